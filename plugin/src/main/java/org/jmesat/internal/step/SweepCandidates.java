package org.jmesat.internal.step;

import java.util.Arrays;

/**
 * Finds the pairs that may have met within a step: those with a continuous body whose {@linkplain SweptBox swept boxes}
 * overlap.
 *
 * <p>The boxes of the broad phase bound all pieces at the end of a step. A separate grid holds the swept boxes of
 * continuous bodies, and pairs of continuous bodies are found in it. Ordinary pieces are found in the broad phase, by
 * queries with the continuous bodies' swept boxes, enlarged by a reach: the swept boxes of nearly all ordinary pieces
 * extend beyond their end boxes by less than the reach. The few pieces that {@linkplain PieceBoxes#far move further}
 * query the grid themselves. So the cost depends on the number of continuous bodies and of these few pieces.
 *
 * <p>The reach affects only the cost, never the result. It is adapted each step, to balance the number of far pieces
 * against the number of false candidates.
 */
final class SweepCandidates {
    private static final double ADAPTATION = 1.5;
    /** The reach changes when one number exceeds twice the other plus this. */
    private static final int BALANCE = 32;

    private final BodySweeps sweeps;
    private final BodyTable bodies;
    private final PieceStore pieces;
    private final GridBroadPhase broadPhase;
    private final GridBroadPhase grid;
    /** How many boxes the grid has; a slot is a number below that. */
    private int count;
    /** Scratch: a box of the grid, as {@link GridBroadPhase#copyBox} has it. */
    private final double[] bounds = new double[4];
    /** The body of each box of the grid. */
    private int[] owners = new int[16];
    private final BoxQuery query = new BoxQuery();
    private final SweptBox box = new SweptBox();
    private double reach;
    private int far;
    private double leastFar;
    private int falseCandidates;
    /** Sorted by ids; a value is an index into {@code lower} and {@code higher}. */
    private final PairOrder pairs = new PairOrder();
    private int[] lower = new int[16];
    private int[] higher = new int[16];

    SweepCandidates(BodySweeps sweeps, BodyTable bodies, PieceStore pieces, WorkerTeam team) {
        grid = new GridBroadPhase(team);
        this.sweeps = sweeps;
        this.bodies = bodies;
        this.pieces = pieces;
        broadPhase = pieces.broadPhase();
    }

    /** Begins a step, before pieces are placed. */
    void begin() {
        bodies.setSweeping(bodies.nextContinuous(0) >= 0);
        pieces.boxes().beginSweep(bodies.isSweeping() ? reach : Double.POSITIVE_INFINITY);
    }

    /** Finds the pairs of a step, after all pieces were placed and the broad phase was updated. */
    void find() {
        pairs.clear();
        grid.clear();
        count = 0;
        for (int body = bodies.nextContinuous(0); body >= 0; body = bodies.nextContinuous(body + 1)) {
            put(body);
        }
        if (count > 0) {
            far = 0;
            falseCandidates = 0;
            leastFar = SweptBox.MOST;
            for (int i = 0; i < count; i++) {
                grid.copyBox(i, bounds, 0);
                findContinuous(i);
                findOrdinary(i);
            }
            for (int slot = pieces.boxes().far().next(0); slot >= 0; slot = pieces.boxes().far().next(slot + 1)) {
                findFromFar(slot);
            }
            pairs.sort();
            adapt();
        }
    }

    private void put(int body) {
        int rules = sweeps.findRules(body);
        if ((rules & BodyTable.CUT) != 0) {
            return;
        }
        sweeps.setPoses(body, box);
        for (int piece = 0; piece < bodies.pieceCount(body); piece++) {
            if (pieces.table().count(bodies.slot(body, piece)) > 0) {
                sweeps.fit(body, box, piece, (rules & BodyTable.DIFFERENT) != 0);
                if (count == owners.length) {
                    owners = Arrays.copyOf(owners, 2 * owners.length);
                }
                owners[count] = body;
                grid.put(count++, box.minX(), box.minY(), box.maxX(), box.maxY());
            }
        }
    }

    private void findContinuous(int i) {
        query.findInBox(grid, bounds[0], bounds[1], bounds[2], bounds[3]);
        for (int n = 0; n < query.count(); n++) {
            int other = query.slot(n);
            if (other > i && owners[other] != owners[i]) {
                add(owners[i], owners[other]);
            }
        }
    }

    private void findOrdinary(int i) {
        boolean moved = (bodies.sweepRules(owners[i]) & BodyTable.MOVED) != 0;
        query.findInBox(broadPhase, bounds[0] - reach, bounds[1] - reach, bounds[2] + reach, bounds[3] + reach);
        for (int n = 0; n < query.count(); n++) {
            int slot = query.slot(n);
            int other = pieces.body(slot);
            if (isOrdinary(other) && !pieces.boxes().far().has(slot) && (moved || bodies.isChanged(other))) {
                sweeps.setPoses(other, box);
                box.clear();
                box.add(pieces.table(), slot);
                if (box.minX() <= bounds[2] && bounds[0] <= box.maxX() && box.minY() <= bounds[3]
                        && bounds[1] <= box.maxY()) {
                    add(owners[i], other);
                } else {
                    falseCandidates++;
                }
            }
        }
    }

    private boolean isOrdinary(int body) {
        return (bodies.sweepRules(body) & (BodyTable.CONTINUOUS | BodyTable.CUT)) == 0;
    }

    private void findFromFar(int slot) {
        int body = pieces.body(slot);
        if (!isOrdinary(body) || pieces.table().count(slot) == 0) {
            return;
        }
        int rules = sweeps.findRules(body);
        if ((rules & BodyTable.CUT) == 0) {
            sweeps.setPoses(body, box);
            sweeps.fit(body, box, pieces.piece(slot), (rules & BodyTable.DIFFERENT) != 0);
            far++;
            leastFar = Math.min(leastFar, Math.max(box.maxX() - box.minX(), box.maxY() - box.minY()));
            query.findInBox(grid, box.minX(), box.minY(), box.maxX(), box.maxY());
            for (int n = 0; n < query.count(); n++) {
                add(owners[query.slot(n)], body);
            }
        }
    }

    private void add(int one, int other) {
        int n = pairs.count();
        if (n == lower.length) {
            lower = Arrays.copyOf(lower, 2 * n);
            higher = Arrays.copyOf(higher, 2 * n);
        }
        boolean ascending = bodies.id(one) < bodies.id(other);
        lower[n] = ascending ? one : other;
        higher[n] = ascending ? other : one;
        pairs.add(PairOrder.key(bodies.id(lower[n]), bodies.id(higher[n])), n);
    }

    private void adapt() {
        if (far > 2 * falseCandidates + BALANCE) {
            reach = Math.min(SweptBox.MOST, reach == 0 ? leastFar : ADAPTATION * reach);
        } else if (falseCandidates > 2 * far + BALANCE) {
            reach /= ADAPTATION;
        }
    }

    /** The number of pairs found; a pair of bodies of several pieces may occur several times in a row. */
    int count() {
        return pairs.count();
    }

    /** The ids of a pair, as {@link PairOrder#key}, in ascending order. */
    long key(int i) {
        return pairs.key(i);
    }

    int lower(int i) {
        return lower[pairs.value(i)];
    }

    int higher(int i) {
        return higher[pairs.value(i)];
    }
}

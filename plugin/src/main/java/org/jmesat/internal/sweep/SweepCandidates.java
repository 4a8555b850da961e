package org.jmesat.internal.sweep;

import java.util.Arrays;
import java.util.List;
import org.jmesat.internal.broadphase.BoxGrid;
import org.jmesat.internal.broadphase.BoxQuery;
import org.jmesat.internal.broadphase.GridBroadPhase;
import org.jmesat.internal.broadphase.PairOrder;
import org.jmesat.internal.place.BodyPoses;
import org.jmesat.internal.place.BodyTable;
import org.jmesat.internal.place.PieceBoxes;
import org.jmesat.internal.place.PieceStore;
import org.jmesat.internal.place.SweptBox;

/**
 * Finds the pairs that may have met on their way in a step: those with a continuous side whose
 * {@linkplain SweptBox swept boxes} overlap.
 *
 * <p>The boxes of the broad phase hold pieces where a step ends, for continuous bodies as for all others. The swept
 * boxes of continuous bodies are in a grid of their own, in which they look for each other. In the broad phase each
 * looks for ordinary pieces within its swept box, grown by a reach: the swept box of nearly every ordinary piece goes
 * beyond its box there by less than that. The few that {@linkplain PieceBoxes#isFar go further} look for continuous
 * bodies in the grid themselves. So the cost follows the number of continuous bodies, and of those few.
 *
 * <p>The reach changes the cost, and never what is found. It is adapted from step to step, and balances the pieces that
 * go further against the neighbours that were looked at in vain.
 */
final class SweepCandidates {
    private static final double ADAPTATION = 1.5;
    /** One side may outweigh the other by a factor of 2, and by so many. */
    private static final int BALANCE = 32;

    private final BodySweeps sweeps;
    private final BodyTable bodies;
    private final PieceStore pieces;
    private final GridBroadPhase broadPhase;
    private final BoxGrid grid = new BoxGrid();
    /** By box of the grid: the index of its body. */
    private int[] owners = new int[16];
    private final BoxQuery query = new BoxQuery();
    private final SweptBox box = new SweptBox();
    private double reach;
    private int far;
    private double leastFar;
    private int vain;
    /** By ids; its values are places in the two arrays of bodies, the one of lower id first. */
    private final PairOrder pairs = new PairOrder();
    private int[] lower = new int[16];
    private int[] higher = new int[16];

    SweepCandidates(BodySweeps sweeps, BodyTable bodies, PieceStore pieces, GridBroadPhase broadPhase) {
        this.sweeps = sweeps;
        this.bodies = bodies;
        this.pieces = pieces;
        this.broadPhase = broadPhase;
    }

    /** Begins a step, before anything is placed. */
    void begin() {
        bodies.setSweeping(bodies.nextContinuous(0) >= 0);
        pieces.boxes().beginSweep(bodies.isSweeping() ? reach : Double.POSITIVE_INFINITY);
    }

    /** Finds the pairs of a step that has placed everything and brought the broad phase up to date. */
    void find() {
        pairs.clear();
        grid.clear();
        for (int body = bodies.nextContinuous(0); body >= 0; body = bodies.nextContinuous(body + 1)) {
            put(body);
        }
        if (grid.count() > 0) {
            grid.sort();
            far = 0;
            vain = 0;
            leastFar = SweptBox.MOST;
            for (int i = 0; i < grid.count(); i++) {
                findContinuous(i);
                findOrdinary(i);
            }
            for (int slot = pieces.boxes().nextFar(0); slot >= 0; slot = pieces.boxes().nextFar(slot + 1)) {
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
        sweeps.setWay(body, box);
        for (int piece = 0; piece < bodies.pieceCount(body); piece++) {
            if (pieces.table().count(bodies.slot(body, piece)) > 0) {
                sweeps.fit(body, box, piece, (rules & BodyTable.DIFFERENT) != 0);
                if (grid.count() == owners.length) {
                    owners = Arrays.copyOf(owners, 2 * owners.length);
                }
                owners[grid.count()] = body;
                grid.add(box.minX(), box.minY(), box.maxX(), box.maxY());
            }
        }
    }

    private void findContinuous(int i) {
        query.findInBox(grid, grid.minX(i), grid.minY(i), grid.maxX(i), grid.maxY(i));
        for (int n = 0; n < query.count(); n++) {
            int other = query.slot(n);
            if (other > i && owners[other] != owners[i]) {
                add(owners[i], owners[other]);
            }
        }
    }

    private void findOrdinary(int i) {
        boolean moved = (bodies.sweepRules(owners[i]) & BodyTable.MOVED) != 0;
        query.findInBox(broadPhase, grid.minX(i) - reach, grid.minY(i) - reach, grid.maxX(i) + reach,
                grid.maxY(i) + reach);
        for (int n = 0; n < query.count(); n++) {
            int slot = query.slot(n);
            int other = pieces.body(slot);
            if (isOrdinary(other) && !pieces.boxes().isFar(slot) && (moved || bodies.isChanged(other))) {
                fit(other, slot);
                if (box.minX() <= grid.maxX(i) && grid.minX(i) <= box.maxX() && box.minY() <= grid.maxY(i)
                        && grid.minY(i) <= box.maxY()) {
                    add(owners[i], other);
                } else {
                    vain++;
                }
            }
        }
    }

    private boolean isOrdinary(int body) {
        return (bodies.sweepRules(body) & (BodyTable.CONTINUOUS | BodyTable.CUT)) == 0;
    }

    /** The swept box of a piece that has not changed its shape. */
    private void fit(int body, int slot) {
        BodyPoses poses = bodies.poses();
        int row = BodyPoses.ROW * body;
        box.setStart(bodies.isChanged(body) ? poses.previous(body) : poses.placed(body), row);
        box.setEnd(poses.placed(body), row);
        box.clear();
        box.add(pieces.table(), slot);
    }

    private void findFromFar(int slot) {
        int body = pieces.body(slot);
        if (!isOrdinary(body) || pieces.table().count(slot) == 0) {
            return;
        }
        int rules = sweeps.findRules(body);
        if ((rules & BodyTable.CUT) == 0) {
            sweeps.setWay(body, box);
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
        if (far > 2 * vain + BALANCE) {
            reach = Math.min(SweptBox.MOST, reach == 0 ? leastFar : ADAPTATION * reach);
        } else if (vain > 2 * far + BALANCE) {
            reach /= ADAPTATION;
        }
    }

    /** How many pairs were found; a pair of several pieces may be among them more than once, one after the other. */
    int count() {
        return pairs.count();
    }

    /** Ids of a pair, as {@link PairOrder#key}; ascending. */
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

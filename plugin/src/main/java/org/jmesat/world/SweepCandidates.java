package org.jmesat.world;

import java.util.Arrays;
import java.util.List;
import org.jmesat.internal.broadphase.BoxGrid;
import org.jmesat.internal.broadphase.BoxQuery;
import org.jmesat.internal.broadphase.GridBroadPhase;
import org.jmesat.internal.broadphase.PairOrder;
import org.jmesat.internal.contacts.ContactTracker;

/**
 * Finds the pairs that may have met on their way in a step: those with a continuous side whose
 * {@linkplain SweptBox swept boxes} overlap.
 *
 * <p>The boxes of the broad phase hold pieces where a step ends, for continuous colliders as for all others. The swept
 * boxes of continuous colliders are in a grid of their own, in which they look for each other. In the broad phase each
 * looks for ordinary pieces within its swept box, grown by a reach: the swept box of nearly every ordinary piece goes
 * beyond its box there by less than that. The few that {@linkplain PieceBoxes#isFar go further} look for continuous
 * colliders in the grid themselves. So the cost follows the number of continuous colliders, and of those few.
 *
 * <p>The reach changes the cost, and never what is found. It is adapted from step to step, and balances the pieces that
 * go further against the neighbours that were looked at in vain.
 */
final class SweepCandidates {
    private static final double ADAPTATION = 1.5;
    /** One side may outweigh the other by a factor of 2, and by so many. */
    private static final int BALANCE = 32;

    private final List<Collider> continuous;
    private final ColliderList colliders;
    private final PieceStore pieces;
    private final GridBroadPhase broadPhase;
    private final BoxGrid grid = new BoxGrid();
    /** By box of the grid: the index of its collider. */
    private int[] owners = new int[16];
    private final BoxQuery query = new BoxQuery();
    private final SweptBox box = new SweptBox();
    private double reach;
    private int far;
    private double leastFar;
    private int vain;
    /** By ids; its values are places in the two arrays of colliders, the one of lower id first. */
    private final PairOrder pairs = new PairOrder();
    private int[] lower = new int[16];
    private int[] higher = new int[16];

    /** The list of continuous colliders is the caller's, who changes it between steps. */
    SweepCandidates(List<Collider> continuous, ColliderList colliders, PieceStore pieces, GridBroadPhase broadPhase) {
        this.continuous = continuous;
        this.colliders = colliders;
        this.pieces = pieces;
        this.broadPhase = broadPhase;
    }

    /** Begins a step, before anything is placed. */
    void begin() {
        colliders.setSweeping(!continuous.isEmpty());
        pieces.boxes().beginSweep(continuous.isEmpty() ? Double.POSITIVE_INFINITY : reach);
    }

    /** Finds the pairs of a step that has placed everything and brought the broad phase up to date. */
    void find() {
        pairs.clear();
        grid.clear();
        for (int i = 0; i < continuous.size(); i++) {
            put(continuous.get(i));
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

    private void put(Collider collider) {
        int rules = collider.findSweepRules();
        if ((rules & ColliderList.CUT) != 0) {
            return;
        }
        collider.setWay(box);
        for (int piece = 0; piece < collider.getPieceCount(); piece++) {
            if (pieces.table().count(collider.slot(piece)) > 0) {
                collider.fit(box, piece, (rules & ColliderList.DIFFERENT) != 0);
                if (grid.count() == owners.length) {
                    owners = Arrays.copyOf(owners, 2 * owners.length);
                }
                owners[grid.count()] = collider.index();
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
        boolean moved = (colliders.sweepRules(owners[i]) & ColliderList.MOVED) != 0;
        query.findInBox(broadPhase, grid.minX(i) - reach, grid.minY(i) - reach, grid.maxX(i) + reach,
                grid.maxY(i) + reach);
        for (int n = 0; n < query.count(); n++) {
            int slot = query.slot(n);
            int other = pieces.colliderIndex(slot);
            if (isOrdinary(other) && !pieces.boxes().isFar(slot) && (moved || colliders.isChanged(other))) {
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

    private boolean isOrdinary(int collider) {
        return (colliders.sweepRules(collider) & (ColliderList.CONTINUOUS | ColliderList.CUT)) == 0;
    }

    /** The swept box of a piece that has not changed its shape. */
    private void fit(int collider, int slot) {
        ColliderPoses poses = colliders.poses();
        int row = ColliderPoses.ROW * collider;
        box.setStart(colliders.isChanged(collider) ? poses.previous(collider) : poses.placed(collider), row);
        box.setEnd(poses.placed(collider), row);
        box.clear();
        box.add(pieces.table(), slot);
    }

    private void findFromFar(int slot) {
        Collider collider = colliders.get(pieces.colliderIndex(slot));
        if (!isOrdinary(collider.index()) || pieces.table().count(slot) == 0) {
            return;
        }
        int rules = collider.findSweepRules();
        if ((rules & ColliderList.CUT) == 0) {
            collider.setWay(box);
            collider.fit(box, pieces.piece(slot), (rules & ColliderList.DIFFERENT) != 0);
            far++;
            leastFar = Math.min(leastFar, Math.max(box.maxX() - box.minX(), box.maxY() - box.minY()));
            query.findInBox(grid, box.minX(), box.minY(), box.maxX(), box.maxY());
            for (int n = 0; n < query.count(); n++) {
                add(owners[query.slot(n)], collider.index());
            }
        }
    }

    private void add(int one, int other) {
        int n = pairs.count();
        if (n == lower.length) {
            lower = Arrays.copyOf(lower, 2 * n);
            higher = Arrays.copyOf(higher, 2 * n);
        }
        boolean ascending = colliders.id(one) < colliders.id(other);
        lower[n] = ascending ? one : other;
        higher[n] = ascending ? other : one;
        pairs.add(PairOrder.key(colliders.id(lower[n]), colliders.id(higher[n])), n);
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

package org.jmesat.internal.broadphase;

import java.util.Arrays;

/**
 * The boxes awake that were put after all others had been sorted into a grid and stay out of it, as long as they are
 * few. Their own pairs are found without sorting anew.
 */
final class PendingBoxes {
    /** So few are compared with each other sooner than all boxes are sorted. */
    private static final int FEW = 16;
    /** One out of so many may be out of the grid. */
    private static final int SHARE = 64;

    /** Positions among the boxes awake, those of before this search first. */
    private int[] positions = new int[16];
    private int count;
    /** How many of them were in the grid until now. */
    private int added;
    /** By position. */
    private boolean[] among = new boolean[16];
    /** Positions of those put since the last search. */
    private int[] put = new int[16];
    private int putCount;
    private final CellGrid asking = new CellGrid();

    /** Forgets them, since all boxes awake were sorted, and makes room for as many positions. */
    void clear(int capacity) {
        for (int i = 0; i < count; i++) {
            among[positions[i]] = false;
        }
        count = 0;
        if (among.length < capacity) {
            among = new boolean[capacity];
        }
    }

    /**
     * Takes over the boxes that were put, which {@code fresh} tells by position. Returns false, without doing anything,
     * if they are too many.
     */
    boolean collect(boolean[] fresh, SlotBoxes awake) {
        if (among.length < fresh.length) {
            among = Arrays.copyOf(among, fresh.length);
        }
        int most = FEW + awake.count / SHARE;
        putCount = 0;
        added = 0;
        for (int position = 0; position < awake.count; position++) {
            if (fresh[position]) {
                added += among[position] ? 0 : 1;
                if (count + added > most) {
                    return false;
                }
                if (putCount == put.length) {
                    put = Arrays.copyOf(put, 2 * putCount);
                }
                put[putCount++] = position;
            }
        }
        return true;
    }

    int count() {
        return count;
    }

    boolean contains(int position) {
        return position < among.length && among[position];
    }

    /** Appends the pairs of a box with those. */
    long find(CellGrid box, SlotBoxes awake, PairBuffer pairs) {
        for (int i = 0; i < count; i++) {
            if (overlap(box.bounds, 0, awake.bounds, 4 * positions[i])) {
                pairs.add(box.slots[0], awake.slots[positions[i]]);
            }
        }
        return count;
    }

    private static boolean overlap(double[] bounds, int p, double[] otherBounds, int q) {
        return bounds[p] <= otherBounds[q + 1] && otherBounds[q] <= bounds[p + 1]
                && bounds[p + 2] <= otherBounds[q + 3] && otherBounds[q + 2] <= bounds[p + 3];
    }

    /** Appends the pairs of boxes that were put with all others, and forgets that they were put. */
    void search(boolean[] fresh, SlotBoxes awake, CellGrid awakeGrid, CellGrid restingGrid, PairBuffer pairs) {
        for (int i = 0; i < putCount; i++) {
            if (!among[put[i]]) {
                add(put[i], awake, awakeGrid);
            }
        }
        for (int i = 0; i < putCount; i++) {
            search(put[i], fresh, awake, awakeGrid, restingGrid, pairs);
            fresh[put[i]] = false;
        }
    }

    /** Sees to it that a box which is removed is not found in the grid. */
    void remove(int position, int slot, CellGrid awakeGrid) {
        if (position < awakeGrid.count() && !among[position]) {
            awakeGrid.clear(position, slot);
        }
    }

    /** A box that is new has no entry in the grid. */
    private void add(int position, SlotBoxes awake, CellGrid awakeGrid) {
        if (position < awakeGrid.count()) {
            awakeGrid.clear(position, awake.slots[position]);
        }
        among[position] = true;
        if (count == positions.length) {
            positions = Arrays.copyOf(positions, 2 * count);
        }
        positions[count++] = position;
    }

    /** Of two that were put, the second finds the other. */
    private void search(int position, boolean[] fresh, SlotBoxes awake, CellGrid awakeGrid, CellGrid restingGrid,
            PairBuffer pairs) {
        double[] bounds = awake.bounds;
        int p = 4 * position;
        asking.slots[0] = awake.slots[position];
        System.arraycopy(bounds, p, asking.bounds, 0, 4);
        for (int i = 0; i < count; i++) {
            if (!fresh[positions[i]] && overlap(bounds, p, bounds, 4 * positions[i])) {
                pairs.add(awake.slots[position], awake.slots[positions[i]]);
            }
        }
        PairSearch.between(asking, 0, 1, awakeGrid, pairs);
        PairSearch.between(asking, 0, 1, restingGrid, pairs);
    }
}

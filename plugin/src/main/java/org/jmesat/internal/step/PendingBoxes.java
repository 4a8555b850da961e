package org.jmesat.internal.step;

import java.util.Arrays;

/**
 * Awake boxes that were put since the grid was built. As long as they are few, they stay out of the grid, and their
 * pairs are found without rebuilding it.
 */
final class PendingBoxes {
    /** Comparing up to this many with each other is faster than sorting all boxes. */
    private static final int FEW = 16;
    /** One box in this many may be outside the grid, in addition. */
    private static final int SHARE = 64;

    /** Their positions among the awake boxes. */
    private int[] positions = new int[16];
    private int count;
    /** How many boxes this search adds. */
    private int added;
    /** By position: whether the box is pending. */
    private boolean[] among = new boolean[16];
    /** The positions of boxes put since the last search. */
    private int[] put = new int[16];
    private int putCount;
    private final CellGrid query = new CellGrid();

    /** Clears the list after the grid was built, and ensures capacity for a number of positions. */
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
     * Collects the boxes that were put, marked in {@code fresh} by position. Returns false if there are too many; then
     * no box becomes pending.
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

    /** Appends the pairs of a box with pending boxes. */
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

    /** Appends the pairs of the boxes that were put with all others, and clears their {@code fresh} marks. */
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

    /** Clears the grid's entry of a box that is removed. */
    void remove(int position, int slot, CellGrid awakeGrid) {
        if (position < awakeGrid.count() && !among[position]) {
            awakeGrid.clear(position, slot);
        }
    }

    /** Makes a box pending and clears its entry in the grid, which a new box does not have. */
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

    /** Appends the pairs of one box. Of two boxes that were put, the later one finds the pair. */
    private void search(int position, boolean[] fresh, SlotBoxes awake, CellGrid awakeGrid, CellGrid restingGrid,
            PairBuffer pairs) {
        double[] bounds = awake.bounds;
        int p = 4 * position;
        query.slots[0] = awake.slots[position];
        System.arraycopy(bounds, p, query.bounds, 0, 4);
        for (int i = 0; i < count; i++) {
            if (!fresh[positions[i]] && overlap(bounds, p, bounds, 4 * positions[i])) {
                pairs.add(awake.slots[position], awake.slots[positions[i]]);
            }
        }
        PairSearch.between(query, 0, 1, awakeGrid, pairs);
        PairSearch.between(query, 0, 1, restingGrid, pairs);
    }

    /** Drops the pairs of which a box is pending or absent, given the places of boxes by slot. */
    void dropOutdated(PairBuffer pairs, int[] places) {
        int kept = 0;
        for (int from = 0; from < pairs.count; from = Blocks.end(from, pairs.count)) {
            kept = keepSorted(pairs, places, from, Blocks.end(from, pairs.count), kept);
        }
        pairs.count = kept;
    }

    private int keepSorted(PairBuffer pairs, int[] places, int from, int end, int to) {
        int kept = to;
        for (int i = from; i < end; i++) {
            if (isSorted(places[pairs.lower[i]]) && isSorted(places[pairs.higher[i]])) {
                pairs.lower[kept] = pairs.lower[i];
                pairs.higher[kept++] = pairs.higher[i];
            }
        }
        return kept;
    }

    private boolean isSorted(int place) {
        return place < GridBroadPhase.ABSENT || place != GridBroadPhase.ABSENT && !contains(place);
    }
}

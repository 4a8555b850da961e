package org.jmesat.internal.step;

import java.util.Arrays;
import java.util.Objects;

/**
 * A broad phase that finds the pairs of overlapping boxes, at a cost in proportion to the awake boxes.
 *
 * <p>Boxes are identified by slots: small integers, which the caller assigns and reuses. A box that is put is awake.
 * Each search sorts the awake boxes into a grid again. A box that has not been put for a while goes to rest: it moves
 * to a second grid, which stays unchanged and is only searched for pairs with awake boxes. Pairs of two resting boxes
 * are not reported: neither has moved, so the caller still knows them.
 *
 * <p>Boxes go to rest many at a time, since this rebuilds the resting grid: once the searches have sorted as many boxes
 * that may rest as the rebuild has to sort. So whatever moves next, the total cost is at most twice the least possible.
 *
 * <p>A search costs O(awake · levels + k) with k pairs of nearby boxes; see {@link PairSearch}. The same calls give the
 * same pairs in the same order. Storage grows on demand and never shrinks. Not thread-safe, unless a method says so.
 */
final class GridBroadPhase {
    /** After how many searches without a put a box may rest. */
    static final int REST_AFTER = 8;

    /** Up to this many cleared entries are not worth a rebuild. */
    private static final int FEW = 32;

    private final CellGrid awakeGrid;
    private final CellGrid restingGrid;
    /** By slot, four numbers: least x, greatest x, least y, greatest y. */
    private double[] bounds = new double[64];
    /** By slot: the call at which its box was put last. */
    private int[] putAt = new int[16];
    /** By slot: its entry in the resting grid. */
    private int[] entries = new int[16];
    /** One bit for each slot with an awake box. */
    private long[] awake = new long[1];
    /** One bit for each slot with an entry in the resting grid. If its box is awake, too, the entry is out of date. */
    private long[] resting = new long[1];
    /** Scratch: the slots to be sorted. */
    private int[] listed = new int[16];
    private int listedCount;
    private int calls;
    /** Whether boxes were put or removed since the awake grid was built. */
    private boolean unsorted;
    /** How many entries of the resting grid are cleared. */
    private int cleared;
    /** The sum, over all searches since the last rebuild, of the awake boxes that could have rested. */
    private long debt;
    /** How often a box has left the resting grid. */
    private long wakings;

    /** Creates a broad phase without boxes; the team sorts them. */
    GridBroadPhase(WorkerTeam team) {
        awakeGrid = new CellGrid(team);
        restingGrid = new CellGrid(team);
    }

    /**
     * Sets the box of a slot, in world units, and wakes it. Different threads may put different slots below the
     * capacity.
     *
     * @throws IllegalArgumentException if the slot is negative or the box empty or not finite
     */
    void put(int slot, double minX, double minY, double maxX, double maxY) {
        if (slot < 0 || !(minX <= maxX && minY <= maxY && minX >= -Double.MAX_VALUE && minY >= -Double.MAX_VALUE
                && maxX <= Double.MAX_VALUE && maxY <= Double.MAX_VALUE)) {
            throw new IllegalArgumentException(
                    "Box of slot " + slot + " is empty or not finite: " + minX + " " + minY + " " + maxX + " " + maxY);
        }
        if (slot >= putAt.length) {
            ensureCapacity(slot + 1);
        }
        // Turns −0 into 0, since comparisons use the sign of a difference.
        int p = 4 * slot;
        bounds[p] = minX + 0.0;
        bounds[p + 1] = maxX + 0.0;
        bounds[p + 2] = minY + 0.0;
        bounds[p + 3] = maxY + 0.0;
        putAt[slot] = calls;
        IndexSet.addShared(awake, slot);
        if (!unsorted) {
            // Not written each time, since threads that put boxes would wait for each other's cache line.
            unsorted = true;
        }
    }

    /** Makes room for slots below a number. */
    void ensureCapacity(int slots) {
        if (slots > putAt.length) {
            int capacity = Math.max(slots, putAt.length + putAt.length / 2);
            bounds = Arrays.copyOf(bounds, 4 * capacity);
            entries = Arrays.copyOf(entries, capacity);
            awake = Arrays.copyOf(awake, (capacity >>> 6) + 1);
            resting = Arrays.copyOf(resting, (capacity >>> 6) + 1);
            listed = Arrays.copyOf(listed, capacity);
            putAt = Arrays.copyOf(putAt, capacity);
        }
    }

    private static boolean has(long[] bits, int slot) {
        return slot >= 0 && slot >>> 6 < bits.length && (bits[slot >>> 6] & 1L << slot) != 0;
    }

    /** Removes a slot's box, if it has one. */
    void remove(int slot) {
        if (has(awake, slot)) {
            awake[slot >>> 6] &= ~(1L << slot);
            unsorted = true;
        }
        if (has(resting, slot)) {
            leaveRest(slot);
        }
    }

    /** Removes all boxes. */
    void clear() {
        Arrays.fill(awake, 0);
        Arrays.fill(resting, 0);
        listedCount = 0;
        restingGrid.build(bounds, listed, 0);
        cleared = 0;
        unsorted = true;
    }

    private void leaveRest(int slot) {
        resting[slot >>> 6] &= ~(1L << slot);
        restingGrid.clear(entries[slot]);
        cleared++;
        wakings++;
    }

    /** {@return whether a slot has a resting box} */
    boolean isResting(int slot) {
        return has(resting, slot) && !has(awake, slot);
    }

    /**
     * Copies the box of a slot, as it was put last: least x and y, then greatest x and y.
     *
     * @return false, with nothing copied, if the slot has no box
     */
    boolean copyBox(int slot, double[] store, int at) {
        if (!has(awake, slot) && !has(resting, slot)) {
            return false;
        }
        int p = 4 * slot;
        store[at] = bounds[p];
        store[at + 1] = bounds[p + 2];
        store[at + 2] = bounds[p + 1];
        store[at + 3] = bounds[p + 3];
        return true;
    }

    /**
     * {@return how often a resting box has left the resting grid, a number that only grows (≥0)}
     * It is up to date after {@link #prepare}. As long as it stays the same, no resting box has woken.
     */
    long wakings() {
        return wakings;
    }

    /**
     * Delays the rest of all awake boxes, as if they had been put again: for a caller that has lost the pairs of the
     * last search.
     */
    void postponeRest() {
        Arrays.fill(putAt, calls);
    }

    /**
     * Begins a search for all pairs of boxes that overlap or touch and of which at least one is awake. Puts boxes to
     * rest, sorts the awake ones, and returns the number of entries to {@linkplain #search search}. Call this once a
     * tick, since boxes go to rest after a number of calls.
     */
    int prepare() {
        int restable = list(awake);
        dropWoken();
        debt += restable;
        int atRest = restingGrid.count() - cleared;
        if (restable > 0 && debt >= atRest + restable || cleared > FEW + atRest / 2) {
            rebuild();
            list(awake);
        }
        awakeGrid.build(bounds, listed, listedCount);
        unsorted = false;
        calls++;
        return listedCount;
    }

    /** Lists the slots of a set in order, and returns how many of them may rest. */
    private int list(long[] bits) {
        int restable = 0;
        listedCount = 0;
        for (int word = 0; word < bits.length; word++) {
            if (bits[word] != 0) {
                restable += list(word << 6, bits[word]);
            }
        }
        return restable;
    }

    private int list(int first, long bits) {
        int restable = 0;
        for (long left = bits; left != 0; left &= left - 1) {
            int slot = first + Long.numberOfTrailingZeros(left);
            listed[listedCount++] = slot;
            restable += mayRest(slot) ? 1 : 0;
        }
        return restable;
    }

    /** Whether a box has not been put for long enough to rest. */
    private boolean mayRest(int slot) {
        return calls - putAt[slot] >= REST_AFTER;
    }

    /** Clears the entries of woken boxes in the resting grid. */
    private void dropWoken() {
        for (int word = 0; word < resting.length; word++) {
            for (long left = resting[word] & awake[word]; left != 0; left &= left - 1) {
                leaveRest((word << 6) + Long.numberOfTrailingZeros(left));
            }
        }
    }

    /** Builds the resting grid from the boxes that rest and those listed that may rest. */
    private void rebuild() {
        for (int i = 0; i < listedCount; i++) {
            int slot = listed[i];
            if (mayRest(slot)) {
                awake[slot >>> 6] &= ~(1L << slot);
                resting[slot >>> 6] |= 1L << slot;
            }
        }
        list(resting);
        restingGrid.build(bounds, listed, listedCount);
        noteEntries();
        cleared = 0;
        debt = 0;
    }

    private void noteEntries() {
        for (int e = 0; e < restingGrid.count(); e++) {
            if (!restingGrid.isCleared(e)) {
                entries[restingGrid.slots[e]] = e;
            }
        }
    }

    /** Counts as a search, towards the rest of boxes, for a caller who knows that the pairs are the same. */
    void skip() {
        calls++;
    }

    /** The grid of the awake boxes, as they were put last. */
    CellGrid awakeGrid() {
        sort();
        return awakeGrid;
    }

    /** The grid of the resting boxes; entries of boxes that have left it are cleared. */
    CellGrid restingGrid() {
        sort();
        return restingGrid;
    }

    private void sort() {
        if (unsorted) {
            list(awake);
            dropWoken();
            awakeGrid.build(bounds, listed, listedCount);
            unsorted = false;
        }
    }

    /**
     * Appends the pairs of a range of the entries that {@link #prepare} has counted, and returns how many boxes were
     * compared. Disjoint ranges that cover all entries give each pair once. Different threads may search them at the
     * same time, each with its own buffer.
     *
     * @throws IndexOutOfBoundsException if the range is not within the entries
     */
    long search(int from, int to, PairBuffer pairs) {
        Objects.checkFromToIndex(from, to, awakeGrid.count());
        return PairSearch.within(awakeGrid, from, to, pairs)
                + PairSearch.between(awakeGrid, from, to, restingGrid, pairs);
    }
}

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
public final class GridBroadPhase {
    /** After how many searches without a put a box may rest. */
    static final int REST_AFTER = 8;

    static final int ABSENT = -1;
    /** Up to this many cleared entries are not worth a rebuild. */
    private static final int FEW = 32;

    private final AwakeBoxes awake = new AwakeBoxes();
    private final CellGrid awakeGrid = new CellGrid();
    private final CellGrid restingGrid = new CellGrid();
    /** By slot: its position among the awake boxes, {@link #ABSENT}, or -2 minus its entry in the resting grid. */
    private int[] places = new int[0];
    private int calls;
    /** Whether awake boxes were put or removed since the last search. */
    private boolean unsorted;
    /** How many entries of the resting grid are cleared. */
    private int cleared;
    /** The sum, over all searches since the last rebuild, of the awake boxes that could have rested. */
    private long debt;
    /** How often a box has left the resting grid. */
    private long wakings;

    /**
     * Sets the box of a slot, in world units, and wakes it. Storage grows with the greatest slot ever used.
     *
     * @throws IllegalArgumentException if the slot is negative or the box empty or not finite
     */
    public void put(int slot, double minX, double minY, double maxX, double maxY) {
        SlotBoxes.requireBox(slot, minX, minY, maxX, maxY);
        int position = place(slot);
        if (position < 0) {
            position = append(slot);
        }
        awake.setPutAt(position, calls);
        awake.boxes().set(position, minX, minY, maxX, maxY);
        if (!unsorted) {
            // Not written each time, since threads that put boxes would wait for each other's cache line.
            unsorted = true;
        }
    }

    private int place(int slot) {
        return slot >= 0 && slot < places.length ? places[slot] : ABSENT;
    }

    /**
     * Makes sure that a slot has an awake box. If it had none, it gets an empty box, which the caller must
     * {@linkplain #put put}. After this, different threads may put different slots.
     *
     * @throws IllegalArgumentException if the slot is negative
     */
    public void wake(int slot) {
        if (place(slot) < 0) {
            append(slot);
        }
    }

    private int append(int slot) {
        if (slot < 0 || slot == Integer.MAX_VALUE) {
            throw new IllegalArgumentException("Slot " + slot + " is negative or Integer.MAX_VALUE");
        }
        if (slot >= places.length) {
            growPlaces(slot + 1);
        }
        leaveRest(places[slot]);
        int position = awake.append(slot);
        places[slot] = position;
        return position;
    }

    private void growPlaces(int slots) {
        int known = places.length;
        if (slots > known) {
            places = Arrays.copyOf(places, Math.max(slots, known + known / 2 + 16));
            Arrays.fill(places, known, places.length, ABSENT);
        }
    }

    private void leaveRest(int place) {
        if (place < ABSENT) {
            restingGrid.clear(ABSENT - 1 - place);
            cleared++;
            wakings++;
        }
    }

    /** Removes a slot's box, if it has one. */
    public void remove(int slot) {
        int place = place(slot);
        if (place == ABSENT) {
            return;
        }
        leaveRest(place);
        if (place >= 0) {
            awake.remove(place);
            unsorted = true;
        }
        places[slot] = ABSENT;
    }

    /** {@return whether a slot has a resting box} */
    public boolean isResting(int slot) {
        return place(slot) < ABSENT;
    }

    /**
     * Copies the box of a slot, as it was put last: least x and y, then greatest x and y.
     *
     * @return false, with nothing copied, if the slot has no box
     * @throws IndexOutOfBoundsException if the array has no room for four numbers from the index on
     */
    public boolean copyBox(int slot, double[] store, int at) {
        Objects.checkFromIndexSize(at, 4, Objects.requireNonNull(store, "store").length);
        int place = place(slot);
        if (place == ABSENT) {
            return false;
        }
        double[] bounds = place >= 0 ? awake.boxes().bounds : restingGrid.bounds;
        int p = 4 * (place >= 0 ? place : ABSENT - 1 - place);
        store[at] = bounds[p];
        store[at + 1] = bounds[p + 2];
        store[at + 2] = bounds[p + 1];
        store[at + 3] = bounds[p + 3];
        return true;
    }

    /** {@return how many boxes are awake (≥0)} */
    public int awakeCount() {
        return awake.count();
    }

    /** {@return whether any box may be resting; false if none is} */
    public boolean hasResting() {
        return restingGrid.count() > 0;
    }

    /**
     * {@return how often a resting box was put or removed, a number that only grows (≥0)}
     * As long as it stays the same, no resting box has woken.
     */
    public long wakings() {
        return wakings;
    }

    /**
     * Delays the rest of all awake boxes, as if they had been put again: for a caller that has lost the pairs of the
     * last search.
     */
    public void postponeRest() {
        awake.setAllPutAt(calls);
    }

    /**
     * Begins a search for all pairs of boxes that overlap or touch and of which at least one is awake. Puts boxes to
     * rest, sorts the awake ones, and returns the number of entries to {@linkplain #search search}. Call this once a
     * tick, since boxes go to rest after a number of calls.
     */
    public int prepare() {
        awake.dropTombstones(places);
        putToRest();
        buildAwakeGrid();
        calls++;
        return awakeGrid.count();
    }

    /**
     * Counts as a search, towards the rest of boxes, for a caller who has put and removed no box since the last search:
     * the pairs are the same.
     */
    public void skip() {
        calls++;
    }

    private void buildAwakeGrid() {
        awake.dropTombstones(places);
        awakeGrid.build(awake.boxes(), false);
        unsorted = false;
    }

    /** The grid of the awake boxes, as they were put last. */
    CellGrid awakeGrid() {
        if (unsorted) {
            buildAwakeGrid();
        }
        return awakeGrid;
    }

    /** The grid of the resting boxes; entries of boxes that have left it are cleared. */
    CellGrid restingGrid() {
        return restingGrid;
    }

    /**
     * Appends the pairs of a range of the entries that {@link #prepare} has counted, and returns how many boxes were
     * compared. Disjoint ranges that cover all entries give each pair once. Different threads may search them at the
     * same time, each with its own buffer.
     *
     * @throws IndexOutOfBoundsException if the range is not within the entries
     */
    public long search(int from, int to, PairBuffer pairs) {
        Objects.checkFromToIndex(from, to, awakeGrid.count());
        Objects.requireNonNull(pairs, "pairs");
        return PairSearch.within(awakeGrid, from, to, pairs)
                + PairSearch.between(awakeGrid, from, to, restingGrid, pairs);
    }

    /**
     * Numbers slots such that boxes near each other, at the last {@link #prepare}, get numbers near each other. Slots
     * without a box come last. {@code numbers} receives a permutation of the slots; {@code slots} is greater than every
     * slot with a box.
     *
     * @throws IndexOutOfBoundsException if the numbers are fewer than the slots
     */
    public void numberByPlace(int[] numbers, int slots) {
        Objects.checkFromToIndex(0, slots, Objects.requireNonNull(numbers, "numbers").length);
        Arrays.fill(numbers, 0, slots, ABSENT);
        int next = awakeGrid.number(numbers, ABSENT, 0);
        next = restingGrid.number(numbers, ABSENT, next);
        for (int slot = 0; slot < slots; slot++) {
            if (numbers[slot] == ABSENT) {
                numbers[slot] = next++;
            }
        }
    }

    /**
     * Renumbers the slots of all boxes. {@code newSlots} holds the new slot for each old one, a permutation;
     * {@code slots} is greater than every slot ever used.
     *
     * @throws IndexOutOfBoundsException if there are fewer new slots than {@code slots}
     */
    public void renumber(int[] newSlots, int slots) {
        Objects.checkFromToIndex(0, slots, Objects.requireNonNull(newSlots, "newSlots").length);
        growPlaces(slots);
        awakeGrid.renumber(newSlots);
        restingGrid.renumber(newSlots);
        Arrays.fill(places, ABSENT);
        awake.renumber(newSlots, places);
        awake.dropTombstones(places);
        awake.sort(places);
        for (int e = 0; e < restingGrid.count(); e++) {
            if (!restingGrid.isCleared(e)) {
                places[restingGrid.slots[e]] = ABSENT - 1 - e;
            }
        }
    }

    private void putToRest() {
        int restable = awake.countRestable(calls);
        debt += restable;
        int resting = restingGrid.count() - cleared;
        if (restable > 0 && debt >= resting + restable || cleared > FEW + resting / 2) {
            rebuild(restable);
        }
    }

    private void rebuild(int restable) {
        SlotBoxes staging = awake.spare();
        for (int e = 0; e < restingGrid.count(); e++) {
            if (places[restingGrid.slots[e]] == ABSENT - 1 - e) {
                staging.appendFrom(restingGrid.bounds, restingGrid.slots, e);
            }
        }
        if (restable > 0) {
            awake.moveRestable(calls, staging, places);
        }
        restingGrid.build(staging, true);
        for (int e = 0; e < restingGrid.count(); e++) {
            places[restingGrid.slots[e]] = ABSENT - 1 - e;
        }
        cleared = 0;
        debt = 0;
    }
}

package org.jmesat.internal.broadphase;

import java.util.Arrays;
import java.util.Objects;

/**
 * Finds the pairs of overlapping boxes, at a cost that follows the boxes that move.
 *
 * <p>Boxes are known by slot: small whole numbers, given out and used again by the caller. A box that is put is awake.
 * Those awake are sorted into a grid anew each time; one that has not been put for a while goes to rest and is sorted
 * into another grid, which stays as it is and is only searched for what those awake overlap. Pairs of two resting boxes
 * are not reported: neither has moved, so the caller still knows them.
 *
 * <p>Going to rest means that the grid of the resting is built again, so it happens to many boxes at a time: when those
 * that might rest have cost about as much awake as building will. That is at most twice the least cost possible,
 * whatever will move next.
 *
 * <p>A call costs O(awake · levels + k) with k pairs of boxes close to each other; see {@link PairSearch}. The same
 * calls give the same pairs in the same order. Storage grows on demand and never shrinks. Not thread-safe.
 */
public final class GridBroadPhase {
    /** After how many searches without a put a box may rest. */
    static final int REST_AFTER = 8;

    private static final int ABSENT = -1;
    /** Room for cleared entries that is not worth a rebuild. */
    private static final int FEW = 32;

    private final AwakeBoxes awake = new AwakeBoxes();
    private final CellGrid awakeGrid = new CellGrid();
    private final CellGrid restingGrid = new CellGrid();
    /** By slot: a position among the awake, {@link #ABSENT}, or -2 less the entry of the resting grid. */
    private int[] places = new int[0];
    private int calls;
    /** Whether boxes awake were put or removed since pairs were found. */
    private boolean unsorted;
    /** Entries of the resting grid whose boxes have left it. */
    private int cleared;
    /** How many searches have been made for boxes that might have rested, since the last rebuild. */
    private long debt;
    /** How often a box has left the resting grid. */
    private long wakings;
    private final PendingBoxes pending = new PendingBoxes();
    /** Whether slots were renumbered since the boxes awake were in the order of their slots. */
    private boolean renumbered;

    /** Creates a broad phase without boxes. */
    public GridBroadPhase() {
    }

    /**
     * Gives a slot its box, new or moved, in world units. It is awake from now on. Storage grows with the greatest slot
     * ever used.
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
        awake.setFresh(position);
        set(position, minX, minY, maxX, maxY);
    }

    private void set(int position, double minX, double minY, double maxX, double maxY) {
        awake.boxes().set(position, minX, minY, maxX, maxY);
        if (!unsorted) {
            // Not each time, as threads that put boxes would wait for each other.
            unsorted = true;
        }
    }

    /**
     * Gives a slot's box that is {@linkplain #isAwake awake} other bounds, in world units, for the next
     * {@link #prepare}: {@link #findNewPairs} goes on with the former bounds. It does not keep the box from resting.
     * Different slots may be refitted by different threads.
     *
     * @throws IllegalArgumentException if the slot's box is not awake, or the new one empty or not finite
     */
    public void refit(int slot, double minX, double minY, double maxX, double maxY) {
        SlotBoxes.requireBox(slot, minX, minY, maxX, maxY);
        int position = place(slot);
        if (position < 0) {
            throw new IllegalArgumentException("The box of slot " + slot + " is not awake");
        }
        set(position, minX, minY, maxX, maxY);
    }

    /**
     * Tells whether a slot's box, as it was put last, is awake and holds another one. If so, it stays awake as if it
     * had been put again. Different slots may be asked about by different threads.
     */
    public boolean holds(int slot, double minX, double minY, double maxX, double maxY) {
        int position = place(slot);
        if (position < 0) {
            return false;
        }
        boolean holds = awake.holds(position, minX, minY, maxX, maxY);
        if (holds) {
            awake.setPutAt(position, calls);
        }
        return holds;
    }

    private int place(int slot) {
        return slot >= 0 && slot < places.length ? places[slot] : ABSENT;
    }

    /**
     * Makes sure that a slot has a box that is awake. If there was none, it is an empty box, which is to be
     * {@linkplain #put put}. Different slots that are awake may be put by different threads.
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
            throw new IllegalArgumentException("Slot " + slot + " is negative or the greatest number there is");
        }
        growPlaces(slot + 1);
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

    /** Removes a slot's box; without one nothing happens. */
    public void remove(int slot) {
        int place = place(slot);
        if (place == ABSENT) {
            return;
        }
        leaveRest(place);
        if (place >= 0) {
            pending.remove(place, slot, awakeGrid);
            awake.remove(place);
        }
        places[slot] = ABSENT;
    }

    /** {@return whether a slot has a box that does not rest} */
    public boolean isAwake(int slot) {
        return place(slot) >= 0;
    }

    /** {@return whether a slot has a box that went to rest and has not been put since} */
    public boolean isResting(int slot) {
        return place(slot) < ABSENT;
    }

    /** {@return how many boxes are awake (≥0)} */
    public int awakeCount() {
        return awake.count();
    }

    /** {@return whether any box may be at rest; false if none is} */
    public boolean hasResting() {
        return restingGrid.count() > 0;
    }

    /**
     * {@return how often a box that rested was put or removed, a number that only grows (≥0)}
     * As long as it is the same, no resting box has woken.
     */
    public long wakings() {
        return wakings;
    }

    /**
     * Keeps what is awake from resting for a while, as if it had been put again: for a caller that has not kept the
     * pairs of the last call.
     */
    public void postponeRest() {
        awake.setAllPutAt(calls);
    }

    /**
     * Begins to find every pair of boxes that overlap or touch and of which at least one is awake: sends to rest what
     * may, sorts what is awake, and returns how many entries there are to {@linkplain #search search} for. To be called
     * once a tick, as resting is counted in calls.
     */
    public int prepare() {
        int entries = prepareNext();
        calls++;
        return entries;
    }

    /**
     * Prepares the search of the next tick, after {@link #findNewPairs}, and returns how many entries there are. After
     * this a caller searches now or at the next tick, and adds the pairs of boxes that were put in between by
     * {@link #findNewPairs}. It drops what it has found before that by {@link #dropOutdated}.
     */
    public int prepareNext() {
        awake.dropTombstones(places);
        if (renumbered) {
            awake.sort(places);
            renumbered = false;
        }
        settle();
        return sort();
    }

    /** Does {@link #prepare} again at the same tick, after boxes awake have been put once more. */
    public int sort() {
        buildAwakeGrid();
        Arrays.fill(awake.fresh(), 0, awake.boxes().count, false);
        return awakeGrid.count();
    }

    /**
     * Finds the pairs of what was put, in place of {@link #prepare} and {@link #search}, for a caller who has kept all
     * pairs that were found before: those of boxes that have not been put since are the same. Returns false, without
     * doing anything, if so many boxes were put that all pairs are to be found again. The buffer is cleared and
     * receives the slots of each pair of which a box was put since, and maybe of others, in an order that depends on
     * the calls so far alone.
     *
     * @throws PairLimitException if there are more than the buffer's limit; then, too, all are to be found again
     */
    public boolean findNewPairs(PairBuffer pairs) {
        Objects.requireNonNull(pairs, "pairs");
        if (!pending.collect(awake.fresh(), awake.boxes())) {
            return false;
        }
        pairs.clear();
        pending.search(awake.fresh(), awake.boxes(), awakeGrid, restingGrid, pairs);
        unsorted = false;
        calls++;
        return true;
    }

    /**
     * Counts a search for a caller who has kept all pairs, and has put and removed nothing since
     * the last one: the pairs are the same. Boxes come closer to resting by it.
     */
    public void skip() {
        calls++;
    }

    /** After {@link #findNewPairs}, drops pairs that were found before it and of which a box has changed since. */
    public void dropOutdated(PairBuffer pairs) {
        Objects.requireNonNull(pairs, "pairs");
        int kept = 0;
        for (int i = 0; i < pairs.count; i++) {
            if (isSorted(pairs.lower[i]) && isSorted(pairs.higher[i])) {
                pairs.lower[kept] = pairs.lower[i];
                pairs.higher[kept++] = pairs.higher[i];
            }
        }
        pairs.count = kept;
    }

    private boolean isSorted(int slot) {
        int place = places[slot];
        return place < ABSENT || place != ABSENT && !pending.contains(place);
    }

    private void buildAwakeGrid() {
        awake.dropTombstones(places);
        awakeGrid.build(awake.boxes(), false);
        pending.clear(awake.fresh().length);
        unsorted = false;
    }

    /** The boxes awake, as they were put last. */
    CellGrid awakeGrid() {
        if (unsorted || pending.count() > 0) {
            buildAwakeGrid();
        }
        return awakeGrid;
    }

    /**
     * Appends the pairs of a box with boxes awake, as they were put last. They are sorted only if pairs are out of
     * date.
     */
    long findAwake(CellGrid asking, PairBuffer pairs) {
        if (unsorted) {
            buildAwakeGrid();
        }
        return PairSearch.between(asking, 0, 1, awakeGrid, pairs) + pending.find(asking, awake.boxes(), pairs);
    }

    /** The resting boxes; those that have been put or removed since are cleared. */
    CellGrid restingGrid() {
        return restingGrid;
    }

    /**
     * Appends the pairs of a range of entries, of as many as {@link #prepare} returned, and returns how many boxes were
     * compared. Disjoint ranges that make up all entries give each pair once; they may be searched at the same time by
     * different threads, each with a buffer of its own.
     *
     * @throws IndexOutOfBoundsException if there is no such range
     */
    public long search(int from, int to, PairBuffer pairs) {
        Objects.checkFromToIndex(from, to, awakeGrid.count());
        Objects.requireNonNull(pairs, "pairs");
        return PairSearch.within(awakeGrid, from, to, pairs)
                + PairSearch.between(awakeGrid, from, to, restingGrid, pairs);
    }

    /**
     * Numbers slots such that those whose boxes were near each other at the last call of {@link #prepare} get numbers
     * near each other. Those without a box come last. {@code numbers} receives a permutation of the slots;
     * {@code slots} is greater than every slot with a box.
     *
     * @throws IndexOutOfBoundsException if the numbers are fewer than the slots
     */
    public void numberByPlace(int[] numbers, int slots) {
        Objects.checkFromToIndex(0, slots, Objects.requireNonNull(numbers, "numbers").length);
        Arrays.fill(numbers, 0, slots, ABSENT);
        int next = number(awakeGrid, numbers, 0);
        next = number(restingGrid, numbers, next);
        for (int slot = 0; slot < slots; slot++) {
            if (numbers[slot] == ABSENT) {
                numbers[slot] = next++;
            }
        }
    }

    private static int number(CellGrid grid, int[] numbers, int first) {
        int next = first;
        for (int e = 0; e < grid.count(); e++) {
            if (numbers[grid.slots[e]] == ABSENT) {
                numbers[grid.slots[e]] = next++;
            }
        }
        return next;
    }

    /**
     * Gives boxes other slots: {@code newSlots} holds, by slot, the slot that its box has from now on, a permutation;
     * {@code slots} is greater than every slot that was ever used.
     *
     * @throws IndexOutOfBoundsException if the new slots are fewer than there are
     */
    public void renumber(int[] newSlots, int slots) {
        Objects.checkFromToIndex(0, slots, Objects.requireNonNull(newSlots, "newSlots").length);
        growPlaces(slots);
        renumber(awakeGrid.slots, awakeGrid.count(), newSlots);
        renumber(restingGrid.slots, restingGrid.count(), newSlots);
        Arrays.fill(places, ABSENT);
        awake.renumber(newSlots, places);
        for (int e = 0; e < restingGrid.count(); e++) {
            if (!restingGrid.isCleared(e)) {
                places[restingGrid.slots[e]] = ABSENT - 1 - e;
            }
        }
        renumbered = true;
    }

    private static void renumber(int[] slots, int count, int[] newSlots) {
        for (int i = 0; i < count; i++) {
            slots[i] = newSlots[slots[i]];
        }
    }

    private void settle() {
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

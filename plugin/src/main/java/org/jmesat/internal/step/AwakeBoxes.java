package org.jmesat.internal.step;

import java.util.Arrays;

/**
 * The awake boxes, by position, and the call at which each was put last. A removed box leaves a tombstone, so that the
 * others keep their positions until the next sort.
 */
final class AwakeBoxes {
    private static final int NONE = -1;

    private SlotBoxes boxes = new SlotBoxes();
    private SlotBoxes spare = new SlotBoxes();
    private int[] putAt = new int[16];
    /** Scratch for sorting {@link #putAt}. */
    private int[] sortedPutAt = new int[16];
    private int tombstones;

    /** All positions, including tombstones, which have no slot. */
    SlotBoxes boxes() {
        return boxes;
    }

    /** An empty buffer of boxes, valid until the next call or sort. */
    SlotBoxes spare() {
        spare.count = 0;
        return spare;
    }

    int count() {
        return boxes.count - tombstones;
    }

    /** Appends an empty box, and returns its position. */
    int append(int slot) {
        int position = boxes.append(slot);
        boxes.set(position, Double.MAX_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE, -Double.MAX_VALUE);
        if (position >= putAt.length) {
            putAt = Arrays.copyOf(putAt, Math.max(position + 1, boxes.slots.length));
        }
        return position;
    }

    /** Records the call at which a box was put. */
    void setPutAt(int position, int call) {
        putAt[position] = call;
    }

    void setAllPutAt(int call) {
        Arrays.fill(putAt, 0, boxes.count, call);
    }

    /** Whether a box has not been put for long enough to rest. */
    boolean mayRest(int position, int call) {
        return call - putAt[position] >= GridBroadPhase.REST_AFTER;
    }

    int countRestable(int call) {
        int restable = 0;
        for (int from = 0; from < boxes.count; from = Blocks.end(from, boxes.count)) {
            restable += countRestable(call, from, Blocks.end(from, boxes.count));
        }
        return restable;
    }

    private int countRestable(int call, int from, int end) {
        int restable = 0;
        for (int i = from; i < end; i++) {
            restable += mayRest(i, call) ? 1 : 0;
        }
        return restable;
    }

    void remove(int position) {
        boxes.slots[position] = NONE;
        boxes.empty(position);
        tombstones++;
    }

    /** Removes the tombstones, and writes the new positions to {@code places}, by slot. */
    void dropTombstones(int[] places) {
        if (tombstones == 0) {
            return;
        }
        int kept = 0;
        for (int i = 0; i < boxes.count; i++) {
            if (boxes.slots[i] != NONE) {
                keep(i, kept++, places);
            }
        }
        boxes.count = kept;
        tombstones = 0;
    }

    /** Moves the boxes that may rest to another list. There must be no tombstones. */
    void moveRestable(int call, SlotBoxes to, int[] places) {
        int kept = 0;
        for (int i = 0; i < boxes.count; i++) {
            if (mayRest(i, call)) {
                to.appendFrom(boxes.bounds, boxes.slots, i);
            } else {
                keep(i, kept++, places);
            }
        }
        boxes.count = kept;
    }

    private void keep(int from, int to, int[] places) {
        boxes.copy(from, to);
        putAt[to] = putAt[from];
        places[boxes.slots[to]] = to;
    }

    /** Renumbers the slots, and writes the positions to {@code places}, by slot. */
    void renumber(int[] newSlots, int[] places) {
        for (int i = 0; i < boxes.count; i++) {
            if (boxes.slots[i] != NONE) {
                boxes.slots[i] = newSlots[boxes.slots[i]];
                places[boxes.slots[i]] = i;
            }
        }
    }

    /** Sorts the boxes by slot, the order in which steps put them. There must be no tombstones. */
    void sort(int[] places) {
        if (sortedPutAt.length < putAt.length) {
            sortedPutAt = new int[putAt.length];
        }
        SlotBoxes sorted = spare();
        for (int slot = 0; slot < places.length; slot++) {
            int position = places[slot];
            if (position >= 0) {
                places[slot] = sorted.count;
                sortedPutAt[sorted.count] = putAt[position];
                sorted.appendFrom(boxes.bounds, boxes.slots, position);
            }
        }
        spare = boxes;
        boxes = sorted;
        int[] swap = putAt;
        putAt = sortedPutAt;
        sortedPutAt = swap;
    }
}

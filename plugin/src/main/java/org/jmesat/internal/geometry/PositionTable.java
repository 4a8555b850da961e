package org.jmesat.internal.geometry;

import java.util.Arrays;

/** A hash table of positions, numbered in the order in which they were added. Zero and minus zero are equal. */
final class PositionTable {
    private static final int NONE = -1;

    private int[] slots = {};
    private int mask;
    private float[] xyz = {};
    private int count;

    /** Removes all positions and makes room. */
    void clear(int most) {
        mask = Integer.highestOneBit(Math.max(2 * most, 1)) * 2 - 1;
        if (slots.length <= mask) {
            slots = new int[mask + 1];
        }
        if (xyz.length < 3 * most) {
            xyz = new float[3 * most];
        }
        Arrays.fill(slots, 0, mask + 1, NONE);
        count = 0;
    }

    /** Adds a position; returns false if it is in the table already. */
    boolean add(float x, float y, float z) {
        int slot = slot(x, y, z);
        if (slots[slot] != NONE) {
            return false;
        }
        xyz[3 * count] = x;
        xyz[3 * count + 1] = y;
        xyz[3 * count + 2] = z;
        slots[slot] = count++;
        return true;
    }

    /** {@return the number of a position, or −1} */
    int find(float x, float y, float z) {
        return slots[slot(x, y, z)];
    }

    /** The slot of a position, or that in which it belongs. */
    private int slot(float x, float y, float z) {
        // Adding zero turns −0 into +0. The constant spreads coordinates whose last bits are zero.
        int hash = (Float.floatToRawIntBits(x + 0f) * 31 + Float.floatToRawIntBits(y + 0f)) * 31
                + Float.floatToRawIntBits(z + 0f);
        int slot = (int) (hash * 0x9E3779B97F4A7C15L >>> 32) & mask;
        while (slots[slot] != NONE && !isAt(slots[slot], x, y, z)) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private boolean isAt(int number, float x, float y, float z) {
        return xyz[3 * number] == x && xyz[3 * number + 1] == y && xyz[3 * number + 2] == z;
    }
}

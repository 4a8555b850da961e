package org.jmesat.internal.step;

import java.util.Arrays;

/**
 * A dense list of boxes and their slots, in the caller's order. A box is four adjacent doubles (least x, greatest x,
 * least y, greatest y), so that sorting it touches one cache line. Grows on demand and never shrinks.
 */
final class SlotBoxes {
    int count;
    int[] slots = new int[16];
    double[] bounds = new double[64];

    /** Appends a box without its bounds, which the caller sets, and returns its position. */
    int append(int slot) {
        ensureCapacity(count + 1);
        slots[count] = slot;
        return count++;
    }

    static void requireBox(int slot, double minX, double minY, double maxX, double maxY) {
        if (!(minX <= maxX && minY <= maxY && minX >= -Double.MAX_VALUE && minY >= -Double.MAX_VALUE
                && maxX <= Double.MAX_VALUE && maxY <= Double.MAX_VALUE)) {
            throw new IllegalArgumentException(
                    "Box of slot " + slot + " is empty or not finite: " + minX + " " + minY + " " + maxX + " " + maxY);
        }
    }

    void set(int position, double minX, double minY, double maxX, double maxY) {
        // Turns −0 into 0, since comparisons use the sign of a difference.
        int p = 4 * position;
        bounds[p] = minX + 0.0;
        bounds[p + 1] = maxX + 0.0;
        bounds[p + 2] = minY + 0.0;
        bounds[p + 3] = maxY + 0.0;
    }

    /** Makes a box empty, so that it overlaps not even the largest box. */
    void empty(int position) {
        set(position, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
                Double.NEGATIVE_INFINITY);
    }

    void appendFrom(double[] otherBounds, int[] otherSlots, int position) {
        int p = append(otherSlots[position]);
        System.arraycopy(otherBounds, 4 * position, bounds, 4 * p, 4);
    }

    /** Copies a box to another position of this list. */
    void copy(int from, int to) {
        slots[to] = slots[from];
        System.arraycopy(bounds, 4 * from, bounds, 4 * to, 4);
    }

    void ensureCapacity(int capacity) {
        if (capacity > slots.length) {
            grow(Math.max(capacity, slots.length + slots.length / 2));
        }
    }

    private void grow(int positions) {
        slots = Arrays.copyOf(slots, positions);
        bounds = Arrays.copyOf(bounds, 4 * positions);
    }
}

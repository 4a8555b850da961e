package org.jmesat.internal.step;

import java.util.Arrays;

/** The hits of a ray, one for each body, ordered by distance. It grows on demand and never shrinks. */
public final class HitList {
    private Hit[] hits = {};
    private int count;
    private final PairOrder order = new PairOrder();

    void clear() {
        count = 0;
    }

    Hit append() {
        if (count == hits.length) {
            hits = Arrays.copyOf(hits, 8 + 2 * count);
            for (int i = count; i < hits.length; i++) {
                hits[i] = new Hit();
            }
        }
        return hits[count++];
    }

    /** The hit that was appended last, or null. */
    Hit last() {
        return count == 0 ? null : hits[count - 1];
    }

    /** Sorts by distance, stably; {@link Hit#isAfter} says which are equal. */
    void sort() {
        order.clear();
        for (int i = 0; i < count; i++) {
            // Numbers that are not negative are ordered like their bits; adding 0 turns −0 into +0.
            order.add(Float.floatToRawIntBits((float) hits[i].distance() + 0f), i);
        }
        order.sort();
    }

    public int count() {
        return count;
    }

    /** The i-th hit by distance. */
    public Hit get(int i) {
        return hits[order.value(i)];
    }
}

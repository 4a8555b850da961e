package org.jmesat.internal.query;

import java.util.Arrays;
import org.jmesat.internal.broadphase.PairOrder;

/** What a ray met, one hit for each body, in the order of their distances. It grows on demand and never shrinks. */
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

    /** By distance; equally distant ones stay in the order in which they were appended. */
    void sort() {
        order.clear();
        for (int i = 0; i < count; i++) {
            // The bits of numbers that are not negative are in the order of the numbers, and −0 + 0 is 0.
            order.add(Double.doubleToRawLongBits(hits[i].distance() + 0.0), i);
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

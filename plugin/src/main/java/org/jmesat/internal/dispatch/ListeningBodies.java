package org.jmesat.internal.dispatch;

import java.util.Arrays;

/**
 * Which colliders have listeners on their spatial or above, by id: a bit each, so that delivery can pass over the
 * contacts of all others without reading them. Ids are never used again, so it grows by a bit for each collider ever.
 */
public final class ListeningBodies {
    private long[] bits = {};

    /** Creates an empty set. */
    public ListeningBodies() {
    }

    /** Sets whether a collider has listeners; at first none has. */
    public void set(int id, boolean listening) {
        int word = id >> 6;
        if (listening) {
            if (word >= bits.length) {
                bits = Arrays.copyOf(bits, Math.max(word + 1, 2 * bits.length));
            }
            bits[word] |= 1L << id;
        } else if (word < bits.length) {
            bits[word] &= ~(1L << id);
        }
    }

    boolean contains(int id) {
        int word = id >> 6;
        return word < bits.length && (bits[word] >>> id & 1) != 0;
    }
}

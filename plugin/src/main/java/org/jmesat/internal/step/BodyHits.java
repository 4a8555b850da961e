package org.jmesat.internal.step;

import java.util.Arrays;

/** The bodies found by an overlap query, each once, ordered by id. It grows on demand and never shrinks. */
public final class BodyHits {
    private int[] bodies = new int[8];
    private int[] pieces = new int[8];
    private int count;

    void clear() {
        count = 0;
    }

    void add(int body, int piece) {
        if (count == pieces.length) {
            bodies = Arrays.copyOf(bodies, 2 * count);
            pieces = Arrays.copyOf(pieces, 2 * count);
        }
        bodies[count] = body;
        pieces[count++] = piece;
    }

    public int count() {
        return count;
    }

    public int body(int i) {
        return bodies[i];
    }

    /** The first piece of the body that was found. */
    public int piece(int i) {
        return pieces[i];
    }
}

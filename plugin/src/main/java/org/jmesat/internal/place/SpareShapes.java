package org.jmesat.internal.place;

import java.util.Arrays;
import org.jmesat.internal.geometry.PolygonBuffer;

/**
 * Storage for the shapes that bodies are given between two steps. It is used again, so that a game may reshape its
 * bodies in each step. As much of it stays as the steps of late have needed: what a crowd needs when it is added
 * goes.
 */
final class SpareShapes {
    private static final int FEW = 64;

    private PolygonBuffer[] spare = new PolygonBuffer[FEW];
    private int count;
    private int taken;
    /** How many to keep. */
    private int most = FEW;

    PolygonBuffer take() {
        taken++;
        return count > 0 ? spare[--count] : new PolygonBuffer();
    }

    void give(PolygonBuffer shape) {
        if (count == most) {
            return;
        }
        if (count == spare.length) {
            spare = Arrays.copyOf(spare, 2 * count);
        }
        spare[count++] = shape;
    }

    /** After a step that has placed pieces. */
    void endStep() {
        most = Math.max(Math.max(FEW, taken), most - most / 16);
        taken = 0;
        while (count > most) {
            spare[--count] = null;
        }
    }
}

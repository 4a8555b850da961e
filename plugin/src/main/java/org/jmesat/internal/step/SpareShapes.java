package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.internal.geometry.PolygonBuffer;

/**
 * A pool of buffers for new shapes that bodies get between two steps, so that a game may reshape bodies in each step
 * without allocation. Its size follows recent demand: after many bodies were added at once, it shrinks again.
 */
final class SpareShapes {
    private static final int FEW = 64;

    private PolygonBuffer[] spare = new PolygonBuffer[FEW];
    private int count;
    private int taken;
    /** The capacity of the pool. */
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

    /** Adapts the capacity, after a step that has placed pieces. */
    void endStep() {
        most = Math.max(Math.max(FEW, taken), most - most / 16);
        taken = 0;
        while (count > most) {
            spare[--count] = null;
        }
    }
}

package org.jmesat.testing;

import com.jme3.util.TempVars;
import java.lang.ref.WeakReference;
import java.util.Arrays;

/** Tests whether an object is still strongly reachable. */
public final class KeptAlive {
    private static final int COLLECTIONS = 30;
    /** The number of temporary instances that the engine keeps on a thread. */
    private static final int ENGINE_SCRATCH = 5;

    private KeptAlive() {
    }

    /** Clears the engine's references to the spatials whose transforms it last refreshed on this thread. */
    public static void clearEngineScratch() {
        TempVars[] taken = new TempVars[ENGINE_SCRATCH];
        for (int i = 0; i < ENGINE_SCRATCH; i++) {
            taken[i] = TempVars.get();
            Arrays.fill(taken[i].spatialStack, null);
        }
        for (int i = ENGINE_SCRATCH - 1; i >= 0; i--) {
            taken[i].release();
        }
    }

    /**
     * Collects garbage until an object is collected, or until it is certainly reachable.
     *
     * @param reference the object
     * @return whether the object is still reachable
     */
    public static boolean test(WeakReference<?> reference) {
        for (int i = 0; i < COLLECTIONS && reference.get() != null; i++) {
            System.gc();
        }
        return reference.get() != null;
    }
}

package org.jmesat.testing;

import com.jme3.util.TempVars;
import java.lang.ref.WeakReference;
import java.util.Arrays;

/** Whether something can still be reached. */
public final class KeptAlive {
    private static final int COLLECTIONS = 30;
    /** How many of its instances the engine hands out at once on a thread. */
    private static final int ENGINE_SCRATCH = 5;

    private KeptAlive() {
    }

    /** Has the engine let go of the spatials whose transforms it last refreshed on this thread. */
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
     * Collects garbage until an object is gone, or long enough to be sure that it is held.
     *
     * @param reference the object
     * @return true when it is still there
     */
    public static boolean test(WeakReference<?> reference) {
        for (int i = 0; i < COLLECTIONS && reference.get() != null; i++) {
            System.gc();
        }
        return reference.get() != null;
    }
}

package org.jmesat.app;

import com.jme3.scene.Spatial;

/** Hears of a {@link org.jmesat.scripts.When} that has acted: a game that is won or lost, a level that is done. */
@FunctionalInterface
public interface SignalListener {
    /**
     * Called after the action of a script, in its update: on the application's thread, before the ticks of the frame
     * for a script in user data, after them for one that is a Control. It may do anything. An exception is caught and
     * reported as one of a collision handler is.
     *
     * @param signal the word that the script has as its {@code signal} (not empty)
     * @param spatial the script's spatial
     */
    void onSignal(String signal, Spatial spatial);
}

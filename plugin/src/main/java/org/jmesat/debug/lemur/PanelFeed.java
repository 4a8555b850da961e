package org.jmesat.debug.lemur;

import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.PairSelection;
import org.jmesat.projection.ProjectionPlane;

/**
 * What the panel shows: its parts read it when they are shown or clicked. Problems are read twice a second, since each
 * reading creates sentences.
 */
final class PanelFeed {
    private static final float SECONDS = 0.5f;

    /** The collision state, or null. */
    SatCollisionState state;
    /** The overlay, or null. */
    CollisionDebugState overlay;
    /** The pairs of the state; null while the panel is hidden. */
    PairSelection selection;
    /** The problems of the scene, one sentence each. */
    List<String> problems = List.of();
    private float secondsLeft;
    /** Whether the problems were read again in this frame. */
    boolean due;

    /**
     * Reads the state.
     *
     * @param newState the collision state, or null
     * @param newOverlay the overlay, or null
     * @param newSelection the pairs of that state, updated
     * @param seconds since the last frame that was shown
     */
    void update(SatCollisionState newState, CollisionDebugState newOverlay, PairSelection newSelection, float seconds) {
        boolean other = newState != state || newSelection != selection;
        state = newState;
        overlay = newOverlay;
        selection = newSelection;
        secondsLeft -= seconds;
        due = other || secondsLeft <= 0;
        if (due) {
            problems = state == null ? List.of() : state.getProblems();
            secondsLeft = SECONDS;
        }
    }

    /** Releases what is shown, so that it can be garbage collected. */
    void clear() {
        state = null;
        overlay = null;
        selection = null;
        problems = List.of();
        secondsLeft = 0;
    }

    /** Returns the plane whose coordinates the numbers are. */
    ProjectionPlane plane() {
        return state == null ? ProjectionPlane.XY : state.getQueries().getPlane();
    }

    /** Returns the number of colliders. */
    int colliders() {
        return state == null ? 0 : state.getWorld().getColliders().size();
    }
}

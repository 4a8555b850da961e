package org.jmesat.debug.lemur;

import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.app.PairCheck;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.PairSelection;
import org.jmesat.projection.ProjectionPlane;

/**
 * What the panel shows: its parts read it when they are shown or clicked. Problems and checks are read twice a second,
 * since each reading creates sentences; checks also when the pair or its contact is another one.
 */
final class PanelFeed {
    private static final float SECONDS = 0.5f;
    /** The checks of two large meshes that touch take long: the time until the next ones, in multiples of theirs. */
    private static final float PAUSE = 50;

    /** The collision state, or null. */
    SatCollisionState state;
    /** The overlay, or null. */
    CollisionDebugState overlay;
    /** The pairs of the state; null while the panel is hidden. */
    PairSelection selection;
    /** The problems of the scene, one sentence each. */
    List<String> problems = List.of();
    /** The checks of the pair, empty without a pair. */
    List<PairCheck> checks = List.of();
    private Spatial checkedA;
    private Spatial checkedB;
    /** The tick in which the contact of the checked pair began; -1 without a contact. */
    private long checkedSince;
    private float secondsLeft;
    private float pause;
    private boolean due;

    /**
     * Reads the state.
     *
     * @param newState the collision state, or null
     * @param newOverlay the overlay, or null
     * @param newSelection the pairs of that state, updated
     * @param tpf time per frame, in seconds
     */
    void update(SatCollisionState newState, CollisionDebugState newOverlay, PairSelection newSelection, float tpf) {
        boolean other = newState != state || newSelection != selection;
        state = newState;
        overlay = newOverlay;
        selection = newSelection;
        secondsLeft -= tpf;
        due = other || secondsLeft <= 0;
        if (due) {
            problems = state == null ? List.of() : state.getProblems();
        }
        Spatial a = state == null ? null : selection.spatialA();
        Spatial b = state == null ? null : selection.spatialB();
        long since = PairDetail.isTouching(selection) ? selection.contact().getSinceTick() : -1;
        if (due || a != checkedA || b != checkedB || since != checkedSince) {
            checkedA = a;
            checkedB = b;
            checkedSince = since;
            long start = System.nanoTime();
            checks = a == null || b == null || a == b ? List.of() : state.check(a, b);
            pause = Math.max(SECONDS, PAUSE * (System.nanoTime() - start) / 1e9f);
        }
        secondsLeft = due ? pause : secondsLeft;
    }

    /** Releases what is shown, so that it can be garbage collected. */
    void clear() {
        state = null;
        overlay = null;
        selection = null;
        problems = List.of();
        checks = List.of();
        checkedA = null;
        checkedB = null;
        secondsLeft = 0;
    }

    /** Returns whether what takes long was read again in this frame. */
    boolean isDue() {
        return due;
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

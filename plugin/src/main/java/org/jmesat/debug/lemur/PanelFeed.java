package org.jmesat.debug.lemur;

import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.app.PairCheck;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.PairSelection;
import org.jmesat.projection.ProjectionPlane;

/**
 * What the panel shows. Problems and checks are read again twice a second, since each reading creates sentences; the
 * checks also when the pair is another one, or begins or ends to touch.
 */
final class PanelFeed {
    private static final float SECONDS = 0.5f;
    private static final float SECONDS_TOUCHING = 5;

    private SatCollisionState state;
    private CollisionDebugState overlay;
    private PairSelection selection;
    private List<String> problems = List.of();
    private List<PairCheck> checks = List.of();
    private Spatial checkedA;
    private Spatial checkedB;
    /** The tick in which the contact of the checked pair began; -1 without a contact. */
    private long checkedSince;
    private float secondsToCheck;
    private float secondsLeft;
    private ProjectionPlane plane = ProjectionPlane.XY;
    private int colliders;
    private long version;

    /**
     * Reads what has changed.
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
        boolean due = other || secondsLeft <= 0;
        if (due) {
            secondsLeft = SECONDS;
            setProblems(state == null ? List.of() : state.getProblems());
            version++;
        }
        ProjectionPlane newPlane = state == null ? ProjectionPlane.XY : state.getQueries().getPlane();
        int newColliders = state == null ? 0 : state.getWorld().getColliders().size();
        if (newPlane != plane || newColliders != colliders) {
            plane = newPlane;
            colliders = newColliders;
            version++;
        }
        readChecks(due, tpf);
    }

    private void setProblems(List<String> now) {
        problems = now.equals(problems) ? problems : now;
    }

    /**
     * Checks the pair again if it or its contact is another, and else from time to time: seldom while it touches, since
     * then all triangles of both are read, and little can change.
     */
    private void readChecks(boolean due, float tpf) {
        Spatial a = state == null ? null : selection.spatialA();
        Spatial b = state == null ? null : selection.spatialB();
        boolean touching = Verdict.isTouching(selection);
        long since = touching ? selection.pair().sinceTick() : -1;
        secondsToCheck -= tpf;
        boolean old = touching ? secondsToCheck <= 0 : due;
        if (!old && a == checkedA && b == checkedB && since == checkedSince) {
            return;
        }
        secondsToCheck = SECONDS_TOUCHING;
        checkedA = a;
        checkedB = b;
        checkedSince = since;
        List<PairCheck> now = a == null || b == null || a == b ? List.of() : state.check(a, b);
        if (!now.equals(checks)) {
            checks = now;
            version++;
        }
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

    /** Returns the collision state, or null. */
    SatCollisionState state() {
        return state;
    }

    /** Returns the overlay, or null. */
    CollisionDebugState overlay() {
        return overlay;
    }

    PairSelection selection() {
        return selection;
    }

    /** Returns the problems of the scene, one sentence each; the same instance as long as they do not change. */
    List<String> problems() {
        return problems;
    }

    /** Returns the checks of the pair, empty without a pair; the same instance as long as they do not change. */
    List<PairCheck> checks() {
        return checks;
    }

    /** Returns the plane whose coordinates the numbers are. */
    ProjectionPlane plane() {
        return plane;
    }

    /** Returns the number of colliders. */
    int colliders() {
        return colliders;
    }

    /** Returns a counter that grows with each change beside those of the selection. */
    long version() {
        return version;
    }
}

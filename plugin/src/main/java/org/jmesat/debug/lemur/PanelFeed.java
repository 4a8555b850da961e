package org.jmesat.debug.lemur;

import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.app.PairCheck;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.PairSelection;
import org.jmesat.projection.ProjectionPlane;

/**
 * What the panel shows. Problems are read again twice a second, since each reading creates sentences. The pair is
 * checked again when it is another one, begins or ends to touch, or twice a second if something changed that a check
 * depends on; in a frame in which nothing of that changes, nothing is allocated.
 */
final class PanelFeed {
    private static final float SECONDS = 0.5f;
    /** The least time between checks of a pair that touches and moves. */
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
    private final CheckInputs inputs = new CheckInputs();
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
     * Checks the pair again if it or its contact is another, and if an input of the checks has changed. If its sides
     * only move, that is seldom while they touch, since then all triangles of both are read, and little can change.
     */
    private void readChecks(boolean due, float tpf) {
        Spatial a = state == null ? null : selection.spatialA();
        Spatial b = state == null ? null : selection.spatialB();
        boolean touching = Verdict.isTouching(selection);
        long since = touching ? selection.pair().sinceTick() : -1;
        secondsToCheck -= tpf;
        boolean same = a == checkedA && b == checkedB && since == checkedSince;
        if (same && (!due || a == null || b == null)) {
            return;
        }
        boolean none = a == null || b == null || a == b;
        if (!none) {
            inputs.read(state, selection);
            if (same && !inputs.isChanged() && !(inputs.isMoved() && (!touching || secondsToCheck <= 0))) {
                return;
            }
            inputs.keep();
        }
        secondsToCheck = SECONDS_TOUCHING;
        checkedA = a;
        checkedB = b;
        checkedSince = since;
        List<PairCheck> now = none ? List.of() : state.check(a, b);
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

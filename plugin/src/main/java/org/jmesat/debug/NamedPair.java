package org.jmesat.debug;

import com.jme3.scene.Spatial;
import org.jmesat.app.SatCollisionState;

/**
 * Chooses the pair by the names that an editor's sheet has for it. A choice is made when a name is set, and again when
 * the spatial of that name is another one; between, the pair may be chosen in other ways.
 */
final class NamedPair {
    /** How often a name is searched for that nothing had. */
    private static final float SECONDS = 0.5f;

    private SatCollisionState state;
    private String nameA = "";
    private String nameB = "";
    private Spatial a;
    private Spatial b;
    private float secondsLeft;
    private String problem = "";

    /**
     * Chooses what is named, in the scene of a state.
     *
     * @param newA a name or path; blank to choose no A
     * @param newB the same for B
     * @param tpf time since the last call, in seconds
     */
    void update(String newA, String newB, SatCollisionState newState, PairSelection selection, float tpf) {
        secondsLeft -= tpf;
        boolean renamed = state != newState || !nameA.equals(newA) || !nameB.equals(newB);
        if (newState.getRoot() == null || !renamed && secondsLeft > 0) {
            return;
        }
        secondsLeft = SECONDS;
        if (!renamed && isInScene(nameA, a) && isInScene(nameB, b)) {
            return;
        }
        state = newState;
        nameA = newA;
        nameB = newB;
        Spatial newSpatialA = find(nameA, null);
        Spatial newSpatialB = find(nameB, newSpatialA);
        if (!renamed) {
            // What has left the scene stays chosen until another spatial has its name.
            newSpatialA = newSpatialA == null ? a : newSpatialA;
            newSpatialB = newSpatialB == null ? b : newSpatialB;
        }
        if (renamed || a != newSpatialA || b != newSpatialB) {
            choose(newSpatialA, newSpatialB, selection);
        }
    }

    private boolean isInScene(String name, Spatial spatial) {
        return name.isBlank() || spatial != null && NamedSpatial.isIn(state.getRoot(), spatial);
    }

    private Spatial find(String name, Spatial other) {
        return name.isBlank() ? null : NamedSpatial.find(state, name.strip(), other);
    }

    private void choose(Spatial newA, Spatial newB, PairSelection selection) {
        if (a != null || b != null) {
            selection.clear();
        }
        a = newA;
        b = newB;
        if (a != null) {
            selection.chooseA(a);
        }
        if (b != null) {
            selection.chooseB(b);
        }
        String ofA = problem("pairA", nameA, a);
        String ofB = problem("pairB", nameB, b);
        problem = ofA + (ofA.isEmpty() || ofB.isEmpty() ? "" : "; ") + ofB;
    }

    private String problem(String property, String name, Spatial found) {
        if (name.isBlank() || found != null) {
            return "";
        }
        if (find(name, null) != null) {
            return property + " is the same spatial as pairA";
        }
        String nearest = NamedSpatial.nearest(state.getRoot(), name.strip());
        return property + ": no spatial is called \"" + name.strip() + "\""
                + (nearest == null ? "" : "; did you mean \"" + nearest + "\"?");
    }

    /** Releases the spatials; the next update chooses again. */
    void clear() {
        state = null;
        a = null;
        b = null;
        problem = "";
    }

    /** Returns which name nothing has, and the nearest one; empty if all is well. */
    String problem() {
        return problem;
    }
}

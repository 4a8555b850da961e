package org.jmesat.debug;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.internal.text.NearestName;

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
    /** Which name nothing has, and the nearest one; empty if all is well. */
    String problem = "";

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
        return name.isBlank() || spatial == state.getRoot() || spatial != null && spatial.hasAncestor(state.getRoot());
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
        String nearest = nearest(name.strip());
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

    /**
     * Finds the first spatial of a name that is a collider, belongs to one, or is above one; else the first of that
     * name. O(spatials).
     *
     * @param name a name, or the end of a path in the scene, such as "house/door"; blank for none
     * @param other not this one, or null
     * @return the spatial, or the first collider below it; null if there is none of that name
     */
    private Spatial find(String name, Spatial other) {
        String path = name.strip();
        Spatial found = null;
        for (Spatial each : path.isEmpty() ? List.<Spatial>of() : inOrder(state.getRoot())) {
            if (isAt(each, path)) {
                Spatial collider = colliderAt(each);
                if (collider != null && collider != other) {
                    return collider;
                }
                found = found == null && collider == null && each != other ? each : found;
            }
        }
        return found;
    }

    /** Returns whether a path ends in the name of a spatial, and before that in those of its ancestors. */
    private static boolean isAt(Spatial spatial, String path) {
        String name = spatial.getName();
        if (name == null || name.isEmpty() || !path.endsWith(name)) {
            return false;
        }
        int before = path.length() - name.length() - 1;
        return before <= 0 && (before < 0 || path.charAt(0) == '/')
                || before > 0 && path.charAt(before) == '/' && spatial.getParent() != null
                        && isAt(spatial.getParent(), path.substring(0, before));
    }

    /** Returns a spatial if it belongs to a collider, else the first below it that is one; or null. */
    private Spatial colliderAt(Spatial spatial) {
        for (Spatial each : inOrder(spatial)) {
            if (state.getCollider(each) != null) {
                return each;
            }
        }
        return null;
    }

    /** Returns the name in a scene that a misspelt name or path probably ends in; null in a scene without names. */
    private String nearest(String path) {
        List<String> names = new ArrayList<>();
        for (Spatial each : inOrder(state.getRoot())) {
            String name = each.getName();
            if (name != null && !name.isBlank()) {
                names.add(name);
            }
        }
        return names.isEmpty() ? null : NearestName.find(path.substring(path.lastIndexOf('/') + 1), names);
    }

    /** Returns a spatial and what is below it, in the order of the scene. */
    private static List<Spatial> inOrder(Spatial top) {
        List<Spatial> all = new ArrayList<>();
        top.depthFirstTraversal(all::add, Spatial.DFSMode.PRE_ORDER);
        return all;
    }
}

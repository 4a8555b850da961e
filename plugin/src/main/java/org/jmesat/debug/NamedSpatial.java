package org.jmesat.debug;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.internal.text.NearestName;

/** Finds a spatial by its name, or by the end of its path in the scene, such as "house/door". */
final class NamedSpatial {
    private NamedSpatial() {
    }

    /**
     * Finds the first spatial of a name that is a collider, belongs to one, or is above one; else the first of that
     * name. O(spatials).
     *
     * @param other not this one, or null
     * @return the spatial, or the first collider below it; null if there is none of that name
     */
    static Spatial find(SatCollisionState state, String name, Spatial other) {
        Spatial found = null;
        for (Deque<Spatial> rest = start(state.getRoot()); !rest.isEmpty();) {
            Spatial each = next(rest);
            if (isAt(each, name)) {
                Spatial collider = colliderAt(state, each);
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
    private static Spatial colliderAt(SatCollisionState state, Spatial spatial) {
        if (state.getCollider(spatial) != null) {
            return spatial;
        }
        for (Deque<Spatial> rest = start(spatial); !rest.isEmpty();) {
            Spatial each = next(rest);
            if (state.getCollider(each) != null) {
                return each;
            }
        }
        return null;
    }

    /** Returns the name in a scene that a misspelt name or path probably ends in; null in a scene without names. */
    static String nearest(Node root, String path) {
        List<String> names = new ArrayList<>();
        for (Deque<Spatial> rest = start(root); !rest.isEmpty();) {
            String name = next(rest).getName();
            if (name != null && !name.isBlank()) {
                names.add(name);
            }
        }
        return names.isEmpty() ? null : NearestName.find(path.substring(path.lastIndexOf('/') + 1), names);
    }

    /** Returns whether a spatial is in a scene. */
    static boolean isIn(Node root, Spatial spatial) {
        return spatial == root || spatial.hasAncestor(root);
    }

    private static Deque<Spatial> start(Spatial top) {
        Deque<Spatial> rest = new ArrayDeque<>();
        rest.push(top);
        return rest;
    }

    /** Takes the next spatial in the order of the scene; not recursive, since a scene may be of any depth. */
    private static Spatial next(Deque<Spatial> rest) {
        Spatial next = rest.pop();
        if (next instanceof Node node) {
            List<Spatial> children = node.getChildren();
            for (int i = children.size() - 1; i >= 0; i--) {
                rest.push(children.get(i));
            }
        }
        return next;
    }
}

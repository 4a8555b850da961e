package org.jmesat.app.model;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jmesat.contact.ExitReason;

/** Finds the colliders of a scene, in the order of discovery. */
final class SceneReading {
    private final Lattice lattice;
    private final Node root;
    private final boolean markedOnly;
    private final Map<Spatial, Body> known;
    private final List<Body> found = new ArrayList<>();
    private final Set<Spatial> begun = Collections.newSetFromMap(new IdentityHashMap<>());

    SceneReading(Lattice lattice, Node root, boolean markedOnly, Layers layers, Map<Spatial, Body> known) {
        this.lattice = lattice;
        this.root = root;
        this.markedOnly = markedOnly;
        this.known = known;
        read(root, null);
        found.removeIf(body -> body.pieces.isEmpty());
        found.forEach(body -> body.settle(lattice, layers));
    }

    List<Body> found() {
        return found;
    }

    /** The spatials marked as colliders, including those without a polygon. */
    Set<Spatial> begun() {
        return begun;
    }

    private void read(Spatial spatial, Body outer) {
        if (Settings.isExcluded(spatial)) {
            return;
        }
        Body body = Settings.isMarked(spatial) ? begin(spatial) : outer;
        if (spatial instanceof Node node) {
            for (int i = 0; i < node.getQuantity(); i++) {
                read(node.getChild(i), body);
            }
        } else if (spatial instanceof Geometry geometry) {
            if (body == null && !markedOnly) {
                body = begin(spatial);
            }
            Lattice.Place place = lattice.place(geometry);
            if (body != null && place != null) {
                body.add(place, lattice.shape(geometry.getMesh()));
            }
        }
    }

    private Body begin(Spatial spatial) {
        Body body = known.get(spatial);
        if (body == null) {
            body = new Body(spatial);
        }
        body.begin(root);
        found.add(body);
        begun.add(spatial);
        return body;
    }

    /** The exit reason of a spatial that is no longer a collider. */
    ExitReason reasonToLeave(Spatial spatial, Node oldRoot, boolean otherPlane) {
        if (isUnder(spatial, root)) {
            for (Spatial each = spatial; each != null; each = each == root ? null : each.getParent()) {
                if (Settings.isExcluded(each)) {
                    return ExitReason.DISABLED;
                }
            }
            return !otherPlane && isStillMarked(spatial) ? ExitReason.INVALID : ExitReason.RECONFIGURED;
        }
        return isUnder(spatial, oldRoot) ? ExitReason.RECONFIGURED : ExitReason.REMOVED;
    }

    private boolean isStillMarked(Spatial spatial) {
        if (Settings.isMarked(spatial)) {
            return true;
        }
        if (markedOnly || spatial instanceof Node) {
            return false;
        }
        for (Spatial each = spatial; each != root; each = each.getParent()) {
            if (Settings.isMarked(each.getParent())) {
                return false;
            }
        }
        return true;
    }

    private static boolean isUnder(Spatial spatial, Node top) {
        for (Spatial each = spatial; each != null; each = each.getParent()) {
            if (each == top) {
                return true;
            }
        }
        return false;
    }
}

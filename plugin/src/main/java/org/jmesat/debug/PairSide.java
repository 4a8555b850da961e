package org.jmesat.debug;

import com.jme3.scene.Spatial;
import org.jmesat.app.SatCollisionState;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.world.Collider;

/** One side of the explained pair: a spatial, or a collider that no app state added. */
final class PairSide {
    /** The spatial as chosen, which may be a part of the collider's; null for a collider, or if none was chosen. */
    private Spatial spatial;
    /** Null while a chosen spatial belongs to no collider. */
    private Collider collider;
    private boolean chosen;

    /** Sets a side that the selection has found itself; null for none. */
    void find(Collider found) {
        spatial = null;
        collider = found;
        chosen = false;
    }

    /** Sets a collider that the user has chosen, and follows its spatial, if it has one. */
    void choose(Collider newCollider) {
        spatial = CollisionBody.spatialOf(newCollider);
        collider = newCollider;
        chosen = true;
    }

    /** Sets a spatial that the user has chosen; its collider is known after {@link #resolve}. */
    void choose(Spatial newSpatial) {
        spatial = newSpatial;
        collider = null;
        chosen = true;
    }

    /** Keeps what was found, as if the user had chosen it. */
    void keep() {
        if (spatial == null && collider != null) {
            choose(collider);
        }
    }

    void clear() {
        find(null);
    }

    /** Finds the present collider; without a state, a collider that was removed is none. */
    void resolve(SatCollisionState state) {
        if (spatial != null && state != null) {
            collider = state.getCollider(spatial);
        } else if (collider != null && collider.isRemoved()) {
            collider = null;
        }
    }

    /** Returns whether the user chose this side. */
    boolean isChosen() {
        return chosen;
    }

    /** Returns whether there is neither a collider nor a spatial whose collider may come back. */
    boolean isEmpty() {
        return spatial == null && collider == null;
    }

    Collider collider() {
        return collider;
    }

    /** Returns the spatial of the collider or, without one, the spatial as chosen; or null. */
    Spatial spatial() {
        Spatial owner = CollisionBody.spatialOf(collider);
        return owner == null ? spatial : owner;
    }

    /** Returns whether this is the side of a spatial, or of the collider that it belongs to. */
    boolean is(Spatial other) {
        return other != null && (spatial == other || spatial() == other);
    }
}

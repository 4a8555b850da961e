package org.jmesat.debug.lemur;

import com.jme3.scene.Spatial;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.world.Collider;

/** What the panel calls a collider: the name of its spatial. */
final class PairNames {
    private PairNames() {
    }

    static String of(Collider collider) {
        if (collider.getOwner() instanceof CollisionBody body) {
            Spatial spatial = body.getSpatial();
            String name = spatial.getName();
            return name == null || name.isBlank() ? spatial.getClass().getSimpleName() : name;
        }
        return collider.getOwner() == null ? "collider " + collider.getId() : collider.getOwner().toString();
    }

    /** Where two names are the same, the ids tell the colliders apart. */
    static StringBuilder of(StringBuilder to, Collider collider, Collider other) {
        String name = of(collider);
        to.append(name);
        return name.equals(of(other)) ? to.append(" #").append(collider.getId()) : to;
    }
}

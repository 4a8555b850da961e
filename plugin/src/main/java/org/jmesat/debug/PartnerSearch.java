package org.jmesat.debug;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.internal.diagnose.BodyBox;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/** Finds the other side of a pair of which only one is chosen: the deepest contact or else the nearest collider. */
final class PartnerSearch {
    /** Another contact replaces the present one if it is deeper by this share of the chosen side's size. */
    private static final double DEEPER = 0.01;

    private final List<Contact<Collider>> contacts = new ArrayList<>();
    /** Of the chosen side, and of another collider. */
    private final BodyBox chosen = new BodyBox();
    private final BodyBox box = new BodyBox();
    private final Vector3f center = new Vector3f();
    /**
     * Finds the partner of a collider. O(1) with a contact, else O(colliders).
     *
     * @param present the present partner, which is kept while no other is clearly deeper or nearer; or null
     * @return the partner; null if there is no other collider
     */
    Collider find(CollisionWorld world, Collider collider, Collider present) {
        chosen.read(collider);
        Collider deepest = findDeepest(world, collider, present);
        return deepest != null ? deepest : findNearest(world, collider, present);
    }

    /** Finds the collider nearest to the origin of a spatial without a collider, or to the centre of its mesh. */
    Collider find(CollisionWorld world, Spatial spatial, ProjectionPlane plane) {
        center.zero();
        if (spatial instanceof Geometry geometry && geometry.getMesh() != null
                && geometry.getMesh().getBound() != null) {
            geometry.getMesh().getBound().getCenter(center);
        }
        WorldTransforms.refresh(spatial);
        spatial.localToWorld(center, center);
        chosen.set(plane.x(center), plane.y(center));
        return findNearest(world, null, null);
    }

    private Collider findDeepest(CollisionWorld world, Collider collider, Collider present) {
        world.getContacts(collider, contacts);
        Contact<Collider> deepest = null;
        Contact<Collider> kept = null;
        for (int i = 0; i < contacts.size(); i++) {
            Contact<Collider> each = contacts.get(i);
            deepest = deepest == null || each.getDepth() > deepest.getDepth() ? each : deepest;
            kept = other(each, collider) == present ? each : kept;
        }
        contacts.clear();
        double size = chosen.maxX() - chosen.minX() + chosen.maxY() - chosen.minY();
        if (kept != null && deepest.getDepth() - kept.getDepth() <= DEEPER * size) {
            deepest = kept;
        }
        return deepest == null ? null : other(deepest, collider);
    }

    private static Collider other(Contact<Collider> contact, Collider collider) {
        return contact.getA() == collider ? contact.getB() : contact.getA();
    }

    /** By the greater of the two gaps between the boxes; of equally near ones the present one or else the first. */
    private Collider findNearest(CollisionWorld world, Collider collider, Collider present) {
        Collider nearest = null;
        double least = Double.POSITIVE_INFINITY;
        List<Collider> all = world.getColliders();
        for (int i = 0; i < all.size(); i++) {
            Collider each = all.get(i);
            if (each != collider && !each.isRemoved() && box.read(each)) {
                double gap = Math.max(chosen.gapX(box), chosen.gapY(box));
                if (gap < least || gap == least && each == present) {
                    nearest = each;
                    least = gap;
                }
            }
        }
        return nearest;
    }
}

package org.jmesat.control;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.narrowphase.Penetration;
import org.jmesat.narrowphase.Sat;
import org.jmesat.projection.WorldTransforms;
import org.jmesat.world.Collider;

/**
 * How deep a pair in contact is in each other where its spatials are now, which is elsewhere than where the tick found
 * them as soon as a handler has moved one. Measured between the pieces that the tick found deepest; a turn or a new scale
 * is seen by the next tick only.
 */
final class CurrentPenetration {
    private final Sat sat = new Sat();
    private final Penetration found = new Penetration();
    private final PlacedPolygon moved = new PlacedPolygon();
    private PlacedPolygon pieceA;
    private Collider colliderB;
    private PlacedPolygon pieceB;
    private Penetration result = found;
    private double tolerance;
    private double dx;
    private double dy;

    /** Measures a pair; false when it does not touch, or when one of the two has come to lie nowhere. */
    boolean measure(Contact<Collider> contact, Spatial a, Spatial b) {
        Collider colliderA = contact.getA();
        colliderB = contact.getB();
        pieceA = colliderA.getPiece(contact.getPieceA());
        pieceB = colliderB.getPiece(contact.getPieceB());
        tolerance = Tolerance.touching(pieceA.radius() + pieceB.radius(),
                Math.max(pieceA.largestCoordinate(), pieceB.largestCoordinate()));
        WorldTransforms.refresh(a);
        WorldTransforms.refresh(b);
        Vector3f placeA = a.getWorldTranslation();
        Vector3f placeB = b.getWorldTranslation();
        dx = (placeB.x - colliderB.getX()) - (placeA.x - colliderA.getX());
        dy = (placeB.y - colliderB.getY()) - (placeA.y - colliderA.getY());
        if (dx == 0 && dy == 0) {
            result = contact.getPenetration();
            return result.separation() <= tolerance;
        }
        result = found;
        if (!Double.isFinite(dx) || !Double.isFinite(dy)) {
            return false;
        }
        place(dx, dy);
        return sat.test(pieceA, moved, tolerance, contact.getPenetration().edge(), found);
    }

    /** Tells whether the pair last measured would still overlap, were B elsewhere by a vector in world units. */
    boolean wouldOverlap(double x, double y) {
        place(dx + x, dy + y);
        return sat.overlaps(pieceA, moved, -2 * tolerance);
    }

    /** Lets go of the pair last measured. */
    void forget() {
        pieceA = null;
        pieceB = null;
        colliderB = null;
        result = found;
    }

    private void place(double x, double y) {
        moved.local().set(pieceB.shape(), 0, 0);
        moved.place(colliderB.getX() + x, colliderB.getY() + y, pieceB.cos(), pieceB.sin());
    }

    /** Unit normal from A to B. */
    double normalX() {
        return result.normalX();
    }

    double normalY() {
        return result.normalY();
    }

    /** In world units (≥0). */
    double depth() {
        return result.depth();
    }

    /** The distance within which the pair counts as touching, in world units. */
    double tolerance() {
        return tolerance;
    }
}

package org.jmesat.internal.push;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.internal.sat.Sat;
import org.jmesat.world.Collider;

/**
 * How deep a pair is in each other where its spatials are now: handlers and pushes have moved them since the tick found
 * them. Measured between the pieces that the tick found deepest, or {@link #findPieces} did. A turn or a new scale is
 * seen by the next tick only.
 */
final class CurrentPenetration {
    private final Sat sat = new Sat();
    private final Penetration found = new Penetration();
    /** The pieces of A and B, B's moved relative to A's as the spatials were. */
    private final PolygonTable both = new PolygonTable();
    private PlacedPolygon pieceA;
    private Collider colliderA;
    private Collider colliderB;
    private PlacedPolygon pieceB;
    private Penetration result = found;
    private double tolerance;
    private double movedAX;
    private double movedAY;
    private double movedBX;
    private double movedBY;
    private double dx;
    private double dy;

    /** Measures a pair; false when it does not touch, or when one of the two has come to lie nowhere. */
    boolean measure(PushPair pair) {
        Penetration known = pair.contact() == null ? null : pair.contact().getPenetration();
        if (!locate(pair)) {
            return false;
        }
        if (dx == 0 && dy == 0 && known != null) {
            take(pair.pieceA(), pair.pieceB());
            result = known;
            return result.separation() <= tolerance;
        }
        return test(pair.pieceA(), pair.pieceB(), known == null ? Penetration.NO_EDGE : known.edge());
    }

    /** Finds the pieces of a pair that are deepest in each other, and notes them; false when none touch. */
    boolean findPieces(PushPair pair) {
        boolean touching = false;
        double least = 0;
        if (locate(pair)) {
            for (int i = 0; i < pair.a().getPieceCount(); i++) {
                for (int j = 0; j < pair.b().getPieceCount(); j++) {
                    if (pair.a().getPiece(i).shape().count() > 0 && pair.b().getPiece(j).shape().count() > 0
                            && test(i, j, Penetration.NO_EDGE) && (!touching || found.separation() < least)) {
                        touching = true;
                        least = found.separation();
                        pair.setPieces(i, j);
                    }
                }
            }
        }
        return touching;
    }

    /** Finds out by how much a collider was moved, and takes it as A. */
    void locate(Collider collider, Spatial spatial) {
        colliderA = collider;
        WorldTransforms.refresh(spatial);
        Vector3f place = spatial.getWorldTranslation();
        movedAX = place.x - collider.getX();
        movedAY = place.y - collider.getY();
    }

    private boolean locate(PushPair pair) {
        locate(pair.a(), pair.spatialA());
        colliderB = pair.b();
        WorldTransforms.refresh(pair.spatialB());
        Vector3f placeB = pair.spatialB().getWorldTranslation();
        movedBX = placeB.x - colliderB.getX();
        movedBY = placeB.y - colliderB.getY();
        dx = movedBX - movedAX;
        dy = movedBY - movedAY;
        return Double.isFinite(dx) && Double.isFinite(dy);
    }

    private void take(int i, int j) {
        pieceA = colliderA.getPiece(i);
        pieceB = colliderB.getPiece(j);
        tolerance = Tolerance.touching(pieceA.radius() + pieceB.radius(),
                Math.max(pieceA.largestCoordinate(), pieceB.largestCoordinate()));
    }

    private boolean test(int i, int j, int edge) {
        take(i, j);
        result = found;
        place(dx, dy);
        return sat.test(both, 0, 1, tolerance, edge, found);
    }

    /** Tells whether the pair last measured would still overlap, were B elsewhere by a vector in world units. */
    boolean wouldOverlap(double x, double y) {
        place(dx + x, dy + y);
        return sat.overlaps(both, 0, 1, -2 * tolerance);
    }

    /** Lets go of the pair last measured. */
    void forget() {
        pieceA = null;
        pieceB = null;
        colliderA = null;
        colliderB = null;
        result = found;
    }

    private void place(double x, double y) {
        both.clear();
        both.add(pieceA.table(), 0);
        both.add(pieceB.table(), 0);
        both.place(1, colliderB.getX() + x, colliderB.getY() + y, pieceB.cos(), pieceB.sin());
    }

    /** Unit normal from A to B. */
    double normalX() {
        return result.normalX();
    }

    double normalY() {
        return result.normalY();
    }

    /** By how much A was moved since the tick has found it, in world units. */
    double movedAX() {
        return movedAX;
    }

    double movedAY() {
        return movedAY;
    }

    /** By how much B was moved since. */
    double movedBX() {
        return movedBX;
    }

    double movedBY() {
        return movedBY;
    }

    double separation() {
        return result.separation();
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

package org.jmesat.internal.dispatch;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;
import org.jmesat.internal.sat.ShapeCopy;
import org.jmesat.world.Collider;

/**
 * The penetration of a pair at the present positions of its spatials, which handlers and pushes have moved since the
 * step. Tests the pieces that were deepest at the step or in {@link #findPieces}. Ignores a new rotation or scale until
 * the next tick.
 */
final class CurrentPenetration {
    private final SpatialMover mover;
    private final Sat sat = new Sat();
    private final SatResult found = new SatResult();
    /** The pieces of A and B; B's is moved by the relative displacement of the spatials. */
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

    /** Creates an instance for the plane of a mover. */
    CurrentPenetration(SpatialMover mover) {
        this.mover = mover;
    }

    /** Tests a pair; false if it does not touch, or if a position is NaN or infinite. */
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

    /** Finds the deepest pieces of a pair and stores them in it; false if none touch. */
    boolean findPieces(PushPair pair) {
        boolean touching = false;
        double least = 0;
        if (locate(pair)) {
            for (int i = 0; i < pair.a().getPieceCount(); i++) {
                for (int j = 0; j < pair.b().getPieceCount(); j++) {
                    if (pair.a().getPiece(i).count() > 0 && pair.b().getPiece(j).count() > 0
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

    /** Computes the displacement of a collider since the step, and makes it A. */
    void locate(Collider collider, Spatial spatial) {
        colliderA = collider;
        WorldTransforms.refresh(spatial);
        Vector3f place = spatial.getWorldTranslation();
        movedAX = mover.plane().x(place) - collider.getX();
        movedAY = mover.plane().y(place) - collider.getY();
    }

    private boolean locate(PushPair pair) {
        locate(pair.a(), pair.spatialA());
        colliderB = pair.b();
        WorldTransforms.refresh(pair.spatialB());
        Vector3f placeB = pair.spatialB().getWorldTranslation();
        movedBX = mover.plane().x(placeB) - colliderB.getX();
        movedBY = mover.plane().y(placeB) - colliderB.getY();
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

    /** Whether the last tested pair would still overlap if B were displaced by a vector in world units. */
    boolean wouldOverlap(double x, double y) {
        place(dx + x, dy + y);
        return sat.overlaps(both, 0, 1, -2 * tolerance);
    }

    /** Releases the last tested pair. */
    void forget() {
        pieceA = null;
        pieceB = null;
        colliderA = null;
        colliderB = null;
        result = found;
    }

    private void place(double x, double y) {
        both.clear();
        ShapeCopy.add(pieceA, both);
        ShapeCopy.add(pieceB, both);
        both.place(1, colliderB.getX() + x, colliderB.getY() + y, pieceB.cos(), pieceB.sin());
    }

    /** Unit normal from A to B. */
    double normalX() {
        return result.normalX();
    }

    double normalY() {
        return result.normalY();
    }

    /** The displacement of A since the step, in world units. */
    double movedAX() {
        return movedAX;
    }

    double movedAY() {
        return movedAY;
    }

    /** The displacement of B since the step, in world units. */
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

    /** The touch tolerance of the pair, in world units. */
    double tolerance() {
        return tolerance;
    }
}

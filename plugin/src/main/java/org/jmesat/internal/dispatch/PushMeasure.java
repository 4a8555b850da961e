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
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;

/**
 * The penetration of a pair at its present place: handlers and pushes have moved its bodies since the step. That of
 * several pieces is the deepest of any two. A new rotation or scale is ignored until the next tick.
 */
final class PushMeasure {
    private final Sat sat = new Sat();
    private final SatResult found = new SatResult();
    private final PolygonTable both = new PolygonTable();

    /** Computes how far the game has moved the sides since the step; false if a place is NaN or infinite. */
    static boolean locate(PushPair pair, ProjectionPlane plane) {
        Vector3f place = place(pair.spatialA);
        pair.movedAX = plane.x(place) - pair.a.getX();
        pair.movedAY = plane.y(place) - pair.a.getY();
        place = place(pair.spatialB);
        pair.movedBX = plane.x(place) - pair.b.getX();
        pair.movedBY = plane.y(place) - pair.b.getY();
        return Double.isFinite(pair.movedBX - pair.movedAX) && Double.isFinite(pair.movedBY - pair.movedAY);
    }

    private static Vector3f place(Spatial spatial) {
        WorldTransforms.refresh(spatial);
        return spatial.getWorldTranslation();
    }

    /** Measures a pair, unless it is where it was measured last; false if it does not touch. */
    boolean measure(PushPair pair) {
        int version = pair.bodyA.version() + pair.bodyB.version();
        if (version != pair.version) {
            measureAnew(pair, version);
        }
        return pair.separation <= pair.tolerance;
    }

    private void measureAnew(PushPair pair, int version) {
        pair.version = version;
        pair.separation = Double.POSITIVE_INFINITY;
        double dx = pair.bx() - pair.ax();
        double dy = pair.by() - pair.ay();
        if (dx == 0 && dy == 0 && pair.contact != null) {
            take(pair, pair.a.getPiece(pair.contact.getPieceA()), pair.b.getPiece(pair.contact.getPieceB()),
                    pair.contact.getPenetration());
            return;
        }
        for (int i = 0; i < pair.a.getPieceCount(); i++) {
            for (int j = 0; j < pair.b.getPieceCount(); j++) {
                measure(pair, pair.a.getPiece(i), pair.b, pair.b.getPiece(j), dx, dy);
            }
        }
    }

    private void measure(PushPair pair, PlacedPolygon a, Collider b, PlacedPolygon pieceB, double dx, double dy) {
        if (!isNear(a, pieceB, dx, dy, 0)) {
            return;
        }
        both.clear();
        ShapeCopy.add(a, both);
        ShapeCopy.add(pieceB, both);
        both.place(1, b.getX() + dx, b.getY() + dy, pieceB.cos(), pieceB.sin());
        if (sat.test(both, 0, 1, tolerance(a, pieceB), Penetration.NO_EDGE, found)
                && found.separation() < pair.separation) {
            take(pair, a, pieceB, found);
        }
    }

    /** Whether two pieces that are not empty may be as close as a distance, the second displaced by (dx, dy). */
    static boolean isNear(PlacedPolygon a, PlacedPolygon b, double dx, double dy, double distance) {
        double x = b.centerX() + dx - a.centerX();
        double y = b.centerY() + dy - a.centerY();
        double most = a.radius() + b.radius() + tolerance(a, b) + distance;
        return a.count() > 0 && b.count() > 0 && x * x + y * y <= most * most;
    }

    private static double tolerance(PlacedPolygon a, PlacedPolygon b) {
        return Tolerance.touching(a.radius() + b.radius(), Math.max(a.largestCoordinate(), b.largestCoordinate()));
    }

    private static void take(PushPair pair, PlacedPolygon a, PlacedPolygon b, Penetration penetration) {
        pair.separation = penetration.separation();
        pair.normalX = penetration.normalX();
        pair.normalY = penetration.normalY();
        pair.tolerance = tolerance(a, b);
    }
}

package org.jmesat.internal.dispatch;

import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;
import org.jmesat.internal.sat.ShapeCopy;
import org.jmesat.world.Collider;

/**
 * The penetration of a pair at its present place: handlers and pushes have moved its bodies since the step. That of
 * several pieces is the deepest of any two. A new rotation or scale is ignored until the next tick.
 */
final class PushMeasure {
    /** A pair that has kept its distance, to this share of the tolerance, is not measured again. */
    private static final double EQUAL = 0.01;

    private final Sat sat = new Sat();
    private final SatResult found = new SatResult();
    private final PolygonTable both = new PolygonTable();

    /** Returns the depth beyond what may remain, in world units; 0 if nothing is to be done. */
    double excess(PushPair pair) {
        double depth = touches(pair) ? -pair.separation - pair.slop : 0;
        return depth > 0.5 * pair.tolerance ? depth : 0;
    }

    /** Measures a pair, unless it is where it was measured last; returns whether it touches. */
    boolean touches(PushPair pair) {
        int version = pair.a.body.version() + pair.b.body.version();
        if (version != pair.version) {
            pair.version = version;
            measure(pair, pair.b.x() - pair.a.x(), pair.b.y() - pair.a.y());
        }
        return pair.separation <= pair.tolerance;
    }

    private void measure(PushPair pair, double dx, double dy) {
        if (isEqual(pair, dx - pair.dx, dy - pair.dy)) {
            return;
        }
        Collider a = pair.a.collider;
        Collider b = pair.b.collider;
        pair.separation = Double.POSITIVE_INFINITY;
        pair.dx = dx;
        pair.dy = dy;
        if (pair.contact != null) {
            PlacedPolygon pieceA = a.getPiece(pair.contact.getPieceA());
            PlacedPolygon pieceB = b.getPiece(pair.contact.getPieceB());
            pair.tolerance = tolerance(pieceA, pieceB);
            if (isEqual(pair, dx, dy)) {
                take(pair, pieceA, pieceB, pair.contact.getPenetration());
                return;
            }
        }
        for (int i = 0; i < a.getPieceCount(); i++) {
            for (int j = 0; j < b.getPieceCount(); j++) {
                measure(pair, a.getPiece(i), b.getPiece(j));
            }
        }
    }

    private static boolean isEqual(PushPair pair, double dx, double dy) {
        double most = EQUAL * pair.tolerance;
        return Math.abs(dx) <= most && Math.abs(dy) <= most;
    }

    private void measure(PushPair pair, PlacedPolygon a, PlacedPolygon b) {
        if (isNear(a, b, pair.dx, pair.dy, 0)) {
            both.clear();
            ShapeCopy.add(a, both);
            ShapeCopy.add(b, both);
            Collider owner = pair.b.collider;
            both.place(1, owner.getX() + pair.dx, owner.getY() + pair.dy, b.cos(), b.sin());
            if (sat.test(both, 0, 1, tolerance(a, b), Penetration.NO_EDGE, found)
                    && found.separation() < pair.separation) {
                take(pair, a, b, found);
            }
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

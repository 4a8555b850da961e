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

    /** Measures a pair, unless it is where it was measured last; false if it does not touch. */
    boolean measure(PushPair pair) {
        int version = pair.a.body.version() + pair.b.body.version();
        if (version != pair.version) {
            measureAnew(pair, version);
        }
        return pair.separation <= pair.tolerance;
    }

    private void measureAnew(PushPair pair, int version) {
        Collider a = pair.a.collider;
        Collider b = pair.b.collider;
        double dx = pair.b.x() - pair.a.x();
        double dy = pair.b.y() - pair.a.y();
        boolean isFirst = pair.version < 0;
        pair.version = version;
        if (!isFirst && isEqual(pair, dx - pair.dx, dy - pair.dy)) {
            return;
        }
        pair.separation = Double.POSITIVE_INFINITY;
        pair.dx = dx;
        pair.dy = dy;
        if (pair.contact != null) {
            PlacedPolygon pieceA = a.getPiece(pair.contact.getPieceA());
            PlacedPolygon pieceB = b.getPiece(pair.contact.getPieceB());
            pair.tolerance = isFirst ? tolerance(pieceA, pieceB) : pair.tolerance;
            if (isEqual(pair, dx, dy)) {
                take(pair, pieceA, pieceB, pair.contact.getPenetration());
                return;
            }
        }
        for (int i = 0; i < a.getPieceCount(); i++) {
            for (int j = 0; j < b.getPieceCount(); j++) {
                measure(pair, a.getPiece(i), b, b.getPiece(j), dx, dy);
            }
        }
    }

    private static boolean isEqual(PushPair pair, double dx, double dy) {
        double most = EQUAL * pair.tolerance;
        return Math.abs(dx) <= most && Math.abs(dy) <= most;
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

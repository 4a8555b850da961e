package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.projection.ProjectionPlane;
import org.locationtech.jts.algorithm.ConvexHull;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/** Hulls by JTS of world triangles that are clipped one by one in doubles, to be compared with projected pieces. */
final class PiecesByJts {
    private PiecesByJts() {
    }

    /** The hull of triangles of world vertices, of which only what lies between two depths counts. */
    static Geometry hull(List<Vector3f[]> triangles, ProjectionPlane plane, double from, double to) {
        List<Coordinate> points = new ArrayList<>();
        for (Vector3f[] triangle : triangles) {
            List<double[]> polygon = new ArrayList<>();
            for (Vector3f vertex : triangle) {
                polygon.add(new double[] {plane.x(vertex), plane.y(vertex), plane.depth(vertex)});
            }
            for (double[] point : below(below(polygon, to, 1), -from, -1)) {
                points.add(new Coordinate(point[0], point[1]));
            }
        }
        return new ConvexHull(points.toArray(Coordinate[]::new), ProjectionRun.FACTORY).getConvexHull();
    }

    /** Clips a polygon by one plane: where sign times depth is at most some value. */
    private static List<double[]> below(List<double[]> polygon, double most, int sign) {
        if (Double.isInfinite(most)) {
            return polygon;
        }
        List<double[]> kept = new ArrayList<>();
        for (int i = 0; i < polygon.size(); i++) {
            double[] p = polygon.get(i);
            double[] q = polygon.get((i + 1) % polygon.size());
            double depthP = sign * p[2];
            double depthQ = sign * q[2];
            if (depthP <= most) {
                kept.add(p);
            }
            if (depthP < most && depthQ > most || depthP > most && depthQ < most) {
                double t = (most - depthP) / (depthQ - depthP);
                kept.add(new double[] {p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1]), sign * most});
            }
        }
        return kept;
    }

    /** A piece in the plane, in world coordinates. */
    static Geometry piece(ProjectedGeometry projection, int i) {
        PolygonBuffer piece = projection.piece(i);
        Coordinate[] points = new Coordinate[piece.count()];
        for (int v = 0; v < points.length; v++) {
            double x = piece.x(v);
            double y = piece.y(v);
            points[v] = new Coordinate(projection.originX() + projection.cos() * x - projection.sin() * y,
                    projection.originY() + projection.sin() * x + projection.cos() * y);
        }
        return ProjectionRun.FACTORY.createMultiPointFromCoords(points).convexHull();
    }

    /** The pieces are the hulls, in the same order. */
    static void assertPieces(List<Geometry> hulls, ProjectedGeometry projection, double tolerance, String label) {
        assertEquals(hulls.size(), projection.pieceCount(), label + ": " + projection.problem());
        for (int i = 0; i < hulls.size(); i++) {
            assertTrue(distance(hulls.get(i), piece(projection, i)) <= tolerance,
                    label + ", piece " + i + ": " + piece(projection, i) + " is not " + hulls.get(i));
        }
    }

    /** The only piece contains one hull, and lies in another. */
    static void assertBetween(Geometry inner, Geometry outer, ProjectedGeometry projection, double tolerance,
            String label) {
        Geometry piece = piece(projection, 0);
        assertTrue(reach(inner, piece) <= tolerance, label + ": " + piece + " does not contain " + inner);
        assertTrue(reach(piece, outer) <= tolerance, label + ": " + piece + " is not in " + outer);
    }

    /** How far a point of one of two convex shapes is from the other, at most. */
    static double distance(Geometry a, Geometry b) {
        return Math.max(reach(a, b), reach(b, a));
    }

    /** A corner is farthest, since the shapes are convex. */
    private static double reach(Geometry a, Geometry from) {
        double reach = 0;
        for (Coordinate corner : a.getCoordinates()) {
            reach = Math.max(reach, from.distance(ProjectionRun.FACTORY.createPoint(corner)));
        }
        return reach;
    }
}

package org.jmesat.app;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.jmesat.projection.ProjectionPlane;

/**
 * The triangles of a geometry, cut at two depths and seen in a plane: tells by brute force how far a point of the plane
 * is from what one sees.
 */
final class SlicedTriangles {
    /** x and y of the corners of each cut triangle, which is convex. */
    private final List<double[]> polygons = new ArrayList<>();

    SlicedTriangles(Geometry geometry, ProjectionPlane plane, double low, double high) {
        Mesh mesh = geometry.getMesh();
        FloatBuffer positions = mesh.getFloatBuffer(Type.Position);
        int[] corners = new int[3];
        for (int t = 0; t < mesh.getTriangleCount(); t++) {
            mesh.getTriangle(t, corners);
            List<double[]> polygon = new ArrayList<>();
            for (int corner : corners) {
                Vector3f world = geometry.localToWorld(new Vector3f(positions.get(3 * corner),
                        positions.get(3 * corner + 1), positions.get(3 * corner + 2)), null);
                polygon.add(new double[] {plane.x(world), plane.y(world), plane.depth(world)});
            }
            polygon = cut(cut(polygon, 1, low), -1, -high);
            if (!polygon.isEmpty()) {
                polygons.add(polygon.stream().flatMapToDouble(p -> DoubleStream.of(p[0], p[1]))
                        .toArray());
            }
        }
    }

    /** The part of a polygon whose depth times the sign is at least the limit. */
    private static List<double[]> cut(List<double[]> polygon, int sign, double limit) {
        List<double[]> rest = new ArrayList<>();
        for (int i = 0; i < polygon.size(); i++) {
            double[] p = polygon.get(i);
            double[] q = polygon.get((i + 1) % polygon.size());
            double above = sign * p[2] - limit;
            double nextAbove = sign * q[2] - limit;
            if (above >= 0) {
                rest.add(p);
            }
            if (above < 0 != nextAbove < 0) {
                double t = above / (above - nextAbove);
                rest.add(new double[] {p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1]), limit * sign});
            }
        }
        return rest;
    }

    /** The distance of a point from the nearest of the triangles; 0 in one of them. */
    double distance(double x, double y) {
        double least = Double.POSITIVE_INFINITY;
        for (double[] polygon : polygons) {
            least = Math.min(least, distance(polygon, x, y));
        }
        return least;
    }

    private static double distance(double[] polygon, double x, double y) {
        double least = Double.POSITIVE_INFINITY;
        boolean left = true;
        boolean right = true;
        double area = 0;
        for (int i = 0; i < polygon.length; i += 2) {
            int j = (i + 2) % polygon.length;
            double dx = polygon[j] - polygon[i];
            double dy = polygon[j + 1] - polygon[i + 1];
            double px = x - polygon[i];
            double py = y - polygon[i + 1];
            double side = dx * py - dy * px;
            left &= side >= 0;
            right &= side <= 0;
            area += polygon[i] * polygon[j + 1] - polygon[j] * polygon[i + 1];
            double squared = dx * dx + dy * dy;
            double t = squared > 0 ? Math.max(0, Math.min(1, (px * dx + py * dy) / squared)) : 0;
            least = Math.min(least, Math.hypot(px - t * dx, py - t * dy));
        }
        // Seen edge-on, a triangle has a point on neither side far away on its line too.
        return area != 0 && (left || right) ? 0 : least;
    }
}

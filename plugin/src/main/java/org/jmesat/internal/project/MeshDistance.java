package org.jmesat.internal.project;

import com.jme3.math.Transform;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import java.util.List;
import org.jmesat.projection.ProjectionPlane;

/**
 * The distance in the plane between convex polygons and the projected triangles, segments and points of meshes, in the
 * pose that they have now. Unlike an outline it knows no hull of a mesh, so it tells where a hull bridges a gap.
 *
 * <p>Reads a mesh in O(vertices + indices), and compares each triangle with each polygon.
 */
public final class MeshDistance {
    private final MeshVertices vertices = new MeshVertices();
    private final DrawnPrimitives primitives = new DrawnPrimitives();
    private final List<double[]> polygons;
    private double least = Double.POSITIVE_INFINITY;
    private double minX = Double.POSITIVE_INFINITY;
    private double minY = Double.POSITIVE_INFINITY;
    private double maxX = Double.NEGATIVE_INFINITY;
    private double maxY = Double.NEGATIVE_INFINITY;

    /**
     * Creates the distance from no mesh, which is infinite.
     *
     * @param polygons plane x and y of the corners of each, counter-clockwise; segments and points are valid
     */
    public MeshDistance(ProjectionPlane plane, List<double[]> polygons) {
        vertices.setPlane(plane);
        this.polygons = polygons;
    }

    /**
     * Adds what a geometry draws, moved by (dx, dy) from where it is now. Its world transform must be up to date. A
     * mesh that cannot be read adds nothing.
     */
    public void add(Geometry geometry, double dx, double dy) {
        Mesh mesh = geometry.getMesh();
        if (mesh == null || vertices.read(geometry) == 0) {
            return;
        }
        vertices.collectPrimitives(mesh, primitives);
        PlaneTransform transform = new PlaneTransform();
        transform.update(geometry.isIgnoreTransform() ? new Transform() : geometry.getWorldTransform(),
                vertices.plane());
        if (transform.problem() == null) {
            measure(project(transform, dx, dy));
        }
    }

    /** Projects the vertices in double precision: x and y of each, in the plane. */
    private double[] project(PlaneTransform transform, double dx, double dy) {
        double[] m = transform.computeMatrix();
        float[] xyz = vertices.xyz();
        double[] xy = new double[2 * vertices.count()];
        for (int i = 0; i < vertices.count(); i++) {
            double px = m[0] * xyz[3 * i] + m[1] * xyz[3 * i + 1] + m[2] * xyz[3 * i + 2];
            double py = m[3] * xyz[3 * i] + m[4] * xyz[3 * i + 1] + m[5] * xyz[3 * i + 2];
            xy[2 * i] = transform.cos() * px - transform.sin() * py + transform.translationX() + dx;
            xy[2 * i + 1] = transform.sin() * px + transform.cos() * py + transform.translationY() + dy;
            minX = Math.min(minX, xy[2 * i]);
            minY = Math.min(minY, xy[2 * i + 1]);
            maxX = Math.max(maxX, xy[2 * i]);
            maxY = Math.max(maxY, xy[2 * i + 1]);
        }
        return xy;
    }

    private void measure(double[] xy) {
        measure(xy, primitives.triangles(), primitives.triangleCount(), 3);
        measure(xy, primitives.segments(), primitives.segmentCount(), 2);
        measure(xy, primitives.points(), primitives.pointCount(), 1);
    }

    private void measure(double[] xy, int[] corners, int count, int size) {
        double[] shape = new double[2 * size];
        for (int i = 0; i < count && least > 0; i++) {
            for (int k = 0; k < size; k++) {
                shape[2 * k] = xy[2 * corners[size * i + k]];
                shape[2 * k + 1] = xy[2 * corners[size * i + k] + 1];
            }
            for (double[] polygon : polygons) {
                least = Math.min(least, distance(shape, polygon));
            }
        }
    }

    /** The distance of two convex shapes: of a corner of one from an edge of the other, unless they overlap. */
    private static double distance(double[] p, double[] q) {
        if (contains(p, q[0], q[1]) || contains(q, p[0], p[1])) {
            return 0;
        }
        double squared = Double.POSITIVE_INFINITY;
        for (int i = 0; i < p.length; i += 2) {
            int nextI = (i + 2) % p.length;
            for (int k = 0; k < q.length; k += 2) {
                int nextK = (k + 2) % q.length;
                if (cross(p, i, nextI, q, k, nextK)) {
                    return 0;
                }
                squared = Math.min(squared, Math.min(squared(p, i, nextI, q[k], q[k + 1]),
                        squared(q, k, nextK, p[i], p[i + 1])));
            }
        }
        return Math.sqrt(squared);
    }

    /** Whether a point is in the interior of a convex shape of either winding. */
    private static boolean contains(double[] shape, double x, double y) {
        boolean left = true;
        boolean right = true;
        for (int i = 0; i < shape.length; i += 2) {
            int next = (i + 2) % shape.length;
            double side = side(shape, i, next, x, y);
            left &= side > 0;
            right &= side < 0;
        }
        return left || right;
    }

    /** Whether two edges cross at inner points of both. */
    private static boolean cross(double[] p, int i, int nextI, double[] q, int k, int nextK) {
        return side(p, i, nextI, q[k], q[k + 1]) * side(p, i, nextI, q[nextK], q[nextK + 1]) < 0
                && side(q, k, nextK, p[i], p[i + 1]) * side(q, k, nextK, p[nextI], p[nextI + 1]) < 0;
    }

    /** Twice the area of the triangle of an edge and a point, positive to the left of the edge. */
    private static double side(double[] p, int i, int next, double x, double y) {
        return (p[next] - p[i]) * (y - p[i + 1]) - (p[next + 1] - p[i + 1]) * (x - p[i]);
    }

    /** The squared distance of a point from an edge. */
    private static double squared(double[] p, int i, int next, double x, double y) {
        double ux = p[next] - p[i];
        double uy = p[next + 1] - p[i + 1];
        double px = x - p[i];
        double py = y - p[i + 1];
        double length = ux * ux + uy * uy;
        double along = length > 0 ? Math.max(0, Math.min(1, (px * ux + py * uy) / length)) : 0;
        return (px - along * ux) * (px - along * ux) + (py - along * uy) * (py - along * uy);
    }

    /** The least distance of any of the polygons from any of the meshes; infinite without a mesh. */
    public double least() {
        return least;
    }

    /** Whether the meshes together have this bounding box, up to a distance on each side. */
    public boolean fills(double lowX, double lowY, double highX, double highY, double within) {
        return Math.abs(minX - lowX) <= within && Math.abs(minY - lowY) <= within && Math.abs(maxX - highX) <= within
                && Math.abs(maxY - highY) <= within;
    }
}

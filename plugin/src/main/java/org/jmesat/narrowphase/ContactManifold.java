package org.jmesat.narrowphase;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;

/**
 * Where two touching shapes touch: one point, or the two ends of the stretch along which their edges face each other.
 *
 * <p>The shape that owns the deciding axis lends the reference face; of the other shape, the edge that faces it most is
 * clipped to the face's sides (Sutherland–Hodgman, as E. Catto applies it in Box2D) and what lies behind the face is
 * projected onto it. The first point is that of the deepest vertex. An instance is filled again by each call and
 * allocates nothing.
 */
public final class ContactManifold {
    private int count;
    private final double[] x = new double[2];
    private final double[] y = new double[2];
    private final double[] depth = new double[2];
    private double faceLow;
    private double faceHigh;
    private double faceOffset;

    /** Creates a manifold without points. */
    public ContactManifold() {
    }

    /**
     * Finds the contact points of a pair.
     *
     * @param a the first shape, as given to {@link Sat#test}
     * @param b the second shape, as given to {@link Sat#test}
     * @param penetration what that test found; the pair must not have been apart
     */
    public void compute(PlacedPolygon a, PlacedPolygon b, Penetration penetration) {
        PlacedPolygon face = penetration.isAxisOfA() ? a : b;
        PlacedPolygon other = penetration.isAxisOfA() ? b : a;
        double nx = penetration.isAxisOfA() ? penetration.normalX() : -penetration.normalX();
        double ny = penetration.isAxisOfA() ? penetration.normalY() : -penetration.normalY();
        double slack = Tolerance.touching(a.radius() + b.radius(),
                Math.max(a.largestCoordinate(), b.largestCoordinate()));
        findFace(face, nx, ny, slack);
        int deepest = deepestVertex(other, nx, ny);
        int n = other.count();
        int partner = mostFacing(other, deepest, nx, ny);
        count = 0;
        addClipped(other, deepest, partner, nx, ny, Double.POSITIVE_INFINITY);
        if (n > 1) {
            addClipped(other, partner, deepest, nx, ny, slack);
        }
    }

    /**
     * Takes the points of another manifold.
     *
     * @param other the manifold to copy
     */
    public void set(ContactManifold other) {
        count = other.count;
        for (int i = 0; i < count; i++) {
            x[i] = other.x[i];
            y[i] = other.y[i];
            depth[i] = other.depth[i];
        }
    }

    /**
     * Returns how many points there are.
     *
     * @return 1 or 2 after {@link #compute}
     */
    public int count() {
        return count;
    }

    /**
     * Returns the world x coordinate of a point, on the reference face.
     *
     * @param i index of the point (0 ≤ i &lt; {@link #count()})
     * @return the coordinate
     */
    public double x(int i) {
        return x[i];
    }

    /**
     * Returns the world y coordinate of a point, on the reference face.
     *
     * @param i index of the point (0 ≤ i &lt; {@link #count()})
     * @return the coordinate
     */
    public double y(int i) {
        return y[i];
    }

    /**
     * Returns how deep the other shape lies behind the reference face at a point.
     *
     * @param i index of the point (0 ≤ i &lt; {@link #count()})
     * @return the depth in world units; a little below 0 where the shapes barely touch
     */
    public double depth(int i) {
        return depth[i];
    }

    /** The face is the part of the shape that is furthest along the normal, seen as an interval of the tangent. */
    private void findFace(PlacedPolygon face, double nx, double ny, double slack) {
        faceOffset = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < face.count(); i++) {
            faceOffset = Math.max(faceOffset, nx * face.x()[i] + ny * face.y()[i]);
        }
        faceLow = Double.POSITIVE_INFINITY;
        faceHigh = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < face.count(); i++) {
            if (nx * face.x()[i] + ny * face.y()[i] >= faceOffset - slack) {
                double t = nx * face.y()[i] - ny * face.x()[i];
                faceLow = Math.min(faceLow, t);
                faceHigh = Math.max(faceHigh, t);
            }
        }
    }

    private static int deepestVertex(PlacedPolygon shape, double nx, double ny) {
        int deepest = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < shape.count(); i++) {
            double p = nx * shape.x()[i] + ny * shape.y()[i];
            if (p < least) {
                least = p;
                deepest = i;
            }
        }
        return deepest;
    }

    /** Of the two neighbours of the deepest vertex, the one whose edge leans least out of the face. */
    private static int mostFacing(PlacedPolygon shape, int deepest, double nx, double ny) {
        int n = shape.count();
        int next = (deepest + 1) % n;
        int previous = (deepest + n - 1) % n;
        return rise(shape, deepest, next, nx, ny) <= rise(shape, deepest, previous, nx, ny) ? next : previous;
    }

    private static double rise(PlacedPolygon shape, int from, int to, double nx, double ny) {
        double dx = shape.x()[to] - shape.x()[from];
        double dy = shape.y()[to] - shape.y()[from];
        double length = Math.sqrt(dx * dx + dy * dy);
        return length > 0 ? (nx * dx + ny * dy) / length : 0;
    }

    /** Adds vertex {@code from}, moved along its edge to vertex {@code to} as far as the face's sides demand. */
    private void addClipped(PlacedPolygon shape, int from, int to, double nx, double ny, double allowedGap) {
        double px = shape.x()[from];
        double py = shape.y()[from];
        double qx = shape.x()[to];
        double qy = shape.y()[to];
        double tp = nx * py - ny * px;
        double tq = nx * qy - ny * qx;
        double wanted = Math.max(faceLow, Math.min(faceHigh, tp));
        double share = tp == tq ? 0 : Math.max(0, Math.min(1, (wanted - tp) / (tq - tp)));
        px += share * (qx - px);
        py += share * (qy - py);
        double gap = nx * px + ny * py - faceOffset;
        px -= gap * nx;
        py -= gap * ny;
        if (gap > allowedGap || count == 1 && isSame(px, py)) {
            return;
        }
        x[count] = px;
        y[count] = py;
        depth[count] = -gap;
        count++;
    }

    private boolean isSame(double px, double py) {
        double tolerance = Tolerance.RELATIVE * (faceHigh - faceLow);
        return Math.abs(px - x[0]) <= tolerance && Math.abs(py - y[0]) <= tolerance;
    }
}

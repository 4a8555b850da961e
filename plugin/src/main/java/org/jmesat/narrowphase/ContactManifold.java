package org.jmesat.narrowphase;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;

/**
 * Where two touching shapes touch: one point, or the two ends of the stretch along which their edges face each other.
 *
 * <p>The shape that owns the deciding axis lends the reference face, or the other where the owner has but a corner
 * there; of the one that does not, the edge that faces it most is clipped to the face's sides (Sutherland–Hodgman, as
 * E. Catto applies it in Box2D) and what lies behind the face is projected onto it. Corners that are level within the
 * tolerance count as one edge. The deepest point is the first. An instance is filled again by each call and allocates
 * nothing.
 */
public final class ContactManifold {
    private int count;
    private final double[] x = new double[2];
    private final double[] y = new double[2];
    private final double[] depth = new double[2];
    private double faceLow;
    private double faceHigh;
    private double faceOffset;
    private double sameWithin;
    private int first;
    private int last;

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
        double size = a.radius() + b.radius();
        double slack = Tolerance.touching(size, Math.max(a.largestCoordinate(), b.largestCoordinate()));
        sameWithin = Tolerance.RELATIVE * size;
        findFace(face, nx, ny, slack);
        double width = faceHigh - faceLow;
        if (width <= slack) {
            findFace(other, -nx, -ny, slack);
            if (faceHigh - faceLow > width) {
                clip(face, -nx, -ny, slack);
                return;
            }
            findFace(face, nx, ny, slack);
        }
        clip(other, nx, ny, slack);
    }

    private void clip(PlacedPolygon other, double nx, double ny, double slack) {
        int deepest = findFacing(other, nx, ny, slack);
        count = 0;
        if (first == last) {
            // Beside the face by rounding at most, where faces are nearly level; clipping would cost it its depth.
            add(other.x()[deepest], other.y()[deepest], nx, ny, Double.POSITIVE_INFINITY);
            last = mostFacing(other, deepest, nx, ny);
        } else {
            addClipped(other, first, last, nx, ny, Double.POSITIVE_INFINITY);
        }
        addClipped(other, last, first, nx, ny, slack + Math.max(0, -depth[0]));
        if (count == 2 && depth[1] > depth[0]) {
            swapPoints();
        }
    }

    private void swapPoints() {
        double px = x[0];
        double py = y[0];
        double deep = depth[0];
        x[0] = x[1];
        y[0] = y[1];
        depth[0] = depth[1];
        x[1] = px;
        y[1] = py;
        depth[1] = deep;
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

    /** Finds the ends of the level stretch at the deepest vertex, both that vertex if there is none, and returns it. */
    private int findFacing(PlacedPolygon shape, double nx, double ny, double slack) {
        int deepest = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < shape.count(); i++) {
            double p = nx * shape.x()[i] + ny * shape.y()[i];
            if (p < least) {
                least = p;
                deepest = i;
            }
        }
        first = deepest;
        last = deepest;
        double low = nx * shape.y()[deepest] - ny * shape.x()[deepest];
        double high = low;
        for (int i = 0; i < shape.count(); i++) {
            if (nx * shape.x()[i] + ny * shape.y()[i] <= least + slack) {
                double t = nx * shape.y()[i] - ny * shape.x()[i];
                if (t < low) {
                    low = t;
                    first = i;
                }
                if (t > high) {
                    high = t;
                    last = i;
                }
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
        add(px + share * (qx - px), py + share * (qy - py), nx, ny, allowedGap);
    }

    private void add(double vertexX, double vertexY, double nx, double ny, double allowedGap) {
        double gap = nx * vertexX + ny * vertexY - faceOffset;
        double px = vertexX - gap * nx;
        double py = vertexY - gap * ny;
        if (gap > allowedGap || count == 1 && isSame(px, py)) {
            return;
        }
        x[count] = px;
        y[count] = py;
        depth[count] = -gap;
        count++;
    }

    private boolean isSame(double px, double py) {
        return Math.abs(px - x[0]) <= sameWithin && Math.abs(py - y[0]) <= sameWithin;
    }
}

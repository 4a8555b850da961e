package org.jmesat.narrowphase;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;

/**
 * Where two touching shapes touch: one point, or the two ends of the stretch along which their edges face each other.
 *
 * <p>The shape that owns the deciding edge lends that edge as the reference face. Of the other, the edge that faces it
 * most is clipped to the face's sides (Sutherland–Hodgman, as E. Catto applies it in Box2D), and what lies behind the
 * face is projected onto it. Corners that are level within the tolerance count as one edge. Between two corners there is
 * one point. The deepest point is the first.
 *
 * <p>Each point is where a corner of one shape meets an edge of the other, or within the tolerance a corner, and is known
 * by the two: they stay the same from tick to tick while the shapes move a little, also when the reference face goes over
 * to the other shape. Of edges on one line, the first in counter-clockwise order stands for all. An instance is filled again by each call and allocates nothing.
 */
public final class ContactManifold {
    private int count;
    private final double[] x = new double[2];
    private final double[] y = new double[2];
    private final double[] depth = new double[2];
    private final int[] featureA = new int[2];
    private final int[] featureB = new int[2];
    private PlacedPolygon face;
    private PlacedPolygon other;
    private boolean faceOfA;
    private double nx;
    private double ny;
    private double rounding;
    private double slack;
    private double sameWithin;
    private int incident;
    private int faceFirst;
    private int faceLast;
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
        faceOfA = penetration.edge() >= 0 || penetration.edge() == Penetration.NO_EDGE;
        face = faceOfA ? a : b;
        other = faceOfA ? b : a;
        nx = faceOfA ? penetration.normalX() : -penetration.normalX();
        ny = faceOfA ? penetration.normalY() : -penetration.normalY();
        rounding = a.rounding() + b.rounding();
        double size = a.radius() + b.radius();
        slack = Tolerance.touching(size, Math.max(a.largestCoordinate(), b.largestCoordinate()));
        sameWithin = Tolerance.RELATIVE * size;
        count = 0;
        if (penetration.edge() == Penetration.NO_EDGE) {
            computeAtCorner(Math.max(0, penetration.cornerOfA()), Math.max(0, penetration.cornerOfB()));
        } else {
            findFace(penetration.edge() >= 0 ? penetration.edge() : ~penetration.edge());
            clip();
        }
    }

    private void computeAtCorner(int ofA, int ofB) {
        faceOffset = along(face, ofA);
        add(other.x()[ofB], other.y()[ofB], Double.POSITIVE_INFINITY, ofA, ofB);
    }

    /** The face is the reference edge with all that is level with it, as an interval of the tangent. */
    private void findFace(int edge) {
        faceOffset = Math.max(along(face, edge), along(face, edge + 1 < face.count() ? edge + 1 : 0));
        faceFirst = edge;
        faceLast = edge;
        faceLow = across(face, edge);
        faceHigh = faceLow;
        for (int i = 0; i < face.count(); i++) {
            double t = across(face, i);
            if (t < faceLow && isLevel(face, i, faceOffset)) {
                faceLow = t;
                faceFirst = i;
            }
            if (t > faceHigh && isLevel(face, i, faceOffset)) {
                faceHigh = t;
                faceLast = i;
            }
        }
    }

    private void clip() {
        int deepest = 0;
        for (int i = 1; i < other.count(); i++) {
            deepest = along(other, i) < along(other, deepest) ? i : deepest;
        }
        double least = along(other, deepest);
        int first = deepest;
        int last = deepest;
        for (int i = 0; i < other.count(); i++) {
            if (isLevel(other, i, least)) {
                first = across(other, i) < across(other, first) ? i : first;
                last = across(other, i) > across(other, last) ? i : last;
            }
        }
        incident = last;
        if (first == last) {
            // Beside the face by rounding at most, where faces are nearly level; clipping would cost it its depth.
            add(other.x()[deepest], other.y()[deepest], Double.POSITIVE_INFINITY, faceFeature(across(other, deepest)),
                    deepest);
            last = mostFacing(deepest);
            incident = last == (deepest + 1) % other.count() ? deepest : last;
        } else {
            addClipped(first, last, Double.POSITIVE_INFINITY);
        }
        addClipped(last, first, slack + Math.max(0, -depth[0]));
        if (count == 2 && depth[1] > depth[0]) {
            swapPoints();
        }
    }

    /** Of the two neighbours of the deepest vertex, the one whose edge leans least out of the face. */
    private int mostFacing(int deepest) {
        int n = other.count();
        int next = (deepest + 1) % n;
        int previous = (deepest + n - 1) % n;
        return rise(deepest, next) <= rise(deepest, previous) ? next : previous;
    }

    private double rise(int from, int to) {
        double dx = other.x()[to] - other.x()[from];
        double dy = other.y()[to] - other.y()[from];
        double length = Math.sqrt(dx * dx + dy * dy);
        return length > 0 ? (nx * dx + ny * dy) / length : 0;
    }

    /** Adds vertex {@code from}, moved along its edge to vertex {@code to} as far as the face's sides demand. */
    private void addClipped(int from, int to, double allowedGap) {
        double px = other.x()[from];
        double py = other.y()[from];
        double qx = other.x()[to];
        double qy = other.y()[to];
        double tp = across(other, from);
        double tq = across(other, to);
        double wanted = Math.max(faceLow, Math.min(faceHigh, tp));
        double share = tp == tq ? 0 : Math.max(0, Math.min(1, (wanted - tp) / (tq - tp)));
        int feature = faceFeature(tp);
        boolean clipped = wanted != tp && feature < 0;
        add(px + share * (qx - px), py + share * (qy - py), allowedGap,
                clipped ? tp < wanted ? faceFirst : faceLast : feature, clipped ? ~incident : from);
    }

    /** What a corner meets: the face, named by its first edge, or a corner of it that is as good as in the same place. */
    private int faceFeature(double tangent) {
        if (Math.abs(tangent - faceLow) <= slack) {
            return faceFirst;
        }
        return Math.abs(tangent - faceHigh) <= slack ? faceLast : ~faceFirst;
    }

    private void add(double vertexX, double vertexY, double allowedGap, int featureOfFace, int featureOfOther) {
        double gap = nx * vertexX + ny * vertexY - faceOffset;
        double onFace = face.rounding() - gap;
        double px = vertexX + onFace * nx;
        double py = vertexY + onFace * ny;
        if (gap - rounding > allowedGap || count == 1 && isSame(px, py)) {
            return;
        }
        x[count] = px;
        y[count] = py;
        depth[count] = rounding - gap;
        featureA[count] = faceOfA ? featureOfFace : featureOfOther;
        featureB[count] = faceOfA ? featureOfOther : featureOfFace;
        count++;
    }

    private boolean isSame(double px, double py) {
        return Math.abs(px - x[0]) <= sameWithin && Math.abs(py - y[0]) <= sameWithin;
    }

    private boolean isLevel(PlacedPolygon shape, int i, double offset) {
        return Math.abs(along(shape, i) - offset) <= slack;
    }

    private double along(PlacedPolygon shape, int i) {
        return nx * shape.x()[i] + ny * shape.y()[i];
    }

    private double across(PlacedPolygon shape, int i) {
        return nx * shape.y()[i] - ny * shape.x()[i];
    }

    private void swapPoints() {
        swap(x);
        swap(y);
        swap(depth);
        swap(featureA);
        swap(featureB);
    }

    private static void swap(double[] pair) {
        double first = pair[0];
        pair[0] = pair[1];
        pair[1] = first;
    }

    private static void swap(int[] pair) {
        int first = pair[0];
        pair[0] = pair[1];
        pair[1] = first;
    }

    /**
     * Takes the points of another manifold.
     *
     * @param from the manifold to copy
     */
    public void set(ContactManifold from) {
        count = from.count;
        for (int i = 0; i < count; i++) {
            x[i] = from.x[i];
            y[i] = from.y[i];
            depth[i] = from.depth[i];
            featureA[i] = from.featureA[i];
            featureB[i] = from.featureB[i];
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
     * Returns the world x coordinate of a point, on the surface of the shape that lends the face.
     *
     * @param i index of the point (0 ≤ i &lt; {@link #count()})
     * @return the coordinate
     */
    public double x(int i) {
        return x[i];
    }

    /**
     * Returns the world y coordinate of a point, on the surface of the shape that lends the face.
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

    /**
     * Returns which corner or edge of A a point belongs to.
     *
     * @param i index of the point (0 ≤ i &lt; {@link #count()})
     * @return index of the vertex, or the complement of the index of the edge
     */
    public int featureA(int i) {
        return featureA[i];
    }

    /**
     * Returns which corner or edge of B a point belongs to.
     *
     * @param i index of the point (0 ≤ i &lt; {@link #count()})
     * @return index of the vertex, or the complement of the index of the edge
     */
    public int featureB(int i) {
        return featureB[i];
    }
}

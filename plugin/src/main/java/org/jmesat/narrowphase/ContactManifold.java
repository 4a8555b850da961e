package org.jmesat.narrowphase;

import java.util.Objects;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;

/**
 * The contact points of two touching shapes: one point, or the two ends of the segment along which their edges touch.
 *
 * <p>The deciding edge is the reference face. The incident edge, the edge of the other shape that faces it most, is
 * clipped to the face's sides (Sutherland–Hodgman, as E. Catto applies it in Box2D), and its points behind the face are
 * projected onto the face. Corners that are level within the tolerance count as one edge. Between two corners there is
 * one point. The deepest point comes first, and is as deep as the pair, within {@link Tolerance#touching}. A point lies
 * on the surface of the shape that owns the face, and the other shape's surface is its depth further in, both within
 * twice that tolerance.
 *
 * <p>A point is identified by its two features: the corner of one shape and the edge of the other that meet there, or
 * two corners within the tolerance. The features stay the same while the shapes move a little, even when the reference
 * face changes to the other shape. Of edges on one line, the first in counter-clockwise order stands for all. Each call
 * overwrites the instance and allocates nothing.
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
    private double shiftX;
    private double shiftY;
    private int faceFirst;
    private int faceLast;
    private double faceLow;
    private double faceHigh;
    private double faceOffset;

    /** Creates a manifold without points. */
    public ContactManifold() {
    }

    /**
     * Finds the contact points of a pair, or none if it is not {@linkplain ShapePair#isTouching touching}.
     *
     * @param a the first shape, as it was tested (not null)
     * @param b the second shape, as it was tested (not null)
     * @param pair the result of the test of these two shapes (not null)
     */
    public void compute(PlacedPolygon a, PlacedPolygon b, ShapePair pair) {
        Objects.requireNonNull(a, "a");
        Objects.requireNonNull(b, "b");
        if (Objects.requireNonNull(pair, "pair").isTouching()) {
            compute(a, b, pair.found());
        } else {
            count = 0;
        }
    }

    /**
     * Finds the contact points of a pair in contact.
     *
     * @param a the first shape, as it was tested (not null)
     * @param b the second shape, as it was tested (not null)
     * @param penetration the result of the test, which must have found the pair touching (not null)
     */
    public void compute(PlacedPolygon a, PlacedPolygon b, Penetration penetration) {
        Objects.requireNonNull(a, "a");
        Objects.requireNonNull(b, "b");
        Objects.requireNonNull(penetration, "penetration");
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

    /** Finds the reference face: the reference edge with all vertices level with it, as an interval of the tangent. */
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

    /** Clips the incident edge, or the chain of vertices level with the deepest one, to the face's sides. */
    private void clip() {
        int deepest = 0;
        for (int i = 1; i < other.count(); i++) {
            deepest = along(other, i) < along(other, deepest) ? i : deepest;
        }
        double least = along(other, deepest);
        int first = lastLevel(deepest, 1);
        int last = lastLevel(deepest, other.count() - 1);
        boolean tooLow = across(other, last) < faceLow;
        boolean tooHigh = across(other, first) > faceHigh;
        if (tooLow || tooHigh || first == last) {
            first = tooHigh ? first : last;
            last = (first + (tooLow ? other.count() - 1 : 1)) % other.count();
            takeEdge(first, last);
            if ((tooLow || tooHigh) && reaches(tooLow ? faceLow : faceHigh, first, last, least)) {
                addClipped(first, last, Double.POSITIVE_INFINITY, least + slack);
            } else {
                addCorner(first, least);
                last = mostFacing(first);
                takeEdge(first, last);
            }
        } else {
            incident = last;
            shiftX = 0;
            shiftY = 0;
            addClipped(first, last, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
        }
        addClipped(last, first, slack + Math.max(0, -depth[0]), Double.POSITIVE_INFINITY);
        if (count == 2 && depth[1] > depth[0]) {
            swapPoints();
        }
    }

    /** Follows the side of the other shape that faces the face from its deepest vertex, while vertices are level. */
    private int lastLevel(int deepest, int step) {
        int i = deepest;
        int next = (i + step) % other.count();
        while (isLevel(other, next, along(other, deepest)) && (across(other, next) < across(other, i)) == (step == 1)
                && across(other, next) != across(other, i)) {
            i = next;
            next = (i + step) % other.count();
        }
        return i;
    }

    /**
     * Tells whether the incident edge leads from beside the face to its side, within the tolerance of a kept axis from
     * the deepest vertex. That happens when last tick's axis is kept and the edge has tilted since.
     */
    private boolean reaches(double side, int from, int to, double least) {
        double start = across(other, from) + shiftAcross();
        double share = (start - side) / (start - across(other, to) - shiftAcross());
        double height = shiftedAlong(from) + share * (along(other, to) - along(other, from));
        return share > 0 && shiftedAlong(from) <= least + slack && height <= least + 2 * slack;
    }

    /** Makes an edge the incident edge. The rounding of a tilted edge extends along its own normal, not the face's. */
    private void takeEdge(int vertex, int neighbour) {
        incident = isStart(vertex, neighbour) ? vertex : neighbour;
        shiftX = other.rounding() * (other.normalX(incident) + nx);
        shiftY = other.rounding() * (other.normalY(incident) + ny);
    }

    private double shiftAcross() {
        return nx * shiftY - ny * shiftX;
    }

    /** The height of a vertex as an end of the incident edge. */
    private double shiftedAlong(int vertex) {
        return along(other, vertex) + nx * shiftX + ny * shiftY;
    }

    /**
     * Adds the deepest vertex. A sharp vertex beside the face stays there: no axis is better by more than the
     * tolerance, so the surface beside the face is that close to the face's line. A rounded vertex moves to the face's
     * side, unless its arc ends before or is higher than the tolerance there.
     */
    private void addCorner(int vertex, double least) {
        double tangent = across(other, vertex);
        double toFace = Math.max(faceLow, Math.min(faceHigh, tangent)) - tangent;
        double radius = other.rounding();
        double lift = radius - Math.sqrt(radius * radius - toFace * toFace);
        boolean reached = along(other, vertex) + lift <= least + slack; // the lift is NaN if the arc ends before
        if (!reached) {
            toFace = 0;
            lift = 0;
        }
        add(other.x()[vertex] + lift * nx - toFace * ny, other.y()[vertex] + lift * ny + toFace * nx,
                Double.POSITIVE_INFINITY, faceFeature(tangent), vertex);
    }

    /**
     * Tells whether the edge between two neighbours that faces the face starts at the first; a segment has two edges.
     */
    private boolean isStart(int vertex, int neighbour) {
        int n = other.count();
        return neighbour == (vertex + 1) % n && (n != 2 || across(other, vertex) >= across(other, neighbour));
    }

    /** Returns the neighbour of the deepest vertex whose edge is more nearly parallel to the face. */
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

    /** Adds the end of the incident edge at a vertex, clipped to the face's sides, but not above a height. */
    private void addClipped(int from, int to, double allowedGap, double highest) {
        double tp = across(other, from) + shiftAcross();
        double tq = across(other, to) + shiftAcross();
        double wanted = Math.max(faceLow, Math.min(faceHigh, tp));
        double share = tp == tq ? 0 : Math.max(0, Math.min(1, (wanted - tp) / (tq - tp)));
        double hp = shiftedAlong(from);
        double hq = shiftedAlong(to);
        if (hp + share * (hq - hp) > highest) {
            share = (highest - hp) / (hq - hp);
        }
        if (count == 1 && Math.abs(tp + share * (tq - tp) - wanted) > slack) {
            return;
        }
        double px = other.x()[from];
        double py = other.y()[from];
        int feature = faceFeature(tp);
        boolean clipped = wanted != tp && feature < 0;
        add(px + share * (other.x()[to] - px) + shiftX, py + share * (other.y()[to] - py) + shiftY, allowedGap,
                clipped ? tp < wanted ? faceFirst : faceLast : feature, clipped ? ~incident : from);
    }

    /** The feature of the face that a corner meets: a corner of the face within the tolerance, else its first edge. */
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
     * Copies the points of another manifold.
     *
     * @param from the manifold to copy
     */
    public void set(ContactManifold from) {
        Objects.requireNonNull(from, "from");
        count = from.count;
        for (int i = 0; i < count; i++) {
            x[i] = from.x[i];
            y[i] = from.y[i];
            depth[i] = from.depth[i];
            featureA[i] = from.featureA[i];
            featureB[i] = from.featureB[i];
        }
    }

    /** {@return the number of points, 1 or 2 after {@link #compute}} */
    public int count() {
        return count;
    }

    /**
     * Returns the plane x coordinate of a point, on the surface of the shape that owns the face.
     *
     * @param i index of the point (0 ≤ i &lt; {@link #count()})
     * @return the coordinate
     * @throws IndexOutOfBoundsException if there is no such point
     */
    public double x(int i) {
        return x[Objects.checkIndex(i, count)];
    }

    /**
     * Returns the plane y coordinate of a point, on the surface of the shape that owns the face.
     *
     * @param i index of the point (0 ≤ i &lt; {@link #count()})
     * @return the coordinate
     * @throws IndexOutOfBoundsException if there is no such point
     */
    public double y(int i) {
        return y[Objects.checkIndex(i, count)];
    }

    /**
     * Returns the depth of the other shape behind the reference face at a point.
     *
     * @param i index of the point (0 ≤ i &lt; {@link #count()})
     * @return the depth in world units; slightly negative where the shapes barely touch
     * @throws IndexOutOfBoundsException if there is no such point
     */
    public double depth(int i) {
        return depth[Objects.checkIndex(i, count)];
    }

    /**
     * Returns the corner or edge of A at a point.
     *
     * @param i index of the point (0 ≤ i &lt; {@link #count()})
     * @return index of the vertex, or the complement of the index of the edge
     * @throws IndexOutOfBoundsException if there is no such point
     */
    public int featureA(int i) {
        return featureA[Objects.checkIndex(i, count)];
    }

    /**
     * Returns the corner or edge of B at a point.
     *
     * @param i index of the point (0 ≤ i &lt; {@link #count()})
     * @return index of the vertex, or the complement of the index of the edge
     * @throws IndexOutOfBoundsException if there is no such point
     */
    public int featureB(int i) {
        return featureB[Objects.checkIndex(i, count)];
    }
}

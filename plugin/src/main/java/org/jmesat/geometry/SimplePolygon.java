package org.jmesat.geometry;

import java.util.Arrays;
import org.jmesat.internal.geometry.ConvexMerge;
import org.jmesat.internal.geometry.Orientation;
import org.jmesat.internal.geometry.PolygonCheck;

/**
 * Partitions a simple polygon, which may be concave, into few convex ones, after checking that it is simple: it cuts
 * off ears, which are triangles of three corners in turn that no other corner is in, and merges them.
 *
 * <p>G. H. Meisters, <i>Polygons have ears</i> (1975): a simple polygon has at least two. {@link Orientation} decides,
 * so no rounding can hide them. O(n²): a corner that is no ear is tested again only when a neighbour was cut off.
 */
final class SimplePolygon {
    /** Larger polygons are refused, since the time grows with the square of the corners: 0.3 s for these. */
    private static final int MOST_CORNERS = 4096;

    private final float[] xy;
    private final int n;

    private SimplePolygon(float[] xy) {
        this.xy = xy;
        n = xy.length / 2;
    }

    /**
     * Partitions a polygon.
     *
     * @param given x and y of at least three corners in turn, in either direction, repeats allowed; not altered
     * @return new arrays with x and y of the corners of each piece, counter-clockwise and strictly convex
     * @throws IllegalArgumentException if there are fewer than three corners or too many, the array has an odd length,
     *     a number is NaN or infinite, or the polygon touches or crosses itself or has no area; the message names the
     *     corner
     */
    static float[][] partition(float[] given) {
        double[] numbers = given == null ? null : new double[given.length];
        for (int i = 0; given != null && i < given.length; i++) {
            numbers[i] = given[i];
        }
        numbers = PolygonCheck.withoutRepeats(numbers);
        PolygonCheck.requirePoints(numbers, 3);
        if (numbers.length > 2 * MOST_CORNERS) {
            throw new IllegalArgumentException("A polygon can have " + MOST_CORNERS + " corners, not "
                    + numbers.length / 2);
        }
        float[] xy = new float[numbers.length];
        for (int i = 0; i < xy.length; i++) {
            xy[i] = (float) numbers[i];
        }
        SimplePolygon polygon = new SimplePolygon(xy);
        polygon.requireSimple();
        return ConvexMerge.merge(xy, polygon.triangulate(polygon.ring()));
    }

    private int turn(int a, int b, int c) {
        return Orientation.index(xy[2 * a], xy[2 * a + 1], xy[2 * b], xy[2 * b + 1], xy[2 * c], xy[2 * c + 1]);
    }

    private String corner(int i) {
        return i + " (" + xy[2 * i] + ", " + xy[2 * i + 1] + ")";
    }

    private void requireSimple() {
        boolean straight = true;
        for (int i = 0; i < n; i++) {
            int j = (i + 1) % n;
            straight &= turn(i, j, (i + 2) % n) == Orientation.STRAIGHT;
        }
        if (straight) {
            throw new IllegalArgumentException("The polygon has no area: all " + n + " corners are on one line, from "
                    + corner(0) + " on");
        }
        for (int i = 0; i < n; i++) {
            int h = (i + n - 1) % n;
            int j = (i + 1) % n;
            if (turn(h, i, j) == Orientation.STRAIGHT && !isBetween(h, j, i)) {
                throw new IllegalArgumentException("The polygon turns back on itself at corner " + corner(i));
            }
        }
        requireNoCrossing();
    }

    /** Compares each side with those that begin, in x, before it ends. */
    private void requireNoCrossing() {
        Integer[] order = new Integer[n];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, (a, b) -> Float.compare(leastX(a), leastX(b)));
        for (int k = 0; k < n; k++) {
            int i = order[k];
            float end = Math.max(xy[2 * i], xy[2 * ((i + 1) % n)]);
            for (int m = k + 1; m < n && leastX(order[m]) <= end; m++) {
                int j = order[m];
                if ((i + 1) % n != j && (j + 1) % n != i) {
                    requireApart(Math.min(i, j), Math.max(i, j));
                }
            }
        }
    }

    private float leastX(int side) {
        return Math.min(xy[2 * side], xy[2 * ((side + 1) % n)]);
    }

    private void requireApart(int a, int c) {
        int b = (a + 1) % n;
        int d = (c + 1) % n;
        int atC = turn(a, b, c);
        int atD = turn(a, b, d);
        int atA = turn(c, d, a);
        int atB = turn(c, d, b);
        if (atC * atD < 0 && atA * atB < 0) {
            throw new IllegalArgumentException("The polygon crosses itself: the side from corner " + corner(a) + " to "
                    + corner(b) + " and the one from " + corner(c) + " to " + corner(d));
        }
        requireOff(a, b, c, atC);
        requireOff(a, b, d, atD);
        requireOff(c, d, a, atA);
        requireOff(c, d, b, atB);
    }

    private void requireOff(int a, int b, int corner, int turn) {
        if (turn == Orientation.STRAIGHT && isBetween(a, b, corner)) {
            throw new IllegalArgumentException("The polygon touches itself: corner " + corner(corner)
                    + " is on the side from corner " + corner(a) + " to " + corner(b));
        }
    }

    /** Whether a corner on the line through a and b lies between them. */
    private boolean isBetween(int a, int b, int corner) {
        return isBetween(xy[2 * a], xy[2 * b], xy[2 * corner])
                && isBetween(xy[2 * a + 1], xy[2 * b + 1], xy[2 * corner + 1]);
    }

    private static boolean isBetween(float a, float b, float value) {
        return Math.min(a, b) <= value && value <= Math.max(a, b);
    }

    /** The corners that are not straight, counter-clockwise. */
    private int[] ring() {
        int[] ring = new int[n];
        int count = 0;
        int lowest = 0;
        for (int i = 0; i < n; i++) {
            if (turn((i + n - 1) % n, i, (i + 1) % n) != Orientation.STRAIGHT) {
                int at = ring[lowest];
                if (count > 0 && (xy[2 * i + 1] < xy[2 * at + 1]
                        || xy[2 * i + 1] == xy[2 * at + 1] && xy[2 * i] < xy[2 * at])) {
                    lowest = count;
                }
                ring[count++] = i;
            }
        }
        ring = Arrays.copyOf(ring, count);
        // The lowest corner of a simple polygon is convex.
        if (turn(ring[(lowest + count - 1) % count], ring[lowest], ring[(lowest + 1) % count]) == Orientation.RIGHT) {
            for (int i = 0; i < count / 2; i++) {
                int corner = ring[i];
                ring[i] = ring[count - 1 - i];
                ring[count - 1 - i] = corner;
            }
        }
        return ring;
    }

    /** Three corners for each triangle, counter-clockwise and with area, of the polygon of the corners in a ring. */
    private int[] triangulate(int[] ring) {
        int[] next = new int[n];
        int[] previous = new int[n];
        boolean[] noEar = new boolean[n];
        for (int i = 0; i < ring.length; i++) {
            int following = ring[(i + 1) % ring.length];
            next[ring[i]] = following;
            previous[following] = ring[i];
        }
        int[] triangles = new int[3 * (ring.length - 2)];
        int count = 0;
        int i = ring[0];
        int tried = 0;
        for (int left = ring.length; left >= 3; ) {
            if (tried++ > left) {
                throw new IllegalArgumentException("The polygon has no ear: it is not simple");
            }
            noEar[i] = noEar[i] || !isEar(i, next, previous);
            if (left == 3 || !noEar[i]) {
                triangles[count++] = previous[i];
                triangles[count++] = i;
                triangles[count++] = next[i];
                next[previous[i]] = next[i];
                previous[next[i]] = previous[i];
                // No other corner can become an ear by this cut (J. O'Rourke, Computational Geometry in C, 1998).
                noEar[previous[i]] = false;
                noEar[next[i]] = false;
                left--;
                tried = 0;
                // Going on behind the next corner makes fewer fans of needles.
                i = next[i];
            }
            i = next[i];
        }
        return triangles;
    }

    private boolean isEar(int i, int[] next, int[] previous) {
        int a = previous[i];
        int c = next[i];
        if (turn(a, i, c) != Orientation.LEFT) {
            return false;
        }
        for (int p = next[c]; p != a; p = next[p]) {
            if (turn(previous[p], p, next[p]) != Orientation.LEFT && turn(a, i, p) != Orientation.RIGHT
                    && turn(i, c, p) != Orientation.RIGHT && turn(c, a, p) != Orientation.RIGHT) {
                return false;
            }
        }
        return true;
    }
}

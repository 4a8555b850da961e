package org.jmesat.internal.geometry;

import java.util.Arrays;

/** Partitions a simple polygon, which may be concave, into few convex ones, after checking that it is simple. */
public final class SimplePolygon {
    /** Up to so many corners the partition is the least. With more it would take longer than loading a level should. */
    private static final int MOST_FOR_LEAST = 64;

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
    public static float[][] partition(float[] given) {
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
        int[] ring = polygon.ring();
        return ring.length <= MOST_FOR_LEAST ? ConvexMerge.corners(xy, LeastPartition.find(xy, ring))
                : ConvexMerge.merge(xy, EarClipping.triangulate(xy, ring));
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
}

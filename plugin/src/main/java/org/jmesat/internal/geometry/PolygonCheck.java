package org.jmesat.internal.geometry;

import java.util.Arrays;
import java.util.Objects;

/** Checks polygons, poses and numbers, and throws an {@link IllegalArgumentException} that names the bad value. */
public final class PolygonCheck {
    /** Of more corners that are refused as concave it is not said whether their sides cross, which takes O(n²). */
    private static final int MOST_COMPARED = 1000;

    private PolygonCheck() {
    }

    /** Refuses a number that is zero, negative, NaN or infinite; the message names the argument. */
    public static void requirePositive(String name, float value) {
        if (!(value > 0) || Float.isInfinite(value)) {
            throw new IllegalArgumentException("The " + name + " must be positive and finite, not " + value);
        }
    }

    /** Refuses a number that is NaN or infinite; the message names the argument. */
    public static void requireFinite(String name, double value) {
        if (!(Math.abs(value) <= Double.MAX_VALUE)) {
            throw new IllegalArgumentException("The " + name + " must be finite, not " + value);
        }
    }

    /** Refuses a range of an array with a number that is NaN or infinite; the message names the argument. */
    public static void requireFinite(String name, double[] values, int start, int end) {
        Objects.requireNonNull(values, name);
        Objects.checkFromToIndex(start, end, values.length);
        for (int i = start; i < end; i++) {
            requireFinite(name, values[i]);
        }
    }

    static void requireLength(String name, double value) {
        if (!(value >= 0 && value <= Double.MAX_VALUE)) {
            throw new IllegalArgumentException("The " + name + " must be finite and not negative, not " + value);
        }
    }

    /**
     * Refuses the poses that {@link PolygonTable#place} refuses. Returns the divisor that normalises cosine and sine: 1
     * if they are a unit vector up to rounding.
     */
    public static double requirePose(double originX, double originY, double cos, double sin) {
        double squared = cos * cos + sin * sin;
        boolean inRange = Math.abs(originX) <= PolygonTable.MOST_COORDINATE
                && Math.abs(originY) <= PolygonTable.MOST_COORDINATE;
        if (inRange && Math.abs(squared - 1) <= RoundingError.UNIT) {
            return 1;
        }
        double length = Math.sqrt(squared);
        if (!inRange || !(Math.abs(length - 1) <= RoundingError.TURN)) {
            throw new IllegalArgumentException("A polygon cannot be placed at (" + originX + ", " + originY
                    + ") with cosine " + cos + " and sine " + sin);
        }
        return length;
    }

    /**
     * Refuses points, as x and y of each, if there are fewer than {@code least}, the array has an odd length, or a
     * number is NaN, infinite or larger than {@link PolygonTable#MOST_COORDINATE}.
     */
    public static void requirePoints(double[] xy, int least) {
        Objects.requireNonNull(xy, "xy");
        if (xy.length % 2 != 0) {
            throw new IllegalArgumentException("Coordinates come in pairs of x and y, but there are " + xy.length);
        }
        if (xy.length < 2 * least) {
            throw new IllegalArgumentException("At least " + least + (least == 1 ? " point is" : " corners are")
                    + " needed, not " + xy.length / 2);
        }
        for (int i = 0; i < xy.length; i++) {
            if (!(Math.abs(xy[i]) <= PolygonTable.MOST_COORDINATE)) {
                throw notFinite(i, xy[i]);
            }
        }
    }

    static void requireFinite(float[] xy, int from, int to) {
        for (int i = 2 * from; i < 2 * to; i++) {
            if (!Float.isFinite(xy[i])) {
                throw notFinite(i, xy[i]);
            }
        }
    }

    private static IllegalArgumentException notFinite(int i, double value) {
        return new IllegalArgumentException("The " + (i % 2 == 0 ? "x" : "y") + " of point " + i / 2 + " is " + value);
    }

    /**
     * Returns corners without those that equal the corner before: drawing tools repeat corners, and the first one at
     * the end. Returns the array itself if no corner repeats.
     *
     * @throws IllegalArgumentException as {@link #requirePoints} has it
     */
    public static double[] withoutRepeats(double[] xy) {
        requirePoints(xy, 0);
        double[] kept = new double[xy.length];
        int count = 0;
        for (int i = 0; i < xy.length; i += 2) {
            if (count == 0 || xy[i] != kept[count - 2] || xy[i + 1] != kept[count - 1]) {
                kept[count++] = xy[i];
                kept[count++] = xy[i + 1];
            }
        }
        while (count > 2 && kept[0] == kept[count - 2] && kept[1] == kept[count - 1]) {
            count -= 2;
        }
        return count == xy.length ? xy : Arrays.copyOf(kept, count);
    }

    /**
     * Refuses corners, as x and y of each and {@linkplain #withoutRepeats without repeats}, that {@link #requirePoints}
     * refuses, that are fewer than three, cross themselves, run clockwise, turn inward, go round more than once or
     * enclose no area. The message names the corner.
     */
    public static void requireConvex(double[] xy) {
        requirePoints(xy, 3);
        int n = xy.length / 2;
        int left = 0;
        int firstRight = -1;
        for (int i = 0; i < n; i++) {
            int j = (i + 1) % n;
            int turn = turnAt(xy, j);
            if (turn == Orientation.LEFT) {
                left++;
            } else if (turn == Orientation.RIGHT && firstRight < 0) {
                firstRight = j;
            }
        }
        if (left == 0 && firstRight < 0) {
            throw new IllegalArgumentException(
                    "All " + n + " corners are on one line; hullOf makes a segment of them");
        }
        if (left > 0 && firstRight >= 0 && n <= MOST_COMPARED) {
            requireNoCrossing(xy);
        }
        if (turnAt(xy, lowestCorner(xy)) == Orientation.RIGHT) {
            throw new IllegalArgumentException("The corners run clockwise; give them counter-clockwise");
        }
        if (firstRight >= 0) {
            throw new IllegalArgumentException("The polygon is concave at corner " + firstRight + ' '
                    + corner(xy, firstRight) + "; hullOf makes it convex");
        }
        requireOneRound(xy);
    }

    /** Compares each side with each other. */
    private static void requireNoCrossing(double[] xy) {
        int n = xy.length / 2;
        for (int a = 0; a < n; a++) {
            int b = (a + 1) % n;
            for (int c = a + 2; c < n; c++) {
                int d = (c + 1) % n;
                if (turn(xy, a, b, c) * turn(xy, a, b, d) < 0 && turn(xy, c, d, a) * turn(xy, c, d, b) < 0) {
                    throw new IllegalArgumentException("The polygon crosses itself: the side from corner " + a + ' '
                            + corner(xy, a) + " to " + b + ' ' + corner(xy, b) + " and the one from " + c + ' '
                            + corner(xy, c) + " to " + d + ' ' + corner(xy, d));
                }
            }
        }
    }

    /**
     * If all turns are to the left, the edge directions go round once for a convex polygon and more often for a star.
     * They turn by 180° only where an edge runs back along its predecessor.
     */
    private static void requireOneRound(double[] xy) {
        int n = xy.length / 2;
        int rounds = 0;
        for (int i = 0; i < n; i++) {
            int before = (i + n - 1) % n;
            int after = (i + 1) % n;
            if (isUpward(xy, i, after) && !isUpward(xy, before, i)) {
                rounds++;
            }
            if (turnAt(xy, i) == Orientation.STRAIGHT && isUpward(xy, before, i) != isUpward(xy, i, after)) {
                throw new IllegalArgumentException("The polygon turns back on itself at corner " + i + ' '
                        + corner(xy, i));
            }
        }
        if (rounds != 1) {
            throw new IllegalArgumentException("The corners go round " + rounds + " times; edges cross");
        }
    }

    /** The lowest corner, the leftmost if several are; a simple polygon never turns inward there. */
    private static int lowestCorner(double[] xy) {
        int lowest = 0;
        for (int i = 1; 2 * i < xy.length; i++) {
            double dy = xy[2 * i + 1] - xy[2 * lowest + 1];
            if (dy < 0 || dy == 0 && xy[2 * i] < xy[2 * lowest]) {
                lowest = i;
            }
        }
        return lowest;
    }

    /** True for edge directions from 0° (inclusive) to 180° (exclusive). */
    private static boolean isUpward(double[] xy, int from, int to) {
        double y0 = xy[2 * from + 1];
        double y1 = xy[2 * to + 1];
        return y1 > y0 || y1 == y0 && xy[2 * to] > xy[2 * from];
    }

    private static int turnAt(double[] xy, int i) {
        int n = xy.length / 2;
        return turn(xy, (i + n - 1) % n, i, (i + 1) % n);
    }

    private static int turn(double[] xy, int a, int b, int c) {
        return Orientation.index(xy[2 * a], xy[2 * a + 1], xy[2 * b], xy[2 * b + 1], xy[2 * c], xy[2 * c + 1]);
    }

    private static String corner(double[] xy, int i) {
        return "(" + number(xy[2 * i]) + ", " + number(xy[2 * i + 1]) + ")";
    }

    /** Prints a float with the digits of a float. */
    private static String number(double value) {
        return (float) value == value ? Float.toString((float) value) : Double.toString(value);
    }
}

package org.jmesat.internal.geometry;

import java.util.Arrays;
import java.util.Objects;

/**
 * Computes the convex hull of points in the plane, counter-clockwise and without collinear vertices.
 *
 * <p>Monotone chain after A. M. Andrew, <i>Another efficient algorithm for convex hulls in two dimensions</i> (1979),
 * on the points that pass the octagon test of S. G. Akl and G. T. Toussaint (1978): points inside the octagon of the
 * eight extreme points cannot be on the hull. O(n) for the test and O(k log k) for the k points left.
 * {@link Orientation} decides turns exactly, so the result is strictly convex and the same for every order of the
 * input.
 *
 * <p>An instance reuses its arrays and allocates only to grow. Results are valid until the next call.
 */
public final class ConvexHull {
    private static final int DIRECTIONS = 8;
    private static final int[] GAPS = {29524, 9841, 3280, 1093, 364, 121, 40, 13, 4, 1};

    private final int[] extreme = new int[DIRECTIONS];
    private final double[] extremeValue = new double[DIRECTIONS];
    private final float[] octagon = new float[2 * DIRECTIONS];
    private int octagonCount;
    private long[] keys = new long[64];
    private float[] xy = new float[64];
    private int count;

    /** Creates an empty hull. */
    public ConvexHull() {
    }

    /**
     * Computes the hull of the first points of an array of alternating x and y, which is not changed. Returns the
     * number of hull vertices: 0 for no points, 1 if all coincide, 2 if all are on one line.
     *
     * @throws IllegalArgumentException if the array has fewer points or one of them is not finite; the last hull is
     *     kept then
     */
    public int compute(float[] points, int pointCount) {
        return compute(points, 0, pointCount);
    }

    /**
     * Computes the hull of the points from {@code from} to {@code to} − 1 of an array of alternating x and y, as
     * {@link #compute(float[], int)} does.
     *
     * @throws IllegalArgumentException if the array does not have these points or one of them is not finite; the last
     *     hull is kept then
     */
    public int compute(float[] points, int from, int to) {
        Objects.requireNonNull(points, "points");
        if (from < 0 || to < from || to > points.length / 2) {
            throw new IllegalArgumentException("An array of " + points.length + " numbers does not hold points "
                    + from + " to " + to);
        }
        PolygonCheck.requireFinite(points, from, to);
        count = 0;
        if (from == to) {
            return 0;
        }
        int kept = keepOutsideOctagon(points, from, to);
        sort(keys, kept);
        if (xy.length < 4 * kept + 4) {
            xy = new float[8 * kept + 4];
        }
        if (keys[0] == keys[kept - 1]) {
            push(keys[0], 0);
            return count;
        }
        for (int i = 0; i < kept; i++) {
            push(keys[i], 0);
        }
        int lower = count - 1;
        for (int i = kept - 2; i >= 0; i--) {
            push(keys[i], lower);
        }
        count--;
        return count;
    }

    /** {@return the number of vertices of the last hull (≥0)} */
    public int count() {
        return count;
    }

    /**
     * {@return x of a vertex of the last hull (0 ≤ i &lt; {@link #count()}, checked), unchanged}
     * Vertex 0 has the least x and, among equals, the least y.
     */
    public float x(int i) {
        return xy[2 * Objects.checkIndex(i, count)];
    }

    /** {@return y of a vertex of the last hull (0 ≤ i &lt; {@link #count()}, checked), unchanged} */
    public float y(int i) {
        return xy[2 * Objects.checkIndex(i, count) + 1];
    }

    /** {@return a new array with x and y of each vertex of the last hull} */
    public float[] copyVertices() {
        return Arrays.copyOf(xy, 2 * count);
    }

    /**
     * Appends a point after removing the last vertices that it makes concave or straight, down to index {@code base};
     * of a repeated point one is left.
     */
    private void push(long key, int base) {
        float x = decode((int) (key >> 32));
        float y = decode((int) key ^ Integer.MIN_VALUE);
        while (count - base >= 2) {
            int p = 2 * (count - 2);
            if (Orientation.index(xy[p], xy[p + 1], xy[p + 2], xy[p + 3], x, y) == Orientation.LEFT) {
                break;
            }
            count--;
        }
        xy[2 * count] = x;
        xy[2 * count + 1] = y;
        count++;
    }

    private int keepOutsideOctagon(float[] points, int from, int to) {
        if (keys.length < to - from) {
            keys = new long[to - from + (to - from) / 2];
        }
        findOctagon(points, from, to);
        int kept = 0;
        for (int i = from; i < to; i++) {
            float x = points[2 * i];
            float y = points[2 * i + 1];
            if (!isInsideOctagon(x, y)) {
                // Adding zero turns −0 into +0, so that both are one point.
                keys[kept++] = (long) encode(x + 0f) << 32 | (encode(y + 0f) ^ Integer.MIN_VALUE) & 0xffffffffL;
            }
        }
        return kept;
    }

    private void findOctagon(float[] points, int from, int to) {
        for (int d = 0; d < DIRECTIONS; d++) {
            extremeValue[d] = Double.NEGATIVE_INFINITY;
        }
        for (int i = from; i < to; i++) {
            double x = points[2 * i];
            double y = points[2 * i + 1];
            offer(0, x, i);
            offer(1, x + y, i);
            offer(2, y, i);
            offer(3, y - x, i);
            offer(4, -x, i);
            offer(5, -x - y, i);
            offer(6, -y, i);
            offer(7, x - y, i);
        }
        octagonCount = 0;
        for (int d = 0; d < DIRECTIONS; d++) {
            int i = extreme[d];
            if (i != extreme[(d + 1) % DIRECTIONS]) {
                octagon[2 * octagonCount] = points[2 * i];
                octagon[2 * octagonCount + 1] = points[2 * i + 1];
                octagonCount++;
            }
        }
    }

    private void offer(int direction, double value, int point) {
        if (value > extremeValue[direction]) {
            extremeValue[direction] = value;
            extreme[direction] = point;
        }
    }

    /** True only when the point is certainly left of every octagon edge. */
    private boolean isInsideOctagon(double x, double y) {
        if (octagonCount < 3) {
            return false;
        }
        double px = octagon[2 * octagonCount - 2];
        double py = octagon[2 * octagonCount - 1];
        for (int i = 0; i < octagonCount; i++) {
            double qx = octagon[2 * i];
            double qy = octagon[2 * i + 1];
            double left = (qx - px) * (y - py);
            double right = (qy - py) * (x - px);
            if (left - right <= 1e-14 * (Math.abs(left) + Math.abs(right))) {
                return false;
            }
            px = qx;
            py = qy;
        }
        return true;
    }

    /** An int with the order of the float. */
    private static int encode(float value) {
        int bits = Float.floatToRawIntBits(value);
        return bits ^ bits >> 31 & Integer.MAX_VALUE;
    }

    private static float decode(int code) {
        return Float.intBitsToFloat(code ^ code >> 31 & Integer.MAX_VALUE);
    }

    /** Shell sort: few points are left here, and the JDK's sort of more than 4 096 longs may allocate. */
    private static void sort(long[] values, int length) {
        for (int gap : GAPS) {
            for (int i = gap; i < length; i++) {
                long value = values[i];
                int j = i;
                while (j >= gap && values[j - gap] > value) {
                    values[j] = values[j - gap];
                    j -= gap;
                }
                values[j] = value;
            }
        }
    }
}

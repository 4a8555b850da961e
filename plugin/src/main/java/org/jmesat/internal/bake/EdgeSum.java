package org.jmesat.internal.bake;

import java.util.Arrays;

/**
 * Directed edges between grid points, added up: an edge and its reverse cancel.
 *
 * <p>Each edge runs from its lesser end, by x and then y, to the greater one. Its weight is how often it was added in
 * this direction, less how often in the other. For the sides of counter-clockwise triangles, the number of triangles
 * that cover a point is the winding number of the weighted edges about it, and grows by the weight from the right of an
 * edge to its left. Two triangles that share a side and lie on opposite sides of it leave no trace of it: of a
 * closed mesh only the edges remain where it turns away from the viewer.
 */
final class EdgeSum {
    private static final long MASK = (1L << 32) - 1;
    /** Larger than any grid coordinate, so that points sort as whole numbers. */
    private static final int BIAS = 1 << 25;

    private long[] from = new long[64];
    private long[] to = new long[64];
    private int[] weights = new int[64];
    private int count;

    /** Adds an edge, or nothing if its ends coincide. */
    void add(int x0, int y0, int x1, int y1, int weight) {
        long a = key(x0, y0);
        long b = key(x1, y1);
        if (a == b) {
            return;
        }
        if (count == from.length) {
            from = Arrays.copyOf(from, 2 * count);
            to = Arrays.copyOf(to, 2 * count);
            weights = Arrays.copyOf(weights, 2 * count);
        }
        from[count] = Math.min(a, b);
        to[count] = Math.max(a, b);
        weights[count++] = a < b ? weight : -weight;
    }

    /** Adds up equal edges, drops those of weight 0, and sorts the others by their ends. */
    void sum() {
        long[] points = new long[2 * count];
        System.arraycopy(from, 0, points, 0, count);
        System.arraycopy(to, 0, points, count, count);
        Arrays.sort(points);
        int distinct = 0;
        for (int i = 0; i < points.length; i++) {
            if (i == 0 || points[i] != points[i - 1]) {
                points[distinct++] = points[i];
            }
        }
        // An edge by its ends' ranks, then by its index: sorted as (from, to) in one pass, within that by a second.
        long[] order = new long[count];
        for (int i = 0; i < count; i++) {
            order[i] = (long) Arrays.binarySearch(points, 0, distinct, from[i]) << 32
                    | Arrays.binarySearch(points, 0, distinct, to[i]);
        }
        long[] sorted = order.clone();
        Arrays.sort(sorted);
        int edges = 0;
        for (int i = 0; i < count; i++) {
            if (i == 0 || sorted[i] != sorted[i - 1]) {
                sorted[edges++] = sorted[i];
            }
        }
        int[] sums = new int[edges];
        for (int i = 0; i < count; i++) {
            sums[Arrays.binarySearch(sorted, 0, edges, order[i])] += weights[i];
        }
        count = 0;
        for (int i = 0; i < edges; i++) {
            if (sums[i] != 0) {
                from[count] = points[(int) (sorted[i] >>> 32)];
                to[count] = points[(int) (sorted[i] & MASK)];
                weights[count++] = sums[i];
            }
        }
    }

    int count() {
        return count;
    }

    /** The lesser end of an edge; {@link #x} and {@link #y} give its coordinates. */
    long from(int edge) {
        return from[edge];
    }

    /** The greater end of an edge. */
    long to(int edge) {
        return to[edge];
    }

    int weight(int edge) {
        return weights[edge];
    }

    /** A grid point as one number; the order of these numbers is that of x, then y. */
    static long key(int x, int y) {
        return (long) (x + BIAS) << 32 | (y + BIAS);
    }

    static int x(long point) {
        return (int) (point >>> 32) - BIAS;
    }

    static int y(long point) {
        return (int) (point & MASK) - BIAS;
    }

    /** Positive if c lies to the left of the line from a to b, negative if to its right: exact. */
    static long side(long a, long b, long c) {
        return (long) (x(b) - x(a)) * (y(c) - y(a)) - (long) (y(b) - y(a)) * (x(c) - x(a));
    }
}

package org.jmesat.internal.bake;

/**
 * Triangles on a square grid of whole numbers, counter-clockwise, without those of no area.
 *
 * <p>The spacing of the grid is the unit in the last place (ulp) of the largest coordinate, or twice as much where
 * corners may move beyond it. So each grid point is a pair of floats, and the cross product of two differences is exact
 * in a {@code long}.
 */
final class GridTriangles {
    /** Bits of a float. */
    static final int BITS = 24;
    private static final int LEAST_EXPONENT = -149;

    private final int[] xy;
    private final int count;
    private final double spacing;

    private GridTriangles(int[] xy, int count, double spacing) {
        this.xy = xy;
        this.count = count;
        this.spacing = spacing;
    }

    /**
     * {@return the triangles, or null if a coordinate is NaN or infinite}
     *
     * @param bits bits of the largest grid coordinate (≤ {@link #BITS})
     */
    static GridTriangles of(float[] xy, int triangles, int bits) {
        float largest = 0;
        for (int i = 0; i < 6 * triangles; i++) {
            if (!Float.isFinite(xy[i])) {
                return null;
            }
            largest = Math.max(largest, Math.abs(xy[i]));
        }
        int exponent = Math.max(Math.getExponent(largest) + 1 - bits, LEAST_EXPONENT);
        double scale = Math.scalb(1.0, -exponent);
        int[] grid = new int[6 * triangles];
        int count = 0;
        for (int i = 0; i < 6 * triangles; i += 6) {
            int to = 6 * count;
            for (int k = 0; k < 6; k++) {
                grid[to + k] = (int) Math.rint(xy[i + k] * scale);
            }
            long area = doubledArea(grid, to);
            if (area < 0) {
                swapLastCorners(grid, to);
            }
            if (area != 0) {
                count++;
            }
        }
        return new GridTriangles(grid, count, Math.scalb(1.0, exponent));
    }

    private static void swapLastCorners(int[] grid, int at) {
        int x = grid[at + 2];
        int y = grid[at + 3];
        grid[at + 2] = grid[at + 4];
        grid[at + 3] = grid[at + 5];
        grid[at + 4] = x;
        grid[at + 5] = y;
    }

    private static long doubledArea(int[] xy, int at) {
        return (long) (xy[at + 2] - xy[at]) * (xy[at + 5] - xy[at + 1])
                - (long) (xy[at + 3] - xy[at + 1]) * (xy[at + 4] - xy[at]);
    }

    int count() {
        return count;
    }

    /** The distance of neighbouring grid points, in the units of the input: a power of two. */
    double spacing() {
        return spacing;
    }

    /** A coordinate of a corner (0 to 2) of a triangle, in grid units. */
    int x(int triangle, int corner) {
        return xy[6 * triangle + 2 * corner];
    }

    /** A coordinate of a corner (0 to 2) of a triangle, in grid units. */
    int y(int triangle, int corner) {
        return xy[6 * triangle + 2 * corner + 1];
    }

    /** Twice the area of a triangle, in squared grid units (&gt;0). */
    long doubledArea(int triangle) {
        return doubledArea(xy, 6 * triangle);
    }

    int least(int triangle, int axis) {
        int at = 6 * triangle + axis;
        return Math.min(xy[at], Math.min(xy[at + 2], xy[at + 4]));
    }

    int greatest(int triangle, int axis) {
        int at = 6 * triangle + axis;
        return Math.max(xy[at], Math.max(xy[at + 2], xy[at + 4]));
    }
}

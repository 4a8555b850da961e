package org.jmesat.internal.bake;

import java.util.Arrays;

/**
 * Finds triangles that others cover, with a coarse grid of cells, so that they need not be united.
 *
 * <p>The triangles are visited from the largest to the smallest. A triangle whose box lies in covered cells is dropped;
 * any other is kept, and the cells inside it are covered from then on. So each dropped triangle lies in the union of
 * kept ones. This finds few covered triangles among small ones, and nearly all where walls and floors are large.
 */
final class CoveredCells {
    private static final int MOST_CELLS = 512;

    private final GridTriangles triangles;
    private final int left;
    private final int bottom;
    private final int size;
    private final int columns;
    private final int rows;
    /** For each cell, and one more in each row, a cell at or after it in the row: itself while it is not covered. */
    private final int[] next;

    private CoveredCells(GridTriangles triangles) {
        this.triangles = triangles;
        int x0 = Integer.MAX_VALUE;
        int x1 = Integer.MIN_VALUE;
        int y0 = Integer.MAX_VALUE;
        int y1 = Integer.MIN_VALUE;
        for (int t = 0; t < triangles.count(); t++) {
            x0 = Math.min(x0, triangles.least(t, 0));
            x1 = Math.max(x1, triangles.greatest(t, 0));
            y0 = Math.min(y0, triangles.least(t, 1));
            y1 = Math.max(y1, triangles.greatest(t, 1));
        }
        left = x0;
        bottom = y0;
        int cells = Math.max(1, Math.min(MOST_CELLS, 2 * (int) Math.sqrt(triangles.count())));
        size = Math.max(x1 - x0, y1 - y0) / cells + 1;
        columns = (x1 - x0) / size + 1;
        rows = (y1 - y0) / size + 1;
        next = new int[rows * (columns + 1)];
        for (int i = 0; i < next.length; i++) {
            next[i] = i;
        }
    }

    /** {@return the indices of triangles whose union is that of all, in ascending order} */
    static int[] keep(GridTriangles triangles) {
        int n = triangles.count();
        if (n == 0) {
            return new int[0];
        }
        CoveredCells cells = new CoveredCells(triangles);
        // Areas of 50 bits do not leave room for an index, so their highest bits decide.
        long[] order = new long[n];
        for (int t = 0; t < n; t++) {
            order[t] = -(triangles.doubledArea(t) >>> 20) << 32 | t;
        }
        Arrays.sort(order);
        int[] kept = new int[n];
        int count = 0;
        for (long each : order) {
            int t = (int) each;
            if (!cells.isCovered(t)) {
                kept[count++] = t;
                cells.cover(t);
            }
        }
        kept = Arrays.copyOf(kept, count);
        Arrays.sort(kept);
        return kept;
    }

    private boolean isCovered(int t) {
        int from = (triangles.least(t, 0) - left) / size;
        int to = (triangles.greatest(t, 0) - left) / size;
        int last = (triangles.greatest(t, 1) - bottom) / size;
        for (int row = (triangles.least(t, 1) - bottom) / size; row <= last; row++) {
            int start = row * (columns + 1);
            if (find(start + from) <= start + to) {
                return false;
            }
        }
        return true;
    }

    private void cover(int t) {
        if (triangles.doubledArea(t) < 2L * size * size) {
            return;
        }
        // The first row at or above the lowest corner, and the last one whose upper side is at or below the highest.
        int first = (triangles.least(t, 1) - bottom + size - 1) / size;
        int end = (triangles.greatest(t, 1) - bottom) / size;
        for (int row = first; row < end; row++) {
            double y = bottom + (double) row * size;
            // A unit more than the rounding error of the crossings, so that a cell is never covered by mistake.
            double from = Math.max(crossing(t, y, false), crossing(t, y + size, false)) + 1;
            double to = Math.min(crossing(t, y, true), crossing(t, y + size, true)) - 1;
            int start = row * (columns + 1);
            int firstColumn = (int) Math.ceil((from - left) / size);
            int endColumn = (int) Math.floor((to - left) / size);
            for (int i = find(start + firstColumn); i < start + endColumn; i = find(i)) {
                next[i] = i + 1;
            }
        }
    }

    /** Where a horizontal line through the triangle enters it, or leaves it if {@code far}. */
    private double crossing(int t, double y, boolean far) {
        double found = far ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        for (int i = 0; i < 3; i++) {
            int j = (i + 1) % 3;
            double y0 = triangles.y(t, i);
            double y1 = triangles.y(t, j);
            if (Math.min(y0, y1) <= y && y <= Math.max(y0, y1) && y0 != y1) {
                double x0 = triangles.x(t, i);
                double x = x0 + (triangles.x(t, j) - x0) * ((y - y0) / (y1 - y0));
                found = far ? Math.max(found, x) : Math.min(found, x);
            }
        }
        return found;
    }

    private int find(int cell) {
        int root = cell;
        while (next[root] != root) {
            root = next[root];
        }
        for (int i = cell; next[i] != root; ) {
            int follower = next[i];
            next[i] = root;
            i = follower;
        }
        return root;
    }
}

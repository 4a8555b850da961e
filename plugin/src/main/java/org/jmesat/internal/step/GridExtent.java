package org.jmesat.internal.step;

/** The bounding box of all boxes of a {@link CellGrid}, computed once after each build of the grid. */
final class GridExtent {
    double minX = Double.POSITIVE_INFINITY;
    double minY = Double.POSITIVE_INFINITY;
    double maxX = Double.NEGATIVE_INFINITY;
    double maxY = Double.NEGATIVE_INFINITY;
    private CellGrid measured;
    private int version;
    private int boxes;

    /** Computes the box if the grid was rebuilt. Boxes that have left the grid since then may still count. */
    void update(CellGrid grid) {
        if (measured == grid && version == grid.version()) {
            return;
        }
        measured = grid;
        version = grid.version();
        boxes = grid.count();
        minX = Double.POSITIVE_INFINITY;
        minY = Double.POSITIVE_INFINITY;
        maxX = Double.NEGATIVE_INFINITY;
        maxY = Double.NEGATIVE_INFINITY;
        double[] bounds = grid.bounds;
        for (int p = 0; p < 4 * boxes; p += 4) {
            // A cleared entry has the bounds (∞, −∞) in x.
            minX = Math.min(minX, bounds[p]);
            maxX = Math.max(maxX, bounds[p + 1]);
            if (bounds[p] <= bounds[p + 1]) {
                minY = Math.min(minY, bounds[p + 2]);
                maxY = Math.max(maxY, bounds[p + 3]);
            }
        }
    }

    boolean isEmpty() {
        return minX > maxX;
    }

    /** The distance to the nearest box if boxes were spread evenly; infinite if there are none. */
    double estimateDistance(double x, double y) {
        if (isEmpty()) {
            return Double.POSITIVE_INFINITY;
        }
        double gap = Math.max(Math.max(minX - x, x - maxX), Math.max(minY - y, y - maxY));
        double spacing = Math.max(maxX - minX, maxY - minY) / Math.sqrt(boxes);
        return Math.max(0, gap) + Math.max(spacing, Double.MIN_NORMAL);
    }
}

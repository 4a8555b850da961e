package org.jmesat.internal.broadphase;

/** The box round all boxes of a {@link CellGrid}, found when it is first asked for after the grid was built. */
final class GridExtent {
    double minX = Double.POSITIVE_INFINITY;
    double minY = Double.POSITIVE_INFINITY;
    double maxX = Double.NEGATIVE_INFINITY;
    double maxY = Double.NEGATIVE_INFINITY;
    private CellGrid measured;
    private int version;
    private int boxes;

    /** Boxes that have left the grid since it was built may still count. */
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
            // A box that has left is (∞, −∞).
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

    /** How far it is to the nearest box if they are spread evenly; infinite without any. */
    double guessDistance(double x, double y) {
        if (isEmpty()) {
            return Double.POSITIVE_INFINITY;
        }
        double gap = Math.max(Math.max(minX - x, x - maxX), Math.max(minY - y, y - maxY));
        double spacing = Math.max(maxX - minX, maxY - minY) / Math.sqrt(boxes);
        return Math.max(0, gap) + Math.max(spacing, Double.MIN_NORMAL);
    }
}

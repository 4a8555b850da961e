package org.jmesat.internal.step;

/**
 * Finds the boxes of a grid that a moving box overlaps or touches. It searches each level row by row, in each row the
 * range of cells that the moving box covers. If comparing all boxes of a level is cheaper, such as for a long path
 * through small cells, it does that instead.
 */
final class SweptSearch {
    /** An upper bound on the rounding error of a position on the path. */
    private static final int ULPS = 8;

    private double x;
    private double y;
    private double halfX;
    private double halfY;
    private double unitX;
    private double unitY;
    /** The part of the path within the grid's extent, as distances from its start. */
    private double from;
    private double to;
    private long compared;

    void set(double newX, double newY, double newHalfX, double newHalfY, double newUnitX, double newUnitY) {
        x = newX;
        y = newY;
        halfX = newHalfX + ULPS * Math.ulp(Math.abs(newX) + newHalfX);
        halfY = newHalfY + ULPS * Math.ulp(Math.abs(newY) + newHalfY);
        unitX = newUnitX;
        unitY = newUnitY;
    }

    /** Appends the boxes met on a path of some length, and returns how many boxes were compared. */
    long search(CellGrid grid, double length, PairBuffer found) {
        from = 0;
        to = length;
        compared = 0;
        if (grid.isEmpty() || !clip(grid.minX, grid.maxX, grid.minY, grid.maxY)) {
            return 0;
        }
        for (int l = 0; l < grid.levels.count(); l++) {
            searchRows(grid, grid.levels.get(l), found);
        }
        return compared;
    }

    private boolean clip(double minX, double maxX, double minY, double maxY) {
        double begin = Math.max(enter(x, unitX, halfX, minX, maxX), enter(y, unitY, halfY, minY, maxY));
        double end = Math.min(leave(x, unitX, halfX, minX, maxX), leave(y, unitY, halfY, minY, maxY));
        from = Math.max(from, begin);
        to = Math.min(to, end);
        return from <= to;
    }

    private boolean meets(double[] bounds, int p) {
        double begin = Math.max(enter(x, unitX, halfX, bounds[p], bounds[p + 1]),
                enter(y, unitY, halfY, bounds[p + 2], bounds[p + 3]));
        double end = Math.min(leave(x, unitX, halfX, bounds[p], bounds[p + 1]),
                leave(y, unitY, halfY, bounds[p + 2], bounds[p + 3]));
        return Math.max(begin, from) <= Math.min(end, to);
    }

    /** The distance at which a moving interval enters a fixed one; ∞ if never, −∞ if they always overlap. */
    private static double enter(double start, double unit, double half, double min, double max) {
        if (unit == 0) {
            return start + half >= min && start - half <= max ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
        return unit > 0 ? (min - half - start) / unit : (max + half - start) / unit;
    }

    private static double leave(double start, double unit, double half, double min, double max) {
        if (unit == 0) {
            return Double.POSITIVE_INFINITY;
        }
        return unit > 0 ? (max + half - start) / unit : (min - half - start) / unit;
    }

    private static double slack(double a, double b) {
        return ULPS * Math.ulp(Math.max(Math.abs(a), Math.abs(b)));
    }

    private void searchRows(CellGrid grid, GridLevel level, PairBuffer found) {
        double yFrom = y + from * unitY;
        double yTo = y + to * unitY;
        double tall = halfY + slack(yFrom, yTo);
        long bottom = Cell.at((Math.min(yFrom, yTo) - tall) * level.rows - level.reachRows);
        long top = Cell.at((Math.max(yFrom, yTo) + tall) * level.rows + level.reachRows);
        double band = (0.5 + level.reachRows) / level.rows + tall;
        double inRow = Math.min(to - from, unitY == 0 ? Double.POSITIVE_INFINITY : 2 * band / Math.abs(unitY));
        double wide = halfX + slack(x + from * unitX, x + to * unitX);
        long estimate = (long) ((inRow * Math.abs(unitX) + 2 * wide) * level.cells + 2 * level.reach + 2);
        // The inverse of a huge row width may underflow to 0.
        if (level.rows == 0 || !PairSearch.isWorthSearching(level, estimate, top - bottom + 1)) {
            collectAll(grid, level, found);
            return;
        }
        for (long row = bottom; row <= top; row++) {
            double middle = Cell.position(row) / level.rows;
            double low = row == bottom ? Double.NEGATIVE_INFINITY : middle - band;
            double high = row == top ? Double.POSITIVE_INFINITY : middle + band;
            double begin = from;
            double end = to;
            if (unitY != 0) {
                double atLow = (low - y) / unitY;
                double atHigh = (high - y) / unitY;
                begin = Math.max(from, Math.min(atLow, atHigh));
                end = Math.min(to, Math.max(atLow, atHigh));
            }
            if (begin <= end) {
                double a = x + begin * unitX;
                double b = x + end * unitX;
                long first = Cell.at((Math.min(a, b) - wide) * level.cells - level.reach);
                long cells = Cell.at((Math.max(a, b) + wide) * level.cells + level.reach) - first + 1;
                int width = (int) Math.min(cells, level.mask + 1L);
                collectStretch(grid, level, level.bucket((int) first, (int) row), width, (int) row, found);
            }
        }
    }

    /** Searches a range of buckets, and skips the boxes of other rows that share them. */
    private void collectStretch(CellGrid grid, GridLevel level, int bucket, int width, int row, PairBuffer found) {
        int[] starts = grid.starts;
        int first = level.firstBucket;
        int last = bucket + width - 1;
        collect(grid, level, starts[first + bucket], starts[first + Math.min(last, level.mask) + 1], row, found);
        if (last > level.mask) {
            collect(grid, level, starts[first], starts[first + last - level.mask], row, found);
        }
    }

    private void collect(CellGrid grid, GridLevel level, int begin, int end, int row, PairBuffer found) {
        compared += end - begin;
        for (int e = begin; e < end; e++) {
            if (level.row(grid.bounds, 4 * e) == row && meets(grid.bounds, 4 * e)) {
                found.add(-1, grid.slots[e]);
            }
        }
    }

    private void collectAll(CellGrid grid, GridLevel level, PairBuffer found) {
        compared += grid.endEntry(level) - grid.firstEntry(level);
        for (int e = grid.firstEntry(level); e < grid.endEntry(level); e++) {
            if (meets(grid.bounds, 4 * e)) {
                found.add(-1, grid.slots[e]);
            }
        }
    }
}

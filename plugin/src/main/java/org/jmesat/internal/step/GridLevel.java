package org.jmesat.internal.step;

/**
 * A level of a {@link CellGrid}: the cell that a box belongs to, the cell's bucket in the hash table, and how far from
 * a box the cells of overlapping boxes may be.
 *
 * <p>A box belongs to the cell of its centre. Rows are at least as wide as the greatest box; cells along a row are as
 * wide as the row, or finer by a power of two.
 */
final class GridLevel {
    /** A row's width over the greatest extent of its boxes: one hundredth is for rounding. */
    static final double SLACK = 1.01;

    private static final int FINEST_SPLIT = 4;

    /** The number of boxes of this level. */
    int members;
    /** The level's first bucket. */
    int firstBucket;
    /** The number of its buckets, a power of two, minus one. */
    int mask;
    /** How many cells along a row are together as long as the row is wide. */
    int split;
    /** Cells per world unit along a row. */
    double cells;
    /** Rows per world unit. */
    double rows;
    /** How far from a box, in cells along a row, the cells of overlapping boxes may be. */
    double reach;
    /** The same in rows. */
    double reachRows;
    /**
     * Up to this length, ranges of cells in four successive rows from the same x share no bucket, so a search there
     * finds no box twice.
     */
    int simpleWidth;
    /**
     * The distance in buckets from a row to the next. It is odd, so that rows far from each other hardly ever begin at
     * the same bucket: with rows scattered by a hash, five times as many boxes were compared.
     */
    int stride;

    /**
     * Fits the level to some boxes, with two to four times as many buckets as boxes.
     *
     * @param extent the greatest extent of a box
     * @param spreadX over what length in x the boxes are spread
     */
    void fit(double extent, int newMembers, int newFirstBucket, double spreadX, double spreadY) {
        members = newMembers;
        firstBucket = newFirstBucket;
        mask = Math.max(16, Integer.highestOneBit(2 * newMembers - 1) << 1) - 1;
        rows = 1 / (extent * SLACK);
        // Finer cells along a row cost only buckets, and leave fewer boxes to compare.
        int size = mask + 1;
        double width = spreadX * rows + 3;
        double height = Math.max(4, spreadY * rows + 3);
        split = FINEST_SPLIT;
        while (split > 1 && !(width * split * height <= size)) {
            split >>= 1;
        }
        double area = width * split * height;
        double wanted = width * split * Math.max(1, Math.min(2, Math.sqrt(size / area)));
        stride = wanted < size / 4 ? (int) wanted | 1 : size / 4 - 1;
        simpleWidth = Math.min(stride, size - 3 * stride);
        cells = split * rows;
        reachRows = 0.5 / SLACK + Cell.ROUNDING_ERROR;
        reach = split * 0.5 / SLACK + Cell.ROUNDING_ERROR;
    }

    /** The cell of a box along its row. */
    int column(double[] bounds, int p) {
        return (int) Cell.at((0.5 * bounds[p] + 0.5 * bounds[p + 1]) * cells);
    }

    /** The row of a box. */
    int row(double[] bounds, int p) {
        return (int) Cell.at((0.5 * bounds[p + 2] + 0.5 * bounds[p + 3]) * rows);
    }

    /** The bucket of a cell, counted from the level's first. The cells of a row are adjacent. */
    int bucket(int column, int row) {
        return column + row * stride & mask;
    }
}

package org.jmesat.internal.step;

/**
 * A level of a {@link CellGrid}: the cell that a box belongs to, the cell's bucket in the hash table, and how far from
 * a box the cells of overlapping boxes may be.
 *
 * <p>There are two kinds. In a level with <i>rows</i>, a box belongs to the cell of its centre. Rows are at least as
 * wide as the greatest box; cells along a row are as wide as the row, or finer by a power of two. A <i>flat</i> level
 * has a single row, along x or y, and a box belongs to the cell of its lower end. The boxes that begin between a box's
 * two ends are its candidates; this suits boxes along a line or far from each other.
 */
final class GridLevel {
    /** A row's width over the greatest extent of its boxes: one hundredth is for rounding. */
    static final double SLACK = 1.01;

    private static final int FINEST_SPLIT = 4;
    /** Scattered rows that follow each other share no bucket within this many cells. */
    private static final int SCATTERED = 4;

    /** The number of boxes of this level. */
    int members;
    /** The level's first bucket. */
    int firstBucket;
    /** The number of its buckets, a power of two, minus one. */
    int mask;
    /** Offset, in a box, of the coordinate along a row: 0 for x, 2 for y. */
    int along;
    boolean flat;
    /** How many cells along a row are together as long as the row is wide. */
    int split;
    /** Cells per world unit along a row. */
    double cells;
    /** Rows per world unit. */
    double rows;
    /** How far before a box, in cells along a row, the cells of overlapping boxes may be. */
    double reachDown;
    /** The same after a box. */
    double reachUp;
    /** The same on both sides, in rows. */
    double reachRows;
    /**
     * Up to this length, ranges of cells in four successive rows from the same x share no bucket, so a search there
     * finds no box twice.
     */
    int simpleWidth;
    /** The distance in buckets from a row to the next, or 0 for rows that are scattered over the table. */
    private int stride;
    private double fromMin;
    private double fromMax;

    /** Sets the level's place in the hash table, with two to four times as many buckets as boxes. */
    void place(int newMembers, int newFirstBucket) {
        members = newMembers;
        firstBucket = newFirstBucket;
        mask = bucketsFor(newMembers) - 1;
    }

    static int bucketsFor(int members) {
        return Math.max(16, Integer.highestOneBit(2 * members - 1) << 1);
    }

    /** Makes this a level with rows, for boxes up to an extent, given over what lengths in x and y they are spread. */
    void setRows(double extent, double spreadX, double spreadY) {
        along = 0;
        flat = false;
        rows = 1 / (extent * SLACK);
        // Rows that are adjacent in the table share no bucket. Finer cells along a row cost only buckets, and leave
        // fewer boxes to compare.
        int size = mask + 1;
        double width = spreadX * rows + 3;
        double height = Math.max(4, spreadY * rows + 3);
        split = FINEST_SPLIT;
        while (split > 1 && !(width * split * height <= size)) {
            split >>= 1;
        }
        double area = width * split * height;
        stride = area <= size ? (int) (width * split * Math.min(2, Math.sqrt(size / area))) : 0;
        simpleWidth = stride == 0 ? SCATTERED : stride;
        cells = split * rows;
        fromMin = 0.5 * cells;
        fromMax = 0.5 * cells;
        reachRows = 0.5 / SLACK + Cell.ROUNDING_ERROR;
        reachDown = split * 0.5 / SLACK + Cell.ROUNDING_ERROR;
        reachUp = reachDown;
    }

    /**
     * Makes this a flat level, for boxes up to an extent, with cells along x (axis 0) or y (axis 2). Cells must be so
     * wide that a box covers at most a quarter of the buckets.
     */
    void setFlat(double extent, int axis, double cell) {
        along = axis;
        flat = true;
        rows = 0;
        stride = 0;
        split = 1;
        simpleWidth = mask + 1;
        cells = 1 / cell;
        fromMin = cells;
        fromMax = 0;
        reachRows = 0;
        reachDown = extent / cell + Cell.ROUNDING_ERROR;
        reachUp = Cell.ROUNDING_ERROR;
    }

    /** The distance in buckets from a cell to the one above it; 0 if it depends on the row. */
    int stride() {
        return stride;
    }

    /** The cell of a box along its row. */
    int column(double[] bounds, int p) {
        return (int) Cell.at(bounds[p + along] * fromMin + bounds[p + along + 1] * fromMax);
    }

    /** The row of a box. */
    int row(double[] bounds, int p) {
        int across = 2 - along;
        return (int) Cell.at((0.5 * bounds[p + across] + 0.5 * bounds[p + across + 1]) * rows);
    }

    /** The bucket of a cell, counted from the level's first. */
    int bucket(int column, int row) {
        return column + rowStart(row) & mask;
    }

    /**
     * The first bucket of a row, modulo their number. The cells of a row are adjacent, so a search along a row reads
     * memory in order. Any four successive scattered rows begin at different multiples of 4, modulo 16.
     */
    private int rowStart(int row) {
        if (stride != 0) {
            return row * stride;
        }
        int hash = row * 0x9E3779B1;
        return (hash ^ hash >>> 15) << 4 | (row & 3) << 2;
    }
}

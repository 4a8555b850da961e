package org.jmesat.internal.broadphase;

/**
 * A level of a {@link CellGrid}: which cell a box of it belongs to, where in the hash table that cell is, and how far
 * around a box those that overlap it may be.
 *
 * <p>There are two kinds. With <i>rows</i>, a box belongs to the cell of its centre; rows are at least as wide as the
 * greatest box, and cells along a row as wide as the row or finer by a power of two. A <i>flat</i> level has a single
 * row, along x or y, and a box belongs to the cell of its lower end: each overlaps those that begin after it does and
 * before it ends, which suits boxes that lie along a line or far from each other.
 */
final class GridLevel {
    /** A row's width over the greatest extent of its boxes, with a hundredth to spare for rounding. */
    static final double SLACK = 1.01;

    private static final int FINEST_SPLIT = 4;
    /** Rows that are strewn over the table never share a bucket within this length. */
    private static final int STREWN = 4;

    /** How many boxes belong here. */
    int members;
    /** Where the level's buckets begin. */
    int firstBucket;
    /** The number of its buckets, a power of two, less one. */
    int mask;
    /** Where in a box the coordinate along a row begins: 0 for x, 2 for y. */
    int along;
    boolean flat;
    /** How many cells along a row are as wide as the row. */
    int split;
    /** Cells to a unit along a row. */
    double cells;
    /** Rows to a unit. */
    double rows;
    /** How far beyond a box, in cells along a row, those that overlap it may belong. */
    double reachDown;
    double reachUp;
    /** As {@link #reachUp}, in rows. */
    double reachRows;
    /**
     * Up to this length, stretches of cells in four successive rows from the same x never share a bucket, so that
     * whoever looks there meets nobody twice.
     */
    int simpleWidth;
    /** How many buckets a row is from the next, or 0 for rows that are strewn over the table. */
    private int stride;
    private double fromMin;
    private double fromMax;

    /** Takes place in the hash table: from two to four times as many buckets as boxes. */
    void place(int newMembers, int newFirstBucket) {
        members = newMembers;
        firstBucket = newFirstBucket;
        mask = bucketsFor(newMembers) - 1;
    }

    static int bucketsFor(int members) {
        return Math.max(16, Integer.highestOneBit(2 * members - 1) << 1);
    }

    /**
     * Makes this a level with rows, for boxes no greater than an extent, which are spread about so far along x and y.
     */
    void setRows(double extent, double spreadX, double spreadY) {
        along = 0;
        flat = false;
        rows = 1 / (extent * SLACK);
        // Rows side by side, for as long as they are, share no bucket; finer cells along a row cost nothing but
        // buckets, and fewer boxes are met in vain.
        int size = mask + 1;
        double width = spreadX * rows + 3;
        double height = Math.max(4, spreadY * rows + 3);
        split = FINEST_SPLIT;
        while (split > 1 && !(width * split * height <= size)) {
            split >>= 1;
        }
        double area = width * split * height;
        stride = area <= size ? (int) (width * split * Math.min(2, Math.sqrt(size / area))) : 0;
        simpleWidth = stride == 0 ? STREWN : stride;
        cells = split * rows;
        fromMin = 0.5 * cells;
        fromMax = 0.5 * cells;
        reachRows = 0.5 / SLACK + Cell.ROUNDING_ERROR;
        reachDown = split * 0.5 / SLACK + Cell.ROUNDING_ERROR;
        reachUp = reachDown;
    }

    /**
     * Makes this a flat level, for boxes no greater than an extent, with cells along x (axis 0) or y (axis 2). They are
     * so wide that a box reaches over a quarter of the buckets at most.
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

    /** How many buckets a cell is from the one above it; 0 where that follows from the row. */
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
     * Where a row begins. The cells of a row follow each other, so that a search along it walks straight through
     * memory. Strewn rows begin at different multiples of 4, modulo 16, for any four that follow each other.
     */
    private int rowStart(int row) {
        if (stride != 0) {
            return row * stride;
        }
        int hash = row * 0x9E3779B1;
        return (hash ^ hash >>> 15) << 4 | (row & 3) << 2;
    }
}

package org.jmesat.internal.geometry;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import java.util.Arrays;

/**
 * The local shapes of a {@link PolygonTable}, each known by a number. Slots take shares in a shape; when the last share
 * is given back, its number and its room are used again.
 *
 * <p>A store that shares has a shape once, however many slots have it: shapes that are equal to the bit are found by
 * their hash. Ten thousand boxes of one size take the memory of one, and a loop over pairs finds it in the cache.
 */
final class LocalShapes {
    /**
     * How many numbers {@link #measures} holds for each shape: local x and y of the centre, reach, and half of the
     * local bounding box's sides, rounding included.
     */
    static final int MEASURES = 5;
    /** How many numbers {@link #sizes} holds for each shape: radius, inradius, rounding. */
    static final int SIZES = 3;

    private static final int NONE = -1;

    private final boolean sharing;
    /** How many numbers were given out. */
    private int size;
    /** A shape without a share, the first of a chain by {@code next}. */
    private int firstFree = NONE;
    /** Vertices and normals of all shapes, laid out as {@link PolygonBuffer#edges()}. */
    private double[] edges;
    private int edgesUsed;
    /** How many of the numbers in use belong to no shape any more. */
    private int edgesLost;
    /** By place of a shape. */
    private double[] measures;
    /** By shape. */
    private double[] sizes;
    /** What moving fills and swaps with the edges and measures. */
    private double[] spareEdges = {};
    private double[] spareMeasures = {};
    /** How often shapes have moved in memory. */
    private int moves;
    /** By shape: where its vertices begin and end; the end is a complement for thin shapes. */
    private int[] starts;
    private int[] ends;
    /** By shape: how many numbers of the edges it may fill. */
    private int[] rooms;
    /** By shape: where its measures are; a permutation. */
    private int[] places;
    private int[] shares;
    private int[] hashes;
    private int[] next;
    /** By hash: the first shape of a chain. */
    private int[] heads = {};

    LocalShapes(int shapes, int vertices, boolean sharing) {
        this.sharing = sharing;
        edges = new double[STRIDE * vertices];
        starts = new int[shapes];
        ends = new int[shapes];
        rooms = new int[shapes];
        places = new int[shapes];
        measures = new double[MEASURES * shapes];
        sizes = new double[SIZES * shapes];
        shares = new int[shapes];
        next = new int[shapes];
        hashes = new int[sharing ? shapes : 0];
    }

    void clear() {
        size = 0;
        firstFree = NONE;
        edgesUsed = 0;
        edgesLost = 0;
        Arrays.fill(heads, NONE);
    }

    double[] edges() {
        return edges;
    }

    double[] measures() {
        return measures;
    }

    double[] sizes() {
        return sizes;
    }

    /** Where the measures of a shape begin. */
    int row(int shape) {
        return MEASURES * places[shape];
    }

    int start(int shape) {
        return starts[shape];
    }

    /** The complement of the end for a thin shape. */
    int endOrThin(int shape) {
        return ends[shape];
    }

    private int end(int shape) {
        return ends[shape] < 0 ? ~ends[shape] : ends[shape];
    }

    /** How often shapes have got other starts and ends. */
    int moves() {
        return moves;
    }

    /** Takes a share in a shape, which is stored if it is not yet. */
    int take(PolygonBuffer polygon) {
        int hash = sharing
                ? hash(polygon.centerX(), polygon.centerY(), polygon.edges(), 0, STRIDE * polygon.count()) : 0;
        int shape = sharing ? find(polygon, hash) : NONE;
        if (shape != NONE) {
            shares[shape]++;
            return shape;
        }
        shape = open(polygon.edges(), 0, STRIDE * polygon.count());
        describe(shape, polygon);
        if (sharing) {
            link(shape, hash);
        }
        return shape;
    }

    /** Takes a share in a copy of another store's shape. This store is not searched for an equal one. */
    int take(LocalShapes source, int other) {
        int start = source.starts[other];
        double[] from = source.edges;
        int shape = open(from, start, source.end(other) - start);
        System.arraycopy(source.measures, source.row(other), measures, row(shape), MEASURES);
        System.arraycopy(source.sizes, SIZES * other, sizes, SIZES * shape, SIZES);
        ends[shape] = source.ends[other] < 0 ? ~ends[shape] : ends[shape];
        if (sharing) {
            int row = row(shape);
            link(shape, hash(measures[row], measures[row + 1], edges, starts[shape], end(shape)));
        }
        return shape;
    }

    /** Gives a share back. */
    void release(int shape) {
        if (--shares[shape] == 0) {
            if (sharing) {
                unlink(shape);
            }
            next[shape] = firstFree;
            firstFree = shape;
        }
    }

    private static int hash(double centerX, double centerY, double[] edges, int from, int end) {
        long hash = 31 * Double.doubleToLongBits(centerX) + Double.doubleToLongBits(centerY);
        for (int k = from; k < end; k += STRIDE) {
            hash = 31 * hash + Double.doubleToLongBits(edges[k]);
            hash = 31 * hash + Double.doubleToLongBits(edges[k + 1]);
        }
        return (int) (hash * 0x9E3779B97F4A7C15L >>> 32);
    }

    private int find(PolygonBuffer polygon, int hash) {
        int shape = heads.length == 0 ? NONE : heads[hash & heads.length - 1];
        while (shape != NONE && !(hashes[shape] == hash && isEqual(shape, polygon))) {
            shape = next[shape];
        }
        return shape;
    }

    /** Numbers are compared as {@link Double#equals} does, which tells the zeros apart. */
    private boolean isEqual(int shape, PolygonBuffer polygon) {
        int row = row(shape);
        return ends[shape] < 0 == polygon.isThin()
                && isSame(measures[row], polygon.centerX())
                && isSame(measures[row + 1], polygon.centerY())
                && isSame(sizes[SIZES * shape], polygon.radius())
                && isSame(sizes[SIZES * shape + 1], polygon.inradius())
                && isSame(sizes[SIZES * shape + 2], polygon.rounding())
                && Arrays.equals(edges, starts[shape], end(shape), polygon.edges(), 0, STRIDE * polygon.count());
    }

    private static boolean isSame(double a, double b) {
        return Double.doubleToLongBits(a) == Double.doubleToLongBits(b);
    }

    private void link(int shape, int hash) {
        hashes[shape] = hash;
        if (heads.length >= size) {
            chain(shape);
            return;
        }
        heads = new int[2 * Integer.highestOneBit(starts.length)];
        Arrays.fill(heads, NONE);
        for (int i = 0; i < size; i++) {
            if (shares[i] > 0) {
                chain(i);
            }
        }
    }

    private void chain(int shape) {
        int head = hashes[shape] & heads.length - 1;
        next[shape] = heads[head];
        heads[head] = shape;
    }

    private void unlink(int shape) {
        int head = hashes[shape] & heads.length - 1;
        int at = heads[head];
        if (at == shape) {
            heads[head] = next[shape];
            return;
        }
        while (next[at] != shape) {
            at = next[at];
        }
        next[at] = next[shape];
    }

    private int open(double[] source, int start, int length) {
        int shape = firstFree;
        if (shape != NONE) {
            firstFree = next[shape];
        } else {
            shape = add();
        }
        if (length > rooms[shape]) {
            giveRoom(shape, length);
        }
        ends[shape] = starts[shape] + length;
        System.arraycopy(source, start, edges, starts[shape], length);
        shares[shape] = 1;
        return shape;
    }

    private int add() {
        if (size == starts.length) {
            int shapes = PolygonTable.grown(size);
            starts = Arrays.copyOf(starts, shapes);
            ends = Arrays.copyOf(ends, shapes);
            rooms = Arrays.copyOf(rooms, shapes);
            places = Arrays.copyOf(places, shapes);
            measures = Arrays.copyOf(measures, MEASURES * shapes);
            sizes = Arrays.copyOf(sizes, SIZES * shapes);
            shares = Arrays.copyOf(shares, shapes);
            next = Arrays.copyOf(next, shapes);
            hashes = Arrays.copyOf(hashes, sharing ? shapes : 0);
        }
        starts[size] = 0;
        rooms[size] = 0;
        places[size] = size;
        return size++;
    }

    /** What outgrows its place moves to the end; when half is lost that way, all move together. */
    private void giveRoom(int shape, int room) {
        edgesLost += rooms[shape];
        rooms[shape] = 0;
        if (2 * edgesLost > edgesUsed) {
            closeGaps();
        }
        int needed = edgesUsed + room + STRIDE * PolygonTable.PADDING;
        if (needed > edges.length) {
            edges = Arrays.copyOf(edges, Math.max(PolygonTable.grown(edges.length), needed));
        }
        starts[shape] = edgesUsed;
        rooms[shape] = room;
        edgesUsed += room;
    }

    private void closeGaps() {
        startMoving();
        for (int shape = 0; shape < size; shape++) {
            move(shape, shape);
        }
        endMoving(size);
    }

    /**
     * Moves the shapes in memory into the order of the slots, given the shape of each. Shapes without a share lose
     * their room.
     */
    void sort(int[] shapes, int slots) {
        startMoving();
        int moved = 0;
        for (int slot = 0; slot < slots; slot++) {
            if (places[shapes[slot]] >= 0) {
                move(shapes[slot], moved++);
            }
        }
        endMoving(moved);
    }

    private void startMoving() {
        if (spareEdges.length < edges.length) {
            spareEdges = new double[edges.length];
        }
        if (spareMeasures.length < measures.length) {
            spareMeasures = new double[measures.length];
        }
        edgesUsed = 0;
        edgesLost = 0;
    }

    private void move(int shape, int place) {
        int from = starts[shape];
        int to = edgesUsed;
        // One that is to get room now has none.
        int length = Math.min(end(shape) - from, rooms[shape]);
        // Number by number: to call a copying method for so few takes a fifth longer.
        for (int k = 0; k < length; k++) {
            spareEdges[to + k] = edges[from + k];
        }
        int row = MEASURES * place;
        int oldRow = row(shape);
        for (int k = 0; k < MEASURES; k++) {
            spareMeasures[row + k] = measures[oldRow + k];
        }
        starts[shape] = to;
        ends[shape] = ends[shape] < 0 ? ~(to + length) : to + length;
        // With the room that it once needed, or shapes that come and go would outgrow their places again each time.
        edgesUsed += rooms[shape];
        // The complement tells those that have moved.
        places[shape] = ~place;
    }

    private void endMoving(int moved) {
        int place = moved;
        for (int shape = 0; shape < size; shape++) {
            if (places[shape] < 0) {
                places[shape] = ~places[shape];
            } else {
                places[shape] = place++;
                rooms[shape] = 0;
            }
        }
        double[] swap = edges;
        edges = spareEdges;
        spareEdges = swap;
        swap = measures;
        measures = spareMeasures;
        spareMeasures = swap;
        moves++;
    }

    private void describe(int shape, PolygonBuffer polygon) {
        int start = starts[shape];
        double halfX = 0;
        double halfY = 0;
        for (int k = start; k < ends[shape]; k += STRIDE) {
            halfX = Math.max(halfX, Math.abs(edges[k]));
            halfY = Math.max(halfY, Math.abs(edges[k + 1]));
        }
        ends[shape] = polygon.isThin() ? ~ends[shape] : ends[shape];
        int row = row(shape);
        measures[row] = polygon.centerX();
        measures[row + 1] = polygon.centerY();
        measures[row + 2] = polygon.reach();
        measures[row + 3] = halfX + polygon.rounding();
        measures[row + 4] = halfY + polygon.rounding();
        sizes[SIZES * shape] = polygon.radius();
        sizes[SIZES * shape + 1] = polygon.inradius();
        sizes[SIZES * shape + 2] = polygon.rounding();
    }
}

package org.jmesat.internal.geometry;


import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import java.util.Arrays;

/**
 * The local shapes of a {@link PolygonTable}, each known by a number. Slots take shares in a shape; when the last share
 * is given back, its number and its room are used again.
 *
 * <p>A table that shares stores a shape once, however many slots have it: shapes that are equal to the bit are found by
 * their hash. Ten thousand boxes of one size take the memory of one, and a loop over pairs finds it in the cache.
 */
final class LocalShapes {
    /** How many numbers {@code measures} holds for each shape. */
    static final int MEASURES = 6;
    /** How many numbers {@code sizes} holds for each shape. */
    static final int SIZES = 3;

    private static final int NONE = -1;

    private final boolean sharing;
    /** How many numbers were given out. */
    private int size;
    /** Numbers without a share, chained by {@code next}. */
    private int firstFree = NONE;
    /** Vertices and normals of all shapes, laid out as {@link PolygonBuffer#edges()}. */
    double[] edges;
    private int edgesUsed;
    /** How many of the numbers in use belong to no shape any more. */
    private int edgesLost;
    /** How often shapes have moved within {@code edges}. */
    private int moves;
    int[] starts;
    /** Complements for thin shapes. */
    int[] ends;
    /** How many numbers of {@code edges} each shape may fill where it begins. */
    private int[] rooms;
    /** Local x and y of the centre, tie, reach, and half of the local bounding box's sides, rounding included. */
    double[] measures;
    /** Radius, inradius, rounding. */
    double[] sizes;
    private int[] shares;
    private int[] hashes;
    private int[] next;
    /** By hash: the first shape of a chain. */
    private int[] heads = {};
    /** Scratch of {@link #takeInOrder}. */
    private int[] newNumbers = {};

    LocalShapes(int shapes, int numbers, boolean sharing) {
        this.sharing = sharing;
        edges = new double[numbers];
        starts = new int[shapes];
        ends = new int[shapes];
        rooms = new int[shapes];
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

    /** Takes a share in a shape, which is stored if it is not yet. */
    int take(PolygonBuffer polygon) {
        int length = STRIDE * polygon.count();
        int hash = sharing ? hash(polygon.centerX(), polygon.centerY(), polygon.edges(), 0, length) : 0;
        int equal = sharing ? find(polygon, length, hash) : NONE;
        if (equal != NONE) {
            shares[equal]++;
            return equal;
        }
        int shape = open(polygon.edges(), 0, length);
        describe(shape, polygon);
        if (sharing) {
            link(shape, hash);
        }
        return shape;
    }

    /**
     * Takes a share in a copy of another store's shape, which is not looked for among those that are stored already.
     */
    int take(LocalShapes source, int other) {
        int start = source.starts[other];
        int shape = open(source.edges, start, source.end(other) - start);
        copy(source, other, shape);
        if (sharing) {
            int row = MEASURES * shape;
            link(shape, hash(measures[row], measures[row + 1], edges, starts[shape], end(shape)));
        }
        return shape;
    }

    private void copy(LocalShapes source, int other, int shape) {
        ends[shape] = source.ends[other] < 0 ? ~ends[shape] : ends[shape];
        System.arraycopy(source.measures, MEASURES * other, measures, MEASURES * shape, MEASURES);
        System.arraycopy(source.sizes, SIZES * other, sizes, SIZES * shape, SIZES);
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

    private int find(PolygonBuffer polygon, int length, int hash) {
        int shape = heads.length == 0 ? NONE : heads[hash & heads.length - 1];
        while (shape != NONE && !(hashes[shape] == hash && isEqual(shape, polygon, length))) {
            shape = next[shape];
        }
        return shape;
    }

    /** Numbers are compared as {@link Double#equals} does, which tells the zeros apart. */
    private boolean isEqual(int shape, PolygonBuffer polygon, int length) {
        return ends[shape] < 0 == polygon.isThin()
                && isSame(measures[MEASURES * shape], polygon.centerX())
                && isSame(measures[MEASURES * shape + 1], polygon.centerY())
                && isSame(sizes[SIZES * shape], polygon.radius())
                && isSame(sizes[SIZES * shape + 1], polygon.inradius())
                && isSame(sizes[SIZES * shape + 2], polygon.rounding())
                && Arrays.equals(edges, starts[shape], end(shape), polygon.edges(), 0, length);
    }

    private static boolean isSame(double a, double b) {
        return Double.doubleToLongBits(a) == Double.doubleToLongBits(b);
    }

    private void link(int shape, int hash) {
        if (heads.length < size) {
            heads = new int[2 * Integer.highestOneBit(starts.length)];
            Arrays.fill(heads, NONE);
            for (int i = 0; i < size; i++) {
                if (i != shape && shares[i] > 0) {
                    chain(i);
                }
            }
        }
        hashes[shape] = hash;
        chain(shape);
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
            measures = Arrays.copyOf(measures, MEASURES * shapes);
            sizes = Arrays.copyOf(sizes, SIZES * shapes);
            shares = Arrays.copyOf(shares, shapes);
            next = Arrays.copyOf(next, shapes);
            hashes = Arrays.copyOf(hashes, sharing ? shapes : 0);
        }
        starts[size] = 0;
        rooms[size] = 0;
        return size++;
    }

    /** What outgrows its place moves to the end; when half is lost that way, all move together. */
    private void giveRoom(int shape, int length) {
        edgesLost += rooms[shape];
        rooms[shape] = 0;
        if (2 * edgesLost > edgesUsed) {
            closeGaps();
        }
        int needed = edgesUsed + length + STRIDE * PolygonTable.PADDING;
        if (needed > edges.length) {
            edges = Arrays.copyOf(edges, Math.max(PolygonTable.grown(edges.length), needed));
        }
        starts[shape] = edgesUsed;
        rooms[shape] = length;
        edgesUsed += length;
    }

    private void closeGaps() {
        double[] packed = new double[edges.length];
        int used = 0;
        for (int shape = 0; shape < size; shape++) {
            System.arraycopy(edges, starts[shape], packed, used, rooms[shape]);
            int moved = used - starts[shape];
            ends[shape] = ends[shape] < 0 ? ~(~ends[shape] + moved) : ends[shape] + moved;
            starts[shape] = used;
            used += rooms[shape];
        }
        edges = packed;
        edgesUsed = used;
        edgesLost = 0;
        moves++;
    }

    private void describe(int shape, PolygonBuffer polygon) {
        double halfX = 0;
        double halfY = 0;
        for (int k = starts[shape]; k < ends[shape]; k += STRIDE) {
            halfX = Math.max(halfX, Math.abs(edges[k]));
            halfY = Math.max(halfY, Math.abs(edges[k + 1]));
        }
        ends[shape] = polygon.isThin() ? ~ends[shape] : ends[shape];
        int row = MEASURES * shape;
        measures[row] = polygon.centerX();
        measures[row + 1] = polygon.centerY();
        measures[row + 2] = RoundingError.tie(polygon.radius(), polygon.reach());
        measures[row + 3] = polygon.reach();
        measures[row + 4] = halfX + polygon.rounding();
        measures[row + 5] = halfY + polygon.rounding();
        sizes[SIZES * shape] = polygon.radius();
        sizes[SIZES * shape + 1] = polygon.inradius();
        sizes[SIZES * shape + 2] = polygon.rounding();
    }

    /**
     * Takes over the shapes of another store and the shares in them, in the order in which slots have them, which is
     * then that of the memory.
     *
     * @param shapes by slot: its shape; replaced by the number that the shape has here
     * @param slots how many slots there are
     */
    void takeInOrder(LocalShapes source, int[] shapes, int slots) {
        clear();
        if (newNumbers.length < source.size) {
            newNumbers = new int[source.starts.length];
        }
        Arrays.fill(newNumbers, 0, source.size, NONE);
        for (int slot = 0; slot < slots; slot++) {
            int old = shapes[slot];
            if (newNumbers[old] == NONE) {
                newNumbers[old] = takeOver(source, old);
            }
            shapes[slot] = newNumbers[old];
        }
    }

    private int takeOver(LocalShapes source, int old) {
        int shape = add();
        // With the room that it once needed, or shapes that come and go would outgrow their places again each time.
        giveRoom(shape, source.rooms[old]);
        int length = source.end(old) - source.starts[old];
        ends[shape] = starts[shape] + length;
        System.arraycopy(source.edges, source.starts[old], edges, starts[shape], length);
        copy(source, old, shape);
        shares[shape] = source.shares[old];
        if (sharing) {
            link(shape, source.hashes[old]);
        }
        return shape;
    }

    /** How often shapes have got other starts and ends. */
    int moves() {
        return moves;
    }

    int end(int shape) {
        int end = ends[shape];
        return end < 0 ? ~end : end;
    }

    /** Whether this has room for what another store holds. */
    boolean hasRoomFor(LocalShapes other) {
        return starts.length >= other.size && edges.length >= other.edgesUsed + STRIDE * PolygonTable.PADDING;
    }

    /** An empty store with as much room. */
    LocalShapes emptyLike() {
        return new LocalShapes(starts.length, edges.length, sharing);
    }
}

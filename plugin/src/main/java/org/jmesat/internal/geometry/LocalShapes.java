package org.jmesat.internal.geometry;

import static org.jmesat.internal.geometry.PolygonBuffer.STRIDE;

import java.util.Arrays;

/**
 * The reference-counted local shapes of a {@link PolygonTable}, each identified by an index. When the last slot
 * releases a shape, its index and memory are reused.
 *
 * <p>A store that shares keeps shapes that are equal to the bit only once and finds them by their hash. Ten thousand
 * boxes of one size take the memory of one, which stays in the cache during a loop over pairs.
 */
final class LocalShapes {
    /**
     * Numbers per shape in {@link #measures}: local x and y of the centre, reach, and the half extents of the local
     * bounding box, rounding included.
     */
    static final int MEASURES = 5;
    /** Numbers per shape in {@link #sizes}: radius, inradius, rounding. */
    static final int SIZES = 3;

    private static final int NONE = -1;

    private final boolean sharing;
    /** Number of indices in use or free. */
    private int size;
    /** First index of the free list, linked by {@code next}. */
    private int firstFree = NONE;
    /** Vertices and normals of all shapes, laid out as {@link PolygonBuffer#edges()}. */
    private double[] edges;
    private int edgesUsed;
    /** Indexed by {@code places}. */
    private double[] measures;
    /** Indexed by shape. */
    private double[] sizes;
    /** Sorting copies into these arrays and swaps them with edges and measures. */
    private double[] spareEdges = {};
    private double[] spareMeasures = {};
    /** Range of a shape's vertices; the end is complemented for thin shapes. */
    private int[] starts;
    private int[] ends;
    /** Capacity of a shape's range in edges, in numbers. */
    private int[] capacities;
    /** Index of a shape's measures; a permutation. */
    private int[] places;
    private int[] references;
    private int[] hashes;
    private int[] next;
    /** First shape of each hash bucket, linked by {@code next}. */
    private int[] heads = {};

    LocalShapes(int shapes, int vertices, boolean sharing) {
        this.sharing = sharing;
        edges = new double[STRIDE * vertices];
        starts = new int[shapes];
        ends = new int[shapes];
        capacities = new int[shapes];
        places = new int[shapes];
        measures = new double[MEASURES * shapes];
        sizes = new double[SIZES * shapes];
        references = new int[shapes];
        next = new int[shapes];
        hashes = new int[sharing ? shapes : 0];
    }

    void clear() {
        size = 0;
        firstFree = NONE;
        edgesUsed = 0;
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

    /** Array position of a shape's measures. */
    int row(int shape) {
        return MEASURES * places[shape];
    }

    int start(int shape) {
        return starts[shape];
    }

    /** The end of a shape's vertices; its complement for a thin shape. */
    int endOrThin(int shape) {
        return ends[shape];
    }

    private int end(int shape) {
        return ends[shape] < 0 ? ~ends[shape] : ends[shape];
    }

    /** Adds a reference to a shape equal to a polygon, which is stored first if necessary. */
    int acquire(PolygonBuffer polygon) {
        int hash = sharing
                ? hash(polygon.centerX(), polygon.centerY(), polygon.edges(), 0, STRIDE * polygon.count()) : 0;
        int shape = sharing ? find(polygon, hash) : NONE;
        if (shape != NONE) {
            references[shape]++;
            return shape;
        }
        shape = open(polygon.edges(), 0, STRIDE * polygon.count());
        describe(shape, polygon);
        if (sharing) {
            link(shape, hash);
        }
        return shape;
    }

    /** Stores a copy of another store's shape, without a search for an equal one, and adds a reference to it. */
    int acquire(LocalShapes source, int other) {
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

    /** Removes a reference. */
    void release(int shape) {
        if (--references[shape] == 0) {
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

    /** Compares numbers like {@link Double#equals}, which distinguishes −0 from +0. */
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
        } else {
            chainAll();
        }
    }

    private void chainAll() {
        heads = new int[2 * Integer.highestOneBit(starts.length)];
        Arrays.fill(heads, NONE);
        for (int i = 0; i < size; i++) {
            if (references[i] > 0) {
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
        if (length > capacities[shape]) {
            reserve(shape, length);
        }
        ends[shape] = starts[shape] + length;
        System.arraycopy(source, start, edges, starts[shape], length);
        references[shape] = 1;
        return shape;
    }

    private int add() {
        if (size == starts.length) {
            grow(PolygonTable.grown(size));
        }
        starts[size] = 0;
        capacities[size] = 0;
        places[size] = size;
        return size++;
    }

    private void grow(int shapes) {
        starts = Arrays.copyOf(starts, shapes);
        ends = Arrays.copyOf(ends, shapes);
        capacities = Arrays.copyOf(capacities, shapes);
        places = Arrays.copyOf(places, shapes);
        measures = Arrays.copyOf(measures, MEASURES * shapes);
        sizes = Arrays.copyOf(sizes, SIZES * shapes);
        references = Arrays.copyOf(references, shapes);
        next = Arrays.copyOf(next, shapes);
        hashes = Arrays.copyOf(hashes, sharing ? shapes : 0);
    }

    /** Moves a shape that outgrew its range to the end, with room to grow by half, which bounds what is unused. */
    private void reserve(int shape, int length) {
        int capacity = Math.max(length, capacities[shape] + capacities[shape] / 2);
        int needed = edgesUsed + capacity + STRIDE * PolygonTable.PADDING;
        if (needed > edges.length) {
            edges = Arrays.copyOf(edges, Math.max(PolygonTable.grown(edges.length), needed));
        }
        starts[shape] = edgesUsed;
        capacities[shape] = capacity;
        edgesUsed += capacity;
    }

    /**
     * Moves the shapes in memory into the order of the slots, given the shape of each, which changes their starts, ends
     * and rows. Unreferenced shapes lose their memory.
     */
    void sort(int[] shapes, int slots) {
        if (spareEdges.length < edges.length) {
            spareEdges = new double[edges.length];
        }
        if (spareMeasures.length < measures.length) {
            spareMeasures = new double[measures.length];
        }
        edgesUsed = 0;
        int place = 0;
        for (int slot = 0; slot < slots; slot++) {
            if (places[shapes[slot]] >= 0) {
                move(shapes[slot], place++);
            }
        }
        for (int shape = 0; shape < size; shape++) {
            if (places[shape] < 0) {
                places[shape] = ~places[shape];
            } else {
                places[shape] = place++;
                capacities[shape] = 0;
            }
        }
        double[] swap = edges;
        edges = spareEdges;
        spareEdges = swap;
        swap = measures;
        measures = spareMeasures;
        spareMeasures = swap;
    }

    private void move(int shape, int place) {
        int from = starts[shape];
        int to = edgesUsed;
        int length = end(shape) - from;
        // A loop, because System.arraycopy of so few numbers is a fifth slower.
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
        // Keeps the capacity, so that a reused index does not outgrow its range again.
        edgesUsed += capacities[shape];
        // The complement marks a moved shape.
        places[shape] = ~place;
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

package org.jmesat.debug;

import java.util.Arrays;

/**
 * The outline of a body of several convex pieces: the edges of its pieces without those parts that two pieces share.
 * Sorts the edges by x and compares those that overlap in x.
 */
final class BodyOutline {
    /** A body with more edges is drawn with all of them. */
    private static final int MAX_EDGES = 4096;
    /** Edges closer than this share of the body's size lie on one line: a hundred times a float's rounding. */
    private static final double TOLERANCE = 1e-5;
    /** Doubles per edge: x and y of its start and of its end. */
    private static final int EDGE = 4;
    private static final int NONE = -1;

    /** By edge, in the order of adding. */
    private double[] edges = new double[EDGE * 64];
    private int[] pieces = new int[64];
    private int count;
    private double tolerance;
    /** The edges by ascending x: the upper half orders them, the lower half is the edge. */
    private long[] order = new long[64];
    /** By edge: the first of its covered parts, by ascending start; by part: the next one. */
    private int[] firstPart = new int[64];
    private int[] nextPart = new int[64];
    private double[] parts = new double[2 * 64];
    private int partCount;
    private double[] shown = new double[EDGE * 64];
    private int shownCount;

    /** Begins another body. */
    void clear() {
        count = 0;
    }

    /** Adds a piece with 3 corners or more. */
    void add(int piece, Corners corners) {
        while (pieces.length < count + corners.count) {
            edges = Arrays.copyOf(edges, 2 * edges.length);
            pieces = Arrays.copyOf(pieces, 2 * pieces.length);
        }
        for (int i = 0; i < corners.count; i++) {
            int next = i + 1 == corners.count ? 0 : i + 1;
            edges[EDGE * count] = corners.xy[2 * i];
            edges[EDGE * count + 1] = corners.xy[2 * i + 1];
            edges[EDGE * count + 2] = corners.xy[2 * next];
            edges[EDGE * count + 3] = corners.xy[2 * next + 1];
            pieces[count++] = piece;
        }
    }

    /** Computes the {@link #edges} to show; returns their number. */
    int compute() {
        if (count > MAX_EDGES) {
            return count;
        }
        ensureSize();
        sort();
        partCount = 0;
        Arrays.fill(firstPart, 0, count, NONE);
        for (int i = 0; i < count; i++) {
            int edge = (int) order[i];
            double end = Math.max(edges[EDGE * edge], edges[EDGE * edge + 2]) + tolerance;
            for (int j = i + 1; j < count; j++) {
                int other = (int) order[j];
                if (minX(other) > end) {
                    break;
                }
                if (pieces[edge] != pieces[other]) {
                    cover(edge, other);
                    cover(other, edge);
                }
            }
        }
        shownCount = 0;
        for (int edge = 0; edge < count; edge++) {
            show(edge);
        }
        return shownCount;
    }

    /** Returns x and y of both ends of the edges to show. */
    double[] edges() {
        return count > MAX_EDGES ? edges : shown;
    }

    private void ensureSize() {
        if (order.length < count) {
            order = new long[pieces.length];
            firstPart = new int[pieces.length];
        }
    }

    private void sort() {
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        double lowest = Double.POSITIVE_INFINITY;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < EDGE * count; i += 2) {
            least = Math.min(least, edges[i]);
            greatest = Math.max(greatest, edges[i]);
            lowest = Math.min(lowest, edges[i + 1]);
            highest = Math.max(highest, edges[i + 1]);
        }
        tolerance = TOLERANCE * Math.max(greatest - least, highest - lowest);
        double toRank = Integer.MAX_VALUE / Math.max(greatest - least, Double.MIN_NORMAL);
        for (int i = 0; i < count; i++) {
            order[i] = (long) ((minX(i) - least) * toRank) << 32 | i;
        }
        Arrays.sort(order, 0, count);
    }

    private double minX(int edge) {
        return Math.min(edges[EDGE * edge], edges[EDGE * edge + 2]);
    }

    /** Notes the part of an edge that another piece's edge, of the opposite direction on the same line, covers. */
    private void cover(int edge, int other) {
        double x = edges[EDGE * edge];
        double y = edges[EDGE * edge + 1];
        double dx = edges[EDGE * edge + 2] - x;
        double dy = edges[EDGE * edge + 3] - y;
        double startX = edges[EDGE * other] - x;
        double startY = edges[EDGE * other + 1] - y;
        double endX = edges[EDGE * other + 2] - x;
        double endY = edges[EDGE * other + 3] - y;
        double square = dx * dx + dy * dy;
        double limit = tolerance * Math.sqrt(square);
        if (Math.abs(dx * startY - dy * startX) <= limit && Math.abs(dx * endY - dy * endX) <= limit) {
            double from = (dx * endX + dy * endY) / square;
            double to = (dx * startX + dy * startY) / square;
            if (from < to && from < 1 && to > 0) {
                insert(edge, from, to);
            }
        }
    }

    private void insert(int edge, double from, double to) {
        if (partCount == nextPart.length) {
            nextPart = Arrays.copyOf(nextPart, 2 * partCount);
            parts = Arrays.copyOf(parts, 4 * partCount);
        }
        int part = partCount++;
        parts[2 * part] = from;
        parts[2 * part + 1] = to;
        int before = NONE;
        int after = firstPart[edge];
        while (after != NONE && parts[2 * after] < from) {
            before = after;
            after = nextPart[after];
        }
        nextPart[part] = after;
        if (before == NONE) {
            firstPart[edge] = part;
        } else {
            nextPart[before] = part;
        }
    }

    /** Shows what is left of an edge between its covered parts. */
    private void show(int edge) {
        double length = Math.hypot(edges[EDGE * edge + 2] - edges[EDGE * edge],
                edges[EDGE * edge + 3] - edges[EDGE * edge + 1]);
        double least = length > 0 ? tolerance / length : 1;
        double from = 0;
        for (int part = firstPart[edge]; part != NONE; part = nextPart[part]) {
            show(edge, from, parts[2 * part], least);
            from = Math.max(from, parts[2 * part + 1]);
        }
        show(edge, from, 1, least);
    }

    private void show(int edge, double from, double to, double least) {
        if (to - from <= least) {
            return;
        }
        if (shown.length < EDGE * (shownCount + 1)) {
            shown = Arrays.copyOf(shown, 2 * shown.length);
        }
        double x = edges[EDGE * edge];
        double y = edges[EDGE * edge + 1];
        double dx = edges[EDGE * edge + 2] - x;
        double dy = edges[EDGE * edge + 3] - y;
        int at = EDGE * shownCount++;
        shown[at] = x + from * dx;
        shown[at + 1] = y + from * dy;
        shown[at + 2] = x + to * dx;
        shown[at + 3] = y + to * dy;
    }
}

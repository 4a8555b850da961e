package org.jmesat.debug;

import java.util.Arrays;

/**
 * The outline of a body of several convex pieces: the edges of its pieces without those parts that two pieces share.
 * Compares each edge with the pieces whose boxes it meets.
 */
final class BodyOutline {
    /** A body with more edges is drawn with all of them. */
    private static final int MAX_EDGES = 4096;
    /** Edges closer than this share of the body's size lie on one line: a hundred times a float's rounding. */
    private static final double TOLERANCE = 1e-5;
    /** Doubles per edge: x and y of its start and of its end. */
    private static final int EDGE = 4;

    /** In the order of adding. */
    private double[] edges = new double[EDGE * 64];
    private int count;
    /** By piece: the end of its edges, and the least and the greatest x and y of its corners. */
    private int[] ends = new int[16];
    private double[] boxes = new double[4 * 16];
    private int pieceCount;
    private double tolerance;
    private double[] shown = new double[EDGE * 64];
    private int shownCount;

    /** Begins another body. */
    void clear() {
        count = 0;
        pieceCount = 0;
    }

    /** Adds a piece with 3 corners or more. */
    void add(Corners corners) {
        if (pieceCount == ends.length) {
            ends = Arrays.copyOf(ends, 2 * pieceCount);
            boxes = Arrays.copyOf(boxes, 8 * pieceCount);
        }
        int box = 4 * pieceCount;
        boxes[box] = corners.minX;
        boxes[box + 1] = corners.minY;
        boxes[box + 2] = corners.maxX;
        boxes[box + 3] = corners.maxY;
        for (int i = 0; i < corners.count; i++) {
            int next = i + 1 == corners.count ? 0 : i + 1;
            edges = set(edges, count++, corners.xy[2 * i], corners.xy[2 * i + 1], corners.xy[2 * next],
                    corners.xy[2 * next + 1]);
        }
        ends[pieceCount++] = count;
    }

    /** Sets an edge, and returns the array, or a longer one with the same edges. */
    private static double[] set(double[] store, int edge, double x1, double y1, double x2, double y2) {
        double[] all = store.length >= EDGE * (edge + 1) ? store : Arrays.copyOf(store, 2 * store.length);
        all[EDGE * edge] = x1;
        all[EDGE * edge + 1] = y1;
        all[EDGE * edge + 2] = x2;
        all[EDGE * edge + 3] = y2;
        return all;
    }

    /** Computes the {@link #edges} to show; returns their number. */
    int compute() {
        if (count > MAX_EDGES) {
            return count;
        }
        tolerance = TOLERANCE * Math.max(extent(0), extent(1));
        shownCount = 0;
        int edge = 0;
        for (int piece = 0; piece < pieceCount; piece++) {
            for (; edge < ends[piece]; edge++) {
                show(edge, piece, 0, 1, 0);
            }
        }
        return shownCount;
    }

    /** Returns x and y of both ends of the edges to show. */
    double[] edges() {
        return count > MAX_EDGES ? edges : shown;
    }

    /** Returns the extent of the body along x (0) or y (1). */
    private double extent(int axis) {
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = axis; i < 4 * pieceCount; i += 4) {
            least = Math.min(least, boxes[i]);
            greatest = Math.max(greatest, boxes[i + 2]);
        }
        return greatest - least;
    }

    /** Shows a part of an edge, without what other pieces, from the first one on, cover of it. */
    private void show(int edge, int own, double from, double to, int first) {
        double x = edges[EDGE * edge];
        double y = edges[EDGE * edge + 1];
        double dx = edges[EDGE * edge + 2] - x;
        double dy = edges[EDGE * edge + 3] - y;
        double square = dx * dx + dy * dy;
        double limit = tolerance * Math.sqrt(square);
        if (!((to - from) * square > limit)) {
            return;
        }
        for (int piece = first; piece < pieceCount; piece++) {
            boolean compared = piece != own && mayMeet(piece, x, y, x + dx, y + dy);
            for (int i = piece == 0 ? 0 : ends[piece - 1]; compared && i < ends[piece]; i++) {
                double startX = edges[EDGE * i] - x;
                double startY = edges[EDGE * i + 1] - y;
                double endX = edges[EDGE * i + 2] - x;
                double endY = edges[EDGE * i + 3] - y;
                boolean onLine = Math.abs(dx * startY - dy * startX) <= limit
                        && Math.abs(dx * endY - dy * endX) <= limit;
                // Shared edges have opposite directions, so the other one's end comes first.
                double begin = (dx * endX + dy * endY) / square;
                double end = (dx * startX + dy * startY) / square;
                if (onLine && begin < end && begin < to && end > from) {
                    show(edge, own, from, begin, piece);
                    show(edge, own, end, to, piece);
                    return;
                }
            }
        }
        shown = set(shown, shownCount++, x + from * dx, y + from * dy, x + to * dx, y + to * dy);
    }

    private boolean mayMeet(int piece, double x1, double y1, double x2, double y2) {
        int box = 4 * piece;
        return Math.min(x1, x2) <= boxes[box + 2] + tolerance && Math.max(x1, x2) >= boxes[box] - tolerance
                && Math.min(y1, y2) <= boxes[box + 3] + tolerance && Math.max(y1, y2) >= boxes[box + 1] - tolerance;
    }
}

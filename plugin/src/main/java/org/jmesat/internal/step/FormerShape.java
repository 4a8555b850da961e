package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonTable;

/**
 * The pieces that a body had before a step replaced them, and the convex hulls of former and present pieces. Any shape
 * in between lies within the hulls.
 *
 * <p>There is one hull per piece if the number of pieces is the same, otherwise one hull of all. Pieces that differ
 * only by rounding count as the same shape, since bodies of several pieces get new pieces whenever they turn.
 */
final class FormerShape {
    private PolygonBuffer[] before = {};
    private int count;
    private PolygonBuffer[] hulls = {};
    private int hullCount;
    /** Scratch: a present piece, read from the table. */
    private final PolygonBuffer now = new PolygonBuffer();
    private float[] points = new float[32];

    /** Copies the pieces from the table before they are replaced; {@link #compare} follows. */
    void keep(PolygonTable table, BodyTable bodies, int index) {
        int slots = bodies.slotCount(index);
        before = ensureSize(before, slots);
        count = 0;
        for (int i = 0; i < slots; i++) {
            if (bodies.slot(index, i) >= 0) {
                before[count++].set(table, bodies.slot(index, i));
            }
        }
    }

    private static PolygonBuffer[] ensureSize(PolygonBuffer[] buffers, int size) {
        int old = buffers.length;
        if (old >= size) {
            return buffers;
        }
        PolygonBuffer[] grown = Arrays.copyOf(buffers, size);
        for (int i = old; i < size; i++) {
            grown[i] = new PolygonBuffer();
        }
        return grown;
    }

    /**
     * Compares the kept pieces with the present ones.
     *
     * @param coordinate the largest coordinate used in placing them, which determines their rounding
     * @return true if the shapes differ
     */
    boolean compare(PolygonTable table, BodyTable bodies, int index, double coordinate) {
        boolean different = isOneHull(bodies.pieceCount(index));
        for (int i = 0; i < count && !different; i++) {
            read(table, bodies.slot(index, i));
            double tolerance = Tolerance.touching(now.radius(), coordinate + now.reach());
            different = !isSame(before[i], now, tolerance);
        }
        hullCount = 0;
        return different;
    }

    /** Reads a present piece; a piece that was set since the step has no slot yet, and is empty. */
    private void read(PolygonTable table, int slot) {
        if (slot < 0) {
            now.clear();
        } else {
            now.set(table, slot);
        }
    }

    /** Compares extents along and across edges, since the number of nearly coincident corners may differ. */
    private static boolean isSame(PolygonBuffer a, PolygonBuffer b, double tolerance) {
        if (a.count() == 0 || b.count() == 0) {
            return a.count() == b.count();
        }
        return reachAlike(a, b, a, tolerance) && reachAlike(a, b, b, tolerance);
    }

    private static boolean reachAlike(PolygonBuffer a, PolygonBuffer b, PolygonBuffer axes, double tolerance) {
        for (int i = 0; i < axes.count(); i++) {
            double nx = axes.normalX(i);
            double ny = axes.normalY(i);
            boolean alike = isWithin(reach(a, nx, ny) - reach(b, nx, ny), tolerance)
                    && isWithin(reach(a, -ny, nx) - reach(b, -ny, nx), tolerance)
                    && isWithin(reach(a, ny, -nx) - reach(b, ny, -nx), tolerance);
            if (!alike) {
                return false;
            }
        }
        return true;
    }

    private static boolean isWithin(double difference, double tolerance) {
        return Math.abs(difference) <= tolerance;
    }

    /** How far a shape reaches in a direction, from its local origin. */
    static double reach(PolygonBuffer shape, double nx, double ny) {
        int support = shape.findSupport(nx, ny);
        return nx * shape.x(support) + ny * shape.y(support) + shape.rounding();
    }

    /** Whether all former and present pieces share one hull. */
    boolean isOneHull(int pieceCount) {
        return count != pieceCount;
    }

    /** The number of kept pieces. */
    int count() {
        return count;
    }

    PolygonBuffer piece(int i) {
        return before[i];
    }

    /** Computes the hulls, unless they are known. */
    void findHulls(PolygonTable table, BodyTable bodies, int index, ConvexHull hull) {
        if (hullCount > 0) {
            return;
        }
        int pieceCount = bodies.pieceCount(index);
        hullCount = isOneHull(pieceCount) ? 1 : pieceCount;
        hulls = ensureSize(hulls, hullCount);
        if (isOneHull(pieceCount)) {
            findHull(hulls[0], 0, count, table, bodies, index, pieceCount, hull);
            return;
        }
        for (int i = 0; i < pieceCount; i++) {
            findHull(hulls[i], i, i + 1, table, bodies, index, i + 1, hull);
        }
    }

    /** Computes the hull of a range of former pieces and a range of present ones, both beginning at {@code from}. */
    private void findHull(PolygonBuffer result, int from, int beforeEnd, PolygonTable table, BodyTable bodies,
            int index, int piecesEnd, ConvexHull hull) {
        // Relative to a nearby centre, since hulls are computed in floats.
        if (piecesEnd > from) {
            read(table, bodies.slot(index, from));
        } else {
            now.set(before[from], 0, 0);
        }
        double x = now.centerX();
        double y = now.centerY();
        double rounding = 0;
        int size = 0;
        for (int i = from; i < beforeEnd; i++) {
            size = addPoints(before[i], x, y, size);
            rounding = Math.max(rounding, before[i].rounding());
        }
        for (int i = from; i < piecesEnd; i++) {
            read(table, bodies.slot(index, i));
            size = addPoints(now, x, y, size);
            rounding = Math.max(rounding, now.rounding());
        }
        hull.compute(points, size);
        result.set(hull, x, y);
        result.grow(rounding);
    }

    private int addPoints(PolygonBuffer shape, double x, double y, int size) {
        if (points.length < 2 * (size + shape.count())) {
            points = Arrays.copyOf(points, 4 * (size + shape.count()));
        }
        for (int i = 0; i < shape.count(); i++) {
            points[2 * (size + i)] = (float) (shape.x(i) - x);
            points[2 * (size + i) + 1] = (float) (shape.y(i) - y);
        }
        return size + shape.count();
    }

    int hullCount() {
        return hullCount;
    }

    PolygonBuffer hull(int i) {
        return hulls[i];
    }
}

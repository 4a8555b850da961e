package org.jmesat.internal.place;

import java.util.Arrays;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonTable;

/**
 * The pieces that a body had before a step that has given it others, and the hulls that hold both: what it may have
 * looked like in between lies within them.
 *
 * <p>Piece by piece where their number is the same, and otherwise one hull of all. Pieces that differ by no more than
 * the rounding of coordinates are the same shape; bodies of several pieces are handed over anew whenever they turn.
 */
public final class FormerShape {
    private PolygonBuffer[] before = {};
    private int count;
    private PolygonBuffer[] hulls = {};
    private int hullCount;
    /** A present piece, out of the table. */
    private final PolygonBuffer now = new PolygonBuffer();
    private float[] points = new float[32];

    /** Keeps what a table still has of the pieces; {@link #compare} is to follow. */
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
     * Compares the pieces that were kept with the present ones.
     *
     * @param coordinate the largest that went into placing them, by which their rounding is judged
     * @return true when they are other shapes
     */
    public boolean compare(PolygonTable table, BodyTable bodies, int index, double coordinate) {
        boolean different = isOneHull(bodies.pieceCount(index));
        for (int i = 0; i < count && !different; i++) {
            read(table, bodies.slot(index, i));
            double tolerance = Tolerance.touching(now.radius(), coordinate + now.reach());
            different = !isSame(before[i], now, tolerance);
        }
        hullCount = 0;
        return different;
    }

    /** A piece that was set since the step has no slot yet. */
    private void read(PolygonTable table, int slot) {
        if (slot < 0) {
            now.clear();
        } else {
            now.set(table, slot);
        }
    }

    /** By how far they reach along and across their edges, since corners that nearly coincide may come and go. */
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

    private static double reach(PolygonBuffer shape, double nx, double ny) {
        int support = shape.findSupport(nx, ny);
        return nx * shape.x(support) + ny * shape.y(support) + shape.rounding();
    }

    /** Whether all pieces, former and present, share one hull. */
    public boolean isOneHull(int pieceCount) {
        return count != pieceCount;
    }

    /** How many pieces were kept. */
    public int count() {
        return count;
    }

    public PolygonBuffer piece(int i) {
        return before[i];
    }

    /** Finds the hulls, unless they are known already. */
    public void findHulls(PolygonTable table, BodyTable bodies, int index, ConvexHull hull) {
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

    /** Of the former pieces and of the present ones, both from one on. */
    private void findHull(PolygonBuffer result, int from, int beforeEnd, PolygonTable table, BodyTable bodies,
            int index, int piecesEnd, ConvexHull hull) {
        // Floats, which hulls are of, are close enough together near the shapes.
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

    public int hullCount() {
        return hullCount;
    }

    public PolygonBuffer hull(int i) {
        return hulls[i];
    }
}

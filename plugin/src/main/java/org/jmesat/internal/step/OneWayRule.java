package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonBuffer;

/**
 * Decides for which bodies one-way bodies are solid. A one-way body has an up direction. It is solid for a body that
 * was above it when the motion of this step began: along that direction, or along the normal of one of its edges within
 * 45° of it, the separation of the two was at least −t, with the shapes of that time. (The normals are for slopes: what
 * stands on one is lower than its highest corner.) If that is unknown, because one of them is new or was teleported, it
 * is solid if the least way out of the contact is within 45° of up. If both are one-way, both rules must hold.
 *
 * <p>The motion of a body begins where the last step has placed it, or where a response has left it since ({@link
 * PairStep#setShift}): a body that sinks into the floor in each step, and is pushed out, walks onto a one-way body of
 * the same height.
 */
final class OneWayRule<T> {
    /** The cosine of 45°, rounded down. */
    private static final double STEEPEST = 0.7071067;

    private final BodyTable bodies;
    private final PieceStore pieces;
    private final BodySweeps sweeps;
    private final PairRule<T> rule;
    /** By body: how far a response has moved it since the last step, x and y. */
    private double[] shifts = {};
    private final IndexSet shifted = new IndexSet();
    /** Scratch: present pieces, and the poses of the two bodies. */
    private final PolygonBuffer present = new PolygonBuffer();
    private final PolygonBuffer sides = new PolygonBuffer();
    private final double[] pose = new double[BodyPoses.ROW];
    private final double[] otherPose = new double[BodyPoses.ROW];
    /** Of the pieces that {@link #reach} has found since these were cleared: sum of radii, and greatest coordinate. */
    private double size;
    private double coordinate;

    OneWayRule(BodyTable bodies, PieceStore pieces, BodySweeps sweeps, PairRule<T> rule) {
        this.bodies = bodies;
        this.pieces = pieces;
        this.sweeps = sweeps;
        this.rule = rule;
    }

    /** See {@link PairStep#setShift}. */
    void setShift(int index, double dx, double dy) {
        if (shifts.length <= 2 * index + 1) {
            shifts = Arrays.copyOf(shifts, 2 * (index + index / 4 + 16));
        }
        shifts[2 * index] = dx;
        shifts[2 * index + 1] = dy;
        shifted.add(index);
    }

    /** Ends a step, which has used the shifts. */
    void endStep() {
        for (int index = shifted.next(0); index >= 0; index = shifted.next(index + 1)) {
            shifts[2 * index] = 0;
            shifts[2 * index + 1] = 0;
        }
        shifted.clear();
    }

    /** Whether a contact that begins in this step is solid; the normal points from {@code low} to {@code high}. */
    boolean isSolid(int low, int high, double normalX, double normalY) {
        return isSolidFor(low, high, true, normalX, normalY) && isSolidFor(high, low, true, -normalX, -normalY);
    }

    /** See {@link PairStep#isSolid}. */
    boolean isSolid(int a, int b, boolean begun) {
        boolean atStart = begun && !isUnknown(a, b);
        return isSolidFor(a, b, atStart, 0, 0) && isSolidFor(b, a, atStart, 0, 0);
    }

    /** Whether it is not known where the motion of two bodies in this step began. */
    private boolean isUnknown(int a, int b) {
        return ((bodies.sweepRules(a) | bodies.sweepRules(b)) & BodyTable.CUT) != 0;
    }

    /** Whether a body, one-way or not, is solid for another one. A start has a normal from the first to the second. */
    private boolean isSolidFor(int oneWay, int body, boolean atStart, double normalX, double normalY) {
        double x = rule.upX(oneWay);
        double y = rule.upY(oneWay);
        if (x == 0 && y == 0) {
            return true;
        }
        boolean unknown = atStart && isUnknown(oneWay, body);
        return rule.isSolidFor(oneWay, body)
                && (unknown ? x * normalX + y * normalY >= STEEPEST : isAbove(oneWay, body, x, y, atStart));
    }

    /** Whether a body is above a one-way body: now, or when the motion of this step began. */
    private boolean isAbove(int oneWay, int body, double x, double y, boolean atStart) {
        copyPose(oneWay, atStart, pose);
        copyPose(body, atStart, otherPose);
        if (isApart(oneWay, body, x, y, atStart)) {
            return true;
        }
        for (int i = 0; i < pieceCount(oneWay, atStart); i++) {
            PolygonBuffer piece = piece(oneWay, i, atStart, sides);
            for (int k = 0; k < piece.count(); k++) {
                double normalX = pose[2] * piece.normalX(k) - pose[3] * piece.normalY(k);
                double normalY = pose[3] * piece.normalX(k) + pose[2] * piece.normalY(k);
                if (x * normalX + y * normalY >= STEEPEST && isApart(oneWay, body, normalX, normalY, atStart)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the separation along a direction is at least −t, at the poses that were copied. */
    private boolean isApart(int oneWay, int body, double x, double y, boolean atStart) {
        size = 0;
        coordinate = 0;
        double reach = reach(oneWay, pose, x, y, atStart) + reach(body, otherPose, -x, -y, atStart);
        double separation = (otherPose[0] - pose[0]) * x + (otherPose[1] - pose[1]) * y - reach;
        return separation >= -Tolerance.touching(size, coordinate);
    }

    private void copyPose(int index, boolean atStart, double[] store) {
        if (atStart) {
            sweeps.copyStart(index, store);
        } else {
            bodies.copyPlacedPose(index, pieces.table(), store, 0);
        }
        boolean started = atStart && (bodies.sweepRules(index) & BodyTable.STARTED) != 0;
        if (!started && 2 * index < shifts.length) {
            store[0] += shifts[2 * index];
            store[1] += shifts[2 * index + 1];
        }
    }

    /** How far a body at a pose reaches in a direction, from its origin; −∞ if it has no shape. */
    private double reach(int index, double[] at, double x, double y, boolean atStart) {
        double u = at[2] * x + at[3] * y;
        double v = at[2] * y - at[3] * x;
        double most = Double.NEGATIVE_INFINITY;
        double radius = 0;
        double furthest = 0;
        for (int i = 0; i < pieceCount(index, atStart); i++) {
            PolygonBuffer piece = piece(index, i, atStart, present);
            if (piece.count() > 0 && FormerShape.reach(piece, u, v) > most) {
                most = FormerShape.reach(piece, u, v);
                radius = piece.radius();
                furthest = Math.max(Math.abs(at[0]), Math.abs(at[1])) + piece.reach();
            }
        }
        size += radius;
        coordinate = Math.max(coordinate, furthest);
        return most;
    }

    private int pieceCount(int index, boolean atStart) {
        return isFormer(index, atStart) ? bodies.sweep(index).formerShape().count() : bodies.slotCount(index);
    }

    /** A piece in the frame of its body, copied to {@code store} unless it was replaced in this step. */
    private PolygonBuffer piece(int index, int i, boolean atStart, PolygonBuffer store) {
        if (isFormer(index, atStart)) {
            return bodies.sweep(index).formerShape().piece(i);
        }
        store.clear();
        if (bodies.slot(index, i) >= 0) {
            store.set(pieces.table(), bodies.slot(index, i));
        }
        return store;
    }

    private boolean isFormer(int index, boolean atStart) {
        return atStart && (bodies.sweepRules(index) & BodyTable.RESHAPED) != 0;
    }
}

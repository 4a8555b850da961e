package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonBuffer;

/**
 * Decides for which bodies one-way bodies are solid. A one-way body has an up direction. It is solid for a body that
 * was above it when the motion of this step began: the separation of the two along that direction was at least −t, with
 * the shapes of that time. If that is unknown, because one of them is new or was teleported, it is solid if the least
 * way out of the contact is within 45° of up. If both are one-way, both rules must hold.
 *
 * <p>The motion of a body begins where the last step has placed it, or where a response has left it since, see
 * {@link #setShift}: a body that sinks into the floor in each step, and is pushed out, walks onto a one-way body of the
 * same height.
 */
public final class OneWayRule<T> {
    /** The cosine of 45°, rounded down. */
    private static final double STEEPEST = 0.7071067;

    private final BodyTable bodies;
    private final PieceStore pieces;
    private final BodySweeps sweeps;
    private final PairRule<T> rule;
    /** By body: how far a response has moved it since the last step, x and y. */
    private double[] shifts = {};
    private final IndexSet shifted = new IndexSet();
    /** Scratch: a present piece, and the poses of the two bodies. */
    private final PolygonBuffer present = new PolygonBuffer();
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

    /** Sets how far a response has moved a body since the last step. The next step uses it. */
    public void setShift(int index, double dx, double dy) {
        if (shifts.length <= 2 * index + 1) {
            shifts = Arrays.copyOf(shifts, 2 * (index + index / 4 + 16));
        }
        shifts[2 * index] = dx;
        shifts[2 * index + 1] = dy;
        shifted.add(index);
    }

    /** Ends a step, which has used the shifts. */
    public void endStep() {
        for (int index = shifted.next(0); index >= 0; index = shifted.next(index + 1)) {
            shifts[2 * index] = 0;
            shifts[2 * index + 1] = 0;
        }
        shifted.clear();
    }

    /** Whether a contact that begins in this step is solid; the normal points from {@code low} to {@code high}. */
    boolean isSolid(int low, int high, double normalX, double normalY) {
        return isSolidFor(low, high, normalX, normalY) && isSolidFor(high, low, -normalX, -normalY);
    }

    private boolean isSolidFor(int oneWay, int body, double normalX, double normalY) {
        double x = rule.upX(oneWay);
        double y = rule.upY(oneWay);
        if (x == 0 && y == 0) {
            return true;
        }
        boolean unknown = ((bodies.sweepRules(oneWay) | bodies.sweepRules(body)) & BodyTable.CUT) != 0;
        return rule.isSolidFor(oneWay, body)
                && (unknown ? x * normalX + y * normalY >= STEEPEST : isAbove(oneWay, body, x, y, true));
    }

    /** Whether two bodies without a contact are solid for each other, where the last step or a response has left them. */
    public boolean isSolidNow(int a, int b) {
        return isSolidNowFor(a, b) && isSolidNowFor(b, a);
    }

    private boolean isSolidNowFor(int oneWay, int body) {
        double x = rule.upX(oneWay);
        double y = rule.upY(oneWay);
        return x == 0 && y == 0 || rule.isSolidFor(oneWay, body) && isAbove(oneWay, body, x, y, false);
    }

    /** Whether a body is above a one-way body: now, or when the motion of this step began. */
    private boolean isAbove(int oneWay, int body, double x, double y, boolean atStart) {
        copyPose(oneWay, atStart, pose);
        copyPose(body, atStart, otherPose);
        size = 0;
        coordinate = 0;
        double reach = reach(oneWay, pose, x, y, atStart) + reach(body, otherPose, -x, -y, atStart);
        double separation = (otherPose[0] - pose[0]) * x + (otherPose[1] - pose[1]) * y - reach;
        return separation >= -Tolerance.touching(size, coordinate);
    }

    private void copyPose(int index, boolean atStart, double[] store) {
        boolean placedByHand = atStart && (bodies.sweepRules(index) & BodyTable.STARTED) != 0;
        if (atStart) {
            sweeps.copyStart(index, store);
        } else {
            bodies.copyPlacedPose(index, pieces.table(), store, 0);
        }
        if (!placedByHand && 2 * index < shifts.length) {
            store[0] += shifts[2 * index];
            store[1] += shifts[2 * index + 1];
        }
    }

    /** How far a body at a pose reaches in a direction, from its origin; −∞ if it has no shape. */
    private double reach(int index, double[] at, double x, double y, boolean atStart) {
        double u = at[2] * x + at[3] * y;
        double v = at[2] * y - at[3] * x;
        boolean former = atStart && (bodies.sweepRules(index) & BodyTable.RESHAPED) != 0;
        FormerShape shape = former ? bodies.sweep(index).formerShape() : null;
        int count = former ? shape.count() : bodies.slotCount(index);
        double most = Double.NEGATIVE_INFINITY;
        double radius = 0;
        double furthest = 0;
        for (int i = 0; i < count; i++) {
            PolygonBuffer piece = former ? shape.piece(i) : present(bodies.slot(index, i));
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

    private PolygonBuffer present(int slot) {
        present.clear();
        if (slot >= 0) {
            present.set(pieces.table(), slot);
        }
        return present;
    }
}

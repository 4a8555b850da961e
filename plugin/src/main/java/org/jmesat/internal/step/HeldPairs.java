package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.Penetration;

/**
 * Pairs that a collision response left touching, and that stay in contact for one more step. In that step the game may
 * move a side back by as much as the response moved it, without ending the contact.
 *
 * <p>A held pair has a row in that step whether its boxes overlap or not. After all rows are tested, held pairs that
 * were found apart are tested again with a wider limit.
 */
final class HeldPairs {
    /** A side may move back by this many times the response's move, since loads grow with the frame time. */
    private static final double MOST = 2;
    /** Numbers per pair; for each side: its position after the response, and the response's move. */
    private static final int ROW = 8;

    private int[] sides = new int[16];
    private double[] numbers = new double[8 * ROW];
    private final BodyTable bodies;
    private int count;

    HeldPairs(BodyTable bodies) {
        this.bodies = bodies;
    }

    /** Holds a pair for the next step. */
    public void add(int a, double movedAX, double movedAY, int b, double movedBX, double movedBY) {
        if (bodies.id(a) > bodies.id(b)) {
            add(b, movedBX, movedBY, a, movedAX, movedAY);
            return;
        }
        if (sides.length == 2 * count) {
            numbers = Arrays.copyOf(numbers, 2 * ROW * count);
            sides = Arrays.copyOf(sides, 4 * count);
        }
        sides[2 * count] = a;
        sides[2 * count + 1] = b;
        set(ROW * count, a, movedAX, movedAY);
        set(ROW * count + ROW / 2, b, movedBX, movedBY);
        count++;
    }

    private void set(int at, int index, double movedX, double movedY) {
        numbers[at] = x(index) + movedX;
        numbers[at + 1] = y(index) + movedY;
        numbers[at + 2] = movedX;
        numbers[at + 3] = movedY;
    }

    private double x(int index) {
        return bodies.poses().current()[BodyPoses.ROW * index];
    }

    private double y(int index) {
        return bodies.poses().current()[BodyPoses.ROW * index + 1];
    }

    /** Drops the pairs of removed bodies. */
    void dropRemoved() {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (((bodies.rules()[a(i)] | bodies.rules()[b(i)]) & BodyTable.REMOVED) == 0) {
                sides[2 * kept] = a(i);
                sides[2 * kept + 1] = b(i);
                System.arraycopy(numbers, ROW * i, numbers, ROW * kept, ROW);
                kept++;
            }
        }
        count = kept;
    }

    void clear() {
        count = 0;
    }

    public int count() {
        return count;
    }

    int a(int i) {
        return sides[2 * i];
    }

    int b(int i) {
        return sides[2 * i + 1];
    }

    /** The greatest separation at which a pair may still be in contact. */
    double mostSeparation(int i) {
        int at = ROW * i;
        return MOST * (Math.hypot(numbers[at + 2], numbers[at + 3]) + Math.hypot(numbers[at + 6], numbers[at + 7]));
    }

    /** Whether a pair that was found apart stays in contact. */
    boolean isTouching(int i, Penetration found, double tolerance, TouchPolicy policy) {
        int at = ROW * i;
        double nx = found.normalX();
        double ny = found.normalY();
        double away = away(at, a(i), -nx, -ny) + away(at + ROW / 2, b(i), nx, ny);
        return found.separation() - away <= policy.limit(tolerance, true);
    }

    /** How far a side has moved in a direction, at most as far as it may move back. */
    private double away(int at, int index, double x, double y) {
        double moved = (x(index) - numbers[at]) * x + (y(index) - numbers[at + 1]) * y;
        double back = -(numbers[at + 2] * x + numbers[at + 3] * y);
        return Math.max(0, Math.min(moved, MOST * back));
    }
}

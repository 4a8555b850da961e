package org.jmesat.internal.sat;

import org.jmesat.geometry.Penetration;

/**
 * Decides whether two touching shapes stay on their sides of each other: whether they separate, rest or slide along
 * each other and do not pass through.
 *
 * <p>They do when they are on the same sides of an axis before and after. B is on its side of A along an axis if it
 * overlaps A by at most one and a half times the tolerance, and by at most half of what it takes to come out on the
 * other side. Without the second limit, a point could pass through a wall thinner than the tolerance and touch it all
 * the while.
 */
final class TouchingSides {
    private final AxisSpan span = new AxisSpan();

    /** Tells whether B is on its side of A along an axis, at the current poses. */
    boolean isOnSide(SweptPair pair, double nx, double ny) {
        return isOnSide(pair, nx, ny, 0);
    }

    /** Tells whether B is on its side of A after a shift along the axis. */
    private boolean isOnSide(SweptPair pair, double nx, double ny, double shift) {
        span.measure(pair, nx, ny);
        return span.separation() + shift >= -Math.min(1.5 * pair.tolerance, 0.5 * span.width() + pair.tie);
    }

    /**
     * Tells whether shapes that do not turn stay on their sides from time 0 until another time. The pair is placed at
     * time 0; {@code start} and {@code end} are the test results at the two times.
     */
    boolean stay(SweptPair pair, double until, Penetration start, Penetration end) {
        double vx = pair.velocityX;
        double vy = pair.velocityY;
        double speed = Math.sqrt(vx * vx + vy * vy);
        return speed == 0 || stay(pair, until, start.normalX(), start.normalY())
                || stay(pair, until, end.normalX(), end.normalY())
                || stay(pair, until, -vy / speed, vx / speed) || stay(pair, until, vy / speed, -vx / speed);
    }

    private boolean stay(SweptPair pair, double until, double nx, double ny) {
        double shift = until * (nx * pair.velocityX + ny * pair.velocityY);
        return isOnSide(pair, nx, ny, Math.min(0, shift));
    }
}

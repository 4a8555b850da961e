package org.jmesat.internal.impact;

import org.jmesat.geometry.Penetration;

/**
 * Whether two shapes that touch stay on their sides of each other, while they come apart, rest or slide along.
 *
 * <p>They do when some axis has them on the same sides before and after. To be on its side of A, as an axis sees it, B
 * may overlap with A by one and a half times the tolerance, but by no more than half of what it takes to come out on
 * the other side: otherwise a point could go through a wall that is thinner than the tolerance, and be touching all the
 * while.
 */
final class TouchingSides {
    private final AxisSpan span = new AxisSpan();

    /** Tells whether B is on its side of A, as the pair is placed. */
    boolean isOnSide(SweptPair pair, double nx, double ny) {
        return isOnSide(pair, nx, ny, 0);
    }

    /** Tells the same of the time when B has moved along the axis. */
    private boolean isOnSide(SweptPair pair, double nx, double ny, double shift) {
        span.measure(pair, nx, ny);
        return span.separation() + shift >= -Math.min(1.5 * pair.tolerance, 0.5 * span.width() + pair.tie);
    }

    /**
     * Tells whether the shapes stay on their sides from time 0 until another time, when they do not turn. The pair is
     * placed as it is at time 0; {@code start} and {@code end} are how the shapes lie at the two times.
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

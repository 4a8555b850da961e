package org.jmesat.internal.sat;

import org.jmesat.geometry.Motion;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.RoundingError;

/**
 * Both shapes of a sweep relative to A's local origin: it stays at the origin of the plane, B's moves past it in a
 * straight line, and both shapes turn. A motion that both share therefore changes no result, and shapes far from the
 * world's origin have small coordinates here.
 */
final class SweptPair {
    /** Ties within which a separation has converged. */
    private static final int CONVERGED_TIES = 4;

    final MovingShape a = new MovingShape();
    final MovingShape b = new MovingShape();
    private final Sat sat = new Sat();
    /** B's local origin relative to A's at time 0. */
    private double startX;
    private double startY;
    /** Velocity of B's local origin relative to A's, per tick. */
    double velocityX;
    double velocityY;
    /** B's local origin relative to A's at the current time. */
    double x;
    double y;
    double rounding;
    /** Separations within it are equal: the error of {@link Sat}. */
    double tie;
    /** Positions within it are equal: the rounding error of doubles. */
    double noise;
    double tolerance;
    private double width;
    /** The first time (≥0) at which the bounding circles are within the tolerance of each other; infinite if never. */
    double circlesMeet;
    /** The time after which they no longer are. */
    double circlesPart;

    /** Begins a sweep of the two shapes, whose polygons were set. */
    void begin(Motion motionA, Motion motionB) {
        a.begin(motionA);
        b.begin(motionB);
        startX = motionB.x(0) - motionA.x(0);
        startY = motionB.y(0) - motionA.y(0);
        double endX = motionB.x(1) - motionA.x(1);
        double endY = motionB.y(1) - motionA.y(1);
        velocityX = endX - startX;
        velocityY = endY - startY;
        rounding = a.placed.rounding() + b.placed.rounding();
        double size = a.placed.radius() + b.placed.radius();
        double furthest = Math.max(Math.abs(startX) + Math.abs(startY), Math.abs(endX) + Math.abs(endY)) + a.path()
                + b.path();
        tie = RoundingError.tie(size, furthest);
        noise = RoundingError.tie(0, furthest);
        double largest = Math.max(a.placed.largestCoordinate(), b.placed.largestCoordinate());
        tolerance = Math.max(Tolerance.touching(size, largest), 2 * converged());
        findCirclesMeeting();
    }

    private void findCirclesMeeting() {
        double cx = startX + b.centerX() - a.centerX();
        double cy = startY + b.centerY() - a.centerY();
        double radius = a.sweptRadius() + b.sweptRadius() + tolerance;
        double speed = velocityX * velocityX + velocityY * velocityY;
        double along = cx * velocityX + cy * velocityY;
        double outside = cx * cx + cy * cy - radius * radius;
        double root = along * along - speed * outside;
        if (speed == 0 || outside > 0 && (along >= 0 || root < 0)) {
            circlesMeet = outside > 0 ? Double.POSITIVE_INFINITY : 0;
            circlesPart = Double.POSITIVE_INFINITY;
            return;
        }
        root = Math.sqrt(Math.max(0, root));
        circlesMeet = outside > 0 ? outside / (root - along) : 0;
        circlesPart = along > 0 ? Math.max(0, -outside) / (root + along) : (root - along) / speed;
    }

    boolean isTurning() {
        return a.turn != 0 || b.turn != 0;
    }

    /** Upper bound on the relative speed of two points of the shapes, per tick (≥0). */
    double speed() {
        return Math.sqrt(velocityX * velocityX + velocityY * velocityY) + Math.abs(a.turn) * a.reach
                + Math.abs(b.turn) * b.reach;
    }

    /** Separations up to this count as 0. */
    double converged() {
        return CONVERGED_TIES * tie;
    }

    void place(double time) {
        x = startX + time * velocityX;
        y = startY + time * velocityY;
        a.place(0, 0, time);
        b.place(x, y, time);
    }

    /**
     * {@return the separation of B from A along an axis, at the current poses; negative in overlap}
     * {@link #width} is then how far B must move along the axis from touching A on one side to touching it on the
     * other.
     */
    double separation(double nx, double ny) {
        double highA = a.placed.computeReach(nx, ny);
        double lowA = -a.placed.computeReach(-nx, -ny);
        double highB = b.placed.computeReach(nx, ny);
        double lowB = -b.placed.computeReach(-nx, -ny);
        width = highA - lowA + highB - lowB + 2 * rounding;
        return lowB - highA - rounding;
    }

    /**
     * Tells whether B is on its side of A along an axis, after a shift along it from the current poses: it overlaps A
     * by at most one and a half times the tolerance, and by at most half of what it takes to come out on the other
     * side. Without the second limit, a point could pass through a wall thinner than the tolerance and touch it all the
     * while.
     */
    boolean isOnSide(double nx, double ny, double shift) {
        return separation(nx, ny) + shift >= -Math.min(1.5 * tolerance, 0.5 * width + tie);
    }

    /**
     * Tells whether touching shapes that do not turn stay on their sides of each other from time 0 until another time:
     * whether they separate, rest or slide along each other and do not pass through. They do when they are on the same
     * sides of an axis before and after. The pair is placed at time 0; {@code start} and {@code end} are the test
     * results at the two times.
     */
    boolean staysOnSide(double until, Penetration start, Penetration end) {
        double speed = Math.sqrt(velocityX * velocityX + velocityY * velocityY);
        return speed == 0 || staysOnSide(until, start.normalX(), start.normalY())
                || staysOnSide(until, end.normalX(), end.normalY())
                || staysOnSide(until, -velocityY / speed, velocityX / speed)
                || staysOnSide(until, velocityY / speed, -velocityX / speed);
    }

    private boolean staysOnSide(double until, double nx, double ny) {
        return isOnSide(nx, ny, Math.min(0, until * (nx * velocityX + ny * velocityY)));
    }

    /** Whether a vertex of A and one of B coincide, within the tolerance, at the current poses. */
    boolean meetAt(int vertexOfA, int vertexOfB) {
        double dx = b.placed.x()[vertexOfB] - a.placed.x()[vertexOfA];
        double dy = b.placed.y()[vertexOfB] - a.placed.y()[vertexOfA];
        return dx * dx + dy * dy <= tolerance * tolerance;
    }

    /** Places the shapes at a time and measures their separation; a distance is exact. */
    void measure(double time, SatResult result) {
        place(time);
        sat.test(a.placed, b.placed, Double.POSITIVE_INFINITY, result);
    }
}

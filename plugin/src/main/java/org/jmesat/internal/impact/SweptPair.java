package org.jmesat.internal.impact;

import org.jmesat.geometry.Motion;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.RoundingError;
import org.jmesat.internal.sat.Sat;

/**
 * Both shapes of a sweep as A sees them: A's local origin stays at the origin of the plane and B's passes it in a
 * straight line, while both turn. What the two have in common of their motion is gone, so it can change no result, and
 * two shapes far from the world's origin have small numbers here.
 */
final class SweptPair {
    /** Ties within which a separation has converged. */
    private static final int CONVERGED_TIES = 4;

    final MovingShape a = new MovingShape();
    final MovingShape b = new MovingShape();
    private final Sat sat = new Sat();
    /** Of B's local origin from A's, at time 0. */
    private double startX;
    private double startY;
    /** How far that moves during the tick. */
    double velocityX;
    double velocityY;
    /** Of B's local origin from A's at the time that is looked at. */
    double x;
    double y;
    double rounding;
    /** Within which separations are equal: what {@link Sat} may be wrong by. */
    double tie;
    /** Within which places are equal: what doubles may be wrong by. */
    double noise;
    double tolerance;
    /** While the circles round both shapes meet, by a tolerance. */
    private double circlesMeet;
    private double circlesPart;

    void set(PolygonBuffer shapeA, Motion motionA, PolygonBuffer shapeB, Motion motionB) {
        a.set(shapeA, motionA);
        b.set(shapeB, motionB);
        startX = motionB.x(0) - motionA.x(0);
        startY = motionB.y(0) - motionA.y(0);
        double endX = motionB.x(1) - motionA.x(1);
        double endY = motionB.y(1) - motionA.y(1);
        velocityX = endX - startX;
        velocityY = endY - startY;
        rounding = shapeA.rounding() + shapeB.rounding();
        double size = shapeA.radius() + shapeB.radius();
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

    /** The first time at which the shapes could touch, from 0 on; infinite if they cannot. */
    double circlesMeet() {
        return circlesMeet;
    }

    /** The time after which the shapes can no more touch. */
    double circlesPart() {
        return circlesPart;
    }

    boolean isTurning() {
        return a.turn != 0 || b.turn != 0;
    }

    /** No two points of the shapes move faster relative to each other, per tick (≥0). */
    double speed() {
        return Math.sqrt(velocityX * velocityX + velocityY * velocityY) + Math.abs(a.turn) * a.reach
                + Math.abs(b.turn) * b.reach;
    }

    /** Separations up to this are 0. */
    double converged() {
        return CONVERGED_TIES * tie;
    }

    void place(double time) {
        x = startX + time * velocityX;
        y = startY + time * velocityY;
        a.place(0, 0, time);
        b.place(x, y, time);
    }

    /** Whether a vertex of A and one of B are in one place, within the tolerance, as the shapes are placed. */
    boolean meetAt(int vertexOfA, int vertexOfB) {
        double dx = b.placed.x()[vertexOfB] - a.placed.x()[vertexOfA];
        double dy = b.placed.y()[vertexOfB] - a.placed.y()[vertexOfA];
        return dx * dx + dy * dy <= tolerance * tolerance;
    }

    /** Places the shapes as they are at a time, and measures how they lie to each other; the distance is exact. */
    void measure(double time, Penetration result) {
        place(time);
        sat.test(a.placed, b.placed, Double.POSITIVE_INFINITY, result);
    }
}

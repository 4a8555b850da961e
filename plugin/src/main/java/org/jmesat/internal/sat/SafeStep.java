package org.jmesat.internal.sat;

import org.jmesat.geometry.PlacedPolygon;

/**
 * The safe step of conservative advancement: a time during which two moving shapes certainly stay apart along an axis.
 *
 * <p>While an axis separates two shapes by a distance, they are at least that far apart, even if the axis turns. If it
 * turns with one of the shapes, that shape rests along it. The distance of each vertex of the other shape along the
 * axis is then a smooth function of time with two lower bounds: one from its value, slope and the greatest curvature
 * that the speeds allow, one from its value, slope, curvature and the greatest change of curvature. The step ends where
 * the first vertex's better bound reaches the given level. Near a contact the convergence is quadratic, as in Newton's
 * method, but the step never overshoots. The axis is turned with either shape, in O(n + m) together, and kept at rest,
 * which may allow more when the shapes are far apart.
 */
final class SafeStep {
    /** How often the step for one vertex is quadrupled while a bound allows it. */
    private static final int ENLARGEMENTS = 4;

    private double nx;
    private double ny;
    private double level;
    private double limit;
    /** The angular velocity of the separating axis of the last step. */
    double turn;

    /**
     * Computes the step (≥0, at most {@code longest}) of a pair placed at its start. The normal is that of an axis from
     * A to B with a separation above {@code least}, below which the separation must not fall.
     */
    double find(SweptPair pair, double normalX, double normalY, double least, double longest) {
        level = least + pair.rounding;
        limit = longest;
        nx = normalX;
        ny = normalY;
        double highA = furthest(pair.a.placed, 0, 0);
        double bySpeed = bySpeed(pair, highA);
        double besideA = beside(pair.a, pair.b, pair.x, pair.y, pair.velocityX, pair.velocityY, pair.x, pair.y, highA);
        nx = -normalX;
        ny = -normalY;
        double highB = furthest(pair.b.placed, pair.x, pair.y);
        double besideB = beside(pair.b, pair.a, -pair.x, -pair.y, -pair.velocityX, -pair.velocityY, 0, 0, highB);
        double step = Math.max(bySpeed, Math.max(besideA, besideB));
        turn = step == besideA ? pair.a.turn : step == besideB ? pair.b.turn : 0;
        return step;
    }

    /** The step with the axis at rest. */
    private double bySpeed(SweptPair pair, double highA) {
        double lowB = -pair.b.placed.computeReach(-nx, -ny);
        double approach = Math.abs(pair.a.turn) * pair.a.reach + Math.abs(pair.b.turn) * pair.b.reach
                - (nx * pair.velocityX + ny * pair.velocityY);
        double gap = Math.max(0, lowB - highA - level);
        return approach * limit <= gap ? limit : gap / approach;
    }

    /** The support point's projection on the axis, relative to the shape's local origin. */
    private double furthest(PlacedPolygon shape, double originX, double originY) {
        int support = shape.findSupport(nx, ny);
        return nx * (shape.x()[support] - originX) + ny * (shape.y()[support] - originY);
    }

    /**
     * The step with the axis at rest in one of the shapes. Relative to that shape's local origin, the other's is at
     * (dx, dy) and moves with (vx, vy); it is placed at (originX, originY). {@code high} is the support of the resting
     * shape along the axis, from its local origin.
     */
    private double beside(MovingShape rest, MovingShape other, double dx, double dy, double vx, double vy,
            double originX, double originY, double high) {
        // Relative to the resting shape, the other's origin turns with −w and the other about it with the difference.
        double w = rest.turn;
        double spin = other.turn - w;
        double alongD = nx * dx + ny * dy;
        double alongV = nx * vx + ny * vy;
        double value = alongD - high - level;
        double slope = alongV - w * (ny * dx - nx * dy);
        double curvature = -w * w * alongD - 2 * w * (ny * vx - nx * vy);
        double speed = Math.sqrt(vx * vx + vy * vy);
        double radius = Math.sqrt(dx * dx + dy * dy) + speed * limit;
        double most = Math.abs(w);
        double mostSpin = Math.abs(spin);
        double mostCurvature = most * (most * radius + 2 * speed) + mostSpin * mostSpin * other.reach;
        double mostChange = most * most * (most * radius + 3 * speed) + mostSpin * mostSpin * mostSpin * other.reach;
        double[] x = other.placed.x();
        double[] y = other.placed.y();
        double step = limit;
        for (int i = 0; i < other.placed.count(); i++) {
            double u = x[i] - originX;
            double v = y[i] - originY;
            double along = nx * u + ny * v;
            step = allowed(value + along, slope + spin * (ny * u - nx * v), curvature - spin * spin * along,
                    mostCurvature, mostChange, step);
        }
        return step;
    }

    /** The part of a step that a vertex allows. */
    private static double allowed(double value, double slope, double curvature, double mostCurvature, double mostChange,
            double step) {
        double safe = firstZero(value, slope, Math.max(-mostCurvature, curvature - mostChange * step), step);
        if (safe >= step) {
            return step;
        }
        safe = Math.max(safe, firstZero(value, slope, -mostCurvature, step));
        for (int i = 0; i < ENLARGEMENTS && safe < step; i++) {
            double tried = Math.min(step, 4 * safe);
            double zero = firstZero(value, slope, Math.max(-mostCurvature, curvature - mostChange * tried), tried);
            safe = Math.max(safe, zero);
            if (zero < tried) {
                break;
            }
        }
        return safe;
    }

    /** The first zero of a parabola that starts above 0, or the end of the interval if it has none. */
    private static double firstZero(double value, double slope, double curvature, double end) {
        if (value <= 0) {
            return 0;
        }
        double square = slope * slope - 2 * curvature * value;
        if (square < 0 || slope >= 0 && curvature >= 0) {
            return end;
        }
        double root = Math.sqrt(square);
        double zero = slope < 0 ? 2 * value / (root - slope) : (slope + root) / -curvature;
        return Math.min(zero, end);
    }
}

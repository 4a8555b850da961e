package org.jmesat.testing;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.RoundingError;
import org.jmesat.internal.sat.ShapeCopy;
import org.jmesat.testing.HardPair.Pose;

/**
 * The signed distance of two moving shapes at any time of the tick, from all vertices and edges, and the first contact,
 * found by trying times in order. Times before the shapes could touch, at the greatest speed of any of their points,
 * are skipped.
 */
public final class SweepOracle {
    /** The number of steps of a tick. */
    public static final int STEPS = 100_000;
    /** The shortest part to which a step is divided if thin shapes may pass through each other between its ends. */
    private static final double SHORTEST = 0x1p-50;
    /** The number of vertex pairs after which the search gives up on shapes that stay close to each other. */
    private static final long MOST_WORK = 20_000_000;

    private final Outline a;
    private final Outline b;
    private final double startX;
    private final double startY;
    private final double endX;
    private final double endY;
    private final double speed;
    private final double tie;
    private final double noise;
    private final double tolerance;
    private double x;
    private double y;
    private long work;

    public SweepOracle(SweepPair pair) {
        a = new Outline(pair.a(), pair.startA().angle(), pair.endA().angle());
        b = new Outline(pair.b(), pair.startB().angle(), pair.endB().angle());
        startX = pair.startB().x() - pair.startA().x();
        startY = pair.startB().y() - pair.startA().y();
        endX = pair.endB().x() - pair.endA().x();
        endY = pair.endB().y() - pair.endA().y();
        speed = Math.hypot(endX - startX, endY - startY) + a.speed() + b.speed();
        double far = Math.max(Math.abs(startX) + Math.abs(startY), Math.abs(endX) + Math.abs(endY));
        far += 2 * pair.a().reach() + a.speed() + 2 * pair.b().reach() + b.speed();
        tie = RoundingError.tie(pair.size(), far);
        noise = RoundingError.tie(0, far);
        tolerance = Math.max(8 * tie, Tolerance.touching(pair.size(),
                Math.max(largest(pair.a(), pair.startA()), largest(pair.b(), pair.startB()))));
    }

    private static double largest(PolygonBuffer shape, Pose pose) {
        PlacedPolygon placed = new PlacedPolygon();
        ShapeCopy.copy(shape, placed);
        placed.place(pose.x(), pose.y(), pose.cos(), pose.sin());
        return placed.largestCoordinate();
    }

    /** The difference up to which separations count as equal. */
    public double tie() {
        return tie;
    }

    /** The error bound of positions. */
    public double noise() {
        return noise;
    }

    /** The tolerance t of a sweep. */
    public double tolerance() {
        return tolerance;
    }

    /** The greatest speed at which two points of the shapes approach each other, per tick. */
    public double speed() {
        return speed;
    }

    /** The signed distance at a time. */
    public double distance(double time) {
        work += (long) (a.count + 4) * (b.count + 4);
        x = (1 - time) * startX + time * endX;
        y = (1 - time) * startY + time * endY;
        a.turn(time, 0, 0);
        b.turn(time, x, y);
        double rounding = a.rounding + b.rounding;
        double overlap = Math.max(greatestSeparation(a, b), greatestSeparation(b, a));
        if (overlap < -tie && (a.count > 1 || b.count > 1)) {
            return overlap - rounding;
        }
        double squared = Math.min(leastSquare(a, b), leastSquare(b, a));
        return Math.max(overlap, Math.sqrt(squared)) - rounding;
    }

    /** The separation along an axis from A to B, at the time of the last call of {@link #distance}. */
    public double separation(double nx, double ny) {
        double high = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < a.count; i++) {
            high = Math.max(high, nx * a.x[i] + ny * a.y[i]);
        }
        double low = Double.POSITIVE_INFINITY;
        for (int j = 0; j < b.count; j++) {
            low = Math.min(low, nx * b.x[j] + ny * b.y[j]);
        }
        return low - high - a.rounding - b.rounding;
    }

    private static double greatestSeparation(Outline of, Outline other) {
        if (of.count == 1) {
            return Double.NEGATIVE_INFINITY;
        }
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < of.count; i++) {
            int next = (i + 1) % of.count;
            double ex = of.x[next] - of.x[i];
            double ey = of.y[next] - of.y[i];
            double length = Math.hypot(ex, ey);
            greatest = Math.max(greatest, least(other, ey / length, -ex / length, of.x[i], of.y[i]));
            if (of.count == 2) {
                greatest = Math.max(greatest, least(other, -ex / length, -ey / length, of.x[i], of.y[i]));
            }
        }
        return greatest;
    }

    private static double least(Outline shape, double nx, double ny, double fromX, double fromY) {
        double least = Double.POSITIVE_INFINITY;
        for (int j = 0; j < shape.count; j++) {
            least = Math.min(least, nx * (shape.x[j] - fromX) + ny * (shape.y[j] - fromY));
        }
        return least;
    }

    /** The least squared distance from the vertices of one to the edges of the other. */
    private static double leastSquare(Outline of, Outline to) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < to.count; i++) {
            int next = (i + 1) % to.count;
            double ex = to.x[next] - to.x[i];
            double ey = to.y[next] - to.y[i];
            double square = ex * ex + ey * ey;
            for (int j = 0; j < of.count; j++) {
                double px = of.x[j] - to.x[i];
                double py = of.y[j] - to.y[i];
                double share = square > 0 ? Math.max(0, Math.min(1, (px * ex + py * ey) / square)) : 0;
                double ux = px - share * ex;
                double uy = py - share * ey;
                least = Math.min(least, ux * ux + uy * uy);
            }
        }
        return least;
    }

    /**
     * The first tried time, beginning with a given one, at which the distance is at most a level.
     *
     * @return the time; infinite if there is none, NaN if the search gave up
     */
    public double first(double from, double level) {
        return first(from, level, 0);
    }

    /**
     * Like {@link #first}, but divides a step repeatedly if the shapes may pass through each other within it, as thin
     * shapes can between two steps.
     */
    public double firstClosely(double from, double level) {
        return first(from, level, SHORTEST);
    }

    private double first(double from, double level, double shortest) {
        work = 0;
        double time = from;
        double above = distance(time) - level;
        while (above > 0 && time < 1 && work < MOST_WORK) {
            // The earliest time at which the distance can be down to the level.
            double due = time + above / speed;
            double next = Math.min(1, Math.max(Math.floor(due * STEPS) / STEPS, stepAfter(time)));
            double aboveThen = distance(next) - level;
            if (shortest > 0 && next > due) {
                double between = between(time, above, next, aboveThen, level);
                if (between <= 1) {
                    return between;
                }
            }
            time = next;
            above = aboveThen;
        }
        return above <= 0 ? time : work < MOST_WORK ? Double.POSITIVE_INFINITY : Double.NaN;
    }

    /**
     * The first tried time, beginning with a given one, at which the distance exceeds a level; infinite if there is
     * none.
     */
    public double firstAbove(double from, double level) {
        double time = from;
        double below = level - distance(time);
        while (below >= 0 && time < 1) {
            time = Math.min(1, Math.max(Math.floor((time + below / speed) * STEPS) / STEPS, stepAfter(time)));
            below = level - distance(time);
        }
        return below < 0 ? time : Double.POSITIVE_INFINITY;
    }

    private static double stepAfter(double time) {
        double next = (Math.floor(time * STEPS) + 1) / STEPS;
        return next > time ? next : next + 1.0 / STEPS;
    }

    private double between(double from, double above, double to, double aboveThen, double level) {
        if (aboveThen > 0 && above + aboveThen > speed * (to - from) || work >= MOST_WORK) {
            return Double.POSITIVE_INFINITY;
        }
        if (to - from < SHORTEST) {
            return aboveThen <= 0 ? to : Double.POSITIVE_INFINITY;
        }
        double middle = 0.5 * (from + to);
        double aboveMiddle = distance(middle) - level;
        if (aboveMiddle <= 0) {
            return between(from, above, middle, aboveMiddle, level);
        }
        double earlier = between(from, above, middle, aboveMiddle, level);
        return earlier <= 1 ? earlier : between(middle, aboveMiddle, to, aboveThen, level);
    }

    /** The core of a shape that rotates about its local origin. */
    private static final class Outline {
        final int count;
        final double rounding;
        final double reach;
        final double[] x;
        final double[] y;
        private final double[] localX;
        private final double[] localY;
        private final double startAngle;
        private final double endAngle;

        Outline(PolygonBuffer shape, double startAngle, double endAngle) {
            count = shape.count();
            rounding = shape.rounding();
            this.startAngle = startAngle;
            this.endAngle = endAngle;
            x = new double[count];
            y = new double[count];
            localX = new double[count];
            localY = new double[count];
            double furthest = 0;
            for (int i = 0; i < count; i++) {
                localX[i] = shape.x(i);
                localY[i] = shape.y(i);
                furthest = Math.max(furthest, Math.hypot(localX[i], localY[i]));
            }
            reach = furthest;
        }

        double speed() {
            return Math.abs(endAngle - startAngle) * reach;
        }

        void turn(double time, double originX, double originY) {
            double angle = (1 - time) * startAngle + time * endAngle;
            double cos = Math.cos(angle);
            double sin = Math.sin(angle);
            for (int i = 0; i < count; i++) {
                x[i] = originX + cos * localX[i] - sin * localY[i];
                y[i] = originY + sin * localX[i] + cos * localY[i];
            }
        }
    }
}

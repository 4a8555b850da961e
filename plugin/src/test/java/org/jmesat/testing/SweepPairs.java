package org.jmesat.testing;

import java.util.SplittableRandom;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.testing.HardPair.Pose;

/**
 * Pairs of shapes that have the relative pose of a {@link HardPair} at some time of the tick. Motions cover all cases:
 * slow ones, and ones that pass in a thousandth of the tick; straight lines and arcs; small angles and several turns.
 * Some shapes are rounded, some are circles. Each pair depends only on the seed and its round.
 */
public final class SweepPairs {
    private static final long SPREAD = 0x9e3779b97f4a7c15L;

    private final long seed;
    private final HardPairs pairs;
    private SplittableRandom random;

    public SweepPairs(long seed) {
        this.seed = seed;
        pairs = HardPairs.roundRobin(seed);
    }

    /** The pair of a round, the first being 0. */
    public SweepPair get(long round) {
        random = new SplittableRandom(new SplittableRandom(seed ^ (round + 1) * SPREAD).nextLong());
        HardPair pair = pairs.goTo(round).next();
        boolean circle = random.nextInt(10) == 0;
        ConvexPolygon polygonA = rounded(pair.a());
        ConvexPolygon polygonB = circle ? ConvexPolygon.circle((float) radius(pair.b())) : rounded(pair.b());
        double size = Buffers.of(polygonA).radius() + Buffers.of(polygonB).radius();
        boolean turning = random.nextInt(5) > 1;
        double when = switch (random.nextInt(8)) {
            case 0 -> 0;
            case 1 -> 1;
            default -> random.nextDouble();
        };
        double[] commonVelocity = random.nextInt(4) == 0 ? velocity(size, pair) : new double[2];
        double[] relativeVelocity = velocity(size, pair);
        double[] aside = aside(size, Math.hypot(relativeVelocity[0], relativeVelocity[1]) < size);
        PolygonBuffer a = new PolygonBuffer();
        double[] offset = offset(size);
        a.set(Buffers.of(polygonA), offset[0], offset[1]);
        double[] originA = origin(pair.poseA(), offset);
        double turnA = turning ? turn() : 0;
        PolygonBuffer b = new PolygonBuffer();
        offset = offset(size);
        b.set(Buffers.of(polygonB), offset[0], offset[1]);
        double[] originB = origin(pair.poseB(), offset);
        originB[0] += aside[0];
        originB[1] += aside[1];
        double turnB = turning ? turn() : 0;
        double bx = commonVelocity[0] + relativeVelocity[0];
        double by = commonVelocity[1] + relativeVelocity[1];
        return new SweepPair(pair.kind(), seed, round,
                a, pose(originA, pair.poseA().angle(), commonVelocity[0], commonVelocity[1], turnA, -when),
                pose(originA, pair.poseA().angle(), commonVelocity[0], commonVelocity[1], turnA, 1 - when),
                b, pose(originB, pair.poseB().angle(), bx, by, turnB, -when),
                pose(originB, pair.poseB().angle(), bx, by, turnB, 1 - when));
    }

    private ConvexPolygon rounded(ConvexPolygon polygon) {
        if (random.nextInt(3) > 0) {
            return polygon;
        }
        return polygon.rounded((float) (radius(polygon) * StrictMath.pow(10, random.nextDouble(-4, 0.5))));
    }

    /** The rounding radius of a shape; 1 for a point. */
    private static double radius(ConvexPolygon polygon) {
        double radius = Buffers.of(polygon).radius();
        return radius > 0 ? radius : 1;
    }

    /** A velocity of a hundredth of the size to three hundred sizes per tick; seldom 0, sometimes along an edge. */
    private double[] velocity(double size, HardPair pair) {
        if (random.nextInt(12) == 0) {
            return new double[2];
        }
        double speed = size * StrictMath.pow(10, random.nextInt(3) == 0 ? random.nextDouble(-2, 0)
                : random.nextDouble(0, 2.5));
        double direction = switch (random.nextInt(8)) {
            case 0 -> random.nextInt(4) * Math.PI / 2;
            case 1 -> pair.poseA().angle() + edge(pair.a());
            case 2 -> pair.poseB().angle() + edge(pair.b());
            default -> random.nextDouble(7);
        };
        return new double[] {speed * StrictMath.cos(direction), speed * StrictMath.sin(direction)};
    }

    private double edge(ConvexPolygon polygon) {
        int i = random.nextInt(polygon.getVertexCount());
        return StrictMath.atan2(polygon.getNormalX(i), -polygon.getNormalY(i));
    }

    /**
     * The offset from the relative pose of the hard pair. It gives misses, most of them near, and keeps slow shapes
     * apart at the start.
     */
    private double[] aside(double size, boolean slow) {
        if (random.nextInt(3) > (slow ? 1 : 0)) {
            return new double[2];
        }
        boolean near = !slow && random.nextBoolean();
        double far = size * (near ? StrictMath.pow(10, random.nextDouble(-7, 0)) : random.nextDouble(2));
        double direction = random.nextDouble(7);
        return new double[] {far * StrictMath.cos(direction), far * StrictMath.sin(direction)};
    }

    private double turn() {
        if (random.nextInt(4) == 0) {
            return 0;
        }
        return (random.nextBoolean() ? 1 : -1) * StrictMath.pow(10, random.nextDouble(-2, 1.2));
    }

    /** The offset of a shape from its local origin. */
    private double[] offset(double size) {
        if (random.nextInt(3) > 0) {
            return new double[2];
        }
        double far = size * StrictMath.pow(10, random.nextDouble(-1, 1));
        return new double[] {(float) (far * random.nextDouble(-1, 1)), (float) (far * random.nextDouble(-1, 1))};
    }

    private static double[] origin(Pose pose, double[] offset) {
        return new double[] {pose.x() - (pose.cos() * offset[0] - pose.sin() * offset[1]),
            pose.y() - (pose.sin() * offset[0] + pose.cos() * offset[1])};
    }

    private static Pose pose(double[] origin, double angle, double vx, double vy, double turn, double time) {
        return new Pose(origin[0] + time * vx, origin[1] + time * vy, angle + time * turn);
    }
}

package org.jmesat.testing.world;

import java.util.Arrays;
import java.util.Locale;
import java.util.Random;

/**
 * Workloads of the world's tests and benchmarks: irregular polygons of 3 to 8 corners that move by 0.03 to 0.1 units a
 * tick, rotate, and bounce off walls. The same for every library and on every machine.
 *
 * <p>Unless said otherwise the circumscribed radii are from 0.5 to 1, and the walls are a square just large enough for
 * 0.75 overlapping pairs a body, that is 1.5 overlapping neighbours each.
 */
public enum WorldWorkload {
    /** All bodies move. */
    WORLD(0.75),
    /**
     * The given number of bodies is at rest, and they never collide with each other; another hundredth of that number
     * moves.
     */
    STATIC(0.75) {
        @Override
        int movers(int n) {
            return Math.max(1, n / STILL_PER_MOVER);
        }

        @Override
        int still(int n) {
            return n;
        }
    },
    /** Radii from 0.05 to 50; the number of bodies larger than r is proportional to 1 / r. */
    MIXED_SIZES(0.75) {
        @Override
        double radius(Random random) {
            return SMALLEST / (1 - random.nextDouble() * (1 - SMALLEST / LARGEST));
        }
    },
    /** Ten overlapping pairs per body. */
    HEAP(10),
    /** All bodies are on one slanted line and move along it. */
    LINE(0.75) {
        @Override
        MovingBodies place(BodyShapes shapes, int movers, Random random) {
            double reach = StrictMath.sqrt(shapes.meanSumArea() / StrictMath.PI);
            double half = 0.5 * (shapes.count() - 1) * reach / pairsPerBody();
            return MovingBodies.place(shapes, movers, new Arena(half, 0, 0.8, 0.6), ONE_PLACE, random);
        }
    },
    /** Groups of a hundred, each within its own walls, at random positions in a square of a million units. */
    SPREAD(0.75) {
        @Override
        MovingBodies place(BodyShapes shapes, int movers, Random random) {
            int groups = (shapes.count() + GROUP - 1) / GROUP;
            double[] centres = new double[2 * groups];
            Arrays.setAll(centres, i -> WIDEST * (random.nextDouble() - 0.5));
            double half = halfSide(shapes) / StrictMath.sqrt(groups);
            return MovingBodies.place(shapes, movers, new Arena(half, half, 1, 0), centres, random);
        }
    };

    private static final long SEED = 20260202;
    private static final int STILL_PER_MOVER = 100;
    private static final int GROUP = 100;
    private static final double WIDEST = 1e6;
    private static final double SMALLEST = 0.05;
    private static final double LARGEST = 50;
    private static final double[] ONE_PLACE = {0, 0};

    private final double pairsPerBody;

    WorldWorkload(double pairsPerBody) {
        this.pairsPerBody = pairsPerBody;
    }

    /**
     * Generates the bodies, at the tick before the first.
     *
     * @param n number of moving bodies; for {@link #STATIC}, of bodies at rest
     */
    public MovingBodies generate(int n) {
        Random random = new Random(SEED);
        BodyShapes shapes = new BodyShapes(movers(n) + still(n));
        for (int i = 0; i < shapes.count(); i++) {
            shapes.draw(i, radius(random), random);
        }
        return place(shapes, movers(n), random);
    }

    /** The name in tables and on command lines. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    double pairsPerBody() {
        return pairsPerBody;
    }

    int movers(int n) {
        return n;
    }

    int still(int n) {
        return 0;
    }

    double radius(Random random) {
        return 0.5 + 0.5 * random.nextDouble();
    }

    MovingBodies place(BodyShapes shapes, int movers, Random random) {
        double half = halfSide(shapes);
        return MovingBodies.place(shapes, movers, new Arena(half, half, 1, 0), ONE_PLACE, random);
    }

    /**
     * Two bodies at random positions in a square overlap with a probability of the area of their Minkowski sum divided
     * by the square's.
     */
    double halfSide(BodyShapes shapes) {
        return 0.5 * StrictMath.sqrt((shapes.count() - 1) * shapes.meanSumArea() / (2 * pairsPerBody));
    }
}

package org.jmesat.testing.world;

import java.util.Arrays;
import java.util.Locale;
import java.util.Random;

/**
 * What the world is tested and measured with: irregular polygons of 3 to 8 corners that move by 0.03 to 0.1 units a
 * tick, turn, and bounce off walls. The same for every library and on every machine.
 *
 * <p>Unless said otherwise the circumscribed radii are from 0.5 to 1, and the walls are a square just large enough for
 * 0.75 overlapping pairs a body, that is 1.5 overlapping neighbours each.
 */
public enum WorldWorkload {
    /** All of them move. */
    WORLD(0.75),
    /** As many as asked for stand still, and never collide with each other; one for each hundred of them moves. */
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
    /** Radii from 0.05 to 50, the number of bodies larger than r being as 1 / r. */
    MIXED_SIZES(0.75) {
        @Override
        double radius(Random random) {
            return SMALLEST / (1 - random.nextDouble() * (1 - SMALLEST / LARGEST));
        }
    },
    /** Ten overlapping pairs a body. */
    HEAP(10),
    /** All on one slanting line, along which they move. */
    LINE(0.75) {
        @Override
        MovingBodies place(BodyShapes shapes, int movers, Random random) {
            double reach = StrictMath.sqrt(shapes.meanSumArea() / StrictMath.PI);
            double half = 0.5 * (shapes.count() - 1) * reach / pairsPerBody();
            return MovingBodies.place(shapes, movers, new Arena(half, 0, 0.8, 0.6), ONE_PLACE, random);
        }
    },
    /** In groups of a hundred, each behind walls of its own, that lie anywhere in a square of a million units. */
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
     * Makes the bodies, placed for the tick before the first.
     *
     * @param n how many bodies move; of {@link #STATIC}, how many stand still
     */
    public MovingBodies generate(int n) {
        Random random = new Random(SEED);
        BodyShapes shapes = new BodyShapes(movers(n) + still(n));
        for (int i = 0; i < shapes.count(); i++) {
            shapes.draw(i, radius(random), random);
        }
        return place(shapes, movers(n), random);
    }

    /** As it is called in tables and on command lines. */
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
     * Two bodies strewn over a square overlap with a probability of the area of their Minkowski sum by that of the
     * square.
     */
    double halfSide(BodyShapes shapes) {
        return 0.5 * StrictMath.sqrt((shapes.count() - 1) * shapes.meanSumArea() / (2 * pairsPerBody));
    }
}

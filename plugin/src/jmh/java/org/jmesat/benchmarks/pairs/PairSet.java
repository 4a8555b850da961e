package org.jmesat.benchmarks.pairs;

import java.util.Arrays;
import java.util.Random;

/**
 * Random pairs of convex polygons, about half of them overlapping; the same for every library and on every machine.
 *
 * <p>The corners of a polygon lie on a circle about its local origin, of a radius from 0.5 to 1, at equal angles that
 * are each shifted by up to a fifth of the step. A's origin is within 50 units of the world's along X and Y. B's origin
 * lies in any direction from it, at the distance at which the two would just touch times a number from 0 to 2. All
 * numbers are uniformly distributed; coordinates are rounded to floats. Polygon {@code 2·i} is A and {@code 2·i + 1} is
 * B of pair i.
 */
final class PairSet {
    private static final long SEED = 20260101;
    private static final double JITTER = 0.4;
    private static final double WORLD = 50;

    private final float[][] corners;
    private final float[] x;
    private final float[] y;
    private final double[] cos;
    private final double[] sin;
    private int overlaps;
    private double depth;

    private PairSet(int pairs) {
        corners = new float[2 * pairs][];
        x = new float[2 * pairs];
        y = new float[2 * pairs];
        cos = new double[2 * pairs];
        sin = new double[2 * pairs];
    }

    static PairSet generate(Workload workload, int pairs) {
        PairSet set = new PairSet(pairs);
        Random random = new Random(SEED);
        PairGaps gaps = new PairGaps(workload.most());
        for (int i = 0; i < pairs; i++) {
            set.draw(2 * i, workload, random);
            set.draw(2 * i + 1, workload, random);
            set.place(2 * i, gaps, random);
        }
        return set;
    }

    private void draw(int polygon, Workload workload, Random random) {
        int count = workload.draw(random);
        double radius = 0.5 + 0.5 * random.nextDouble();
        float[] xy = new float[2 * count];
        for (int i = 0; i < count; i++) {
            double angle = 2 * StrictMath.PI * (i + JITTER * (random.nextDouble() - 0.5)) / count;
            xy[2 * i] = (float) (radius * StrictMath.cos(angle));
            xy[2 * i + 1] = (float) (radius * StrictMath.sin(angle));
        }
        corners[polygon] = xy;
        double turn = 2 * StrictMath.PI * random.nextDouble();
        cos[polygon] = StrictMath.cos(turn);
        sin[polygon] = StrictMath.sin(turn);
    }

    private void place(int a, PairGaps gaps, Random random) {
        int b = a + 1;
        double direction = 2 * StrictMath.PI * random.nextDouble();
        double ux = StrictMath.cos(direction);
        double uy = StrictMath.sin(direction);
        gaps.set(corners[a], cos[a], sin[a], corners[b], cos[b], sin[b], ux, uy);
        double distance = 2 * random.nextDouble() * gaps.touchingDistance();
        x[a] = (float) (WORLD * (2 * random.nextDouble() - 1));
        y[a] = (float) (WORLD * (2 * random.nextDouble() - 1));
        x[b] = (float) (x[a] + distance * ux);
        y[b] = (float) (y[a] + distance * uy);
        double separation = gaps.separationAt(distance);
        if (separation <= 0) {
            overlaps++;
            depth -= separation;
        }
    }

    int pairs() {
        return corners.length / 2;
    }

    /** x and y of each local corner, counter-clockwise; a copy. */
    float[] corners(int polygon) {
        return Arrays.copyOf(corners[polygon], corners[polygon].length);
    }

    float x(int polygon) {
        return x[polygon];
    }

    float y(int polygon) {
        return y[polygon];
    }

    double cos(int polygon) {
        return cos[polygon];
    }

    double sin(int polygon) {
        return sin[polygon];
    }

    /** The number of overlapping pairs, by the distances at which they were placed. */
    int overlaps() {
        return overlaps;
    }

    /** The sum of the depths of the overlapping pairs. */
    double depth() {
        return depth;
    }
}

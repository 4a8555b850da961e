package org.jmesat.testing.world;

import java.util.Random;

/** The polygons of a workload, and their average size. */
final class BodyShapes {
    private static final int LEAST_CORNERS = 3;
    private static final int MOST_CORNERS = 8;

    /** As a share of the angle between corners: irregular, but round. */
    private static final double JITTER = 0.4;

    private final float[][] corners;
    private double areas;
    private double perimeters;

    BodyShapes(int count) {
        corners = new float[count][];
    }

    /** Makes a random polygon with corners on a circle about its origin. */
    void draw(int body, double radius, Random random) {
        int count = LEAST_CORNERS + random.nextInt(MOST_CORNERS - LEAST_CORNERS + 1);
        float[] xy = new float[2 * count];
        for (int i = 0; i < count; i++) {
            double angle = 2 * StrictMath.PI * (i + JITTER * (random.nextDouble() - 0.5)) / count;
            xy[2 * i] = (float) (radius * StrictMath.cos(angle));
            xy[2 * i + 1] = (float) (radius * StrictMath.sin(angle));
        }
        corners[body] = xy;
        measure(xy);
    }

    private void measure(float[] xy) {
        int previous = xy.length - 2;
        for (int i = 0; i < xy.length; i += 2) {
            areas += 0.5 * ((double) xy[previous] * xy[i + 1] - (double) xy[i] * xy[previous + 1]);
            double dx = (double) xy[i] - xy[previous];
            double dy = (double) xy[i + 1] - xy[previous + 1];
            perimeters += Math.sqrt(dx * dx + dy * dy);
            previous = i;
        }
    }

    int count() {
        return corners.length;
    }

    float[] corners(int body) {
        return corners[body];
    }

    /**
     * The area of the Minkowski sum of two polygons, averaged over all pairs and all angles: A + B + P·Q / 2π for areas
     * A
     * and B and perimeters P and Q (L. A. Santaló, <i>Integral Geometry and Geometric Probability</i>, 1976).
     */
    double meanSumArea() {
        double area = areas / corners.length;
        double perimeter = perimeters / corners.length;
        return 2 * area + perimeter * perimeter / (2 * StrictMath.PI);
    }
}

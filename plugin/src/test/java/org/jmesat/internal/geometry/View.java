package org.jmesat.internal.geometry;

import java.util.Random;

/** An affine map of vertices to a plane and a depth: three rows of a matrix. */
final class View {
    private final double[] rows = new double[9];

    private View() {
    }

    /** The view along an axis, or along a diagonal. */
    static View aligned(Random random) {
        View view = new View();
        int axis = random.nextInt(3);
        for (int row = 0; row < 3; row++) {
            view.rows[3 * row + (axis + row) % 3] = random.nextBoolean() ? 1 : -0.5;
        }
        if (random.nextBoolean()) {
            view.rows[axis == 2 ? 0 : axis + 1] = 0.5;
        }
        return view;
    }

    /** A view after a scale, different along each axis by up to a factor of 64, and a rotation. */
    static View random(Random random) {
        double x = random.nextGaussian();
        double y = random.nextGaussian();
        double z = random.nextGaussian();
        double w = random.nextGaussian();
        double f = 2 / (x * x + y * y + z * z + w * w);
        View view = new View();
        double[] rotation = {1 - f * (y * y + z * z), f * (x * y - z * w), f * (x * z + y * w), f * (x * y + z * w),
            1 - f * (x * x + z * z), f * (y * z - x * w), f * (x * z - y * w), f * (y * z + x * w),
            1 - f * (x * x + y * y)};
        for (int column = 0; column < 3; column++) {
            double scale = (random.nextBoolean() ? 1 : -1) * Math.exp(random.nextDouble() * Math.log(64));
            for (int row = 0; row < 3; row++) {
                view.rows[3 * row + column] = rotation[3 * row + column] * scale;
            }
        }
        return view;
    }

    /** x and y of each vertex. */
    float[] project(float[] xyz, int[] vertices, int count) {
        float[] xy = new float[2 * count];
        for (int i = 0; i < count; i++) {
            xy[2 * i] = (float) coordinate(0, xyz, vertices[i]);
            xy[2 * i + 1] = (float) coordinate(1, xyz, vertices[i]);
        }
        return xy;
    }

    /** The least and the greatest depth. */
    float[] depths(float[] xyz, int[] vertices, int count) {
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            double depth = coordinate(2, xyz, vertices[i]);
            least = Math.min(least, depth);
            greatest = Math.max(greatest, depth);
        }
        return new float[] {(float) least, (float) greatest};
    }

    private double coordinate(int row, float[] xyz, int vertex) {
        return rows[3 * row] * xyz[3 * vertex] + rows[3 * row + 1] * xyz[3 * vertex + 1]
                + rows[3 * row + 2] * xyz[3 * vertex + 2];
    }
}

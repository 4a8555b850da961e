package org.jmesat.benchmarks.world;

import org.jmesat.testing.world.MovingBodies;

/** The work that every library must do: the world corners and boxes of the moving bodies. It finds no pairs. */
final class LimitStepper implements Stepper {
    private final MovingBodies bodies;
    private final int[] starts;
    private final double[] localX;
    private final double[] localY;
    private final double[] worldX;
    private final double[] worldY;
    private final double[] minX;
    private final double[] minY;
    private final double[] maxX;
    private final double[] maxY;

    LimitStepper(MovingBodies bodies) {
        this.bodies = bodies;
        int n = bodies.movers();
        starts = new int[n + 1];
        for (int i = 0; i < n; i++) {
            starts[i + 1] = starts[i] + bodies.corners(i).length / 2;
        }
        localX = new double[starts[n]];
        localY = new double[starts[n]];
        worldX = new double[starts[n]];
        worldY = new double[starts[n]];
        for (int i = 0; i < n; i++) {
            float[] xy = bodies.corners(i);
            for (int j = 0; j < xy.length / 2; j++) {
                localX[starts[i] + j] = xy[2 * j];
                localY[starts[i] + j] = xy[2 * j + 1];
            }
        }
        minX = new double[n];
        minY = new double[n];
        maxX = new double[n];
        maxY = new double[n];
    }

    @Override
    public void step() {
        float[] x = bodies.x();
        float[] y = bodies.y();
        double[] cos = bodies.cos();
        double[] sin = bodies.sin();
        for (int i = 0; i < minX.length; i++) {
            double left = Double.POSITIVE_INFINITY;
            double low = Double.POSITIVE_INFINITY;
            double right = Double.NEGATIVE_INFINITY;
            double high = Double.NEGATIVE_INFINITY;
            for (int j = starts[i]; j < starts[i + 1]; j++) {
                double px = x[i] + (cos[i] * localX[j] - sin[i] * localY[j]);
                double py = y[i] + (sin[i] * localX[j] + cos[i] * localY[j]);
                worldX[j] = px;
                worldY[j] = py;
                left = Math.min(left, px);
                low = Math.min(low, py);
                right = Math.max(right, px);
                high = Math.max(high, py);
            }
            minX[i] = left;
            minY[i] = low;
            maxX[i] = right;
            maxY[i] = high;
        }
    }

    @Override
    public int contacts() {
        throw new UnsupportedOperationException("A bare loop keeps no contacts");
    }
}

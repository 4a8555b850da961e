package org.jmesat.testing;

import org.jmesat.geometry.ConvexPolygon;

/** The corners of a polygon rotated about its local origin, for placing another shape at one of its features. */
final class TurnedCorners {
    private final double[] x;
    private final double[] y;

    TurnedCorners(ConvexPolygon polygon, double angle) {
        double cos = StrictMath.cos(angle);
        double sin = StrictMath.sin(angle);
        x = new double[polygon.getVertexCount()];
        y = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            x[i] = cos * polygon.getX(i) - sin * polygon.getY(i);
            y[i] = sin * polygon.getX(i) + cos * polygon.getY(i);
        }
    }

    double x(int i) {
        return x[i];
    }

    double y(int i) {
        return y[i];
    }

    /** The farthest corner in a direction; the first of several. */
    int farthest(double dx, double dy) {
        int farthest = 0;
        for (int i = 1; i < x.length; i++) {
            if (dx * (x[i] - x[farthest]) + dy * (y[i] - y[farthest]) > 0) {
                farthest = i;
            }
        }
        return farthest;
    }

    /** The angle of the edge that begins at a corner. */
    double direction(int i) {
        int end = (i + 1) % x.length;
        return StrictMath.atan2(y[end] - y[i], x[end] - x[i]);
    }

    double meanX() {
        return mean(x);
    }

    double meanY() {
        return mean(y);
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    /** The distance of an inner point from the nearest edge's line; negative outside. */
    double depth(double px, double py) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < x.length; i++) {
            int end = (i + 1) % x.length;
            double ex = x[end] - x[i];
            double ey = y[end] - y[i];
            least = Math.min(least, (ex * (py - y[i]) - ey * (px - x[i])) / Math.sqrt(ex * ex + ey * ey));
        }
        return least;
    }
}

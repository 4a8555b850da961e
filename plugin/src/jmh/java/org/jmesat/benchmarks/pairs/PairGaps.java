package org.jmesat.benchmarks.pairs;

/**
 * The gap of two convex polygons along each of their edge normals, as a function of the distance of their origins in a
 * given direction. It is linear on every axis, so the distance at which they touch needs no search.
 *
 * <p>Projects all corners on all normals, O((n + m)²): it need not be fast, and shares no code with the measured
 * libraries.
 */
final class PairGaps {
    private final double[] ax;
    private final double[] ay;
    private final double[] bx;
    private final double[] by;
    private final double[] slope;
    private final double[] reach;
    private int axes;

    PairGaps(int mostCorners) {
        ax = new double[mostCorners];
        ay = new double[mostCorners];
        bx = new double[mostCorners];
        by = new double[mostCorners];
        slope = new double[2 * mostCorners];
        reach = new double[2 * mostCorners];
    }

    /** Sets two polygons turned about their origins, with B's origin in direction (ux, uy) from A's. */
    void set(float[] a, double cosA, double sinA, float[] b, double cosB, double sinB, double ux, double uy) {
        turn(a, cosA, sinA, ax, ay);
        turn(b, cosB, sinB, bx, by);
        axes = 0;
        addAxes(ax, ay, a.length / 2, bx, by, b.length / 2, ux, uy);
        addAxes(bx, by, b.length / 2, ax, ay, a.length / 2, -ux, -uy);
    }

    private static void turn(float[] xy, double cos, double sin, double[] x, double[] y) {
        for (int i = 0; i < xy.length / 2; i++) {
            x[i] = cos * xy[2 * i] - sin * xy[2 * i + 1];
            y[i] = sin * xy[2 * i] + cos * xy[2 * i + 1];
        }
    }

    private void addAxes(double[] ownX, double[] ownY, int own, double[] otherX, double[] otherY, int other, double ux,
            double uy) {
        for (int i = 0; i < own; i++) {
            int next = (i + 1) % own;
            double dx = ownX[next] - ownX[i];
            double dy = ownY[next] - ownY[i];
            double length = Math.sqrt(dx * dx + dy * dy);
            double nx = dy / length;
            double ny = -dx / length;
            double least = Double.POSITIVE_INFINITY;
            for (int j = 0; j < other; j++) {
                least = Math.min(least, nx * otherX[j] + ny * otherY[j]);
            }
            slope[axes] = nx * ux + ny * uy;
            reach[axes] = nx * ownX[i] + ny * ownY[i] - least;
            axes++;
        }
    }

    /** The distance of the origins up to which the polygons overlap; both contain their origins. */
    double touchingDistance() {
        double least = Double.POSITIVE_INFINITY;
        for (int k = 0; k < axes; k++) {
            if (slope[k] > 0) {
                least = Math.min(least, reach[k] / slope[k]);
            }
        }
        return least;
    }

    /** The greatest gap over all normals; negative in overlap, where it is the depth. */
    double separationAt(double distance) {
        double greatest = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < axes; k++) {
            greatest = Math.max(greatest, distance * slope[k] - reach[k]);
        }
        return greatest;
    }
}

package org.jmesat.testing;

/**
 * A polygon turned about its local origin, in doubles: vertices, unit vectors along the edges, lengths of the edges.
 * The edges are not differences of the turned vertices but turned differences of the local ones, so that the error of a
 * short edge is a share of its length and not of the polygon's size. Computed when first asked for.
 *
 * <p>With r = 2⁻⁵³, the most that one operation loses as a share of its result:
 * <ul>
 * <li>a turned coordinate c·u − s·v loses r of each product and r of the difference: less than 2.01 r (|c·u| + |s·v|)
 * ≤ 2.01 r R, where R is the reach, (|c| + |s|) times the greatest |u| or |v|;
 * <li>a component of an edge vector starts with a difference that has lost r: 3.02 r (|c·eᵤ| + |s·eᵥ|), which is at
 * most 3.02 √2 r times the edge's true length, as |c| + |s| ≤ √2 √(c² + s²). The vector is off by less than 6.1 r of
 * its length;
 * <li>its computed length is therefore off by less than 8.2 r of the true one, and its unit vector, twice 6.1 r for the
 * direction and 3.1 r for the division, by less than 15.4 r.
 * </ul>
 * Products may underflow. That costs 2⁻¹⁰⁷⁵ where no edge is shorter than 2⁻¹⁵¹, as the vertices are floats and the
 * turn scales by a half at least: nothing beside the slack in these numbers, or the absolute term of the error.
 */
final class TurnedPolygon {
    /** An absolute error above any underflow, also under a square root, and below anything that a float can say. */
    static final double UNDERFLOW = 0x1p-500;

    private static final double ROUNDING = 0x1p-53;

    private final double[] localX;
    private final double[] localY;
    private final double cos;
    private final double sin;
    private final double reach;
    private double[] x;
    private double[] y;
    private double[] edgeX;
    private double[] edgeY;
    private double[] length;

    TurnedPolygon(double[] localX, double[] localY, double cos, double sin) {
        this.localX = localX;
        this.localY = localY;
        this.cos = cos;
        this.sin = sin;
        double largest = 0;
        for (int i = 0; i < localX.length; i++) {
            largest = Math.max(largest, Math.max(Math.abs(localX[i]), Math.abs(localY[i])));
        }
        reach = (Math.abs(cos) + Math.abs(sin)) * largest;
    }

    int count() {
        return localX.length;
    }

    /** 0 for a point, 2 for a segment, which has an edge to and an edge fro. */
    int edgeCount() {
        return localX.length == 1 ? 0 : localX.length;
    }

    /** No turned coordinate is further from zero (but for a rounding). */
    double reach() {
        return reach;
    }

    /** No turned coordinate is further from the true one. */
    double error() {
        return 3 * ROUNDING * reach + UNDERFLOW;
    }

    double[] x() {
        compute();
        return x;
    }

    double[] y() {
        compute();
        return y;
    }

    /** Unit vectors along the edges; the outward normal is (edgeY, −edgeX). */
    double[] edgeX() {
        compute();
        return edgeX;
    }

    double[] edgeY() {
        compute();
        return edgeY;
    }

    double[] length() {
        compute();
        return length;
    }

    private void compute() {
        if (x != null) {
            return;
        }
        int n = localX.length;
        x = new double[n];
        y = new double[n];
        edgeX = new double[n];
        edgeY = new double[n];
        length = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = cos * localX[i] - sin * localY[i];
            y[i] = sin * localX[i] + cos * localY[i];
            int j = (i + 1) % n;
            double eu = localX[j] - localX[i];
            double ev = localY[j] - localY[i];
            double ex = cos * eu - sin * ev;
            double ey = sin * eu + cos * ev;
            length[i] = Math.sqrt(ex * ex + ey * ey);
            edgeX[i] = ex / length[i];
            edgeY[i] = ey / length[i];
        }
    }
}

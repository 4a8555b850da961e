package org.jmesat.testing;

/**
 * Two doubles that enclose the signed distance of two {@link ExactShape}s, computed in plain doubles over all edges and
 * vertices. {@link ExactDistance} defines the signed distance.
 *
 * <p><b>Proof.</b> Let r = 2⁻⁵³, and let all vectors be relative to A's local origin. T is the vector from there
 * to B's, R_A and R_B the reach of the two (see {@link TurnedPolygon}, whose bounds are used here), M = |Tx| + |Ty| +
 * R_A + R_B. No coordinate of a vertex, and of a difference of two, is beyond M; no vector beyond √2 M.
 * <ol>
 * <li>T is a sum of n doubles, added with the errors kept and added in the end. Ogita, Rump and Oishi (<i>Accurate sum
 * and dot product</i>, 2005) show that this loses at most r |T| + n² 2⁻¹⁰⁵ Σ|terms|.
 * <li>A difference w of a vertex of B and one of A has lost: 2.01 r (R_A + R_B) by the turning, 2 r |T| at most by
 * adding T, and two roundings of at most M. Each component is within ε = 8 r M + n² 2⁻¹⁰⁵ Σ + 2⁻⁵⁰⁰ of the truth; 8 is
 * nearly twice what was counted, which pays for M and ε being rounded themselves.
 * <li>The product of w and a unit vector along an edge, or across, is off by 15.4 r |w| from the unit vector, by √2 ε
 * from w, and by 2.01 r √2 |w| in its own arithmetic: (15.4 · √2 + 4.1) r M + √2 ε &lt; 4.8 ε.
 * <li>The length of a difference is off by √2 ε and two roundings of at most √2 M: less than 1.9 ε. The computed length
 * of an edge, of at most 2√2 M, is off by less than 24 r M = 3 ε.
 * </ol>
 * With E = 8 ε each of these is within E and has over 3 ε = 24 r M left for the few additions that follow. Taking the
 * least or greatest of many such values keeps the bound. Where a comparison would decide between two cases, it decides
 * with E to spare, and the interval covers both cases where it cannot.
 *
 * <p>An instance keeps its arrays from pair to pair and allocates only to grow.
 */
final class DistanceInterval {
    private static final double ROUNDING = 0x1p-53;

    private double low;
    private double high;
    private double error;

    private double shiftX;
    private double shiftY;
    private double[] movedX = new double[0];
    private double[] movedY = new double[0];

    private double separation;
    private double boxGap;
    private double nearSquared;
    private double nearLine;
    private double farLine;

    double low() {
        return low;
    }

    double high() {
        return high;
    }

    /** Half the width of the interval if no case was in doubt. */
    double error() {
        return error;
    }

    void compute(ExactShape a, ExactShape b) {
        TurnedPolygon p = a.turned();
        TurnedPolygon q = b.turned();
        shiftX = 0;
        shiftY = 0;
        double lostX = findShift(a.originX(), b.originX(), true);
        double lostY = findShift(a.originY(), b.originY(), false);
        double extent = Math.abs(shiftX) + Math.abs(shiftY) + p.reach() + q.reach();
        error = 8 * (8 * ROUNDING * extent + Math.max(lostX, lostY) + TurnedPolygon.UNDERFLOW);
        moveB(q);
        findSeparation(p, q);
        findBoxGap(p, q.count());
        boundCores(p, q);
        low = Math.nextDown(Math.nextDown(low - a.radius()) - b.radius());
        high = Math.nextUp(Math.nextUp(high - a.radius()) - b.radius());
    }

    private void boundCores(TurnedPolygon p, TurnedPolygon q) {
        if (separation < -error && p.edgeCount() + q.edgeCount() > 0) {
            // The shapes overlap; the depth is the least over the edges.
            low = separation - error;
            high = separation + error;
            return;
        }
        findDistance(p, q);
        double near = Math.min(Math.sqrt(nearSquared), nearLine) - error;
        double far = Math.min(Math.sqrt(nearSquared), farLine) + error;
        high = far;
        if (separation > error || boxGap > error || p.edgeCount() + q.edgeCount() == 0) {
            low = Math.max(0, near);
        } else {
            // The shapes either overlap, at most as deep as the separation, or are apart by at most the distance of the
            // outlines.
            low = separation - error;
        }
    }

    /** The exact sum of B's origin's terms minus A's; returns the error bound of the sum beyond its last rounding. */
    private double findShift(double[] a, double[] b, boolean alongX) {
        double sum = 0;
        double lost = 0;
        double magnitude = 0;
        int n = a.length + b.length;
        for (int i = 0; i < n; i++) {
            double term = i < a.length ? -a[i] : b[i - a.length];
            double next = sum + term;
            double back = next - sum;
            lost += sum - (next - back) + (term - back);
            sum = next;
            magnitude += Math.abs(term);
        }
        if (alongX) {
            shiftX = sum + lost;
        } else {
            shiftY = sum + lost;
        }
        return (double) n * n * 0x1p-105 * magnitude;
    }

    private void moveB(TurnedPolygon q) {
        int n = q.count();
        if (movedX.length < n) {
            movedX = new double[2 * n];
            movedY = new double[2 * n];
        }
        double[] x = q.x();
        double[] y = q.y();
        for (int j = 0; j < n; j++) {
            movedX[j] = shiftX + x[j];
            movedY[j] = shiftY + y[j];
        }
    }

    /**
     * The greatest separation over the edges of both: the distance of the other's nearest vertex from the edge's line.
     */
    private void findSeparation(TurnedPolygon p, TurnedPolygon q) {
        separation = Math.max(
                separation(p, p.x(), p.y(), movedX, movedY, q.count()),
                separation(q, movedX, movedY, p.x(), p.y(), p.count()));
    }

    private static double separation(TurnedPolygon owner, double[] x, double[] y, double[] otherX, double[] otherY,
            int otherCount) {
        double greatest = Double.NEGATIVE_INFINITY;
        double[] edgeX = owner.edgeX();
        double[] edgeY = owner.edgeY();
        for (int k = 0; k < owner.edgeCount(); k++) {
            double least = Double.POSITIVE_INFINITY;
            for (int j = 0; j < otherCount; j++) {
                least = Math.min(least, edgeY[k] * (otherX[j] - x[k]) - edgeX[k] * (otherY[j] - y[k]));
            }
            greatest = Math.max(greatest, least);
        }
        return greatest;
    }

    /** Shapes with separate boxes are apart. Edges cannot show this for two points or collinear segments. */
    private void findBoxGap(TurnedPolygon p, int countB) {
        boxGap = Math.max(gap(p.x(), p.count(), movedX, countB), gap(p.y(), p.count(), movedY, countB));
    }

    private static double gap(double[] a, int countA, double[] b, int countB) {
        double leastA = Double.POSITIVE_INFINITY;
        double mostA = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < countA; i++) {
            leastA = Math.min(leastA, a[i]);
            mostA = Math.max(mostA, a[i]);
        }
        double leastB = Double.POSITIVE_INFINITY;
        double mostB = Double.NEGATIVE_INFINITY;
        for (int j = 0; j < countB; j++) {
            leastB = Math.min(leastB, b[j]);
            mostB = Math.max(mostB, b[j]);
        }
        return Math.max(leastB - mostA, leastA - mostB);
    }

    /**
     * The distance of the outlines: the least over pairs of vertices, and over vertices and the edges that they project
     * onto. Where the projection may be beyond the edge's end, the distance from the line only lowers the lower bound;
     * it does not lower the upper bound.
     */
    private void findDistance(TurnedPolygon p, TurnedPolygon q) {
        double[] x = p.x();
        double[] y = p.y();
        nearSquared = Double.POSITIVE_INFINITY;
        for (int i = 0; i < p.count(); i++) {
            for (int j = 0; j < q.count(); j++) {
                double wx = movedX[j] - x[i];
                double wy = movedY[j] - y[i];
                nearSquared = Math.min(nearSquared, wx * wx + wy * wy);
            }
        }
        nearLine = Double.POSITIVE_INFINITY;
        farLine = Double.POSITIVE_INFINITY;
        findLineDistance(p, x, y, movedX, movedY, q.count());
        findLineDistance(q, movedX, movedY, x, y, p.count());
    }

    private void findLineDistance(TurnedPolygon owner, double[] x, double[] y, double[] otherX, double[] otherY,
            int otherCount) {
        double[] edgeX = owner.edgeX();
        double[] edgeY = owner.edgeY();
        double[] length = owner.length();
        for (int k = 0; k < owner.edgeCount(); k++) {
            for (int j = 0; j < otherCount; j++) {
                double wx = otherX[j] - x[k];
                double wy = otherY[j] - y[k];
                double along = edgeX[k] * wx + edgeY[k] * wy;
                double beyondEnd = along - length[k];
                if (along >= -error && beyondEnd <= 2 * error) {
                    double across = Math.abs(edgeX[k] * wy - edgeY[k] * wx);
                    nearLine = Math.min(nearLine, across);
                    if (along >= error && beyondEnd <= -2 * error) {
                        farLine = Math.min(farLine, across);
                    }
                }
            }
        }
    }
}

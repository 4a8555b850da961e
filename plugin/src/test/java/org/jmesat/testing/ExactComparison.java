package org.jmesat.testing;

import java.math.BigInteger;

/**
 * Compares the signed distance of two {@link ExactShape}s with a number, in integer arithmetic: all edges, all
 * vertices, no division and no root. A distance is a quotient by an edge's length, so both sides are squared and
 * multiplied by the square of that length; their signs are compared first.
 *
 * <p>It rests on two facts. The greatest separation over the edges' normals is the signed distance when it is negative,
 * and does not exceed it otherwise. And when it is not negative, or there is no edge at all, the shapes do not share
 * inner points, so that the distance is that of some vertex from some vertex or edge; that includes 0, and segments on
 * one line, which no normal parts.
 */
final class ExactComparison {
    private final BigInteger[] ax;
    private final BigInteger[] ay;
    private final BigInteger[] bx;
    private final BigInteger[] by;
    private final BigInteger limit;
    private final BigInteger limitSquared;

    private ExactComparison(ExactShape a, ExactShape b, double value) {
        int unit = Math.min(Math.min(a.exponent(), b.exponent()), DyadicNumber.exponent(
                new double[] {value, a.radius(), b.radius()}));
        ax = a.scaledX(unit);
        ay = a.scaledY(unit);
        bx = b.scaledX(unit);
        by = b.scaledY(unit);
        limit = DyadicNumber.scaledSum(new double[] {value, a.radius(), b.radius()}, unit);
        limitSquared = limit.multiply(limit);
    }

    /** 1 when the signed distance is greater than a finite value, 0 when it is equal, −1 when it is less. */
    static int compare(ExactShape a, ExactShape b, double value) {
        return new ExactComparison(a, b, value).compare();
    }

    private int compare() {
        boolean hasEdge = ax.length > 1 || bx.length > 1;
        if (limit.signum() < 0) {
            return hasEdge ? separationComparedWith(limit, limitSquared) : 1;
        }
        if (hasEdge && separationComparedWith(BigInteger.ZERO, BigInteger.ZERO) < 0) {
            return -1;
        }
        return distanceCompared();
    }

    private int separationComparedWith(BigInteger bound, BigInteger boundSquared) {
        int ofA = separation(ax, ay, bx, by, bound, boundSquared);
        return ofA == 1 ? 1 : Math.max(ofA, separation(bx, by, ax, ay, bound, boundSquared));
    }

    private static int separation(BigInteger[] x, BigInteger[] y, BigInteger[] otherX, BigInteger[] otherY,
            BigInteger bound, BigInteger boundSquared) {
        int greatest = -1;
        for (int k = 0; k < x.length && x.length > 1 && greatest < 1; k++) {
            int end = (k + 1) % x.length;
            BigInteger ex = x[end].subtract(x[k]);
            BigInteger ey = y[end].subtract(y[k]);
            BigInteger least = null;
            for (int j = 0; j < otherX.length; j++) {
                BigInteger outward = ey.multiply(otherX[j].subtract(x[k])).subtract(
                        ex.multiply(otherY[j].subtract(y[k])));
                least = least == null ? outward : least.min(outward);
            }
            BigInteger lengthSquared = ex.multiply(ex).add(ey.multiply(ey));
            greatest = Math.max(greatest, compareQuotient(least, lengthSquared, bound, boundSquared));
        }
        return greatest;
    }

    /** Compares number / √lengthSquared with a bound. */
    private static int compareQuotient(BigInteger number, BigInteger lengthSquared, BigInteger bound,
            BigInteger boundSquared) {
        if (number.signum() != bound.signum()) {
            return Integer.compare(number.signum(), bound.signum());
        }
        return number.signum() * number.multiply(number).compareTo(boundSquared.multiply(lengthSquared));
    }

    private int distanceCompared() {
        int least = 1;
        for (int i = 0; i < ax.length; i++) {
            for (int j = 0; j < bx.length && least >= 0; j++) {
                BigInteger wx = bx[j].subtract(ax[i]);
                BigInteger wy = by[j].subtract(ay[i]);
                least = Math.min(least, wx.multiply(wx).add(wy.multiply(wy)).compareTo(limitSquared));
            }
        }
        least = Math.min(least, edgeDistanceCompared(ax, ay, bx, by, least));
        return Math.min(least, edgeDistanceCompared(bx, by, ax, ay, least));
    }

    /**
     * Compares the limit with the least distance between the edges of one shape and the vertices of the other that
     * project onto the edge.
     */
    private int edgeDistanceCompared(BigInteger[] x, BigInteger[] y, BigInteger[] otherX, BigInteger[] otherY,
            int leastSoFar) {
        int least = leastSoFar;
        for (int k = 0; k < x.length && x.length > 1; k++) {
            int end = (k + 1) % x.length;
            BigInteger ex = x[end].subtract(x[k]);
            BigInteger ey = y[end].subtract(y[k]);
            BigInteger lengthSquared = ex.multiply(ex).add(ey.multiply(ey));
            BigInteger bound = limitSquared.multiply(lengthSquared);
            for (int j = 0; j < otherX.length && least >= 0; j++) {
                BigInteger wx = otherX[j].subtract(x[k]);
                BigInteger wy = otherY[j].subtract(y[k]);
                BigInteger along = ex.multiply(wx).add(ey.multiply(wy));
                if (along.signum() > 0 && along.compareTo(lengthSquared) < 0) {
                    BigInteger across = ex.multiply(wy).subtract(ey.multiply(wx));
                    least = Math.min(least, across.multiply(across).compareTo(bound));
                }
            }
        }
        return least;
    }
}

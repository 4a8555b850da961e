package org.jmesat.testing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import org.jmesat.geometry.ConvexPolygon;

/**
 * The exact world shape of a polygon in a pose, without any rounding. The world vertex of a local (u, v) is (x + (cos·u
 * − sin·v), y + (sin·u + cos·v)), with all six values exact as given, even if cos² + sin² is not exactly 1. Such a map
 * scales the polygon slightly but keeps it convex and counter-clockwise, and a normal stays a normal.
 *
 * <p>The vertices are available in two forms, each computed on first use. In doubles: rotated but not moved vertices,
 * with a bound on their error, so that a large position does not reduce their precision; and an interval for each world
 * coordinate. Exactly: world coordinates as integer multiples of a power of two.
 *
 * <p>With a rounding radius, the shape is the set of all points within that distance of the polygon.
 */
public final class ExactShape {
    /** The square of a larger number might overflow a double. */
    private static final double LARGEST = 0x1p200;
    /** A bound on the relative error of one operation; {@link DistanceInterval} adds the errors up. */
    private static final double ROUNDING = 0x1p-53;

    private final double[] localX;
    private final double[] localY;
    private final double cos;
    private final double sin;
    /** The terms of an exact sum. */
    private final double[] originX;
    private final double[] originY;
    private final double radius;
    private final TurnedPolygon turned;
    private BigInteger[] scaledX;
    private BigInteger[] scaledY;
    private int exponent;

    private ExactShape(ExactShape shape, double[] originX, double[] originY, double radius) {
        this(shape.localX, shape.localY, shape.cos, shape.sin, originX, originY, radius, shape.turned);
    }

    private ExactShape(double[] localX, double[] localY, double cos, double sin, double[] originX, double[] originY,
            double radius, TurnedPolygon turned) {
        this.localX = localX;
        this.localY = localY;
        this.cos = cos;
        this.sin = sin;
        this.originX = originX;
        this.originY = originY;
        this.radius = radius;
        this.turned = turned;
    }

    /**
     * The polygon in a pose, with no rounding radius.
     *
     * @throws IllegalArgumentException if the coordinates are not finite or beyond 2^200, or (cos, sin) is far from a
     *     turn
     */
    public static ExactShape of(ConvexPolygon polygon, double x, double y, double cos, double sin) {
        requireCoordinate(x);
        requireCoordinate(y);
        double scale = cos * cos + sin * sin;
        if (!(scale > 0.25 && scale < 4)) {
            throw new IllegalArgumentException("A cosine of " + cos + " and a sine of " + sin + " are not of an angle");
        }
        int count = polygon.getVertexCount();
        double[] u = new double[count];
        double[] v = new double[count];
        for (int i = 0; i < count; i++) {
            u[i] = polygon.getX(i);
            v[i] = polygon.getY(i);
        }
        return new ExactShape(u, v, cos, sin, new double[] {x}, new double[] {y}, 0, new TurnedPolygon(u, v, cos, sin));
    }

    /** The polygon rotated by an angle, with StrictMath's cosine and sine. */
    public static ExactShape of(ConvexPolygon polygon, double x, double y, double angle) {
        return of(polygon, x, y, StrictMath.cos(angle), StrictMath.sin(angle));
    }

    /**
     * The same shape with another rounding radius.
     *
     * @throws IllegalArgumentException if the radius is negative, not finite or beyond 2^200
     */
    public ExactShape withRadius(double newRadius) {
        requireCoordinate(newRadius);
        if (newRadius < 0) {
            throw new IllegalArgumentException("A rounding radius cannot be negative as " + newRadius + " is");
        }
        return new ExactShape(this, originX, originY, newRadius);
    }

    /** The same shape moved exactly, however small the distance. */
    public ExactShape movedBy(double dx, double dy) {
        requireCoordinate(dx);
        requireCoordinate(dy);
        return new ExactShape(this, appended(originX, dx), appended(originY, dy), radius);
    }

    private static double[] appended(double[] terms, double term) {
        double[] longer = Arrays.copyOf(terms, terms.length + 1);
        longer[terms.length] = term;
        return longer;
    }

    private static void requireCoordinate(double value) {
        if (!(Math.abs(value) <= LARGEST)) {
            throw new IllegalArgumentException("Not a coordinate: " + value);
        }
    }

    /** 1 for a point, 2 for a segment, otherwise the number of corners. */
    public int count() {
        return localX.length;
    }

    public double radius() {
        return radius;
    }

    /** A lower bound of the world x of a vertex. */
    public double lowX(int i) {
        return sum(originX) + turned.x()[i] - worldError(originX);
    }

    public double highX(int i) {
        return sum(originX) + turned.x()[i] + worldError(originX);
    }

    public double lowY(int i) {
        return sum(originY) + turned.y()[i] - worldError(originY);
    }

    public double highY(int i) {
        return sum(originY) + turned.y()[i] + worldError(originY);
    }

    private static double sum(double[] terms) {
        double sum = 0;
        for (double term : terms) {
            sum += term;
        }
        return sum;
    }

    /**
     * Adding the terms, the rotated vertex and its error bound loses at most one rounding of the sum of magnitudes
     * each.
     */
    private double worldError(double[] terms) {
        double magnitude = turned.reach();
        for (double term : terms) {
            magnitude += Math.abs(term);
        }
        return turned.error() + (terms.length + 4) * ROUNDING * magnitude;
    }

    /** The world x of a vertex, exactly. */
    public BigDecimal exactX(int i) {
        computeScaled();
        return DyadicNumber.toDecimal(scaledX[i], exponent);
    }

    /** The world y of a vertex, exactly. */
    public BigDecimal exactY(int i) {
        computeScaled();
        return DyadicNumber.toDecimal(scaledY[i], exponent);
    }

    TurnedPolygon turned() {
        return turned;
    }

    double[] originX() {
        return originX;
    }

    double[] originY() {
        return originY;
    }

    /** World coordinates are integer multiples of two to this power. */
    int exponent() {
        computeScaled();
        return exponent;
    }

    /** World x of each vertex in units of two to a power that is not above {@link #exponent}. */
    BigInteger[] scaledX(int unit) {
        computeScaled();
        return shifted(scaledX, exponent - unit);
    }

    BigInteger[] scaledY(int unit) {
        computeScaled();
        return shifted(scaledY, exponent - unit);
    }

    private static BigInteger[] shifted(BigInteger[] values, int bits) {
        if (bits == 0) {
            return values;
        }
        BigInteger[] shifted = new BigInteger[values.length];
        for (int i = 0; i < values.length; i++) {
            shifted[i] = values[i].shiftLeft(bits);
        }
        return shifted;
    }

    private void computeScaled() {
        if (scaledX != null) {
            return;
        }
        int turnUnit = Math.min(DyadicNumber.exponent(cos), DyadicNumber.exponent(sin));
        int localUnit = Math.min(DyadicNumber.exponent(localX), DyadicNumber.exponent(localY));
        int originUnit = Math.min(DyadicNumber.exponent(originX), DyadicNumber.exponent(originY));
        exponent = Math.min(turnUnit + localUnit, originUnit);
        int shift = turnUnit + localUnit - exponent;
        BigInteger c = DyadicNumber.scaled(cos, turnUnit).shiftLeft(shift);
        BigInteger s = DyadicNumber.scaled(sin, turnUnit).shiftLeft(shift);
        BigInteger x = DyadicNumber.scaledSum(originX, exponent);
        BigInteger y = DyadicNumber.scaledSum(originY, exponent);
        scaledX = new BigInteger[count()];
        scaledY = new BigInteger[count()];
        for (int i = 0; i < count(); i++) {
            BigInteger u = DyadicNumber.scaled(localX[i], localUnit);
            BigInteger v = DyadicNumber.scaled(localY[i], localUnit);
            scaledX[i] = x.add(c.multiply(u).subtract(s.multiply(v)));
            scaledY[i] = y.add(s.multiply(u).add(c.multiply(v)));
        }
    }

    /** All values needed to rebuild the shape. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("(");
        for (int i = 0; i < count(); i++) {
            text.append(i == 0 ? "" : ", ").append((float) localX[i]).append(' ').append((float) localY[i]);
        }
        text.append(") turned by (cos ").append(cos).append(", sin ").append(sin).append("), moved by (")
                .append(Arrays.toString(originX)).append(", ").append(Arrays.toString(originY)).append(')');
        return radius == 0 ? text.toString() : text.append(", rounded by ").append(radius).toString();
    }
}

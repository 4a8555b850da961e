package org.jmesat.world;

import org.jmesat.geometry.PolygonBuffer;
import org.jmesat.geometry.PolygonTable;
import org.jmesat.geometry.Tolerance;

/**
 * The upright box that holds a piece during a whole step, from one pose to the next: what moves fast is a candidate for
 * whatever it may have met on its way.
 */
final class SweptBox {
    private double startX;
    private double startY;
    private double startCos;
    private double startSin;
    private double endX;
    private double endY;
    private double endCos;
    private double endSin;
    /** The share of its distance from the origin by which a point leaves the straight way. */
    private double bulge;
    private boolean turning;
    private double minX;
    private double minY;
    private double maxX;
    private double maxY;

    void setStart(double x, double y, double cos, double sin) {
        startX = x;
        startY = y;
        startCos = cos;
        startSin = sin;
    }

    void setEnd(double x, double y, double cos, double sin) {
        endX = x;
        endY = y;
        endCos = cos;
        endSin = sin;
        turning = cos != startCos || sin != startSin;
        double turn = turning ? turn(startCos, startSin, cos, sin) : 0;
        // What is interpolated linearly is off by at most an eighth of the square of the step times the curvature.
        bulge = 0.125 * turn * turn;
    }

    /** The turn of a step, the short way round, in radians. */
    static double turn(double startCos, double startSin, double endCos, double endSin) {
        return StrictMath.atan2(startCos * endSin - startSin * endCos, startCos * endCos + startSin * endSin);
    }

    void clear() {
        minX = Double.POSITIVE_INFINITY;
        minY = Double.POSITIVE_INFINITY;
        maxX = Double.NEGATIVE_INFINITY;
        maxY = Double.NEGATIVE_INFINITY;
    }

    /** Makes room for a shape all the way. */
    void add(PolygonBuffer shape) {
        add(shape.centerX(), shape.centerY(), shape.radius(), shape.radius(), shape.radius(), shape.reach());
    }

    /** Makes room for the shape of a slot, which is placed at the end, all the way. */
    void add(PolygonBuffer shape, PolygonTable table, int slot) {
        if (turning) {
            add(shape);
        } else {
            add(shape.centerX(), shape.centerY(), table.halfWidth(slot), table.halfHeight(slot), shape.radius(),
                    shape.reach());
        }
    }

    private void add(double u, double v, double halfX, double halfY, double radius, double reach) {
        double x0 = startX + (startCos * u - startSin * v);
        double y0 = startY + (startSin * u + startCos * v);
        double x1 = endX + (endCos * u - endSin * v);
        double y1 = endY + (endSin * u + endCos * v);
        double furthest = Math.max(Math.max(Math.abs(x0), Math.abs(y0)), Math.max(Math.abs(x1), Math.abs(y1)));
        double margin = bulge * (Math.abs(u) + Math.abs(v))
                + 2 * Math.max(Tolerance.RELATIVE * radius, Tolerance.coordinates(furthest + reach));
        minX = Math.min(minX, Math.min(x0, x1) - halfX - margin);
        minY = Math.min(minY, Math.min(y0, y1) - halfY - margin);
        maxX = Math.max(maxX, Math.max(x0, x1) + halfX + margin);
        maxY = Math.max(maxY, Math.max(y0, y1) + halfY + margin);
    }

    double minX() {
        return minX;
    }

    double minY() {
        return minY;
    }

    double maxX() {
        return maxX;
    }

    double maxY() {
        return maxY;
    }
}

package org.jmesat.internal.step;

import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonTable;

/**
 * A swept AABB: it contains pieces of a body during a whole step, from one pose to the next. Everything that the pieces
 * may touch during the step overlaps it.
 */
final class SweptBox {
    /** The largest coordinate that can be swept; beyond it, results may overflow. */
    static final double MOST = 1e30;

    /** The square of the greatest ratio of an angle, up to half a turn, to its chord. */
    private static final double ARC_BY_CHORD = 0.25 * Math.PI * Math.PI;

    private double startX;
    private double startY;
    private double startCos;
    private double startSin;
    private double endX;
    private double endY;
    private double endCos;
    private double endSin;
    /** By how much a point deviates from the straight path, relative to its distance from the origin. */
    private double bulge;
    private boolean turning;
    /** By how much the origin deviates from the straight path. */
    private double detour;
    private double minX;
    private double minY;
    private double maxX;
    private double maxY;

    void setStart(double[] poses, int row) {
        startX = poses[row];
        startY = poses[row + 1];
        startCos = poses[row + 2];
        startSin = poses[row + 3];
    }

    void setEnd(double[] poses, int row) {
        endX = poses[row];
        endY = poses[row + 1];
        endCos = poses[row + 2];
        endSin = poses[row + 3];
        turning = endCos != startCos || endSin != startSin;
        bulge = bulge(endCos - startCos, endSin - startSin);
    }

    /** Sets by how much the origin deviates from the straight path from start to end, at most (≥0). */
    void setDetour(double newDetour) {
        detour = newDetour;
    }

    /**
     * An upper bound on a point's deviation from the straight path, relative to its distance from the origin, from the
     * changes of cosine and sine. The error of linear interpolation is at most an eighth of the squared step times the
     * second derivative.
     */
    static double bulge(double cosChange, double sinChange) {
        return 0.125 * ARC_BY_CHORD * (cosChange * cosChange + sinChange * sinChange);
    }

    boolean isMoving() {
        return turning || detour > 0 || endX != startX || endY != startY;
    }

    /** The largest coordinate of the origin. */
    double furthest() {
        return Math.max(Math.max(Math.abs(startX), Math.abs(startY)), Math.max(Math.abs(endX), Math.abs(endY)));
    }

    /** Makes it an empty box. */
    void clear() {
        minX = Double.POSITIVE_INFINITY;
        minY = Double.POSITIVE_INFINITY;
        maxX = Double.NEGATIVE_INFINITY;
        maxY = Double.NEGATIVE_INFINITY;
    }

    /** Extends the box to contain a piece, which is placed at the end pose, on its whole path. */
    void add(PolygonTable table, int slot) {
        double radius = table.rows()[PolygonTable.ROW * slot + 4];
        add(table.localCenterX(slot), table.localCenterY(slot), radius, table.reach(slot),
                turning ? radius : table.halfWidth(slot), turning ? radius : table.halfHeight(slot));
    }

    /** Extends the box to contain a shape on its whole path. */
    void add(PolygonBuffer shape) {
        add(shape.centerX(), shape.centerY(), shape.radius(), shape.reach(), shape.radius(), shape.radius());
    }

    private void add(double u, double v, double radius, double reach, double halfX, double halfY) {
        double x0 = startX + (startCos * u - startSin * v);
        double y0 = startY + (startSin * u + startCos * v);
        double x1 = endX + (endCos * u - endSin * v);
        double y1 = endY + (endSin * u + endCos * v);
        double furthest = Math.max(Math.max(Math.abs(x0), Math.abs(y0)), Math.max(Math.abs(x1), Math.abs(y1)));
        double margin = detour + bulge * (Math.abs(u) + Math.abs(v))
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

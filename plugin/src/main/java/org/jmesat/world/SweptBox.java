package org.jmesat.world;

import org.jmesat.geometry.PolygonBuffer;
import org.jmesat.geometry.Tolerance;

/**
 * The upright box that holds a piece during a whole step, from one pose to the next: what moves fast is a candidate for
 * whatever it may have met on its way.
 */
final class SweptBox {
    /** The largest coordinate of what is swept: beyond it nothing that is computed need be finite. */
    static final double MOST = 1e30;

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
        double turn = turning ? turn(startCos, startSin, endCos, endSin) : 0;
        // What is interpolated linearly is off by at most an eighth of the square of the step times the curvature.
        bulge = 0.125 * turn * turn;
    }

    /** The turn of a step, the short way round, in radians. */
    static double turn(double startCos, double startSin, double endCos, double endSin) {
        return StrictMath.atan2(startCos * endSin - startSin * endCos, startCos * endCos + startSin * endSin);
    }

    boolean isMoving() {
        return turning || endX != startX || endY != startY;
    }

    /** The largest coordinate of the origin. */
    double furthest() {
        return Math.max(Math.max(Math.abs(startX), Math.abs(startY)), Math.max(Math.abs(endX), Math.abs(endY)));
    }

    /** Whether doubles can tell what happens on the way. The former shape is null where it was the same. */
    boolean isWithinReach(Piece[] pieces, int pieceCount, FormerShape former) {
        double reach = 0;
        for (int i = 0; i < pieceCount; i++) {
            reach = Math.max(reach, pieces[i].shape().reach());
        }
        for (int i = 0; former != null && i < former.count(); i++) {
            reach = Math.max(reach, former.piece(i).reach());
        }
        return furthest() + reach <= MOST;
    }

    /** Gives each piece a box that holds it, and what it was before, all the way; or all of them one for all. */
    void fit(PieceStore store, Piece[] pieces, int pieceCount, FormerShape former) {
        boolean one = former != null && former.isOneHull(pieceCount);
        clear();
        for (int i = 0; one && i < Math.max(pieceCount, former.count()); i++) {
            add(store, pieces, pieceCount, former, i);
        }
        for (int i = 0; i < pieceCount; i++) {
            if (!one) {
                clear();
                add(store, pieces, pieceCount, former, i);
            }
            store.widen(pieces[i].slot());
        }
    }

    private void clear() {
        minX = Double.POSITIVE_INFINITY;
        minY = Double.POSITIVE_INFINITY;
        maxX = Double.NEGATIVE_INFINITY;
        maxY = Double.NEGATIVE_INFINITY;
    }

    private void add(PieceStore store, Piece[] pieces, int pieceCount, FormerShape former, int i) {
        if (i < pieceCount && pieces[i].shape().count() > 0) {
            PolygonBuffer shape = pieces[i].shape();
            int slot = pieces[i].slot();
            add(shape, turning ? shape.radius() : store.table().halfWidth(slot),
                    turning ? shape.radius() : store.table().halfHeight(slot));
        }
        if (former != null && i < former.count() && former.piece(i).count() > 0) {
            PolygonBuffer shape = former.piece(i);
            add(shape, shape.radius(), shape.radius());
        }
    }

    private void add(PolygonBuffer shape, double halfX, double halfY) {
        double u = shape.centerX();
        double v = shape.centerY();
        double x0 = startX + (startCos * u - startSin * v);
        double y0 = startY + (startSin * u + startCos * v);
        double x1 = endX + (endCos * u - endSin * v);
        double y1 = endY + (endSin * u + endCos * v);
        double furthest = Math.max(Math.max(Math.abs(x0), Math.abs(y0)), Math.max(Math.abs(x1), Math.abs(y1)));
        double margin = bulge * (Math.abs(u) + Math.abs(v))
                + 2 * Math.max(Tolerance.RELATIVE * shape.radius(), Tolerance.coordinates(furthest + shape.reach()));
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

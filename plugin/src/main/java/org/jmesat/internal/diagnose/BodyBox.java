package org.jmesat.internal.diagnose;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.world.Collider;

/** The box around all pieces of a collider at the last step, in plane coordinates. */
public final class BodyBox {
    private final PlacedPolygon piece = new PlacedPolygon();
    private double minX;
    private double minY;
    private double maxX;
    private double maxY;

    static BodyBox of(Collider collider) {
        BodyBox box = new BodyBox();
        box.read(collider);
        return box;
    }

    /** Reads a collider; returns false if no piece has a vertex. */
    public boolean read(Collider collider) {
        minX = Double.POSITIVE_INFINITY;
        minY = Double.POSITIVE_INFINITY;
        maxX = Double.NEGATIVE_INFINITY;
        maxY = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < collider.getPieceCount(); i++) {
            if (collider.copyPiece(i, piece).count() > 0) {
                minX = Math.min(minX, piece.minX());
                minY = Math.min(minY, piece.minY());
                maxX = Math.max(maxX, piece.maxX());
                maxY = Math.max(maxY, piece.maxY());
            }
        }
        return minX <= maxX;
    }

    /** Sets the box to a point. */
    public void set(double x, double y) {
        minX = x;
        minY = y;
        maxX = x;
        maxY = y;
    }

    public double minX() {
        return minX;
    }

    public double minY() {
        return minY;
    }

    public double maxX() {
        return maxX;
    }

    public double maxY() {
        return maxY;
    }

    public double area() {
        return (maxX - minX) * (maxY - minY);
    }

    /** Whether a point is inside or on the border. */
    boolean contains(double x, double y) {
        return minX <= x && x <= maxX && minY <= y && y <= maxY;
    }

    /** The length of the longer side. */
    double size() {
        return Math.max(maxX - minX, maxY - minY);
    }

    /** The largest absolute coordinate. */
    private double largestCoordinate() {
        return Math.max(Math.max(Math.abs(minX), Math.abs(maxX)), Math.max(Math.abs(minY), Math.abs(maxY)));
    }

    /** The touching tolerance of two bodies with these boxes. */
    double tolerance(BodyBox other) {
        return Tolerance.touching(size() + other.size(), Math.max(largestCoordinate(), other.largestCoordinate()));
    }

    /** The gap between two boxes along x; negative if they overlap there. */
    public double gapX(BodyBox other) {
        return Math.max(other.minX - maxX, minX - other.maxX);
    }

    /** The gap between two boxes along y; negative if they overlap there. */
    public double gapY(BodyBox other) {
        return Math.max(other.minY - maxY, minY - other.maxY);
    }
}

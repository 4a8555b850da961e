package org.jmesat.internal.diagnose;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.world.Collider;

/** The bounding box of all pieces of a collider, in plane coordinates; empty if no piece has a vertex. */
record BodyBox(double minX, double minY, double maxX, double maxY) {
    static BodyBox of(Collider collider) {
        double minX = Double.POSITIVE_INFINITY;
        double minY = Double.POSITIVE_INFINITY;
        double maxX = Double.NEGATIVE_INFINITY;
        double maxY = Double.NEGATIVE_INFINITY;
        // A copy, since the collider would keep what getPiece makes.
        PlacedPolygon piece = new PlacedPolygon();
        for (int i = 0; i < collider.getPieceCount(); i++) {
            collider.copyPiece(i, piece);
            if (piece.count() > 0) {
                minX = Math.min(minX, piece.minX());
                minY = Math.min(minY, piece.minY());
                maxX = Math.max(maxX, piece.maxX());
                maxY = Math.max(maxY, piece.maxY());
            }
        }
        return new BodyBox(minX, minY, maxX, maxY);
    }

    double area() {
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
    double gapX(BodyBox other) {
        return Math.max(other.minX - maxX, minX - other.maxX);
    }

    /** The gap between two boxes along y; negative if they overlap there. */
    double gapY(BodyBox other) {
        return Math.max(other.minY - maxY, minY - other.maxY);
    }
}

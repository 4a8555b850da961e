package org.jmesat.debug;

import org.jmesat.geometry.Outline;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/** A copy of one convex piece of a collider in a {@link CollisionSnapshot}, valid until the snapshot's next update. */
final class PieceOutline {
    private Collider collider;
    private int piece;
    private float elevation;
    private boolean fixed;
    private boolean trigger;
    private boolean touching;
    private boolean sleeping;
    private int count;
    private double[] xy = new double[8];
    private double minX;
    private double minY;
    private double maxX;
    private double maxY;
    /** The box in the broad phase: least x and y, greatest x and y. */
    private final double[] fatBox = new double[4];

    /** Copies a piece as placed at the last step; it has at least one vertex. */
    void copy(Collider newCollider, int newPiece, PlacedPolygon placed) {
        collider = newCollider;
        piece = newPiece;
        elevation = collider.getElevation();
        fixed = collider.isFixed();
        trigger = collider.isTrigger();
        touching = false;
        WorldAccess<CollisionWorld, Collider> access = WorldAccess.get();
        sleeping = access.isSleeping(collider, piece);
        access.copyFatBox(collider, piece, fatBox);
        minX = placed.minX();
        minY = placed.minY();
        maxX = placed.maxX();
        maxY = placed.maxY();
        if (placed.rounding() > 0) {
            copyRounded(placed);
        } else {
            copySharp(placed);
        }
    }

    private void copyRounded(PlacedPolygon placed) {
        count = Outline.write(placed, xy);
        if (xy.length < 2 * count) {
            xy = Outline.of(placed);
        }
    }

    /** Copies the vertices, which {@link Outline} would compute with the angles of all edges. */
    private void copySharp(PlacedPolygon placed) {
        count = placed.count();
        if (xy.length < 2 * count) {
            xy = new double[2 * count];
        }
        double[] x = placed.x();
        double[] y = placed.y();
        for (int i = 0; i < count; i++) {
            xy[2 * i] = x[i];
            xy[2 * i + 1] = y[i];
        }
    }

    /** Releases the collider. */
    void clear() {
        collider = null;
    }

    void setTouching() {
        touching = true;
    }

    Collider collider() {
        return collider;
    }

    /** Returns the index of the piece in its collider. */
    int piece() {
        return piece;
    }

    /** Returns the coordinate along the plane's axis at which to draw the piece. */
    float elevation() {
        return elevation;
    }

    /** Returns whether the collider is in contact with another. */
    boolean isTouching() {
        return touching;
    }

    /** Returns the number of vertices (≥1): 2 for a segment, 1 for a point. */
    int count() {
        return count;
    }

    /** Returns x of a vertex; vertices are counter-clockwise. */
    double x(int vertex) {
        return xy[2 * vertex];
    }

    double y(int vertex) {
        return xy[2 * vertex + 1];
    }

    /** Returns x and y of each vertex; the array may be longer, and is not to be changed. */
    double[] vertices() {
        return xy;
    }

    boolean isFixed() {
        return fixed;
    }

    boolean isTrigger() {
        return trigger;
    }

    /**
     * Returns whether the piece sleeps: the broad phase puts a piece to sleep that has stayed in its enlarged box for a
     * number of steps, and the world skips pairs of two sleeping pieces. Sleep saves time and never changes the
     * contacts.
     */
    boolean isSleeping() {
        return sleeping;
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

    /** Returns whether the boxes of two pieces overlap or touch. */
    boolean boxOverlaps(PieceOutline other) {
        return minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY;
    }

    /**
     * Returns the least x of the enlarged (fat) box, by which the broad phase finds pairs. It includes the touching
     * tolerance and, in most steps, the expected motion of the next steps.
     */
    double fatMinX() {
        return fatBox[0];
    }

    double fatMinY() {
        return fatBox[1];
    }

    double fatMaxX() {
        return fatBox[2];
    }

    double fatMaxY() {
        return fatBox[3];
    }
}

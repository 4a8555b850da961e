package org.jmesat.world;

import java.util.Objects;

/**
 * The boundary of one convex piece of a collider in a {@link CollisionSnapshot}. Reads the snapshot, and is valid until
 * its next update.
 */
public final class PieceOutline {
    private CollisionSnapshot snapshot;
    private OutlineRows rows;
    private int outline;
    private int first;
    private int count;

    /** Creates an instance to pass to {@link CollisionSnapshot#outline(int, PieceOutline)} before any getter. */
    public PieceOutline() {
    }

    PieceOutline show(CollisionSnapshot source, OutlineRows sourceRows, int newOutline) {
        snapshot = source;
        rows = sourceRows;
        outline = newOutline;
        first = rows.first(outline);
        count = rows.size(outline);
        return this;
    }

    /** {@return the collider of this piece} */
    public Collider collider() {
        return snapshot.owner(outline);
    }

    /** {@return the index of the piece in its collider} */
    public int piece() {
        return rows.piece(outline);
    }

    /** {@return the coordinate along the plane's axis at which to draw the piece} */
    public float elevation() {
        return rows.elevation(outline);
    }

    /** {@return whether the collider is in contact with another} */
    public boolean isTouching() {
        return snapshot.isTouching(outline);
    }

    /** {@return the number of vertices (≥1): 2 for a segment, 1 for a point; 0 before the first fill} */
    public int count() {
        return count;
    }

    /**
     * Returns x of a vertex; vertices are counter-clockwise.
     *
     * @param vertex which one (0 ≤ vertex &lt; {@link #count()})
     * @return plane x
     * @throws IndexOutOfBoundsException if there is no such vertex
     */
    public double x(int vertex) {
        return rows.x(first + Objects.checkIndex(vertex, count));
    }

    /**
     * Returns y of a vertex.
     *
     * @param vertex which one (0 ≤ vertex &lt; {@link #count()})
     * @return plane y
     * @throws IndexOutOfBoundsException if there is no such vertex
     */
    public double y(int vertex) {
        return rows.y(first + Objects.checkIndex(vertex, count));
    }

    /** {@return the least plane x of its vertices} */
    public double minX() {
        return rows.minX(outline);
    }

    /** {@return the least plane y of its vertices} */
    public double minY() {
        return rows.minY(outline);
    }

    /** {@return the greatest plane x of its vertices} */
    public double maxX() {
        return rows.maxX(outline);
    }

    /** {@return the greatest plane y of its vertices} */
    public double maxY() {
        return rows.maxY(outline);
    }
}

package org.jmesat.world;

import java.util.Objects;

/**
 * The boundary of one convex piece of a collider, as a {@link CollisionSnapshot} has it: a segment has two vertices, a
 * point has one. It reads the snapshot, and is valid until that is updated.
 */
public final class PieceOutline {
    private CollisionSnapshot snapshot;
    private OutlineRows rows;
    private int outline;
    private int first;
    private int count;

    /** Creates an instance for {@link CollisionSnapshot#outline(int, PieceOutline)}, which is to be called first. */
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

    /** {@return the collider whose piece it is} */
    public Collider collider() {
        return snapshot.owner(outline);
    }

    /** {@return the index of the piece in its collider} */
    public int piece() {
        return rows.piece(outline);
    }

    /** {@return the world z at which to draw the piece} */
    public float elevation() {
        return rows.elevation(outline);
    }

    /** {@return whether its collider is in contact with another} */
    public boolean isTouching() {
        return snapshot.isTouching(outline);
    }

    /** {@return how many vertices there are (≥1); 2 for a segment, 1 for a point; 0 before it was filled} */
    public int count() {
        return count;
    }

    /**
     * Returns x of a vertex; vertices are counter-clockwise.
     *
     * @param vertex which one (0 ≤ vertex &lt; {@link #count()})
     * @return world x
     * @throws IndexOutOfBoundsException if there is no such vertex
     */
    public float x(int vertex) {
        return rows.x(first + Objects.checkIndex(vertex, count));
    }

    /**
     * Returns y of a vertex.
     *
     * @param vertex which one (0 ≤ vertex &lt; {@link #count()})
     * @return world y
     * @throws IndexOutOfBoundsException if there is no such vertex
     */
    public float y(int vertex) {
        return rows.y(first + Objects.checkIndex(vertex, count));
    }

    /** {@return the least world x of its vertices} */
    public float minX() {
        return rows.minX(outline);
    }

    /** {@return the least world y of its vertices} */
    public float minY() {
        return rows.minY(outline);
    }

    /** {@return the greatest world x of its vertices} */
    public float maxX() {
        return rows.maxX(outline);
    }

    /** {@return the greatest world y of its vertices} */
    public float maxY() {
        return rows.maxY(outline);
    }
}

package org.jmesat.world;

import java.util.Objects;

/**
 * The boundary of one convex piece of a collider in a {@link CollisionSnapshot}. Reads the snapshot, and is valid until
 * its next update.
 */
public final class PieceOutline {
    private OutlineRows rows;
    private int outline;
    private int first;
    private int count;

    /** Creates an instance to pass to {@link CollisionSnapshot#outline(int, PieceOutline)} before any getter. */
    public PieceOutline() {
    }

    PieceOutline show(OutlineRows sourceRows, int newOutline) {
        rows = sourceRows;
        outline = newOutline;
        first = rows.first(outline);
        count = rows.size(outline);
        return this;
    }

    /** {@return the collider of this piece} */
    public Collider collider() {
        return rows.owner(outline);
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
        return rows.isTouching(outline);
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

    /**
     * Copies the vertices.
     *
     * @param store receives x and y of each vertex, counter-clockwise (length ≥ 2 · {@link #count()})
     * @throws IllegalArgumentException if it is shorter
     */
    public void copyVertices(double[] store) {
        if (Objects.requireNonNull(store, "store").length < 2 * count) {
            throw new IllegalArgumentException(count + " vertices do not fit into a length of " + store.length);
        }
        rows.copyVertices(first, count, store);
    }

    /** {@return whether the collider was scenery at the update} */
    public boolean isFixed() {
        return rows.is(outline, OutlineRows.FIXED);
    }

    /** {@return whether the collider was a trigger at the update} */
    public boolean isTrigger() {
        return rows.is(outline, OutlineRows.TRIGGER);
    }

    /** {@return whether the collider was continuous at the update} */
    public boolean isContinuous() {
        return rows.is(outline, OutlineRows.CONTINUOUS);
    }

    /**
     * {@return whether the piece sleeps}
     * The broad phase puts a piece to sleep that has stayed in its enlarged box for a number of steps; the world skips
     * pairs of two sleeping pieces. Many fall asleep in the same step, so some stay awake for longer. A change of its
     * collider wakes a piece. Sleep saves time and never changes the contacts.
     */
    public boolean isSleeping() {
        return rows.is(outline, OutlineRows.SLEEPING);
    }

    /** {@return the least plane x of the piece} */
    public double minX() {
        return rows.box(outline, 0);
    }

    /** {@return the least plane y of the piece} */
    public double minY() {
        return rows.box(outline, 1);
    }

    /** {@return the greatest plane x of the piece} */
    public double maxX() {
        return rows.box(outline, 2);
    }

    /** {@return the greatest plane y of the piece} */
    public double maxY() {
        return rows.box(outline, 3);
    }

    /**
     * Returns the least plane x of the enlarged (fat) box, with which the broad phase finds pairs: it includes the
     * touching tolerance and, in most steps, the expected motion of the next steps. Pieces whose enlarged boxes are
     * apart are not tested.
     *
     * @return the coordinate
     * @throws IllegalStateException without {@link CollisionSnapshot#setFatBoxesCopied}
     */
    public double fatMinX() {
        return rows.fatBox(outline, 0);
    }

    /**
     * Returns the least plane y of the enlarged box, see {@link #fatMinX}.
     *
     * @return the coordinate
     * @throws IllegalStateException without {@link CollisionSnapshot#setFatBoxesCopied}
     */
    public double fatMinY() {
        return rows.fatBox(outline, 1);
    }

    /**
     * Returns the greatest plane x of the enlarged box, see {@link #fatMinX}.
     *
     * @return the coordinate
     * @throws IllegalStateException without {@link CollisionSnapshot#setFatBoxesCopied}
     */
    public double fatMaxX() {
        return rows.fatBox(outline, 2);
    }

    /**
     * Returns the greatest plane y of the enlarged box, see {@link #fatMinX}.
     *
     * @return the coordinate
     * @throws IllegalStateException without {@link CollisionSnapshot#setFatBoxesCopied}
     */
    public double fatMaxY() {
        return rows.fatBox(outline, 3);
    }
}

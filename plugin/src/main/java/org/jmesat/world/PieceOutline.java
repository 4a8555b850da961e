package org.jmesat.world;

import java.util.Objects;
import org.jmesat.geometry.Outline;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.PolygonBuffer;
import org.jmesat.geometry.PolygonTable;

/**
 * The boundary of one convex piece of a collider, as a {@link CollisionSnapshot} has it: a segment has two vertices, a
 * point has one. It is filled again when the snapshot is updated.
 */
public final class PieceOutline {
    private Collider collider;
    private float elevation;
    private boolean touching;
    private int count;
    private float[] xy = new float[8];
    private float minX;
    private float minY;
    private float maxX;
    private float maxY;

    PieceOutline() {
    }

    /** Copies a piece as the last step has placed it; returns false for one that is empty or was not placed yet. */
    boolean copy(Collider owner, int piece, PolygonTable table) {
        int slot = owner.slot(piece);
        if (slot < 0 || table.count(slot) == 0) {
            return false;
        }
        collider = owner;
        elevation = owner.getElevation();
        if (table.rounding(slot) > 0) {
            copyArcs(owner.getPiece(piece));
        } else {
            copyVertices(table, slot);
        }
        findBox();
        return true;
    }

    private void copyArcs(PlacedPolygon shape) {
        count = Outline.write(shape, xy);
        if (xy.length < 2 * count) {
            xy = Outline.of(shape);
        }
    }

    /** As {@link Outline} has them, but in a quarter of the time. */
    private void copyVertices(PolygonTable table, int slot) {
        count = table.count(slot);
        if (xy.length < 2 * count) {
            xy = new float[2 * count];
        }
        double[] rows = table.rows();
        double[] edges = table.edges();
        int row = PolygonTable.ROW * slot;
        double cos = rows[row + 2];
        double sin = rows[row + 3];
        int from = table.start(slot);
        for (int i = 0; i < count; i++, from += PolygonBuffer.STRIDE) {
            xy[2 * i] = (float) (rows[row] + (cos * edges[from] - sin * edges[from + 1]));
            xy[2 * i + 1] = (float) (rows[row + 1] + (sin * edges[from] + cos * edges[from + 1]));
        }
    }

    private void findBox() {
        minX = Float.POSITIVE_INFINITY;
        minY = Float.POSITIVE_INFINITY;
        maxX = Float.NEGATIVE_INFINITY;
        maxY = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            minX = Math.min(minX, xy[2 * i]);
            minY = Math.min(minY, xy[2 * i + 1]);
            maxX = Math.max(maxX, xy[2 * i]);
            maxY = Math.max(maxY, xy[2 * i + 1]);
        }
    }

    void setTouching(boolean newTouching) {
        touching = newTouching;
    }

    void clear() {
        collider = null;
    }

    boolean boxOverlaps(PieceOutline other) {
        return minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY;
    }

    /**
     * Returns whose piece it is.
     *
     * @return the collider
     */
    public Collider collider() {
        return collider;
    }

    /**
     * Returns the height at which to draw it.
     *
     * @return world z
     */
    public float elevation() {
        return elevation;
    }

    /**
     * Tells whether its collider is in contact with another.
     *
     * @return true when it touches
     */
    public boolean isTouching() {
        return touching;
    }

    /**
     * Returns how many vertices there are.
     *
     * @return the number (≥1); 2 for a segment, 1 for a point
     */
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
        return xy[2 * Objects.checkIndex(vertex, count)];
    }

    /**
     * Returns y of a vertex.
     *
     * @param vertex which one (0 ≤ vertex &lt; {@link #count()})
     * @return world y
     * @throws IndexOutOfBoundsException if there is no such vertex
     */
    public float y(int vertex) {
        return xy[2 * Objects.checkIndex(vertex, count) + 1];
    }

    /**
     * Returns the least x of its vertices.
     *
     * @return world x
     */
    public float minX() {
        return minX;
    }

    /**
     * Returns the least y of its vertices.
     *
     * @return world y
     */
    public float minY() {
        return minY;
    }

    /**
     * Returns the greatest x of its vertices.
     *
     * @return world x
     */
    public float maxX() {
        return maxX;
    }

    /**
     * Returns the greatest y of its vertices.
     *
     * @return world y
     */
    public float maxY() {
        return maxY;
    }
}

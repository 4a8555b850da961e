package org.jmesat.internal.project;

import org.jmesat.projection.ProjectionMode;

/**
 * How the geometries of a collider become pieces.
 *
 * @param mode the mode; not {@link ProjectionMode#DEFAULT}
 * @param sliceFrom the lower end of the slice, in world units along the plane's axis from the collider's position; −∞
 *     for none
 * @param sliceTo the upper end of the slice; +∞ for none
 * @param maxVertices the greatest number of vertices of an outline; 0 for no limit
 * @param baked outlines that were computed before; null for none
 */
public record PieceSettings(ProjectionMode mode, float sliceFrom, float sliceTo, int maxVertices,
        BakedOutlines baked) {
    /** One hull for each geometry. */
    public static final PieceSettings HULL =
            new PieceSettings(ProjectionMode.HULL_PER_GEOMETRY, Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY, 0);

    /** Settings without baked outlines. */
    PieceSettings(ProjectionMode mode, float sliceFrom, float sliceTo, int maxVertices) {
        this(mode, sliceFrom, sliceTo, maxVertices, null);
    }

    /** Whether each geometry has one piece, its hull. */
    boolean isHull() {
        return mode == ProjectionMode.HULL_PER_GEOMETRY || mode == ProjectionMode.SINGLE_HULL;
    }

    /** Whether only a slice is projected. */
    public boolean isSliced() {
        return sliceFrom > Float.NEGATIVE_INFINITY || sliceTo < Float.POSITIVE_INFINITY;
    }

    /** Whether visible pixels collide. */
    boolean isSprite() {
        return mode == ProjectionMode.SPRITE || mode == ProjectionMode.SPRITE_HULL;
    }

    /** Why a mesh outside the slice has no piece; a new text. */
    public String nothingInSlice() {
        return "nothing of its mesh is in its slice, from " + sliceFrom + " to " + sliceTo;
    }

    /** Whether these are the given settings; compares without allocating. */
    public boolean matches(ProjectionMode otherMode, float from, float to, int vertices, BakedOutlines outlines) {
        return mode == otherMode && sliceFrom == from && sliceTo == to && maxVertices == vertices
                && baked == outlines;
    }
}

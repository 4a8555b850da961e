package org.jmesat.projection;

/**
 * Selects the shape of a collider: that of its meshes, or one that is set by hand. {@code ColliderControl.setShape}
 * sets it, and {@code setSize}, {@code setRadius}, {@code setOffset}, {@code setAngle} and {@code setVertices} its
 * measures.
 *
 * <p>A shape set by hand lies flat in its spatial's own plane, which is the spatial's local XY plane if the app state's
 * plane is {@link ProjectionPlane#XY}, and likewise for the others. Sizes are in local units of the spatial. The shape
 * has the spatial's world transform, and is projected like a flat mesh. Only radii are not projected: a circle stays a
 * circle, with its radius times the larger of the two world scales within the plane.
 */
public enum ColliderShape {
    /** The outlines of the meshes, as selected by {@link ProjectionMode}. */
    MESH,
    /** A rectangle of a width and height, centred on the offset. */
    RECTANGLE,
    /** A circle of a radius, centred on the offset. */
    CIRCLE,
    /** A segment along local x, rounded by a radius; the width is the length of the segment, without its round ends. */
    CAPSULE,
    /** A simple polygon, convex or concave, from its vertices; or several convex polygons set in code. */
    POLYGON,
    /** A segment along local x; the width is its length. */
    SEGMENT
}

package org.jmesat.projection;

/** Selects how the geometries of a collider are projected to convex polygons. */
public enum ProjectionMode {
    /** The mode of the app state, which is {@link #HULL_PER_GEOMETRY} unless set. */
    DEFAULT,
    /** One piece for each geometry: the convex hull of its silhouette. */
    HULL_PER_GEOMETRY,
    /** One piece for the whole collider: the convex hull of all its silhouettes. */
    SINGLE_HULL,
    /**
     * One piece for each connected part of a mesh: the convex hull of its silhouette. For merged meshes, such as
     * levels and batches of tiles. Parts that share a position are connected, whatever their indices.
     */
    HULL_PER_PART,
    /**
     * The exact outline of each geometry's triangles, holes included, as few convex pieces. One that is not convex
     * needs the library JTS on the class path; without it, and where there is no outline, the mode is
     * {@link #HULL_PER_PART}, which is reported. Turning out of the plane computes the outline again.
     */
    OUTLINE,
    /**
     * Convex pieces of what is visible of a textured quad: the outline of its opaque pixels, without transparent
     * borders and holes. For sprites: pictures, quads with a texture, and merged quads of an atlas. A pixel is visible
     * if its alpha is at least the material's {@code AlphaDiscardThreshold}, or at least ½ if that is not set or 0. The
     * outline is found once for each image and tile; it is up to about a pixel off. Concave outlines need the optional
     * library JTS; without it they are as with {@link #SPRITE_HULL}. What is not a textured quad is as with
     * {@link #HULL_PER_PART}. Both are reported with the reason.
     */
    SPRITE,
    /** Like {@link #SPRITE}, but one piece for each quad: the convex hull of its visible pixels, exactly. */
    SPRITE_HULL
}

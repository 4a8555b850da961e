/**
 * Convex shapes in the plane: creating, storing, placing and measuring them.
 *
 * <p>A {@link org.jmesat.geometry.ConvexPolygon} is a shape in local coordinates, a
 * {@link org.jmesat.geometry.PlacedPolygon} is a shape in the world, and a {@link org.jmesat.geometry.Motion} is the
 * motion of a shape during a tick. Shapes that code creates are checked here, so that later stages can rely on finite,
 * convex, counter-clockwise ones; those of meshes come from {@code internal.project}, already valid.
 *
 * <p>Every shape has a core (a polygon, a segment or a point) and a rounding, and consists of all points within that
 * distance of the core. A circle is a rounded point, a capsule a rounded segment. In a scene, meshes are sharp shapes,
 * and shapes set by hand may be rounded.
 *
 * <p>How to add a kind of shape, and what reads the rounding, is in docs/internals/changing.md.
 */
package org.jmesat.geometry;

/**
 * Convex shapes in the plane: creating, storing, placing and measuring them.
 *
 * <p>A {@link org.jmesat.geometry.ConvexPolygon} is a shape in local coordinates, a
 * {@link org.jmesat.geometry.PlacedPolygon} is a shape in the world, and a {@link org.jmesat.geometry.Motion} is the
 * motion of a shape during a tick. Shapes are checked here, so that later stages can rely on finite, convex,
 * counter-clockwise ones.
 *
 * <p>Every shape has a core (a polygon, a segment or a point) and a rounding, and consists of all points within that
 * distance of the core. A circle is a rounded point, a capsule a rounded segment. {@code ConvexPolygon} is not
 * subclassed: to add a shape made of core and rounding, add a factory method. In a scene, meshes are sharp shapes, and
 * {@code internal.project.HandShape} makes rounded ones. A shape that is not core plus rounding would need changes
 * wherever the rounding is read: search for {@code getRadius} and {@code rounding}, above all in
 * {@code internal.geometry} (the arrays of the narrow phase), {@code sat}, {@code impact}, {@code narrowphase} and
 * {@code place.FormerShape}.
 */
package org.jmesat.geometry;

/**
 * Convex shapes in the plane: creating, storing, placing and measuring them.
 *
 * <p>A {@link org.jmesat.geometry.ConvexPolygon} is a shape in local coordinates, a
 * {@link org.jmesat.geometry.PlacedPolygon} is a shape in the world, and a {@link org.jmesat.geometry.Motion} is the
 * motion of a shape during a tick. All input is checked here, so that later stages can rely on finite, convex,
 * counter-clockwise shapes.
 *
 * <p>Every shape has a core (a polygon, a segment or a point) and a rounding, and consists of all points within that
 * distance of the core. A circle is a rounded point, a capsule a rounded segment. There is no type to extend: a new
 * shape of this kind is a new factory method of {@code ConvexPolygon}. Scenes produce sharp shapes only; a mode that
 * produces rounded ones would start in {@code scan.SceneCollider} and {@code projection}. A shape without a core and a
 * rounding would affect every reader of the rounding: {@code internal.geometry}, which holds the arrays of the narrow
 * phase, {@code sat}, {@code impact}, {@code place.FormerShape} and the contact manifold.
 */
package org.jmesat.geometry;

/**
 * Convex shapes in the plane: how they are made, stored, placed in the world and measured.
 *
 * <p>This stage trusts nobody: what enters is checked, so that every later stage may rely on finite, convex,
 * counter-clockwise shapes. A shape is a core (a polygon, a segment or a point) and a rounding: all points within that
 * distance of the core. A circle is a rounded point, a capsule a rounded segment. There are no other kinds, and there
 * is no type to extend: a new factory goes into {@code ConvexPolygon}. Scenes give sharp shapes only;
 * {@code scan.SceneCollider} and {@code projection} are where a mode that gives others would begin. A kind that is no
 * core with a rounding would change whatever reads the rounding: {@code internal.geometry}, {@code sat},
 * {@code impact}, {@code place.FormerShape} and the manifold.
 *
 * <p>A {@link org.jmesat.geometry.ConvexPolygon} is a shape in local coordinates, a
 * {@link org.jmesat.geometry.PlacedPolygon} is one in the world, and a {@link org.jmesat.geometry.Motion} says how one
 * moves during a tick. {@code internal.geometry} holds the arrays that the stages work on.
 */
package org.jmesat.geometry;

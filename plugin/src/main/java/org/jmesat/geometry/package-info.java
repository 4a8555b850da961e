/**
 * Convex shapes in the plane: how they are made, stored, placed in the world and measured.
 *
 * <p>This stage trusts nobody: what enters is checked, so that every later stage may rely on finite, convex,
 * counter-clockwise shapes. A segment and a point are shapes too, namely the limits of a rectangle as its sides go to
 * zero; a circle and a capsule are a point and a segment, rounded.
 *
 * <p>A {@link org.jmesat.geometry.ConvexPolygon} is a shape in local coordinates, a
 * {@link org.jmesat.geometry.PlacedPolygon} is one in the world, and a {@link org.jmesat.geometry.Motion} says how one
 * moves during a tick. {@code internal.geometry} holds the arrays that the stages work on.
 */
package org.jmesat.geometry;

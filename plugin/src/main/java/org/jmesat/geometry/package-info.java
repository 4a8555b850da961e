/**
 * Convex shapes in the plane: how they are made, stored, placed in the world and measured.
 *
 * <p>This stage trusts nobody: what enters is checked, so that every later stage may rely on finite, convex,
 * counter-clockwise shapes. A segment and a point are shapes too, namely the limits of a rectangle as its sides go to
 * zero; a circle and a capsule are a point and a segment, rounded.
 *
 * <p>A {@link org.jmesat.geometry.ConvexPolygon} is what a user makes. A {@link org.jmesat.geometry.PolygonBuffer} holds
 * its vertices and outward normals, and what else can be known before it is placed; a
 * {@link org.jmesat.geometry.PlacedPolygon} is one in the world, a {@link org.jmesat.geometry.PolygonTable} many of them
 * in the arrays that the narrow phase reads.
 */
package org.jmesat.geometry;

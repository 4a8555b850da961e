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
 * <p><b>To add a shape made of core and rounding</b>, add a factory method to {@code ConvexPolygon}, which is not
 * subclassed. The narrow phase needs no change, nor does drawing. If scenes can have it:
 * <ul>
 * <li>add a constant to {@code projection.ColliderShape}, and its case to {@code internal.project.HandShape};
 * <li>describe it in {@code control.ColliderControl}, docs/guides/shapes.md and docs/guides/editor.md;
 * <li>if it needs a new property, add its field to {@code ColliderControl}, an entry to the table of
 * {@code internal.settings.ColliderSettings}, and a parameter to {@code HandShape.update}.
 * </ul>
 *
 * <p><b>A shape that is not core plus rounding</b> needs changes wherever a rounding is read: by the methods
 * {@code rounding()} of {@code PolygonBuffer}, {@code PolygonTable} and {@code PlacedPolygon}, by entry 6 of a row of
 * {@code PolygonTable}, or by {@code ConvexPolygon.getRadius}. The readers are {@code geometry}, {@code narrowphase},
 * {@code internal.geometry} and {@code internal.sat}; {@code FormerShape} in {@code internal.step};
 * {@code debug.PieceOutline} and {@code world.PairExplanation}; {@code PieceUpload} in {@code internal.scan};
 * {@code PolygonText} in {@code internal.text}. In {@code internal.project}, {@code HandShape},
 * {@code PointGroups} and {@code PieceList} have the roundings of shapes set by hand.
 */
package org.jmesat.geometry;

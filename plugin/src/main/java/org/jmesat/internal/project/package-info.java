/**
 * The projection of meshes to convex polygons in a plane: reads the vertices that a mesh draws, applies the world
 * transform, drops the coordinate along the plane's axis, and computes the convex hull. It trusts no mesh: a mesh that
 * cannot be projected is an ordinary result with a reason.
 *
 * <p>The scan uses {@code ProjectedGeometry}. {@code ProjectionCache} has a {@code MeshShape} for each mesh, into which
 * {@code MeshVertices} reads its vertices. {@code HandShape} makes the point groups of a shape that is set by hand.
 * {@code PosedMesh} handles skinned and morphed meshes. {@code PlaneTransform} applies the transform, and {@code
 * ConvexHull} in {@code internal.geometry} computes the hull. {@code ProjectionRow} detects unchanged geometries,
 * {@code MeshRevision} unchanged meshes, and {@code MeshContents} meshes that may be written in place and were not.
 * {@code SpriteGroups} has the pieces of a textured quad, from the outlines that {@code SpriteImage} has of an image.
 *
 * <p><b>Pieces.</b> The shape of a geometry is a {@code PointGroups}: the hull of each projected group is a piece.
 * {@code DrawnPrimitives} lists the triangles of a mesh, {@code ConnectedParts} finds the groups of the mode {@code
 * HULL_PER_PART}, and {@code DepthSlice} clips the triangles before. {@code MeshShape} has the groups that geometries
 * with the same mesh share; {@code OwnGroups} has those of a geometry that is sliced or has a pose.
 *
 * <p><b>Outlines.</b> {@code OutlineView} has the outline of a mesh along one direction in its local coordinates, as
 * groups of points in a plane perpendicular to that direction. So they are right under each transform that looks along
 * it: geometries that move, turn in the plane or are scaled evenly share them ({@code MeshShape}). {@code
 * BakedOutlines} reads and writes them as text.
 *
 * <p><b>Turning in the plane.</b> The pieces have the geometry's tilt, and exclude the turn about the plane's axis that
 * follows it: {@code PlaneTurn} separates the two. So a geometry at any tilt keeps its pieces while it turns in the
 * plane.
 *
 * <p><b>Animation.</b> Of an animated model only the vertices that may be on its outline are skinned: {@code
 * PosedMesh} keeps the last corners, {@code ClusterCulling} explains the bounds, {@code BindPose} has what does
 * not change. Morphed meshes, slices, and modes with several pieces need all vertices.
 *
 * <p><b>Planes.</b> {@code MeshVertices} and {@code PlaneTransform} convert vertices and transforms to plane
 * coordinates where they enter, in which z is along the plane's axis. So everything else is the same in each plane.
 *
 * <p>Results are cached: vertices per mesh, hulls per geometry. Moving a geometry, and turning it about the plane's
 * axis, costs nothing here.
 *
 * <h2>Sprites</h2>
 *
 * <p>The visible pixels of a sprite: what of a textured quad collides.
 *
 * <p>A sprite is a parallelogram that shows a part of an image, a tile. Its transparent pixels do not collide. The
 * outline of the others is found once for each tile, whatever sprites show it, in pixels of the image; sprites map it
 * to their meshes. So a sprite moves, turns and tilts like any mesh.
 *
 * <p><b>The steps</b>, in the order in which a tile goes through them:
 *
 * <ol>
 * <li>{@code SpriteTexture} finds the texture of a material, and which alpha is visible.
 * <li>{@code SpritePieces} finds the tile that a parallelogram shows, from its texture coordinates: whole pixels.
 * <li>{@code AlphaReader} and {@code PixelMask} read the tile, a bit for each pixel. The mask finds its convex hull,
 * exactly.
 * <li>{@code PixelContours} follows the sides of pixels around what is visible, and around holes.
 * <li>{@code StairSmoothing} makes slopes of stairs, and {@code internal.bake} removes corners that matter little.
 * <li>{@code internal.bake} makes convex pieces of what the rings surround, unless the outline is convex already.
 * <li>{@code SpriteImage} keeps the outlines while an image is in use.
 * </ol>
 *
 * <p><b>How exact.</b> Stairs are cut by less than half a pixel, and simplified by at most three quarters of a pixel
 * more. On slopes that takes away as much as it adds; curves lose area, since their chords lie inside. So sprites whose
 * pixels hardly touch may be missed, by about a pixel, and few contacts are reported between sprites that show a gap.
 *
 * <p>An image that cannot be read, has too many pixels, or too many corners, is a result with a reason, never an
 * exception.
 */
package org.jmesat.internal.project;

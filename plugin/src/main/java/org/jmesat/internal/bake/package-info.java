/**
 * The exact outline of a mesh: the union of its projected triangles, holes included, as few convex pieces.
 *
 * <p>This is the only package that sees the JTS Topology Suite, an optional library. {@code OutlinePieces} is the only
 * class that others see; it names no type of JTS, says whether JTS is there, and can be loaded without it. Bad geometry
 * is a result with a problem, never an exception: a collider then has its hulls instead. Without JTS,
 * {@code ConvexOutline} still finds outlines that are the hull.
 *
 * <p><b>The idea.</b> Uniting triangles two by two, as general libraries do, takes time for each triangle. But the
 * number of triangles that cover a point is the sum of the winding numbers of their outlines around it, and the sides
 * shared by two neighbouring triangles cancel, unless the mesh turns away from the viewer there. So a closed mesh of n
 * triangles leaves about √n edges, and only these are united.
 *
 * <p><b>The steps</b>, in the order in which a mesh goes through them ({@code OutlineSearch}); the rings of sprites
 * begin with their sides:
 *
 * <ol>
 * <li>{@code GridTriangles} rounds the corners to a square grid, which is as fine as floats are at the largest
 * coordinate. All later coordinates are grid points, hence floats: no later step rounds, and every comparison is exact
 * in a {@code long}. Triangles of no area vanish.
 * <li>{@code CoveredCells} drops triangles that larger ones cover.
 * <li>{@code EdgeSum} adds up the directed sides of the others; a side and its reverse cancel.
 * <li>{@code EdgeNoding} splits the edges left where they cross: snap rounding, by JTS.
 * <li>{@code WindingSweep} finds the winding number on both sides of each split edge. The outline has the edges with 0
 * on one side and more on the other.
 * <li>{@code GridPolygons} makes polygons with holes of them: JTS's polygonizer.
 * <li>{@code RoundingNoise} removes what only rounding made: corners that hardly turn, cracks, slivers.
 * <li>If the number of corners is limited, {@code OutwardSimplifier} removes some so that the result covers the
 * outline; its rings are split, swept and made polygons again.
 * <li>{@code GridPolygons} triangulates: JTS's constrained Delaunay triangulation. The sum of the triangles' areas must
 * be that of the polygon, exactly.
 * <li>{@code internal.geometry.ConvexMerge} merges the triangles to convex pieces.
 * <li>{@code ThinTriangles} adds the triangles that are seen edge-on, such as walls in a floor plan, as segments.
 * </ol>
 *
 * <p><b>Measured</b> on one core of a shared machine, after warm-up, with models of {@code jme3-testdata} from several
 * directions: Sponza (279 163 triangles) 43 to 250 ms, Jaime (5 108) 25 to 110 ms, Teapot (6 320) 14 to 49 ms; the
 * merge takes less than 0.5 ms of it. JTS's own union of the same triangles took 11 to 35 s for Sponza, 240 to 420 ms
 * for Jaime, 700 to 1 650 ms for Teapot, and gave the same area up to 10⁻⁸ of it. Pieces, median of 50 directions:
 * Sponza 8, Jaime 125, Teapot 20. A million triangles of a grid take 2.7 s.
 */
package org.jmesat.internal.bake;

/**
 * The polygons of the stages in flat arrays of vertices and outward normals: one polygon ({@code PolygonBuffer}) or
 * many ({@code PolygonTable}). Also the support search, exact orientation, the convex hull, checks of input, and bounds
 * on rounding errors.
 *
 * <p>{@code OuterVertices} reduces the vertices of a mesh to those that may be corners of its outline in some view.
 * {@code SpanningSimplex} finds the dimension of the mesh and coordinates in which it is not thin;
 * {@code InnerPolytope} grows a polytope of facets ({@code FacetTable}) by replacing those that a point sees
 * ({@code Horizon}), and drops what is inside.
 */
package org.jmesat.internal.geometry;

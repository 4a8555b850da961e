/**
 * The projection of meshes to convex polygons in the XY plane: reads the vertices that a mesh draws, applies the world
 * transform, drops z, and computes the convex hull. It trusts no mesh: a mesh that cannot be projected is an ordinary
 * result with a reason.
 *
 * <p>The scan uses {@code ProjectedGeometry}. {@code ProjectionCache} has a {@code MeshShape} for each mesh;
 * {@code MeshVertices} reads the mesh into a {@code DrawnShape}, which meshes with the same vertices share.
 * {@code PosedMesh} handles skinned and morphed meshes. {@code PlaneTransform} applies the transform and drops the
 * coordinate along the plane's axis, and {@code ConvexHull} computes the outline. {@code ProjectionRow} detects
 * unchanged geometries, {@code MeshTable} unchanged meshes.
 *
 * <p>Results are cached: vertices per mesh, hulls per geometry. Moving a geometry, and turning it about Z, costs
 * nothing here.
 */
package org.jmesat.internal.project;

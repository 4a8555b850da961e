/**
 * From meshes to convex polygons in the XY plane: read what a mesh draws, turn it as the scene does, drop z, take the
 * hull. It trusts no mesh: what cannot be projected is an ordinary result with a reason.
 *
 * <p>{@code ProjectedGeometry} is what the scan asks. {@code ProjectionCache} has a {@code MeshShape} for each mesh;
 * {@code MeshVertices} reads the mesh into a {@code DrawnShape}, which meshes that draw the same share.
 * {@code PosedMesh} is for a skinned or morphed mesh. {@code PlaneTransform} turns and drops z, and
 * {@code ConvexHull} makes the outline. {@code ProjectionRow} tells that a geometry has not changed,
 * {@code MeshTable} that a mesh has not.
 *
 * <p>Work is done again only when something changed. Reading is kept per mesh, hulls per geometry; moving a geometry
 * and turning it about Z costs nothing here.
 */
package org.jmesat.internal.project;

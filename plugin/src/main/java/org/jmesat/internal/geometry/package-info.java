/**
 * The polygons of the stages in flat arrays of vertices and outward normals: one polygon ({@code PolygonBuffer}) or
 * many ({@code PolygonTable}). Also the support search, exact orientation, the convex hull, checks of input, and bounds
 * on rounding errors.
 *
 * <p>{@code ConvexMerge} merges triangles to convex pieces.
 */
package org.jmesat.internal.geometry;

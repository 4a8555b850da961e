/**
 * Polygons as the stages work on them: flat arrays of vertices and outward normals, one polygon ({@code PolygonBuffer})
 * or many behind each other ({@code PolygonTable}); the support search, exact orientation, the convex hull, and bounds
 * on the rounding error of the computation.
 */
package org.jmesat.internal.geometry;

package org.jmesat.internal.bake;

import org.jmesat.internal.geometry.ConvexHull;

/**
 * The outline of triangles that cover their convex hull, such as the silhouette of a box or a ball, without JTS.
 *
 * <p>The sides of counter-clockwise triangles are added up. If what remains lies on the border of the hull, the number
 * of triangles that cover a point is the same everywhere inside, so at least 1, and the hull is the outline. This is
 * exact on the grid of {@link GridTriangles}, but for {@link RoundingNoise#WIDTH} beside the border. An outline that is
 * convex is not always found: a second layer of triangles with a border inside leaves sides there.
 */
final class ConvexOutline {
    private ConvexOutline() {
    }

    /** The outline, of at most some corners, 0 for any number; null if it is not the hull, or not seen to be. */
    static OutlinePieces find(float[] xy, int triangles, int maxVertices) {
        GridTriangles grid = triangles == 0 ? null : GridTriangles.of(xy, triangles, GridTriangles.BITS);
        if (grid == null) {
            return null;
        }
        long[] hull = hull(xy, 3 * triangles, grid.spacing());
        if (hull.length < 3) {
            return OutlinePieces.NO_AREA;
        }
        if (maxVertices > 0 && hull.length > maxVertices || !isCovered(grid, hull)) {
            return null;
        }
        float[] piece = new float[2 * hull.length];
        for (int i = 0; i < hull.length; i++) {
            piece[2 * i] = (float) (EdgeSum.x(hull[i]) * grid.spacing());
            piece[2 * i + 1] = (float) (EdgeSum.y(hull[i]) * grid.spacing());
        }
        return OutlinePieces.of(new float[][] {piece}, 0);
    }

    private static boolean isCovered(GridTriangles grid, long[] hull) {
        EdgeSum sides = new EdgeSum();
        for (int i = 0; i < grid.count(); i++) {
            for (int corner = 0; corner < 3; corner++) {
                int next = (corner + 1) % 3;
                sides.add(grid.x(i, corner), grid.y(i, corner), grid.x(i, next), grid.y(i, next), 1);
            }
        }
        sides.sum();
        for (int i = 0; i < sides.count(); i++) {
            if (!isOnBorder(hull, sides.from(i), sides.to(i))) {
                return false;
            }
        }
        return grid.count() > 0;
    }

    private static boolean isOnBorder(long[] hull, long from, long to) {
        for (int i = 0, last = hull.length - 1; i < hull.length; last = i++) {
            if (RoundingNoise.distance(from, hull[last], hull[i]) <= RoundingNoise.WIDTH
                    && RoundingNoise.distance(to, hull[last], hull[i]) <= RoundingNoise.WIDTH) {
                return true;
            }
        }
        return false;
    }

    /** The strictly convex hull of all corners on the grid, whose coordinates are floats without an error. */
    private static long[] hull(float[] xy, int corners, double spacing) {
        float[] grid = new float[2 * corners];
        for (int i = 0; i < grid.length; i++) {
            grid[i] = (float) Math.rint(xy[i] / spacing);
        }
        ConvexHull hull = new ConvexHull();
        long[] points = new long[hull.compute(grid, corners)];
        for (int i = 0; i < points.length; i++) {
            points[i] = EdgeSum.key((int) hull.x(i), (int) hull.y(i));
        }
        return points;
    }
}

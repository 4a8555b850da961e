package org.jmesat.internal.bake;

import java.util.Arrays;

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

    /** The strictly convex hull of all corners, counter-clockwise, by Andrew's monotone chain. */
    private static long[] hull(float[] xy, int corners, double spacing) {
        long[] points = new long[corners];
        for (int i = 0; i < corners; i++) {
            points[i] = EdgeSum.key((int) Math.rint(xy[2 * i] / spacing), (int) Math.rint(xy[2 * i + 1] / spacing));
        }
        Arrays.sort(points);
        points = Arrays.stream(points).distinct().toArray();
        if (points.length < 3) {
            return points;
        }
        long[] hull = new long[points.length + 1];
        int count = 0;
        for (int pass = 0; pass < 2; pass++) {
            int first = count;
            for (int i = 0; i < points.length; i++) {
                long point = points[pass == 0 ? i : points.length - 1 - i];
                while (count - first >= 2 && EdgeSum.side(hull[count - 2], hull[count - 1], point) <= 0) {
                    count--;
                }
                hull[count++] = point;
            }
            // The next chain begins with this one's end.
            count--;
        }
        return Arrays.copyOf(hull, count);
    }
}

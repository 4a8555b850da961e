package org.jmesat.internal.geometry;

import java.util.Objects;

/**
 * Finds the vertices of a mesh that may be corners of its outline in some view: those on its convex hull in three
 * dimensions, those near it, and those that rounding leaves undecided. The others are inside the outline of these for
 * every affine map of the mesh and every plane of projection, and within their range of depths. So a mesh that turns
 * needs to be projected only once in full.
 *
 * <p><b>Exactness.</b> The outline and the range of depths are the same as those of all vertices, also after projected
 * coordinates are rounded to floats, if the outline's breadth is more than a few thousandths of its coordinates: a
 * vertex that is left out is inside by a {@linkplain InnerPolytope#MARGIN margin}. In other views, and for flat meshes,
 * the outline is the same within the rounding of the coordinates.
 *
 * <p><b>Degenerate input.</b> Of equal positions, the first is kept. Of vertices in a plane, the corners of their hull
 * in that plane are kept, without those on its edges; of vertices on a line, the two ends. In a plane and on a line
 * mean within {@link SpanningSimplex#FLAT} of the size.
 *
 * <p>An instance reuses its arrays and allocates only to grow: 28 bytes for each vertex, and more for those kept. The
 * search of most meshes takes O(n log n) steps and ends after O(n) at the latest. The result depends only on the input.
 */
public final class OuterVertices {
    private final SpanningSimplex simplex = new SpanningSimplex();
    private final InnerPolytope polytope = new InnerPolytope();
    private final PositionTable positions = new PositionTable();
    private final ConvexHull hull = new ConvexHull();
    private float[] flat = {};
    private boolean[] found = {};

    /** Creates an empty search. */
    public OuterVertices() {
    }

    /**
     * Writes the indices of the outer vertices, ascending, to the start of {@code result}, and returns their number: 0
     * only for an empty range.
     *
     * @param xyz x, y and z of each vertex, all finite (not checked); not changed
     * @param from the first vertex of the range
     * @param to the end of the range, exclusive
     * @param result receives vertex indices (from ≤ index &lt; to); with room for all vertices of the range
     * @throws IndexOutOfBoundsException if the range is not in the array, or the result has too little room
     */
    public int find(float[] xyz, int from, int to, int[] result) {
        Objects.requireNonNull(xyz, "xyz");
        Objects.requireNonNull(result, "result");
        Objects.checkFromToIndex(from, to, xyz.length / 3);
        int count = to - from;
        Objects.checkFromIndexSize(0, count, result.length);
        if (count <= 1) {
            if (count == 1) {
                result[0] = from;
            }
            return count;
        }
        switch (simplex.find(xyz, from, to)) {
            case 0:
                result[0] = from;
                return 1;
            case 1:
                return findEnds(xyz, from, to, simplex.lineAxis(), result);
            case 2:
                return findFlat(xyz, from, to, simplex.normalAxis(), result);
            default:
                return findSolid(xyz, from, to, result);
        }
    }

    private static int findEnds(float[] xyz, int from, int to, int axis, int[] result) {
        int least = from;
        int greatest = from;
        for (int i = from + 1; i < to; i++) {
            least = xyz[3 * i + axis] < xyz[3 * least + axis] ? i : least;
            greatest = xyz[3 * i + axis] > xyz[3 * greatest + axis] ? i : greatest;
        }
        result[0] = Math.min(least, greatest);
        result[1] = Math.max(least, greatest);
        return 2;
    }

    /** Finds the corners of the hull along an axis. */
    private int findFlat(float[] xyz, int from, int to, int axis, int[] result) {
        int count = to - from;
        int first = axis == 0 ? 1 : 0;
        int second = axis == 2 ? 1 : 2;
        if (flat.length < 2 * count) {
            flat = new float[2 * count];
        }
        for (int i = 0; i < count; i++) {
            flat[2 * i] = xyz[3 * (from + i) + first];
            flat[2 * i + 1] = xyz[3 * (from + i) + second];
        }
        int corners = hull.compute(flat, count);
        if (found.length < corners) {
            found = new boolean[2 * corners];
        }
        positions.clear(corners);
        for (int i = 0; i < corners; i++) {
            positions.add(hull.x(i), hull.y(i), 0);
            found[i] = false;
        }
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int corner = positions.find(flat[2 * i], flat[2 * i + 1], 0);
            if (corner >= 0 && !found[corner]) {
                found[corner] = true;
                result[kept++] = from + i;
            }
        }
        return kept;
    }

    private int findSolid(float[] xyz, int from, int to, int[] result) {
        int count = to - from;
        double[] points = polytope.points(count);
        for (int i = 0; i < count; i++) {
            simplex.transform(xyz, from + i, points, 3 * i);
        }
        polytope.find(count, simplex.vertex(0) - from, simplex.vertex(1) - from, simplex.vertex(2) - from,
                simplex.vertex(3) - from);
        int outer = 0;
        for (int i = 0; i < count; i++) {
            if (!polytope.isInside(i)) {
                result[outer++] = from + i;
            }
        }
        return dropRepeated(xyz, result, outer);
    }

    private int dropRepeated(float[] xyz, int[] result, int count) {
        positions.clear(count);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int at = 3 * result[i];
            if (positions.add(xyz[at], xyz[at + 1], xyz[at + 2])) {
                result[kept++] = result[i];
            }
        }
        return kept;
    }
}

package org.jmesat.internal.geometry;

import java.util.Arrays;
import java.util.Objects;

/**
 * Finds the vertices of a mesh that may be corners of its outline in some view: those on its convex hull in three
 * dimensions, those near it, and those that rounding leaves undecided. The others are inside the outline of these for
 * every affine map of the mesh and every plane of projection, and within their range of depths. So a mesh that turns
 * needs to be projected only once in full.
 *
 * <p><b>The idea.</b> Quickhull, after C. B. Barber, D. P. Dobkin and H. Huhdanpaa, <i>The Quickhull Algorithm for
 * Convex Hulls</i> (1996): a polytope begins as a simplex of four vertices and grows by the furthest point above a
 * facet. Facets to that point replace those that it sees. The origin is inside, and each point belongs to the facet
 * whose cone from the origin contains it. A point of the cone of a facet with the corners a, b, c is αa + βb + γc with
 * <i>weights</i> α, β, γ ≥ 0; their sum is its <i>height</i>, 1 on the facet. A point with weights ≥ 0 and a height
 * below 1 by a margin is dropped. This is a proof by itself, since a, b, c and the origin are in the hull: rounding may
 * leave a gap between facets or end the growth early, and then more points are kept, but none is dropped wrongly. So
 * facets know no neighbours, and each new corner is compared with all of them.
 *
 * <p><b>Exactness.</b> The outline and the range of depths are the same as those of all vertices, also after projected
 * coordinates are rounded to floats, if the outline's breadth is more than a few thousandths of its coordinates: a
 * vertex that is left out is inside by the {@linkplain #MARGIN margin}. In other views the outline is the same within
 * the rounding of the coordinates.
 *
 * <p>All vertices are kept of a mesh that is flat within {@link #FLAT} of its size.
 *
 * <p>An instance reuses its arrays and allocates only to grow. The search of most meshes takes O(n log n) steps and
 * ends after O(n) at the latest. The result depends only on the input.
 */
public final class OuterVertices {
    /**
     * Share of the size up to which a set counts as flat, or as straight; dimensionless. Points of a tilted plane that
     * are rounded to floats are thicker by 10⁻⁸.
     */
    private static final double FLAT = 0x1p-20;

    /**
     * Depth of a dropped point below the surface, as a share of the distance from the origin to the surface;
     * dimensionless. The same holds in every affine image: the dropped point is inside the outline by this share of the
     * distance from the image of the origin to the outline. Rounding to floats moves a point by 6·10⁻⁸ of its
     * coordinates, so the outline is the same, unless its breadth is less than a few thousandths of its coordinates.
     *
     * <p>A smaller margin brings little: with 2⁻¹⁶, most real meshes keep at most 5 % fewer vertices.
     */
    private static final double MARGIN = 0x1p-12;

    /** Height above a facet, of 1 for the facet, above which a point may become a corner. Others are only kept. */
    private static final double LEAST_GROWTH = 0x1p-16;

    /** Least weight of a point in the cone of a facet: rounding may place a point between two cones in neither. */
    private static final double LEAST_WEIGHT = -1e-9;

    /**
     * Least determinant of a facet; dimensionless, since positions are about 1. The error of a point that is given by
     * its weights is 10⁻¹⁵ divided by this, 10⁻⁶.
     */
    private static final double LEAST_DETERMINANT = 0x1p-30;

    /** Steps per point after which the polytope stops growing; a step is one test of a point and a facet. */
    private static final int STEPS = 500;

    /**
     * Once the polytope has n / this corners, and at least {@link #FEW_CORNERS}, it stops growing if more than n /
     * {@link #MOST_KEPT} points are left. A mesh that is round, like a sphere, has nearly all points on its hull.
     */
    private static final int TRIAL = 64;
    private static final int FEW_CORNERS = 1024;
    private static final int MOST_KEPT = 4;

    private static final int NONE = -1;
    private static final int DROPPED = -2;

    /** Numbers per facet: the rows that give the height and the three weights of a point. */
    private static final int STRIDE = 12;

    private final int[] simplex = new int[4];
    /** The edges of the simplex from its first vertex: x, y, z of each. */
    private final double[] edges = new double[9];
    /** The normal of its first three vertices. */
    private final double[] normal = new double[3];

    /** x, y and z of each point: an affine image of the vertices that makes the simplex neither thin nor far away. */
    private double[] points = {};
    /** For each point, the next one of the same facet, or {@link #NONE}, or {@link #DROPPED}. */
    private int[] next = {};
    private int left;

    private int facetCount;
    /** For each facet its three corners, which are points, counter-clockwise seen from outside. */
    private int[] corners = new int[3 * 64];
    private double[] rows = new double[STRIDE * 64];
    private int[] firstPoint = new int[64];
    private int[] highest = new int[64];
    private double[] highestHeight = new double[64];
    private int[] seen = new int[64];
    private int seenCount;
    private long stepsLeft;

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
        boolean solid = count > 4 && findSimplex(xyz, from, to);
        if (solid) {
            setPoints(xyz, from, count);
            grow(from, count);
        }
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (!solid || next[i] != DROPPED) {
                result[kept++] = from + i;
            }
        }
        return kept;
    }

    /** Finds four vertices that span the set; false if it is flat. */
    private boolean findSimplex(float[] xyz, int from, int to) {
        simplex[0] = furthest(xyz, from, to, from, 0);
        double size = setEdge(xyz, 0, furthest(xyz, from, to, simplex[0], 0));
        setEdge(xyz, 1, furthest(xyz, from, to, simplex[0], 1));
        cross(0, 1, normal);
        double area = length(normal, 0);
        if (area <= FLAT * size * size) {
            return false;
        }
        setEdge(xyz, 2, furthest(xyz, from, to, simplex[0], 2));
        return Math.abs(dot(normal, edges[6], edges[7], edges[8])) > FLAT * size * area;
    }

    /** The vertex furthest from a point (for the dimension 0), from the line of the first edge (1) or the plane (2). */
    private int furthest(float[] xyz, int from, int to, int origin, int dimension) {
        double[] e = edges;
        int furthest = from;
        double most = 0;
        for (int i = from; i < to; i++) {
            double x = (double) xyz[3 * i] - xyz[3 * origin];
            double y = (double) xyz[3 * i + 1] - xyz[3 * origin + 1];
            double z = (double) xyz[3 * i + 2] - xyz[3 * origin + 2];
            if (dimension == 1) {
                double crossX = e[1] * z - e[2] * y;
                double crossY = e[2] * x - e[0] * z;
                z = e[0] * y - e[1] * x;
                x = crossX;
                y = crossY;
            }
            double measure = dimension == 2 ? Math.abs(dot(normal, x, y, z)) : x * x + y * y + z * z;
            if (measure > most) {
                most = measure;
                furthest = i;
            }
        }
        return furthest;
    }

    /** Sets an edge of the simplex to a vertex; returns its length. */
    private double setEdge(float[] xyz, int edge, int vertex) {
        simplex[edge + 1] = vertex;
        for (int axis = 0; axis < 3; axis++) {
            edges[3 * edge + axis] = (double) xyz[3 * vertex + axis] - xyz[3 * simplex[0] + axis];
        }
        return length(edges, 3 * edge);
    }

    private static double length(double[] v, int at) {
        return Math.sqrt(v[at] * v[at] + v[at + 1] * v[at + 1] + v[at + 2] * v[at + 2]);
    }

    private static double dot(double[] v, double x, double y, double z) {
        return v[0] * x + v[1] * y + v[2] * z;
    }

    private void cross(int a, int b, double[] into) {
        for (int i = 0; i < 3; i++) {
            int j = (i + 1) % 3;
            int k = (i + 2) % 3;
            into[i] = edges[3 * a + j] * edges[3 * b + k] - edges[3 * a + k] * edges[3 * b + j];
        }
    }

    /** Sets the points to the coordinates along the edges of the simplex, from its middle. */
    private void setPoints(float[] xyz, int from, int count) {
        if (next.length < count) {
            points = new double[3 * count];
            next = new int[count];
        }
        double determinant = dot(normal, edges[6], edges[7], edges[8]);
        for (int row = 0; row < 3; row++) {
            cross((row + 1) % 3, (row + 2) % 3, normal);
            int origin = 3 * simplex[0];
            for (int i = 0; i < count; i++) {
                int at = 3 * (from + i);
                points[3 * i + row] = dot(normal, (double) xyz[at] - xyz[origin],
                        (double) xyz[at + 1] - xyz[origin + 1], (double) xyz[at + 2] - xyz[origin + 2]) / determinant
                        - 0.25;
            }
        }
    }

    private void grow(int from, int count) {
        stepsLeft = (long) STEPS * count;
        left = count;
        facetCount = 0;
        int a = simplex[0] - from;
        int b = simplex[1] - from;
        int c = simplex[2] - from;
        int d = simplex[3] - from;
        addFacet(b, c, d);
        addFacet(a, c, b);
        addFacet(a, d, c);
        addFacet(a, b, d);
        for (int i = 0; i < count; i++) {
            next[i] = NONE;
            if (i != a && i != b && i != c && i != d) {
                assign(i, 0);
            }
        }
        int cornerCount = 4;
        int trial = Math.max(FEW_CORNERS, count / TRIAL);
        int idle = 0;
        for (int facet = 0; idle < facetCount && stepsLeft > 0; facet++) {
            if (cornerCount >= trial && left > count / MOST_KEPT) {
                return;
            }
            facet = facet < facetCount ? facet : 0;
            if (highest[facet] == NONE) {
                idle++;
            } else {
                addCorner(facet);
                cornerCount++;
                idle = 0;
            }
        }
    }

    /** Adds a facet without points, unless its corners and the origin make a simplex that is thin or inside out. */
    private void addFacet(int a, int b, int c) {
        double[] p = points;
        int facet = facetCount;
        if (highest.length == facet) {
            corners = Arrays.copyOf(corners, 6 * facet);
            rows = Arrays.copyOf(rows, 2 * STRIDE * facet);
            firstPoint = Arrays.copyOf(firstPoint, 2 * facet);
            highest = Arrays.copyOf(highest, 2 * facet);
            highestHeight = Arrays.copyOf(highestHeight, 2 * facet);
            seen = Arrays.copyOf(seen, 2 * facet);
        }
        corners[3 * facet] = a;
        corners[3 * facet + 1] = b;
        corners[3 * facet + 2] = c;
        int at = STRIDE * facet;
        for (int i = 0; i < 3; i++) {
            int j = (i + 1) % 3;
            int k = (i + 2) % 3;
            rows[at + 3 + i] = p[3 * b + j] * p[3 * c + k] - p[3 * b + k] * p[3 * c + j];
            rows[at + 6 + i] = p[3 * c + j] * p[3 * a + k] - p[3 * c + k] * p[3 * a + j];
            rows[at + 9 + i] = p[3 * a + j] * p[3 * b + k] - p[3 * a + k] * p[3 * b + j];
        }
        double determinant = value(at + 3, a);
        if (determinant < LEAST_DETERMINANT) {
            return;
        }
        for (int i = at + 3; i < at + STRIDE; i++) {
            rows[i] /= determinant;
        }
        for (int i = at; i < at + 3; i++) {
            rows[i] = rows[i + 3] + rows[i + 6] + rows[i + 9];
        }
        firstPoint[facet] = NONE;
        highest[facet] = NONE;
        highestHeight[facet] = 1 + LEAST_GROWTH;
        facetCount++;
    }

    private double value(int row, int point) {
        double[] r = rows;
        double[] p = points;
        return r[row] * p[3 * point] + r[row + 1] * p[3 * point + 1] + r[row + 2] * p[3 * point + 2];
    }

    /** Makes the highest point above a facet a corner. If rounding prevents new facets, it is only kept. */
    private void addCorner(int facet) {
        int point = highest[facet];
        int first = facetCount;
        findSeen(point);
        for (int i = 0; i < seenCount; i++) {
            for (int side = 0; side < 3; side++) {
                int a = corners[3 * seen[i] + side];
                int b = corners[3 * seen[i] + (side + 1) % 3];
                if (!isSeenFromBehind(a, b)) {
                    addFacet(a, b, point);
                }
            }
        }
        boolean added = facetCount > first;
        for (int i = added ? seenCount - 1 : 0; i >= 0; i--) {
            int old = added ? seen[i] : facet;
            int following;
            int list = firstPoint[old];
            firstPoint[old] = NONE;
            highest[old] = NONE;
            highestHeight[old] = 1 + LEAST_GROWTH;
            for (int each = list; each != NONE; each = following) {
                following = next[each];
                next[each] = NONE;
                if (each != point) {
                    assign(each, added ? first : old);
                }
            }
        }
        for (int i = seenCount - 1; i >= 0 && added; i--) {
            moveLast(seen[i]);
        }
    }

    private void findSeen(int point) {
        double[] r = rows;
        double x = points[3 * point];
        double y = points[3 * point + 1];
        double z = points[3 * point + 2];
        seenCount = 0;
        for (int i = 0; i < facetCount; i++) {
            int at = STRIDE * i;
            if (r[at] * x + r[at + 1] * y + r[at + 2] * z > 1) {
                seen[seenCount++] = i;
            }
        }
        stepsLeft -= facetCount;
    }

    /** Whether a seen facet has the side from b to a, so that the side from a to b is not on the horizon. */
    private boolean isSeenFromBehind(int a, int b) {
        stepsLeft -= seenCount;
        for (int i = 0; i < seenCount; i++) {
            int at = 3 * seen[i];
            int p = corners[at];
            int q = corners[at + 1];
            int r = corners[at + 2];
            if (p == b && q == a || q == b && r == a || r == b && p == a) {
                return true;
            }
        }
        return false;
    }

    /** Replaces a facet by the last one. */
    private void moveLast(int facet) {
        int last = --facetCount;
        System.arraycopy(corners, 3 * last, corners, 3 * facet, 3);
        System.arraycopy(rows, STRIDE * last, rows, STRIDE * facet, STRIDE);
        firstPoint[facet] = firstPoint[last];
        highest[facet] = highest[last];
        highestHeight[facet] = highestHeight[last];
    }

    /** Gives a point to the facet, from a first one on, whose cone contains it; or drops it. */
    private void assign(int point, int firstFacet) {
        int best = firstFacet;
        double most = Double.NEGATIVE_INFINITY;
        int i = firstFacet;
        while (i < facetCount && most < 0) {
            int at = STRIDE * i;
            double weight = Math.min(value(at + 3, point), Math.min(value(at + 6, point), value(at + 9, point)));
            best = weight > most ? i : best;
            most = Math.max(most, weight);
            i++;
        }
        stepsLeft -= i - firstFacet;
        double height = value(STRIDE * best, point);
        if (height <= 1 - MARGIN && most >= LEAST_WEIGHT || isAtCorner(best, point)) {
            next[point] = DROPPED;
            left--;
            return;
        }
        next[point] = firstPoint[best];
        firstPoint[best] = point;
        if (height > highestHeight[best]) {
            highestHeight[best] = height;
            highest[best] = point;
        }
    }

    private boolean isAtCorner(int facet, int point) {
        for (int i = 3 * facet; i < 3 * facet + 3; i++) {
            int corner = corners[i];
            if (points[3 * corner] == points[3 * point] && points[3 * corner + 1] == points[3 * point + 1]
                    && points[3 * corner + 2] == points[3 * point + 2]) {
                return true;
            }
        }
        return false;
    }
}

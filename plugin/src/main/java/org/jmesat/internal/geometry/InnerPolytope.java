package org.jmesat.internal.geometry;

import java.util.Arrays;

/**
 * Separates the points that are certainly inside the convex hull of all from those near or on it.
 *
 * <p>Quickhull after C. B. Barber, D. P. Dobkin and H. Huhdanpaa, <i>The Quickhull Algorithm for Convex Hulls</i>
 * (1996): the polytope begins as a simplex and grows by the furthest point above a facet. New facets with that point
 * as a corner replace those that it sees. Each point belongs to the facet whose cone from the origin contains it. A
 * point is dropped when it is in the simplex of that facet and the origin, by a margin. This is a proof by itself,
 * since the corners of the simplex are in the hull: rounding may make the polytope a little concave, or end its growth
 * early, and then more points are kept, but none is dropped wrongly.
 *
 * <p>A step is one test of a point and a facet. Most meshes need O(n log n); the limit is O(n).
 */
final class InnerPolytope {
    /**
     * Depth of a dropped point below the surface, as a share of the distance from the origin to the surface;
     * dimensionless. The same holds in every affine image: the dropped point is inside the outline by this share of the
     * distance from the image of the origin to the outline. Rounding to floats moves a point by 6·10⁻⁸ of its
     * coordinates, so the outline is the same, unless its breadth is less than a few thousandths of its coordinates.
     *
     * <p>A smaller margin brings little: with 2⁻¹⁶, most real meshes keep at most 5 % fewer vertices.
     */
    static final double MARGIN = 0x1p-12;

    /** Height above a facet, of 1 for the facet, above which a point may become a corner. Others are only kept. */
    private static final double LEAST_GROWTH = 0x1p-16;

    /** Least weight of a point in the cone of a facet: rounding may place a point between two cones in neither. */
    private static final double LEAST_WEIGHT = -1e-9;

    /** Steps per point after which the polytope stops growing. Real meshes need up to 18. */
    private static final int STEPS = 40;

    /**
     * Once the polytope has n / this corners, and at least {@link #FEW_CORNERS}, it stops growing if more than n /
     * {@link #MOST_KEPT} points are left. A mesh that is round, like a sphere, has nearly all points on its hull.
     */
    private static final int TRIAL = 64;
    private static final int FEW_CORNERS = 1024;
    private static final int MOST_KEPT = 4;

    private static final int NONE = -1;
    private static final int DROPPED = -2;

    private final FacetTable facets = new FacetTable();
    private final Horizon horizon = new Horizon();
    private double[] points = {};
    /** For each point, the next one of the same facet, or {@link #NONE}, or {@link #DROPPED}. */
    private int[] next = {};
    private int[] firstPoint = new int[64];
    private int[] highest = new int[64];
    private double[] highestHeight = new double[64];
    private boolean[] queued = new boolean[64];
    private int[] queue = new int[64];
    private int queueStart;
    private int queueLength;
    private int[] added = new int[64];
    private int addedCount;
    private long stepsLeft;
    private int left;

    /** {@return the array for x, y and z of each point (length ≥ 3 count), about 1 in size, to be filled} */
    double[] points(int count) {
        if (next.length < count) {
            points = new double[3 * count];
            next = new int[count];
        }
        return points;
    }

    /**
     * Finds the points inside the hull of the first {@code count} points. The four points given are the corners of a
     * simplex that contains the origin and is not thin.
     */
    void find(int count, int a, int b, int c, int d) {
        stepsLeft = (long) STEPS * count;
        left = count;
        queueStart = 0;
        queueLength = 0;
        Arrays.fill(queued, false);
        facets.clear();
        begin(a, b, c, d);
        int list = NONE;
        for (int i = count - 1; i >= 0; i--) {
            boolean corner = i == a || i == b || i == c || i == d;
            next[i] = corner ? NONE : list;
            list = corner ? list : i;
        }
        assign(list, NONE);
        int trial = Math.max(FEW_CORNERS, count / TRIAL);
        while (queueLength > 0 && stepsLeft > 0 && (facets.cornerCount() < trial || left <= count / MOST_KEPT)) {
            int facet = takeFromQueue();
            if (facets.isAlive(facet) && highest[facet] != NONE) {
                grow(facet);
            }
        }
    }

    /** {@return whether a point is certainly inside the hull} */
    boolean isInside(int point) {
        return next[point] == DROPPED;
    }

    private void begin(int a, int b, int c, int d) {
        int first = addCorner(a);
        int second = addCorner(b);
        int third = addCorner(c);
        int fourth = addCorner(d);
        if (facets.determinant(first, second, points[3 * c], points[3 * c + 1], points[3 * c + 2]) < 0) {
            int swapped = first;
            first = second;
            second = swapped;
        }
        addedCount = 0;
        add(first, second, third);
        add(second, first, fourth);
        add(third, second, fourth);
        add(first, third, fourth);
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                join(added[i], added[j]);
            }
        }
    }

    private int addCorner(int point) {
        return facets.addCorner(points[3 * point], points[3 * point + 1], points[3 * point + 2]);
    }

    private void add(int a, int b, int c) {
        int facet = facets.add(a, b, c);
        if (highest.length <= facet) {
            int length = 2 * highest.length;
            firstPoint = Arrays.copyOf(firstPoint, length);
            highest = Arrays.copyOf(highest, length);
            highestHeight = Arrays.copyOf(highestHeight, length);
            queued = Arrays.copyOf(queued, length);
        }
        firstPoint[facet] = NONE;
        highest[facet] = NONE;
        highestHeight[facet] = 1 + LEAST_GROWTH;
        if (added.length == addedCount) {
            added = Arrays.copyOf(added, 2 * addedCount);
        }
        added[addedCount++] = facet;
    }

    /** Makes a facet the neighbour of another, if they have a side in common. */
    private void join(int facet, int neighbour) {
        for (int side = 0; side < 3; side++) {
            int back = facets.sideFrom(neighbour, facets.cornerAfter(facet, side));
            if (back >= 0 && facets.cornerAfter(neighbour, back) == facets.corner(facet, side)) {
                facets.setNeighbour(facet, side, neighbour);
            }
        }
    }

    /** Adds the highest point above a facet to the polytope. If rounding prevents that, the point is only kept. */
    private void grow(int facet) {
        int point = highest[facet];
        double x = points[3 * point];
        double y = points[3 * point + 1];
        double z = points[3 * point + 2];
        boolean found = horizon.find(facets, facet, x, y, z);
        stepsLeft -= horizon.seenCount();
        if (!found) {
            int list = firstPoint[facet];
            addedCount = 0;
            firstPoint[facet] = NONE;
            highest[facet] = NONE;
            highestHeight[facet] = 1 + LEAST_GROWTH;
            added[addedCount++] = facet;
            assign(list, point);
            next[point] = NONE;
            return;
        }
        int corner = addCorner(point);
        addedCount = 0;
        int edges = horizon.count();
        for (int i = 0; i < edges; i++) {
            int seen = horizon.facet(i);
            int side = horizon.side(i);
            add(facets.corner(seen, side), facets.cornerAfter(seen, side), corner);
        }
        for (int i = 0; i < edges; i++) {
            int seen = horizon.facet(i);
            int beyond = facets.neighbour(seen, horizon.side(i));
            int facetAdded = added[i];
            facets.setNeighbour(facetAdded, 0, beyond);
            facets.setNeighbour(beyond, facets.sideFrom(beyond, facets.corner(facetAdded, 1)), facetAdded);
            facets.setNeighbour(facetAdded, 1, added[i + 1 == edges ? 0 : i + 1]);
            facets.setNeighbour(facetAdded, 2, added[i == 0 ? edges - 1 : i - 1]);
        }
        for (int i = 0; i < horizon.seenCount(); i++) {
            int seen = horizon.seen(i);
            facets.remove(seen);
            assign(firstPoint[seen], point);
        }
        next[point] = NONE;
    }

    /** Gives each point of a list to the added facet whose cone contains it, except one point. */
    private void assign(int list, int except) {
        int following;
        for (int point = list; point != NONE; point = following) {
            following = next[point];
            if (point != except) {
                assign(point);
            }
        }
        for (int i = 0; i < addedCount; i++) {
            int facet = added[i];
            if (highest[facet] != NONE && !queued[facet]) {
                addToQueue(facet);
            }
        }
    }

    private void assign(int point) {
        double x = points[3 * point];
        double y = points[3 * point + 1];
        double z = points[3 * point + 2];
        int best = added[0];
        double most = Double.NEGATIVE_INFINITY;
        int i = 0;
        while (i < addedCount && most < 0) {
            double weight = facets.leastWeight(added[i], x, y, z);
            best = weight > most ? added[i] : best;
            most = Math.max(most, weight);
            i++;
        }
        stepsLeft -= i;
        double height = facets.height(best, x, y, z);
        if (height <= 1 - MARGIN && most >= LEAST_WEIGHT) {
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

    private void addToQueue(int facet) {
        if (queueLength == queue.length) {
            int[] longer = new int[2 * queueLength];
            System.arraycopy(queue, queueStart, longer, 0, queueLength - queueStart);
            System.arraycopy(queue, 0, longer, queueLength - queueStart, queueStart);
            queue = longer;
            queueStart = 0;
        }
        int end = queueStart + queueLength++;
        queue[end < queue.length ? end : end - queue.length] = facet;
        queued[facet] = true;
    }

    private int takeFromQueue() {
        int facet = queue[queueStart];
        queueStart = queueStart + 1 == queue.length ? 0 : queueStart + 1;
        queueLength--;
        queued[facet] = false;
        return facet;
    }
}

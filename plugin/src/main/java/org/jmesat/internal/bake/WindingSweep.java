package org.jmesat.internal.bake;

import java.util.Arrays;
import java.util.TreeSet;

/**
 * Finds the edges between covered and uncovered points of the plane, among weighted edges that meet only at their ends.
 *
 * <p>A vertical line sweeps the plane from left to right, after M. I. Shamos and D. Hoey, <i>Geometric intersection
 * problems</i> (1976). The edges that it cuts are kept in their order from bottom to top; an edge's winding number
 * above is that of the edge below it plus its own weight. All comparisons are exact. O(n log n).
 */
final class WindingSweep {
    private final EdgeSum edges;
    private final int[] above;
    private final TreeSet<Integer> cut = new TreeSet<>(this::compare);

    private WindingSweep(EdgeSum edges) {
        this.edges = edges;
        above = new int[edges.count()];
    }

    /**
     * {@return the boundary of the points with a winding number above 0; the weight of each edge is 1, or −1 where the
     * covered side is to its right; null if edges cross}
     */
    static EdgeSum boundary(EdgeSum edges) {
        WindingSweep sweep = new WindingSweep(edges);
        return sweep.run();
    }

    private EdgeSum run() {
        int n = edges.count();
        Integer[] byEnd = new Integer[n];
        Arrays.setAll(byEnd, i -> i);
        Arrays.sort(byEnd, (a, b) -> Long.compare(edges.to(a), edges.to(b)));
        // Edges are sorted by their lesser end; those that share it go from bottom to top.
        Integer[] byStart = new Integer[n];
        Arrays.setAll(byStart, i -> i);
        Arrays.sort(byStart, (a, b) -> edges.from(a) != edges.from(b) ? Long.compare(edges.from(a), edges.from(b))
                : compare(a, b));
        EdgeSum boundary = new EdgeSum();
        int ended = 0;
        for (int edge : byStart) {
            while (edges.to(byEnd[ended]) <= edges.from(edge)) {
                if (!cut.remove(byEnd[ended++])) {
                    return null;
                }
            }
            if (!cut.add(edge)) {
                return null;
            }
            Integer lower = cut.lower(edge);
            int below = lower == null ? 0 : above[lower];
            above[edge] = below + edges.weight(edge);
            if (below > 0 != above[edge] > 0) {
                long a = edges.from(edge);
                long b = edges.to(edge);
                boundary.add(EdgeSum.x(a), EdgeSum.y(a), EdgeSum.x(b), EdgeSum.y(b), above[edge] > 0 ? 1 : -1);
            }
        }
        return boundary;
    }

    /** The order of two edges that the line cuts: negative if a is below b. */
    private int compare(Integer a, Integer b) {
        if (a.equals(b)) {
            return 0;
        }
        boolean first = edges.from(a) <= edges.from(b);
        int early = first ? a : b;
        int late = first ? b : a;
        long start = edges.from(early);
        long end = edges.to(early);
        long side = EdgeSum.side(start, end, edges.from(late));
        if (side == 0) {
            side = EdgeSum.side(start, end, edges.to(late));
        }
        return side == 0 ? Integer.compare(a, b) : first == side > 0 ? -1 : 1;
    }
}

package org.jmesat.internal.geometry;

import java.util.Arrays;

/**
 * The facets of a surface that a point sees, and the closed chain of edges around them, the horizon.
 *
 * <p>Facets count as seen up to {@link #COPLANAR} from behind: replacing them avoids triangles without an area where
 * many points are in one plane.
 */
final class Horizon {
    /** Height below a facet, as a share of the height of the facet above the origin, up to which a point sees it. */
    static final double COPLANAR = 1e-9;

    private int[] seen = new int[64];
    private int seenCount;
    private int[] edges = new int[64];
    private int count;
    /** The round in which a facet was reached last; negated if it was not seen. */
    private int[] reached = {};
    /** For each corner: the position in {@code edges} of the edge that begins there, of the round in the next. */
    private int[] edgeFrom = {};
    private int[] edgeRound = {};
    private int[] chain = new int[64];
    private int round;

    /**
     * Finds the horizon of a point that is above a facet. Returns false if it is not one simple chain, or if the point
     * and an edge of it would make a facet that is thin or turned inside out, all of which rounding may cause.
     */
    boolean find(FacetTable facets, int start, double x, double y, double z) {
        prepare(facets);
        seenCount = 0;
        count = 0;
        see(facets, start);
        for (int next = 0; next < seenCount; next++) {
            int facet = seen[next];
            for (int side = 0; side < 3; side++) {
                int neighbour = facets.neighbour(facet, side);
                if (reached[neighbour] != round && reached[neighbour] != -round) {
                    if (facets.height(neighbour, x, y, z) > 1 - COPLANAR) {
                        see(facets, neighbour);
                    } else {
                        reached[neighbour] = -round;
                    }
                }
                if (reached[neighbour] == -round && !addEdge(facets, facet, side, x, y, z)) {
                    return false;
                }
            }
        }
        return count >= 3 && order(facets);
    }

    private void prepare(FacetTable facets) {
        if (reached.length < facets.size()) {
            reached = Arrays.copyOf(reached, 2 * facets.size());
        }
        if (edgeFrom.length < facets.cornerCount()) {
            edgeFrom = Arrays.copyOf(edgeFrom, 2 * facets.cornerCount());
            edgeRound = Arrays.copyOf(edgeRound, 2 * facets.cornerCount());
        }
        if (round == Integer.MAX_VALUE) {
            Arrays.fill(reached, 0);
            Arrays.fill(edgeRound, 0);
            round = 0;
        }
        round++;
    }

    private void see(FacetTable facets, int facet) {
        reached[facet] = round;
        if (seen.length == seenCount) {
            seen = Arrays.copyOf(seen, 2 * seenCount);
        }
        seen[seenCount++] = facet;
    }

    private boolean addEdge(FacetTable facets, int facet, int side, double x, double y, double z) {
        int begin = facets.corner(facet, side);
        int end = facets.cornerAfter(facet, side);
        if (edgeRound[begin] == round
                || facets.determinant(begin, end, x, y, z) < FacetTable.LEAST_DETERMINANT) {
            return false;
        }
        edgeRound[begin] = round;
        edgeFrom[begin] = count;
        if (edges.length == count) {
            edges = Arrays.copyOf(edges, 2 * count);
            chain = Arrays.copyOf(chain, 2 * count);
        }
        edges[count++] = 3 * facet + side;
        return true;
    }

    /** Orders the edges so that each begins where the one before it ends. */
    private boolean order(FacetTable facets) {
        int edge = edges[0];
        for (int i = 0; i < count; i++) {
            chain[i] = edge;
            int end = facets.cornerAfter(edge / 3, edge % 3);
            if (edgeRound[end] != round) {
                return false;
            }
            edge = edges[edgeFrom[end]];
            if (edge == edges[0]) {
                return i == count - 1;
            }
        }
        return false;
    }

    /** {@return the number of edges, and of facets that replace those seen} */
    int count() {
        return count;
    }

    /** {@return the seen facet at an edge; each edge begins where the one before it ends} */
    int facet(int i) {
        return chain[i] / 3;
    }

    /** {@return the side of the seen facet that is an edge} */
    int side(int i) {
        return chain[i] % 3;
    }

    int seenCount() {
        return seenCount;
    }

    int seen(int i) {
        return seen[i];
    }
}

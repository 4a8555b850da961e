package org.jmesat.internal.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Merges triangles that share sides to few convex polygons, after S. Hertel and K. Mehlhorn, <i>Fast triangulation of
 * simple polygons</i> (1983): a diagonal is removed if the polygon that results is convex at both of its ends.
 *
 * <p>For a simple polygon any order of removal leaves at most four times the least number of pieces. Here the diagonals
 * that are needed by fewer corners are removed first: a corner needs a diagonal if it is concave without it, and one
 * that two corners need saves a second. Among equals, the longest first and the shortest first are both tried, and the
 * fewer pieces win. {@link Orientation} decides what is convex, so the pieces are convex as the floats that they are.
 * O(n log n).
 *
 * <p>A search for the least number (J. M. Keil, 1985), on the whole of a small polygon and on groups of pieces of a
 * large one, finds 5 % fewer pieces for polygons of up to nine corners and 14 % fewer for the outlines of fourteen
 * models, in up to a hundred times the time. It is not worth its lines.
 */
public final class ConvexMerge {
    private final float[] xy;
    private final int[] corners;
    private final int[] twins;
    private final int[] next;
    private final int[] previous;
    private final int[] faces;

    private ConvexMerge(float[] xy, int[] triangles) {
        this.xy = xy;
        int n = triangles.length;
        corners = triangles;
        twins = new int[n];
        next = new int[n];
        previous = new int[n];
        faces = new int[n];
        findTwins();
    }

    /**
     * Merges triangles.
     *
     * @param xy x and y of each vertex (finite)
     * @param triangles three indices of vertices for each triangle, counter-clockwise and with area; interiors disjoint
     * @return new arrays with x and y of the corners of each piece, counter-clockwise, strictly convex
     */
    public static float[][] merge(float[] xy, int[] triangles) {
        ConvexMerge merge = new ConvexMerge(xy, triangles);
        float[][] longestFirst = merge.mergeInOrder(-1);
        float[][] shortestFirst = merge.mergeInOrder(1);
        return shortestFirst.length < longestFirst.length ? shortestFirst : longestFirst;
    }

    private void findTwins() {
        int n = corners.length;
        long[] sides = new long[n];
        for (int h = 0; h < n; h++) {
            int a = corners[h];
            int b = corners[following(h)];
            sides[h] = (long) Math.min(a, b) << 32 | Math.max(a, b);
        }
        Integer[] order = new Integer[n];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, (a, b) -> Long.compare(sides[a], sides[b]));
        Arrays.fill(twins, -1);
        for (int i = 1; i < n; i++) {
            int g = order[i - 1];
            int h = order[i];
            if (sides[g] == sides[h] && twins[g] < 0 && corners[g] != corners[h]) {
                twins[g] = h;
                twins[h] = g;
            }
        }
    }

    /** The next side of the same triangle. */
    private static int following(int h) {
        return h % 3 == 2 ? h - 2 : h + 1;
    }

    /** Merges; a sign of −1 removes the longest diagonals first, 1 the shortest. */
    private float[][] mergeInOrder(int sign) {
        int n = corners.length;
        for (int h = 0; h < n; h++) {
            next[h] = following(h);
            previous[following(h)] = h;
            faces[h] = h - h % 3;
        }
        boolean[] removed = new boolean[n];
        for (int h : diagonals(sign)) {
            int t = twins[h];
            int a = face(h);
            int b = face(t);
            if (a != b && isConvexWithout(h, t) && isConvexWithout(t, h)) {
                join(previous[h], next[t]);
                join(previous[t], next[h]);
                faces[Math.max(a, b)] = Math.min(a, b);
                removed[h] = true;
                removed[t] = true;
            }
        }
        return collect(removed);
    }

    private int[] diagonals(int sign) {
        int n = corners.length;
        List<Integer> diagonals = new ArrayList<>();
        int[] needs = new int[n];
        double[] lengths = new double[n];
        for (int h = 0; h < n; h++) {
            if (twins[h] > h) {
                diagonals.add(h);
                needs[h] = (isConvexWithout(h, twins[h]) ? 0 : 1) + (isConvexWithout(twins[h], h) ? 0 : 1);
                int a = 2 * corners[h];
                int b = 2 * corners[following(h)];
                double dx = (double) xy[b] - xy[a];
                double dy = (double) xy[b + 1] - xy[a + 1];
                lengths[h] = sign * (dx * dx + dy * dy);
            }
        }
        diagonals.sort((g, h) -> needs[g] != needs[h] ? Integer.compare(needs[g], needs[h])
                : lengths[g] != lengths[h] ? Double.compare(lengths[g], lengths[h]) : Integer.compare(g, h));
        return diagonals.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Whether the corner at the start of h does not turn right after h and its twin are removed. */
    private boolean isConvexWithout(int h, int twin) {
        return turn(corners[previous[h]], corners[h], corners[next[next[twin]]]) != Orientation.RIGHT;
    }

    private int turn(int a, int b, int c) {
        return Orientation.index(xy[2 * a], xy[2 * a + 1], xy[2 * b], xy[2 * b + 1], xy[2 * c], xy[2 * c + 1]);
    }

    private void join(int before, int after) {
        next[before] = after;
        previous[after] = before;
    }

    private int face(int h) {
        int root = faces[h];
        while (faces[root] != root) {
            root = faces[root];
        }
        faces[h] = root;
        return root;
    }

    /** The corners of each piece, without those on straight edges. */
    private float[][] collect(boolean[] done) {
        List<float[]> pieces = new ArrayList<>();
        float[] piece = new float[2 * corners.length];
        for (int start = 0; start < corners.length; start++) {
            if (!done[start]) {
                int count = 0;
                int h = start;
                do {
                    done[h] = true;
                    if (turn(corners[previous[h]], corners[h], corners[next[h]]) == Orientation.LEFT) {
                        piece[count++] = xy[2 * corners[h]];
                        piece[count++] = xy[2 * corners[h] + 1];
                    }
                    h = next[h];
                } while (h != start);
                pieces.add(Arrays.copyOf(piece, count));
            }
        }
        return pieces.toArray(float[][]::new);
    }
}

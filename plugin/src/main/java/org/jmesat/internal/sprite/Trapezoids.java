package org.jmesat.internal.sprite;

import java.util.Arrays;
import java.util.List;

/**
 * Splits what rings surround into triangles, whose union it is: between two neighbouring heights of corners, each part
 * is a trapezoid. The triangles share sides only in parts, and their corners are rounded.
 */
final class Trapezoids {
    private final int[][] edges;
    private float[] xy = new float[96];
    private int length;

    private Trapezoids(int[][] edges) {
        this.edges = edges;
    }

    /**
     * {@return x and y of three corners for each triangle, in pixels; null if there are more than a number of
     * triangles} The rings are in half pixels.
     */
    static float[] split(List<int[]> rings, int mostTriangles) {
        int n = 0;
        for (int[] ring : rings) {
            n += ring.length / 2;
        }
        int[][] edges = new int[n][];
        int count = 0;
        int[] heights = new int[n];
        int corner = 0;
        for (int[] ring : rings) {
            for (int i = 0; i < ring.length; i += 2) {
                int j = (i + 2) % ring.length;
                heights[corner++] = ring[i + 1];
                if (ring[i + 1] < ring[j + 1]) {
                    edges[count++] = new int[] {ring[i], ring[i + 1], ring[j], ring[j + 1], -1};
                } else if (ring[i + 1] > ring[j + 1]) {
                    edges[count++] = new int[] {ring[j], ring[j + 1], ring[i], ring[i + 1], 1};
                }
            }
        }
        edges = Arrays.copyOf(edges, count);
        Arrays.sort(edges, (a, b) -> Integer.compare(a[1], b[1]));
        Trapezoids trapezoids = new Trapezoids(edges);
        int[] distinct = Arrays.stream(heights).sorted().distinct().toArray();
        return trapezoids.splitAll(distinct, mostTriangles);
    }

    private float[] splitAll(int[] heights, int mostTriangles) {
        int[][] cut = new int[edges.length][];
        int cutCount = 0;
        int following = 0;
        for (int k = 0; k + 1 < heights.length; k++) {
            int low = heights[k];
            int high = heights[k + 1];
            int kept = 0;
            for (int i = 0; i < cutCount; i++) {
                if (cut[i][3] > low) {
                    cut[kept++] = cut[i];
                }
            }
            while (following < edges.length && edges[following][1] <= low) {
                cut[kept++] = edges[following++];
            }
            cutCount = kept;
            Arrays.sort(cut, 0, cutCount, (a, b) -> Double.compare(x(a, low) + x(a, high), x(b, low) + x(b, high)));
            addStrip(cut, cutCount, low, high);
            if (length > 6 * mostTriangles) {
                return null;
            }
        }
        return Arrays.copyOf(xy, length);
    }

    private void addStrip(int[][] cut, int count, int low, int high) {
        // An edge that goes down has what its ring surrounds to its right, as seen from below.
        int winding = 0;
        int[] left = null;
        for (int i = 0; i < count; i++) {
            int before = winding;
            winding += cut[i][4];
            if (before <= 0 && winding > 0) {
                left = cut[i];
            } else if (before > 0 && winding <= 0) {
                add(x(left, low), low, x(cut[i], low), low, x(cut[i], high), high);
                add(x(left, low), low, x(cut[i], high), high, x(left, high), high);
            }
        }
    }

    private static double x(int[] edge, int y) {
        return edge[0] + (double) (edge[2] - edge[0]) * (y - edge[1]) / (edge[3] - edge[1]);
    }

    private void add(double ax, double ay, double bx, double by, double cx, double cy) {
        if (ax == bx && ay == by || bx == cx && by == cy) {
            return;
        }
        if (length + 6 > xy.length) {
            xy = Arrays.copyOf(xy, 2 * xy.length);
        }
        xy[length++] = (float) (ax / 2);
        xy[length++] = (float) (ay / 2);
        xy[length++] = (float) (bx / 2);
        xy[length++] = (float) (by / 2);
        xy[length++] = (float) (cx / 2);
        xy[length++] = (float) (cy / 2);
    }
}

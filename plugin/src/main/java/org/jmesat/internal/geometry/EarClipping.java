package org.jmesat.internal.geometry;

import java.util.Arrays;

/**
 * Triangulates a simple polygon by cutting off ears: triangles of three corners in turn that no other corner is in.
 *
 * <p>G. H. Meisters, <i>Polygons have ears</i> (1975): a simple polygon has at least two. {@link Orientation} decides,
 * so no rounding can hide them. O(n²) for most polygons.
 */
final class EarClipping {
    private final float[] xy;
    private final int[] ring;
    private final int[] next;
    private final int[] previous;

    private EarClipping(float[] xy, int[] ring) {
        this.xy = xy;
        this.ring = ring;
        int n = ring.length;
        next = new int[n];
        previous = new int[n];
        for (int i = 0; i < n; i++) {
            next[i] = (i + 1) % n;
            previous[next[i]] = i;
        }
    }

    /**
     * {@return three indices of vertices for each triangle, counter-clockwise and with area}
     *
     * @param xy x and y of each vertex
     * @param ring the corners of a simple polygon, counter-clockwise
     */
    static int[] triangulate(float[] xy, int[] ring) {
        return new EarClipping(xy, ring).run();
    }

    private int[] run() {
        int[] triangles = new int[3 * (ring.length - 2)];
        int count = 0;
        int i = 0;
        int tried = 0;
        for (int left = ring.length; left > 3; ) {
            if (tried++ > left) {
                throw new IllegalArgumentException("The polygon has no ear: it is not simple");
            }
            if (isEar(i)) {
                triangles[count++] = ring[previous[i]];
                triangles[count++] = ring[i];
                triangles[count++] = ring[next[i]];
                next[previous[i]] = next[i];
                previous[next[i]] = previous[i];
                left--;
                tried = 0;
                // Going on behind the next corner makes fewer fans of needles.
                i = next[i];
            }
            i = next[i];
        }
        triangles[count++] = ring[previous[i]];
        triangles[count++] = ring[i];
        triangles[count++] = ring[next[i]];
        return Arrays.copyOf(triangles, count);
    }

    private boolean isEar(int i) {
        int a = previous[i];
        int c = next[i];
        if (turn(a, i, c) != Orientation.LEFT) {
            return false;
        }
        for (int p = next[c]; p != a; p = next[p]) {
            if (turn(previous[p], p, next[p]) != Orientation.LEFT && turn(a, i, p) != Orientation.RIGHT
                    && turn(i, c, p) != Orientation.RIGHT && turn(c, a, p) != Orientation.RIGHT) {
                return false;
            }
        }
        return true;
    }

    private int turn(int a, int b, int c) {
        int i = 2 * ring[a];
        int j = 2 * ring[b];
        int k = 2 * ring[c];
        return Orientation.index(xy[i], xy[i + 1], xy[j], xy[j + 1], xy[k], xy[k + 1]);
    }
}

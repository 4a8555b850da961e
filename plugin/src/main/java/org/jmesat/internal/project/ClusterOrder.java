package org.jmesat.internal.project;

import java.util.Arrays;

/**
 * Divides the vertices of a skinned mesh into clusters: first by the joint with the greatest weight, then by halving
 * along the longest side of the bounding box, until few are left. O(n log² n), once for a mesh; the result is the same
 * on each machine.
 */
final class ClusterOrder {
    /** Loose vertices have a greater difference from 1 in the sum of their weights. */
    static final double MOST_DEVIATION = 1e-3;

    /** With smaller clusters there are more bounds to compute, with larger ones more vertices to skin. */
    private static final int MOST_VERTICES = 8;
    private static final int INFLUENCES = LinearBlendSkinning.INFLUENCES;

    private final float[] xyz;
    private final long[] keys;
    private final int[] clusters;
    private int clusterCount;

    ClusterOrder(float[] xyz, float[] weights, int[] joints, int count, int influences) {
        this.xyz = xyz;
        keys = new long[count];
        clusters = new int[count + 1];
        int clustered = 0;
        int loose = count;
        for (int i = 0; i < count; i++) {
            int first = INFLUENCES * i;
            if (isLoose(weights, first, influences)) {
                keys[--loose] = i;
            } else {
                keys[clustered++] = (long) mainJoint(weights, joints, first, influences) << 32 | i;
            }
        }
        Arrays.sort(keys, 0, clustered);
        int from = 0;
        for (int i = 1; i <= clustered; i++) {
            if (i == clustered || keys[i] >> 32 != keys[from] >> 32) {
                divide(from, i);
                from = i;
            }
        }
        clusters[clusterCount] = clustered;
    }

    private static boolean isLoose(float[] weights, int first, int influences) {
        if (weights[first] == 0) {
            return false;
        }
        double sum = 0;
        for (int i = first; i < first + influences; i++) {
            if (weights[i] < 0) {
                return true;
            }
            sum += weights[i];
        }
        return Math.abs(sum - 1) > MOST_DEVIATION;
    }

    /** The joint with the greatest weight; −1 for a vertex that does not move. */
    private static int mainJoint(float[] weights, int[] joints, int first, int influences) {
        if (weights[first] == 0) {
            return -1;
        }
        int main = first;
        for (int i = first + 1; i < first + influences; i++) {
            main = weights[i] > weights[main] ? i : main;
        }
        return joints[main];
    }

    private void divide(int from, int to) {
        if (to - from <= MOST_VERTICES) {
            clusters[clusterCount++] = from;
            return;
        }
        int axis = longestSide(from, to);
        for (int i = from; i < to; i++) {
            int bits = Float.floatToIntBits(xyz[3 * vertex(i) + axis]);
            // An int with the order of the float.
            keys[i] = (long) (bits ^ bits >> 31 & Integer.MAX_VALUE) << 32 | vertex(i);
        }
        Arrays.sort(keys, from, to);
        int middle = from + to >>> 1;
        divide(from, middle);
        divide(middle, to);
    }

    private int longestSide(int from, int to) {
        int longest = 0;
        float length = -1;
        for (int axis = 0; axis < 3; axis++) {
            float least = Float.POSITIVE_INFINITY;
            float greatest = Float.NEGATIVE_INFINITY;
            for (int i = from; i < to; i++) {
                float coordinate = xyz[3 * vertex(i) + axis];
                least = Math.min(least, coordinate);
                greatest = Math.max(greatest, coordinate);
            }
            if (greatest - least > length) {
                longest = axis;
                length = greatest - least;
            }
        }
        return longest;
    }

    /** The vertex in a place of the order. */
    int vertex(int place) {
        return (int) keys[place];
    }

    /** For each cluster its first place; one more entry is the place after the last one. */
    int[] clusters() {
        return Arrays.copyOf(clusters, clusterCount + 1);
    }
}

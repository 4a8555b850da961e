package org.jmesat.internal.project;

import java.util.Arrays;

/**
 * Divides the vertices of a skinned mesh into clusters: first by the joint with the greatest weight, then by halving
 * along the longest side of the bounding box, until few are left. On the way, larger clusters become <i>groups</i> of
 * those. O(n log² n), once for a mesh; the result is the same on each machine.
 */
final class ClusterOrder {
    /** Loose vertices have a greater difference from 1 in the sum of their weights. */
    static final double MOST_DEVIATION = 1e-3;

    /** With smaller clusters there are more bounds to compute, with larger ones more vertices to skin. */
    private static final int MOST_VERTICES = 8;
    private static final int MOST_IN_GROUP = 48;
    private static final int INFLUENCES = LinearBlendSkinning.INFLUENCES;

    private final float[] xyz;
    private final long[] keys;
    private final Starts clusters = new Starts();
    private final Starts groups = new Starts();
    private final Starts groupClusters = new Starts();

    ClusterOrder(float[] xyz, float[] weights, float[] joints, int count, int influences) {
        this.xyz = xyz;
        keys = new long[count];
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
                divide(from, i, false);
                from = i;
            }
        }
        groupClusters.add(clusters.count());
        groups.add(clustered);
        clusters.add(clustered);
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
    private static int mainJoint(float[] weights, float[] joints, int first, int influences) {
        if (weights[first] == 0) {
            return -1;
        }
        int main = first;
        for (int i = first + 1; i < first + influences; i++) {
            main = weights[i] > weights[main] ? i : main;
        }
        return (int) joints[main];
    }

    private void divide(int from, int to, boolean inGroup) {
        boolean grouped = inGroup;
        if (!grouped && to - from <= MOST_IN_GROUP) {
            groupClusters.add(clusters.count());
            groups.add(from);
            grouped = true;
        }
        if (to - from <= MOST_VERTICES) {
            clusters.add(from);
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
        divide(from, middle, grouped);
        divide(middle, to, grouped);
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
        return clusters.toArray();
    }

    /** For each group its first place; one more entry is the place after the last one. */
    int[] groups() {
        return groups.toArray();
    }

    /** For each group its first cluster; one more entry is the number of clusters. */
    int[] groupClusters() {
        return groupClusters.toArray();
    }

    /** A list of ints. */
    private static final class Starts {
        private int[] values = new int[64];
        private int count;

        void add(int value) {
            if (count == values.length) {
                values = Arrays.copyOf(values, 2 * count);
            }
            values[count++] = value;
        }

        int count() {
            return count;
        }

        int[] toArray() {
            return Arrays.copyOf(values, count);
        }
    }
}

package org.jmesat.internal.project;

import java.util.Arrays;

/**
 * Bounds of the clusters of a {@link BindPose}: for each a sphere round its vertices, its joints, and for each joint
 * the mean of the vertices' weights and the greatest deviation from it. {@link ClusterCulling} explains their use.
 */
final class ClusterBounds {
    /** Numbers per cluster in {@link #spheres}: centre and radius. */
    static final int SPHERE = 4;
    private static final int INFLUENCES = LinearBlendSkinning.INFLUENCES;

    private final int[] starts;
    private final double[] spheres;
    /** For each cluster the first of its entries in the next three arrays; one more is the number of entries. */
    private final int[] entryStarts;
    private int[] joints = new int[64];
    private double[] means = new double[64];
    private double[] spreads = new double[64];
    private int mostEntries;

    /** Measures clusters of vertices; {@code starts} has the first vertex of each, and the one after the last. */
    ClusterBounds(BindPose pose, int[] starts) {
        this.starts = starts;
        int count = starts.length - 1;
        spheres = new double[SPHERE * count];
        entryStarts = new int[count + 1];
        for (int i = 0; i < count; i++) {
            setSphere(pose.xyz(), i);
            setJoints(pose, i);
            mostEntries = Math.max(mostEntries, entryStarts[i + 1] - entryStarts[i]);
        }
    }

    private void setSphere(float[] xyz, int cluster) {
        int at = SPHERE * cluster;
        for (int axis = 0; axis < 3; axis++) {
            double least = Double.POSITIVE_INFINITY;
            double greatest = Double.NEGATIVE_INFINITY;
            for (int i = starts[cluster]; i < starts[cluster + 1]; i++) {
                least = Math.min(least, xyz[3 * i + axis]);
                greatest = Math.max(greatest, xyz[3 * i + axis]);
            }
            spheres[at + axis] = 0.5 * (least + greatest);
        }
        double squared = 0;
        for (int i = starts[cluster]; i < starts[cluster + 1]; i++) {
            double x = xyz[3 * i] - spheres[at];
            double y = xyz[3 * i + 1] - spheres[at + 1];
            double z = xyz[3 * i + 2] - spheres[at + 2];
            squared = Math.max(squared, x * x + y * y + z * z);
        }
        spheres[at + 3] = Math.sqrt(squared);
    }

    private void setJoints(BindPose pose, int cluster) {
        int first = entryStarts[cluster];
        int end = first;
        for (int i = starts[cluster]; i < starts[cluster + 1]; i++) {
            for (int k = 0; k < pose.influences(); k++) {
                int joint = pose.joint(i, k);
                int entry = first;
                while (entry < end && joints[entry] != joint) {
                    entry++;
                }
                if (entry == end && weight(pose, i, joint) > 0) {
                    ensureCapacity(end + 1);
                    joints[end++] = joint;
                }
            }
        }
        entryStarts[cluster + 1] = end;
        for (int entry = first; entry < end; entry++) {
            setWeights(pose, cluster, entry);
        }
    }

    private void ensureCapacity(int entries) {
        if (entries > joints.length) {
            joints = Arrays.copyOf(joints, 2 * entries);
            means = Arrays.copyOf(means, 2 * entries);
            spreads = Arrays.copyOf(spreads, 2 * entries);
        }
    }

    private void setWeights(BindPose pose, int cluster, int entry) {
        double sum = 0;
        for (int i = starts[cluster]; i < starts[cluster + 1]; i++) {
            sum += weight(pose, i, joints[entry]);
        }
        double mean = sum / (starts[cluster + 1] - starts[cluster]);
        double spread = 0;
        for (int i = starts[cluster]; i < starts[cluster + 1]; i++) {
            spread = Math.max(spread, Math.abs(weight(pose, i, joints[entry]) - mean));
        }
        means[entry] = mean;
        spreads[entry] = spread;
    }

    /** The weight with which a vertex follows a joint, which may be several of its influences. */
    private static double weight(BindPose pose, int vertex, int joint) {
        int first = INFLUENCES * vertex;
        if (pose.weights()[first] == 0) {
            return joint == BindPose.STILL ? 1 : 0;
        }
        double sum = 0;
        for (int i = first; i < first + pose.influences(); i++) {
            sum += pose.joints()[i] == joint ? pose.weights()[i] : 0;
        }
        return sum;
    }

    int count() {
        return starts.length - 1;
    }

    /** For each cluster its first vertex; one more entry is the first loose vertex. */
    int[] starts() {
        return starts;
    }

    /** For each cluster the centre and radius of a sphere round its vertices. */
    double[] spheres() {
        return spheres;
    }

    /** For each cluster the first of its entries in the next three arrays; one more is the number of entries. */
    int[] entryStarts() {
        return entryStarts;
    }

    /** The joint of each entry, or {@link BindPose#STILL}; no cluster has the same twice. */
    int[] joints() {
        return joints;
    }

    /** For each entry the mean weight of the joint over the vertices of the cluster. */
    double[] means() {
        return means;
    }

    /** For each entry the greatest difference of a vertex's weight from the mean. */
    double[] spreads() {
        return spreads;
    }

    /** The greatest number of joints of a cluster. */
    int mostEntries() {
        return mostEntries;
    }
}

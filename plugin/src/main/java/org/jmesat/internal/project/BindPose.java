package org.jmesat.internal.project;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The bind pose of a skinned mesh: position, weights and joints of each drawn vertex, in clusters of vertices that move
 * alike, and what bounds them in every pose. Does not change; meshes with the same bind pose, such as the clones of a
 * model, share one instance.
 *
 * <p>The vertices are in the order of their clusters. After the last cluster come the <i>loose</i> vertices, whose
 * weights are negative or do not sum to about 1, so that they may move anywhere.
 */
final class BindPose {
    /** The joint of vertices that do not move. */
    static final int STILL = -1;
    /** Numbers per cluster in {@link #spheres}: centre and radius. */
    static final int SPHERE = 4;
    private static final int INFLUENCES = LinearBlendSkinning.INFLUENCES;

    private final int influences;
    private final int count;
    private final float[] xyz;
    private final float[] weights;
    private final int[] joints;
    /** For each cluster its first vertex; one more entry is the first loose vertex. */
    private final int[] clusters;
    /** For each cluster the centre and radius of a sphere round its vertices. */
    private final double[] spheres;
    /** For each cluster the first of its entries in the next array; one more entry is the number of entries. */
    private final int[] jointStarts;
    /** The joints that the vertices of each cluster follow. */
    private int[] clusterJoints = new int[64];
    private final int[] usedJoints;
    private final double[] extents = new double[3];
    private double mostWeight = 1;
    private double deviation;
    private int leastJoint;
    private int greatestJoint = -1;

    /** Copies the first vertices of a reader's arrays; {@code influences} is how many weights count (1 to 4). */
    BindPose(float[] xyz, LinearBlendSkinning skin, int count, int influences) {
        this.influences = influences;
        this.count = count;
        this.xyz = new float[3 * count];
        weights = new float[INFLUENCES * count];
        joints = new int[INFLUENCES * count];
        ClusterOrder order = new ClusterOrder(xyz, skin.weights(), skin.joints(), count, influences);
        for (int i = 0; i < count; i++) {
            int vertex = order.vertex(i);
            System.arraycopy(xyz, 3 * vertex, this.xyz, 3 * i, 3);
            System.arraycopy(skin.weights(), INFLUENCES * vertex, weights, INFLUENCES * i, INFLUENCES);
            System.arraycopy(skin.joints(), INFLUENCES * vertex, joints, INFLUENCES * i, INFLUENCES);
            addJoints(INFLUENCES * i);
        }
        clusters = order.clusters();
        int clusterCount = clusters.length - 1;
        spheres = new double[SPHERE * clusterCount];
        jointStarts = new int[clusterCount + 1];
        for (int i = 0; i < clusterCount; i++) {
            setSphere(i);
            setClusterJoints(i);
        }
        usedJoints = IntStream.range(0, INFLUENCES * count).filter(this::isUsed).map(this::joint).sorted().distinct()
                .toArray();
        setLimits();
    }

    private void setSphere(int cluster) {
        int at = SPHERE * cluster;
        for (int axis = 0; axis < 3; axis++) {
            double least = Double.POSITIVE_INFINITY;
            double greatest = Double.NEGATIVE_INFINITY;
            for (int i = clusters[cluster]; i < clusters[cluster + 1]; i++) {
                least = Math.min(least, xyz[3 * i + axis]);
                greatest = Math.max(greatest, xyz[3 * i + axis]);
            }
            spheres[at + axis] = 0.5 * (least + greatest);
        }
        double squared = 0;
        for (int i = clusters[cluster]; i < clusters[cluster + 1]; i++) {
            double x = xyz[3 * i] - spheres[at];
            double y = xyz[3 * i + 1] - spheres[at + 1];
            double z = xyz[3 * i + 2] - spheres[at + 2];
            squared = Math.max(squared, x * x + y * y + z * z);
        }
        spheres[at + 3] = Math.sqrt(squared);
    }

    private void setClusterJoints(int cluster) {
        int first = jointStarts[cluster];
        int end = first;
        for (int i = INFLUENCES * clusters[cluster]; i < INFLUENCES * clusters[cluster + 1]; i++) {
            if (isUsed(i)) {
                int joint = joint(i);
                int entry = first;
                while (entry < end && clusterJoints[entry] != joint) {
                    entry++;
                }
                if (entry == end) {
                    if (end == clusterJoints.length) {
                        clusterJoints = Arrays.copyOf(clusterJoints, 2 * end);
                    }
                    clusterJoints[end++] = joint;
                }
            }
        }
        jointStarts[cluster + 1] = end;
    }

    /** Whether an influence of a vertex counts; the first one of a vertex that does not move stands for that. */
    private boolean isUsed(int influence) {
        int number = influence % INFLUENCES;
        boolean still = weights[influence - number] == 0;
        return still ? number == 0 : number < influences && weights[influence] != 0;
    }

    private int joint(int influence) {
        return weights[influence - influence % INFLUENCES] == 0 ? STILL : joints[influence];
    }

    private void setLimits() {
        for (int i = 0; i < xyz.length; i++) {
            extents[i % 3] = Math.max(extents[i % 3], Math.abs(xyz[i]));
        }
        for (int i = 0; i < count; i++) {
            double sum = 0;
            for (int k = 0; k < influences; k++) {
                sum += Math.abs(weights[INFLUENCES * i + k]);
            }
            sum = weights[INFLUENCES * i] == 0 ? 1 : sum;
            mostWeight = Math.max(mostWeight, sum);
            deviation = Math.max(deviation, i < clusters[clusters.length - 1] ? Math.abs(sum - 1) : 0);
        }
    }

    private void addJoints(int first) {
        for (int i = first; i < first + influences && weights[first] != 0; i++) {
            if (weights[i] != 0) {
                leastJoint = Math.min(leastJoint, joints[i]);
                greatestJoint = Math.max(greatestJoint, joints[i]);
            }
        }
    }

    /** Computes the fingerprint of the arguments of the constructor: 64 bits of a hash. */
    static long fingerprint(float[] xyz, LinearBlendSkinning skin, int count, int influences) {
        long hash = BakedOutlines.mix(count, influences);
        for (int i = 0; i < 3 * count; i++) {
            hash = BakedOutlines.mix(hash, Float.floatToRawIntBits(xyz[i]));
        }
        for (int i = 0; i < INFLUENCES * count; i++) {
            hash = BakedOutlines.mix(hash, Float.floatToRawIntBits(skin.weights()[i]));
            hash = BakedOutlines.mix(hash, skin.joints()[i]);
        }
        return hash;
    }

    int count() {
        return count;
    }

    int clusterCount() {
        return clusters.length - 1;
    }

    /** For each cluster its first vertex; one more entry is the first loose vertex. */
    int[] clusters() {
        return clusters;
    }

    /** For each cluster the centre and radius of a sphere round its vertices. */
    double[] spheres() {
        return spheres;
    }

    /** For each cluster its first entry in {@link #clusterJoints}; one more entry is the number of entries. */
    int[] jointStarts() {
        return jointStarts;
    }

    /** The joints that the vertices of a cluster follow, or {@link #STILL}; no cluster has the same twice. */
    int[] clusterJoints() {
        return clusterJoints;
    }

    /** The joints that vertices follow, ascending; with {@link #STILL} if some vertex does not move. */
    int[] usedJoints() {
        return usedJoints;
    }

    /** The greatest absolute x, y and z of all vertices. */
    double[] extents() {
        return extents;
    }

    /** The greatest sum of the absolute weights of a vertex; at least 1. */
    double mostWeight() {
        return mostWeight;
    }

    /** The greatest difference of that sum from 1 among the vertices in clusters. */
    double deviation() {
        return deviation;
    }

    /** The greatest joint of a vertex; −1 if no vertex moves. */
    int greatestJoint() {
        return greatestJoint;
    }

    /** Whether an armature with a number of joints has all joints of the vertices. */
    boolean fits(int jointCount) {
        return leastJoint >= 0 && greatestJoint < jointCount;
    }

    /** Skins a vertex with the joint matrices of a pose. */
    void skin(int vertex, float[] matrices, float[] into, int at) {
        LinearBlendSkinning.skin(vertex, xyz, weights, joints, influences, matrices, into, at);
    }
}

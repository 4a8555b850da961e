package org.jmesat.internal.project;

import java.util.Arrays;

/**
 * The bind pose of a skinned mesh: position, weights and joints of each drawn vertex, in clusters of vertices that move
 * alike, and groups of such clusters. Does not change; meshes with the same bind pose share one instance, such as the
 * clones of a model.
 *
 * <p>The vertices are in the order of their clusters. After the last cluster come the <i>loose</i> vertices, whose
 * weights are negative or do not sum to about 1, so that they may move anywhere.
 */
final class BindPose {
    /** The joint of vertices that do not move. */
    static final int STILL = -1;
    private static final int INFLUENCES = LinearBlendSkinning.INFLUENCES;

    private final int influences;
    private final int hash;
    /** For each vertex in the order in which the mesh draws it, its number here. */
    private final int[] numbers;
    private final float[] xyz;
    private final float[] weights;
    private final int[] joints;
    private final ClusterBounds clusters;
    private final ClusterBounds groups;
    private final int[] groupClusters;
    private final BindPoseLimits limits;
    private int leastJoint;
    private int greatestJoint = -1;

    /** Copies the first vertices of a reader's arrays; {@code influences} is how many weights count (1 to 4). */
    BindPose(float[] xyz, LinearBlendSkinning skin, int count, int influences) {
        this.influences = influences;
        this.xyz = new float[3 * count];
        weights = new float[INFLUENCES * count];
        joints = new int[INFLUENCES * count];
        hash = hash(xyz, skin, count);
        ClusterOrder order = new ClusterOrder(xyz, skin.weights(), skin.joints(), count, influences);
        numbers = new int[count];
        for (int i = 0; i < count; i++) {
            int vertex = order.vertex(i);
            numbers[vertex] = i;
            System.arraycopy(xyz, 3 * vertex, this.xyz, 3 * i, 3);
            System.arraycopy(skin.weights(), INFLUENCES * vertex, weights, INFLUENCES * i, INFLUENCES);
            for (int k = 0; k < INFLUENCES; k++) {
                joints[INFLUENCES * i + k] = (int) skin.joints()[INFLUENCES * vertex + k];
            }
            addJoints(INFLUENCES * i);
        }
        clusters = new ClusterBounds(this, order.clusters());
        groups = new ClusterBounds(this, order.groups());
        groupClusters = order.groupClusters();
        limits = new BindPoseLimits(this, clusters.starts()[clusters.count()]);
    }

    private void addJoints(int first) {
        for (int i = first; i < first + influences && weights[first] != 0; i++) {
            if (weights[i] != 0) {
                leastJoint = Math.min(leastJoint, joints[i]);
                greatestJoint = Math.max(greatestJoint, joints[i]);
            }
        }
    }

    /** A hash of the arguments of the constructor. */
    static int hash(float[] xyz, LinearBlendSkinning skin, int count) {
        int hash = count;
        for (int i = 0; i < 3 * count; i++) {
            hash = 31 * hash + Float.floatToRawIntBits(xyz[i]);
        }
        for (int i = 0; i < INFLUENCES * count; i++) {
            hash = 31 * hash + Float.floatToRawIntBits(skin.weights()[i]);
        }
        return hash;
    }

    /** Whether this is the bind pose of the first vertices of a reader's arrays; compares bit by bit. */
    boolean matches(int otherHash, float[] otherXyz, LinearBlendSkinning skin, int count, int otherInfluences) {
        if (otherHash != hash || count != numbers.length || otherInfluences != influences) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            int n = numbers[i];
            if (!Arrays.equals(xyz, 3 * n, 3 * n + 3, otherXyz, 3 * i, 3 * i + 3)
                    || !Arrays.equals(weights, INFLUENCES * n, INFLUENCES * (n + 1),
                            skin.weights(), INFLUENCES * i, INFLUENCES * (i + 1))
                    || !hasJoints(INFLUENCES * n, skin.joints(), INFLUENCES * i)) {
                return false;
            }
        }
        return true;
    }

    private boolean hasJoints(int first, float[] others, int from) {
        for (int k = 0; k < INFLUENCES; k++) {
            if (joints[first + k] != (int) others[from + k]) {
                return false;
            }
        }
        return true;
    }

    int count() {
        return numbers.length;
    }

    /** How many of the four weights of a vertex count (1 to 4). */
    int influences() {
        return influences;
    }

    float[] xyz() {
        return xyz;
    }

    /** Four weights for each vertex. */
    float[] weights() {
        return weights;
    }

    /** Four joints for each vertex; those with the weight 0 may not exist. */
    int[] joints() {
        return joints;
    }

    /** The joint of an influence of a vertex, or {@link #STILL}. */
    int joint(int vertex, int influence) {
        return weights[INFLUENCES * vertex] == 0 ? STILL : joints[INFLUENCES * vertex + influence];
    }

    ClusterBounds clusters() {
        return clusters;
    }

    /** Groups of clusters, to drop many clusters at once. */
    ClusterBounds groups() {
        return groups;
    }

    /** For each group its first cluster; one more entry is the number of clusters. */
    int[] groupClusters() {
        return groupClusters;
    }

    BindPoseLimits limits() {
        return limits;
    }

    /** The greatest joint of a vertex; −1 if no vertex moves. */
    int greatestJoint() {
        return greatestJoint;
    }

    /** Whether an armature with a number of joints has all joints of the vertices. */
    boolean fits(int jointCount) {
        return leastJoint >= 0 && greatestJoint < jointCount;
    }

    /** Skins a vertex with the operations of {@link LinearBlendSkinning} in their order, so that all bits agree. */
    void skin(int vertex, float[] m, float[] into, int at) {
        float x = xyz[3 * vertex];
        float y = xyz[3 * vertex + 1];
        float z = xyz[3 * vertex + 2];
        int first = INFLUENCES * vertex;
        if (weights[first] == 0) {
            into[at] = x;
            into[at + 1] = y;
            into[at + 2] = z;
            return;
        }
        float skinnedX = 0;
        float skinnedY = 0;
        float skinnedZ = 0;
        for (int i = first; i < first + influences; i++) {
            float weight = weights[i];
            if (weight == 0) {
                continue;
            }
            int k = JointMatrices.FLOATS_PER_MATRIX * joints[i];
            skinnedX += (m[k] * x + m[k + 1] * y + m[k + 2] * z + m[k + 3]) * weight;
            skinnedY += (m[k + 4] * x + m[k + 5] * y + m[k + 6] * z + m[k + 7]) * weight;
            skinnedZ += (m[k + 8] * x + m[k + 9] * y + m[k + 10] * z + m[k + 11]) * weight;
        }
        into[at] = skinnedX;
        into[at + 1] = skinnedY;
        into[at + 2] = skinnedZ;
    }
}

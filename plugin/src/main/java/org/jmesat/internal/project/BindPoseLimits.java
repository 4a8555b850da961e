package org.jmesat.internal.project;

import java.util.stream.IntStream;

/** What bounds the vertices of a {@link BindPose} in every pose: their joints, and the extremes of their numbers. */
final class BindPoseLimits {
    private static final int INFLUENCES = LinearBlendSkinning.INFLUENCES;

    private final int[] usedJoints;
    private final double[] extents = new double[3];
    private double mostWeight = 1;
    private double deviation;

    /** Measures a pose with a number of vertices in clusters, which come first. */
    BindPoseLimits(BindPose pose, int clustered) {
        usedJoints = IntStream.range(0, INFLUENCES * pose.count()).filter(i -> isUsed(pose, i))
                .map(i -> pose.joint(i / INFLUENCES, i % INFLUENCES)).sorted().distinct().toArray();
        for (int i = 0; i < 3 * pose.count(); i++) {
            extents[i % 3] = Math.max(extents[i % 3], Math.abs(pose.xyz()[i]));
        }
        for (int i = 0; i < pose.count(); i++) {
            double sum = sumOfWeights(pose, i);
            mostWeight = Math.max(mostWeight, sum);
            deviation = Math.max(deviation, i < clustered ? Math.abs(sum - 1) : 0);
        }
    }

    /** Whether an influence of a vertex counts; the first one of a vertex that does not move stands for that. */
    private static boolean isUsed(BindPose pose, int influence) {
        int number = influence % INFLUENCES;
        boolean still = pose.weights()[influence - number] == 0;
        return still ? number == 0 : number < pose.influences() && pose.weights()[influence] != 0;
    }

    private static double sumOfWeights(BindPose pose, int vertex) {
        if (pose.weights()[INFLUENCES * vertex] == 0) {
            return 1;
        }
        double sum = 0;
        for (int i = 0; i < pose.influences(); i++) {
            sum += Math.abs(pose.weights()[INFLUENCES * vertex + i]);
        }
        return sum;
    }

    /** The joints that vertices follow, ascending; with {@link BindPose#STILL} if some vertex does not move. */
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
}

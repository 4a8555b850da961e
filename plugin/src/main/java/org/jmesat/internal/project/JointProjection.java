package org.jmesat.internal.project;

import org.jmesat.projection.ProjectionPlane;

/**
 * For each joint of a pose, the affine map from the bind pose to plane coordinates relative to the geometry's
 * translation: the joint's matrix, then the world transform. In doubles, with a bound of the difference from the
 * vertices that {@link LinearBlendSkinning} and {@link PlaneTransform} compute. O(joints).
 */
final class JointProjection {
    /** Numbers per joint: the rows of x, y and depth with four numbers each, and the two greatest stretches. */
    static final int STRIDE = 14;
    static final int STRETCH = 12;
    static final int DEPTH_STRETCH = 13;

    /**
     * A skinned coordinate takes at most nine roundings to a float and a projected one another, each relative to the
     * sum of the absolute terms: at most 10·2⁻²⁴ of it. Four times that leaves room for the roundings of this package.
     */
    private static final double ROUNDING = 0x1p-18;
    /** What underflow in floats may add to a skinned coordinate, generously. */
    private static final double UNDERFLOW = 1e-35;
    /** The same for a projected coordinate. */
    private static final double PROJECTED_UNDERFLOW = 1e-40;
    /** Below this, nothing overflows a float. */
    private static final double MOST_COORDINATE = 1e30;

    private final double[] local = new double[9];
    private final double[] reach = new double[3];
    private double[] maps = {};
    private double rounding;
    private double depthRounding;

    /**
     * Computes the maps of the joints of a bind pose. Returns false if a vertex might have a coordinate that is not
     * finite, or nearly too large for a float.
     */
    boolean update(BindPose pose, float[] matrices, PlaneTransform transform, ProjectionPlane plane) {
        int needed = STRIDE * (2 + pose.greatestJoint());
        if (maps.length < needed) {
            maps = new double[needed];
        }
        setRows(transform, plane);
        System.arraycopy(pose.extents(), 0, reach, 0, 3);
        for (int joint : pose.usedJoints()) {
            if (joint == BindPose.STILL) {
                setStill();
            } else {
                set(joint, matrices, pose.extents());
            }
        }
        return setRoundings(pose);
    }

    /** The rows in local coordinates of the mesh, which the plane exchanges and negates. */
    private void setRows(PlaneTransform transform, ProjectionPlane plane) {
        double[] rows = transform.computeMatrix();
        for (int i = 0; i < 9; i += 3) {
            double x = rows[i];
            double y = rows[i + 1];
            double z = rows[i + 2];
            local[i] = x * plane.x(1, 0) + y * plane.y(0, 0) + z * plane.depth(1, 0, 0);
            local[i + 1] = x * plane.x(0, 0) + y * plane.y(1, 0) + z * plane.depth(0, 1, 0);
            local[i + 2] = x * plane.x(0, 1) + y * plane.y(0, 1) + z * plane.depth(0, 0, 1);
        }
    }

    private void setStill() {
        for (int row = 0; row < 3; row++) {
            System.arraycopy(local, 3 * row, maps, 4 * row, 3);
            maps[4 * row + 3] = 0;
        }
        setStretch(0);
    }

    private void set(int joint, float[] m, double[] extents) {
        int from = LinearBlendSkinning.FLOATS_PER_MATRIX * joint;
        int to = at(joint);
        double ex = extents[0];
        double ey = extents[1];
        double ez = extents[2];
        for (int row = 0; row < 3; row++) {
            int k = from + 4 * row;
            double most = Math.abs(m[k]) * ex + Math.abs(m[k + 1]) * ey + Math.abs(m[k + 2]) * ez + Math.abs(m[k + 3]);
            // Math.max keeps NaN.
            reach[row] = Math.max(reach[row], most);
        }
        for (int row = 0; row < 3; row++) {
            double a = local[3 * row];
            double b = local[3 * row + 1];
            double c = local[3 * row + 2];
            for (int column = 0; column < 4; column++) {
                maps[to + 4 * row + column] =
                        a * m[from + column] + b * m[from + 4 + column] + c * m[from + 8 + column];
            }
        }
        setStretch(to);
    }

    /** The greatest singular value of the rows of x and y, and the length of that of depth. */
    private void setStretch(int at) {
        double[] m = maps;
        double xx = m[at] * m[at] + m[at + 1] * m[at + 1] + m[at + 2] * m[at + 2];
        double yy = m[at + 4] * m[at + 4] + m[at + 5] * m[at + 5] + m[at + 6] * m[at + 6];
        double xy = m[at] * m[at + 4] + m[at + 1] * m[at + 5] + m[at + 2] * m[at + 6];
        double zz = m[at + 8] * m[at + 8] + m[at + 9] * m[at + 9] + m[at + 10] * m[at + 10];
        double half = 0.5 * (xx - yy);
        m[at + STRETCH] = Math.sqrt(0.5 * (xx + yy) + Math.sqrt(half * half + xy * xy));
        m[at + DEPTH_STRETCH] = Math.sqrt(zz);
    }

    private boolean setRoundings(BindPose pose) {
        double most = pose.mostWeight();
        double x = most(0, most);
        double y = most(3, most);
        double z = most(6, most);
        double part = ROUNDING + 4 * pose.deviation();
        rounding = part * (x + y) + PROJECTED_UNDERFLOW;
        depthRounding = part * z + PROJECTED_UNDERFLOW;
        // False for NaN.
        return most * (reach[0] + reach[1] + reach[2]) < MOST_COORDINATE && x + y + z < MOST_COORDINATE;
    }

    /** The greatest absolute coordinate that a row may give. */
    private double most(int row, double weight) {
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += Math.abs(local[row + i]) * (reach[i] + UNDERFLOW);
        }
        return weight * sum;
    }

    /** The place of a joint's numbers in {@link #maps}. */
    static int at(int joint) {
        return STRIDE * (joint + 1);
    }

    double[] maps() {
        return maps;
    }

    /** How far the projection of a vertex may be outside the bounds of its cluster, in the plane. */
    double rounding() {
        return rounding;
    }

    /** How far its depth may be outside the bounds of its cluster. */
    double depthRounding() {
        return depthRounding;
    }
}

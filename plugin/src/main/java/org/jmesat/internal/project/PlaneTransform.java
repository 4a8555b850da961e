package org.jmesat.internal.project;

import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import org.jmesat.projection.ProjectionPlane;

/**
 * The part of a world transform that projects vertices onto the plane: two rows of tilt times scale, and the
 * translation. The {@link PlaneTurn turn} about the plane's axis that follows the tilt is not part of the projection.
 * Computed in doubles from the engine's floats; the rotation is normalised as the engine does for drawing.
 *
 * <p>All is in plane coordinates, in which z is along the plane's axis; vertices, too. Since a plane only exchanges
 * axes and signs, the arithmetic is the same in each plane.
 */
final class PlaneTransform {
    private ProjectionPlane plane = ProjectionPlane.XY;
    private float x;
    private float y;
    private float z;
    /** The rotation at the last change of the tilt or the scale; later ones differ only by a turn. */
    private float baseX;
    private float baseY;
    private float baseZ;
    private float baseW = 1;
    private float scaleX = 1;
    private float scaleY = 1;
    private float scaleZ = 1;
    /** The scale of {@link #badScaleText}, which is cached since a geometry with this scale may keep turning. */
    private Vector3f badScale;
    private String badScaleText;
    private final PlaneTurn turn = new PlaneTurn();
    private boolean turned;
    private final double[] matrix = new double[9];
    private float minDepth;
    private float maxDepth;

    /**
     * Sets a world transform; true if tilt or scale changed, and so the outline. A turn about the plane's axis changes
     * only the angle. The plane is the same at each call.
     */
    boolean update(Transform transform, ProjectionPlane newPlane) {
        double cos = turn.cos();
        double sin = turn.sin();
        boolean changed = set(transform, newPlane);
        turned = cos != turn.cos() || sin != turn.sin();
        return changed;
    }

    private boolean set(Transform transform, ProjectionPlane newPlane) {
        plane = newPlane;
        Vector3f translation = transform.getTranslation();
        x = plane.x(translation);
        y = plane.y(translation);
        z = plane.depth(translation);
        Quaternion q = transform.getRotation();
        float qx = (float) plane.x(q.getX(), q.getZ());
        float qy = (float) plane.y(q.getY(), q.getZ());
        float qz = (float) plane.depth(q.getX(), q.getY(), q.getZ());
        Vector3f s = transform.getScale();
        float sx = plane == ProjectionPlane.YZ ? s.z : s.x;
        float sy = plane == ProjectionPlane.XZ ? s.z : s.y;
        float sz = plane.depth(s);
        float qw = q.getW();
        boolean sameScale = isSame(sx, scaleX) && isSame(sy, scaleY) && isSame(sz, scaleZ);
        boolean sameRotation = isSame(qx, baseX) && isSame(qy, baseY) && isSame(qz, baseZ) && isSame(qw, baseW);
        if (sameScale && (turn.setRelative(baseX, baseY, baseZ, baseW, qx, qy, qz, qw) || sameRotation)) {
            return false;
        }
        scaleX = sx;
        scaleY = sy;
        scaleZ = sz;
        baseX = qx;
        baseY = qy;
        baseZ = qz;
        baseW = qw;
        turn.set(qx, qy, qz, qw);
        return true;
    }

    /** Compares with NaN equal to NaN, so that an unchanged transform with NaN does not count as a change. */
    private static boolean isSame(float a, float b) {
        return a == b || a != a && b != b;
    }

    /** Whether the projection is only a scale along x and y, without a tilt. */
    boolean isPlanar() {
        return baseX == 0 && baseY == 0;
    }

    /** Copies the rotation, in plane coordinates, whose tilt the projection has: x, y, z, w. */
    void copyBase(float[] into, int at) {
        into[at] = baseX;
        into[at + 1] = baseY;
        into[at + 2] = baseZ;
        into[at + 3] = baseW;
    }

    /** Whether the last update has changed the angle. */
    boolean isTurned() {
        return turned;
    }

    double cos() {
        return turn.cos();
    }

    double sin() {
        return turn.sin();
    }

    double translationX() {
        return x;
    }

    double translationY() {
        return y;
    }

    double translationZ() {
        return z;
    }

    /** Why vertices cannot be projected, as a sentence without its full stop; or null. */
    String problem() {
        if (!isTranslationValid()) {
            return "its world translation is " + plane.toWorld(x, y, z, new Vector3f());
        }
        if (!isFinite(scaleX, scaleY, scaleZ)) {
            return badScale("");
        }
        if (Float.isFinite(baseX + baseY + baseZ + baseW)) {
            return null;
        }
        Vector3f axis = plane.toWorld(baseX, baseY, baseZ, new Vector3f());
        return "its world rotation is " + new Quaternion(axis.x, axis.y, axis.z, baseW);
    }

    /**
     * Checks whether a scale of zero shrinks the first {@code count} vertices to one point: the scale is zero along
     * each axis along which they differ. Returns a sentence without its full stop; null if some vertices still differ,
     * or all were equal before. Rounded vertices are never equal, and become one point only if both scales in the plane
     * are zero. Takes O(count) only if a scale is zero.
     */
    String collapse(float[] xyz, int count, boolean rounded) {
        if (scaleX != 0 && scaleY != 0 && scaleZ != 0 || rounded && largestScale() > 0) {
            return null;
        }
        boolean several = rounded;
        for (int i = 3; i < 3 * count; i += 3) {
            boolean differsInX = xyz[i] != xyz[0];
            boolean differsInY = xyz[i + 1] != xyz[1];
            boolean differsInZ = xyz[i + 2] != xyz[2];
            if (differsInX && scaleX != 0 || differsInY && scaleY != 0 || differsInZ && scaleZ != 0) {
                return null;
            }
            several |= differsInX || differsInY || differsInZ;
        }
        return several ? badScale(", which shrinks it to a point") : null;
    }

    /** The sentence for this scale, cached; the consequence depends only on the scale. */
    private String badScale(String consequence) {
        if (badScaleText == null || Float.compare(scaleX, badScale.x) != 0 || Float.compare(scaleY, badScale.y) != 0
                || Float.compare(scaleZ, badScale.z) != 0) {
            badScale = new Vector3f(scaleX, scaleY, scaleZ);
            badScaleText = "its world scale is " + worldScale() + consequence;
        }
        return badScaleText;
    }

    /** The world scale, as a new vector. */
    Vector3f worldScale() {
        return switch (plane) {
            case XY -> new Vector3f(scaleX, scaleY, scaleZ);
            case XZ -> new Vector3f(scaleX, scaleZ, scaleY);
            case YZ -> new Vector3f(scaleZ, scaleY, scaleX);
        };
    }

    /** The larger of the two scales in the plane, as a magnitude. */
    double largestScale() {
        return Math.max(Math.abs(scaleX), Math.abs(scaleY));
    }

    boolean isTranslationValid() {
        return isFinite(x, y, z);
    }

    private static boolean isFinite(float a, float b, float c) {
        return Float.isFinite(a) && Float.isFinite(b) && Float.isFinite(c);
    }

    /** The least coordinate along the plane's axis of what was projected last, relative to the translation. */
    float minDepth() {
        return minDepth;
    }

    /** The greatest such coordinate. */
    float maxDepth() {
        return maxDepth;
    }

    /**
     * Computes tilt times scale: row by row the coefficients of x, y and z that give the two plane coordinates before
     * the turn, and the depth of a vertex, relative to the translation. The array is this instance's own.
     */
    double[] computeMatrix() {
        PlaneTurn.computeTilt(baseX, baseY, baseZ, baseW, matrix);
        double qx = matrix[0];
        double qy = matrix[1];
        // The tilt of a turn is none; its computed number may differ by rounding.
        double qz = isPlanar() ? 0 : matrix[2];
        double qw = matrix[3];
        double norm = qx * qx + qy * qy + qz * qz + qw * qw;
        double f = norm > 0 ? 2 / norm : 0;
        matrix[0] = (1 - f * (qy * qy + qz * qz)) * scaleX;
        matrix[1] = f * (qx * qy - qz * qw) * scaleY;
        matrix[2] = f * (qx * qz + qy * qw) * scaleZ;
        matrix[3] = f * (qx * qy + qz * qw) * scaleX;
        matrix[4] = (1 - f * (qx * qx + qz * qz)) * scaleY;
        matrix[5] = f * (qy * qz - qx * qw) * scaleZ;
        matrix[6] = f * (qx * qz - qy * qw) * scaleX;
        matrix[7] = f * (qy * qz + qx * qw) * scaleY;
        matrix[8] = (1 - f * (qx * qx + qy * qy)) * scaleZ;
        return matrix;
    }

    /** Projects vertices, relative to the translation; false if a coordinate is too large for a float. */
    boolean project(float[] xyz, int count, float[] result) {
        computeMatrix();
        double xx = matrix[0];
        double xy = matrix[1];
        double xz = matrix[2];
        double yx = matrix[3];
        double yy = matrix[4];
        double yz = matrix[5];
        boolean finite = true;
        for (int i = 0; i < count; i++) {
            double vx = xyz[3 * i];
            double vy = xyz[3 * i + 1];
            double vz = xyz[3 * i + 2];
            float px = (float) (xx * vx + xy * vy + xz * vz);
            float py = (float) (yx * vx + yy * vy + yz * vz);
            result[2 * i] = px;
            result[2 * i + 1] = py;
            finite &= Float.isFinite(px) & Float.isFinite(py);
        }
        return finite;
    }

    /** Computes the range of depths of vertices, with the matrix of the last projection. */
    void findDepths(float[] xyz, int count) {
        double lowest = Double.POSITIVE_INFINITY;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < 3 * count; i += 3) {
            double depth = matrix[6] * xyz[i] + matrix[7] * xyz[i + 1] + matrix[8] * xyz[i + 2];
            lowest = Math.min(lowest, depth);
            highest = Math.max(highest, depth);
        }
        minDepth = (float) lowest;
        maxDepth = (float) highest;
    }
}

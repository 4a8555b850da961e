package org.jmesat.internal.project;

import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;

/**
 * The part of a world transform that decides where a vertex lands in the XY plane: two rows of the rotation times the
 * scale, and the translation. Computed in doubles from the engine's floats, with the rotation normalised as the engine
 * does for drawing.
 */
final class PlaneTransform {
    private static final float LARGEST_TURNED = 1e38f;

    private float x;
    private float y;
    private float z;
    private float rotationX;
    private float rotationY;
    private float rotationZ;
    private float rotationW = 1;
    private float scaleX = 1;
    private float scaleY = 1;
    private float scaleZ = 1;
    /** Kept with its text, for something of no extent may go on turning. */
    private Vector3f badScale;
    private String badScaleText;
    private boolean planar = true;
    private double cos = 1;
    private double sin;

    /**
     * Takes over a transform; true when rotation or scale differ from before in a way that changes the silhouette. A
     * turn within the plane does not.
     */
    boolean update(Transform transform) {
        Vector3f translation = transform.getTranslation();
        x = translation.x;
        y = translation.y;
        z = translation.z;
        Quaternion q = transform.getRotation();
        Vector3f s = transform.getScale();
        if (q.getX() == rotationX && q.getY() == rotationY && q.getZ() == rotationZ && q.getW() == rotationW
                && s.x == scaleX && s.y == scaleY && s.z == scaleZ || isSameBrokenTransform(q, s)) {
            return false;
        }
        boolean turned = planar && s.x == scaleX && s.y == scaleY && s.z == scaleZ;
        rotationX = q.getX();
        rotationY = q.getY();
        rotationZ = q.getZ();
        rotationW = q.getW();
        scaleX = s.x;
        scaleY = s.y;
        scaleZ = s.z;
        separateTurn();
        return !(turned && planar);
    }

    /** NaN is told from nothing but NaN, so that a broken transform settles, too. */
    private boolean isSameBrokenTransform(Quaternion q, Vector3f s) {
        return Float.compare(q.getX(), rotationX) == 0 && Float.compare(q.getY(), rotationY) == 0
                && Float.compare(q.getZ(), rotationZ) == 0 && Float.compare(q.getW(), rotationW) == 0
                && Float.compare(s.x, scaleX) == 0 && Float.compare(s.y, scaleY) == 0
                && Float.compare(s.z, scaleZ) == 0;
    }

    /**
     * Finds out whether the transform only scales, along X and Y, without a reflection, then turns about Z, to the bit,
     * then moves. If so, what is projected is not turned yet, and {@link #cos} and {@link #sin} tell how far it is to
     * be.
     */
    void separateTurn() {
        planar = rotationX == 0 && rotationY == 0 && Float.isFinite(rotationZ + rotationW)
                && scaleX >= 0 && scaleY >= 0;
        cos = planar ? cosine(rotationZ, rotationW) : 1;
        sin = planar ? sine(rotationZ, rotationW) : 0;
    }

    /** Has a turn about Z treated as any other: what is projected is turned already. */
    void includeTurn() {
        planar = false;
        cos = 1;
        sin = 0;
    }

    boolean isPlanar() {
        return planar;
    }

    double cos() {
        return cos;
    }

    double sin() {
        return sin;
    }

    /** Of a turn about Z by a quaternion (0, 0, z, w), normalised as the engine does for drawing. */
    static double cosine(double z, double w) {
        double norm = z * z + w * w;
        return norm > 0 ? (w * w - z * z) / norm : 1;
    }

    static double sine(double z, double w) {
        double norm = z * z + w * w;
        return norm > 0 ? 2 * z * w / norm : 0;
    }

    /** Copies rotation and scale: seven numbers. */
    void copyInto(float[] pose, int at) {
        pose[at] = rotationX;
        pose[at + 1] = rotationY;
        pose[at + 2] = rotationZ;
        pose[at + 3] = rotationW;
        pose[at + 4] = scaleX;
        pose[at + 5] = scaleY;
        pose[at + 6] = scaleZ;
    }

    double translationX() {
        return x;
    }

    double translationY() {
        return y;
    }

    /** A sentence without its full stop, or null when vertices can be projected. */
    String problem() {
        if (!isTranslationValid()) {
            return "its world translation is " + new Vector3f(x, y, z);
        }
        if (!isFinite(scaleX, scaleY, scaleZ)) {
            return badScale("");
        }
        return Float.isFinite(rotationX + rotationY + rotationZ + rotationW) ? null : "its world rotation is "
                + new Quaternion(rotationX, rotationY, rotationZ, rotationW);
    }

    /**
     * Tells whether zero scale makes one point of the first {@code count} vertices: it is zero along each axis along
     * which their local coordinates x, y, z differ. Returns a sentence without its full stop; null when some vertices
     * still differ or all were the same before. Takes time in proportion to their number only where a scale is zero.
     */
    String collapse(float[] xyz, int count) {
        if (scaleX != 0 && scaleY != 0 && scaleZ != 0) {
            return null;
        }
        boolean several = false;
        for (int i = 3; i < 3 * count; i += 3) {
            boolean differsInX = xyz[i] != xyz[0];
            boolean differsInY = xyz[i + 1] != xyz[1];
            boolean differsInZ = xyz[i + 2] != xyz[2];
            if (differsInX && scaleX != 0 || differsInY && scaleY != 0 || differsInZ && scaleZ != 0) {
                return null;
            }
            several |= differsInX || differsInY || differsInZ;
        }
        return several ? badScale(", which leaves one point of its mesh") : null;
    }

    /** Whether a consequence is named depends on the scale alone, so a text that was made for this scale is right. */
    private String badScale(String consequence) {
        if (badScaleText == null || Float.compare(scaleX, badScale.x) != 0 || Float.compare(scaleY, badScale.y) != 0
                || Float.compare(scaleZ, badScale.z) != 0) {
            badScale = new Vector3f(scaleX, scaleY, scaleZ);
            badScaleText = "its world scale is " + badScale + consequence;
        }
        return badScaleText;
    }

    boolean isTranslationValid() {
        return isFinite(x, y, z);
    }

    private static boolean isFinite(float a, float b, float c) {
        return Float.isFinite(a) && Float.isFinite(b) && Float.isFinite(c);
    }

    /**
     * Scales points of the XY plane, as a planar transform does before it turns; false when a coordinate is so large
     * that it might overflow a float once it is turned.
     */
    boolean scale(float[] xy, int count, float[] result) {
        boolean small = true;
        for (int i = 0; i < count; i++) {
            float px = scaleX * xy[2 * i];
            float py = scaleY * xy[2 * i + 1];
            result[2 * i] = px;
            result[2 * i + 1] = py;
            small &= Math.abs(px) <= LARGEST_TURNED & Math.abs(py) <= LARGEST_TURNED;
        }
        return small;
    }

    /** Projects vertices relative to the translation; false when a coordinate is too large for a float. */
    boolean project(float[] xyz, int count, float[] result) {
        double qx = rotationX;
        double qy = rotationY;
        double qz = rotationZ;
        double qw = rotationW;
        double norm = qx * qx + qy * qy + qz * qz + qw * qw;
        double f = norm > 0 ? 2 / norm : 0;
        double xx = (1 - f * (qy * qy + qz * qz)) * scaleX;
        double xy = f * (qx * qy - qz * qw) * scaleY;
        double xz = f * (qx * qz + qy * qw) * scaleZ;
        double yx = f * (qx * qy + qz * qw) * scaleX;
        double yy = (1 - f * (qx * qx + qz * qz)) * scaleY;
        double yz = f * (qy * qz - qx * qw) * scaleZ;
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
}

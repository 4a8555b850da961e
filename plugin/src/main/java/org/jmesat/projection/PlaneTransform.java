package org.jmesat.projection;

import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;

/**
 * The part of a world transform that decides where a vertex lands in the XY plane: two rows of the rotation times the
 * scale, and the translation. Computed in doubles from the engine's floats, with the rotation normalised as the engine
 * does for drawing.
 */
final class PlaneTransform {
    private final Quaternion rotation = new Quaternion();
    private final Vector3f scale = new Vector3f(1, 1, 1);
    private final Vector3f translation = new Vector3f();
    /** Kept with its text, for something of no extent may go on turning. */
    private final Vector3f badScale = new Vector3f();
    private String scaleProblem;
    private double xx = 1;
    private double xy;
    private double xz;
    private double yx;
    private double yy = 1;
    private double yz;

    /**
     * Takes over a transform.
     *
     * @return true when rotation or scale differ from before, so that the silhouette does
     */
    boolean update(Transform transform) {
        translation.set(transform.getTranslation());
        Quaternion q = transform.getRotation();
        Vector3f s = transform.getScale();
        // Compared by equals, which tells NaN from nothing but NaN, so that a broken transform settles too.
        if (rotation.equals(q) && scale.equals(s)) {
            return false;
        }
        rotation.set(q);
        scale.set(s);
        computeRows();
        return true;
    }

    private void computeRows() {
        double x = rotation.getX();
        double y = rotation.getY();
        double z = rotation.getZ();
        double w = rotation.getW();
        double norm = x * x + y * y + z * z + w * w;
        double f = norm > 0 ? 2 / norm : 0;
        xx = (1 - f * (y * y + z * z)) * scale.x;
        xy = f * (x * y - z * w) * scale.y;
        xz = f * (x * z + y * w) * scale.z;
        yx = f * (x * y + z * w) * scale.x;
        yy = (1 - f * (x * x + z * z)) * scale.y;
        yz = f * (y * z - x * w) * scale.z;
    }

    double translationX() {
        return translation.x;
    }

    double translationY() {
        return translation.y;
    }

    /** A sentence without its full stop, or null when vertices can be projected. */
    String problem() {
        if (!Vector3f.isValidVector(translation)) {
            return "its world translation is " + translation;
        }
        if (!Vector3f.isValidVector(scale) || scale.x == 0 || scale.y == 0 || scale.z == 0) {
            if (scaleProblem == null || !scale.equals(badScale)) {
                badScale.set(scale);
                scaleProblem = "its world scale is " + scale;
            }
            return scaleProblem;
        }
        float sum = rotation.getX() + rotation.getY() + rotation.getZ() + rotation.getW();
        return Float.isFinite(sum) ? null : "its world rotation is " + rotation;
    }

    boolean isTranslationValid() {
        return Vector3f.isValidVector(translation);
    }

    /** Projects vertices relative to the translation; false when a coordinate is too large for a float. */
    boolean project(float[] xyz, int count, float[] result) {
        boolean finite = true;
        for (int i = 0; i < count; i++) {
            double x = xyz[3 * i];
            double y = xyz[3 * i + 1];
            double z = xyz[3 * i + 2];
            float px = (float) (xx * x + xy * y + xz * z);
            float py = (float) (yx * x + yy * y + yz * z);
            result[2 * i] = px;
            result[2 * i + 1] = py;
            finite &= Float.isFinite(px) & Float.isFinite(py);
        }
        return finite;
    }
}

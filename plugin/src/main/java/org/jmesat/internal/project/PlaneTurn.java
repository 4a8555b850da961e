package org.jmesat.internal.project;

/**
 * The turn about the plane's axis that a rotation ends with. A rotation is a tilt, then this turn: the projection has
 * the tilt, and the turn is the angle of its pieces. So a model that is tilted, such as one exported with another axis
 * up, costs nothing to turn.
 *
 * <p>In plane coordinates, a turn multiplies both complex numbers w + iz and x + iy of a quaternion by the same number
 * of length 1. The tilt is the quaternion whose first number is real and positive. Near upside down, where that number
 * is too small to have an angle, it is the one whose second number is.
 */
public final class PlaneTurn {
    /** Below this part of its square, w + iz of a quaternion is too small to give the angle. */
    private static final double UPSIDE_DOWN = 1e-3;
    /**
     * How far the tilts of two quaternions of length 1 may differ. The engine's rotations are products of floats, so
     * two that should be equal differ by some 2e-7.
     */
    private static final double TOLERANCE = 5e-7;

    private double cos = 1;
    private double sin;

    /** Creates a turn by no angle. */
    public PlaneTurn() {
    }

    /** Sets the turn of a quaternion in plane coordinates, of any length; by no angle if it has none. */
    public void set(double x, double y, double z, double w) {
        boolean upsideDown = isUpsideDown(x, y, z, w);
        double real = upsideDown ? x : w;
        double imaginary = upsideDown ? y : z;
        double norm = real * real + imaginary * imaginary;
        cos = norm > 0 ? (real * real - imaginary * imaginary) / norm : 1;
        sin = norm > 0 ? 2 * real * imaginary / norm : 0;
    }

    private static boolean isUpsideDown(double x, double y, double z, double w) {
        return z * z + w * w < UPSIDE_DOWN * (x * x + y * y);
    }

    /** Computes the tilt of a quaternion: x, y, z, w, of the same length. */
    static void computeTilt(double x, double y, double z, double w, double[] into) {
        boolean upsideDown = isUpsideDown(x, y, z, w);
        double real = upsideDown ? x : w;
        double imaginary = upsideDown ? y : z;
        double length = Math.sqrt(real * real + imaginary * imaginary);
        double c = length > 0 ? real / length : 1;
        double s = length > 0 ? imaginary / length : 0;
        into[0] = c * x + s * y;
        into[1] = c * y - s * x;
        into[2] = c * z - s * w;
        into[3] = c * w + s * z;
    }

    /**
     * Sets the turn of a quaternion relative to the tilt of a base, if the two have the same tilt up to rounding;
     * otherwise returns false, and the turn is undefined. No tilt is equal only to no tilt, and then the turn is
     * exactly that of {@link #set}.
     */
    boolean setRelative(float baseX, float baseY, float baseZ, float baseW, float x, float y, float z, float w) {
        if (baseX == 0 && baseY == 0 && Float.isFinite(baseZ + baseW)) {
            set(x, y, z, w);
            return x == 0 && y == 0 && Float.isFinite(z + w);
        }
        double real = (double) baseW * w + (double) baseZ * z + (double) baseX * x + (double) baseY * y;
        double imaginary = (double) baseW * z - (double) baseZ * w + (double) baseX * y - (double) baseY * x;
        double square = real * real + imaginary * imaginary;
        double most = square(baseX, baseY, baseZ, baseW) * square(x, y, z, w);
        if (!(square > 0 && most - square <= TOLERANCE * TOLERANCE * most)) {
            return false;
        }
        set(baseX, baseY, baseZ, baseW);
        double c = (real * real - imaginary * imaginary) / square;
        double s = 2 * real * imaginary / square;
        double former = cos;
        cos = former * c - sin * s;
        sin = sin * c + former * s;
        return true;
    }

    private static double square(double x, double y, double z, double w) {
        return x * x + y * y + z * z + w * w;
    }

    /** {@return the cosine of its angle} */
    public double cos() {
        return cos;
    }

    /** {@return the sine of its angle} */
    public double sin() {
        return sin;
    }
}

package org.jmesat.internal.project;

/**
 * Finds whether a rotated mesh is seen as before, apart from a turn about the plane's axis. So a model that was tilted
 * once, such as one exported with another axis up, costs nothing to turn: its pieces are kept, and turned as a whole.
 */
final class SameView {
    /**
     * The largest difference of a matrix entry, relative to the largest entry. The engine's rotations are products of
     * floats, so two that should be equal differ by some 2e-7.
     */
    private static final double TOLERANCE = 5e-7;

    private final double[] base = new double[9];
    private boolean known;
    private double cos = 1;
    private double sin;

    /** Sets the matrix of the projection that further ones are compared with. */
    void set(double[] matrix) {
        System.arraycopy(matrix, 0, base, 0, 9);
        known = true;
    }

    void clear() {
        known = false;
    }

    /**
     * Whether a matrix is the base followed by a turn about the plane's axis, which {@link #cos} and {@link #sin} give.
     */
    boolean isTurned(double[] matrix) {
        if (!known) {
            return false;
        }
        double c = 0;
        double s = 0;
        double largest = 0;
        for (int i = 0; i < 3; i++) {
            c += base[i] * matrix[i] + base[3 + i] * matrix[3 + i];
            s += base[i] * matrix[3 + i] - base[3 + i] * matrix[i];
            largest = Math.max(largest, Math.max(Math.abs(base[i]), Math.abs(base[3 + i])));
            largest = Math.max(largest, Math.abs(base[6 + i]));
        }
        double length = Math.sqrt(c * c + s * s);
        if (!(length > 0)) {
            return false;
        }
        cos = c / length;
        sin = s / length;
        double most = TOLERANCE * largest;
        for (int i = 0; i < 3; i++) {
            if (!(Math.abs(cos * base[i] - sin * base[3 + i] - matrix[i]) <= most
                    && Math.abs(sin * base[i] + cos * base[3 + i] - matrix[3 + i]) <= most
                    && Math.abs(base[6 + i] - matrix[6 + i]) <= most)) {
                return false;
            }
        }
        return true;
    }

    double cos() {
        return cos;
    }

    double sin() {
        return sin;
    }
}

package org.jmesat.internal.geometry;

/**
 * Finds the dimension of a set of points, up to four of them that span it, and coordinates in which the simplex of
 * these four is neither thin nor far away, however thin or far the set is.
 *
 * <p>The first two points are the furthest pair among the extremes along x, y and z; the third is furthest from the
 * line of these, the fourth furthest from the plane. The coordinates are those along three perpendicular directions,
 * each in units of the simplex's size in that direction, from the mean of the four: all points are within ±2 of 0.
 * They are an affine map of the given ones, and being within a convex hull is invariant under affine maps.
 */
final class SpanningSimplex {
    /**
     * Share of the size up to which a set counts as flat, or as straight; dimensionless. Points of a tilted plane that
     * are rounded to floats are thicker (10⁻⁸). The rounding of doubles (4·10⁻¹⁶ of the size) stays near 10⁻⁷ in the
     * coordinates of this class.
     */
    static final double FLAT = 0x1p-28;

    private final int[] vertices = new int[4];
    /** Three rows: direction divided by size. */
    private final double[] rows = new double[9];
    private final double[] mean = new double[3];
    private final double[] corner = new double[3];
    private final int[] extremes = new int[6];
    private double originX;
    private double originY;
    private double originZ;

    /** {@return the dimension of the vertices [from, to): 0 if all coincide, 1 on a line, 2 in a plane, otherwise 3} */
    int find(float[] xyz, int from, int to) {
        findExtremes(xyz, from, to);
        double most = 0;
        for (int i = 0; i < 6; i++) {
            for (int j = i + 1; j < 6; j++) {
                double distance = distance(xyz, extremes[i], extremes[j]);
                if (distance > most) {
                    most = distance;
                    vertices[0] = extremes[i];
                    vertices[1] = extremes[j];
                }
            }
        }
        if (most == 0) {
            vertices[0] = from;
            return 0;
        }
        originX = xyz[3 * vertices[0]];
        originY = xyz[3 * vertices[0] + 1];
        originZ = xyz[3 * vertices[0] + 2];
        setRow(0, xyz[3 * vertices[1]] - originX, xyz[3 * vertices[1] + 1] - originY,
                xyz[3 * vertices[1] + 2] - originZ);
        double height = findFurthestFromLine(xyz, from, to);
        if (height <= FLAT * most) {
            return 1;
        }
        setPerpendicular(xyz);
        double thickness = findFurthestFromPlane(xyz, from, to);
        if (thickness <= FLAT * most) {
            return 2;
        }
        scaleRow(0, 1 / most);
        scaleRow(1, 1 / height);
        scaleRow(2, 1 / thickness);
        findMean(xyz);
        return 3;
    }

    /** {@return one of the four vertices (0 ≤ i ≤ 3) of a set of dimension 3} */
    int vertex(int i) {
        return vertices[i];
    }

    /** {@return the axis (0 for x, 1 for y, 2 for z) nearest to the direction of a set of dimension 1} */
    int lineAxis() {
        return largest(0);
    }

    /** {@return the axis (0 for x, 1 for y, 2 for z) nearest to the normal of a set of dimension 2} */
    int normalAxis() {
        return largest(6);
    }

    /** Writes the coordinates of a vertex of a set of dimension 3, from {@code at} on. */
    void transform(float[] xyz, int vertex, double[] result, int at) {
        double x = xyz[3 * vertex] - originX;
        double y = xyz[3 * vertex + 1] - originY;
        double z = xyz[3 * vertex + 2] - originZ;
        result[at] = rows[0] * x + rows[1] * y + rows[2] * z - mean[0];
        result[at + 1] = rows[3] * x + rows[4] * y + rows[5] * z - mean[1];
        result[at + 2] = rows[6] * x + rows[7] * y + rows[8] * z - mean[2];
    }

    private void findExtremes(float[] xyz, int from, int to) {
        for (int axis = 0; axis < 3; axis++) {
            int least = from;
            int greatest = from;
            for (int i = from + 1; i < to; i++) {
                float value = xyz[3 * i + axis];
                least = value < xyz[3 * least + axis] ? i : least;
                greatest = value > xyz[3 * greatest + axis] ? i : greatest;
            }
            extremes[2 * axis] = least;
            extremes[2 * axis + 1] = greatest;
        }
    }

    private static double distance(float[] xyz, int i, int j) {
        double x = (double) xyz[3 * i] - xyz[3 * j];
        double y = (double) xyz[3 * i + 1] - xyz[3 * j + 1];
        double z = (double) xyz[3 * i + 2] - xyz[3 * j + 2];
        return Math.sqrt(x * x + y * y + z * z);
    }

    private double findFurthestFromLine(float[] xyz, int from, int to) {
        double most = 0;
        for (int i = from; i < to; i++) {
            double x = xyz[3 * i] - originX;
            double y = xyz[3 * i + 1] - originY;
            double z = xyz[3 * i + 2] - originZ;
            double crossX = rows[1] * z - rows[2] * y;
            double crossY = rows[2] * x - rows[0] * z;
            double crossZ = rows[0] * y - rows[1] * x;
            double square = crossX * crossX + crossY * crossY + crossZ * crossZ;
            if (square > most) {
                most = square;
                vertices[2] = i;
            }
        }
        return Math.sqrt(most);
    }

    private double findFurthestFromPlane(float[] xyz, int from, int to) {
        double most = 0;
        for (int i = from; i < to; i++) {
            double distance = Math.abs(rows[6] * (xyz[3 * i] - originX) + rows[7] * (xyz[3 * i + 1] - originY)
                    + rows[8] * (xyz[3 * i + 2] - originZ));
            if (distance > most) {
                most = distance;
                vertices[3] = i;
            }
        }
        return most;
    }

    /** Sets the second row from the third vertex, perpendicular to the first row, and the third to both. */
    private void setPerpendicular(float[] xyz) {
        double x = xyz[3 * vertices[2]] - originX;
        double y = xyz[3 * vertices[2] + 1] - originY;
        double z = xyz[3 * vertices[2] + 2] - originZ;
        // The second round removes what rounding has left along the first row, which counts if the set is a needle.
        for (int round = 0; round < 2; round++) {
            double along = rows[0] * x + rows[1] * y + rows[2] * z;
            x -= along * rows[0];
            y -= along * rows[1];
            z -= along * rows[2];
        }
        setRow(3, x, y, z);
        setRow(6, rows[1] * rows[5] - rows[2] * rows[4], rows[2] * rows[3] - rows[0] * rows[5],
                rows[0] * rows[4] - rows[1] * rows[3]);
    }

    private void setRow(int at, double x, double y, double z) {
        double length = Math.sqrt(x * x + y * y + z * z);
        rows[at] = x / length;
        rows[at + 1] = y / length;
        rows[at + 2] = z / length;
    }

    private void scaleRow(int row, double factor) {
        for (int i = 3 * row; i < 3 * row + 3; i++) {
            rows[i] *= factor;
        }
    }

    private void findMean(float[] xyz) {
        double x = 0;
        double y = 0;
        double z = 0;
        mean[0] = 0;
        mean[1] = 0;
        mean[2] = 0;
        for (int vertex : vertices) {
            transform(xyz, vertex, corner, 0);
            x += corner[0] / 4;
            y += corner[1] / 4;
            z += corner[2] / 4;
        }
        mean[0] = x;
        mean[1] = y;
        mean[2] = z;
    }

    private int largest(int at) {
        double x = Math.abs(rows[at]);
        double y = Math.abs(rows[at + 1]);
        double z = Math.abs(rows[at + 2]);
        return x >= y && x >= z ? 0 : y >= z ? 1 : 2;
    }
}

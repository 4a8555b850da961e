package org.jmesat.internal.project;

import java.util.Arrays;

/** Cuts flat convex polygons at a depth, after I. E. Sutherland and G. W. Hodgman (1974). */
final class FlatSlice {
    private FlatSlice() {
    }

    /**
     * {@return the part of a polygon on one side of a depth, as x, y, z of its corners; none if there is none}
     *
     * @param xyz the corners, in order
     * @param row the depth of a point is row[0]·x + row[1]·y + row[2]·z + offset
     * @param direction 1 to keep what is deeper than the limit (greater), −1 for the other side
     */
    static float[] keep(float[] xyz, double[] row, double offset, double limit, int direction) {
        float[] kept = new float[2 * xyz.length];
        int n = 0;
        for (int i = 0; i < xyz.length; i += 3) {
            int j = (i + 3) % xyz.length;
            double a = direction * (depth(xyz, i, row) + offset - limit);
            double b = direction * (depth(xyz, j, row) + offset - limit);
            if (a >= 0) {
                System.arraycopy(xyz, i, kept, n, 3);
                n += 3;
            }
            if (a < 0 && b > 0 || a > 0 && b < 0) {
                double share = a / (a - b);
                for (int k = 0; k < 3; k++) {
                    kept[n++] = (float) (xyz[i + k] + share * ((double) xyz[j + k] - xyz[i + k]));
                }
            }
        }
        return Arrays.copyOf(kept, n);
    }

    private static double depth(float[] xyz, int i, double[] row) {
        return row[0] * xyz[i] + row[1] * xyz[i + 1] + row[2] * xyz[i + 2];
    }
}

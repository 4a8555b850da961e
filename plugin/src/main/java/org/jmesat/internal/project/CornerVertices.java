package org.jmesat.internal.project;

import java.util.Arrays;
import org.jmesat.internal.geometry.ConvexHull;

/**
 * Finds vertices that enclose most of the others: corners of their hull, as many as are wanted, and the two at the ends
 * of the range of depths. Of a hull with more corners, those are left out that add the least area.
 */
final class CornerVertices {
    /** Of a hull with more corners, only some are considered. */
    private static final int MOST_CONSIDERED = 64;
    /** A power of two. */
    private static final int TABLE = 64;

    private final float[] xy = new float[2 * MOST_CONSIDERED];
    private int count;
    /** A hash table of corners: one more than the number of a corner, or 0. */
    private final int[] table = new int[TABLE];

    /**
     * Writes the numbers of vertices at corners of a hull to {@code into}, at most as many as fit, and these in
     * [3, {@value #TABLE} / 2]. Returns how many.
     *
     * @param points the points that the hull encloses
     * @param pointCount how many; their numbers are the first of {@code kept}
     */
    int find(KeptVertices kept, float[] points, int pointCount, ConvexHull hull, int most, int[] into) {
        int step = (hull.count() + MOST_CONSIDERED - 1) / MOST_CONSIDERED;
        count = 0;
        for (int i = 0; i < hull.count(); i += step) {
            xy[2 * count] = hull.x(i);
            xy[2 * count + 1] = hull.y(i);
            count++;
        }
        while (count > most) {
            removeFlattest();
        }
        return findVertices(kept, points, pointCount, into);
    }

    private void removeFlattest() {
        int flattest = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            int before = 2 * (i == 0 ? count - 1 : i - 1);
            int after = 2 * (i + 1 == count ? 0 : i + 1);
            double ax = (double) xy[2 * i] - xy[before];
            double ay = (double) xy[2 * i + 1] - xy[before + 1];
            double bx = (double) xy[after] - xy[before];
            double by = (double) xy[after + 1] - xy[before + 1];
            double area = Math.abs(ax * by - ay * bx);
            if (area < least) {
                least = area;
                flattest = i;
            }
        }
        System.arraycopy(xy, 2 * flattest + 2, xy, 2 * flattest, 2 * (count - flattest - 1));
        count--;
    }

    private int findVertices(KeptVertices kept, float[] points, int pointCount, int[] into) {
        Arrays.fill(table, 0);
        for (int i = 0; i < count; i++) {
            int slot = slot(xy[2 * i], xy[2 * i + 1]);
            while (table[slot] != 0) {
                slot = slot + 1 & TABLE - 1;
            }
            table[slot] = i + 1;
        }
        int found = 0;
        for (int i = 0; i < pointCount && found < count; i++) {
            float x = points[2 * i];
            float y = points[2 * i + 1];
            int slot = slot(x, y);
            while (table[slot] != 0) {
                int corner = table[slot] - 1;
                if (xy[2 * corner] == x && xy[2 * corner + 1] == y) {
                    into[2 + found++] = kept.number(i);
                    // Other vertices at the same point are not needed: the entry stays, but matches nothing.
                    xy[2 * corner] = Float.NaN;
                    break;
                }
                slot = slot + 1 & TABLE - 1;
            }
        }
        return found;
    }

    /** Adding zero turns −0 into +0, as the hull does. */
    private static int slot(float x, float y) {
        int hash = Float.floatToRawIntBits(x + 0f) * 0x9e3779b1 + Float.floatToRawIntBits(y + 0f) * 0x85ebca6b;
        return (hash ^ hash >>> 15) * 0x2c1b3c6d >>> 26;
    }

    /** Writes the numbers of the vertices of least and greatest depth to an array, from {@code at} on. */
    void findEnds(KeptVertices kept, PlaneTransform transform, int[] into, int at) {
        double[] matrix = transform.computeMatrix();
        float[] xyz = kept.xyz();
        int lowest = 0;
        int highest = 0;
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        int vertices = kept.count();
        for (int i = 0; i < vertices; i++) {
            double depth = matrix[6] * xyz[3 * i] + matrix[7] * xyz[3 * i + 1] + matrix[8] * xyz[3 * i + 2];
            if (depth < least) {
                least = depth;
                lowest = i;
            }
            if (depth > greatest) {
                greatest = depth;
                highest = i;
            }
        }
        into[at] = kept.number(lowest);
        into[at + 1] = kept.number(highest);
    }
}

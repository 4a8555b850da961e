package org.jmesat.benchmarks.pairs;

import com.badlogic.gdx.math.Intersector.MinimumTranslationVector;
import com.badlogic.gdx.math.Intersector;

/**
 * libGDX's Intersector, which takes world corners: local corners as floats are transformed to the world as part of the
 * work. libGDX's Polygon is not used, because it would turn them by a table of sines.
 */
final class LibgdxPairs implements OverlapTest, MtvTest {
    private final float[][] corners;
    private final float[] x;
    private final float[] y;
    private final float[] cos;
    private final float[] sin;
    private final float[] worldA;
    private final float[] worldB;
    private final MinimumTranslationVector mtv = new MinimumTranslationVector();

    LibgdxPairs(PairSet set) {
        corners = new float[2 * set.pairs()][];
        x = new float[corners.length];
        y = new float[corners.length];
        cos = new float[corners.length];
        sin = new float[corners.length];
        int longest = 0;
        for (int i = 0; i < corners.length; i++) {
            corners[i] = set.corners(i);
            longest = Math.max(longest, corners[i].length);
            x[i] = set.x(i);
            y[i] = set.y(i);
            cos[i] = (float) set.cos(i);
            sin[i] = (float) set.sin(i);
        }
        worldA = new float[longest];
        worldB = new float[longest];
    }

    @Override
    public int countOverlaps() {
        int overlaps = 0;
        for (int i = 0; i < corners.length; i += 2) {
            if (test(i, null)) {
                overlaps++;
            }
        }
        return overlaps;
    }

    @Override
    public MtvSum sumMtvs() {
        int overlaps = 0;
        double depth = 0;
        double sumX = 0;
        double sumY = 0;
        for (int i = 0; i < corners.length; i += 2) {
            if (test(i, mtv)) {
                overlaps++;
                depth += mtv.depth;
                sumX += mtv.normal.x;
                sumY += mtv.normal.y;
            }
        }
        return new MtvSum(overlaps, depth, sumX, sumY);
    }

    private boolean test(int a, MinimumTranslationVector found) {
        place(a, worldA);
        place(a + 1, worldB);
        return Intersector.overlapConvexPolygons(worldA, 0, corners[a].length, worldB, 0, corners[a + 1].length, found);
    }

    private void place(int i, float[] world) {
        float[] local = corners[i];
        float originX = x[i];
        float originY = y[i];
        float c = cos[i];
        float s = sin[i];
        for (int j = 0; j < local.length; j += 2) {
            world[j] = originX + (c * local[j] - s * local[j + 1]);
            world[j + 1] = originY + (s * local[j] + c * local[j + 1]);
        }
    }
}

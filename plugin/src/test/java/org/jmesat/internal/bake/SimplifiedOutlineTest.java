package org.jmesat.internal.bake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** Outlines with fewer corners cover the exact ones, and add the area that is reported. */
class SimplifiedOutlineTest {
    /** Simplifies; fails unless the pieces cover the union of the triangles, and the reported area is what they add. */
    private static float[][] simplify(float[] xy, int maxVertices, String what) {
        OutlinePieces found = OutlinePieces.find(xy, xy.length / 6, maxVertices);
        float[][] pieces = OutlineOracle.withArea(found);
        OutlineOracle.requireConvexAndDisjoint(pieces, what);
        Geometry exact = OutlineOracle.union(xy);
        Geometry simple = OutlineOracle.union(pieces);
        double area = exact.getArea();
        assertTrue(OverlayNGRobust.overlay(exact, simple, OverlayNG.DIFFERENCE).getArea() <= 1e-5 * area, what);
        assertEquals(OutlineOracle.area(pieces) - area, found.areaError(), 1e-5 * area, what);
        assertTrue(found.areaError() >= 0 && found.areaError() <= OutlinePieces.MOST_AREA_ERROR * area, what);
        return pieces;
    }

    @Test
    void aSimplifiedDiscHasTheCornersAskedForAndCoversTheDisc() {
        Triangles disc = new Triangles();
        for (int i = 0; i < 64; i++) {
            double from = i * Math.PI / 32;
            double to = (i + 1) * Math.PI / 32;
            disc.add(0, 0, 1.999f * (float) Math.cos(from), 1.999f * (float) Math.sin(from),
                    1.999f * (float) Math.cos(to), 1.999f * (float) Math.sin(to));
        }
        for (int corners : new int[] {63, 32, 16, 8, 6}) {
            float[][] pieces = simplify(disc.array(), corners, "corners " + corners);
            assertEquals(1, pieces.length);
            assertEquals(corners, pieces[0].length / 2);
        }
        // Four corners would add more than a quarter of the area.
        assertEquals(5, simplify(disc.array(), 3, "too few")[0].length / 2);
    }

    @Test
    void aSimplifiedOutlineFillsSmallHolesFirst() {
        Triangles holed = new Triangles().box(-4, -4, 4, -1).box(-4, 1, 4, 4).box(-4, -1, -1, 1).box(1, -1, 4, 1);
        holed.box(-1, -1, 1, -0.5f).add(-1, -0.5f, 0, 1, -1, 1).add(1, -0.5f, 1, 1, 0, 1);
        assertEquals(4, OutlineOracle.requireExact(holed.array(), "holed").length);
        assertEquals(1, simplify(holed.array(), 4, "filled").length);
    }

    @Test
    void simplifiedOutlinesOfRandomTrianglesCoverThem() {
        for (int seed = 0; seed < Rounds.of(80); seed++) {
            Random random = new Random(seed);
            int triangles = 5 + random.nextInt(40);
            float[] xy = new float[6 * triangles];
            for (int i = 0; i < xy.length; i++) {
                xy[i] = i % 6 > 1 ? xy[i - i % 6 + i % 2] + random.nextInt(17) / 32f : random.nextInt(33) / 32f;
            }
            if (OutlinePieces.find(xy, triangles, 0).problem() == null) {
                simplify(xy, 3 + random.nextInt(30), "seed " + seed);
            }
        }
    }
}

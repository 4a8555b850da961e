package org.jmesat.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jmesat.testing.ExactOrientation;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

class ConvexDecompositionTest {
    private static final GeometryFactory FACTORY = new GeometryFactory();

    private static Polygon polygon(float[] xy) {
        Coordinate[] ring = new Coordinate[xy.length / 2 + 1];
        for (int i = 0; i < ring.length; i++) {
            ring[i] = new Coordinate(xy[2 * i % xy.length], xy[(2 * i + 1) % xy.length]);
        }
        return FACTORY.createPolygon(ring);
    }

    private static float[] corners(ConvexPolygon piece) {
        float[] xy = new float[2 * piece.getVertexCount()];
        for (int i = 0; i < piece.getVertexCount(); i++) {
            xy[2 * i] = piece.getX(i);
            xy[2 * i + 1] = piece.getY(i);
        }
        return xy;
    }

    /** Divides a polygon, given in either direction; fails unless the pieces are the polygon. */
    private static int pieces(float... xy) {
        float[] reversed = new float[xy.length];
        for (int i = 0; i < xy.length; i += 2) {
            reversed[i] = xy[xy.length - 2 - i];
            reversed[i + 1] = xy[xy.length - 1 - i];
        }
        float[] given = xy.clone();
        ConvexPolygon[] pieces = ConvexDecomposition.of(xy);
        assertTrue(Arrays.equals(given, xy));
        assertEquals(pieces.length, ConvexDecomposition.of(reversed).length);
        double area = 0;
        List<Geometry> polygons = new ArrayList<>();
        for (ConvexPolygon piece : pieces) {
            float[] corners = corners(piece);
            int n = corners.length;
            for (int i = 0; i < n; i += 2) {
                assertEquals(1, ExactOrientation.index(corners[i], corners[i + 1], corners[(i + 2) % n],
                        corners[(i + 3) % n], corners[(i + 4) % n], corners[(i + 5) % n]), piece::toString);
            }
            Polygon each = polygon(corners);
            area += each.getArea();
            polygons.add(each);
        }
        Polygon whole = polygon(xy);
        assertEquals(whole.getArea(), area, 1e-9 * area);
        assertEquals(0, OverlayNGRobust.union(polygons, FACTORY).symDifference(whole).getArea(), 1e-9 * area);
        return pieces.length;
    }

    private static String refusal(float... xy) {
        return assertThrows(IllegalArgumentException.class, () -> ConvexDecomposition.of(xy)).getMessage();
    }

    @Test
    void aConvexPolygonIsItsOwnPiece() {
        assertEquals(1, pieces(0, 0, 1, 0, 0, 1));
        assertEquals(1, pieces(0, 0, 2, 0, 3, 1, 2, 2, 0, 2));
    }

    @Test
    void cornersOnStraightEdgesAreLeftOut() {
        ConvexPolygon[] pieces = ConvexDecomposition.of(0, 0, 1, 0, 2, 0, 2, 1, 2, 2, 0, 2, 0, 1);
        assertEquals(1, pieces.length);
        assertEquals(4, pieces[0].getVertexCount());
        assertEquals(2, pieces(0, 0, 1, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2, 0, 1));
    }

    @Test
    void anArrowALetterLAndACrossHaveTheirLeastNumberOfPieces() {
        assertEquals(2, pieces(0, 0, 2, 1, 0, 2, 0.5f, 1));
        assertEquals(2, pieces(0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2));
        assertEquals(3, pieces(1, 0, 2, 0, 2, 1, 3, 1, 3, 2, 2, 2, 2, 3, 1, 3, 1, 2, 0, 2, 0, 1, 1, 1));
    }

    /**
     * The back and each tooth: two concave corners between two teeth, which no diagonal inside can join but along it.
     */
    @ParameterizedTest
    @CsvSource({"2, 3", "3, 4", "8, 9", "15, 16", "40, 41"})
    void aCombIsItsBackAndItsTeeth(int teeth, int least) {
        float[] xy = new float[8 * teeth];
        for (int i = 0; i < teeth; i++) {
            float[] tooth = {2 * i, i == 0 ? 0 : 1, 2 * i, 5, 2 * i + 1, 5, 2 * i + 1, i == teeth - 1 ? 0 : 1};
            System.arraycopy(tooth, 0, xy, 8 * i, 8);
        }
        assertEquals(least, pieces(xy));
    }

    /**
     * A cut between two neighbouring concave corners leaves neither of them concave: half as many cuts as points are
     * the least.
     */
    @ParameterizedTest
    @CsvSource({"4, 3", "5, 4", "6, 5", "9, 6", "12, 9", "30, 19"})
    void aStarOfNPointsNeedsLittleMoreThanHalfAsManyCuts(int points, int most) {
        float[] xy = new float[4 * points];
        for (int i = 0; i < 2 * points; i++) {
            double angle = Math.PI * i / points;
            // Each point stands at 270°/n on a regular polygon of n corners, whose corners lack 360°/n of 180°.
            double foot = Math.tan(1.5 * Math.PI / points);
            double radius = i % 2 == 1 ? 8 : 8 * (Math.cos(Math.PI / points) + Math.sin(Math.PI / points) * foot);
            xy[2 * i] = (float) (radius * Math.cos(angle));
            xy[2 * i + 1] = (float) (radius * Math.sin(angle));
        }
        assertTrue(pieces(xy) <= most);
    }

    @Test
    void ofSmallPolygonsFewDivisionsHaveFewerPieces() {
        int concave = 0;
        int least = 0;
        int found = 0;
        for (int seed = 0; seed < Rounds.of(400); seed++) {
            Random random = new Random(seed);
            float[] xy = starShaped(random, 5 + random.nextInt(5), random.nextInt(3) * 8);
            if (polygon(xy).isValid() && polygon(xy).getArea() > 0 && isAccepted(xy)) {
                int pieces = pieces(xy);
                found += pieces;
                least += least(xy);
                concave += pieces > 2 ? 1 : 0;
            }
        }
        assertTrue(found <= 1.1 * least, found + " beside " + least);
        assertTrue(concave > Rounds.of(400) / 6, "only " + concave);
    }

    @Test
    void largePolygonsAreDividedAsWell() {
        for (int seed = 0; seed < Rounds.of(20); seed++) {
            Random random = new Random(seed);
            int n = 65 + random.nextInt(200);
            float[] xy = starShaped(random, n, 0);
            assertTrue(pieces(xy) < 0.75 * n, "seed " + seed);
        }
    }

    private static boolean isAccepted(float[] xy) {
        try {
            ConvexDecomposition.of(xy);
            return true;
        } catch (IllegalArgumentException touching) {
            return false;
        }
    }

    /** Corners about the origin by angle; on a grid if there are cells, where corners are often straight. */
    private static float[] starShaped(Random random, int n, int cells) {
        float[] xy = new float[2 * n];
        for (int i = 0; i < n; i++) {
            double angle = 2 * Math.PI * i / n;
            double radius = 0.2 + random.nextDouble();
            xy[2 * i] = (float) (radius * Math.cos(angle));
            xy[2 * i + 1] = (float) (radius * Math.sin(angle));
            if (cells > 0) {
                xy[2 * i] = Math.round(xy[2 * i] * cells) / (float) cells;
                xy[2 * i + 1] = Math.round(xy[2 * i + 1] * cells) / (float) cells;
            }
        }
        return xy;
    }

    /** One more than the least number of diagonals that do not cross and leave no corner concave, by trying all. */
    private static int least(float[] given) {
        float[] xy = withoutStraight(given);
        int n = xy.length / 2;
        Polygon polygon = polygon(xy);
        boolean reversed = org.locationtech.jts.algorithm.Orientation.isCCW(polygon.getCoordinates()) ^ true;
        List<int[]> diagonals = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            for (int j = i + 2; j < n; j++) {
                LineString line = line(xy, i, j);
                if ((i > 0 || j < n - 1) && polygon.covers(line)
                        && polygon.getBoundary().intersection(line).getCoordinates().length == 2) {
                    diagonals.add(new int[] {i, j});
                }
            }
        }
        for (int cuts = 0; ; cuts++) {
            if (isPossible(xy, diagonals, 0, new ArrayList<>(), cuts, reversed)) {
                return cuts + 1;
            }
        }
    }

    private static float[] withoutStraight(float[] xy) {
        List<Float> kept = new ArrayList<>();
        int n = xy.length;
        for (int i = 0; i < n; i += 2) {
            if (ExactOrientation.index(xy[(i + n - 2) % n], xy[(i + n - 1) % n], xy[i], xy[i + 1], xy[(i + 2) % n],
                    xy[(i + 3) % n]) != 0) {
                kept.add(xy[i]);
                kept.add(xy[i + 1]);
            }
        }
        float[] result = new float[kept.size()];
        for (int i = 0; i < result.length; i++) {
            result[i] = kept.get(i);
        }
        return result;
    }

    private static LineString line(float[] xy, int i, int j) {
        return FACTORY.createLineString(new Coordinate[] {new Coordinate(xy[2 * i], xy[2 * i + 1]),
            new Coordinate(xy[2 * j], xy[2 * j + 1])});
    }

    private static boolean isPossible(float[] xy, List<int[]> all, int from, List<int[]> chosen, int cuts,
            boolean reversed) {
        if (cuts == 0) {
            return leavesNoConcaveCorner(xy, chosen, reversed);
        }
        for (int k = from; k < all.size(); k++) {
            int[] each = all.get(k);
            boolean crosses = chosen.stream().anyMatch(other -> line(xy, each[0], each[1])
                    .crosses(line(xy, other[0], other[1])));
            if (!crosses) {
                chosen.add(each);
                if (isPossible(xy, all, k + 1, chosen, cuts - 1, reversed)) {
                    return true;
                }
                chosen.remove(chosen.size() - 1);
            }
        }
        return false;
    }

    private static boolean leavesNoConcaveCorner(float[] xy, List<int[]> chosen, boolean reversed) {
        int n = xy.length / 2;
        for (int i = 0; i < n; i++) {
            // The other ends of sides and diagonals at a corner, in their order round the polygon and so by angle.
            List<Integer> ends = new ArrayList<>(List.of((i + 1) % n, (i + n - 1) % n));
            for (int[] each : chosen) {
                if (each[0] == i || each[1] == i) {
                    ends.add(each[0] + each[1] - i);
                }
            }
            int corner = i;
            ends.sort((a, b) -> Integer.compare((a - corner + n) % n, (b - corner + n) % n));
            for (int k = 1; k < ends.size(); k++) {
                int a = ends.get(k - 1);
                int b = ends.get(k);
                int turn = ExactOrientation.index(xy[2 * i], xy[2 * i + 1], xy[2 * a], xy[2 * a + 1], xy[2 * b],
                        xy[2 * b + 1]);
                if (reversed ? turn > 0 : turn < 0) {
                    return false;
                }
            }
        }
        return true;
    }

    @Test
    void tooFewCornersAreRefused() {
        assertEquals("At least 3 corners are needed, not 2", refusal(0, 0, 1, 1));
        assertEquals("At least 3 corners are needed, not 0", refusal());
        assertEquals("Coordinates come in pairs of x and y, but there are 7", refusal(0, 0, 1, 0, 0, 1, 5));
        assertThrows(NullPointerException.class, () -> ConvexDecomposition.of((float[]) null));
    }

    @Test
    void coordinatesThatAreNotFiniteAreRefused() {
        assertEquals("The y of point 2 is NaN", refusal(0, 0, 1, 0, 0, Float.NaN));
        assertEquals("The x of point 1 is Infinity", refusal(0, 0, Float.POSITIVE_INFINITY, 0, 0, 1));
    }

    @Test
    void aPolygonWithoutAreaIsRefused() {
        assertEquals("The polygon has no area: all 3 corners are on one line, from 0 (0.0, 0.0) on",
                refusal(0, 0, 1, 1, 3, 3));
        assertEquals("At least 3 corners are needed, not 1", refusal(2, 3, 2, 3, 2, 3));
    }

    @Test
    void aPolygonThatCrossesItselfIsRefused() {
        assertEquals("The polygon crosses itself: the side from corner 0 (0.0, 0.0) to 1 (2.0, 2.0) and the one from"
                + " 2 (2.0, 0.0) to 3 (0.0, 3.0)", refusal(0, 0, 2, 2, 2, 0, 0, 3));
    }

    @Test
    void aPolygonThatTouchesItselfIsRefused() {
        assertEquals("The polygon touches itself: corner 4 (1.0, 0.0) is on the side from corner 0 (0.0, 0.0) to 1"
                + " (4.0, 0.0)", refusal(0, 0, 4, 0, 4, 2, 2, 2, 1, 0, 0, 2));
        assertTrue(refusal(0, 0, 1, 1, 2, 0, 2, 2, 1, 1, 0, 2).startsWith("The polygon touches itself: corner "));
        assertEquals("The polygon turns back on itself at corner 2 (3.0, 0.0)", refusal(0, 0, 2, 0, 3, 0, 1, 0, 1, 1));
    }

    @Test
    void aCornerGivenTwiceIsDropped() {
        assertEquals(Arrays.toString(ConvexDecomposition.of(0, 0, 4, 0, 1, 1, 0, 4)),
                Arrays.toString(ConvexDecomposition.of(0, 0, 0, 0, 4, 0, 1, 1, 1, 1, 1, 1, 0, 4, 0, 0)));
    }

    @Test
    void aPolygonOfTooManyCornersIsRefusedAtOnce() {
        float[] xy = new float[400_000];
        for (int i = 0; i < xy.length; i += 2) {
            xy[i] = (float) Math.cos(2 * Math.PI * i / xy.length) * 1e6f;
            xy[i + 1] = (float) Math.sin(2 * Math.PI * i / xy.length) * 1e6f;
        }
        assertEquals("A polygon can have 4096 corners, not 200000", refusal(xy));
    }

    @Test
    void theLargestFloatsAreDivided() {
        float most = Float.MAX_VALUE;
        ConvexPolygon[] pieces = ConvexDecomposition.of(-most, -most, most, -most, -most / 2, -most / 2, -most, most);
        assertEquals(2, pieces.length);
    }

    /** It has an ear at its two ends only; testing all corners again for each ear took 44 s of processor time. */
    @Test
    void aSpiralIsDividedAsFastAsOtherPolygons() {
        int n = 4096;
        float[] xy = new float[2 * n];
        for (int i = 0; i < n; i++) {
            double angle = 0.3 * (i < n / 2 ? i : n - 1 - i);
            double radius = angle + (i < n / 2 ? 3 : 1);
            xy[2 * i] = (float) (radius * StrictMath.cos(angle));
            xy[2 * i + 1] = (float) (radius * StrictMath.sin(angle));
        }
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long begin = clock.getCurrentThreadCpuTime();
        ConvexPolygon[] pieces = ConvexDecomposition.of(xy);
        assertTrue(clock.getCurrentThreadCpuTime() - begin < 20_000_000_000L, "it took more than 20 s");
        double area = 0;
        for (ConvexPolygon piece : pieces) {
            for (int i = 0; i < piece.getVertexCount(); i++) {
                int j = (i + 1) % piece.getVertexCount();
                area += (double) piece.getX(i) * piece.getY(j) - (double) piece.getX(j) * piece.getY(i);
            }
        }
        double whole = 0;
        for (int i = 0; i < n; i++) {
            int j = (i + 1) % n;
            whole += (double) xy[2 * i] * xy[2 * j + 1] - (double) xy[2 * j] * xy[2 * i + 1];
        }
        assertEquals(Math.abs(whole), area, 1e-6 * area);
    }
}

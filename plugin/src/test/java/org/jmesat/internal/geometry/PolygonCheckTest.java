package org.jmesat.internal.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.RandomShapes;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Corners that are not a convex polygon are refused with a message that says why. */
class PolygonCheckTest {
    private static final long SEED = 74;

    @ParameterizedTest(name = "{0} says: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            0 0, 1 0                               | At least 3 corners are needed, not 2
            0 0                                    | At least 3 corners are needed, not 1
            0 0, 1 0, 0                            | Coordinates come in pairs of x and y, but there are 5
            0 0, 1 0, 1 NaN, 0 1                   | The y of point 2 is NaN
            0 0, Infinity 0, 1 1                   | The x of point 1 is Infinity
            0 0, 1 0, 1 -Infinity                  | The y of point 2 is -Infinity
            0 0, 1 0, 1 0, 0 0                     | At least 3 corners are needed, not 2
            5 5, 5 5, 5 5                          | At least 3 corners are needed, not 1
            0 0, 0 1, 1 1, 1 0                     | The corners run clockwise
            0 0, 0 4, 4 4, 2 2, 4 0                | The corners run clockwise
            0 0, 0 1, 0 2, 2 2, 2 0                | The corners run clockwise
            0 0, 4 0, 1 1, 0 4                     | The polygon is concave at corner 2 (1.0, 1.0)
            0 0, 4 0, 4 4, 2 3.9999998, 0 4        | The polygon is concave at corner 3 (2.0, 3.9999998)
            0 0, 2 0, 0 2, 2 2                     | The polygon crosses itself: the side from corner 1 (2.0, 0.0) to 2
            0 0, 1 0, 2 0                          | All 3 corners are on one line
            0 0, 2 0, 1 0                          | All 3 corners are on one line
            1e-45 1e-45, 3e-45 3e-45, 6e-45 6e-45  | All 3 corners are on one line
            0 0, 2 0, 1 0, 1 1                     | The polygon is concave at corner 2 (1.0, 0.0)
            0 0, 2 0, -1 0, 0 -1, 3 -1, 3 3, -2 3, -2 0 | The polygon turns back on itself at corner 1 (2.0, 0.0)
            0 0, 2 0, 2 2, 2 1, 0 1                | The polygon
            0 0, 2 0, 1 2, 0 0, 2 0, 1 2           | The corners go round 2 times
            0 0, 1 0, 1 1, 0 1, 0 0.5, 0 2, -1 0   | The polygon
            0 0, 2 0, -1 0, 0 -1, 1 1              | The polygon turns back on itself at corner 1 (2.0, 0.0)
            0 0, 4 0, 4 4, 0 0, 0 4                | The polygon
            0 0, 4 0, 4 4, 2 0, 0 4                | The polygon is concave at corner 3 (2.0, 0.0)
            0 4, 4 4, 4 0, 2 4, 0 0                | The corners run clockwise
            2 0, 4 0, 4 4, 2 0, 0 4                | The polygon
            1 0, -1 -1, 0 1, 1 -1, -1 0            | The corners run clockwise
            -0.5 0, 0 -2, 2 1, -2 1, 0 -3, 2 0.5, -3 0.5 | The polygon crosses itself
            """)
    void theMessageNamesTheFault(String corners, String message) {
        assertMessage(message, () -> ConvexPolygon.of(numbers(corners)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0 0, 1 0, 1 0, 0 1", "0 0, 1 0, 0 1, 0 0", "0 0, 1 0, 0 1, -0.0 0, 0 0",
        "0 0, 0 0, 0 0, 1 0, 0 1, 0 1"})
    void aCornerGivenTwiceIsDropped(String corners) {
        ConvexPolygon polygon = ConvexPolygon.of(numbers(corners));
        assertEquals(ConvexPolygon.of(0, 0, 1, 0, 0, 1).toString(), polygon.toString());
        assertEquals(3, polygon.getVertexCount());
    }

    @Test
    void aStarWithLeftTurnsOnlyIsRefused() {
        for (int points = 5; points <= 15; points += 2) {
            int step = points / 2;
            float[] xy = new float[2 * points];
            for (int i = 0; i < points; i++) {
                double angle = 2 * Math.PI * step * i / points;
                xy[2 * i] = (float) Math.cos(angle);
                xy[2 * i + 1] = (float) Math.sin(angle);
            }
            assertMessage("The corners go round " + step + " times", () -> ConvexPolygon.of(xy));
        }
    }

    @Test
    void aConvexPolygonMayStartAtAnyCorner() {
        RandomShapes shapes = new RandomShapes(SEED);
        for (int round = 0; round < Rounds.of(2000); round++) {
            float[] xy = corners(shapes.nextSolid());
            for (int shift = 0; shift < xy.length; shift += 2) {
                assertEquals(xy.length / 2, ConvexPolygon.of(shifted(xy, shift)).getVertexCount(), "seed " + SEED);
            }
        }
    }

    @Test
    void aClockwisePolygonIsRefusedFromAnyStartingCorner() {
        RandomShapes shapes = new RandomShapes(SEED);
        for (int round = 0; round < 300; round++) {
            float[] xy = reversed(corners(shapes.nextSolid()));
            for (int shift = 0; shift < xy.length; shift += 2) {
                float[] given = shifted(xy, shift);
                assertMessage("clockwise", () -> ConvexPolygon.of(given));
            }
        }
    }

    /** Which way a concave polygon runs shows only at a corner of its hull. */
    @Test
    void aConcavePolygonIsCalledClockwiseOnlyIfItRunsSo() {
        float[][] polygons = {{0, 0, 4, 0, 4, 1, 1, 1, 1, 4, 0, 4}, {0, 0, 2, 1, 4, 0, 4, 4, 0, 4},
            {0, 4, 2, 0, 4, 4, 2, 2}, {0, 0, 1, 0, 1, 2, 2, 2, 2, 0, 3, 0, 3, 3, 0, 3}, {2, 0, 2, 3, 1, 2, 0, 3, 0, 1}};
        for (float[] xy : polygons) {
            for (int shift = 0; shift < xy.length; shift += 2) {
                float[] given = shifted(xy, shift);
                float[] back = shifted(reversed(xy), shift);
                assertMessage("concave at corner ", () -> ConvexPolygon.of(given));
                assertMessage("clockwise", () -> ConvexPolygon.of(back));
            }
        }
    }

    /** The lowest corners are one on a straight side, too. */
    @Test
    void aClockwisePolygonWithCornersOnItsSidesIsRefusedFromAnyStartingCorner() {
        float[] square = {0, 0, 1, 0, 2, 0, 2, 1, 2, 2, 1, 2, 0, 2, 0, 1};
        float[] back = reversed(square);
        for (int shift = 0; shift < square.length; shift += 2) {
            assertEquals(8, ConvexPolygon.of(shifted(square, shift)).getVertexCount());
            float[] given = shifted(back, shift);
            assertMessage("clockwise", () -> ConvexPolygon.of(given));
        }
    }

    /** Whether sides cross is said of up to a thousand corners. */
    @Test
    void aPolygonOfManyCornersIsCalledConcaveWhereItsSidesCross() {
        assertMessage("crosses itself", () -> PolygonCheck.requireConvex(crossingRing(1000)));
        assertMessage("concave at corner ", () -> PolygonCheck.requireConvex(crossingRing(1001)));
    }

    /** Corners on a parabola, of which two neighbours have changed places. */
    private static double[] crossingRing(int corners) {
        double[] xy = new double[2 * corners];
        for (int i = 0; i < corners; i++) {
            int at = i == 500 ? 501 : i == 501 ? 500 : i;
            xy[2 * i] = at;
            xy[2 * i + 1] = (double) at * at;
        }
        return xy;
    }

    @Test
    void theLargestNumbersAreAllowed() {
        PolygonCheck.requireFinite("value", Double.MAX_VALUE);
        PolygonCheck.requireLength("length", 0);
        PolygonCheck.requireLength("length", Double.MAX_VALUE);
        double most = PolygonTable.MOST_COORDINATE;
        assertEquals(1, PolygonCheck.requirePose(most, -most, 1, 0));
        PolygonCheck.requirePoints(new double[] {most, -most}, 1);
        double more = Math.nextUp(most);
        assertMessage("placed at (" + more, () -> PolygonCheck.requirePose(more, 0, 1, 0));
        assertMessage("placed at (0.0, " + more, () -> PolygonCheck.requirePose(0, more, 1, 0));
        assertMessage("The y of point 0 is " + -more, () -> PolygonCheck.requirePoints(new double[] {0, -more}, 1));
        assertMessage("The length must be finite and not negative",
                () -> PolygonCheck.requireLength("length", -Double.MIN_VALUE));
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void theFirstBadNumberOfARangeIsNamed(double bad) {
        double[] values = {bad, 0, -1, bad, 1, bad};
        assertMessage("The width must be finite, not " + bad, () -> PolygonCheck.requireFinite("width", values, 1, 5));
        PolygonCheck.requireFinite("width", values, 1, 3);
    }

    /** Cosine and sine of an angle are used as they are; what is nearly of unit length is made so. */
    @Test
    void cosineAndSineAreNormalisedOnlyWhereTheyMustBe() {
        Random random = new Random(SEED);
        for (int round = 0; round < 1000; round++) {
            double angle = 7 * random.nextDouble();
            assertEquals(1, PolygonCheck.requirePose(0, 0, Math.cos(angle), Math.sin(angle)), "seed " + SEED);
        }
        assertEquals(1.0005, PolygonCheck.requirePose(0, 0, 0, -1.0005));
        assertEquals(0.9995, PolygonCheck.requirePose(0, 0, 0.9995, 0));
        assertMessage("cosine 1.0011", () -> PolygonCheck.requirePose(0, 0, 1.0011, 0));
        assertMessage("sine -0.9989", () -> PolygonCheck.requirePose(0, 0, 0, -0.9989));
    }

    @Test
    void swappedCornersAreRefused() {
        RandomShapes shapes = new RandomShapes(SEED);
        for (int round = 0; round < Rounds.of(2000); round++) {
            float[] xy = corners(shapes.nextSolid());
            int n = xy.length / 2;
            if (n < 4) {
                continue;
            }
            int i = shapes.random().nextInt(n);
            int j = (i + 1 + shapes.random().nextInt(n - 1)) % n;
            swap(xy, i, j);
            assertThrows(IllegalArgumentException.class, () -> ConvexPolygon.of(xy),
                    "corners " + i + " and " + j + " swapped, round " + round + ", seed " + SEED);
        }
    }

    @Test
    void aCornerPushedInByOneUnitInTheLastPlaceIsRefused() {
        Random random = new Random(SEED);
        for (int round = 0; round < 200; round++) {
            float top = 1 + random.nextFloat();
            float[] xy = {0, 0, 1, 0, 1, top, random.nextFloat() * 0.8f + 0.1f, Math.nextDown(top), 0, top};
            assertMessage("concave at corner 3", () -> ConvexPolygon.of(xy));
            xy[7] = top;
            assertEquals(5, ConvexPolygon.of(xy).getVertexCount());
        }
    }

    @ParameterizedTest
    @ValueSource(floats = {0, -1, Float.NaN, Float.POSITIVE_INFINITY})
    void sizesMustBePositiveAndFinite(float size) {
        assertMessage("The radius must be positive and finite, not " + size, () -> ConvexPolygon.regular(5, size));
        assertMessage("The width must be positive and finite, not " + size, () -> ConvexPolygon.rectangle(size, 1));
        assertMessage("The height must be positive and finite, not " + size, () -> ConvexPolygon.rectangle(1, size));
    }

    @Test
    void aRegularPolygonNeedsThreeSides() {
        assertMessage("at least 3 sides, not 2", () -> ConvexPolygon.regular(2, 1));
        assertMessage("at least 3 sides, not -7", () -> ConvexPolygon.regular(-7, 1));
    }

    @Test
    void sidesWhoseCornersCoincideAsFloatsAreRefused() {
        assertMessage("1000000 sides at a radius of 1.0 have corners that coincide as floats",
                () -> ConvexPolygon.regular(1_000_000, 1));
        assertMessage("at a radius of 1.4E-45", () -> ConvexPolygon.regular(32, Float.MIN_VALUE));
    }

    @Test
    void aHullNeedsOneFinitePoint() {
        assertMessage("At least 1 point is needed, not 0", () -> ConvexPolygon.hullOf());
        assertMessage("The x of point 1 is NaN", () -> ConvexPolygon.hullOf(0, 0, Float.NaN, 0));
        assertMessage("there are 3", () -> ConvexPolygon.hullOf(0, 0, 1));
    }

    private static void assertMessage(String part, Executable call) {
        String message = assertThrows(IllegalArgumentException.class, call).getMessage();
        assertTrue(message.contains(part), () -> '"' + message + "\" does not contain \"" + part + '"');
    }

    private static float[] numbers(String corners) {
        String[] words = corners.trim().split("[ ,]+");
        float[] xy = new float[words.length];
        for (int i = 0; i < xy.length; i++) {
            xy[i] = Float.parseFloat(words[i]);
        }
        return xy;
    }

    private static float[] corners(ConvexPolygon polygon) {
        float[] xy = new float[2 * polygon.getVertexCount()];
        for (int i = 0; i < polygon.getVertexCount(); i++) {
            xy[2 * i] = polygon.getX(i);
            xy[2 * i + 1] = polygon.getY(i);
        }
        return xy;
    }

    private static float[] shifted(float[] xy, int shift) {
        float[] result = new float[xy.length];
        for (int i = 0; i < xy.length; i++) {
            result[i] = xy[(i + shift) % xy.length];
        }
        return result;
    }

    private static float[] reversed(float[] xy) {
        float[] result = xy.clone();
        for (int i = 0, j = xy.length / 2 - 1; i < j; i++, j--) {
            swap(result, i, j);
        }
        return result;
    }

    private static void swap(float[] xy, int i, int j) {
        for (int c = 0; c < 2; c++) {
            float value = xy[2 * i + c];
            xy[2 * i + c] = xy[2 * j + c];
            xy[2 * j + c] = value;
        }
    }
}

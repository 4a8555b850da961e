package org.jmesat.internal.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.jme3.math.Vector2f;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Points written as text. */
class PointTextTest {

    @ParameterizedTest
    @ValueSource(strings = {"2, 1", "2 1", " 2.0,1 ", "2\t,\n1", "+2,1f", "2,1e0"})
    void aPointIsTwoNumbersSeparatedByACommaOrSpaces(String text) {
        assertEquals(new Vector2f(2, 1), PointText.readPoint(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "2", "2, 1, 3", "2,,1", ",2 1", "2; 1", "(2, 1)", "two, 1", "0x, 1"})
    void anythingElseIsNoPoint(String text) {
        assertNull(PointText.readPoint(text));
    }

    @Test
    void aPointMayBeInfinite() {
        assertEquals(new Vector2f(Float.NEGATIVE_INFINITY, Float.NaN), PointText.readPoint("-Infinity, NaN"));
    }

    @Test
    void aPointThatWasWrittenIsReadToTheBit() {
        long seed = 20240917;
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 2000; i++) {
            Vector2f point = new Vector2f(Float.intBitsToFloat(random.nextInt()),
                    Float.intBitsToFloat(random.nextInt()));
            assertEquals(point, PointText.readPoint(PointText.write(point)), "seed " + seed + ", round " + i);
        }
    }

    @Test
    void severalPointsAreSeparatedByCommas() {
        assertArrayEquals(new float[] {0, 0, 2, -1.5f, 3e5f, 4}, PointText.readPoints("0 0, 2   -1.5 ,\n3e5 4"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1 2", "1 2,", ",1 2", " 1 2 , , "})
    void blankPointsAreSkipped(String text) {
        assertArrayEquals(new float[] {1, 2}, PointText.readPoints(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", ",", " , ,"})
    void aBlankTextHasNoPoint(String text) {
        assertEquals(0, PointText.readPoints(text).length);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "1 2 3", "a 2", "1 b", "NaN 1", "1 Infinity", "1e50 1"})
    void aPointThatIsNotTwoFiniteNumbersIsNamed(String bad) {
        Exception thrown = assertThrows(IllegalArgumentException.class,
                () -> PointText.readPoints("0 0, " + bad + ", 1 1"));
        assertEquals("have \"" + bad + "\" where x and y of a point are expected", thrown.getMessage());
    }

    @Test
    void aLongTextIsQuotedInPart() {
        assertEquals("\"" + "7".repeat(40) + "\u2026\"", PointText.quote("7".repeat(41)));
        assertEquals("\"" + "7".repeat(40) + "\"", PointText.quote("7".repeat(40)));
    }
}

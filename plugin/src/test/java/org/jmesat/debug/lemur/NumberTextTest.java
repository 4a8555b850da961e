package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberTextTest {
    @ParameterizedTest
    @CsvSource({"0.132, 3, 0.132", "-0.132, 3, -0.132", "-0.0001, 3, 0.000", "0, 2, 0.00", "12.005, 1, 12.0",
        "0.05, 2, 0.05", "0.5, 0, 1", "-7, 0, -7", "0.00000012, 8, 0.00000012", "999.9999, 3, 1000.000"})
    void numbersHaveAFixedCountOfDigitsAfterThePoint(double value, int decimals, String text) {
        assertEquals(text, NumberText.decimal(new StringBuilder(), value, decimals).toString());
    }

    @Test
    void everyNumberReadsAsTheLibraryFormatsIt() {
        long seed = 20260117;
        Random random = new Random(seed);
        for (int i = 0; i < 10_000; i++) {
            // Halves of the last digit, which the two round differently, have no part in this.
            double value = (random.nextInt(2_000_001) - 1_000_000) / 1000d + 0.0001;
            int decimals = random.nextInt(4);
            String expected = String.format(Locale.ROOT, "%." + decimals + "f", value)
                    .replaceFirst("^-(0\\.?0*)$", "$1");
            assertEquals(expected, NumberText.decimal(new StringBuilder(), value, decimals).toString(),
                    "seed " + seed + ", value " + value);
        }
    }

    @ParameterizedTest
    @CsvSource({"1e12, 1.00e+12", "-3.4e38, -3.40e+38", "NaN, NaN", "Infinity, Infinity"})
    void whatIsTooLargeForAColumnIsShort(double value, String text) {
        assertEquals(text, NumberText.decimal(new StringBuilder(), value, 3).toString());
    }

    @ParameterizedTest
    @CsvSource({"1, 3", "9.99, 3", "10, 2", "0.5, 4", "5000, 0", "1e9, 0", "1e-12, 8", "0, 3", "NaN, 3"})
    void largerShapesNeedFewerDigits(double size, int decimals) {
        assertEquals(decimals, NumberText.decimalsFor(size));
    }

    @ParameterizedTest
    @CsvSource({"1, 0, 0.0 deg", "-1, 0, 0.0 deg", "-1, -0.0, 0.0 deg", "0, 1, 90.0 deg", "0, -1, 90.0 deg",
        "1, 1, 45.0 deg", "-1, -1, 45.0 deg", "1, -1, 135.0 deg", "1, -0.0000001, 0.0 deg"})
    void anAxisAndItsOppositeHaveOneDirection(double x, double y, String text) {
        assertEquals(text, NumberText.degrees(new StringBuilder(), x, y).toString());
    }
}

package org.jmesat.internal.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberTextTest {
    private static final long SEED = 20260117;

    @ParameterizedTest
    @CsvSource({"0.132, 3, 0.132", "-0.132, 3, -0.132", "-0.0001, 3, 0.000", "0, 2, 0.00", "12.005, 1, 12.0",
        "0.05, 2, 0.05", "0.5, 0, 1", "-7, 0, -7", "0.00000012, 8, 0.00000012", "999.9999, 3, 1000.000",
        "1000000.0000001, 9, 1000000.000000100", "0.25, -1, 2.500e-01"})
    void numbersInAColumnHaveAFixedNumberOfDecimals(double value, int decimals, String text) {
        assertEquals(text, column(value, decimals));
    }

    private static String column(double value, int decimals) {
        return NumberText.append(new StringBuilder(), value, decimals).toString();
    }

    @Test
    void numbersAreFormattedAsByTheLibrary() {
        Random random = new Random(SEED);
        for (int i = 0; i < 10_000; i++) {
            // Skips halves of the last digit, which the two round differently.
            double value = (random.nextInt(2_000_001) - 1_000_000) / 1000d + 0.0001;
            int decimals = random.nextInt(4);
            String expected = String.format(Locale.ROOT, "%." + decimals + "f", value)
                    .replaceFirst("^-(0\\.?0*)$", "$1");
            assertEquals(expected, column(value, decimals), "seed " + SEED + ", value " + value);
        }
    }

    @ParameterizedTest
    @CsvSource({"1e15, 1.000e+15", "-3.4e38, -3.400e+38", "NaN, NaN", "Infinity, Infinity"})
    void numbersWithMoreDigitsThanALongHaveAnExponent(double value, String text) {
        assertEquals(text, column(value, 3));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "-0.0, 0", "0.25, 0.25", "-1.5, -1.5", "7, 7", "100, 100", "12345.6, 12346", "0.03125, 0.03125",
        "0.0333333, 0.03333", "0.99999, 1", "9999.9, 10000", "0.000001, 0.000001", "1.2345e-9, 1.235e-09",
        "1e-10, 1.000e-10", "-2.5e29, -2.500e+29", "999999999999, 999999999999", "1e12, 1.000e+12", "NaN, NaN"})
    void aNumberInASentenceHasFourSignificantDigitsWithoutTrailingZeros(double value, String text) {
        assertEquals(text, NumberText.of(value));
    }

    @Test
    void aNumberInASentenceKeepsFourDigits() {
        Random random = new Random(SEED);
        for (int i = 0; i < 10_000; i++) {
            double value = random.nextGaussian() * Math.pow(10, random.nextInt(60) - 30);
            assertEquals(value, Double.parseDouble(NumberText.of(value)), 0.00051 * Math.abs(value),
                    "seed " + SEED + ", value " + value);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 3", "9.99, 3", "10, 2", "0.5, 4", "5000, 0", "1e9, 0", "1e-5, 8", "1e-6, -1", "0, 3", "NaN, 3"})
    void largerShapesGetFewerDigits(double size, int decimals) {
        assertEquals(decimals, NumberText.decimalsFor(size, 4, 8));
    }

    @ParameterizedTest
    @CsvSource({"0.139, 0, 0.139", "-0.0001, 3, -0.0001", "-0.0000001, 3, -1.000e-07", "0, 2, 0.00",
        "-1.79e-11, 8, -1.790e-11", "12.05, 1, 12.1", "0.05, 2, 0.05", "0.139, 3, 0.139",
        "4000.3, 3, 4000.300", "1e-12, -1, 1.000e-12"})
    void aNumberInACellThatIsNotZeroIsNotShownAsZero(double value, int decimals, String text) {
        assertEquals(text, NumberText.appendCell(new StringBuilder(), value, decimals).toString());
    }

    @Test
    void everyCellKeepsTwoDigits() {
        Random random = new Random(SEED);
        for (int i = 0; i < 10_000; i++) {
            double value = random.nextGaussian() * Math.pow(10, random.nextInt(40) - 30);
            int decimals = random.nextInt(9);
            String text = NumberText.appendCell(new StringBuilder(), value, decimals).toString();
            assertEquals(value, Double.parseDouble(text), 0.0501 * Math.abs(value),
                    "seed " + SEED + ", value " + value);
        }
    }

    @Test
    void anExponentIsWrittenAsByTheLibrary() {
        Random random = new Random(SEED);
        for (int i = 0; i < 10_000; i++) {
            double value = random.nextGaussian() * Math.pow(10, random.nextInt(600) - 300);
            int decimals = random.nextInt(6);
            assertEquals(String.format(Locale.ROOT, "%." + decimals + "e", value),
                    NumberText.appendExponent(new StringBuilder(), value, decimals).toString(), "seed " + SEED);
        }
    }

    @ParameterizedTest
    @CsvSource({"9.9999, 3, 1.000e+01", "0, 2, 0.00e+00", "4.9e-324, 1, 4.9e-324",
        "1.7976931348623157e308, 2, 1.80e+308",
        "-1, 0, -1e+00", "NaN, 3, NaN", "-Infinity, 3, -Infinity"})
    void exponentsAtTheLimitsAreRight(double value, int decimals, String text) {
        assertEquals(text, NumberText.appendExponent(new StringBuilder(), value, decimals).toString());
    }

    @ParameterizedTest
    @CsvSource({"0.139, 4000, 10, 3", "0.0139, 4000, 10, 4", "0.5, 1.5, 10, 3", "2, 2, 10, 2", "0.000001, 2, 10, 4",
        "0, 0, 10, 2", "0.139, 10000000, 10, 0", "0.001, 0.002, 10, 5", "0, 4000, 10, 0", "1e-20, 2e-20, 10, 4"})
    void theDecimalsOfAColumnFollowItsNumbers(double smallest, double greatest, int characters, int decimals) {
        assertEquals(decimals, NumberText.decimalsOfColumn(smallest, greatest, characters));
    }

    @ParameterizedTest
    @CsvSource({"0.139, 0, '(0.139, 0)'", "0.139, -6e-9, '(0.139, 0)'", "0.139, 0.00002, '(0.139, 0.00002)'",
        "1e-9, 1e-9, '(1.000e-09, 1.000e-09)'", "0, 0, '(0, 0)'", "-3, 4000, '(-3, 4000)'"})
    void theRoundingOfADirectionIsNotShownInAVector(double x, double y, String text) {
        assertEquals(text, NumberText.appendVector(new StringBuilder(), x, y).toString());
    }
}

package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumberLineTest {
    private final NumberLine line = new NumberLine();

    @ParameterizedTest
    @ValueSource(doubles = {1e-6, 0.003, 0.1, 1, 2, 3.7, 99.9, 1e5, 1e20})
    void theLongestSpanFitsAndUsesMostOfTheRow(double longest) {
        line.fit(216, longest);

        float left = line.x(5 - longest / 2, 5);
        float right = line.x(5 + longest / 2, 5);

        if (longest > 1e-3 && longest < 1e15) {
            assertTrue(right - left >= 216 / 1.2, "from " + left + " to " + right);
        }
        assertTrue(left >= 0 && right <= 216, "from " + left + " to " + right);
    }

    @Test
    void theCentreIsInTheMiddleOfTheRow() {
        line.fit(216, 4);

        assertEquals(108, line.x(1000, 1000));
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-6, 0.003, 0.1, 1, 2, 3.7, 99.9, 1e5})
    void ticksAreAtRoundNumbersAndDoNotCrowd(double longest) {
        line.fit(216, longest);

        double mantissa = line.step / Math.pow(10, Math.floor(Math.log10(line.step) + 1e-9));
        assertTrue(Math.abs(mantissa - 1) < 1e-6 || Math.abs(mantissa - 2) < 1e-6 || Math.abs(mantissa - 5) < 1e-6,
                "step " + line.step);
        double spacing = line.step / line.span * 216;
        assertTrue(spacing >= 36 && spacing <= 36 * 2.6, "spacing " + spacing);
        assertTrue(line.maxTicks() * spacing >= 216, "the ticks cover the row");
    }

    @Test
    void aSlightlyLongerSpanKeepsTheScale() {
        line.fit(216, 3.0);
        double span = line.span;
        line.fit(216, 3.1);
        assertEquals(span, line.span);
        line.fit(216, 4);
        assertTrue(line.span > span);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
    void aSpanWithoutALengthHasAScale(double longest) {
        line.fit(216, longest);

        assertEquals(108, line.x(3, 3));
    }
}

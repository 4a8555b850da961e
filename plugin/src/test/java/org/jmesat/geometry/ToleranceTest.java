package org.jmesat.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.internal.geometry.RoundingError;
import org.junit.jupiter.api.Test;

class ToleranceTest {
    @Test
    void nearTheOriginTheToleranceIsAShareOfTheSize() {
        assertEquals(2e-6, Tolerance.touching(1, 1), 1e-18);
        assertEquals(2e-3, Tolerance.touching(1000, 1000), 1e-15);
    }

    @Test
    void farFromTheOriginTheToleranceIsAFewUlpsOfTheCoordinate() {
        assertEquals(4 * Math.ulp(1000f), Tolerance.touching(1, 1000));
        assertEquals(0.25, Tolerance.touching(1, 1e6));
    }

    @Test
    void theUlpIsThatOfFloatsForEachPowerOfTwo() {
        for (int exponent = Float.MIN_EXPONENT - 23; exponent <= Float.MAX_EXPONENT; exponent++) {
            float power = Math.scalb(1f, exponent);
            for (float coordinate : new float[] {power, Math.nextUp(power), 1.5f * power, Math.nextDown(power)}) {
                assertEquals(4 * Math.ulp(coordinate), Tolerance.coordinates(coordinate), () -> "at " + coordinate);
            }
        }
        assertEquals(4 * Math.ulp(Float.MAX_VALUE), Tolerance.coordinates(1e300));
    }

    @Test
    void theToleranceIsPositiveForPointsAtTheOrigin() {
        assertTrue(Tolerance.touching(0, 0) > 0);
        assertTrue(RoundingError.tie(0, 0) > 0);
    }

    @Test
    void theToleranceIsFiniteBeyondTheRangeOfAFloat() {
        assertTrue(Double.isFinite(Tolerance.touching(1, 1e300)));
        assertTrue(Double.isFinite(Tolerance.touching(1, Float.MAX_VALUE)));
        assertTrue(Tolerance.touching(1, 1e300) < 1e33);
    }

    @Test
    void theToleranceOfTiesIsFarBelowThatOfTouching() {
        for (double far = 1e-3; far < 1e12; far *= 10) {
            assertTrue(RoundingError.tie(1, far) < 0.01 * Tolerance.touching(1, far));
        }
    }
}

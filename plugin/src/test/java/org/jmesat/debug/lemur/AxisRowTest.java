package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AxisRowTest {
    @ParameterizedTest
    @CsvSource({"1, 0, 0", "-1, 0, 0", "-1, -0.0, 0", "0, 1, 90", "0, -1, 90", "1, 1, 45", "-1, -1, 45", "1, -1, 135",
        "1, -0.0000001, 0"})
    void anAxisAndItsOppositeHaveOneDirection(double x, double y, double degrees) {
        assertEquals(degrees, AxisRow.degrees(x, y), 1e-9);
    }
}

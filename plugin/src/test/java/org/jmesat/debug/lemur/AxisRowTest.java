package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AxisRowTest {
    @ParameterizedTest
    @CsvSource({"1, 0, 0.0", "-1, 0, 180.0", "-1, -0.0, 180.0", "-1, -0.0000001, 180.0", "0, 1, 90.0", "0, -1, -90.0",
        "1, 1, 45.0", "-1, -1, -135.0", "1, -1, -45.0", "1, -0.0000001, 0.0", "0.9531907, -0.3023699, -17.6",
        "1, 0.0005, 0.0286", "-1, 0.01, 179.4"})
    void theDirectionIsTheAngleOfThePushOfB(double x, double y, String degrees) {
        assertEquals(degrees, AxisTable.appendDegrees(new StringBuilder(), x, y).toString());
    }
}

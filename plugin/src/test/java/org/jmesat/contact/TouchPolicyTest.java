package org.jmesat.contact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TouchPolicyTest {
    private static final double T = 0.25;

    @ParameterizedTest(name = "{0}, in contact before: {1}, separation {2} t: in contact {3}")
    @CsvSource({
        "INCLUSIVE, false, 1.0, true",
        "INCLUSIVE, false, 1.0000001, false",
        "INCLUSIVE, false, -9, true",
        "INCLUSIVE, true, 2.0, true",
        "INCLUSIVE, true, 2.0000001, false",
        "EXCLUSIVE, false, -1.0, false",
        "EXCLUSIVE, false, -1.0000001, true",
        "EXCLUSIVE, false, 0, false",
        "EXCLUSIVE, true, -0.5000001, true",
        "EXCLUSIVE, true, -0.5, false",
        "EXCLUSIVE, true, 0, false"})
    void contactBeginsAndEndsAtTheDesignedSeparation(TouchPolicy policy, boolean before, double separation,
            boolean expected) {
        assertEquals(expected, separation * T <= policy.limit(T, before));
    }
}

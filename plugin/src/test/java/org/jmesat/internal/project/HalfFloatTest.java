package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HalfFloatTest {

    /** The oracle is the definition of binary16, in exact double arithmetic. */
    private static double byDefinition(int bits) {
        double sign = (bits & 0x8000) == 0 ? 1 : -1;
        int exponent = bits >> 10 & 31;
        int fraction = bits & 1023;
        if (exponent == 31) {
            return fraction == 0 ? sign * Double.POSITIVE_INFINITY : Double.NaN;
        }
        return sign * (exponent == 0
                ? fraction * Math.pow(2, -24)
                : (1 + fraction / 1024.0) * Math.pow(2, exponent - 15));
    }

    @Test
    void allHalfFloatsHaveTheirDefinedValues() {
        for (int bits = 0; bits < 65536; bits++) {
            assertEquals((float) byDefinition(bits), HalfFloat.toFloat((short) bits), Integer.toHexString(bits));
        }
    }
}

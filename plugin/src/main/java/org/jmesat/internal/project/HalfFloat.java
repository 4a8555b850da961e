package org.jmesat.internal.project;

/**
 * The IEEE 754 binary16 format, as OpenGL reads a half-precision attribute.
 *
 * <p>The engine's {@code FastMath.convertHalfToFloat} converts NaN and negative infinity to finite numbers, which
 * would hide invalid coordinates.
 */
final class HalfFloat {

    private static final int EXPONENT_MASK = 0x7c00;
    private static final int FRACTION_MASK = 0x03ff;
    private static final float SMALLEST_SUBNORMAL = 0x1p-24f;

    private HalfFloat() {
    }

    /** The exact value of the 16 bits; every half is a float. */
    static float toFloat(short bits) {
        int sign = (bits & 0x8000) << 16;
        int exponent = bits & EXPONENT_MASK;
        int fraction = bits & FRACTION_MASK;
        if (exponent == 0) {
            float magnitude = fraction * SMALLEST_SUBNORMAL;
            return sign == 0 ? magnitude : -magnitude;
        }
        int exponent32 = exponent == EXPONENT_MASK ? 0xff : (exponent >> 10) + (127 - 15);
        return Float.intBitsToFloat(sign | exponent32 << 23 | fraction << 13);
    }
}

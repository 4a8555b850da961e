package org.jmesat.internal.sat;

/**
 * The pose of B in A's frame, whose origin is A's centre. Its numbers are small even for shapes far from the world's
 * origin, which are therefore as exact as shapes near it.
 */
final class RelativePose {
    double cos;
    double sin;
    double x;
    double y;

    void set(Operand a, Operand b) {
        double dx = b.centerX - a.centerX;
        double dy = b.centerY - a.centerY;
        cos = a.cos * b.cos + a.sin * b.sin;
        sin = a.cos * b.sin - a.sin * b.cos;
        x = a.cos * dx + a.sin * dy;
        y = a.cos * dy - a.sin * dx;
    }
}

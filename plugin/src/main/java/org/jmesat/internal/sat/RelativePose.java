package org.jmesat.internal.sat;

/**
 * Where B lies as A sees it: in a frame that has its origin at A's centre and is turned as A is. Two shapes far from
 * the world's origin have small numbers here, so that they are as exact as shapes near it.
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

package org.jmesat.testing;

import java.math.BigDecimal;

/** The turn from a over b to c in decimal arithmetic, which is exact. */
public final class ExactOrientation {
    private ExactOrientation() {
    }

    /** Returns 1 for a turn to the left, −1 for one to the right, 0 for none. */
    public static int index(double ax, double ay, double bx, double by, double cx, double cy) {
        BigDecimal x = new BigDecimal(ax);
        BigDecimal y = new BigDecimal(ay);
        BigDecimal left = new BigDecimal(bx).subtract(x).multiply(new BigDecimal(cy).subtract(y));
        BigDecimal right = new BigDecimal(by).subtract(y).multiply(new BigDecimal(cx).subtract(x));
        return left.compareTo(right);
    }
}

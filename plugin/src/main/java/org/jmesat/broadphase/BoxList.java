package org.jmesat.broadphase;

/**
 * Axis-aligned boxes in flat arrays, addressed by index. Doubles, in world units. The arrays belong to this instance;
 * it grows on demand and never shrinks.
 */
public final class BoxList {
    private int count;
    private double[] minX = new double[16];
    private double[] minY = new double[16];
    private double[] maxX = new double[16];
    private double[] maxY = new double[16];

    /** Creates an empty list. */
    public BoxList() {
    }

    /** Removes all boxes. */
    public void clear() {
        count = 0;
    }

    /**
     * Appends a box.
     *
     * @param left least x
     * @param bottom least y
     * @param right greatest x (≥ left)
     * @param top greatest y (≥ bottom)
     */
    public void add(double left, double bottom, double right, double top) {
        if (count == minX.length) {
            grow();
        }
        minX[count] = left;
        minY[count] = bottom;
        maxX[count] = right;
        maxY[count] = top;
        count++;
    }

    private void grow() {
        int capacity = 2 * count;
        minX = java.util.Arrays.copyOf(minX, capacity);
        minY = java.util.Arrays.copyOf(minY, capacity);
        maxX = java.util.Arrays.copyOf(maxX, capacity);
        maxY = java.util.Arrays.copyOf(maxY, capacity);
    }

    /**
     * Returns how many boxes there are.
     *
     * @return the count (≥0)
     */
    public int count() {
        return count;
    }

    double[] min(boolean alongX) {
        return alongX ? minX : minY;
    }

    double[] max(boolean alongX) {
        return alongX ? maxX : maxY;
    }
}

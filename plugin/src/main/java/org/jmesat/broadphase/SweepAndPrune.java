package org.jmesat.broadphase;

/**
 * Sorts the boxes by where they begin along X or Y and sweeps, comparing each with those that begin before it ends.
 *
 * <p>Sort and sweep after D. Baraff, <i>Dynamic Simulation of Non-Penetrating Rigid Bodies</i> (1992), along whichever
 * of the two directions the boxes are spread more widely in. The sort is a radix sort, so its cost does not depend on
 * how much has moved. O(n + k) where k counts the pairs that overlap in that one direction; for n boxes spread over an
 * area, k grows as n·√n.
 */
public final class SweepAndPrune implements BroadPhase {
    private static final int DIGIT_BITS = 11;
    private static final int DIGITS = 1 << DIGIT_BITS;

    private int[] order = new int[16];
    private int[] spareOrder = new int[16];
    private int[] keys = new int[16];
    private final int[] starts = new int[DIGITS + 1];
    private double[] begin = new double[16];
    private double[] end = new double[16];
    private double[] acrossMin = new double[16];
    private double[] acrossMax = new double[16];

    /** Creates a broad phase with no scratch storage yet. */
    public SweepAndPrune() {
    }

    @Override
    public void findPairs(BoxList boxes, PairBuffer pairs) {
        pairs.clear();
        int n = boxes.count();
        if (n < 2) {
            return;
        }
        ensureCapacity(n);
        boolean alongX = spread(boxes, true) >= spread(boxes, false);
        sort(boxes.min(alongX), n);
        gather(boxes, alongX, n);
        sweep(n, pairs);
    }

    private void ensureCapacity(int n) {
        if (order.length < n) {
            int capacity = n + n / 2;
            order = new int[capacity];
            spareOrder = new int[capacity];
            keys = new int[capacity];
            begin = new double[capacity];
            end = new double[capacity];
            acrossMin = new double[capacity];
            acrossMax = new double[capacity];
        }
    }

    /** Variance of the box centres, up to a factor that both directions share. */
    private static double spread(BoxList boxes, boolean alongX) {
        double[] min = boxes.min(alongX);
        double[] max = boxes.max(alongX);
        int n = boxes.count();
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += min[i] + max[i];
        }
        double mean = sum / n;
        double variance = 0;
        for (int i = 0; i < n; i++) {
            double d = min[i] + max[i] - mean;
            variance += d * d;
        }
        return variance;
    }

    /** Rounding to float keeps the order up to ties, and a tie only costs the sweep a comparison more. */
    private void sort(double[] min, int n) {
        for (int i = 0; i < n; i++) {
            int bits = Float.floatToRawIntBits((float) min[i]);
            keys[i] = bits ^ (bits >> 31 | Integer.MIN_VALUE);
            order[i] = i;
        }
        for (int shift = 0; shift < 32; shift += DIGIT_BITS) {
            java.util.Arrays.fill(starts, 0);
            for (int i = 0; i < n; i++) {
                starts[(keys[i] >>> shift & DIGITS - 1) + 1]++;
            }
            for (int d = 0; d < DIGITS; d++) {
                starts[d + 1] += starts[d];
            }
            for (int i = 0; i < n; i++) {
                int box = order[i];
                spareOrder[starts[keys[box] >>> shift & DIGITS - 1]++] = box;
            }
            int[] swap = order;
            order = spareOrder;
            spareOrder = swap;
        }
    }

    /** Brings the boxes into the order of the sweep, so that the inner loop walks straight through memory. */
    private void gather(BoxList boxes, boolean alongX, int n) {
        double[] min = boxes.min(alongX);
        double[] max = boxes.max(alongX);
        double[] min2 = boxes.min(!alongX);
        double[] max2 = boxes.max(!alongX);
        for (int i = 0; i < n; i++) {
            int box = order[i];
            begin[i] = (float) min[box];
            end[i] = max[box];
            acrossMin[i] = min2[box];
            acrossMax[i] = max2[box];
        }
    }

    private void sweep(int n, PairBuffer pairs) {
        for (int i = 0; i < n; i++) {
            // Begins were rounded for sorting; rounding the end the same way can only add a candidate, never lose one.
            double reach = (float) end[i];
            double bottom = acrossMin[i];
            double top = acrossMax[i];
            for (int j = i + 1; j < n && begin[j] <= reach; j++) {
                if (acrossMin[j] <= top && bottom <= acrossMax[j]) {
                    pairs.add(order[i], order[j]);
                }
            }
        }
    }
}

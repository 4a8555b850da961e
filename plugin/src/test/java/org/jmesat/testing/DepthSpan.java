package org.jmesat.testing;

import java.util.random.RandomGenerator;

/**
 * A range of depth in whole quarters of a world unit: an oracle without tolerances, since all distances are 0 or far
 * above them.
 *
 * @param low the lower end in quarters, or −{@link #INFINITE}
 * @param high the upper end in quarters, or {@link #INFINITE}
 */
public record DepthSpan(int low, int high) {
    public static final int INFINITE = 1 << 20;
    public static final DepthSpan FLAT = new DepthSpan(0, 0);

    private boolean isFlat() {
        return low == high;
    }

    /** Two flat ones at the same depth, or a depth that is strictly inside of both. */
    public boolean overlaps(DepthSpan other) {
        if (isFlat() && other.isFlat()) {
            return low == other.low;
        }
        if (isFlat()) {
            return other.low < low && low < other.high;
        }
        return other.isFlat() ? other.overlaps(this) : Math.max(low, other.low) < Math.min(high, other.high);
    }

    /** What both cover and all between. */
    public DepthSpan union(DepthSpan other) {
        return new DepthSpan(Math.min(low, other.low), Math.max(high, other.high));
    }

    public float lowFloat() {
        return toFloat(low);
    }

    public float highFloat() {
        return toFloat(high);
    }

    private static float toFloat(int quarters) {
        return Math.abs(quarters) >= INFINITE / 2 ? Math.signum(quarters) * Float.POSITIVE_INFINITY : 0.25f * quarters;
    }

    /** A range about an elevation, both in quarters: flat, thick, or without an end. */
    public static DepthSpan random(int elevation, RandomGenerator random) {
        return switch (random.nextInt(8)) {
            case 0 -> new DepthSpan(-INFINITE, elevation + random.nextInt(3));
            case 1 -> new DepthSpan(elevation - random.nextInt(3), INFINITE);
            case 2, 3 -> new DepthSpan(elevation, elevation);
            default -> new DepthSpan(elevation - random.nextInt(5), elevation + random.nextInt(5));
        };
    }
}

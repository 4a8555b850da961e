package org.jmesat.app.model;

/** A range along the plane's axis, in 128ths. */
record DepthRange(int min, int max) {
    /** Contains nothing. */
    static final DepthRange EMPTY = new DepthRange(Integer.MAX_VALUE, Integer.MIN_VALUE);

    DepthRange with(DepthRange other) {
        return new DepthRange(Math.min(min, other.min), Math.max(max, other.max));
    }

    /** Extended at both ends, or shortened at most to the middle. */
    DepthRange extended(int margin) {
        int most = Math.max(margin, (min - max) / 2);
        return new DepthRange(min - most, max + most);
    }

    /** Touching does not count, but two flat ranges at the same place overlap. */
    boolean overlaps(DepthRange other) {
        return min < other.max && other.min < max || min == max && equals(other);
    }
}

package org.jmesat.narrowphase.peers;

/**
 * What a library says of a pair.
 *
 * @param kind whether it says anything, and what
 * @param depth how deep the overlap is, NaN if it does not tell
 * @param x the push that is to free B, NaN if it does not tell
 * @param y as x
 */
record Answer(Kind kind, double depth, double x, double y) {
    enum Kind {
        /** It has no such shape, or will not build it. */
        REFUSED,
        /** It threw an exception on shapes that it had built. */
        THREW,
        APART,
        OVERLAP
    }

    static final Answer REFUSED = new Answer(Kind.REFUSED, Double.NaN, Double.NaN, Double.NaN);
    static final Answer THREW = new Answer(Kind.THREW, Double.NaN, Double.NaN, Double.NaN);
    static final Answer APART = new Answer(Kind.APART, Double.NaN, Double.NaN, Double.NaN);
    static final Answer OVERLAP = new Answer(Kind.OVERLAP, Double.NaN, Double.NaN, Double.NaN);

    /** An overlap, with the push that is to end it. */
    static Answer overlap(double depth, double x, double y) {
        return new Answer(Kind.OVERLAP, depth, x, y);
    }
}

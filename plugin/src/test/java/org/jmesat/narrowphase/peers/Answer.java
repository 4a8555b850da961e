package org.jmesat.narrowphase.peers;

/**
 * A library's answer for a pair.
 *
 * @param kind the kind of answer
 * @param depth the depth of the overlap; NaN if the library does not give it
 * @param x x of the push that should free B; NaN if the library does not give it
 * @param y y of the push
 */
record Answer(Kind kind, double depth, double x, double y) {
    enum Kind {
        /** The library does not have the shape or refuses to build it. */
        REFUSED,
        /** The library threw an exception for shapes that it had built. */
        THREW,
        APART,
        OVERLAP
    }

    static final Answer REFUSED = new Answer(Kind.REFUSED, Double.NaN, Double.NaN, Double.NaN);
    static final Answer THREW = new Answer(Kind.THREW, Double.NaN, Double.NaN, Double.NaN);
    static final Answer APART = new Answer(Kind.APART, Double.NaN, Double.NaN, Double.NaN);
    static final Answer OVERLAP = new Answer(Kind.OVERLAP, Double.NaN, Double.NaN, Double.NaN);

    /** An overlap, with the push that should end it. */
    static Answer overlap(double depth, double x, double y) {
        return new Answer(Kind.OVERLAP, depth, x, y);
    }
}

package org.jmesat.internal.step;

/** More pairs may collide than the limit allows. The step is aborted, and the pairs of the last step stay. */
public final class PairOverflow extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int body;
    private final int count;

    PairOverflow(int body, int count) {
        super("Body " + body + " is in " + count + " pairs");
        this.body = body;
        this.count = count;
    }

    /**
     * The index of the body with the most pairs; if several have as many, that of the least id. After a step that had
     * too many pairs, too, this is of the last count, since when other bodies may have moved.
     */
    public int body() {
        return body;
    }

    /** The number of its pairs. */
    public int count() {
        return count;
    }
}

package org.jmesat.internal.step;

/** Thrown when a search finds more pairs than its {@linkplain PairBuffer#setLimit buffer} may hold. */
final class PairLimitException extends RuntimeException {
    private static final long serialVersionUID = 1;

    PairLimitException() {
        super("There are more pairs than the buffer may hold");
    }
}

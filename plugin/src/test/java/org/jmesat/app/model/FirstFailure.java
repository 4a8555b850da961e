package org.jmesat.app.model;

import java.util.function.Supplier;

/** The first difference from the model, which is thrown where no handler can catch it. */
final class FirstFailure {
    private Throwable failure;

    boolean isNone() {
        return failure == null;
    }

    void expect(boolean right, String otherwise) {
        if (!right) {
            add(new AssertionError(otherwise));
        }
    }

    void add(Throwable thrown) {
        if (failure == null) {
            failure = thrown;
        }
    }

    /** Throws the failure, with a text after its message. */
    void throwIfAny(Supplier<String> where) {
        if (failure != null) {
            throw new AssertionError(failure.getMessage() + where.get(), failure);
        }
    }
}

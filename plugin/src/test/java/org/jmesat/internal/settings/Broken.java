package org.jmesat.internal.settings;

/** An enum that cannot be initialized. */
public enum Broken {
    A;

    static {
        if (A.ordinal() == 0) {
            throw new IllegalStateException("no file");
        }
    }
}

package org.jmesat.internal.threads;

/**
 * What one thread alone writes while others write instances of the same class: its fields begin two cache lines after
 * whatever comes before it in memory, so that no thread waits for what another has written. It relies on virtual
 * machines that lay out the fields of a class after those of the one it extends; on others it does no harm.
 */
public abstract class Unshared {
    /** What a virtual machine might otherwise fill with a field of a subclass. */
    @SuppressWarnings("unused")
    private int gap;
    @SuppressWarnings("unused")
    private long a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p;

    /** For subclasses. */
    protected Unshared() {
    }
}

package org.jmesat.internal.sat;

/**
 * Superclass that pads an object's fields against false sharing: they start two cache lines after the preceding object
 * in memory. It is for classes whose instances are each written by one thread. The padding relies on virtual machines
 * that lay out a class's fields after those of its superclass; on others it is harmless.
 */
public abstract class CacheLinePadded {
    /** Fills the alignment gap, which a virtual machine could otherwise fill with a field of a subclass. */
    @SuppressWarnings("unused")
    private int gap;
    @SuppressWarnings("unused")
    private long a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p;

    /** For subclasses. */
    protected CacheLinePadded() {
    }
}

package org.jmesat.internal.step;

/** The filter of a query, and the depths of bodies, by their indices. */
public interface QueryBodies {
    /** Whether the query may find a body. */
    boolean accepts(int body);

    /** The lower end of the range of depths in which a line of sight meets a body. */
    float minDepth(int body);

    /** The upper end; the same for a flat body. */
    float maxDepth(int body);
}

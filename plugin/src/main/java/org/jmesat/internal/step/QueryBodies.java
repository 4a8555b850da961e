package org.jmesat.internal.step;

/** The filter of a query, and the depths of bodies, by their indices. */
public interface QueryBodies {
    /** Whether the query may find a body. */
    boolean accepts(int body);

    /** Whether a body gives way to what moves, so that one that overlaps at the start is no obstacle. */
    default boolean givesWay(int body) {
        return false;
    }

    /** The lower end of the range of depths in which a line of sight meets a body. */
    float minDepth(int body);

    /** The upper end; the same for a flat body. */
    float maxDepth(int body);
}

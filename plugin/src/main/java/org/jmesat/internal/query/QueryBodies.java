package org.jmesat.internal.query;

/** The filter of a query, and the elevations of bodies, by their indices. */
public interface QueryBodies {
    /** Whether the query may find a body. */
    boolean accepts(int body);

    /** The elevation of a body. */
    float elevation(int body);
}

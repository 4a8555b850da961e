package org.jmesat.internal.query;

/** What a query asks of bodies, by their indices. */
public interface QueryBodies {
    /** Whether the query sees a body. */
    boolean accepts(int body);

    /** The world z of a body. */
    float elevation(int body);
}

package org.jmesat.app;

/** Which spatials under the root become colliders. */
public enum Discovery {
    /** Every geometry outside a collider is a collider by itself. */
    ALL_GEOMETRIES,
    /** Only what carries a {@link org.jmesat.control.ColliderControl} or collider user data. */
    MARKED_ONLY
}

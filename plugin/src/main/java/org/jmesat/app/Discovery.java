package org.jmesat.app;

/** Which spatials under the root become colliders. */
public enum Discovery {
    /** Every Geometry that is not part of another collider is a collider. */
    ALL_GEOMETRIES,
    /** Only spatials with a {@link org.jmesat.control.ColliderControl} or with collider user data. */
    MARKED_ONLY
}

package org.jmesat.world;

/** What a collider can collide with, where that is not as for a new one. */
final class FilterBits {
    static final long CATEGORY = 1;
    static final long MASK = -1;

    long category = CATEGORY;
    long mask = MASK;
    int group;

    boolean isSelective() {
        return group != 0 || category != CATEGORY || mask != MASK;
    }
}

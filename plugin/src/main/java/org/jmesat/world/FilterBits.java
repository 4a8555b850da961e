package org.jmesat.world;

/** Category, mask and group of a collider whose values are not all the defaults. */
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

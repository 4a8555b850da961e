package org.jmesat.world;

/**
 * Decides which pairs can collide. The first rule that applies decides: same body; both fixed; same group; categories
 * and masks; {@link CollisionLayers}; the game's {@link PairFilter}. Depth is not a filter, but
 * {@link CollisionWorld#decide} asks it last, after all of them.
 */
public final class CollisionFilter {
    /** The rule that decided a pair. */
    public enum Verdict {
        /** No rule forbids the pair. */
        ALLOWED,
        /** Both have the same positive group, so they always collide. */
        SAME_POSITIVE_GROUP,
        /** Both are the same collider; its pieces never collide with each other. */
        SAME_BODY,
        /** Both are fixed. */
        BOTH_FIXED,
        /** Both have the same negative group, so they never collide. */
        SAME_NEGATIVE_GROUP,
        /** The mask of one matches no category of the other. */
        MASK,
        /** No layer of one collides with a layer of the other. */
        LAYERS,
        /** The game's {@link PairFilter} forbids the pair. */
        PAIR_FILTER,
        /** The {@linkplain CollisionWorld#setDepthTest depth test} is on, and the two are apart in depth. */
        DEPTH;

        /** {@return whether the pair can collide: true for {@link #ALLOWED} and {@link #SAME_POSITIVE_GROUP}} */
        public boolean isAllowed() {
            return this == ALLOWED || this == SAME_POSITIVE_GROUP;
        }
    }

    private CollisionFilter() {
    }

    /**
     * Decides a pair.
     *
     * @param a the collider of lower id
     * @param b the collider of higher id
     * @param layers the layers of their world
     * @param pairFilter the game's filter, or null
     * @return the deciding rule
     */
    static Verdict decide(Collider a, Collider b, CollisionLayers layers, PairFilter pairFilter) {
        if (a == b) {
            return Verdict.SAME_BODY;
        }
        if (a.isFixed() && b.isFixed()) {
            return Verdict.BOTH_FIXED;
        }
        int group = a.getGroup();
        if (group != 0 && group == b.getGroup()) {
            return group > 0 ? Verdict.SAME_POSITIVE_GROUP : Verdict.SAME_NEGATIVE_GROUP;
        }
        if ((a.getMask() & b.getCategory()) == 0 || (b.getMask() & a.getCategory()) == 0) {
            return Verdict.MASK;
        }
        if (!layers.allows(a.getCategory(), b.getCategory())) {
            return Verdict.LAYERS;
        }
        return pairFilter == null || pairFilter.canCollide(a, b) ? Verdict.ALLOWED : Verdict.PAIR_FILTER;
    }
}

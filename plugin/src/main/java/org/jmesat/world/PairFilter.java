package org.jmesat.world;

/** A game's own say in which pairs can collide; asked after every other rule has allowed the pair. */
@FunctionalInterface
public interface PairFilter {
    /**
     * Tells whether a pair can collide. A step calls it once for each pair that no other rule keeps apart and whose
     * boxes overlap or overlapped while the pair was in contact at the last step, in the order of (lower id, higher
     * id), but for pairs that have moved apart, which come last. The boxes may have room for where a collider goes
     * next, so the filter can also be asked about pairs that are only near each other.
     *
     * <p>It must be quick, must depend on nothing but the game's state, and must not change the world. If it throws,
     * the pair is kept apart in this step.
     *
     * @param a the collider of lower id
     * @param b the collider of higher id
     * @return false to keep the pair apart
     */
    boolean canCollide(Collider a, Collider b);
}

package org.jmesat.world;

/** A game's own filter of pairs; called after every other rule has allowed the pair. */
@FunctionalInterface
public interface PairFilter {
    /**
     * Decides whether a pair can collide. A step calls it once for each pair whose boxes overlap, in the order of
     * (lower id, higher id); then for each contact of the last step whose boxes no longer overlap. It is not called for
     * pairs that another rule decides. Boxes are enlarged, so it is also called for pairs that are only near.
     *
     * <p>It must be quick, depend only on the game's state, and not change the world. If it throws, the pair is kept
     * apart in this step.
     *
     * @param a the collider of lower id
     * @param b the collider of higher id
     * @return true to let the pair collide
     */
    boolean canCollide(Collider a, Collider b);
}

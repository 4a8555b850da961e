package org.jmesat.world;

/** A game's own say in which pairs can collide; asked after every other rule has allowed the pair. */
@FunctionalInterface
public interface PairFilter {
    /**
     * Tells whether a pair can collide. Called once a step for each pair whose boxes overlap, or did so while it was in
     * contact at the last step, and that no other rule keeps apart: it must be quick, must depend on nothing but the game's state, and must not change the world. If it
     * throws, the pair is kept apart in this step.
     *
     * @param a the collider of lower id
     * @param b the collider of higher id
     * @return false to keep the pair apart
     */
    boolean canCollide(Collider a, Collider b);
}

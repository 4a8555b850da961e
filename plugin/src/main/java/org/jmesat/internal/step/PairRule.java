package org.jmesat.internal.step;

/** Decides which pairs of bodies may collide. */
public interface PairRule {
    /** Whether all pairs may collide in which neither side is selective and at most one is fixed. */
    boolean isOpen();

    /**
     * Whether the game has a filter callback. Each step calls it for all pairs with a row, in the order of their ids;
     * then for pairs to be swept that have no row; then for pairs in contact whose row was dropped.
     */
    boolean hasCallback();

    /** Whether a pair may collide; {@code low} is the index of the body with the lower id. */
    boolean allows(int low, int high);

    /** Whether two different bodies may collide, as far as it is known without the callback. */
    boolean mayCollide(int body, int other);
}

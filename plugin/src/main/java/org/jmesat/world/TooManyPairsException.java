package org.jmesat.world;

/**
 * Thrown by a {@linkplain CollisionWorld#step step} in which more pairs of boxes overlap than
 * {@link CollisionWorld#setMaxPairs} allows: so many colliders lie in a heap that their pairs would fill the memory.
 * The message names the collider that is in most of them.
 */
public final class TooManyPairsException extends IllegalStateException {
    private static final long serialVersionUID = 1;

    private final transient Collider collider;
    /** How many of the pairs the collider is in, at least. */
    private final int count;
    /** How many pairs the world allows. */
    private final int limit;

    TooManyPairsException(Collider collider, int count, int limit) {
        super("More than " + limit + " pairs of boxes overlap; collider " + collider + " is in at least " + count
                + " of them");
        this.collider = collider;
        this.count = count;
        this.limit = limit;
    }

    /** {@return the collider that is in most of the pairs; null after this exception was serialized} */
    public Collider getCollider() {
        return collider;
    }

    /** {@return how many pairs that collider is in; a lower bound, as not all pairs were found} */
    public int getPairCount() {
        return count;
    }

    /** {@return how many pairs were allowed, as {@link CollisionWorld#getMaxPairs} returned} */
    public int getLimit() {
        return limit;
    }
}

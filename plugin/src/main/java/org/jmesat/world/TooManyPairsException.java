package org.jmesat.world;

/**
 * Thrown by a {@linkplain CollisionWorld#step step} in which more pairs of boxes overlap than
 * {@link CollisionWorld#setMaxPairs} allows. The message names the collider that is in most of the pairs.
 */
public final class TooManyPairsException extends IllegalStateException {
    private static final long serialVersionUID = 1;

    private final transient Collider collider;
    /** The number of pairs of the collider, a lower bound. */
    private final int count;
    /** The number of pairs that the world allows. */
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

    /** {@return the number of pairs of that collider; a lower bound, since the step stopped its search} */
    public int getPairCount() {
        return count;
    }

    /** {@return the limit, {@link CollisionWorld#getMaxPairs} at that step} */
    public int getLimit() {
        return limit;
    }
}

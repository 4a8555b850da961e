package org.jmesat.world;

/**
 * Thrown by a {@linkplain CollisionWorld#step step} with more pairs that may collide and whose boxes
 * overlap than {@link CollisionWorld#setMaxPairs} allows. The message names the collider that is in most of the pairs.
 */
public final class TooManyPairsException extends IllegalStateException {
    private static final long serialVersionUID = 1;

    private final transient Collider collider;
    /** The number of pairs of the collider. */
    private final int count;
    /** The number of pairs that the world allows. */
    private final int limit;

    TooManyPairsException(Collider collider, int count, int limit) {
        super("More than " + limit + " pairs of boxes overlap; collider " + collider + " is in " + count
                + " of them");
        this.collider = collider;
        this.count = count;
        this.limit = limit;
    }

    /** {@return the collider that is in most of the pairs; null after this exception was serialized} */
    public Collider getCollider() {
        return collider;
    }

    /** {@return the number of these pairs that the collider is in} */
    public int getPairCount() {
        return count;
    }

    /** {@return the limit, {@link CollisionWorld#getMaxPairs} at that step} */
    public int getLimit() {
        return limit;
    }
}

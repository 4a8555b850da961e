package org.jmesat.world;

import org.jmesat.internal.broadphase.PairBuffer;

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

    private TooManyPairsException(Collider collider, int count, int limit) {
        super("More than " + limit + " pairs of boxes overlap; collider " + collider + " is in at least " + count
                + " of them");
        this.collider = collider;
        this.count = count;
        this.limit = limit;
    }

    /**
     * Returns the collider that is in most of the pairs.
     *
     * @return the collider; null after this exception was serialized
     */
    public Collider getCollider() {
        return collider;
    }

    /**
     * Returns how many pairs that collider is in.
     *
     * @return a lower bound, as not all pairs were found
     */
    public int getPairCount() {
        return count;
    }

    /**
     * Returns how many pairs were allowed.
     *
     * @return what {@link CollisionWorld#getMaxPairs} returned
     */
    public int getLimit() {
        return limit;
    }

    static TooManyPairsException of(PairBuffer[] found, PieceStore pieces, ColliderList colliders, int limit) {
        int[] counts = new int[colliders.end()];
        for (PairBuffer each : found) {
            for (int pair = 0; pair < each.count(); pair++) {
                count(pieces.colliderIndex(each.lower(pair)), counts);
                count(pieces.colliderIndex(each.higher(pair)), counts);
            }
        }
        int most = colliders.view().get(0).index();
        for (Collider each : colliders.view()) {
            most = counts[each.index()] > counts[most] ? each.index() : most;
        }
        return new TooManyPairsException(colliders.get(most), counts[most], limit);
    }

    /** What a search that was broken off has left at the end may be anything. */
    private static void count(int index, int[] counts) {
        if (index < counts.length) {
            counts[index]++;
        }
    }
}

package org.jmesat.world;

import java.util.Arrays;
import java.util.Objects;
import org.jmesat.internal.step.RayQuery;

/**
 * The hits of a ray cast, one for each collider, ordered by distance, then by id. The caller creates an instance and
 * reuses it for many queries; it grows on demand and never shrinks.
 */
public final class QueryHits {
    private QueryHit[] hits = {};
    private int count;

    /** Creates an instance without hits. */
    public QueryHits() {
    }

    /** Removes all hits and releases their colliders. */
    public void clear() {
        for (int i = 0; i < count; i++) {
            hits[i].clear();
        }
        count = 0;
    }

    void set(RayQuery found, ColliderList colliders) {
        clear();
        count = found.hitCount();
        if (count > hits.length) {
            int known = hits.length;
            hits = Arrays.copyOf(hits, count + count / 2);
            for (int i = known; i < hits.length; i++) {
                hits[i] = new QueryHit();
            }
        }
        for (int i = 0; i < count; i++) {
            hits[i].set(found.hit(i), colliders);
        }
    }

    /** {@return the number of hits (≥0)} */
    public int getCount() {
        return count;
    }

    /**
     * Returns a hit.
     *
     * @param i its index (0 ≤ i &lt; {@link #getCount()})
     * @return an instance that this one owns, valid until the next query fills it
     * @throws IndexOutOfBoundsException if there is no such hit
     */
    public QueryHit get(int i) {
        return hits[Objects.checkIndex(i, count)];
    }
}

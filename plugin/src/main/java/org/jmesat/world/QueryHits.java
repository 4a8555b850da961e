package org.jmesat.world;

import java.util.Arrays;
import java.util.Objects;

/**
 * Everything that a ray met, one hit for each collider: ordered by distance, then by id. The caller makes one and has
 * it filled again and again; it grows on demand and never shrinks.
 */
public final class QueryHits {
    private QueryHit[] hits = {};
    private int count;

    /** Creates an instance without hits. */
    public QueryHits() {
    }

    /** Removes all hits, and lets go of their colliders. */
    public void clear() {
        for (int i = 0; i < count; i++) {
            hits[i].clear();
        }
        count = 0;
    }

    QueryHit append() {
        if (count == hits.length) {
            hits = Arrays.copyOf(hits, 8 + 2 * count);
            for (int i = count; i < hits.length; i++) {
                hits[i] = new QueryHit();
            }
        }
        return hits[count++];
    }

    /** The hit that was appended last, or null. */
    QueryHit last() {
        return count == 0 ? null : hits[count - 1];
    }

    /** A heap sort, which allocates nothing whatever there is. */
    void sort() {
        for (int root = count / 2 - 1; root >= 0; root--) {
            sift(root, count);
        }
        for (int end = count - 1; end > 0; end--) {
            QueryHit last = hits[0];
            hits[0] = hits[end];
            hits[end] = last;
            sift(0, end);
        }
    }

    private void sift(int from, int end) {
        QueryHit hit = hits[from];
        int root = from;
        while (2 * root + 1 < end) {
            int child = 2 * root + 1;
            if (child + 1 < end && isAfter(hits[child + 1], hits[child])) {
                child++;
            }
            if (!isAfter(hits[child], hit)) {
                break;
            }
            hits[root] = hits[child];
            root = child;
        }
        hits[root] = hit;
    }

    private static boolean isAfter(QueryHit a, QueryHit b) {
        return a.isAfter(b.getDistance(), b.getCollider(), b.getPiece());
    }

    /**
     * Returns how many colliders were met.
     *
     * @return the count (≥0)
     */
    public int getCount() {
        return count;
    }

    /**
     * Returns a hit.
     *
     * @param i its place in the order (0 ≤ i &lt; {@link #getCount()})
     * @return the instance that this one owns, valid until it is filled again
     * @throws IndexOutOfBoundsException if there is no such hit
     */
    public QueryHit get(int i) {
        return hits[Objects.checkIndex(i, count)];
    }
}

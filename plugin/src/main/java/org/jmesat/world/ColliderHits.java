package org.jmesat.world;

import java.util.Arrays;
import java.util.Objects;
import org.jmesat.internal.step.OverlapQuery;

/**
 * The colliders that an overlap query found, each once, ordered by id. The caller creates an instance and reuses it for
 * many queries; it grows on demand and never shrinks.
 */
public final class ColliderHits {
    private Collider[] colliders = new Collider[8];
    private int[] pieces = new int[8];
    private int count;

    /** Creates an empty instance. */
    public ColliderHits() {
    }

    /** Removes all colliders. */
    public void clear() {
        Arrays.fill(colliders, 0, count, null);
        count = 0;
    }

    void set(OverlapQuery found, ColliderList all) {
        clear();
        count = found.hitCount();
        if (count > pieces.length) {
            colliders = new Collider[count + count / 2];
            pieces = new int[colliders.length];
        }
        for (int i = 0; i < count; i++) {
            colliders[i] = all.get(found.body(i));
            pieces[i] = found.piece(i);
        }
    }

    /** {@return the number of colliders found (≥0)} */
    public int getCount() {
        return count;
    }

    /**
     * Returns a collider.
     *
     * @param i its index (0 ≤ i &lt; {@link #getCount()})
     * @return the collider
     * @throws IndexOutOfBoundsException if there is no such collider
     */
    public Collider getCollider(int i) {
        return colliders[Objects.checkIndex(i, count)];
    }

    /**
     * Returns the piece of a collider that was found; of several, the first.
     *
     * @param i index of the collider (0 ≤ i &lt; {@link #getCount()})
     * @return index of the piece
     * @throws IndexOutOfBoundsException if there is no such collider
     */
    public int getPiece(int i) {
        return pieces[Objects.checkIndex(i, count)];
    }
}

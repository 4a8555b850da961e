package org.jmesat.world;

import java.util.Arrays;
import java.util.Objects;
import org.jmesat.internal.query.BodyHits;

/**
 * The colliders that a query found in a place, each once, ordered by id. The caller makes one and has it filled again
 * and again; it grows on demand and never shrinks.
 */
public final class ColliderHits {
    private Collider[] colliders = new Collider[8];
    private int[] pieces = new int[8];
    private int count;

    /** Creates an instance without colliders. */
    public ColliderHits() {
    }

    /** Removes all colliders. */
    public void clear() {
        Arrays.fill(colliders, 0, count, null);
        count = 0;
    }

    void set(BodyHits found, ColliderList all) {
        clear();
        count = found.count();
        if (count > pieces.length) {
            colliders = new Collider[count + count / 2];
            pieces = new int[colliders.length];
        }
        for (int i = 0; i < count; i++) {
            colliders[i] = all.get(found.body(i));
            pieces[i] = found.piece(i);
        }
    }

    /** {@return how many colliders were found (≥0)} */
    public int getCount() {
        return count;
    }

    /**
     * Returns a collider.
     *
     * @param i its place in the order (0 ≤ i &lt; {@link #getCount()})
     * @return the collider
     * @throws IndexOutOfBoundsException if there is none
     */
    public Collider getCollider(int i) {
        return colliders[Objects.checkIndex(i, count)];
    }

    /**
     * Returns which piece of a collider was found: the first, if there are several.
     *
     * @param i the collider's place in the order (0 ≤ i &lt; {@link #getCount()})
     * @return index of the piece
     * @throws IndexOutOfBoundsException if there is none
     */
    public int getPiece(int i) {
        return pieces[Objects.checkIndex(i, count)];
    }
}

package org.jmesat.world;

import java.util.Arrays;

/** The colliders of a {@link CollisionSnapshot}, ascending by id. Allocates only to grow. */
final class CopiedColliders {
    private Collider[] colliders = {};
    private int count;

    void copy(ColliderList all) {
        int before = count;
        count = all.size();
        if (colliders.length < count) {
            colliders = new Collider[count + count / 2];
        }
        all.copyTo(colliders);
        Arrays.fill(colliders, count, Math.max(count, before), null);
    }

    /** Releases the array. */
    void trim() {
        colliders = new Collider[0];
        count = 0;
    }

    boolean has(Collider collider) {
        return count > 0 && get(collider.getId()) == collider;
    }

    /** The collider of an id; another one if there is none of that id. There must be a collider. */
    Collider get(int id) {
        int low = 0;
        int high = count - 1;
        while (low < high) {
            int middle = low + high >>> 1;
            if (colliders[middle].getId() < id) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return colliders[low];
    }
}

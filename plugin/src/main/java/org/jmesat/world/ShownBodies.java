package org.jmesat.world;

import java.util.Arrays;

/** The bodies with a piece in the window of a {@link CollisionSnapshot}. Allocates only to grow. */
final class ShownBodies {
    /** Up to one body for this many colliders, sorting the bodies takes less time than visiting all colliders. */
    private static final int FEW = 8;

    /** One bit for the index of each body in the window. */
    private long[] marks = {};
    /** The bodies in the window: the id in the upper half, the index in the lower. */
    private long[] found = {};
    private int count;

    /** Forgets all bodies, and makes room for indices below a number. */
    void begin(int bodies) {
        count = 0;
        if (found.length < bodies) {
            found = new long[bodies + bodies / 2];
            marks = new long[(found.length >>> 6) + 1];
        }
        Arrays.fill(marks, 0);
    }

    /** Releases the arrays. */
    void trim() {
        marks = new long[0];
        found = new long[0];
        count = 0;
    }

    void mark(int body) {
        marks[body >>> 6] |= 1L << body;
    }

    private boolean isMarked(int body) {
        return (marks[body >>> 6] & 1L << body) != 0;
    }

    /** Lists the marked bodies ascending by id. */
    void list(WorldStages world) {
        for (int word = 0; word << 6 < world.bodies.end(); word++) {
            for (long left = marks[word]; left != 0; left &= left - 1) {
                int body = (word << 6) + Long.numberOfTrailingZeros(left);
                found[count++] = (long) world.bodies.id(body) << 32 | body;
            }
        }
        // Ascending by index, which mostly is ascending by id.
        if (FEW * (long) count < world.colliders.size() || KeySort.isSorted(found, count)) {
            KeySort.sort(found, count);
        } else {
            listInOrder(world);
        }
    }

    private void listInOrder(WorldStages world) {
        count = 0;
        for (int i = 0; i < world.colliders.size(); i++) {
            Collider collider = world.colliders.ordered(i);
            if (isMarked(collider.index())) {
                found[count++] = (long) collider.getId() << 32 | collider.index();
            }
        }
    }

    int count() {
        return count;
    }

    /** The index of a body listed. */
    int index(int i) {
        return (int) found[i];
    }
}

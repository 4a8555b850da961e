package org.jmesat.world;

import org.jmesat.internal.broadphase.BoxQuery;
import org.jmesat.internal.broadphase.GridBroadPhase;

/**
 * The pieces that a query has to look at: those whose boxes it meets, as the last step placed them, without those of
 * colliders that have been removed since.
 */
final class QueryCandidates {
    private final PieceStore pieces;
    private final ColliderList colliders;
    private final GridBroadPhase broadPhase;
    private final BoxQuery boxes = new BoxQuery();
    /** The id of the collider, and below it the index of its piece. */
    private long[] keys = new long[64];
    private int[] slots = new int[64];
    private int count;
    private boolean filtering;

    QueryCandidates(PieceStore pieces, ColliderList colliders, GridBroadPhase broadPhase) {
        this.pieces = pieces;
        this.colliders = colliders;
        this.broadPhase = broadPhase;
    }

    void findInBox(double minX, double minY, double maxX, double maxY) {
        boxes.findInBox(broadPhase, minX, minY, maxX, maxY);
        take();
    }

    /** Finds what a box, given by its middle and half its size, meets on its way. */
    void findOnWay(double x, double y, double halfX, double halfY, double unitX, double unitY, double length) {
        boxes.findOnWay(broadPhase, x, y, halfX, halfY, unitX, unitY, length);
        take();
    }

    double guessDistance(double x, double y) {
        return boxes.guessDistance(broadPhase, x, y);
    }

    private void take() {
        int found = boxes.count();
        if (keys.length < found) {
            keys = new long[found + found / 2];
            slots = new int[keys.length];
        }
        count = 0;
        for (int i = 0; i < found; i++) {
            int slot = boxes.slot(i);
            int index = pieces.colliderIndex(slot);
            if (!colliders.get(index).isRemoved()) {
                slots[count] = slot;
                keys[count++] = (long) colliders.id(index) << 32 | pieces.piece(slot);
            }
        }
    }

    /** By id, then by piece. A heap sort: the library's may allocate. */
    void sort() {
        for (int root = count / 2 - 1; root >= 0; root--) {
            sift(root, count);
        }
        for (int end = count - 1; end > 0; end--) {
            swap(0, end);
            sift(0, end);
        }
    }

    private void swap(int i, int j) {
        long key = keys[i];
        keys[i] = keys[j];
        keys[j] = key;
        int slot = slots[i];
        slots[i] = slots[j];
        slots[j] = slot;
    }

    private void sift(int from, int end) {
        int root = from;
        while (2 * root + 1 < end) {
            int child = 2 * root + 1;
            if (child + 1 < end && keys[child + 1] > keys[child]) {
                child++;
            }
            if (keys[child] <= keys[root]) {
                break;
            }
            swap(root, child);
            root = child;
        }
    }

    int count() {
        return count;
    }

    Collider collider(int i) {
        return colliders.get(pieces.colliderIndex(slots[i]));
    }

    int piece(int i) {
        return (int) keys[i];
    }

    int slot(int i) {
        return slots[i];
    }

    /** Asks the filter, which must not use this meanwhile. */
    boolean accepts(int i, QueryFilter filter) {
        filtering = true;
        try {
            return filter.accepts(collider(i));
        } finally {
            filtering = false;
        }
    }

    boolean isFiltering() {
        return filtering;
    }

    PieceStore pieces() {
        return pieces;
    }
}

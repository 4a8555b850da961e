package org.jmesat.world;

import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.PolygonBuffer;

/** One convex piece of a collider: the shape that the next step will give it, its slot, and the view of it. */
final class Piece {
    private static final int NONE = -1;
    private static final long NEVER = -1;

    private final PolygonBuffer shape = new PolygonBuffer();
    private int slot = NONE;
    private boolean closed;
    /** Null until it is asked for. */
    private PlacedPolygon view;
    /** The store's count of placings when the view was taken. */
    private long viewedAt;

    /** Where to put another shape. */
    PolygonBuffer shape() {
        return shape;
    }

    int slot() {
        return slot;
    }

    void setSlot(int newSlot) {
        slot = newSlot;
    }

    /** What has given its slot back is shown at the pose that it was given last. */
    PlacedPolygon view(PieceStore store, double[] poses, int row) {
        if (view == null) {
            view = new PlacedPolygon();
            viewedAt = NEVER;
            if (closed) {
                view.local().set(shape, 0, 0);
                view.place(poses[row], poses[row + 1], poses[row + 2], poses[row + 3]);
            }
        }
        if (slot != NONE && viewedAt != store.placings()) {
            view.take(store.table(), slot);
            viewedAt = store.placings();
        }
        return view;
    }

    void reshape(PieceStore store, int rank, int piece) {
        if (slot == NONE) {
            slot = store.open(this, rank, piece);
        }
        store.setShape(slot, shape);
    }

    /** Of a collider that has fewer pieces now; one that comes later in its place is another. */
    void drop(PieceStore store) {
        giveBack(store);
        view = null;
    }

    /** Of a collider that was removed. What it was to become at the next step it will not be. */
    void close(PieceStore store) {
        if (slot != NONE) {
            shape.set(store.table(), slot);
            if (view != null) {
                view.take(store.table(), slot);
            }
            giveBack(store);
            closed = true;
        }
    }

    private void giveBack(PieceStore store) {
        if (slot != NONE) {
            store.close(slot);
            slot = NONE;
        }
    }
}

package org.jmesat.world;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;

/** One convex piece of a collider: its slot, the shape that the next step will give it, and the view of it. */
final class Piece {
    private static final int NONE = -1;
    /** In place of a slot that was given back since the collider was removed. */
    private static final int CLOSED = -2;

    private int slot = NONE;
    /** The shape to come, or null where the piece keeps that of its slot; of a removed collider, the last shape. */
    private PolygonBuffer shape;
    /** Null until it is asked for. */
    private PieceView view;

    void setShape(PieceStore store, ConvexPolygon polygon) {
        ensureShape(store);
        polygon.copyTo(shape);
    }

    private void ensureShape(PieceStore store) {
        if (shape == null) {
            shape = store.spareShapes().take();
        }
    }

    /** Sets the shape to come; null for an empty one. */
    void setShape(PieceStore store, PolygonBuffer polygon, double dx, double dy) {
        ensureShape(store);
        if (polygon == null) {
            shape.clear();
        } else {
            shape.set(polygon, dx, dy);
        }
    }

    int slot() {
        return slot;
    }

    void setSlot(int newSlot) {
        slot = newSlot;
    }

    PlacedPolygon view(PieceStore store, double[] poses, int row) {
        if (view == null) {
            view = new PieceView();
            copy(store, poses, row, view.polygon());
        } else if (slot >= 0) {
            view.update(store, slot);
        }
        return view.polygon();
    }

    /** A piece that has no slot yet is empty; that of a removed collider is at the pose that it was given last. */
    void copy(PieceStore store, double[] poses, int row, PlacedPolygon target) {
        if (slot >= 0) {
            target.take(store.table(), slot);
            return;
        }
        if (slot == CLOSED) {
            target.local().set(shape, 0, 0);
        } else {
            target.local().clear();
        }
        target.place(poses[row], poses[row + 1], poses[row + 2], poses[row + 3]);
    }

    /** Gives the slot the shape to come. */
    void reshape(PieceStore store, int index, int piece) {
        if (shape != null) {
            if (slot == NONE) {
                slot = store.open(this, index, piece);
            }
            store.setShape(slot, shape);
            store.spareShapes().give(shape);
            shape = null;
        }
    }

    /** Of a collider that has fewer pieces now; one that comes later in its place is another. */
    void drop(PieceStore store) {
        giveBack(store);
        view = null;
    }

    /** Of a collider that was removed. What it was to become at the next step it will not be. */
    void close(PieceStore store) {
        if (slot < 0) {
            giveBack(store);
            return;
        }
        if (view != null) {
            view.polygon().take(store.table(), slot);
        }
        PolygonBuffer last = shape == null ? store.spareShapes().take() : shape;
        last.set(store.table(), slot);
        shape = null;
        giveBack(store);
        shape = last;
        slot = CLOSED;
    }

    private void giveBack(PieceStore store) {
        if (shape != null) {
            store.spareShapes().give(shape);
            shape = null;
        }
        if (slot >= 0) {
            store.close(slot);
            slot = NONE;
        }
    }
}

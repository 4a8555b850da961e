package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.internal.geometry.PolygonBuffer;

/**
 * The pieces of each body, by body index: their slots, and the new shapes that they get at the next step.
 *
 * <p>Most bodies have one piece, which is stored in flat arrays: an object for each would cost more than all the rest.
 */
final class BodyPieces {
    private static final int NONE = -1;

    private final SpareShapes spareShapes = new SpareShapes();
    /** The number of pieces from the next step on. */
    private int[] counts = new int[16];
    private int[] firstSlots = new int[16];
    /** The new shape of the first piece; null if it keeps its shape. */
    private PolygonBuffer[] firstShapes = new PolygonBuffer[16];
    /** Null for a body that has never had more than one piece. */
    private OtherPieces[] others = new OtherPieces[16];

    /** The pieces of a body after its first one. Grows on demand. */
    private static final class OtherPieces {
        private int[] slots = {};
        private PolygonBuffer[] shapes = {};

        void ensureSize(int size) {
            int old = slots.length;
            if (old < size) {
                slots = Arrays.copyOf(slots, size);
                shapes = Arrays.copyOf(shapes, size);
                Arrays.fill(slots, old, size, NONE);
            }
        }
    }

    void ensureCapacity(int bodies) {
        counts = Arrays.copyOf(counts, bodies);
        firstSlots = Arrays.copyOf(firstSlots, bodies);
        firstShapes = Arrays.copyOf(firstShapes, bodies);
        others = Arrays.copyOf(others, bodies);
    }

    /** Adds a body without pieces. */
    void add(int index) {
        counts[index] = 0;
        firstSlots[index] = NONE;
    }

    int count(int index) {
        return counts[index];
    }

    /** An upper bound on the pieces that have a slot; it may exceed {@link #count}, which is that of the next step. */
    int slotCount(int index) {
        return others[index] == null ? 1 : 1 + others[index].slots.length;
    }

    /** The slot of a piece, or −1 before the step that places it for the first time. */
    int slot(int index, int piece) {
        return piece == 0 ? firstSlots[index] : others[index].slots[piece - 1];
    }

    void setSlot(int index, int piece, int slot) {
        if (piece == 0) {
            firstSlots[index] = slot;
        } else {
            others[index].slots[piece - 1] = slot;
        }
    }

    /** Sets the number of pieces from the next step on; added pieces are empty. */
    void setCount(int index, int newCount) {
        if (newCount > 1) {
            others[index] = others[index] == null ? new OtherPieces() : others[index];
            others[index].ensureSize(newCount - 1);
        }
        int old = counts[index];
        counts[index] = newCount;
        for (int i = old; i < newCount; i++) {
            pendingShape(index, i).clear();
        }
    }

    /** The buffer for a piece's new shape, which the caller fills and the next step takes over. */
    PolygonBuffer pendingShape(int index, int piece) {
        PolygonBuffer shape = shape(index, piece);
        if (shape == null) {
            shape = spareShapes.take();
            setShape(index, piece, shape);
        }
        return shape;
    }

    private PolygonBuffer shape(int index, int piece) {
        return piece == 0 ? firstShapes[index] : others[index].shapes[piece - 1];
    }

    private void setShape(int index, int piece, PolygonBuffer shape) {
        if (piece == 0) {
            firstShapes[index] = shape;
        } else {
            others[index].shapes[piece - 1] = shape;
        }
    }

    /** Moves the new shapes to the slots. */
    void reshape(int index, PieceStore store) {
        for (int i = 0; i < counts[index]; i++) {
            PolygonBuffer shape = shape(index, i);
            if (shape != null) {
                if (slot(index, i) == NONE) {
                    setSlot(index, i, store.allocate(index, i));
                }
                store.setShape(slot(index, i), shape);
                spareShapes.give(shape);
                setShape(index, i, null);
            }
        }
        freeFrom(index, counts[index], store);
    }

    /** Frees all slots. */
    void free(int index, PieceStore store) {
        freeFrom(index, 0, store);
        others[index] = null;
        counts[index] = 0;
    }

    private void freeFrom(int index, int first, PieceStore store) {
        for (int i = first; i < slotCount(index); i++) {
            if (shape(index, i) != null) {
                spareShapes.give(shape(index, i));
                setShape(index, i, null);
            }
            if (slot(index, i) >= 0) {
                store.free(slot(index, i));
                setSlot(index, i, NONE);
            }
        }
    }

    /** Ends a step that has placed pieces. */
    void endStep() {
        spareShapes.endStep();
    }
}

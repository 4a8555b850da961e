package org.jmesat.internal.step;

import java.util.Objects;

/**
 * Boxes that are added, sorted into a grid once, and then searched by a {@link BoxQuery}.
 *
 * <p>A box is known by its index, in the order of addition. Sorting costs O(boxes); storage grows on demand and never
 * shrinks. Not thread-safe.
 */
final class BoxGrid {
    private final SlotBoxes boxes = new SlotBoxes();
    private final CellGrid grid = new CellGrid();

    /** Creates a grid without boxes. */
    BoxGrid() {
    }

    /** Removes all boxes. */
    void clear() {
        boxes.count = 0;
    }

    /**
     * Adds a box, in world units. Queries find it after the next {@link #sort}.
     *
     * @throws IllegalArgumentException if the box is empty or not finite; nothing is added then
     */
    void add(double minX, double minY, double maxX, double maxY) {
        SlotBoxes.requireBox(boxes.count, minX, minY, maxX, maxY);
        boxes.set(boxes.append(boxes.count), minX, minY, maxX, maxY);
    }

    /** Makes all boxes visible to queries. */
    void sort() {
        grid.build(boxes, true);
    }

    /** {@return how many boxes there are (≥0)} */
    int count() {
        return boxes.count;
    }

    /** {@return the least x of a box (0 ≤ i &lt; {@link #count()}, checked)} */
    double minX(int i) {
        return boxes.bounds[4 * Objects.checkIndex(i, boxes.count)];
    }

    /** {@return the least y of a box (0 ≤ i &lt; {@link #count()}, checked)} */
    double minY(int i) {
        return boxes.bounds[4 * Objects.checkIndex(i, boxes.count) + 2];
    }

    /** {@return the greatest x of a box (0 ≤ i &lt; {@link #count()}, checked)} */
    double maxX(int i) {
        return boxes.bounds[4 * Objects.checkIndex(i, boxes.count) + 1];
    }

    /** {@return the greatest y of a box (0 ≤ i &lt; {@link #count()}, checked)} */
    double maxY(int i) {
        return boxes.bounds[4 * Objects.checkIndex(i, boxes.count) + 3];
    }

    CellGrid grid() {
        return grid;
    }
}

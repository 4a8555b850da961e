package org.jmesat.internal.broadphase;

import java.util.Objects;

/**
 * Boxes that are collected, sorted into a grid once, and then asked about by a {@link BoxQuery}.
 *
 * <p>A box is known by its index, in the order of addition. Sorting costs O(boxes); storage grows on demand and never
 * shrinks. Not thread-safe.
 */
public final class BoxGrid {
    private final SlotBoxes boxes = new SlotBoxes();
    private final CellGrid grid = new CellGrid();

    /** Creates a grid without boxes. */
    public BoxGrid() {
    }

    /** Removes all boxes. */
    public void clear() {
        boxes.count = 0;
    }

    /**
     * Adds a box, which queries see after the next {@link #sort}.
     *
     * @param minX least x, in world units, finite
     * @param minY least y, finite
     * @param maxX greatest x (≥ minX), finite
     * @param maxY greatest y (≥ minY), finite
     * @throws IllegalArgumentException if the box is empty or not finite; nothing is added then
     */
    public void add(double minX, double minY, double maxX, double maxY) {
        SlotBoxes.requireBox(boxes.count, minX, minY, maxX, maxY);
        boxes.set(boxes.append(boxes.count), minX, minY, maxX, maxY);
    }

    /** Makes all boxes visible to queries. */
    public void sort() {
        grid.build(boxes, true);
    }

    /** {@return how many boxes there are (≥0)} */
    public int count() {
        return boxes.count;
    }

    /**
     * Returns the least x of a box.
     *
     * @param i index of the box (0 ≤ i &lt; {@link #count()})
     * @return the coordinate
     * @throws IndexOutOfBoundsException if there is no such box
     */
    public double minX(int i) {
        return boxes.bounds[4 * Objects.checkIndex(i, boxes.count)];
    }

    /**
     * Returns the least y of a box.
     *
     * @param i index of the box (0 ≤ i &lt; {@link #count()})
     * @return the coordinate
     * @throws IndexOutOfBoundsException if there is no such box
     */
    public double minY(int i) {
        return boxes.bounds[4 * Objects.checkIndex(i, boxes.count) + 2];
    }

    /**
     * Returns the greatest x of a box.
     *
     * @param i index of the box (0 ≤ i &lt; {@link #count()})
     * @return the coordinate
     * @throws IndexOutOfBoundsException if there is no such box
     */
    public double maxX(int i) {
        return boxes.bounds[4 * Objects.checkIndex(i, boxes.count) + 1];
    }

    /**
     * Returns the greatest y of a box.
     *
     * @param i index of the box (0 ≤ i &lt; {@link #count()})
     * @return the coordinate
     * @throws IndexOutOfBoundsException if there is no such box
     */
    public double maxY(int i) {
        return boxes.bounds[4 * Objects.checkIndex(i, boxes.count) + 3];
    }

    CellGrid grid() {
        return grid;
    }
}

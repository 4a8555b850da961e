package org.jmesat.internal.step;

import java.util.Objects;

/**
 * Finds the boxes of a {@link GridBroadPhase} in a region. It sees the boxes as they were put last,
 * and does not change the pairs that the broad phase finds.
 *
 * <p>A box query costs as much as one box in {@link PairSearch}; a swept box costs O(rows crossed + k) with k boxes in
 * the cells along its path. Neither costs more than comparing all boxes, however large, long or distant the query is.
 * The caller owns the instance, which keeps its result until the next query and allocates only to grow. Not
 * thread-safe.
 */
final class BoxQuery {
    private static final int NO_SLOT = -1;

    private final PairBuffer found = new PairBuffer();
    private final CellGrid query = new CellGrid(null);
    private final SweptSearch swept = new SweptSearch();

    /** Creates a query that has found nothing. */
    BoxQuery() {
        query.slots[0] = NO_SLOT;
    }

    /**
     * Finds the boxes that overlap or touch a box, which may be infinite. Returns how many boxes were compared with it.
     *
     * @throws IllegalArgumentException if a number is NaN, or a minimum is greater than its maximum
     */
    long findInBox(GridBroadPhase broadPhase, double minX, double minY, double maxX, double maxY) {
        Objects.requireNonNull(broadPhase, "broadPhase");
        setBox(minX, minY, maxX, maxY);
        return findInBox(broadPhase.awakeGrid()) + findInBox(broadPhase.restingGrid());
    }

    private void setBox(double minX, double minY, double maxX, double maxY) {
        if (!(minX <= maxX && minY <= maxY)) {
            throw new IllegalArgumentException("A box must have minimum <= maximum, not (" + minX + ", " + minY
                    + ") and (" + maxX + ", " + maxY + ")");
        }
        found.clear();
        query.bounds[0] = finite(minX);
        query.bounds[1] = finite(maxX);
        query.bounds[2] = finite(minY);
        query.bounds[3] = finite(maxY);
    }

    private long findInBox(CellGrid grid) {
        return PairSearch.between(query, 0, 1, grid, found);
    }

    /** Clamps a number to finite values, and turns −0 into 0. */
    private static double finite(double value) {
        return Math.max(-Double.MAX_VALUE, Math.min(value, Double.MAX_VALUE)) + 0.0;
    }

    /**
     * Finds the boxes that a moving box overlaps or touches on its path, its centre moving from (x, y) along a unit
     * vector. The half width and half height must include the rounding error of the caller's own numbers; with 0 for
     * both it is a ray. The length may be infinite. No box may have a coordinate beyond 10³⁰⁰, or distances overflow.
     * Returns how many boxes were compared with the path.
     *
     * @throws IllegalArgumentException if the width, the height or the length is negative, a number is NaN, or a number
     *     other than the length is infinite
     */
    long findOnPath(GridBroadPhase broadPhase, double x, double y, double halfX, double halfY, double directionX,
            double directionY, double length) {
        Objects.requireNonNull(broadPhase, "broadPhase");
        if (!Double.isFinite(x) || !Double.isFinite(y) || !(halfX >= 0 && halfX <= Double.MAX_VALUE)
                || !(halfY >= 0 && halfY <= Double.MAX_VALUE) || !Double.isFinite(directionX)
                || !Double.isFinite(directionY) || !(length >= 0)) {
            throw new IllegalArgumentException("A box of half width " + halfX + " and half height " + halfY
                    + " cannot be swept from (" + x + ", " + y + ") along (" + directionX + ", " + directionY
                    + ") over the length " + length);
        }
        found.clear();
        swept.set(x, y, halfX, halfY, directionX, directionY);
        return swept.search(broadPhase.awakeGrid(), length, found)
                + swept.search(broadPhase.restingGrid(), length, found);
    }

    /**
     * Estimates the distance from a point to the nearest box (&gt;0); infinite when there are no boxes. A caller finds
     * the nearest box at little cost by querying all boxes within that distance, and within more if there are none.
     *
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    double estimateDistance(GridBroadPhase broadPhase, double x, double y) {
        Objects.requireNonNull(broadPhase, "broadPhase");
        if (!Double.isFinite(x) || !Double.isFinite(y)) {
            throw new IllegalArgumentException("The point (" + x + ", " + y + ") is not finite");
        }
        return Math.min(broadPhase.awakeGrid().estimateDistance(x, y), broadPhase.restingGrid().estimateDistance(x, y));
    }

    /** {@return how many boxes were found (≥0)} */
    int count() {
        return found.count();
    }

    /**
     * {@return the slot of a found box (0 ≤ i &lt; {@link #count()}, checked)}
     * The same calls give the same order.
     */
    int slot(int i) {
        return found.higher(Objects.checkIndex(i, found.count()));
    }
}

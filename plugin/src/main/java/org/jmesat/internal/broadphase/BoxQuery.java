package org.jmesat.internal.broadphase;

import java.util.Objects;

/**
 * Asks a {@link GridBroadPhase} for the boxes in a region, without altering what it will find itself. It sees the boxes
 * as they were put last, whether or not pairs have been searched for since. A {@link BoxGrid} can be asked as well.
 *
 * <p>A box costs what {@link PairSearch} says of one; a swept box O(rows that it crosses + k) with k boxes in the cells
 * along it. Neither ever costs more than a look at each box, however large, long or far out it is. The instance is the
 * caller's, keeps the result until the next question, and allocates only to grow. Not thread-safe.
 */
public final class BoxQuery {
    private static final int NOBODY = -1;

    private final PairBuffer found = new PairBuffer();
    private final CellGrid asking = new CellGrid();
    private final GridExtent awakeExtent = new GridExtent();
    private final GridExtent restingExtent = new GridExtent();
    private final SweptSearch swept = new SweptSearch();
    private long compared;

    /** Creates a query that has found nothing. */
    public BoxQuery() {
        asking.slots[0] = NOBODY;
    }

    /**
     * Finds the boxes that overlap or touch a box, which may be infinite.
     *
     * @throws IllegalArgumentException if a number is NaN, or a minimum is greater than its maximum
     */
    public void findInBox(GridBroadPhase broadPhase, double minX, double minY, double maxX, double maxY) {
        Objects.requireNonNull(broadPhase, "broadPhase");
        ask(minX, minY, maxX, maxY);
        compared = broadPhase.findAwake(asking, found) + findInBox(broadPhase.restingGrid());
    }

    /**
     * Finds the boxes of a grid that overlap or touch a box, which may be infinite.
     *
     * @throws IllegalArgumentException if a number is NaN, or a minimum is greater than its maximum
     */
    public void findInBox(BoxGrid boxes, double minX, double minY, double maxX, double maxY) {
        Objects.requireNonNull(boxes, "boxes");
        ask(minX, minY, maxX, maxY);
        compared = findInBox(boxes.grid());
    }

    private void ask(double minX, double minY, double maxX, double maxY) {
        if (!(minX <= maxX && minY <= maxY)) {
            throw new IllegalArgumentException("A box cannot reach from (" + minX + ", " + minY + ") to (" + maxX + ", "
                    + maxY + ")");
        }
        found.clear();
        asking.bounds[0] = finite(minX);
        asking.bounds[1] = finite(maxX);
        asking.bounds[2] = finite(minY);
        asking.bounds[3] = finite(maxY);
    }

    private long findInBox(CellGrid grid) {
        return PairSearch.between(asking, 0, 1, grid, found);
    }

    /** And no negative zero, as in {@link SlotBoxes}. */
    private static double finite(double value) {
        return Math.max(-Double.MAX_VALUE, Math.min(value, Double.MAX_VALUE)) + 0.0;
    }

    /**
     * Finds the boxes that a box meets on its way, with its centre from (x, y) along a unit vector. Half its width and
     * height must cover the rounding of the caller's own numbers; 0 for both makes it a ray. The length may be
     * infinite. No coordinate of any box may be beyond 10³⁰⁰, where distances overflow.
     *
     * @throws IllegalArgumentException if the width, the height or the length is negative, or a number NaN or, but for
     *     the length, infinite
     */
    public void findOnWay(GridBroadPhase broadPhase, double x, double y, double halfX, double halfY, double directionX,
            double directionY, double length) {
        Objects.requireNonNull(broadPhase, "broadPhase");
        if (!Double.isFinite(x) || !Double.isFinite(y) || !(halfX >= 0 && halfX <= Double.MAX_VALUE)
                || !(halfY >= 0 && halfY <= Double.MAX_VALUE) || !Double.isFinite(directionX)
                || !Double.isFinite(directionY) || !(length >= 0)) {
            throw new IllegalArgumentException("A box of half width " + halfX + " and half height " + halfY
                    + " cannot go from (" + x + ", " + y + ") along (" + directionX + ", " + directionY + ") for "
                    + length);
        }
        found.clear();
        swept.set(x, y, halfX, halfY, directionX, directionY);
        awakeExtent.update(broadPhase.awakeGrid());
        restingExtent.update(broadPhase.restingGrid());
        compared = swept.search(broadPhase.awakeGrid(), awakeExtent, length, found)
                + swept.search(broadPhase.restingGrid(), restingExtent, length, found);
    }

    /**
     * Guesses how far from a point the first box is (&gt;0); infinite when there are no boxes at all. Asking for all
     * boxes within that distance, and within more if there are none, finds the nearest at little cost.
     *
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    public double guessDistance(GridBroadPhase broadPhase, double x, double y) {
        Objects.requireNonNull(broadPhase, "broadPhase");
        if (!Double.isFinite(x) || !Double.isFinite(y)) {
            throw new IllegalArgumentException("There is no point (" + x + ", " + y + ")");
        }
        awakeExtent.update(broadPhase.awakeGrid());
        restingExtent.update(broadPhase.restingGrid());
        return Math.min(awakeExtent.guessDistance(x, y), restingExtent.guessDistance(x, y));
    }

    /** How many boxes the last question was compared with: what it cost, less what looking up rows costs. */
    long compared() {
        return compared;
    }

    /** {@return how many boxes were found (≥0)} */
    public int count() {
        return found.count();
    }

    /**
     * {@return the slot of a found box, or its index in a {@link BoxGrid} (0 ≤ i &lt; {@link #count()}, checked)}
     * The order follows from the calls so far alone.
     */
    public int slot(int i) {
        return found.higher(Objects.checkIndex(i, found.count()));
    }
}

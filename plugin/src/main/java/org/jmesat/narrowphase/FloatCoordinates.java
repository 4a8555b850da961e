package org.jmesat.narrowphase;

/**
 * Finds floats that a polygon's coordinates were made from.
 *
 * <p>A {@code PolygonBuffer} is filled with floats and keeps them as doubles relative to the middle of
 * the least and the greatest, which have a bit or more beyond a float's. Any floats that differ from the kept numbers
 * by one shift give the same numbers again. Such a shift moves the numbers to where floats are fine enough: the finest
 * of them near enough to 0, the coarsest onto the grid that floats have there.
 */
final class FloatCoordinates {
    /** A float's significand has so many steps. */
    private static final double STEPS = 0x1p24;

    private FloatCoordinates() {
    }

    /**
     * Finds a shift after which all are floats.
     *
     * @param numbers relative to the middle of the least and the greatest
     * @param centre where that middle is; the shift is one from which a further move leads there
     * @return the shift; the centre if there is none, as for numbers that never were floats
     */
    static double findShift(double[] numbers, double centre) {
        double found = Double.NaN;
        for (double shift : candidates(numbers, centre)) {
            if (isExact(numbers, shift)) {
                if (shift + move(shift, centre) == centre) {
                    return shift;
                }
                found = Double.isNaN(found) ? shift : found;
            }
        }
        return Double.isNaN(found) ? centre : found;
    }

    /** What to add to a number so that the sum is another, to the bit if that can be. */
    static double move(double from, double to) {
        double move = to - from;
        for (double next : new double[] {Math.nextDown(move), Math.nextUp(move)}) {
            if (from + move != to && from + next == to) {
                return next;
            }
        }
        return move;
    }

    private static double[] candidates(double[] numbers, double centre) {
        double greatest = 0;
        for (double number : numbers) {
            greatest = Math.max(greatest, Math.abs(number));
        }
        double[] candidates = new double[2 + 3 * 2 * 3];
        int count = 0;
        candidates[count++] = centre;
        candidates[count++] = 0;
        double grid = Math.ulp((float) greatest);
        for (int i = 0; i < 3; i++, grid *= 2) {
            // One end has the greatest magnitude, hence the coarsest grid.
            for (int end = -1; end <= 1; end += 2) {
                candidates[count++] = onGrid(numbers, end * greatest, grid, centre);
                candidates[count++] = onGrid(numbers, end * greatest, grid, 0);
                candidates[count++] = onGrid(numbers, end * greatest, grid, -centre);
            }
        }
        return candidates;
    }

    /**
     * The shift nearest to one wanted that puts a number onto a grid and leaves none too large for its own last bit.
     */
    private static double onGrid(double[] numbers, double anchor, double grid, double wanted) {
        double least = Double.NEGATIVE_INFINITY;
        double greatest = Double.POSITIVE_INFINITY;
        for (double number : numbers) {
            double reach = STEPS * Math.min(grid, lowestBit(number - anchor));
            least = Math.max(least, -reach - number);
            greatest = Math.min(greatest, reach - number);
        }
        double nearest = Math.max(least, Math.min(greatest, wanted));
        double shift = grid * Math.rint((nearest + anchor) / grid) - anchor;
        return shift < least ? shift + grid : shift > greatest ? shift - grid : shift;
    }

    /** Infinite for 0. */
    private static double lowestBit(double number) {
        if (number == 0) {
            return Double.POSITIVE_INFINITY;
        }
        long significand = Double.doubleToRawLongBits(number) & 0xfffffffffffffL | 0x10000000000000L;
        return Math.scalb(1.0, Math.getExponent(number) - 52 + Long.numberOfTrailingZeros(significand));
    }

    /** Whether the floats give the numbers again, to the bit. */
    private static boolean isExact(double[] numbers, double shift) {
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (double number : numbers) {
            double value = (float) (number + shift);
            least = Math.min(least, value);
            greatest = Math.max(greatest, value);
        }
        double middle = 0.5 * (least + greatest);
        for (double number : numbers) {
            if ((float) (number + shift) - middle != number) {
                return false;
            }
        }
        return true;
    }
}

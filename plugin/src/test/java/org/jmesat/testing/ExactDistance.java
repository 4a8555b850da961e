package org.jmesat.testing;

/**
 * Compares the signed distance of two shapes with numbers, exactly. The signed distance is
 * <ul>
 * <li>the Euclidean distance, corner to corner included, where the shapes are apart;
 * <li>where they overlap, the negated length of the minimum translation vector: the distance of the origin from the
 * border of their Minkowski difference. If that has no interior, as for two points or two segments on one line, it is
 * 0;
 * <li>with rounding radii, that of the cores minus both radii.
 * </ul>
 * {@link DistanceInterval} decides most comparisons in doubles; {@link ExactComparison} decides those with a value
 * within the interval. No code is shared with the narrow phase.
 *
 * <p>An instance is reused for one pair after another. It counts its comparisons.
 */
public final class ExactDistance {
    private final DistanceInterval interval = new DistanceInterval();
    private ExactShape a;
    private ExactShape b;
    private double low;
    private double high;
    private long questions;
    private long exactAnswers;

    /** Sets the pair; returns this. */
    public ExactDistance between(ExactShape shapeA, ExactShape shapeB) {
        a = shapeA;
        b = shapeB;
        interval.compute(a, b);
        low = interval.low();
        high = interval.high();
        return this;
    }

    /** Whether the signed distance is greater than a value. */
    public boolean exceeds(double value) {
        return compareWith(value) > 0;
    }

    /** Whether the signed distance is less than a value. */
    public boolean isBelow(double value) {
        return compareWith(value) < 0;
    }

    /**
     * Compares the signed distance with a value.
     *
     * @return 1 when it is greater, 0 when it is equal, −1 when it is less
     */
    public int compareWith(double value) {
        if (Double.isNaN(value)) {
            throw new IllegalArgumentException("NaN is not a distance");
        }
        questions++;
        if (low > value) {
            return 1;
        }
        return high < value ? -1 : compareExactly(value);
    }

    private int compareExactly(double value) {
        exactAnswers++;
        return ExactComparison.compare(a, b, value);
    }

    /** A lower bound of the signed distance. */
    public double low() {
        return low;
    }

    /** An upper bound of the signed distance. */
    public double high() {
        return high;
    }

    /** The signed distance up to rounding; narrows the interval first if it is wide. */
    public double approximate() {
        double enough = 4 * interval.error() + 4 * Math.ulp(Math.max(Math.abs(low), Math.abs(high)));
        while (high - low > enough) {
            double middle = low + (high - low) / 2;
            int side = compareExactly(middle);
            low = side < 0 ? low : middle;
            high = side > 0 ? high : middle;
        }
        return low + (high - low) / 2;
    }

    /** The number of comparisons since this instance was created. */
    public long questions() {
        return questions;
    }

    /** The number of comparisons that needed integers. */
    public long exactAnswers() {
        return exactAnswers;
    }
}

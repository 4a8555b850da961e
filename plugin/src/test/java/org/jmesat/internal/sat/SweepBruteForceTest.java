package org.jmesat.internal.sat;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import org.jmesat.testing.SweepOracle;
import org.jmesat.testing.SweepPair;
import org.jmesat.testing.SweepPairs;
import org.junit.jupiter.api.Test;

/**
 * Sweeps against stepping through the tick in 100 000 steps. The property {@code jmesat.sweep.pairs} sets the number of
 * pairs; if it is set, the counts are printed.
 *
 * <p>The tolerances are those of {@link PairSweep}, with e for 8 ties, about 10⁻⁸ of the size. At a hit the shapes are
 * within e of each other, and before it they are never as deep as e; if they ever are as deep as e, there is a hit.
 * Shapes whose least separation is between −e and e graze, and may be a hit or a miss.
 */
class SweepBruteForceTest {
    private static final String PAIRS = "jmesat.sweep.pairs";
    private static final long SEED = 41;
    private static final double STEP = 1.0 / SweepOracle.STEPS;

    private final PairSweep sweep = new PairSweep();
    private final Impact impact = new Impact();
    private final Tally tally = new Tally();
    private SweepPair pair;
    private SweepOracle oracle;
    private double e;
    private double t;

    @Test
    void everySweepAgreesWithSmallSteps() {
        int pairs = Integer.getInteger(PAIRS, 2_000);
        SweepPairs generator = new SweepPairs(SEED);
        long begin = System.nanoTime();
        for (int i = 0; i < pairs; i++) {
            pair = generator.get(i);
            compare();
        }
        tally.seconds = 1e-9 * (System.nanoTime() - begin);
        assertTrue(tally.missed > pairs / 10 && tally.hits > pairs / 3 && tally.touching > pairs / 50,
                () -> "too few sweeps with one outcome: " + tally);
        assertTrue(tally.undecided <= pairs / 500, () -> "too many undecided: " + tally);
        if (System.getProperty(PAIRS) != null) {
            System.out.println(tally);
        }
    }

    private void compare() {
        sweep.test(pair.a(), pair.motionA(), pair.b(), pair.motionB(), impact);
        oracle = new SweepOracle(pair);
        e = 8 * oracle.tie();
        t = oracle.tolerance();
        double start = oracle.distance(0);
        if (impact.isLowerBound()) {
            tally.lowerBounds++;
        }
        if (Math.abs(start + t) <= e || Math.abs(start - t) <= e) {
            tally.undecided++;
        } else if (start < -t) {
            tally.overlapping++;
            require(impact.state() == Impact.State.OVERLAPPING, "overlapping by " + -start);
            require(Math.abs(impact.penetration().separation() - start) <= e, "separation " + start);
            requireNormal(start);
        } else {
            require(impact.state() != Impact.State.OVERLAPPING, "separation " + start);
            if (turns()) {
                tally.count(sweep.turning.steps);
            }
            if (start <= t) {
                tally.touching++;
                compareTouching();
            } else if (impact.state() == Impact.State.HIT) {
                tally.hits++;
                compareHit();
            } else {
                tally.missed++;
                compareMiss();
            }
        }
    }

    private boolean turns() {
        return pair.motionA().turn() != 0 || pair.motionB().turn() != 0;
    }

    /** Whether the shapes are within the tolerance all the time; then every time is as good as the first. */
    private boolean slides(double from, double to) {
        for (int i = 1; i < 100; i++) {
            if (!(oracle.distance(from + 0.01 * i * (to - from)) <= e)) {
                return false;
            }
        }
        return to > from;
    }

    private void compareHit() {
        double time = impact.time();
        double distance = oracle.distance(time);
        require(distance >= -e && distance <= e, "separation " + distance + " then");
        requireNormal(distance);
        double deep = oracle.first(0, -e);
        double close = oracle.firstClosely(0, e);
        if (Double.isNaN(deep) || Double.isNaN(close)) {
            tally.undecided++;
            return;
        }
        require(time <= deep, "already in contact at " + deep);
        tally.separation = Math.max(tally.separation, Math.abs(distance) / Math.max(pair.size(), 1e-3));
        if (Double.isInfinite(deep)) {
            tally.grazing++;
        }
        requireFacing();
        double sooner = Math.max(0, time - 1e-6);
        double approach = (oracle.distance(sooner) - distance) / (time - sooner);
        double error = Math.abs(time - close);
        // Otherwise the shapes graze before the hit.
        require(error <= STEP + t / approach || time + STEP >= deep || slides(close, time), "in contact at " + close);
        // Checked if the shapes go deeper at once, and so fast that e takes a negligible time.
        if (deep - close < 2 * STEP && approach > 1e7 * e) {
            tally.time = Math.max(tally.time, error);
            tally.timed++;
            if (!turns()) {
                double share = Math.abs(distance) / approach / Math.max(time, 0.01);
                require(share <= 1e-12, "off by " + share + " of the time");
                tally.relativeTime = Math.max(tally.relativeTime, share);
            }
        }
    }

    private void compareMiss() {
        double close = oracle.firstClosely(0, 0.25 * (turns() ? oracle.tie() : oracle.noise()));
        if (Double.isNaN(close)) {
            tally.undecided++;
        } else if (close <= 1) {
            // Up to rounding, a touch at the end of the tick is not a hit.
            tally.grazing++;
            require(!(oracle.first(0, -e) <= 1), "in contact at " + close);
            require(oracle.distance(1) <= e, "passes through at " + close);
        }
    }

    private void compareTouching() {
        if (impact.state() == Impact.State.HIT && impact.time() == 0) {
            return;
        }
        require(!(oracle.first(0, -2 * t - e) <= impact.time()), "deeper than twice the tolerance");
        if (impact.state() == Impact.State.HIT) {
            tally.returns++;
            double parted = oracle.firstAbove(0, t);
            require(parted < impact.time(), "parts at " + parted);
            require(Math.abs(oracle.distance(impact.time())) <= e, "no contact");
        }
    }

    private void requireNormal(double distance) {
        double along = oracle.separation(impact.normalX(), impact.normalY());
        require(Math.abs(along - distance) <= e, "along the normal " + along);
    }

    /**
     * Slightly before the impact the shapes are no closer along the normal, which may turn with one of them, up to the
     * curvature of the turns.
     */
    private void requireFacing() {
        double before = Math.min(impact.time(), 1e-6);
        oracle.distance(impact.time() - before);
        double turnA = pair.motionA().turn();
        double turnB = pair.motionB().turn();
        double bend = before * before * oracle.speed() * (Math.abs(turnA) + Math.abs(turnB));
        double along = Math.max(separation(0), Math.max(separation(-before * turnA), separation(-before * turnB)));
        require(along >= -e - bend, "the normal points along the motion: " + along + " before");
    }

    private double separation(double turn) {
        double cos = Math.cos(turn);
        double sin = Math.sin(turn);
        return oracle.separation(cos * impact.normalX() - sin * impact.normalY(),
                sin * impact.normalX() + cos * impact.normalY());
    }

    private void require(boolean condition, String found) {
        if (!condition) {
            fail(found + ", but " + impact.state() + " at " + impact.time() + ", normal (" + impact.normalX() + ", "
                    + impact.normalY() + "), e " + e + ", t " + t + "\n" + pair);
        }
    }

    /** Prints the counts. */
    private static final class Tally {
        private int hits;
        private int missed;
        private int touching;
        private int overlapping;
        private int grazing;
        private int returns;
        private int undecided;
        private int lowerBounds;
        private int timed;
        private double time;
        private double relativeTime;
        private double separation;
        private int turning;
        private long steps;
        private int mostSteps;
        private double seconds;

        void count(int newSteps) {
            turning++;
            steps += newSteps;
            mostSteps = Math.max(mostSteps, newSteps);
        }

        @Override
        public String toString() {
            return hits + " hits, " + missed + " misses, " + touching + " touching at the start (" + returns
                    + " return), " + overlapping + " overlapping; " + grazing + " grazing, " + undecided
                    + " undecided, " + lowerBounds + " lower bounds; largest error in time " + time + " (of " + timed
                    + "), without turning " + relativeTime + " of it, in separation " + separation
                    + " of the size; steps of " + turning + " that turn: mean " + steps / Math.max(1.0, turning)
                    + ", most " + mostSteps + "; " + seconds + " s";
        }
    }
}

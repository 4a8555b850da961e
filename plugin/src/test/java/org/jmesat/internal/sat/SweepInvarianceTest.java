package org.jmesat.internal.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.testing.HardPair.Pose;
import org.jmesat.testing.Rounds;
import org.jmesat.testing.SweepOracle;
import org.jmesat.testing.SweepPair;
import org.jmesat.testing.SweepPairs;
import org.junit.jupiter.api.Test;

/** Swapping the shapes and moving both together change no result. */
class SweepInvarianceTest {
    private static final long SEED = 20_26;
    private static final int PAIRS = Rounds.of(2_000);

    private final PairSweep sweep = new PairSweep();
    private final Impact impact = new Impact();
    private final Impact other = new Impact();

    @Test
    void swappedShapesHitAtTheSameTimeWithTheOppositeNormal() {
        SweepPairs pairs = new SweepPairs(SEED);
        int hits = 0;
        for (int i = 0; i < PAIRS; i++) {
            SweepPair pair = pairs.get(i);
            sweep.test(pair.a(), pair.motionA(), pair.b(), pair.motionB(), impact);
            sweep.test(pair.b(), pair.motionB(), pair.a(), pair.motionA(), other);
            if (isSame(pair) && impact.state() == Impact.State.HIT) {
                SweepOracle oracle = new SweepOracle(pair);
                double distance = oracle.distance(other.time());
                double along = oracle.separation(-other.normalX(), -other.normalY());
                assertEquals(distance, along, error(pair), pair::toString);
                hits++;
            }
        }
        assertTrue(hits > PAIRS / 3, hits + " hits");
    }

    @Test
    void aCommonVelocityChangesNothing() {
        SweepPairs pairs = new SweepPairs(SEED);
        for (int i = 0; i < PAIRS; i++) {
            SweepPair pair = pairs.get(i);
            double vx = 3 * pair.size() + 1;
            double vy = -20 * pair.size();
            SweepPair moving = new SweepPair(pair.kind(), pair.seed(), pair.round(), pair.a(), pair.startA(),
                    moved(pair.endA(), vx, vy), pair.b(), pair.startB(), moved(pair.endB(), vx, vy));
            sweep.test(pair.a(), pair.motionA(), pair.b(), pair.motionB(), impact);
            sweep.test(moving.a(), moving.motionA(), moving.b(), moving.motionB(), other);
            isSame(pair);
        }
    }

    @Test
    void turningThePlaneTurnsTheNormalOnly() {
        SweepPairs pairs = new SweepPairs(SEED);
        for (int i = 0; i < PAIRS; i++) {
            SweepPair pair = pairs.get(i);
            Pose center = pair.startA();
            SweepPair turned = new SweepPair(pair.kind(), pair.seed(), pair.round(), pair.a(),
                    turned(center, center, i), turned(pair.endA(), center, i), pair.b(),
                    turned(pair.startB(), center, i), turned(pair.endB(), center, i));
            sweep.test(pair.a(), pair.motionA(), pair.b(), pair.motionB(), impact);
            sweep.test(turned.a(), turned.motionA(), turned.b(), turned.motionB(), other);
            // Far away, coordinates may become so large that the tolerance doubles.
            if (Math.abs(new SweepOracle(turned).tolerance() / new SweepOracle(pair).tolerance() - 1) < 0.01
                    && isSame(pair)) {
                double cos = Math.cos(i);
                double sin = Math.sin(i);
                SweepOracle oracle = new SweepOracle(pair);
                double distance = oracle.distance(other.time());
                double along = oracle.separation(cos * other.normalX() + sin * other.normalY(),
                        cos * other.normalY() - sin * other.normalX());
                assertEquals(distance, along, error(pair), pair::toString);
            }
        }
    }

    private static Pose moved(Pose pose, double dx, double dy) {
        return new Pose(pose.x() + dx, pose.y() + dy, pose.angle());
    }

    private static Pose turned(Pose pose, Pose center, double angle) {
        double cos = StrictMath.cos(angle);
        double sin = StrictMath.sin(angle);
        double x = pose.x() - center.x();
        double y = pose.y() - center.y();
        return new Pose(center.x() + cos * x - sin * y, center.y() + sin * x + cos * y, pose.angle() + angle);
    }

    /** Whether both results agree; they may differ only if the shapes graze. */
    private boolean isSame(SweepPair pair) {
        SweepOracle oracle = new SweepOracle(pair);
        double error = error(pair);
        double start = oracle.distance(0);
        if (Math.abs(Math.abs(start) - oracle.tolerance()) <= error) {
            return false;
        }
        if (start <= oracle.tolerance()) {
            // Touching shapes may be a hit or a miss as long as they are not deep.
            boolean same = impact.state() == other.state();
            assertTrue(same || start >= -oracle.tolerance() && !(oracle.first(0, -2 * oracle.tolerance()) <= 1),
                    pair::toString);
            return same && impact.time() == 0 && other.time() == 0;
        }
        double deep = oracle.first(0, -error);
        if (impact.state() != other.state()) {
            assertTrue(Double.isInfinite(deep), pair::toString);
            return false;
        }
        if (impact.state() == Impact.State.HIT && impact.time() != other.time()) {
            double first = Math.min(impact.time(), other.time());
            double last = Math.max(impact.time(), other.time());
            // Between the two times, the shapes touch or almost touch.
            for (int i = 0; i <= 8; i++) {
                double time = first + i / 8.0 * (last - first);
                assertTrue(oracle.distance(time) <= 0.5 * oracle.tolerance() + error || last - first < 1e-9,
                        () -> impact.time() + " and " + other.time() + ", " + pair);
            }
            assertTrue(last <= deep + 1e-9, pair::toString);
        }
        return impact.state() == Impact.State.HIT;
    }

    /** Moving or turning both shapes costs a few bits of the largest coordinate. */
    private static double error(SweepPair pair) {
        double largest = 30 * pair.size();
        for (Pose pose : new Pose[] {pair.startA(), pair.endA(), pair.startB(), pair.endB()}) {
            largest = Math.max(largest, Math.max(Math.abs(pose.x()), Math.abs(pose.y())));
        }
        return 8 * new SweepOracle(pair).tie() + 64 * Math.ulp(largest);
    }
}

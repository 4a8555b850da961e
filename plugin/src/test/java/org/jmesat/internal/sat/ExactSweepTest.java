package org.jmesat.internal.sat;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import org.jmesat.testing.ExactSweep;
import org.jmesat.testing.GridSweep;
import org.junit.jupiter.api.Test;

/**
 * Straight sweeps of shapes on a grid, where edges are parallel, corners meet corners and grazes are exact, against
 * integer arithmetic. The property {@code jmesat.exact.sweeps} sets the number of pairs; if it is set, the counts are
 * printed.
 */
class ExactSweepTest {
    private static final String PAIRS = "jmesat.exact.sweeps";
    private static final String SEED = "jmesat.exact.seed";
    /** Error of the time where the shapes do not graze, as in the Javadoc of {@link StraightSweep}. */
    private static final double TIME = 1e-12;
    /** In grid steps: less than the difference of two grid points, more than the rounding error of doubles. */
    private static final double NEAR = 1e-9;

    private final PairSweep sweep = new PairSweep();
    private final Impact impact = new Impact();
    private GridSweep pair;
    private ExactSweep exact;
    private int hits;
    private int misses;
    private int grazes;
    private int touching;
    private int overlapping;
    private double worst;

    @Test
    void aStraightSweepIsExact() {
        int pairs = Integer.getInteger(PAIRS, 20_000);
        long seed = Long.getLong(SEED, 2026);
        for (int i = 0; i < pairs; i++) {
            pair = new GridSweep(seed, i);
            exact = pair.exact();
            sweep.test(pair.a(), pair.motionA(), pair.b(), pair.motionB(), impact);
            if (pair.radius() == 0) {
                compareSharp();
            } else {
                compareRounded();
            }
        }
        String found = hits + " hits, " + misses + " misses, " + grazes + " grazes, " + touching + " touching, "
                + overlapping + " overlapping; worst time " + worst;
        assertTrue(Math.min(hits, misses) > pairs / 8 && Math.min(grazes, Math.min(touching, overlapping)) > pairs / 50,
                found);
        if (System.getProperty(PAIRS) != null) {
            System.out.println(found);
        }
    }

    private void compareSharp() {
        int start = exact.startSign();
        if (start < 0) {
            overlapping++;
            require(impact.state() == Impact.State.OVERLAPPING, "overlapping at the start");
        } else if (start == 0) {
            touching++;
            compareTouching();
        } else if (!exact.meets()) {
            misses++;
            require(impact.state() == Impact.State.MISS, "no contact");
        } else if (!exact.meetsAtTheEnd() || impact.state() == Impact.State.HIT) {
            // Whether touching when the tick ends is a hit depends on the last bit.
            hits++;
            grazes += exact.goesInside() ? 0 : 1;
            require(impact.state() == Impact.State.HIT, "contact at " + exact.time());
            double error = Math.abs(impact.time() - exact.time());
            worst = Math.max(worst, error / exact.time());
            require(error <= TIME * exact.time(), "contact at " + exact.time());
            requireNormal();
        }
    }

    private void compareTouching() {
        if (!exact.goesInside()) {
            // A thin shape may be passed through.
            boolean through = exact.isThin() && impact.state() == Impact.State.HIT && impact.time() == 0;
            require(impact.state() == Impact.State.MISS || through, "the shapes separate");
            if (through) {
                requireNormal();
            }
        } else if (exact.depth() > 0.01) {
            require(impact.state() == Impact.State.HIT && impact.time() == 0, "the shapes go deeper at once");
            requireNormal();
        }
    }

    private void compareRounded() {
        double start = exact.distance(0) - pair.radius();
        int least = exact.compareLeastDistance(pair.radius());
        if (start < -NEAR) {
            overlapping++;
            require(impact.state() == Impact.State.OVERLAPPING, "overlapping by " + -start);
        } else if (start < NEAR) {
            touching++;
            require(impact.state() != Impact.State.OVERLAPPING && impact.time() * (1 - impact.time()) == 0, "touching");
        } else if (least > 0) {
            misses++;
            require(impact.state() == Impact.State.MISS, "no contact");
        } else if (least == 0) {
            grazes++;
        } else if (exact.distance(1) < pair.radius() - NEAR || impact.state() == Impact.State.HIT) {
            hits++;
            require(impact.state() == Impact.State.HIT, "contact");
            double distance = exact.distance(impact.time()) - pair.radius();
            require(Math.abs(distance) < NEAR, "distance " + distance);
            double before = exact.distance(impact.time() - NEAR) - pair.radius();
            require(before >= distance, "contact before");
            requireNormal();
        } else {
            grazes++;
        }
    }

    /** The shapes are on their sides of the normal and do not move apart along it. */
    private void requireNormal() {
        double nx = impact.normalX();
        double ny = impact.normalY();
        require(Math.abs(Math.hypot(nx, ny) - 1) < 1e-12, "the normal is no unit vector");
        double separation = exact.separation(impact.time(), nx, ny) - pair.radius();
        require(Math.abs(separation) < 1e-7, "separation along the normal " + separation);
        double approach = nx * pair.velocity()[0] + ny * pair.velocity()[1];
        require(approach <= 1e-12 * exact.speed(), "the normal points along the motion: " + approach);
    }

    private void require(boolean condition, String truth) {
        if (!condition) {
            fail(truth + ", but " + impact.state() + " at " + impact.time() + ", normal (" + impact.normalX() + ", "
                    + impact.normalY() + ")\n" + pair);
        }
    }
}

package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.world.DrivenWorld;
import org.jmesat.testing.world.MovingBodies;
import org.jmesat.testing.world.WorldWorkload;
import org.junit.jupiter.api.Test;

class StepStatisticsTest {
    private final CollisionWorld world = new CollisionWorld();
    private final StepStatistics statistics = new StepStatistics();

    @Test
    void theClockIsNotReadWithoutStatistics() {
        assertNull(world.getStatistics());
        world.setStatistics(statistics);
        assertSame(statistics, world.getStatistics());
        addBox(0, 0);
        world.step();
        world.setStatistics(null);
        addBox(1, 0);
        world.step();
        assertEquals(1, statistics.getChanged());
    }

    @Test
    void aTestIsCountedByTheAxisThatEndsIt() {
        world.setStatistics(statistics);
        Collider a = addBox(0, 0);
        Collider b = addBox(1.5, 1.5);
        b.setAngle(Math.PI / 4);
        world.step();
        assertCounts(2, 1, 1, 0, 1, 0, 0, 0, 1);
        b.setPosition(1.8, 1.8);
        world.step();
        assertCounts(1, 1, 1, 0, 1, 0, 1, 0, 0);
        b.setPosition(-1.8, -1.8);
        world.step();
        assertCounts(1, 1, 1, 0, 1, 0, 0, 1, 0);
        a.setShape(ConvexPolygon.regular(64, 1));
        b.setShape(ConvexPolygon.regular(64, 1));
        b.setPosition(1.5, 1.5);
        world.step();
        assertCounts(2, 1, 1, 0, 1, 1, 0, 0, 0);
    }

    @Test
    void aPairAtRestIsNotTested() {
        world.setStatistics(statistics);
        addBox(0, 0);
        addBox(1, 0);
        world.step();
        assertEquals(1, statistics.getTests());
        for (int tick = 0; tick < 30; tick++) {
            world.step();
            assertEquals(0, statistics.getTests(), "tick " + tick);
            assertEquals(0, statistics.getChanged(), "tick " + tick);
            assertEquals(1, statistics.getPairs(), "tick " + tick);
            assertEquals(1, statistics.getContacts(), "tick " + tick);
        }
        assertEquals(0, statistics.getCandidates(), "the pair is resting");
    }

    @Test
    void aFilteredPairIsCountedAndNotTested() {
        world.setStatistics(statistics);
        addBox(0, 0).setFilter(1, 2, 0);
        addBox(1, 0);
        world.step();
        assertCounts(2, 1, 1, 1, 0, 0, 0, 0, 0);
    }

    @Test
    void twoFixedCollidersAreNoCandidates() {
        world.setStatistics(statistics);
        addBox(0, 0).setFixed(true);
        addBox(1, 0).setFixed(true);
        world.step();
        world.step();
        assertEquals(0, statistics.getCandidates());
        assertEquals(0, statistics.getPairs());
    }

    @Test
    void theCountsAreTheSameForAnyNumberOfThreads() {
        List<String> alone = counts(1);
        assertEquals(alone, counts(2));
        assertEquals(alone, counts(4));
    }

    @Test
    void eachStageIsTimedByTheGivenClock() {
        long[] time = new long[1];
        StepStatistics timed = new StepStatistics(() -> time[0] += 1_000);
        world.setStatistics(timed);
        addBox(0, 0);
        world.step();
        for (StepStatistics.Stage stage : StepStatistics.Stage.values()) {
            assertEquals(1_000, timed.getNanoseconds(stage), stage + " of " + timed);
        }
        assertEquals("1 changed, 0 candidates, 0 pairs, 0 filtered, 0 tests (0 ended by circles, 0 by the last axis, "
                + "0 by another), 0 contacts; µs: place 1 find 1 gather 1 test 1 report 1", timed.toString());
        assertThrows(NullPointerException.class, () -> new StepStatistics(null));
    }

    @Test
    void withoutAClockNoTimeIsMeasured() {
        world.setStatistics(statistics);
        addBox(0, 0);
        world.step();
        for (StepStatistics.Stage stage : StepStatistics.Stage.values()) {
            assertEquals(0, statistics.getNanoseconds(stage), stage.name());
        }
    }

    @Test
    void countingAllocatesNothing() {
        addBox(0, 0);
        addBox(1, 0);
        world.setStatistics(statistics);
        world.step();
        assertEquals(0, AllocationMeter.leastBytes(world::step));
    }

    private List<String> counts(int threads) {
        MovingBodies bodies = WorldWorkload.MIXED_SIZES.generate(1_000);
        DrivenWorld driven = new DrivenWorld(bodies);
        driven.world().setStatistics(statistics);
        driven.world().setWorkerThreads(threads);
        List<String> counts = new ArrayList<>();
        for (int tick = 0; tick < 30; tick++) {
            bodies.advance();
            driven.pose();
            driven.world().step();
            counts.add(statistics.toString().replaceAll(";.*", ""));
        }
        driven.world().tearDown();
        return counts;
    }

    private void assertCounts(int... expected) {
        assertEquals(expected[0], statistics.getChanged(), "changed");
        assertEquals(expected[1], statistics.getCandidates(), "candidates");
        assertEquals(expected[2], statistics.getPairs(), "pairs");
        assertEquals(expected[3], statistics.getFiltered(), "filtered");
        assertEquals(expected[4], statistics.getTests(), "tests");
        assertEquals(expected[5], statistics.getEndedByCircles(), "ended by circles");
        assertEquals(expected[6], statistics.getEndedByLastAxis(), "ended by the last axis");
        assertEquals(expected[7], statistics.getEndedByOtherAxis(), "ended by another axis");
        assertEquals(expected[8], statistics.getContacts(), "contacts");
    }

    private Collider addBox(double x, double y) {
        Collider collider = world.add(null);
        collider.setShape(ConvexPolygon.rectangle(2, 2));
        collider.setPosition(x, y);
        return collider;
    }
}

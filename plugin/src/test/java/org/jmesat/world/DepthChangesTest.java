package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jmesat.internal.step.BodyDepths;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.ObjectState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Moves in depth, and the depth test turned on and off: from which step on they count, and what they cost. */
class DepthChangesTest extends CratesInDepth {
    private final StepStatistics statistics = new StepStatistics();

    static IntStream stepsBefore() {
        return IntStream.rangeClosed(1, MANY);
    }

    /** In steps of moving bodies, of pairs at rest, and in steps that are skipped. */
    @ParameterizedTest
    @MethodSource("stepsBefore")
    void aMoveInDepthAloneIsSeenAtTheNextStep(int before) {
        isInContact(0, 1, 0, 1);
        step(before);
        b.setElevation(3);
        assertEquals("EXIT SEPARATED", step());
        step(before);
        a.setDepthRange(0, 3.5f);
        assertEquals("ENTER", step());
        step(before);
        a.setElevation(-2);
        assertEquals("EXIT SEPARATED", step());
    }

    @ParameterizedTest
    @MethodSource("stepsBefore")
    void theTestIsTurnedOnAndOffAtTheNextStep(int before) {
        b.setElevation(3);
        Collider c = crate();
        Collider d = crate();
        c.setPosition(20, 0);
        d.setPosition(20, 0.5);
        d.setElevation(-3);
        step(before);
        world.setDepthTest(true);
        assertEquals("EXIT SEPARATED EXIT SEPARATED", step());
        step(before);
        world.setDepthTest(false);
        assertEquals("ENTER ENTER", step());
        assertEquals("STAY STAY", step());
    }

    @ParameterizedTest
    @MethodSource("stepsBefore")
    void othersOfAKeptStepAreTestedTooWhenTheTestIsTurnedOn(int before) {
        b.setElevation(3);
        Collider mover = crate();
        for (int i = 0; i < before; i++) {
            mover.setPosition(30, 0.001 * i);
            world.step();
        }
        world.setDepthTest(true);
        mover.setPosition(30, 1);
        assertEquals("EXIT SEPARATED", step());
    }

    @Test
    void turningTheTestOffAndOnBetweenTwoStepsChangesNothing() {
        assertTrue(isInContact(0, 1, 0.5f, 1));
        b.setDepthRange(BARELY, 2);
        world.step();
        world.setDepthTest(false);
        world.setDepthTest(true);
        assertEquals("STAY", step());
        world.setDepthTest(false);
        b.setDepthRange(1, 2);
        world.setDepthTest(true);
        assertEquals("EXIT SEPARATED", step());
    }

    @Test
    void whatWasSetWhileTheTestWasOffCountsOnceItIsOn() {
        isInContact(0, 1, 0, 1);
        world.setDepthTest(false);
        world.step();
        b.setElevation(5);
        Collider c = crate();
        c.setDepthRange(5, 6);
        world.step();
        world.setDepthTest(true);
        assertEquals("EXIT SEPARATED EXIT SEPARATED STAY", step());
        assertNotNull(world.getContact(b, c));
    }

    @Test
    void theTestCanBeTurnedOnWhileTheHighestRowsAreFree() {
        List<Collider> others = IntStream.range(0, 60).mapToObj(i -> crate()).toList();
        world.step();
        others.forEach(world::remove);
        world.step();
        b.setElevation(3);
        world.setDepthTest(true);
        assertEquals("EXIT SEPARATED", step());
    }

    @Test
    void withoutTheTestAMoveInDepthCostsNoStep() {
        world.setStatistics(statistics);
        step(MANY);
        a.setElevation(3);
        a.setDepthRange(-1, 1);
        world.step();
        assertEquals(0, statistics.getChanged());
        assertEquals(0, statistics.getVisited());
        int[] tables = {0};
        Consumer<Object> count = object -> tables[0] += object instanceof BodyDepths ? 1 : 0;
        ObjectState.forEach(List.of(world), count::accept);
        assertEquals(0, tables[0]);
        world.setDepthTest(true);
        world.step();
        ObjectState.forEach(List.of(world), count::accept);
        assertEquals(1, tables[0]);
        world.setDepthTest(false);
        world.step();
        ObjectState.forEach(List.of(world), count::accept);
        assertEquals(1, tables[0], "released");
    }

    @Test
    void noStepIsSpentOnADepthThatIsSetAgain() {
        isInContact(0, 1, 0, 1);
        world.setStatistics(statistics);
        step(MANY);
        a.setElevation(0);
        a.setDepthRange(0, 1);
        world.step();
        assertEquals(0, statistics.getChanged());
        assertEquals("STAY", step());
    }

    @Test
    void aStepWhoseCollidersMoveInDepthAllocatesNothing() {
        world.setDepthTest(true);
        for (int i = 0; i < 30; i++) {
            crate().setPosition(0.7 * i, 0);
        }
        List<Collider> all = List.copyOf(world.getColliders());
        int[] tick = {0};
        Runnable steps = () -> {
            for (int i = 0; i < 50; i++) {
                for (int k = 0; k < all.size(); k++) {
                    float depth = (tick[0] + k) % 8;
                    all.get(k).setElevation(depth);
                    all.get(k).setDepthRange(-depth / 2, depth / 4);
                }
                tick[0]++;
                world.step();
            }
        };
        for (int i = 0; i < 20; i++) {
            steps.run();
        }
        assertTrue(world.getEvents().enters().size() > 0 && world.getEvents().exits().size() > 0);
        assertEquals(0, AllocationMeter.leastBytes(steps));
    }

    @Test
    void theTestCannotBeTurnedOnDuringAStepAndStrangersHaveNoSeparation() {
        world.setPairFilter((p, q) -> {
            assertThrows(IllegalStateException.class, () -> world.setDepthTest(true));
            assertThrows(IllegalStateException.class, () -> p.setDepthRange(0, 1));
            return true;
        });
        world.step();
        assertFalse(world.isDepthTest());
        assertEquals(0, a.getMaxDepth());
        Collider stranger = new CollisionWorld().add("stranger");
        assertThrows(IllegalArgumentException.class, () -> world.computeDepthSeparation(a, stranger));
        assertThrows(IllegalArgumentException.class, () -> world.computeDepthSeparation(stranger, a));
    }

    @Test
    void aTearDownKeepsTheSetting() {
        isInContact(0, 1, 0, 1);
        b.setElevation(7);
        world.tearDown();
        assertTrue(world.isDepthTest());
        Collider c = crate();
        Collider d = crate();
        assertEquals("ENTER", step());
        d.setElevation(1);
        assertEquals("EXIT SEPARATED", step());
        assertNull(world.getContact(c, d));
    }
}

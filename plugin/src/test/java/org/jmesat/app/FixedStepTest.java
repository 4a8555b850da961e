package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ticks of a fixed length in frames of any length. */
class FixedStepTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final List<Float> steps = new ArrayList<>();

    @BeforeEach
    void countTicks() {
        scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState state, float tpf) {
                steps.add(tpf);
            }
        }));
    }

    @Test
    void aStepLongerThanAFrameTicksWhenItsTimeHasPassed() {
        scene.step(() -> scene.state().setFixedStep(2 * HeadlessRun.TPF));
        scene.frames(5);
        assertEquals(List.of(2 * HeadlessRun.TPF, 2 * HeadlessRun.TPF), steps);
    }

    @Test
    void aStepShorterThanAFrameTicksSeveralTimesInIt() {
        scene.step(() -> scene.state().setFixedStep(HeadlessRun.TPF / 4));
        scene.frame();
        assertEquals(Collections.nCopies(4, HeadlessRun.TPF / 4), steps);
    }

    @Test
    void leftOverTimeCountsForTheNextFrame() {
        scene.step(() -> scene.state().setFixedStep(HeadlessRun.TPF));
        scene.run().frame(1.5f * HeadlessRun.TPF);
        assertEquals(1, steps.size());
        scene.run().frame(1.5f * HeadlessRun.TPF);
        assertEquals(3, steps.size());
    }

    @Test
    void aLongFrameRunsABoundedNumberOfTicksAndDropsTheRest() {
        scene.step(() -> scene.state().setFixedStep(HeadlessRun.TPF));
        scene.run().frame(1000.5f * HeadlessRun.TPF);
        assertEquals(SatCollisionState.MAX_CATCH_UP, steps.size());
        scene.frame();
        assertEquals(SatCollisionState.MAX_CATCH_UP + 1, steps.size());
    }

    @Test
    void beforeTickMakesTheTicksOfAFrameDiffer() {
        Geometry a = scene.cube("a", 0, 0);
        Geometry b = scene.cube("b", 2, 0);
        scene.attach(a, b);
        scene.step(() -> {
            scene.state().setFixedStep(HeadlessRun.TPF / 4);
            scene.state().addTickListener(new CollisionTickListener() {
                @Override
                public void beforeTick(SatCollisionState state, float tpf) {
                    b.move(-0.6f, 0, 0);
                }
            });
        });
        scene.frame();
        assertEquals(List.of("2 ENTER a b", "3 STAY a b", "4 STAY a b"), scene.events());
    }

    @Test
    void disablingInATickSkipsTheTicksThatAreDue() {
        disableInTick(1);
        scene.step(() -> scene.state().setFixedStep(HeadlessRun.TPF / 4));
        scene.frame();
        assertEquals(1, steps.size());
    }

    @Test
    void leftOverTimeIsDroppedWhenTheStateIsDisabled() {
        scene.step(() -> scene.state().setFixedStep(HeadlessRun.TPF));
        scene.run().frame(1.5f * HeadlessRun.TPF);
        scene.step(() -> scene.state().setEnabled(false));
        scene.step(() -> scene.state().setEnabled(true));
        scene.run().frame(0.5f * HeadlessRun.TPF);
        assertEquals(1, steps.size());
    }

    private void disableInTick(long tick) {
        scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
            @Override
            public void afterTick(SatCollisionState state, float tpf) {
                state.setEnabled(state.getTick() != tick);
            }
        }));
    }

    @ParameterizedTest
    @ValueSource(floats = {0, HeadlessRun.TPF / 8})
    void changingTheStepInATickSkipsTheTicksThatAreDue(float other) {
        scene.step(() -> {
            scene.state().setFixedStep(HeadlessRun.TPF / 4);
            scene.state().addTickListener(new CollisionTickListener() {
                @Override
                public void afterTick(SatCollisionState state, float tpf) {
                    state.setFixedStep(other);
                }
            });
        });
        scene.frame();
        assertEquals(List.of(HeadlessRun.TPF / 4), steps);
    }

    @Test
    void aStepOfZeroMeansOneTickPerFrame() {
        scene.step(() -> scene.state().setFixedStep(1));
        scene.step(() -> scene.state().setFixedStep(0));
        scene.frames(2);
        assertEquals(List.of(HeadlessRun.TPF, HeadlessRun.TPF), steps);
    }

    @ParameterizedTest
    @ValueSource(floats = {-1, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY})
    void aFrameOfInvalidTimeIsATickOfNoTime(float tpf) {
        scene.run().frame(tpf);
        assertEquals(List.of(0f), steps);
    }

    @ParameterizedTest
    @ValueSource(floats = {Float.NaN, Float.POSITIVE_INFINITY})
    void aFrameOfInvalidTimeDoesNotStopLaterTicks(float tpf) {
        scene.step(() -> scene.state().setFixedStep(HeadlessRun.TPF));
        scene.run().frame(tpf);
        scene.frames(2);
        assertEquals(List.of(HeadlessRun.TPF, HeadlessRun.TPF), steps);
    }

    @Test
    void eachTickOfAFrameHasItsOwnBeforeTickNumberEventsAndAfterTick() {
        scene.attach(scene.cube("a", 0, 0), scene.cube("b", 0.5f, 0));
        scene.step(() -> {
            scene.state().setFixedStep(HeadlessRun.TPF / 2);
            scene.state().addTickListener(new CollisionTickListener() {
                @Override
                public void beforeTick(SatCollisionState state, float tpf) {
                    scene.log().note("before the one after " + state.getTick());
                }

                @Override
                public void afterTick(SatCollisionState state, float tpf) {
                    scene.log().note("after " + state.getTick());
                }
            });
        });
        scene.frame();
        assertEquals(List.of("before the one after 0", "1 ENTER a b", "after 1", "before the one after 1",
                "2 STAY a b", "after 2"), scene.events());
    }

    @Test
    void aFrameTooShortForATickRaisesNothing() {
        scene.attach(scene.cube("a", 0, 0), scene.cube("b", 0.5f, 0));
        scene.step(() -> scene.state().setFixedStep(2 * HeadlessRun.TPF));
        scene.frame();
        assertEquals(List.of(), scene.events());
        assertEquals(List.of(), steps);
    }
}

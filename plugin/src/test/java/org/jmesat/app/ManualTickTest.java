package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Manual ticks: the game calls {@code tick} itself and gets the events before it returns. */
class ManualTickTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final SatCollisionState state = scene.state();
    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 3, 0);
    private final List<Float> times = new ArrayList<>();

    private void listenToTicks() {
        scene.step(() -> state.addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState source, float tpf) {
                times.add(tpf);
            }

            @Override
            public void afterTick(SatCollisionState source, float tpf) {
                times.add(-tpf);
            }
        }));
    }

    private void tick() {
        scene.step(() -> state.tick(HeadlessRun.TPF));
    }

    @Test
    void eventsOfMovedSpatialsAreDeliveredWhenTickReturns() {
        scene.attach(a, b);
        scene.step(() -> state.setManual(true));
        List<String> received = new ArrayList<>();
        scene.run().duringUpdate(() -> {
            b.move(-1.25f, 0, 0);
            state.tick(HeadlessRun.TPF);
            received.addAll(scene.events());
        });
        scene.frames(3);
        assertEquals(List.of("2 ENTER a b", "3 STAY a b"), received);
    }

    @Test
    void framesRunNoTickWhileTicksAreManual() {
        scene.attach(a, b);
        scene.step(() -> state.setManual(true));
        scene.frames(3);
        assertEquals(0, state.getTick());
        tick();
        tick();
        assertEquals(2, state.getTick());
    }

    @Test
    void contactsLastFromOneManualTickToTheNext() {
        scene.attach(a, scene.cube("near", 0.5f, 0));
        scene.step(() -> state.setManual(true));
        scene.frame();
        tick();
        scene.frames(5);
        tick();
        assertEquals(List.of("1 ENTER a near", "2 STAY a near"), scene.events());
    }

    @Test
    void aManualTickIsOneTickAtAnyFixedStep() {
        listenToTicks();
        scene.frame();
        times.clear();
        scene.step(() -> {
            state.setManual(true);
            state.setFixedStep(HeadlessRun.TPF / 4);
            state.tick(2 * HeadlessRun.TPF);
        });
        scene.frames(3);
        assertEquals(List.of(2 * HeadlessRun.TPF, -2 * HeadlessRun.TPF), times);
    }

    @Test
    void theFixedStepBeginsAgainWhenTicksAreNoLongerManual() {
        listenToTicks();
        scene.step(() -> state.setFixedStep(HeadlessRun.TPF));
        scene.run().frame(0.5f * HeadlessRun.TPF);
        scene.step(() -> state.setManual(true));
        scene.frames(3);
        scene.step(() -> state.setManual(false));
        scene.run().frame(0.5f * HeadlessRun.TPF);
        assertEquals(List.of(), times);
        scene.run().frame(0.5f * HeadlessRun.TPF);
        assertEquals(List.of(HeadlessRun.TPF, -HeadlessRun.TPF), times);
    }

    @Test
    void settingManualInATickSkipsTheTicksThatAreDue() {
        scene.step(() -> {
            state.setFixedStep(HeadlessRun.TPF / 4);
            state.addTickListener(new CollisionTickListener() {
                @Override
                public void beforeTick(SatCollisionState source, float tpf) {
                    state.setManual(true);
                }
            });
        });
        scene.frame();
        assertEquals(1, state.getTick());
    }

    @Test
    void aPauseStopsManualTicksAndStepRunsOne() {
        scene.attach(a, scene.cube("near", 0.5f, 0));
        scene.frame();
        scene.step(() -> {
            state.setManual(true);
            state.setPaused(true);
        });
        tick();
        assertEquals(List.of("1 ENTER a near"), scene.events());
        scene.step(state::step);
        assertEquals(List.of("2 STAY a near"), scene.events());
        scene.step(() -> state.setPaused(false));
        tick();
        assertEquals(List.of("3 STAY a near"), scene.events());
    }

    @Test
    void aDisabledStateRunsNoManualTick() {
        scene.frame();
        scene.step(() -> {
            state.setManual(true);
            state.setEnabled(false);
        });
        tick();
        assertEquals(1, state.getTick());
        scene.step(() -> state.setEnabled(true));
        tick();
        assertEquals(2, state.getTick());
    }

    @Test
    void aDetachedStateRefusesManualTicks() {
        SatCollisionState other = new SatCollisionState();
        other.setManual(true);
        assertThrows(IllegalStateException.class, () -> other.tick(0));
        scene.step(() -> scene.run().application().getStateManager().attach(other));
        scene.step(() -> assertThrows(IllegalStateException.class, () -> other.tick(0)));
        scene.frame();
        scene.step(() -> other.tick(0));
        assertEquals(1, other.getTick());
        scene.step(() -> {
            scene.run().application().getStateManager().detach(other);
            assertThrows(IllegalStateException.class, () -> other.tick(0));
        });
        scene.frame();
        scene.step(() -> assertThrows(IllegalStateException.class, () -> other.tick(0)));
        assertEquals(1, other.getTick());
    }

    @Test
    void aManualTickIsRefusedIfTicksAreAutomatic() {
        scene.frame();
        scene.step(() -> assertThrows(IllegalStateException.class, () -> state.tick(0)));
        assertEquals(1, state.getTick());
    }

    @ParameterizedTest
    @ValueSource(floats = {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, -1})
    void anInvalidTimeIsRefusedByItsValueBeforeTheTick(float tpf) {
        listenToTicks();
        scene.step(() -> state.setManual(true));
        scene.frame();
        String message = scene.run().ask(
                () -> assertThrows(IllegalArgumentException.class, () -> state.tick(tpf)).getMessage());
        assertTrue(message.contains(String.valueOf(tpf)), message);
        assertEquals(0, state.getTick());
        assertEquals(List.of(), times);
    }

    @Test
    void aTickFromWithinATickIsRefusedAndTheTickGoesOn() {
        List<Class<?>> refused = new ArrayList<>();
        scene.step(() -> {
            state.setManual(true);
            state.addCollisionListener(new CollisionListener() {
                @Override
                public void onCollisionEnter(CollisionEvent event) {
                    refused.add(assertThrows(IllegalStateException.class, () -> state.tick(0)).getClass());
                }
            });
        });
        scene.attach(a, scene.cube("near", 0.5f, 0), scene.cube("nearer", 0.25f, 0));
        scene.frame();
        tick();
        assertEquals(List.of("1 ENTER a near", "1 ENTER a nearer", "1 ENTER near nearer"), scene.events());
        assertEquals(3, refused.size());
    }

    @Test
    void aManualTickThrowsTheErrorOfAHandler() {
        scene.step(() -> {
            state.setManual(true);
            state.addCollisionListener(new CollisionListener() {
                @Override
                public void onCollisionEnter(CollisionEvent event) {
                    throw new AssertionError("wrong");
                }
            });
        });
        scene.attach(a, scene.cube("near", 0.5f, 0));
        scene.frame();
        scene.step(() -> assertEquals("wrong", assertThrows(AssertionError.class, () -> state.tick(0)).getMessage()));
        scene.frame();
        tick();
        assertEquals(List.of("1 ENTER a near", "2 STAY a near"), scene.events());
    }

    @Test
    void detachingInAManualTickEndsItAfterTheList() {
        scene.step(() -> {
            state.setManual(true);
            state.addCollisionListener(new CollisionListener() {
                @Override
                public void onCollisionEnter(CollisionEvent event) {
                    scene.run().application().getStateManager().detach(state);
                }
            });
        });
        listenToTicks();
        scene.attach(a, scene.cube("near", 0.5f, 0), scene.cube("nearer", 0.25f, 0));
        scene.frame();
        tick();
        assertEquals(List.of("1 ENTER a near", "1 ENTER a nearer", "1 ENTER near nearer"), scene.events());
        assertEquals(List.of(HeadlessRun.TPF), times);
        scene.frame();
        assertEquals(3, scene.events().size());
    }

    @Test
    void theDiagnosisReportsThatTheGameHasNotRunATick() {
        scene.attach(a, b);
        scene.step(() -> state.setManual(true));
        scene.frame();
        assertEquals("No event: the SatCollisionState has not run a tick since it was enabled: it is manual, and "
                + "the game has "
                + "not called tick(tpf).", scene.run().ask(() -> state.diagnose(a, b)));
    }
}

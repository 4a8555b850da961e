package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A pause stops ticks and events, and contacts last. Also single steps within a pause, and the first tick after it. */
class PauseTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final SatCollisionState state = scene.state();
    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.5f, 0);
    private final List<Float> times = new ArrayList<>();

    private void listenToTicks() {
        scene.step(() -> state.addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState source, float tpf) {
                times.add(tpf);
            }
        }));
    }

    private Geometry bullet() {
        Geometry bullet = scene.cube("bullet", -5, 0);
        ColliderControl control = new ColliderControl();
        control.setContinuous(true);
        bullet.addControl(control);
        return bullet;
    }

    private Geometry wall() {
        return scene.geometry("wall", new Box(0.125f, 3, 3), 0, 0);
    }

    @Test
    void aPauseRunsNoTickAndRaisesNoEvent() {
        listenToTicks();
        scene.attach(a, b);
        scene.frame();
        scene.step(() -> state.setPaused(true));
        scene.frame(() -> b.setLocalTranslation(9, 0, 0));
        scene.frames(3);
        assertEquals(List.of("1 ENTER a b"), scene.events());
        assertEquals(1, times.size());
        assertEquals(1, state.getTick());
    }

    @Test
    void contactsLastThroughAPause() {
        scene.attach(a, b);
        scene.frame();
        scene.step(() -> state.setPaused(true));
        scene.frame(() -> a.removeFromParent());
        assertTrue(scene.isColliding(a, b));
        scene.frame(() -> {
            scene.root().attachChild(a);
            state.setPaused(false);
        });
        assertEquals(List.of("1 ENTER a b", "2 STAY a b"), scene.events());
    }

    @Test
    void movesDuringAPauseAreSeenAtTheFirstTickAfterIt() {
        scene.attach(a, b);
        scene.frame();
        scene.step(() -> state.setPaused(true));
        scene.frame(() -> b.setLocalTranslation(9, 0, 0));
        scene.frame(() -> state.setPaused(false));
        assertEquals(List.of("1 ENTER a b", "2 EXIT a b SEPARATED"), scene.events());
    }

    @Test
    void theTimeOfAPauseIsDropped() {
        listenToTicks();
        scene.step(() -> state.setFixedStep(HeadlessRun.TPF));
        scene.run().frame(1.5f * HeadlessRun.TPF);
        scene.step(() -> state.setPaused(true));
        scene.run().frame(7.25f * HeadlessRun.TPF);
        scene.step(() -> state.setPaused(false));
        scene.run().frame(0.25f * HeadlessRun.TPF);
        assertEquals(1, times.size());
        scene.run().frame(0.25f * HeadlessRun.TPF);
        assertEquals(2, times.size(), "the time from before the pause counts");
    }

    @Test
    void stepRunsOneTickInAPause() {
        scene.attach(a, b);
        scene.frame();
        scene.step(() -> state.setPaused(true));
        scene.step(state::step);
        scene.frames(2);
        scene.step(() -> {
            b.setLocalTranslation(9, 0, 0);
            state.step();
        });
        assertEquals(List.of("1 ENTER a b", "2 STAY a b", "3 EXIT a b SEPARATED"), scene.events());
        assertTrue(state.isPaused());
    }

    @Test
    void stepTakesTheFixedStepOrTheTimeOfTheLastFrame() {
        listenToTicks();
        scene.step(() -> state.setPaused(true));
        scene.run().frame(0.25f);
        scene.step(state::step);
        scene.step(() -> state.setFixedStep(0.5f));
        scene.step(state::step);
        scene.step(() -> state.setManual(true));
        scene.step(state::step);
        assertEquals(List.of(0.25f, 0.5f, 0.25f), times);
    }

    @Test
    void stepDoesNotChangeTheTimeOfAFixedStep() {
        listenToTicks();
        scene.step(() -> state.setFixedStep(HeadlessRun.TPF));
        scene.run().frame(0.5f * HeadlessRun.TPF);
        scene.step(() -> state.setPaused(true));
        scene.step(state::step);
        scene.step(() -> state.setPaused(false));
        scene.run().frame(0.5f * HeadlessRun.TPF);
        assertEquals(2, times.size());
    }

    @Test
    void theFirstTickAfterAPauseSweepsNothingAndTheNextOneDoes() {
        Geometry bullet = bullet();
        scene.attach(bullet, wall());
        scene.frame();
        scene.step(() -> state.setPaused(true));
        scene.frame(() -> bullet.setLocalTranslation(5, 0, 0));
        scene.frame(() -> state.setPaused(false));
        assertEquals(List.of(), scene.events());
        scene.frame(() -> bullet.setLocalTranslation(-5, 0, 0));
        assertEquals(List.of("3 ENTER bullet wall", "3 EXIT bullet wall SEPARATED"), scene.events());
    }

    @Test
    void movesInTheFirstBeforeTickAfterAPauseAreNotSwept() {
        Geometry bullet = bullet();
        scene.attach(bullet, wall());
        scene.frame();
        scene.step(() -> {
            state.setPaused(true);
            state.addTickListener(new CollisionTickListener() {
                @Override
                public void beforeTick(SatCollisionState source, float tpf) {
                    bullet.setLocalTranslation(5, 0, 0);
                }
            });
            state.setPaused(false);
        });
        scene.frame();
        assertEquals(List.of(), scene.events());
    }

    @Test
    void aColliderThatTheGameAddedToTheWorldIsNotSweptAfterAPause() {
        scene.attach(wall());
        Collider shell = scene.run().ask(() -> state.getWorld().add("shell"));
        scene.step(() -> {
            shell.setShape(ConvexPolygon.rectangle(1, 1));
            shell.setContinuous(true);
            shell.setPosition(-5, 0);
        });
        scene.frame();
        scene.step(() -> state.setPaused(true));
        scene.frame(() -> shell.setPosition(5, 0));
        scene.frame(() -> state.setPaused(false));
        assertEquals(0, state.getWorld().getEvents().enters().size());
        scene.frame(() -> shell.setPosition(-5, 0));
        assertEquals(1, state.getWorld().getEvents().enters().size());
    }

    @Test
    void aStepInAPauseSweepsMotionSinceTheLastTick() {
        Geometry bullet = bullet();
        scene.attach(bullet, wall());
        scene.frame();
        scene.step(() -> state.setPaused(true));
        scene.frame(() -> bullet.setLocalTranslation(5, 0, 0));
        scene.step(state::step);
        assertEquals(List.of("2 ENTER bullet wall", "2 EXIT bullet wall SEPARATED"), scene.events());
    }

    @Test
    void settingPausedToItsCurrentValueDoesNothing() {
        Geometry bullet = bullet();
        scene.attach(bullet, wall());
        scene.frame();
        scene.frame(() -> {
            state.setPaused(false);
            bullet.setLocalTranslation(5, 0, 0);
        });
        assertEquals(List.of("2 ENTER bullet wall", "2 EXIT bullet wall SEPARATED"), scene.events());
    }

    @Test
    void aPauseInAHandlerLetsTheTickEndAndSkipsTheTicksThatAreDue() {
        scene.step(() -> {
            state.setFixedStep(HeadlessRun.TPF / 4);
            state.addCollisionListener(new CollisionListener() {
                @Override
                public void onCollisionEnter(CollisionEvent event) {
                    state.setPaused(true);
                }
            });
            state.addTickListener(new CollisionTickListener() {
                @Override
                public void afterTick(SatCollisionState source, float tpf) {
                    scene.log().note("after " + source.getTick());
                }
            });
        });
        scene.attach(a, b, scene.cube("c", 0.25f, 0));
        scene.frame();
        assertEquals(List.of("1 ENTER a b", "1 ENTER a c", "1 ENTER b c", "after 1"), scene.events());
    }

    @Test
    void disablingEndsAllContactsAlsoInAPause() {
        scene.attach(a, b);
        scene.frame();
        scene.step(() -> state.setPaused(true));
        scene.step(() -> state.setEnabled(false));
        assertEquals(List.of("1 ENTER a b", "1 EXIT a b TEARDOWN"), scene.events());
        scene.step(state::step);
        assertEquals(1, state.getTick());
        scene.frame(() -> state.setEnabled(true));
        assertEquals(List.of(), scene.events());
        scene.step(state::step);
        assertEquals(List.of("2 ENTER a b"), scene.events());
    }

    @Test
    void aPauseCanBeginBeforeTheStateIsAttached() {
        SatCollisionState other = new SatCollisionState();
        other.setPaused(true);
        scene.attach(a, b);
        scene.step(() -> scene.run().application().getStateManager().attach(other));
        scene.frames(2);
        assertEquals(0, other.getTick());
        scene.step(other::step);
        assertEquals(1, other.getTick());
    }

    @Test
    void aStateThatIsNotPausedIsNotStepped() {
        scene.frame();
        assertThrows(IllegalStateException.class, () -> scene.step(state::step));
        assertEquals(1, state.getTick());
    }

    @Test
    void aStateThatIsNotAttachedIsNotStepped() {
        SatCollisionState other = new SatCollisionState();
        other.setPaused(true);
        assertThrows(IllegalStateException.class, other::step);
        scene.step(() -> state.setPaused(true));
        scene.step(() -> {
            scene.run().application().getStateManager().detach(state);
            assertThrows(IllegalStateException.class, state::step);
        });
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aStepFromWithinATickIsRefusedAndTheTickGoesOn(boolean before) {
        scene.step(() -> state.addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState source, float tpf) {
                step(before);
            }

            @Override
            public void afterTick(SatCollisionState source, float tpf) {
                step(!before);
            }

            private void step(boolean now) {
                if (now) {
                    state.setPaused(true);
                    assertThrows(IllegalStateException.class, state::step);
                }
            }
        }));
        scene.attach(a, b);
        scene.frames(3);
        assertEquals(List.of("1 ENTER a b"), scene.events());
    }

    @Test
    void theDiagnosisReportsThePause() {
        scene.attach(a, b);
        scene.step(() -> state.setPaused(true));
        scene.frame();
        assertEquals("No event: the SatCollisionState has not run a tick since it was enabled: it is paused.",
                scene.run().ask(() -> state.diagnose(a, b)));
        scene.step(state::step);
        assertEquals("Paused at tick 1; event: touching since tick 1; "
                + "events go to EventLog on the app state.", scene.run().ask(() -> state.diagnose(a, b)));
    }
}

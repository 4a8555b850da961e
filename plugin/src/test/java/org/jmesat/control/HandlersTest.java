package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import java.util.List;
import java.util.function.Consumer;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.testing.Relay;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Handlers may change anything; the frozen list of events is delivered whole. */
class HandlersTest {
    private static final List<String> WHOLE = List.of("1 ENTER a b", "1 ENTER a c", "1 ENTER b c");

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.5f, 0);
    private final Geometry c = scene.cube("c", 0, 0.5f);

    /** Registered before the log, so that its change precedes the logged events. */
    private final class First implements CollisionListener {
        private Consumer<CollisionEvent> onEnter = event -> { };

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            onEnter.accept(event);
        }
    }

    private final First first = new First();

    @BeforeEach
    void threePairs() {
        scene.step(() -> {
            scene.state().removeCollisionListener(scene.log());
            scene.state().addCollisionListener(first);
            scene.state().addCollisionListener(scene.log());
        });
        scene.attach(a, b, c);
    }

    private void onEnter(Consumer<CollisionEvent> action) {
        first.onEnter = action;
    }

    @Test
    void aHandlerThatDetachesASpatialChangesTheSceneAtOnceAndTheEventsInTheNextTick() {
        onEnter(event -> a.removeFromParent());
        scene.frame();
        assertEquals(WHOLE, scene.events());
        assertEquals(null, a.getParent());
        scene.frame();
        assertEquals(List.of("2 EXIT a b REMOVED", "2 EXIT a c REMOVED", "2 STAY b c"), scene.events());
    }

    @Test
    void afterAHandlerDetachesEverythingTheListIsDeliveredWhole() {
        onEnter(event -> scene.root().detachAllChildren());
        scene.frame();
        assertEquals(WHOLE, scene.events());
        scene.frame();
        assertEquals(List.of("2 EXIT a b REMOVED", "2 EXIT a c REMOVED", "2 EXIT b c REMOVED"), scene.events());
    }

    @Test
    void aHandlerThatMovesASpatialChangesTheEventsInTheNextTick() {
        onEnter(event -> a.setLocalTranslation(9, 9, 0));
        scene.frame();
        assertEquals(WHOLE, scene.events());
        scene.frame();
        assertEquals(List.of("2 EXIT a b SEPARATED", "2 EXIT a c SEPARATED", "2 STAY b c"), scene.events());
    }

    @Test
    void aSpatialThatAHandlerAttachesCollidesInTheNextTick() {
        Geometry d = scene.cube("d", 0.1f, 0.1f);
        onEnter(event -> scene.root().attachChild(d));
        scene.frame();
        assertEquals(WHOLE, scene.events());
        onEnter(event -> { });
        scene.frame();
        assertEquals(List.of("2 ENTER a d", "2 ENTER b d", "2 ENTER c d", "2 STAY a b", "2 STAY a c", "2 STAY b c"),
                scene.events());
    }

    @Test
    void aListenerThatAHandlerRemovesGetsNoMoreEventsAtOnce() {
        onEnter(event -> {
            if (event.getOther() == c) {
                scene.state().removeCollisionListener(scene.log());
            }
        });
        scene.frame();
        assertEquals(List.of("1 ENTER a b"), scene.events());
    }

    @Test
    void aListenerThatAHandlerAddsGetsEventsFromTheNextTick() {
        scene.step(() -> scene.state().removeCollisionListener(scene.log()));
        onEnter(event -> scene.state().addCollisionListener(scene.log()));
        scene.frame();
        assertEquals(List.of(), scene.events());
        scene.frame();
        assertEquals(List.of("2 STAY a b", "2 STAY a c", "2 STAY b c"), scene.events());
    }

    @Test
    void aControlThatAHandlerRemovesGetsNoMoreEventsAtOnce() {
        CollisionScript victim = scene.log().script("victim");
        scene.step(() -> {
            b.addControl(victim);
            a.addControl(new Relay(new CollisionListener() {
                @Override
                public void onCollisionEnter(CollisionEvent event) {
                    b.removeControl(victim);
                }
            }));
        });
        scene.frame();
        assertEquals(WHOLE, scene.events());
    }

    @Test
    void aControlThatAHandlerDisablesGetsNoNewContactsAtOnce() {
        CollisionScript victim = scene.log().script("victim");
        scene.step(() -> b.addControl(victim));
        onEnter(event -> victim.setEnabled(false));
        scene.frame();
        assertEquals(List.of("victim: 1 ENTER b a", "1 ENTER a b", "1 ENTER a c", "1 ENTER b c"), scene.events());
    }

    @Test
    void aControlThatAHandlerAddsGetsEventsFromTheNextTick() {
        onEnter(event -> {
            if (b.getNumControls() == 0) {
                b.addControl(scene.log().script("new"));
            }
        });
        scene.frame();
        assertEquals(WHOLE, scene.events());
        scene.frame();
        assertEquals(List.of("new: 2 STAY b a", "2 STAY a b", "2 STAY a c", "new: 2 STAY b c", "2 STAY b c"),
                scene.events());
    }

    @Test
    void aHandlerThatDisablesTheStateEndsTheTickAfterTheList() {
        noteAfterTick();
        onEnter(event -> scene.state().setEnabled(false));
        scene.frame();
        assertEquals(List.of("1 ENTER a b", "1 ENTER a c", "1 ENTER b c",
                "1 EXIT a b TEARDOWN", "1 EXIT a c TEARDOWN", "1 EXIT b c TEARDOWN"), scene.events());
        scene.frames(2);
        assertEquals(List.of(), scene.events());
        assertFalse(scene.isColliding(a, b));
    }

    @Test
    void aHandlerThatDetachesTheStateEndsTheTickAfterTheList() {
        noteAfterTick();
        onEnter(event -> scene.run().application().getStateManager().detach(scene.state()));
        scene.frame();
        assertEquals(WHOLE, scene.events());
        scene.frame();
        assertEquals(List.of("1 EXIT a b TEARDOWN", "1 EXIT a c TEARDOWN", "1 EXIT b c TEARDOWN"), scene.events());
    }

    @Test
    void aHandlerThatDisablesAndEnablesTheStateBeginsAllContactsAgain() {
        onEnter(event -> {
            scene.state().setEnabled(false);
            scene.state().setEnabled(true);
        });
        scene.frame();
        onEnter(event -> { });
        scene.events();
        scene.frame();
        assertEquals(List.of("2 ENTER a b", "2 ENTER a c", "2 ENTER b c"), scene.events());
    }

    @Test
    void aHandlerThatDetachesAndAttachesTheStateBeginsAllContactsAgain() {
        onEnter(event -> {
            scene.run().application().getStateManager().detach(scene.state());
            scene.run().application().getStateManager().attach(scene.state());
        });
        scene.frame();
        onEnter(event -> { });
        assertEquals(WHOLE, scene.events());
        scene.frame();
        assertEquals(List.of("1 EXIT a b TEARDOWN", "1 EXIT a c TEARDOWN", "1 EXIT b c TEARDOWN",
                "2 ENTER a b", "2 ENTER a c", "2 ENTER b c"), scene.events());
    }

    @Test
    void enablingAndDisablingTheStateInATeardownEndsNoContactTwice() {
        scene.step(() -> scene.state().addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionExit(CollisionEvent event) {
                scene.state().setEnabled(true);
                scene.state().setEnabled(false);
            }
        }));
        scene.frame();
        assertEquals(WHOLE, scene.events());
        scene.step(() -> scene.state().setEnabled(false));
        assertEquals(List.of("1 EXIT a b TEARDOWN", "1 EXIT a c TEARDOWN", "1 EXIT b c TEARDOWN"), scene.events());
        scene.frame(() -> scene.state().setEnabled(true));
        assertEquals(List.of("2 ENTER a b", "2 ENTER a c", "2 ENTER b c"), scene.events());
    }

    @Test
    void disablingTheStateInBeforeTickSkipsTheTick() {
        scene.frame();
        scene.events();
        scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState state, float tpf) {
                state.setEnabled(false);
            }
        }));
        scene.frame();
        assertEquals(List.of("1 EXIT a b TEARDOWN", "1 EXIT a c TEARDOWN", "1 EXIT b c TEARDOWN"), scene.events());
        assertEquals(1, scene.state().getTick());
    }

    @Test
    void detachingTheStateInBeforeTickSkipsTheTick() {
        scene.frame();
        scene.events();
        scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState state, float tpf) {
                scene.run().application().getStateManager().detach(state);
            }
        }));
        scene.frame();
        assertEquals(List.of(), scene.events());
        scene.frame();
        assertEquals(List.of("1 EXIT a b TEARDOWN", "1 EXIT a c TEARDOWN", "1 EXIT b c TEARDOWN"), scene.events());
        assertEquals(1, scene.state().getTick());
    }

    @Test
    void settingsThatAHandlerChangesApplyFromTheNextTick() {
        ColliderControl trigger = new ColliderControl();
        trigger.setGroup(-1);
        scene.step(() -> a.addControl(trigger));
        onEnter(event -> {
            for (Geometry each : List.of(b, c)) {
                each.setUserData("jmesat.group", -1);
            }
        });
        scene.frame();
        assertEquals(WHOLE, scene.events());
        scene.frame();
        assertEquals(List.of("2 EXIT a b FILTERED", "2 EXIT a c FILTERED", "2 EXIT b c FILTERED"), scene.events());
    }

    @Test
    void aHandlerSeesTheContactsOfTheTickAfterChangesByEarlierHandlers() {
        onEnter(event -> {
            scene.root().detachAllChildren();
            assertTrue(scene.state().isColliding(a, b));
            assertTrue(scene.state().isColliding(b, c));
        });
        scene.frame();
        assertEquals(WHOLE, scene.events());
    }

    private void noteAfterTick() {
        scene.step(() -> scene.state().addTickListener(new CollisionTickListener() {
            @Override
            public void afterTick(SatCollisionState state, float tpf) {
                scene.log().note("after tick");
            }
        }));
    }
}

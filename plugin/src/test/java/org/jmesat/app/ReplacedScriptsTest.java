package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.List;
import org.jmesat.app.TracedScript.Call;
import org.jmesat.contact.Contact;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PairCheck;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.Test;

/** The events and the lives of named scripts whose classes are replaced while the game runs. */
class ReplacedScriptsTest extends ReplacedScriptScene {
    @Test
    void theOldScriptGetsTheExitThenEndsAndTheNewOneStartsAndGetsTheEnterThenStays() {
        TracedScript old = touching();
        replace(TracedScriptOne.class);
        scene.frame();
        List<Call> calls = List.copyOf(trace.calls);
        assertEquals(List.of("x exit b RECONFIGURED", "x end", "x start", "x enter b"), trace.take());
        TracedScript replaced = script(a);
        assertNotEquals(old.getClass(), replaced.getClass());
        assertEquals(List.of(old, old, replaced, replaced), calls.stream().map(Call::script).toList());
        assertEquals(1, calls.get(3).since());
        scene.frame();
        assertEquals(List.of("x stay b"), trace.take());
        scene.frame(() -> b.setLocalTranslation(9, 0, 0));
        assertEquals(List.of("x exit b SEPARATED"), trace.take());
        assertEquals(List.of(), log.messages());
    }

    @Test
    void theChecksTellOfTheNewScriptAlone() {
        touching();
        replace(TracedScriptOne.class);
        scene.frame();
        String handlers = "TracedScriptOne on Geometry 'a' ran at ENTER (tick 3)";
        assertEquals(handlers + "; EventLog on the app state ran at ENTER (tick 1), at STAY (tick 3)", handlersText());
        scene.frame();
        assertEquals(handlers + ", at STAY (tick 4); EventLog on the app state ran at ENTER (tick 1), at STAY (tick 4)",
                handlersText());
    }

    @Test
    void theChecksTellOfAnExceptionOfTheOldScriptAtItsEnd() {
        touching();
        scene.step(() -> trace.hook = call -> {
            if (call.kind().equals("exit")) {
                throw new IllegalStateException("no health");
            }
        });
        replace(TracedScriptOne.class);
        scene.frame();
        assertTrue(handlersText().contains(
                "TracedScriptOne on Geometry 'a' ran at ENTER (tick 1), threw java.lang.IllegalStateException: no "
                        + "health at EXIT (tick 3); it was removed at tick 3"), handlersText());
        trace.hook = call -> { };
    }

    private String handlersText() {
        return scene.run().ask(() -> state.check(a, b)).get(PairCheck.Link.HANDLERS.ordinal()).text();
    }

    @Test
    void noOtherListenerHearsOfIt() {
        scene.step(() -> a.addControl(new TracedScriptTwo()));
        a.setUserData(SCRIPTS, labelled(ONE, "x"));
        b.setUserData(SCRIPTS, labelled(TWO, "y"));
        scene.attach(a, b);
        scene.frames(2);
        trace.take();
        scene.events();
        replace(TracedScriptOne.class);
        scene.frame();
        assertEquals(List.of("plain stay b", "y stay a"), trace.calls.stream()
                .filter(call -> call.script() instanceof TracedScriptTwo).map(Call::text).toList());
        assertEquals(List.of("3 STAY a b"), scene.events());
    }

    @Test
    void theEventsHaveTheValuesOfTheContactInThisTick() {
        touching();
        Recorded stay = new Recorded();
        scene.step(() -> b.addControl(stay));
        replace(TracedScriptOne.class);
        scene.frame(() -> b.setLocalTranslation(0.875f, 0.25f, 0));
        CollisionEvent exit = trace.calls.get(0).event();
        CollisionEvent enter = trace.calls.get(3).event();
        assertEquals(new Vector3f(1, 0, 0), exit.getNormal(new Vector3f()));
        assertEquals(new Vector3f(1, 0, 0), enter.getNormal(new Vector3f()));
        assertEquals(0, exit.getDepth());
        assertEquals(0.125f, enter.getDepth());
        assertEquals(0.125f, stay.event.getDepth());
        assertEquals(2, exit.getContactCount());
        for (CollisionEvent each : List.of(exit, enter)) {
            assertEquals(stay.event.getContactPoint(0, new Vector2f()), each.getContactPoint(0, new Vector2f()));
            assertEquals(stay.event.getContactPoint(1, new Vector2f()), each.getContactPoint(1, new Vector2f()));
            assertEquals(3, each.getTick());
            assertEquals(1, each.getSinceTick());
            assertSame(a, each.getSelf());
            assertSame(b, each.getOther());
            assertTrue(each.isSelfInScene() && each.isOtherInScene());
        }
        assertNull(enter.getExitReason());
    }

    private static final class Recorded extends CollisionScript {
        private CollisionEvent event;

        @Override
        public void onCollisionStay(CollisionEvent stay) {
            event = stay.copy();
        }
    }

    @Test
    void aContactThatEndsInTheSameTickHasItsOwnReasonAndTheNewScriptHearsNothing() {
        touching();
        replace(TracedScriptOne.class);
        scene.frame(() -> b.setLocalTranslation(9, 0, 0));
        assertEquals(List.of("x exit b SEPARATED", "x end", "x start"), trace.take());
        scene.frames(2);
        assertEquals(List.of(), trace.take());
    }

    @Test
    void aContactThatBeginsInTheSameTickIsAnEnterOfTheNewScriptAlone() {
        a.setUserData(SCRIPTS, labelled(ONE, "x"));
        scene.attach(a);
        scene.frame();
        trace.take();
        replace(TracedScriptOne.class);
        scene.attach(b);
        scene.frame();
        assertEquals(2, trace.calls.get(2).since());
        assertEquals(List.of("x end", "x start", "x enter b"), trace.take());
    }

    @Test
    void aContactThatBeginsWithTheIndexOfAWithdrawnOneInTheSameTickSendsTheOldScriptNothing() {
        a.setUserData(SCRIPTS, labelled(ONE, "x"));
        scene.attach(a, b);
        scene.frame();
        assertEquals(List.of("x start", "x enter b"), trace.take());
        int index = scene.run().ask(() -> {
            Contact<Collider> contact = state.getWorld().getContacts().get(0);
            WorldAccess.<CollisionWorld, Collider>get().withdraw(state.getWorld(), contact);
            return contact.getIndex();
        });
        scene.frame(() -> b.setLocalTranslation(9, 0, 0));
        assertEquals(List.of(), trace.take());
        replace(TracedScriptOne.class);
        scene.frame(() -> b.setLocalTranslation(0.75f, 0, 0));
        assertEquals(index, scene.run().ask(() -> state.getWorld().getContacts().get(0).getIndex()));
        assertEquals(List.of("x end", "x start", "x enter b"), trace.take());
    }

    @Test
    void aSpatialThatLeavesTheSceneInTheSameFrameKeepsTheOldScriptForItsExit() {
        touching();
        replace(TracedScriptOne.class);
        scene.frame(a::removeFromParent);
        assertEquals(List.of("x exit b REMOVED", "x end"), trace.take());
    }

    @Test
    void aDisabledOldScriptGetsTheExitAndAnEnabledNewOneTheEnter() {
        TracedScript old = touching();
        scene.step(() -> old.setEnabled(false));
        replace(TracedScriptOne.class);
        scene.frame();
        assertEquals(List.of("x exit b RECONFIGURED", "x end", "x start", "x enter b"), trace.take());
    }

    @Test
    void aContactThatADisabledOldScriptNeverKnewBeginsWithAStayForTheNewOne() {
        a.setUserData(SCRIPTS, labelled(ONE, "x"));
        scene.attach(a);
        scene.frame();
        TracedScript old = script(a);
        scene.step(() -> old.setEnabled(false));
        scene.attach(b);
        scene.frame();
        trace.take();
        replace(TracedScriptOne.class);
        scene.frame();
        assertEquals(List.of("x end", "x start", "x stay b"), trace.take());
    }

    @Test
    void aNewScriptThatIsDisabledGetsNothingUntilItIsEnabledAndThenStays() {
        touching();
        trace.maker = made -> made.setEnabled(false);
        replace(TracedScriptOne.class);
        scene.frames(2);
        assertEquals(List.of("x exit b RECONFIGURED", "x end", "x start"), trace.take());
        TracedScript replaced = script(a);
        scene.frame(() -> replaced.setEnabled(true));
        assertEquals(List.of("x stay b"), trace.take());
    }

    @Test
    void anExceptionInTheExitStopsNothing() {
        touching();
        trace.hook = call -> {
            if (!call.kind().equals("stay")) {
                throw new IllegalStateException(call.kind());
            }
        };
        replace(TracedScriptOne.class);
        scene.frame();
        assertEquals(List.of("x exit b RECONFIGURED", "x end", "x start", "x enter b"), trace.take());
        assertEquals(4, scene.run().ask(state::getHandlerFailureCount));
        assertEquals(List.of("3 STAY a b"), scene.events());
        scene.frame();
        assertEquals(List.of("x stay b"), trace.take());
    }

    @Test
    void aPausedStateReplacesNothingUntilItsNextTick() {
        touching();
        scene.step(() -> state.setPaused(true));
        replace(TracedScriptOne.class);
        scene.frames(3);
        assertEquals(List.of(), trace.take());
        scene.step(state::step);
        assertEquals(List.of("x exit b RECONFIGURED", "x end", "x start", "x enter b"), trace.take());
        assertEquals(List.of("3 STAY a b"), scene.events());
    }

    @Test
    void aTickWithTooManyPairsReplacesWithTheContactsOfTheTickBefore() {
        touching();
        scene.step(() -> state.getWorld().setMaxPairs(1));
        scene.attach(scene.cube("c", 0.25f, 0), scene.cube("d", 0.5f, 0));
        replace(TracedScriptOne.class);
        scene.frame();
        assertEquals(0.25f, trace.calls.get(3).event().getDepth());
        assertEquals(List.of("x exit b RECONFIGURED", "x end", "x start", "x enter b"), trace.take());
        assertEquals(List.of(), scene.events());
        scene.frame();
        assertEquals(List.of(), trace.take());
        scene.frame(() -> state.getWorld().setMaxPairs(100));
        assertEquals(List.of("x enter c", "x enter d", "x stay b"), trace.take());
    }

    @Test
    void aContinuousColliderThatAnOldScriptDetachesIsCutShort() {
        Geometry bullet = scene.cube("bullet", 0, 9);
        ColliderControl continuous = new ColliderControl();
        continuous.setContinuous(true);
        bullet.addControl(continuous);
        scene.attach(bullet);
        touching();
        trace.hook = call -> bullet.removeFromParent();
        replace(TracedScriptOne.class);
        scene.frame(() -> bullet.setLocalTranslation(0, 0, 0));
        assertEquals(List.of("x exit b RECONFIGURED", "x end", "x start", "x enter b"), trace.take());
        assertEquals(List.of("3 STAY a b"), scene.events());
    }

    @Test
    void exitsComeInTheOrderOfIdsAndTheEntersBeforeOthers() {
        Geometry c = scene.cube("c", -0.75f, 0);
        Geometry d = scene.cube("d", 0, 0.75f);
        Geometry e = scene.cube("e", 9, 0);
        a.setUserData(SCRIPTS, labelled(ONE, "x") + "," + labelled(TWO, "y"));
        scene.attach(a, b, c, d, e);
        scene.frames(2);
        trace.take();
        replace(TracedScriptOne.class, TracedScriptTwo.class);
        scene.frame(() -> {
            c.setLocalTranslation(-9, 0, 0);
            e.setLocalTranslation(0, -0.75f, 0);
        });
        assertEquals(List.of("x exit b RECONFIGURED", "y exit b RECONFIGURED", "x exit c SEPARATED",
                "y exit c SEPARATED", "x exit d RECONFIGURED", "y exit d RECONFIGURED", "x end", "y end", "x start",
                "y start", "x enter b", "y enter b", "x enter d", "y enter d", "x enter e", "y enter e"), trace.take());
    }

    @Test
    void allOldScriptsEndBeforeANewOneStarts() {
        a.setUserData(SCRIPTS, labelled(ONE, "x"));
        b.setUserData(SCRIPTS, labelled(ONE, "y"));
        scene.attach(a, b);
        scene.frame();
        trace.take();
        replace(TracedScriptOne.class);
        scene.frame();
        assertEquals(List.of("x exit b RECONFIGURED", "y exit a RECONFIGURED", "x end", "y end", "x start", "y start",
                "x enter b", "y enter a"), trace.take());
    }

    @Test
    void aScriptAboveBothSidesGetsEachEventOnceFromTheSideOfA() {
        Node node = CollisionScene.node("node", a, b);
        node.setUserData(SCRIPTS, labelled(ONE, "x"));
        scene.attach(node);
        scene.frames(2);
        trace.take();
        replace(TracedScriptOne.class);
        scene.frame();
        assertEquals(List.of("x exit b RECONFIGURED", "x end", "x start", "x enter b"), trace.take());
    }

    @Test
    void aColliderThatIsNoLongerBelowTheSpatialIsNotTakenOver() {
        Node node = CollisionScene.node("node", a);
        node.setUserData(SCRIPTS, labelled(ONE, "x"));
        scene.attach(node, b);
        scene.frames(2);
        trace.take();
        replace(TracedScriptOne.class);
        scene.frame(() -> scene.root().attachChild(a));
        assertEquals(List.of("x exit b RECONFIGURED", "x end", "x start"), trace.take());
        scene.frame();
        assertEquals(List.of(), trace.take());
    }

    @Test
    void aChangedTextIsNoReplacementEvenWithAnotherClass() {
        touching();
        replace(TracedScriptOne.class);
        scene.frame(() -> a.setUserData(SCRIPTS, labelled(ONE, "y")));
        assertEquals(List.of("x end", "y start", "y stay b"), trace.take());
    }

    @Test
    void aScriptThatIsAlsoRegisteredWithTheStateGoesOnThere() {
        TracedScript old = touching();
        scene.step(() -> state.addCollisionListener(old));
        scene.frame();
        trace.take();
        replace(TracedScriptOne.class);
        scene.frame();
        List<Call> calls = List.copyOf(trace.calls);
        assertEquals(List.of("end", "start", "enter", "stay"), calls.stream().map(Call::kind).toList());
        assertSame(old, calls.get(3).script());
        trace.mistakes.remove("x gets an event out of its life");
    }

    @Test
    void aHandlerThatDisablesTheStateEndsTheNewScriptToo() {
        touching();
        trace.hook = call -> state.setEnabled(false);
        replace(TracedScriptOne.class);
        scene.frame();
        assertEquals(List.of("x exit b RECONFIGURED", "x end", "x start", "x enter b", "x exit b TEARDOWN", "x end"),
                trace.take());
        assertEquals(List.of("3 STAY a b", "3 EXIT a b TEARDOWN"), scene.events());
    }

    @Test
    void disablingTheStateBeforeTheTickEndsTheOldScriptWithItsOwnReason() {
        touching();
        replace(TracedScriptOne.class);
        scene.frame(() -> state.setEnabled(false));
        assertEquals(List.of("x exit b TEARDOWN", "x end"), trace.take());
    }

    @Test
    void aScriptWithoutAColliderIsReplacedToo() {
        scene.step(() -> state.setDiscovery(Discovery.MARKED_ONLY));
        Node node = new Node("node");
        node.setUserData(SCRIPTS, labelled(ONE, "x"));
        scene.attach(node);
        scene.frames(3);
        trace.take();
        replace(TracedScriptOne.class);
        scene.frame();
        assertEquals(List.of("x end", "x start"), trace.take());
    }

    @Test
    void whatAScriptHasReportedEndsWithIt() {
        trace.hook = call -> {
            if (call.kind().equals("start")) {
                call.script().report("is " + call.script().getLabel() + " of " + trace.calls.size() + " calls");
            }
        };
        touching();
        assertEquals("is x of 1 calls", scene.run().ask(() -> state.getProblem(a)));
        replace(TracedScriptOne.class);
        scene.frames(2);
        assertEquals("is x of 3 calls", scene.run().ask(() -> state.getProblem(a)));
        scene.frame(() -> a.setUserData(SCRIPTS, labelled(ONE, "y")));
        scene.frame();
        assertEquals("is y of 7 calls", scene.run().ask(() -> state.getProblem(a)));
        scene.frame(() -> a.setUserData(SCRIPTS, null));
        scene.frame();
        assertNull(scene.run().ask(() -> state.getProblem(a)));
    }
}

package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jmesat.app.TracedScript.Call;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.script.RecordingLoader;
import org.jmesat.testing.KeptAlive;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Named scripts whose classes are replaced while the game runs. */
class ReplacedScriptsTest {
    private static final String SCRIPTS = "jmesat.scripts";
    private static final String ONE = TracedScriptOne.class.getName();
    private static final String TWO = TracedScriptTwo.class.getName();

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    private final SatCollisionState state = scene.state();
    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.75f, 0);
    private TracedScript.Trace trace;

    @BeforeEach
    void allowThisPackage() {
        trace = scene.run().ask(TracedScript.TRACE::get);
        scene.step(() -> state.setScriptPackages("org.jmesat.app"));
    }

    @AfterEach
    void noScriptWasCalledOutOfItsLife() {
        assertEquals(List.of(), trace.mistakes);
    }

    private static String labelled(String name, String label) {
        return name + "(label=" + label + ")";
    }

    private void replace(Class<?>... types) {
        scene.step(() -> state.setScriptLoader(new LoadedAgain(types)));
    }

    private TracedScript script(Geometry spatial) {
        return (TracedScript) scene.run().ask(() -> state.getScripts(spatial)).get(0);
    }

    /** Two cubes in contact for two ticks, one with a script. */
    private TracedScript touching() {
        a.setUserData(SCRIPTS, labelled(ONE, "x"));
        scene.attach(a, b);
        scene.frames(2);
        assertEquals(List.of("x start", "x enter b", "x stay b"), trace.take());
        scene.events();
        return script(a);
    }

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
    void aClassThatWasCompiledAgainRunsItsNewCode(@TempDir Path first, @TempDir Path second) throws Exception {
        scene.step(() -> state.setScriptPackages("game"));
        a.setUserData(SCRIPTS, "Coin(value=5)");
        scene.attach(a, b);
        ClassLoader before = compile(first, "old");
        ClassLoader after = compile(second, "new");
        scene.step(() -> state.setScriptLoader(before));
        scene.frames(2);
        scene.step(() -> state.setScriptLoader(after));
        scene.frames(2);
        assertEquals("old 5 enter 1, old 5 exit RECONFIGURED, new 5 enter 1, new 5 stay", b.getUserData("notes"));
    }

    /** A version of a script that keeps its notes in the user data of the other spatial. */
    private static ClassLoader compile(Path directory, String version) throws IOException {
        return RecordingLoader.of(directory, Map.of("game.Coin", """
                import org.jmesat.control.CollisionEvent;
                public class Coin extends org.jmesat.control.CollisionScript {
                    private int value;
                    public int getValue() { return value; }
                    public void setValue(int value) { this.value = value; }
                    private void note(CollisionEvent event, String what) {
                        String notes = event.getOther().getUserData("notes");
                        event.getOther().setUserData("notes",
                                (notes == null ? "" : notes + ", ") + "VERSION " + value + " " + what);
                    }
                    @Override public void onCollisionEnter(CollisionEvent event) {
                        note(event, "enter " + event.getSinceTick());
                    }
                    @Override public void onCollisionStay(CollisionEvent event) {
                        if (event.getTick() > 3) note(event, "stay");
                    }
                    @Override public void onCollisionExit(CollisionEvent event) {
                        note(event, "exit " + event.getExitReason());
                    }
                }
                """.replace("VERSION", version)));
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
    void scriptsOfUnchangedClassesStayTheSameObjects() {
        a.setUserData(SCRIPTS, labelled(ONE, "x") + "," + labelled(TWO, "y") + ", Count(key=z)");
        scene.attach(a, b);
        scene.frames(2);
        List<CollisionScript> before = scene.run().ask(() -> state.getScripts(a));
        trace.take();
        scene.frame(() -> state.setScriptPackages("org.jmesat.app", "more"));
        scene.frame(() -> state.setScriptLoader(new LoadedAgain()));
        scene.frame(() -> state.setScriptLoader(null));
        assertEquals(before, scene.run().ask(() -> state.getScripts(a)));
        assertEquals(List.of("x stay b", "y stay b", "x stay b", "y stay b", "x stay b", "y stay b"), trace.take());
        replace(TracedScriptTwo.class);
        scene.frame();
        List<CollisionScript> after = scene.run().ask(() -> state.getScripts(a));
        assertSame(before.get(0), after.get(0));
        assertNotSame(before.get(1), after.get(1));
        assertSame(before.get(2), after.get(2));
        assertEquals(List.of("y exit b RECONFIGURED", "y end", "y start", "y enter b", "x stay b"), trace.take());
    }

    @Test
    void theLoaderIsThatOfTheApplicationUnlessOneIsSet() {
        ClassLoader own = scene.run().application().getClass().getClassLoader();
        assertSame(own, state.getScriptLoader());
        ClassLoader other = new LoadedAgain();
        state.setScriptLoader(other);
        assertSame(other, state.getScriptLoader());
        state.setScriptLoader(null);
        assertSame(own, state.getScriptLoader());
    }

    @Test
    void goingBackToTheFirstLoaderReplacesAgain() {
        TracedScript old = touching();
        replace(TracedScriptOne.class);
        scene.frame();
        trace.take();
        scene.frame(() -> state.setScriptLoader(null));
        assertEquals(List.of("x exit b RECONFIGURED", "x end", "x start", "x enter b"), trace.take());
        assertEquals(old.getClass(), script(a).getClass());
        assertNotSame(old, script(a));
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
    void severalChangesWithinAPauseReplaceOnceOrNotAtAll() {
        TracedScript old = touching();
        scene.step(() -> state.setPaused(true));
        replace(TracedScriptOne.class);
        scene.frame();
        scene.step(() -> state.setScriptLoader(null));
        scene.step(() -> state.setPaused(false));
        scene.frame();
        assertSame(old, script(a));
        assertEquals(List.of("x stay b"), trace.take());
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
    void withoutANewScriptTheOldOneGetsItsExitAndALaterOneBeginsWithAStay() {
        touching();
        scene.step(() -> state.setScriptLoader(new LoadedAgain(List.of(), List.of(TracedScriptOne.class))));
        scene.frame();
        assertEquals(List.of("x exit b RECONFIGURED", "x end"), trace.take());
        assertEquals(List.of(), scene.run().ask(() -> state.getScripts(a)));
        assertTrue(scene.run().ask(() -> state.getProblem(a)).contains("the unknown script " + ONE));
        scene.frame(() -> state.setScriptLoader(null));
        assertEquals(List.of("x start", "x stay b"), trace.take());
        assertNull(scene.run().ask(() -> state.getProblem(a)));
    }

    @Test
    void aPackageThatIsNoLongerAllowedEndsItsScriptsWithAnExit() {
        touching();
        scene.frame(() -> state.setScriptPackages("other"));
        assertEquals(List.of("x exit b RECONFIGURED", "x end"), trace.take());
    }

    @Test
    void settingALoaderTriesScriptsThatCouldNotBeMadeAgain() {
        trace.maker = made -> {
            throw new IllegalStateException("no");
        };
        a.setUserData(SCRIPTS, labelled(ONE, "x"));
        scene.attach(a, b);
        scene.frame();
        assertEquals(List.of(), scene.run().ask(() -> state.getScripts(a)));
        scene.frame(() -> {
            trace.maker = made -> { };
            state.setScriptLoader(state.getScriptLoader());
        });
        assertEquals(List.of("x start", "x stay b"), trace.take());
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

    @Test
    void theOldClassesAreReleased() {
        WeakReference<ClassLoader> old = replaced();
        scene.frame();
        trace.calls.clear();
        assertFalse(KeptAlive.test(old));
    }

    private WeakReference<ClassLoader> replaced() {
        a.setUserData(SCRIPTS, labelled(ONE, "x") + "," + labelled(ONE, "y"));
        LoadedAgain first = new LoadedAgain(TracedScriptOne.class);
        scene.step(() -> state.setScriptLoader(first));
        scene.attach(a, b);
        scene.frames(2);
        assertSame(first, script(a).getClass().getClassLoader());
        replace(TracedScriptOne.class);
        scene.frame();
        assertNotSame(first, script(a).getClass().getClassLoader());
        return new WeakReference<>(first);
    }

    @Test
    void theClassOfAnExceptionKeepsNoLoader() {
        // It keeps what was logged, exceptions too.
        log.close();
        WeakReference<ClassLoader> old = failedAndReplaced();
        scene.frames(2);
        assertFalse(KeptAlive.test(old));
    }

    private WeakReference<ClassLoader> failedAndReplaced() {
        a.setUserData(SCRIPTS, OwnFailureScript.class.getName());
        LoadedAgain first = new LoadedAgain(OwnFailureScript.class, OwnFailureScript.OwnFailure.class);
        scene.step(() -> state.setScriptLoader(first));
        scene.attach(a, b);
        scene.frames(2);
        assertEquals(1, scene.run().ask(state::getHandlerFailureCount));
        scene.step(() -> {
            a.setUserData(SCRIPTS, null);
            state.setScriptLoader(null);
        });
        scene.frame();
        return new WeakReference<>(first);
    }
}

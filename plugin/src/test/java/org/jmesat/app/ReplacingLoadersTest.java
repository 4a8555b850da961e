package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.settings.RecordingLoader;
import org.jmesat.testing.KeptAlive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Loaders and packages of named scripts: which scripts another one replaces, and that the former one is released. */
class ReplacingLoadersTest extends ReplacedScriptScene {
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
    void withoutANewClassTheOldScriptGoesOnAndTheReasonIsAProblem() {
        TracedScript old = touching();
        scene.step(() -> state.setScriptLoader(new LoadedAgain(List.of(), List.of(TracedScriptOne.class))));
        scene.frames(2);
        assertEquals(List.of("x stay b", "x stay b"), trace.take());
        assertSame(old, script(a));
        String problem = "its user data jmesat.scripts has the unknown script " + ONE
                + ", so the former one goes on";
        assertEquals(problem, scene.run().ask(() -> state.getProblem(a)));
        assertTrue(log.messages().toString().contains(problem), log.messages()::toString);
        scene.frame(() -> state.setScriptLoader(null));
        assertEquals(List.of("x stay b"), trace.take());
        assertNull(scene.run().ask(() -> state.getProblem(a)));
    }

    @Test
    void anOldScriptGoesOnIfTheConstructorOfTheNewOneThrows() {
        TracedScript old = touching();
        scene.step(() -> trace.maker = made -> {
            throw new IllegalStateException("no");
        });
        replace(TracedScriptOne.class);
        scene.frames(2);
        assertEquals(List.of("x stay b", "x stay b"), trace.take());
        assertSame(old, script(a));
        assertEquals("its user data jmesat.scripts has the script " + ONE + ", whose constructor throws "
                + "java.lang.IllegalStateException: no, so the former one goes on",
                scene.run().ask(() -> state.getProblem(a)));
        scene.step(() -> trace.maker = made -> { });
        replace(TracedScriptOne.class);
        scene.frame();
        assertEquals(List.of("x exit b RECONFIGURED", "x end", "x start", "x enter b"), trace.take());
        assertNull(scene.run().ask(() -> state.getProblem(a)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            delay=4          | delay=4.0
            delay=0.5        | delay = 5e-1
            once=true        | once=TRUE
            by=player        | by='player'
            """)
    void aTextThatChangesInFormOnlyKeepsTheScript(String before, String after) {
        a.setUserData(SCRIPTS, "Count(" + before + "), Count");
        scene.attach(a, b);
        scene.frame();
        List<CollisionScript> scripts = List.copyOf(scene.run().ask(() -> state.getScripts(a)));
        scene.frame(() -> a.setUserData(SCRIPTS, "Count(" + after + "),Count()"));
        assertEquals(scripts, scene.run().ask(() -> state.getScripts(a)));
        scene.frame(() -> a.setUserData(SCRIPTS, "Count(" + after + ", amount=2), Count"));
        assertNotSame(scripts.get(0), scene.run().ask(() -> state.getScripts(a)).get(0));
        assertSame(scripts.get(1), scene.run().ask(() -> state.getScripts(a)).get(1));
    }

    @Test
    void aPackageThatIsNoLongerAllowedEndsItsScriptsWithAnExit() {
        touching();
        scene.frame(() -> state.setScriptPackages("other"));
        assertEquals(List.of("x exit b RECONFIGURED", "x end"), trace.take());
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

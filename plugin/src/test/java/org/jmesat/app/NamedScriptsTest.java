package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.control.CollisionScript;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The life of scripts that user data names. */
class NamedScriptsTest {
    private static final String SCRIPTS = "jmesat.scripts";
    private static final String NOTED = "org.jmesat.app.NotedScript";

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    private final SatCollisionState state = scene.state();
    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.75f, 0);
    private List<String> notes;

    @BeforeEach
    void allowThisPackage() {
        notes = scene.run().ask(NotedScript.NOTES::get);
        scene.step(() -> state.setScriptPackages("org.jmesat.app"));
    }

    private static String labelled(String label) {
        return NOTED + "(label='" + label + "')";
    }

    private List<String> takeNotes() {
        List<String> taken = List.copyOf(notes);
        notes.clear();
        return taken;
    }

    private void name(Spatial spatial, String text) {
        scene.step(() -> spatial.setUserData(SCRIPTS, text));
    }

    @Test
    void aScriptIsMadeStartedUpdatedOnceAFrameAndGetsEvents() {
        a.setUserData(SCRIPTS, labelled("one"));
        scene.attach(a, b);
        scene.frame();
        assertEquals(List.of("made", "one: set to a", "one: enter b"), takeNotes());
        scene.frame();
        assertEquals(List.of("one: update", "one: stay b"), takeNotes());
        scene.frame(() -> b.setLocalTranslation(9, 0, 0));
        assertEquals(List.of("one: update", "one: exit b SEPARATED"), takeNotes());
        assertEquals(0, a.getNumControls());
        assertEquals(List.of(), log.messages());
    }

    @Test
    void scriptsInUserDataAloneMakeNoCollider() {
        scene.step(() -> state.setDiscovery(Discovery.MARKED_ONLY));
        a.setUserData(SCRIPTS, NOTED);
        b.setUserData("jmesat.collider", true);
        scene.attach(a, b);
        scene.frames(2);
        assertEquals(List.of("made", "plain: set to a", "plain: update"), takeNotes());
    }

    @Test
    void controlsGetEventsFirstThenPushApartThenScriptsInTheOrderOfTheText() {
        a.addControl(new NotedScript(notes));
        a.setUserData("jmesat.pushApart", true);
        a.setUserData(SCRIPTS, labelled("one") + ", " + labelled("two"));
        scene.attach(a, b);
        notes.clear();
        scene.frame();
        assertEquals(List.of("made", "made", "one: set to a", "two: set to a", "plain: enter b", "one: enter b",
                "two: enter b"), takeNotes().stream().filter(note -> !note.contains("update")).toList());
        List<CollisionScript> scripts = scene.run().ask(() -> state.getScripts(a));
        assertEquals(List.of("one", "two"),
                scripts.stream().map(script -> ((NotedScript) script).getLabel()).toList());
        assertThrows(UnsupportedOperationException.class, () -> scripts.remove(0));
        assertEquals(List.of(), scene.run().ask(() -> state.getScripts(b)));
    }

    @Test
    void aScriptThatStaysInTheTextStaysTheSameObject() {
        a.setUserData(SCRIPTS, labelled("one") + "," + NOTED + "," + labelled("one"));
        scene.attach(a);
        scene.frame();
        List<CollisionScript> before = scene.run().ask(() -> state.getScripts(a));
        takeNotes();
        name(a, NOTED + ", " + labelled("one") + ", " + labelled("two"));
        scene.frame();
        List<CollisionScript> after = scene.run().ask(() -> state.getScripts(a));
        assertSame(before.get(1), after.get(0));
        assertSame(before.get(0), after.get(1));
        assertEquals(List.of("made", "one: unset", "two: set to a"),
                takeNotes().stream().filter(note -> !note.contains("update")).toList());
    }

    @Test
    void leavingTheSceneGivesTheExitThenTakesTheSpatialAndComingBackMakesANewScript() {
        a.setUserData(SCRIPTS, NOTED);
        scene.attach(a, b);
        scene.frame();
        CollisionScript first = scene.run().ask(() -> state.getScripts(a)).get(0);
        takeNotes();
        scene.frame(a::removeFromParent);
        assertEquals(List.of("plain: exit b REMOVED", "plain: unset"), takeNotes());
        assertEquals(List.of(), scene.run().ask(() -> state.getScripts(a)));
        scene.attach(a);
        scene.frame();
        assertNotSame(first, scene.run().ask(() -> state.getScripts(a)).get(0));
        assertEquals(List.of("made", "plain: set to a", "plain: enter b"), takeNotes());
    }

    @Test
    void movingToAnotherNodeKeepsTheScript() {
        Node other = new Node("other");
        a.setUserData(SCRIPTS, NOTED);
        scene.attach(a, other);
        scene.frame();
        CollisionScript first = scene.run().ask(() -> state.getScripts(a)).get(0);
        scene.frame(() -> other.attachChild(a));
        assertSame(first, scene.run().ask(() -> state.getScripts(a)).get(0));
    }

    @Test
    void disablingTheAppStateEndsTheScriptAndEnablingMakesANewOne() {
        a.setUserData(SCRIPTS, NOTED);
        scene.attach(a, b);
        scene.frame();
        takeNotes();
        scene.step(() -> state.setEnabled(false));
        assertEquals(List.of("plain: exit b TEARDOWN", "plain: unset"), takeNotes());
        scene.step(() -> state.setEnabled(true));
        scene.frame();
        assertEquals(List.of("made", "plain: set to a", "plain: enter b"), takeNotes());
    }

    @Test
    void aPausedStateUpdatesNoScript() {
        a.setUserData(SCRIPTS, NOTED);
        scene.attach(a);
        scene.frame();
        takeNotes();
        scene.step(() -> state.setPaused(true));
        scene.frames(3);
        assertEquals(List.of(), takeNotes());
    }

    @Test
    void aDisabledScriptGetsNoUpdateAndNoEnter() {
        a.setUserData(SCRIPTS, NOTED + "(enabled=false)");
        scene.attach(a, b);
        scene.frames(3);
        assertEquals(List.of("made", "plain: set to a"), takeNotes());
    }

    @Test
    void aCloneHasItsOwnScript() {
        a.setUserData(SCRIPTS, NOTED);
        scene.attach(a);
        scene.frame();
        Spatial clone = a.clone();
        clone.setName("clone");
        scene.attach(clone);
        scene.frame();
        assertNotSame(scene.run().ask(() -> state.getScripts(a)).get(0),
                scene.run().ask(() -> state.getScripts(clone)).get(0));
    }

    @Test
    void aScriptThatIsAControlHasAContextWhileItIsInTheScene() {
        NotedScript control = new NotedScript();
        a.addControl(control);
        scene.attach(a);
        scene.frames(2);
        assertTrue(scene.run().ask(() -> control.context() != null));
        assertEquals("a", scene.run().ask(() -> control.context().find("a")).getName());
        scene.frame(() -> a.removeControl(control));
        assertTrue(scene.run().ask(() -> control.context() == null));
        scene.frame(() -> b.addControl(control));
        scene.attach(b);
        scene.frame();
        assertTrue(scene.run().ask(() -> control.context() != null));
        assertTrue(scene.run().ask(() -> ((NotedScript) b.clone().getControl(0)).context() == null));
        scene.step(() -> state.setEnabled(false));
        assertTrue(scene.run().ask(() -> control.context() == null));
    }

    @Test
    void whatIsWrongIsAProblemAndTheRestWorks() {
        a.setUserData(SCRIPTS, "java.lang.Thread, Nothing, org.jmesat.app.EventLog, "
                + NOTED + "(lable='x', label=true), " + labelled("one") + " oops");
        b.setUserData(SCRIPTS, 7);
        scene.attach(a, b);
        scene.frame();
        assertEquals(1, scene.run().ask(() -> state.getScripts(a)).size());
        String its = "its user data jmesat.scripts ";
        assertEquals(List.of("Geometry 'a' (/Root Node/a): "
                + its + "has oops at character 144 where a comma is expected; "
                + its + "has the script java.lang.Thread, which is in no allowed package; allowed are "
                + "org.jmesat.scripts, org.jmesat.app; " + its + "has the unknown script Nothing, looked for in "
                + "org.jmesat.scripts, org.jmesat.app; the nearest ready-made script is Count; "
                + its + "has the script org.jmesat.app.EventLog, which is no CollisionScript; "
                + "its script NotedScript has no property lable; the nearest is label.",
                "Geometry 'b' (/Root Node/b): " + its + "is of the type Integer instead of a text."),
                scene.run().ask(state::getProblems));
    }
}

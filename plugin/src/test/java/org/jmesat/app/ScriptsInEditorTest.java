package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.jmesat.control.PairCheck;
import org.jmesat.testing.editor.EditorApplication;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Scripts do not act on a scene that is being edited, unless a preview is asked for. */
@EditorRequirement(21)
class ScriptsInEditorTest {
    private final EditorApplication editor = new EditorApplication();
    private final SatCollisionState state = new SatCollisionState();
    private final Node level = new Node("Level");
    private final Geometry crate = box("crate", 0);
    private final NotedScript control = new NotedScript();
    private List<String> notes;

    @BeforeEach
    void open() {
        notes = editor.onUpdateThread(NotedScript.NOTES::get);
        crate.setUserData("jmesat.scripts", "org.jmesat.app.NotedScript(label='named'), Coin");
        box("barrel", 0.75f).addControl(control);
        state.setScriptPackages("org.jmesat.app");
        editor.open(level);
        editor.frame();
        editor.attach(state);
    }

    @AfterEach
    void close() {
        editor.close();
    }

    private Geometry box(String name, float x) {
        Geometry box = new Geometry(name, new Box(0.5f, 0.5f, 0.5f));
        box.setLocalTranslation(x, 0, 0);
        level.attachChild(box);
        return box;
    }

    private byte[] bytes() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryExporter.getInstance().save(crate, bytes);
        return bytes.toByteArray();
    }

    @Test
    void theChecksSayThatScriptsDoNotAct() {
        editor.frames(2);
        assertEquals("NotedScript on Geometry 'barrel' does not act in an editor without a preview", handlers().text());
        state.setPreview(true);
        editor.frames(2);
        assertEquals(PairCheck.Result.PASSED, handlers().result());
    }

    private PairCheck handlers() {
        return editor.onUpdateThread(() -> state.check(crate, level.getChild("barrel")))
                .get(PairCheck.Link.HANDLERS.ordinal());
    }

    /** An editor has no camera, so the size of its view is not known. */
    @Test
    void aLabelIsAtTheLowerLeftInAPreviewOnly() {
        Node gui = editor.getGuiNode();
        int before = gui.getQuantity();
        editor.onUpdateThread(() -> {
            crate.setUserData("jmesat.scripts", "Label(text='x', place=TOP), Label(text='y', place=ABOVE)");
            return null;
        });
        editor.frames(3);
        assertEquals(before, gui.getQuantity());
        state.setPreview(true);
        editor.frames(3);
        assertEquals(before + 2, gui.getQuantity());
        assertEquals(10, gui.getChild(before).getLocalTranslation().x);
        state.setPreview(false);
        editor.frames(2);
        assertEquals(before, gui.getQuantity());
        assertEquals(List.of(), editor.swallowed());
        assertEquals(List.of(), editor.dialogs());
    }

    @Test
    void theyAreMadeAndCheckedButNeitherStartedNorUpdatedNorNotified() throws IOException {
        byte[] before = bytes();
        editor.frames(3);
        assertEquals(List.of("made"), notes);
        assertTrue(control.context() == null);
        assertTrue(state.getStatus().contains("unknown script Coin"), state::getStatus);
        assertEquals(1, state.getScripts(crate).size());
        assertArrayEquals(before, bytes());
        assertEquals(List.of(), editor.dialogs());
    }

    @Test
    void aPreviewStartsThemAndItsEndStopsThem() {
        state.setPreview(true);
        editor.frames(2);
        assertEquals(List.of("made", "named: set to crate", "named: enter barrel", "named: update",
                "named: stay barrel"), notes);
        assertTrue(control.context() != null);
        notes.clear();
        state.setPreview(false);
        editor.frames(2);
        assertEquals(List.of("named: update", "named: exit barrel RECONFIGURED", "named: unset"), notes);
        assertTrue(control.context() == null);
        editor.onUpdateThread(() -> {
            level.setUserData("jmesat.scene.preview", "true");
            return null;
        });
        notes.clear();
        editor.frames(2);
        assertEquals("named: set to crate", notes.get(0));
    }

    @Test
    void classesAreReplacedWithEventsInAPreviewOnly() {
        TracedScript.Trace trace = editor.onUpdateThread(TracedScript.TRACE::get);
        crate.setUserData("jmesat.scripts", TracedScriptOne.class.getName() + "(label=x)");
        state.setScriptLoader(new LoadedAgain(TracedScriptOne.class));
        editor.frames(2);
        assertEquals(List.of(), trace.take());
        state.setPreview(true);
        editor.frame();
        assertEquals(List.of("x start", "x enter barrel"), trace.take());
        state.setScriptLoader(new LoadedAgain(TracedScriptOne.class));
        editor.frame();
        assertEquals(List.of("x exit barrel RECONFIGURED", "x end", "x start", "x enter barrel"), trace.take());
        state.setPreview(false);
        state.setScriptLoader(new LoadedAgain(TracedScriptOne.class));
        editor.frames(2);
        assertEquals(List.of("x exit barrel RECONFIGURED", "x end"), trace.take());
        state.setPreview(true);
        editor.frame();
        assertEquals(List.of("x start", "x enter barrel"), trace.take());
        assertEquals(List.of(), trace.mistakes);
    }
}

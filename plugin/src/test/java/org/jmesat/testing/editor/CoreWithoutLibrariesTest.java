package org.jmesat.testing.editor;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.state.AppState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jmesat.app.SatCollisionState;
import org.jmesat.testing.WithoutLibraries;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** An editor's project need not have Lemur and what Lemur needs. */
@EditorRequirement(14)
class CoreWithoutLibrariesTest {
    private static final String PANEL = "org.jmesat.debug.lemur.";

    @AutoClose
    private final EditorApplication editor = new EditorApplication();
    private final ClassLoader loader = new WithoutLibraries("com.simsilica.", "com.google.", "org.slf4j.");

    static List<String> classes() throws IOException {
        Path top = Path.of("target", "classes");
        try (Stream<Path> files = Files.walk(top)) {
            return files.map(file -> top.relativize(file).toString()).filter(file -> file.endsWith(".class"))
                    .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'))
                    .filter(name -> !name.endsWith("-info"))
                    .filter(name -> !name.startsWith(PANEL) || name.equals(PANEL + "AxisPanelState"))
                    .toList();
        }
    }

    @Test
    void allClassesAreListedAndTheLibrariesAreHidden() throws IOException {
        assertTrue(classes().size() > 300, classes()::toString);
        assertTrue(classes().contains(SatCollisionState.class.getName()));
        for (String hidden : List.of("com.simsilica.lemur.Panel", "com.google.common.base.Function",
                "org.slf4j.Logger")) {
            assertDoesNotThrow(() -> Class.forName(hidden));
            assertThrows(ClassNotFoundException.class, () -> loader.loadClass(hidden));
        }
    }

    @Test
    void eachClassButThoseOfThePanelLoads() throws Exception {
        for (String name : classes()) {
            Class<?> type = Class.forName(name, true, loader);
            // Resolves the types in the signatures, as an editor's sheet does.
            type.getDeclaredFields();
            type.getDeclaredMethods();
            type.getDeclaredConstructors();
        }
    }

    @Test
    void thePanelsStateRunsInAnEditorAndSaysWhatItNeeds() throws Exception {
        AppState panel = (AppState) loader.loadClass(PANEL + "AxisPanelState").getConstructor().newInstance();
        AppState view = (AppState) loader.loadClass("org.jmesat.debug.CollisionDebugState").getConstructor()
                .newInstance();
        AppState collisions = (AppState) loader.loadClass(SatCollisionState.class.getName()).getConstructor()
                .newInstance();
        assertNotSame(SatCollisionState.class, collisions.getClass());
        view.getClass().getMethod("setVisible", boolean.class).invoke(view, true);
        editor.attach(collisions, view, panel);
        EditorViewer viewer = new EditorViewer(editor);
        viewer.frames(5);

        assertEquals(List.of(), editor.dialogs());
        assertEquals(List.of(), editor.swallowed());
        assertTrue(panel.getClass().getMethod("getStatus").invoke(panel).toString().contains("needs a game's window"));
        assertTrue(view.getClass().getMethod("getStatus").invoke(view).toString().startsWith("0 colliders"));
    }
}

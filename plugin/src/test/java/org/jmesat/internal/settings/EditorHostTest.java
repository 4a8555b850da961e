package org.jmesat.internal.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.system.AppSettings;
import com.jme3.system.JmeContext;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jmesat.testing.editor.EditorApplication;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.Test;

/** An editor is told from a game without a question that opens a dialog. */
@EditorRequirement(10)
class EditorHostTest {
    /** Completed when the application has run its first frame. */
    private static final class Game extends SimpleApplication {
        private final CompletableFuture<Boolean> editor = new CompletableFuture<>();

        Game() {
            super(new AppState[0]);
        }

        @Override
        public void simpleInitApp() {
            editor.complete(EditorHost.isEditor(this));
        }
    }

    @Test
    void anEditorIsNoticedWithoutADialog() {
        try (EditorApplication editor = new EditorApplication()) {
            assertTrue(EditorHost.isEditor(editor));
            assertEquals(List.of(), editor.dialogs());
        }
    }

    @Test
    void anApplicationThatWasNotStartedIsNoEditor() {
        assertFalse(EditorHost.isEditor(new Game()));
    }

    @Test
    void aGameWithoutADisplayIsNoEditor() throws Exception {
        Game game = new Game();
        AppSettings settings = new AppSettings(true);
        settings.setAudioRenderer(null);
        game.setSettings(settings);
        game.setShowSettings(false);
        game.start(JmeContext.Type.Headless);
        try {
            assertFalse(game.editor.get());
        } finally {
            game.stop(true);
        }
    }
}

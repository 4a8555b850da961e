package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.jme3.app.state.AppState;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.testing.WithoutLibraries;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Without Lemur on the class path no panel is shown, and everything else works. */
class PanelWithoutLemurTest {
    @AutoClose
    private final HeadlessRun run = new HeadlessRun();

    /** Neither Lemur nor its dependencies. */
    private final ClassLoader loader = new WithoutLibraries("com.simsilica.", "com.google.", "org.slf4j.");

    private AppState create(String name) throws ReflectiveOperationException {
        return (AppState) loader.loadClass(name).getDeclaredConstructor().newInstance();
    }

    @Test
    void anEditorCanCreateTheStateAndReadItsProperties() throws ReflectiveOperationException {
        AppState panel = create("org.jmesat.debug.lemur.AxisPanelState");

        assertNotSame(AxisPanelState.class, panel.getClass());
        assertEquals(AxisPanelState.class.getDeclaredFields().length, panel.getClass().getDeclaredFields().length);
        assertEquals(AxisPanelState.class.getMethods().length, panel.getClass().getMethods().length);
        assertThrows(ClassNotFoundException.class, () -> loader.loadClass("com.simsilica.lemur.GuiGlobals"));
    }

    @Test
    void attachedItWarnsOnceAndShowsNothing() throws ReflectiveOperationException {
        List<String> warnings = new ArrayList<>();
        Handler listener = new Handler() {
            @Override
            public void publish(LogRecord entry) {
                warnings.add(entry.getMessage());
            }

            @Override
            public void flush() {
            }

            @Override
            public void close() {
            }
        };
        AppState collisions = create("org.jmesat.app.SatCollisionState");
        AppState panel = create("org.jmesat.debug.lemur.AxisPanelState");
        Logger logger = Logger.getLogger("org.jmesat.debug.lemur.AxisPanelState");
        boolean useParents = logger.getUseParentHandlers();
        logger.setUseParentHandlers(false);
        logger.addHandler(listener);
        try {
            run.step(() -> {
                run.application().getStateManager().attach(collisions);
                run.application().getStateManager().attach(panel);
            });
            run.frames(5);
        } finally {
            logger.removeHandler(listener);
            logger.setUseParentHandlers(useParents);
        }

        assertEquals(1, warnings.size(), warnings::toString);
        assertEquals(0, run.ask(() -> run.application().getGuiNode().getQuantity()));
    }
}

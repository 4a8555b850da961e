package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.state.AppState;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.jmesat.testing.NeedsDisplay;
import org.jmesat.testing.WindowRun;
import org.jmesat.testing.WithoutLibraries;
import org.junit.jupiter.api.Test;

/** With Lemur but without one of its dependencies, one message says so, and the game goes on with the overlay. */
@NeedsDisplay
class PanelWithoutGuavaWindowTest {
    private final List<String> warnings = new ArrayList<>();

    private final Handler listener = new Handler() {
        private final Formatter formatter = new SimpleFormatter();

        @Override
        public void publish(LogRecord entry) {
            warnings.add(formatter.formatMessage(entry));
        }

        @Override
        public void flush() {
        }

        @Override
        public void close() {
        }
    };

    @Test
    void oneMessageNamesTheMissingLibrary() throws ReflectiveOperationException {
        ClassLoader loader = new WithoutLibraries("com.google.");
        List<AppState> states = new ArrayList<>();
        for (String name : List.of("app.SatCollisionState", "debug.CollisionDebugState",
                "debug.lemur.AxisPanelState")) {
            states.add((AppState) loader.loadClass("org.jmesat." + name).getDeclaredConstructor().newInstance());
        }
        states.get(1).getClass().getMethod("setVisible", boolean.class).invoke(states.get(1), true);
        Logger logger = Logger.getLogger("org.jmesat.debug.lemur.AxisPanelState");
        logger.setUseParentHandlers(false);
        logger.addHandler(listener);
        try {
            WindowRun.picturesOf(app -> app.getStateManager().attachAll(states), app -> { }, app -> { });
        } finally {
            logger.removeHandler(listener);
            logger.setUseParentHandlers(true);
        }

        assertEquals(1, warnings.size(), warnings::toString);
        assertTrue(warnings.get(0).contains("com.google.common"), warnings.get(0));
        assertTrue(warnings.get(0).contains("com.simsilica:lemur"), warnings.get(0));
    }
}

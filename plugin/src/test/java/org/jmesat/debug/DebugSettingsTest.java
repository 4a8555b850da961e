package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.input.KeyInput;
import com.jme3.input.controls.KeyTrigger;
import java.util.List;
import java.util.logging.Level;
import org.jmesat.app.CapturedLog;
import org.jmesat.debug.lemur.AxisPanelState;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Setters of a property sheet replace invalid values and log them. States that are not attached do nothing. */
class DebugSettingsTest {
    @AutoClose
    private final CapturedLog log = new CapturedLog();
    private final CollisionDebugState debug = new CollisionDebugState();

    @Test
    void aKeyOfTheEngineIsReportedAndTheOldKeyStays() {
        debug.setToggleKey(KeyInput.KEY_F5);
        debug.setNextPairKey(KeyInput.KEY_C);
        debug.setPreviousPairKey(KeyInput.KEY_M);
        debug.setAutomaticPairKey(KeyInput.KEY_F6);

        assertReported("The toggleKey cannot be 63; using 61", "The nextPairKey cannot be 46; using 209",
                "The previousPairKey cannot be 50; using 201", "The automaticPairKey cannot be 64; using 199");
    }

    @Test
    void aNegativeKeyIsReportedAndMeansNone() {
        debug.setToggleKey(-1);
        debug.setNextPairKey(Integer.MIN_VALUE);

        assertEquals(0, debug.getToggleKey());
        assertEquals(0, debug.getNextPairKey());
        assertReported("The toggleKey cannot be -1; using 0", "The nextPairKey cannot be -2147483648; using 0");
    }

    @ParameterizedTest
    @ValueSource(ints = {256, 256 + KeyInput.KEY_C, Integer.MAX_VALUE})
    void aKeyCodeAbove255IsReportedAndTheOldKeyStays(int key) {
        debug.setToggleKey(key);

        assertEquals(KeyInput.KEY_F3, debug.getToggleKey());
        assertReported("The toggleKey cannot be " + key + "; using 61");
        assertEquals(255, KeyTrigger.keyHash(255));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -5})
    void fewerAxesThanOneAreReportedAndOneIsDrawn(int axes) {
        debug.setMaxAxes(axes);

        assertEquals(1, debug.getMaxAxes());
        assertReported("The maxAxes cannot be " + axes + "; using 1");
    }

    @Test
    void validValuesAreNotReported() {
        debug.setToggleKey(0);
        debug.setToggleKey(KeyInput.KEY_TAB);
        debug.setMaxAxes(1);
        debug.setMaxAxes(Integer.MAX_VALUE);

        assertReported();
    }

    @Test
    void beforeItIsAttachedTheViewDoesNothing() {
        debug.setVisible(true);

        assertDoesNotThrow(() -> debug.update(0.01f));
        assertDoesNotThrow(() -> debug.render(null));
        assertFalse(debug.isInitialized());
    }

    @Test
    void beforeItIsAttachedThePanelDoesNothing() {
        AxisPanelState panel = new AxisPanelState();

        assertDoesNotThrow(() -> panel.update(0.01f));
        assertDoesNotThrow(() -> panel.render(null));
        assertTrue(panel.isVisible());
    }

    private void assertReported(String... messages) {
        assertEquals(List.of(messages), log.messages());
        assertTrue(log.records().stream().allMatch(entry -> entry.getLevel() == Level.WARNING));
    }
}

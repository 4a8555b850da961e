package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.Application;
import com.jme3.app.FlyCamAppState;
import com.simsilica.lemur.GuiGlobals;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** The panel takes the mouse and gives it back. */
class PanelCursorTest {
    @AutoClose
    private final PanelRun run = new PanelRun();

    private final List<Object> owners = new ArrayList<>();

    /** Lemur that only counts who wants the cursor: without a window it shows none. */
    private final class CountingLemur extends GuiGlobals {
        CountingLemur(Application app) {
            super(app);
        }

        @Override
        public void requestCursorEnabled(Object owner) {
            owners.add(owner);
        }

        @Override
        public boolean releaseCursorEnabled(Object owner) {
            assertTrue(owners.remove(owner), "released by one that did not ask");
            run.application().getInputManager().setCursorVisible(!owners.isEmpty());
            return !owners.isEmpty();
        }

        @Override
        public boolean hasRequestedCursorEnabled(Object owner) {
            return owners.contains(owner);
        }
    }

    PanelCursorTest() {
        run.step(() -> GuiGlobals.setInstance(new CountingLemur(run.application())));
    }

    private boolean flies() {
        return run.ask(() -> run.application().getFlyByCamera().isEnabled());
    }

    private boolean hasCursor() {
        return run.ask(() -> run.application().getInputManager().isCursorVisible());
    }

    private void show(boolean visible) {
        run.state().setVisible(visible);
        run.settle();
    }

    @Test
    void shownItAsksForTheCursorOnceAndSuspendsTheFlyCamera() {
        run.settle();

        assertEquals(1, owners.size());
        assertFalse(flies());
    }

    @Test
    void hiddenItGivesBothBack() {
        run.settle();
        show(false);

        assertEquals(List.of(), owners);
        assertTrue(flies());
    }

    @Test
    void aFlyCameraThatWasOffStaysOff() {
        run.step(() -> run.application().getFlyByCamera().setEnabled(false));
        run.settle();
        show(false);

        assertFalse(flies());
    }

    @Test
    void aCursorThatWasVisibleStaysVisible() {
        // The fly camera hides it in the first frame; the panel comes in the second.
        run.frame();
        run.step(() -> run.application().getInputManager().setCursorVisible(true));
        run.settle();
        show(false);

        assertTrue(hasCursor());
    }

    @Test
    void aCursorThatWasHiddenIsHiddenAgain() {
        run.frame();
        run.step(() -> run.application().getInputManager().setCursorVisible(false));
        run.settle();
        show(false);

        assertFalse(hasCursor());
    }

    @Test
    void detachedItGivesBothBack() {
        run.settle();
        run.step(() -> run.application().getStateManager().detach(run.state()));
        run.settle();

        assertEquals(List.of(), owners);
        assertTrue(flies());
    }

    @Test
    void showingAndHidingAgainAndAgainLeavesNoRequest() {
        for (int i = 0; i < 5; i++) {
            show(true);
            assertEquals(1, owners.size());
            show(false);
            assertEquals(0, owners.size());
            assertTrue(flies());
        }
    }

    @Test
    void anApplicationWithoutAFlyCameraIsFine() {
        run.step(() -> run.application().getStateManager().detach(
                run.application().getStateManager().getState(FlyCamAppState.class)));
        run.settle();
        show(false);

        assertEquals(List.of(), owners);
    }
}

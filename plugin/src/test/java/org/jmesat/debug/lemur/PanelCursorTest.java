package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.Application;
import com.jme3.app.FlyCamAppState;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.math.Quaternion;
import com.jme3.renderer.Camera;
import com.simsilica.lemur.GuiGlobals;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** The panel requests the cursor and suspends the fly camera, and restores both. */
class PanelCursorTest {
    @AutoClose
    private final PanelRun run = new PanelRun();

    private final List<Object> owners = new ArrayList<>();

    /** A Lemur that only records requests for the cursor, since there is no window to show it in. */
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
            assertTrue(owners.remove(owner), "released without a request");
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

    private boolean isFlyCameraEnabled() {
        return run.ask(() -> run.application().getFlyByCamera().isEnabled());
    }

    /** Whether the fly camera turns when the mouse moves. */
    private boolean isFlyCameraMoving() {
        Camera camera = run.application().getCamera();
        Quaternion before = run.ask(() -> camera.getRotation().clone());
        run.raise(input -> input.onMouseMotionEvent(new MouseMotionEvent(0, 0, 100, 0, 0, 0)));
        return run.ask(() -> {
            boolean moved = !camera.getRotation().equals(before);
            camera.setRotation(before);
            return moved;
        });
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
        assertFalse(isFlyCameraMoving());
    }

    @Test
    void hiddenItRestoresBoth() {
        run.settle();
        show(false);

        assertEquals(List.of(), owners);
        assertTrue(isFlyCameraEnabled() && isFlyCameraMoving());
    }

    @Test
    void aDisabledFlyCameraStaysDisabled() {
        run.step(() -> run.application().getFlyByCamera().setEnabled(false));
        run.settle();
        show(false);

        assertFalse(isFlyCameraEnabled());
    }

    @Test
    void aCursorThatWasVisibleStaysVisible() {
        // The fly camera hides the cursor in the first frame.
        show(false);
        run.step(() -> run.application().getInputManager().setCursorVisible(true));
        show(true);
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
    void detachedItRestoresBoth() {
        run.settle();
        run.step(() -> run.application().getStateManager().detach(run.state()));
        run.settle();

        assertEquals(List.of(), owners);
        assertTrue(isFlyCameraEnabled() && isFlyCameraMoving());
    }

    @Test
    void showingAndHidingRepeatedlyLeavesNoRequest() {
        for (int i = 0; i < 5; i++) {
            show(true);
            assertEquals(1, owners.size());
            show(false);
            assertEquals(0, owners.size());
            assertTrue(isFlyCameraMoving());
        }
    }

    @Test
    void itWorksWithoutAFlyCamera() {
        run.step(() -> run.application().getStateManager().detach(
                run.application().getStateManager().getState(FlyCamAppState.class)));
        run.settle();
        show(false);

        assertEquals(List.of(), owners);
    }

    @Test
    void aGuiNodeClearedByTheGameChangesNothing() {
        run.settle();
        run.step(() -> run.guiNode().detachAllChildren());
        run.frame();

        assertEquals(1, run.ask(() -> run.guiNode().getQuantity()).intValue());
        assertEquals(1, owners.size());
        run.step(() -> run.guiNode().detachAllChildren());
        show(false);
        assertEquals(0, run.ask(() -> run.guiNode().getQuantity()).intValue());
        assertEquals(List.of(), owners);
        assertTrue(isFlyCameraMoving());
        assertFalse(hasCursor());
    }

    @Test
    void aMenuOpenedMeanwhileKeepsItsCursorAndItsCamera() {
        run.settle();
        run.step(() -> {
            run.application().getFlyByCamera().setEnabled(false);
            run.application().getInputManager().setCursorVisible(true);
        });
        run.settle();
        show(false);

        assertFalse(isFlyCameraEnabled());
        assertTrue(hasCursor());
        run.step(() -> run.application().getFlyByCamera().setEnabled(true));
        assertTrue(isFlyCameraMoving(), "the menu is closed");
    }

    @Test
    void aMenuThatAsksLemurForTheCursorKeepsIt() {
        run.settle();
        run.step(() -> GuiGlobals.getInstance().requestCursorEnabled("menu"));
        run.settle();
        show(false);

        assertEquals(List.of("menu"), owners);
        assertTrue(hasCursor());
    }

    @Test
    void aGameThatHidesTheCursorMeanwhilePlaysOn() {
        run.frame();
        run.step(() -> {
            run.application().getFlyByCamera().setEnabled(false);
            run.application().getInputManager().setCursorVisible(true);
        });
        run.settle();
        run.step(() -> {
            run.application().getFlyByCamera().setEnabled(true);
            run.application().getInputManager().setCursorVisible(false);
        });
        run.settle();

        assertTrue(isFlyCameraMoving());
        show(false);
        assertTrue(isFlyCameraEnabled());
        assertFalse(hasCursor());
    }

    @Test
    void theFlyCameraGetsItsInputWhenTheGameHidesTheCursor() {
        run.settle();
        run.step(() -> run.application().getInputManager().setCursorVisible(true));
        run.settle();
        assertFalse(isFlyCameraMoving());

        run.step(() -> run.application().getInputManager().setCursorVisible(false));
        run.settle();

        assertTrue(isFlyCameraMoving());
    }

    @Test
    void aFlyCameraRemovedMeanwhileStaysRemoved() {
        run.settle();
        run.step(() -> run.application().getStateManager().detach(
                run.application().getStateManager().getState(FlyCamAppState.class)));
        run.settle();
        show(false);

        assertFalse(isFlyCameraMoving());
    }

    @Test
    void theFlyCameraGetsItsInputAlsoFromAGameThatHidesTheCursorAtOnce() {
        show(false);
        run.step(() -> run.application().getInputManager().setCursorVisible(true));
        run.state().setVisible(true);
        run.frame();
        assertFalse(isFlyCameraMoving());

        run.step(() -> run.application().getInputManager().setCursorVisible(false));
        run.frame();

        assertTrue(isFlyCameraMoving());
    }
}

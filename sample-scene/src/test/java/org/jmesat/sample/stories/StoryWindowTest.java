package org.jmesat.sample.stories;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.state.AppState;
import com.jme3.math.Vector3f;
import java.awt.event.KeyEvent;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.lemur.AxisPanelState;
import org.jmesat.sample.RealWindow;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleArguments;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/**
 * A new user asks why, with the real mouse and keyboard: after F3, at most four keys or clicks, and the panel has the
 * sentence that names the cause.
 */
class StoryWindowTest {
    private static final int MOST_ACTIONS = 4;

    private RealWindow<Story> window;
    private int actions;

    private static RealWindow<Story> open(TestInfo test, Sample sample) throws Exception {
        SampleArguments arguments = new SampleArguments(false, false, false, 0, null, 1);
        Story story = (Story) sample.create(arguments, false, System.out);
        return RealWindow.open(test, story, story::runToEnd);
    }

    private void showTheView() throws Exception {
        assertFalse(window.ask(() -> state(CollisionDebugState.class).isVisible()));
        window.key(KeyEvent.VK_F3);
        window.awaitTrue(() -> !text().isEmpty());
    }

    private void pause() throws Exception {
        actions++;
        window.key(KeyEvent.VK_SPACE);
        window.awaitTrue(() -> window.game().collisions.isPaused());
    }

    private void clickOn(String name) throws Exception {
        actions++;
        window.pointAt(position(name));
        window.click();
    }

    private void shiftClickOn(String name) throws Exception {
        actions++;
        window.pointAt(position(name));
        window.shiftClick();
    }

    private Vector3f position(String name) throws Exception {
        return window.ask(() -> window.game().getRootNode().getChild(name).getWorldBound().getCenter().clone());
    }

    private <T extends AppState> T state(Class<T> type) {
        return window.game().getStateManager().getState(type);
    }

    /** Call this on the game's thread. */
    private String text() {
        return state(AxisPanelState.class).getText();
    }

    private void assertAnswered(String... words) throws Exception {
        assertTrue(actions <= MOST_ACTIONS, actions + " keys and clicks");
        window.frames(5);
        String text = window.ask(this::text).replace('\n', ' ').replaceAll(" +", " ");
        for (String each : words) {
            assertTrue(text.contains(each), "the panel does not say \"" + each + "\": " + text);
        }
    }

    @Test
    void aBulletPassesTheWallAndTheFilterIsNamed(TestInfo test) throws Exception {
        try (RealWindow<Story> opened = open(test, Stories.BULLET)) {
            window = opened;
            showTheView();
            window.awaitTrue(() -> Math.abs(opened.game().getRootNode().getChild("bullet 1").getLocalTranslation().x
                    + 1.5f) < 0.5f);
            pause();
            clickOn("wall");
            shiftClickOn("bullet 1");
            assertAnswered("no event: layer", "(shot)", "does not collide with layer", "(wall)");
        }
    }

    @Test
    void aCrateFloatsAndTheHullOfTheFloorIsNamed(TestInfo test) throws Exception {
        try (RealWindow<Story> opened = open(test, Stories.CRATE)) {
            window = opened;
            showTheView();
            window.awaitTrue(() -> opened.game().getRootNode().getChild("crate").getLocalTranslation().y < 0.55f);
            clickOn("crate");
            assertAnswered("hull", "floor", "OUTLINE");
        }
    }

    @Test
    void aCoinIsNotPickedUpAndItsDisabledControlIsNamed(TestInfo test) throws Exception {
        try (RealWindow<Story> opened = open(test, Stories.COIN)) {
            window = opened;
            showTheView();
            window.awaitTrue(() -> opened.game().getRootNode().getChild("player").getLocalTranslation().x > 1.5f);
            pause();
            clickOn("player");
            shiftClickOn("coin");
            assertAnswered("coin", "is disabled by its own ColliderControl");
        }
    }

    @Test
    void aPlayerIsPushedSidewaysAndTheJumpOfTheMtvIsNamed(TestInfo test) throws Exception {
        try (RealWindow<Story> opened = open(test, Stories.LEDGE)) {
            window = opened;
            showTheView();
            clickOn("ledge");
            shiftClickOn("player");
            window.awaitTrue(() -> text().contains("jumped"));
            assertAnswered("The smallest push (MTV) jumped in tick");
        }
    }
}

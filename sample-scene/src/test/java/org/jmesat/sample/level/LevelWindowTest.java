package org.jmesat.sample.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import java.awt.event.KeyEvent;
import java.util.HashSet;
import java.util.Set;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.sample.LauncherRun;
import org.jmesat.sample.RealWindow;
import org.jmesat.sample.SampleApplication;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/** The level in a real window, opened from the launcher, with the real keyboard and mouse, which AWT moves. */
class LevelWindowTest {
    /** Whether it is played until it is won, too, which takes 40 s or more. */
    private static final boolean WHOLE = Boolean.getBoolean("level.whole");
    private static final int TRIES = 3;
    private static final int SECONDS_OF_A_TRY = 90;
    private static final Vector3f START = new Vector3f(1.5f, 0, 0);

    private final Set<Integer> heldKeys = new HashSet<>();
    private RealWindow<SampleApplication> window;
    private LevelGame game;

    @Test
    void theKeysOpenThePlayAndLeaveTheGameAndTheMouseAsksWhyACoinCannotBeTaken(TestInfo test) throws Exception {
        LauncherRun run = new LauncherRun(test, 640, 360);
        run.first().key(KeyEvent.VK_RIGHT);
        LauncherRun.leave(run.first(), KeyEvent.VK_ENTER);
        window = run.next();
        game = ((LevelApplication) window.game()).game();
        window.awaitTrue(() -> game.mover() != null && game.mover().isOnGround());
        playByLettersAndTheUpperArrow();
        askWhyTheBrokenCoinIsNotTaken();
        if (WHOLE) {
            window.key(KeyEvent.VK_F3);
            win();
        }
        LauncherRun.leave(window, KeyEvent.VK_ESCAPE);
        LauncherRun.leave(run.next(), KeyEvent.VK_ESCAPE);
        run.assertEnds();
    }

    private void playByLettersAndTheUpperArrow() throws Exception {
        assertEquals(START.x, place().x, 1e-4f);
        hold(KeyEvent.VK_D, true);
        hold(KeyEvent.VK_SPACE, true);
        window.awaitTrue(() -> game.player().getLocalTranslation().y > 0.5f);
        hold(KeyEvent.VK_SPACE, false);
        // He jumps onto the step when he is in front of it.
        window.awaitTrue(() -> game.mover().isOnWall());
        hold(KeyEvent.VK_UP, true);
        window.awaitTrue(() -> game.coins() == 1);
        hold(KeyEvent.VK_UP, false);
        window.awaitTrue(() -> game.hearts() == 2);
        hold(KeyEvent.VK_D, false);
        beginAgain();
        assertEquals(START.x, place().x, 1e-4f);
    }

    private void beginAgain() throws Exception {
        Node level = game.level();
        window.key(KeyEvent.VK_R);
        window.awaitTrue(() -> game.level() != level && game.mover() != null);
        window.ask(() -> {
            assertEquals(3, game.hearts());
            assertEquals(0, game.coins());
            return null;
        });
    }

    /** Looks where the hero is, and decides which keys to hold, several times a second; then begins again. */
    private void win() throws Exception {
        for (int tries = 0; !window.ask(game::isWon); tries++) {
            assertTrue(tries < TRIES, "not won");
            beginAgain();
            Route route = Route.toTheExit();
            for (Float walk = 0f; walk != null;) {
                press(walk, route.isJumpHeld());
                Thread.sleep(10);
                walk = window.ask(() -> isOver() ? null : (Float) route.walk(game));
            }
            press(0, false);
        }
        assertEquals(5, window.ask(game::coins));
        // It is known when the script that ends the game has heard of it.
        window.awaitTrue(() -> best() == game.time());
        int best = window.ask(this::best);
        beginAgain();
        assertEquals(best, window.ask(this::best));
    }

    private boolean isOver() {
        return game.isWon() || game.isLost() || game.time() > SECONDS_OF_A_TRY;
    }

    private int best() {
        return game.level().getChild("rules").getUserData("best");
    }

    private void press(float walk, boolean isJump) {
        hold(KeyEvent.VK_LEFT, walk < -0.5f);
        hold(KeyEvent.VK_RIGHT, walk > 0.5f);
        hold(KeyEvent.VK_SPACE, isJump);
    }

    private void hold(int key, boolean isHeld) {
        if (isHeld && heldKeys.add(key)) {
            window.robot().keyPress(key);
        } else if (!isHeld && heldKeys.remove(key)) {
            window.robot().keyRelease(key);
        }
    }

    private void askWhyTheBrokenCoinIsNotTaken() throws Exception {
        Vector3f coin = game.level().getChild("broken coin").getWorldTranslation();
        window.ask(() -> game.player().move(coin.x - 1 - START.x, 0, 0));
        window.key(KeyEvent.VK_F3);
        CollisionDebugState view = window.game().getStateManager().getState(CollisionDebugState.class);
        window.awaitTrue(view::isVisible);
        Camera camera = window.game().getCamera();
        float[] last = {Float.NaN};
        window.awaitTrue(() -> {
            float x = camera.getLocation().x;
            boolean rests = x == last[0];
            last[0] = x;
            return rests;
        });
        // A point of the ring, which the ray through its middle would miss.
        window.pointAt(coin.add(0, 0.27f, 0));
        window.click();
        window.pointAt(game.player().getWorldTranslation().add(0, 0.9f, 0));
        window.shiftClick();
        window.awaitTrue(() -> view.getExplanation().contains("the mask of Node 'broken coin' keeps them apart"));
    }

    private Vector3f place() throws Exception {
        return window.ask(() -> game.player().getLocalTranslation().clone());
    }
}

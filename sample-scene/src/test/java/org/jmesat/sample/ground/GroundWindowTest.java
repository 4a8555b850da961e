package org.jmesat.sample.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Spatial;
import java.awt.MouseInfo;
import java.awt.Point;
import java.awt.Robot;
import java.awt.event.InputEvent;
import org.jmesat.sample.RealWindow;
import org.jmesat.sample.SampleArguments;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/** The sample in a real window, with the real mouse, which AWT moves and clicks. */
class GroundWindowTest {

    private RealWindow<GroundApplication> window;

    @Test
    void theMouseMarksBodiesSendsJaimeAndTurnsTheCamera(TestInfo test) throws Exception {
        SampleArguments arguments = new SampleArguments(false, false, false, 0, null, 1);
        GroundApplication app = (GroundApplication) GroundScene.SAMPLE.create(arguments, false, System.out);
        try (RealWindow<GroundApplication> opened = RealWindow.open(test, app, app::runToEnd)) {
            window = opened;
            useTheMouse(app.game(), opened.robot());
        }
    }

    private void useTheMouse(GroundGame game, Robot robot) throws Exception {
        window.ask(() -> {
            game.walker().walkTo(game.walker().body().getLocalTranslation());
            return null;
        });
        // The camera has followed him by then, and each query is answered by a tick.
        awaitTicks(3);

        Spatial crate = game.scene().getChild("crate");
        pointAt(crate.getWorldTranslation());
        assertSame(crate, marked());
        pointAt(game.walker().body().getWorldTranslation());
        assertSame(game.walker().body(), marked());

        Vector3f place = new Vector3f(-1f, 0f, 3.5f);
        place.y = window.ask(() -> game.ground().heightAt(place));
        pointAt(place);
        assertNull(marked());
        window.click();
        window.awaitTrue(() -> game.walker().isWalking());
        assertEquals(0f, window.ask(() -> game.walker().target().distance(place)), 0.05f);
        window.awaitTrue(() -> !game.walker().isWalking());
        Vector3f arrived = window.ask(() -> game.walker().body().getWorldTranslation().clone());
        assertEquals(0f, arrived.distance(place), 0.15f, "he is at " + arrived);

        Camera camera = window.game().getCamera();
        Vector3f direction = window.ask(() -> camera.getDirection());
        robot.mousePress(InputEvent.BUTTON3_DOWN_MASK);
        for (int i = 0; i < 20; i++) {
            robot.delay(50);
            Point at = MouseInfo.getPointerInfo().getLocation();
            robot.mouseMove(at.x + 30, at.y);
        }
        window.awaitTrue(() -> direction.angleBetween(camera.getDirection()) > 0.2f);
        robot.mouseRelease(InputEvent.BUTTON3_DOWN_MASK);
        float middle = window.ask(() -> camera.getScreenCoordinates(game.walker().body().getWorldTranslation()).x);
        assertEquals(0.5f, middle / camera.getWidth(), 0.02f, "Jaime is beside the middle");
    }

    private void pointAt(Vector3f point) throws Exception {
        window.pointAt(point);
        awaitTicks(2);
    }

    private Spatial marked() throws Exception {
        return window.ask(() -> window.game().getStateManager().getState(MouseState.class).marked());
    }

    private void awaitTicks(int count) throws Exception {
        long last = window.ask(() -> window.game().game().collisions().getTick()) + count;
        window.awaitTrue(() -> window.game().game().collisions().getTick() >= last);
    }
}

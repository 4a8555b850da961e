package org.jmesat.debug;

import com.jme3.input.InputManager;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import org.jmesat.app.CollisionScene;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;

/**
 * Moves and clicks a simulated mouse over a row of cubes in a running application, whose camera looks from above,
 * slightly from the side.
 */
abstract class MouseScene {
    @AutoClose
    final CollisionScene scene;
    final CollisionDebugState debug = new CollisionDebugState();
    final PairSelection selection = debug.getSelection();
    final Geometry[] row;
    InputManager input;
    SimulatedMouse mouse;
    Camera camera;

    MouseScene(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        row = new Geometry[] {scene.cube("0", -2, 0), scene.cube("1", 0, 0), scene.cube("2", 2, 0)};
    }

    @BeforeEach
    void theViewIsShown() {
        debug.setVisible(true);
        scene.attach(row);
        scene.step(() -> {
            scene.run().application().getStateManager().attach(debug);
            input = scene.run().application().getInputManager();
            input.setCursorVisible(true);
            mouse = new SimulatedMouse(input);
            camera = scene.run().application().getCamera();
            camera.setLocation(scene.vector(0.5f, -3, 12));
            camera.lookAt(new Vector3f(), scene.vector(0, 1, 0));
        });
        scene.frame();
        scene.frame();
    }

    String hovered() {
        return (debug.overlay.mouse.hover.name + "  " + debug.overlay.mouse.hover.details).strip();
    }

    void hover(Spatial spatial) {
        pointAt(spatial.getWorldTranslation());
        scene.frame();
    }

    void shiftClick(Spatial spatial) {
        shift(true);
        click(spatial);
        shift(false);
        scene.frame();
    }

    void click(Spatial spatial) {
        click(spatial.getWorldTranslation());
    }

    void click(float x, float y, float depth) {
        click(scene.vector(x, y, depth));
    }

    void click(Vector3f world) {
        pointAt(world);
        click();
    }

    void click() {
        button(true);
        scene.frame();
        button(false);
        scene.frame();
        scene.frame();
    }

    void clickPixel(float x, float y) {
        scene.step(() -> mouse.move(Math.round(x), Math.round(y)));
        click();
    }

    void pointAt(Vector3f world) {
        scene.step(() -> {
            Vector3f pixel = camera.getScreenCoordinates(world);
            mouse.move(Math.round(pixel.x), Math.round(pixel.y));
        });
    }

    void button(boolean pressed) {
        scene.step(() -> mouse.press(pressed));
    }

    void shift(boolean pressed) {
        scene.step(() -> mouse.shift(pressed));
    }
}

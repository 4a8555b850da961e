package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Line;
import com.jme3.scene.shape.Quad;
import org.jmesat.app.SatCollisionState;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Clicks in a 2D game whose root is the GUI node. */
class GuiPickTest {
    private final SatCollisionState collisions = new SatCollisionState();
    private final CollisionDebugState debug = new CollisionDebugState();
    @AutoClose
    private final HeadlessRun run = new HeadlessRun();
    private SimulatedMouse mouse;

    @BeforeEach
    void theViewIsShown() {
        run.step(() -> {
            collisions.setRoot(run.application().getGuiNode());
            debug.setVisible(true);
            run.application().getGuiNode().detachAllChildren();
            run.application().getInputManager().setCursorVisible(true);
            run.application().getStateManager().attachAll(collisions, debug);
            mouse = new SimulatedMouse(run.application().getInputManager());
        });
    }

    @Test
    void theUppermostSpriteUnderTheCursorIsChosen() {
        put("floor", new Quad(400, 50), 0, 100, 0);
        Geometry coin = put("coin", new Quad(20, 20), 100, 110, 5);
        Geometry crate = put("crate", new Quad(40, 40), 200, 120, 1);
        run.frames(3);
        click(110, 120);
        assertSame(coin, debug.getSelection().spatialA());
        assertEquals("Geometry 'coin'", debug.overlay.mouse.hover.name);

        click(220, 155);
        assertSame(crate, debug.getSelection().spatialA());
    }

    @Test
    void ofSpritesAtTheSameZTheLaterOneIsChosenAndThenTheOneBelow() {
        put("sky", new Quad(400, 400), 0, 0, -1);
        Geometry first = put("ship 0", new Quad(40, 40), 100, 110, 0);
        Geometry second = put("ship 1", new Quad(40, 40), 120, 110, 0);
        run.frames(3);
        click(130, 130);
        assertSame(second, debug.getSelection().spatialA());
        assertEquals("Geometry 'ship 1'", debug.overlay.mouse.hover.name);
        assertEquals("1 of 3, click again: ship 0", debug.overlay.mouse.hover.below);

        click(130, 130);
        assertSame(first, debug.getSelection().spatialA());
    }

    /** The engine sorts the GUI by the z of spatials, and not by that of their vertices. */
    @Test
    void theSpriteOfGreaterZIsChosenWhateverItsMesh() {
        Geometry low = put("low", new Box(20, 20, 9), 100, 100, 0);
        Geometry high = put("high", new Quad(40, 40), 80, 80, 1);
        run.step(() -> run.application().getGuiNode().attachChild(low));
        run.frames(3);
        click(100, 100);
        assertSame(high, debug.getSelection().spatialA());
    }

    @Test
    void aLineWithoutTrianglesIsChosenByItsOutline() {
        Geometry line = put("line", new Line(new Vector3f(0, 0, 0), new Vector3f(100, 0, 0)), 50, 300, 0);
        line.setUserData("jmesat.collider", true);
        run.frames(3);
        click(100, 300);

        assertSame(line, debug.getSelection().spatialA());
    }

    private Geometry put(String name, Mesh mesh, float x, float y, float z) {
        Geometry geometry = new Geometry(name, mesh);
        geometry.setLocalTranslation(x, y, z);
        geometry.setMaterial(new Material(run.application().getAssetManager(), "Common/MatDefs/Gui/Gui.j3md"));
        run.step(() -> run.application().getGuiNode().attachChild(geometry));
        return geometry;
    }

    private void click(int x, int y) {
        run.frame(() -> mouse.move(x, y));
        run.frame(() -> mouse.press(true));
        run.frame(() -> mouse.press(false));
        run.frame();
    }
}

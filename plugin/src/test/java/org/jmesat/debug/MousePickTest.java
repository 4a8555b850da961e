package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.input.MouseInput;
import com.jme3.input.RawInputListener;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.MouseButtonTrigger;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.Discovery;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Clicks choose the spatials of a pair. */
@ParameterizedClass
@EnumSource
class MousePickTest extends MouseScene {
    MousePickTest(ProjectionPlane plane) {
        super(plane);
    }

    @Test
    void aClickChoosesAAndAClickWithShiftB() {
        click(row[0]);
        assertSame(row[0], selection.spatialA());
        assertTrue(selection.isChosen());

        shiftClick(row[2]);
        assertSame(row[0], selection.spatialA());
        assertSame(row[2], selection.spatialB());
        assertNotNull(selection.report());

        click(row[1]);
        assertSame(row[1], selection.spatialA());
        assertSame(row[2], selection.spatialB());
    }

    @Test
    void aClickOnNothingChangesNothing() {
        click(row[0]);
        click(0, 3, 0);

        assertSame(row[0], selection.spatialA());
    }

    @Test
    void aDragChoosesNothing() {
        pointAt(row[0].getWorldTranslation());
        button(true);
        scene.frame();
        pointAt(row[1].getWorldTranslation());
        button(false);
        scene.frame();

        assertFalse(selection.isChosen());
    }

    @Test
    void aDisabledSpatialCanBeChosen() {
        Node body = CollisionScene.node("body", scene.cube("part", 0, 2));
        ColliderControl control = new ColliderControl();
        control.setEnabled(false);
        body.addControl(control);
        scene.attach(body);
        scene.frame();
        click(0, 2, 0);

        assertSame(body, selection.spatialA());
        assertNull(selection.a());
    }

    @Test
    void aDisabledSpatialInFrontOfAColliderIsChosen() {
        Geometry cover = scene.cube("cover", 0, 0);
        cover.setUserData("jmesat.collider", false);
        scene.place(cover, 0, 0, 2);
        scene.attach(cover);
        scene.frame();
        click(0, 0, 2.4f);

        assertSame(cover, selection.spatialA());
    }

    @Test
    void anUnmarkedMeshInFrontOfAColliderIsNotChosen() {
        scene.step(() -> {
            scene.state().setDiscovery(Discovery.MARKED_ONLY);
            row[1].setUserData("jmesat.collider", true);
        });
        Geometry cover = scene.geometry("cover", new Box(2, 2, 0.1f), 0, 0);
        scene.place(cover, 0, 0, 2);
        scene.attach(cover);
        scene.frame();
        click(row[1]);
        assertSame(row[1], selection.spatialA());

        click(1.5f, 1.5f, 2);
        assertSame(cover, selection.spatialA(), "it is chosen where no collider is");
    }

    @Test
    void theUpperPartOfATallMeshIsThatOfItsCollider() {
        Geometry floor = scene.geometry("floor", new Box(20, 20, 0.1f), 0, 0);
        Geometry tower = scene.geometry("tower", new Box(0.3f, 0.3f, 2), 0, 2);
        scene.attach(floor, tower);
        scene.frame();
        click(0, 2, 2);

        assertSame(tower, selection.spatialA());
    }

    @Test
    void withAHiddenCursorTheMiddleIsPicked() {
        pointAt(row[0].getWorldTranslation());
        scene.step(() -> {
            input.setCursorVisible(false);
            camera.lookAt(row[2].getWorldTranslation(), scene.vector(0, 1, 0));
        });
        button(true);
        scene.frame();

        assertSame(row[2], selection.spatialA());
        assertEquals("", hovered());
    }

    @Test
    void onlyAPartOfASplitScreenIsPicked() {
        scene.step(() -> {
            camera.setViewPort(0, 0.5f, 0, 1);
            camera.update();
        });
        scene.frame();
        click(row[2]);
        assertSame(row[2], selection.spatialA());

        scene.step(() -> mouse.move(camera.getWidth() * 3 / 4, camera.getHeight() / 2));
        button(true);
        button(false);
        scene.frame();
        assertSame(row[2], selection.spatialA());
    }

    @Test
    void theGameGetsTheClick() {
        List<String> heard = new ArrayList<>();
        scene.step(() -> {
            input.addMapping("shoot", new MouseButtonTrigger(MouseInput.BUTTON_LEFT));
            input.addListener((ActionListener) (name, pressed, tpf) -> heard.add(name + pressed), "shoot");
        });
        click(row[0]);

        assertEquals(List.of("shoottrue", "shootfalse"), heard);
        assertSame(row[0], selection.spatialA());
    }

    @Test
    void aClickThatAGuiConsumesChoosesNothing() {
        RawInputListener gui = (RawInputListener) Proxy.newProxyInstance(getClass().getClassLoader(),
                new Class<?>[] {RawInputListener.class}, (proxy, method, arguments) -> {
                    if (arguments != null && arguments[0] instanceof MouseButtonEvent event) {
                        event.setConsumed();
                    }
                    return method.getName().equals("equals") ? (Object) (proxy == arguments[0]) : null;
                });
        scene.step(() -> input.addRawInputListener(gui));
        click(row[0]);

        assertFalse(selection.isChosen());
    }

    @Test
    void hiddenOrSwitchedOffItLeavesTheMouseToTheGame() {
        debug.setPicking(false);
        scene.frame();
        click(row[0]);
        assertFalse(selection.isChosen());
        assertEquals("", hovered());

        debug.setPicking(true);
        scene.frame();
        click(row[0]);
        assertTrue(selection.isChosen());

        debug.setVisible(false);
        scene.frame();
        click(row[0]);
        assertFalse(selection.isChosen());
        assertEquals("", hovered());
    }

    @Test
    void aSmallColliderIsChosenOnAndBesideIfALargeDisabledGroundIsInFront() {
        Geometry ground = scene.geometry("ground", new Box(20, 20, 0.1f), 0, 0);
        ground.setUserData("jmesat.collider", false);
        Geometry coin = scene.geometry("coin", new Box(0.2f, 0.2f, 0), 0, -3);
        scene.place(ground, 0, 0, 0.2f);
        scene.place(coin, 0, -3, 0.2f);
        scene.attach(ground, coin);
        scene.frame();
        click(0, -3, 0.2f);
        assertSame(coin, selection.spatialA());

        click(row[0]);
        Vector3f edge = scene.run().ask(() -> camera.getScreenCoordinates(scene.vector(0.2f, -3, 0.2f)));
        clickPixel(edge.x + 4, edge.y);
        assertSame(coin, selection.spatialA(), "4 pixels beside it");

        clickPixel(edge.x + 20, edge.y);
        assertSame(ground, selection.spatialA());
    }

    @Test
    void aDisabledCoinInFrontOfALargeColliderIsChosen() {
        Geometry wall = scene.geometry("wall", new Box(20, 20, 0.1f), 0, 0);
        Geometry coin = scene.geometry("coin", new Box(0.3f, 0.3f, 0.1f), 0, -3);
        coin.setUserData("jmesat.collider", false);
        scene.place(coin, 0, -3, 2);
        scene.attach(wall, coin);
        scene.frame();
        click(0, -3, 2);

        assertSame(coin, selection.spatialA());
    }
}

package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.input.InputManager;
import com.jme3.input.MouseInput;
import com.jme3.input.RawInputListener;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.MouseButtonTrigger;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.lang.ref.WeakReference;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.Discovery;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.KeptAlive;
import org.jmesat.world.QueryLog;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Moves and clicks a simulated mouse in a running application whose camera looks from above, slightly from the side. */
@ParameterizedClass
@EnumSource
class MousePickTest {
    @AutoClose
    private final CollisionScene scene;
    private final CollisionDebugState debug = new CollisionDebugState();
    private final PairSelection selection = debug.getSelection();
    private final Geometry[] row;
    private InputManager input;
    private SimulatedMouse mouse;
    private Camera camera;

    MousePickTest(ProjectionPlane plane) {
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
        scene.step(() -> input.addRawInputListener((RawInputListener) Proxy.newProxyInstance(getClass().getClassLoader(),
                new Class<?>[] {RawInputListener.class}, (proxy, method, arguments) -> {
                    if (arguments != null && arguments[0] instanceof MouseButtonEvent event) {
                        event.setConsumed();
                    }
                    return method.getName().equals("equals") ? (Object) (proxy == arguments[0]) : null;
                })));
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
    void hoveringNamesWhatIsUnderTheCursor() {
        ColliderControl control = new ColliderControl();
        control.setTrigger(true);
        scene.step(() -> {
            scene.state().getLayers().setName(3, "coins");
            control.setCategory(1 << 3);
            row[0].addControl(control);
        });
        scene.frame();
        hover(row[0]);
        assertEquals("Geometry '0'  id " + id(row[0]) + ", layer 3 (coins), trigger", hovered());

        hover(row[1]);
        assertEquals("Geometry '1'  id " + id(row[1]) + ", layer 0 (default), body", hovered());

        scene.step(() -> row[1].setUserData("jmesat.collider", false));
        scene.frame();
        hover(row[0]);
        hover(row[1]);
        assertEquals("Geometry '1'  disabled", hovered());

        pointAt(scene.vector(0, 3, 0));
        scene.frame();
        assertEquals("", hovered());
    }

    @Test
    void nothingIsNamedBeforeTheMouseMoves() {
        hover(row[1]);
        scene.step(() -> debug.setVisible(false));
        scene.frame();
        scene.step(() -> debug.setVisible(true));
        scene.frame();
        scene.frame();
        assertEquals("", hovered());

        hover(row[0]);
        assertTrue(hovered().startsWith("Geometry '0'"), hovered());
    }

    @Test
    void whatMovesUnderTheCursorIsNoticed() {
        hover(row[1]);
        scene.step(() -> {
            scene.place(row[1], 0, 3);
            scene.place(row[2], 0, 0);
        });
        scene.frame();
        scene.frame();

        assertTrue(hovered().startsWith("Geometry '2'"), hovered());
    }

    /** Nothing else moves: neither the cursor nor what was found. */
    @Test
    void whatComesInFrontOfTheColliderUnderTheCursorIsNoticed() {
        Geometry cover = scene.cube("cover", 0, 0);
        scene.place(cover, 5, 0, 2);
        scene.attach(cover);
        scene.frame();
        hover(row[1]);
        assertTrue(hovered().startsWith("Geometry '1'"), hovered());
        scene.step(() -> scene.place(cover, 0, 0, 2));
        scene.frames(10);

        assertTrue(hovered().startsWith("Geometry 'cover'"), hovered());
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

    @Test
    void itsOwnQueriesAreNotAmongThoseOfTheGame() {
        QueryLog log = new QueryLog();
        scene.step(() -> scene.state().getWorld().getQueries().setLog(log));
        long before = log.version();
        pointAt(scene.vector(0, 3, 0));
        scene.frame();
        assertEquals("", hovered());
        assertEquals(before, log.version());

        scene.step(() -> scene.state().getQueries().overlapPoint(new Vector3f()));
        assertEquals(before + 1, log.version());
    }

    @Test
    void aSteadyFrameAllocatesNothing() {
        assertNothingIsAllocatedOver(row[1]);

        Geometry ground = scene.geometry("ground", new Box(20, 20, 0.1f), 0, 0);
        ground.setUserData("jmesat.collider", false);
        scene.place(ground, 0, 0, 1.5f);
        scene.attach(ground);
        scene.frame();
        assertNothingIsAllocatedOver(row[2]);
        pointAt(scene.vector(3, 3, 1.5f));
        scene.frame();
        assertEquals("Geometry 'ground'  disabled", hovered());
    }

    private void assertNothingIsAllocatedOver(Spatial spatial) {
        hover(spatial);
        long version = debug.hover().version();
        long[] bytes = new long[1];
        scene.step(() -> {
            for (int i = 0; i < 2000; i++) {
                updateViews();
            }
            // The meshes under the cursor are read in some of the frames.
            bytes[0] = AllocationMeter.leastBytes(() -> {
                for (int i = 0; i < 16; i++) {
                    updateViews();
                }
            });
        });

        assertEquals(0, bytes[0]);
        assertEquals(version, debug.hover().version());
    }

    private void updateViews() {
        scene.state().update(0.02f);
        debug.update(0.02f);
        debug.render(scene.run().application().getRenderManager());
    }

    @Test
    void hiddenItKeepsNothingAliveThatWasUnderTheCursor() {
        Spatial[] spatial = {scene.cube("gone", 0, 2)};
        scene.attach(spatial[0]);
        scene.frame();
        click(spatial[0]);
        assertSame(spatial[0], selection.spatialA());
        assertTrue(hovered().startsWith("Geometry 'gone'"), hovered());
        debug.setVisible(false);
        scene.step(spatial[0]::removeFromParent);
        WeakReference<Spatial> gone = new WeakReference<>(spatial[0]);
        spatial[0] = null;
        scene.frame();
        scene.frame();
        scene.step(KeptAlive::clearEngineScratch);

        assertFalse(KeptAlive.test(gone), "the spatial is kept alive");
    }

    private String hovered() {
        return (debug.hover().name() + "  " + debug.hover().details()).strip();
    }

    private int id(Spatial spatial) {
        return scene.run().ask(() -> scene.state().getCollider(spatial).getId());
    }

    private void hover(Spatial spatial) {
        pointAt(spatial.getWorldTranslation());
        scene.frame();
    }

    private void shiftClick(Spatial spatial) {
        shift(true);
        click(spatial);
        shift(false);
        scene.frame();
    }

    private void click(Spatial spatial) {
        click(spatial.getWorldTranslation());
    }

    private void click(float x, float y, float depth) {
        click(scene.vector(x, y, depth));
    }

    private void clickPixel(float x, float y) {
        scene.step(() -> mouse.move(Math.round(x), Math.round(y)));
        click();
    }

    private void click(Vector3f world) {
        pointAt(world);
        click();
    }

    private void click() {
        button(true);
        scene.frame();
        button(false);
        scene.frame();
        scene.frame();
    }

    private void pointAt(Vector3f world) {
        scene.step(() -> {
            Vector3f pixel = camera.getScreenCoordinates(world);
            mouse.move(Math.round(pixel.x), Math.round(pixel.y));
        });
    }

    private void button(boolean pressed) {
        scene.step(() -> mouse.press(pressed));
    }

    private void shift(boolean pressed) {
        scene.step(() -> mouse.shift(pressed));
    }
}

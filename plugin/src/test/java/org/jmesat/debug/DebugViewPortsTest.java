package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.SimpleApplication;
import com.jme3.post.FilterPostProcessor;
import com.jme3.renderer.Camera;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import com.jme3.system.NullRenderer;
import com.jme3.texture.FrameBuffer;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In which view ports the overlay is drawn. */
class DebugViewPortsTest {
    @AutoClose
    private final HeadlessRun run = new HeadlessRun();
    private final SimpleApplication app = run.application();
    private final SatCollisionState collisions = new SatCollisionState();
    private final CollisionDebugState debug = new CollisionDebugState();
    private final ViewPort main = app.getViewPort();
    private final ViewPort gui = app.getGuiViewPort();

    @BeforeEach
    void theViewIsShown() {
        run.step(() -> app.getRootNode().attachChild(new Geometry("box", new Box(1, 1, 1))));
        debug.setVisible(true);
        run.frame(() -> app.getStateManager().attachAll(collisions, debug));
        run.frame();
    }

    @Test
    void bothPartsOfASplitScreenShowIt() {
        ViewPort second = run.ask(() -> addMainView("second", app.getRootNode()));
        run.frame();
        assertEquals(1, overlays(main));
        assertEquals(1, overlays(second));
        assertEquals(0, overlays(gui));

        run.step(() -> app.getRenderManager().removeMainView(second));
        run.frame();
        assertEquals(0, overlays(second));
        assertEquals(1, overlays(main));
    }

    @Test
    void itComesBackInTheFrameAfterTheScenesWereCleared() {
        run.frame(main::clearScenes);
        assertEquals(0, overlays(main), "no scene of the view port shows the root");

        run.frame(() -> {
            main.clearScenes();
            main.attachScene(app.getRootNode());
        });
        assertEquals(1, overlays(main));
        run.frame(() -> {
            main.clearScenes();
            main.attachScene(app.getRootNode());
        });
        assertEquals(1, overlays(main));
    }

    @Test
    void aSceneAboveOrBelowTheRootShowsIt() {
        Node level = new Node("level");
        Node other = new Node("other");
        run.step(() -> app.getRootNode().attachChild(level));
        ViewPort above = main;
        ViewPort same = run.ask(() -> addMainView("same", level));
        ViewPort stranger = run.ask(() -> addMainView("stranger", other));
        collisions.setRoot(level);
        run.frames(2);
        assertEquals(List.of(1, 1, 0), List.of(overlays(above), overlays(same), overlays(stranger)));

        run.step(() -> collisions.setRoot(app.getRootNode()));
        run.frames(2);
        assertEquals(List.of(1, 1, 0), List.of(overlays(above), overlays(same), overlays(stranger)), "below");
    }

    @Test
    void aDisabledViewPortAndAPictureForATextureDoNotShowIt() {
        ViewPort texture = run.ask(() -> addMainView("texture", app.getRootNode()));
        run.step(() -> texture.setOutputFrameBuffer(new FrameBuffer(64, 64, 1)));
        run.step(() -> main.setEnabled(false));
        run.frame();

        assertEquals(0, overlays(texture));
        assertEquals(0, overlays(main));
    }

    @Test
    void filtersDoNotHideIt() {
        RenderManager renderManager = new RenderManager(new NullRenderer());
        ViewPort filtered = renderManager.createMainView("filtered", new Camera(64, 64));
        filtered.attachScene(app.getRootNode());
        // While it filters, a processor has the view port render to a texture.
        filtered.setOutputFrameBuffer(new FrameBuffer(64, 64, 1));
        DebugViews views = new DebugViews(app.getAssetManager());
        views.find(renderManager, null, app.getRootNode(), DebugPalette.STANDARD);
        assertNull(views.find(null));

        filtered.addProcessor(new FilterPostProcessor(app.getAssetManager()));
        views.find(renderManager, null, app.getRootNode(), DebugPalette.STANDARD);
        assertSame(filtered, views.find(null));
    }

    @Test
    void aChosenViewPortIsTheOnlyOne() {
        ViewPort chosen = run.ask(() -> addMainView("chosen", new Node("another scene")));
        debug.setViewPort(chosen);
        run.frame();
        assertEquals(List.of(0, 1), List.of(overlays(main), overlays(chosen)));

        debug.setViewPort(null);
        run.frame();
        assertNull(debug.getViewPort());
        assertEquals(List.of(1, 0), List.of(overlays(main), overlays(chosen)));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aRootInTheGuiIsShownThereInFrontOfIt(boolean below) {
        Node sprites = new Node("sprites");
        Geometry button = new Geometry("button", new Box(40, 20, 1));
        run.step(() -> {
            app.getGuiNode().attachChild(sprites);
            sprites.attachChild(button);
            collisions.setRoot(below ? sprites : app.getGuiNode());
        });
        run.frames(2);
        assertEquals(List.of(0, 1), List.of(overlays(main), overlays(gui)));
        Spatial overlay = run.ask(() -> gui.getScenes().get(gui.getScenes().size() - 1));
        assertEquals(Bucket.Gui, overlay.getQueueBucket());
        assertTrue(overlay.getWorldTranslation().z > button.getWorldTranslation().z);
    }

    @Test
    void hiddenItIsNowhere() {
        ViewPort second = run.ask(() -> addMainView("second", app.getRootNode()));
        run.frame();
        debug.setVisible(false);
        run.frame();
        assertEquals(List.of(0, 0), List.of(overlays(main), overlays(second)));
    }

    private ViewPort addMainView(String name, Node scene) {
        ViewPort added = app.getRenderManager().createMainView(name, app.getCamera().clone());
        added.attachScene(scene);
        Node top = scene.hasAncestor(app.getRootNode()) ? app.getRootNode() : scene;
        top.updateGeometricState();
        return added;
    }

    private int overlays(ViewPort viewPort) {
        return run.ask(() -> (int) viewPort.getScenes().stream()
                .filter(scene -> "jme-sat debug view".equals(scene.getName())).count());
    }
}

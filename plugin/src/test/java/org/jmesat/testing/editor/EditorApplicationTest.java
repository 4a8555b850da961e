package org.jmesat.testing.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AbstractAppState;
import com.jme3.app.state.AppState;
import com.jme3.asset.AssetKey;
import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.material.MaterialDef;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.control.AbstractControl;
import com.jme3.scene.control.Control;
import com.jme3.scene.shape.Box;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jmesat.control.ColliderControl;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

class EditorApplicationTest {
    @AutoClose
    private final EditorApplication application = new EditorApplication();
    private final EditorViewer viewer = new EditorViewer(application);
    private final List<String> log = new ArrayList<>();

    /** Writes what is called, and on which thread. */
    private final class LoggedState extends AbstractAppState {
        @Override
        public void update(float tpf) {
            log.add("update");
        }

        @Override
        public void render(RenderManager renderManager) {
            log.add("render " + renderManager);
        }

        @Override
        public void postRender() {
            log.add("postRender");
        }

        @Override
        public void cleanup() {
            log.add("cleanup on " + Thread.currentThread().getName());
            super.cleanup();
        }
    }

    private final class LoggedControl extends AbstractControl {
        @Override
        protected void controlUpdate(float tpf) {
            log.add("Control");
        }

        @Override
        protected void controlRender(RenderManager renderManager, ViewPort viewPort) {
            log.add("draw in " + viewPort.getName());
        }
    }

    private static final class FailingState extends AbstractAppState {
        @Override
        public void update(float tpf) {
            throw new IllegalStateException("from update");
        }
    }

    private static final class FailingControl extends AbstractControl {
        @Override
        protected void controlUpdate(float tpf) {
            throw new IllegalStateException("from a Control");
        }

        @Override
        protected void controlRender(RenderManager renderManager, ViewPort viewPort) {
        }
    }

    @Test
    void hasNoCameraAndSaysNothing() {
        assertNull(application.getCamera());
        assertNull(application.getRootNode().getParent());
        assertEquals(List.of(), application.dialogs());
    }

    @Test
    void eachServiceThatIsMissingIsNullAndADialogPerCall() {
        List<Function<SimpleApplication, Object>> services = List.of(Application::getInputManager,
                Application::getGuiViewPort, Application::getViewPort, Application::getRenderManager,
                Application::getRenderer, Application::getContext, Application::getTimer, Application::getListener,
                SimpleApplication::getFlyByCamera, Application::getAudioRenderer);
        for (int i = 0; i < 2 * services.size(); i++) {
            assertNull(services.get(i / 2).apply(application));
            assertEquals(i + 1, application.dialogs().size());
        }
    }

    @Test
    void aDialogNamesItsCaller() {
        application.getInputManager();

        String text = application.dialogs().get(0).toString();
        assertTrue(text.startsWith("getInputManager\n    at " + getClass().getName() + ".aDialogNamesItsCaller"), text);
    }

    @Test
    void aFrameRunsTasksThenStatesThenControlsThenRender() {
        application.getRootNode().addControl(new LoggedControl());
        application.attach(new LoggedState());
        application.enqueue(() -> log.add("task"));

        viewer.frame();

        assertEquals(List.of("task", "update", "Control", "render null", "draw in Default"), log);
    }

    @Test
    void theGeometricStateIsUpToDateWhenStatesAreRendered() {
        Geometry scene = box("scene");
        application.open(scene);
        List<Float> seen = new ArrayList<>();
        application.attach(new AbstractAppState() {
            @Override
            public void update(float tpf) {
                scene.setLocalTranslation(3, 0, 0);
            }

            @Override
            public void render(RenderManager renderManager) {
                seen.add(scene.getWorldMatrix().m03);
            }
        });

        application.frame();

        assertEquals(List.of(3f), seen);
    }

    @Test
    void whatEscapesAStateRemovesAllStatesUnseen() {
        application.attach(new LoggedState(), new FailingState());

        application.frame();

        assertEquals(List.of(), application.states());
        assertNull(application.getStateManager().getState(AppState.class));
        assertEquals("from update", application.swallowed().get(0).getMessage());
    }

    @Test
    void whatEscapesAControlRemovesTheScene() {
        Node scene = new Node("scene");
        scene.addControl(new FailingControl());
        application.open(scene);

        application.frame();

        assertEquals(0, application.getRootNode().getQuantity());
        assertEquals(1, application.swallowed().size());
    }

    @Test
    void statesAreCleanedUpByTheFrameAfterAnotherThreadDetachedThem() {
        LoggedState state = new LoggedState();
        application.attach(state);
        application.frame();
        log.clear();

        application.detach(state);
        assertEquals(List.of(), log);
        application.frame();

        assertEquals(List.of("cleanup on jME3 Application Update Queue"), log);
    }

    @Test
    void statesOfAClosedSceneAreCleanedUpAfterItsNodesAreEmpty() {
        List<Integer> children = new ArrayList<>();
        application.open(new Node("scene"));
        application.attach(new AbstractAppState() {
            @Override
            public void cleanup() {
                children.add(application.getRootNode().getQuantity());
            }
        });
        application.frame();

        application.closeScene();
        application.frame();

        assertEquals(List.of(0), children);
    }

    @Test
    void theViewerDrawsTheSceneInOneViewPortAndTheGuiInAnother() {
        Geometry box = box("box");
        Geometry score = box("score");
        application.open(box);
        application.getGuiNode().attachChild(score);

        viewer.frame();

        assertEquals(List.of(box), viewer.drawn("Default"));
        assertEquals(List.of(), viewer.drawn("Overlay"));
        assertEquals(List.of(score), viewer.drawn("Gui Default"));
        assertEquals(List.of(), viewer.leftInViewPorts());
        assertEquals(List.of(), application.dialogs());
    }

    private Geometry box(String name) {
        Geometry box = new Geometry(name, new Box(1, 1, 1));
        box.setMaterial(new Material(application.getAssetManager(), "Common/MatDefs/Misc/Unshaded.j3md"));
        return box;
    }

    @Test
    void itsAssetsAreTheEngines() {
        AssetManager assets = application.getAssetManager();
        assertFalse(assets.loadFont("Interface/Fonts/Default.fnt").getCharSet().getWidth() == 0);
        assertEquals("Unshaded", assets.loadAsset(new AssetKey<MaterialDef>(
                "Common/MatDefs/Misc/Unshaded.j3md")).getName());
    }

    @Test
    void eachBuildOfTheProjectHasClassesOfItsOwn() throws ReflectiveOperationException {
        Object first = new ProjectClassLoader().create(ColliderControl.class.getName());
        Object second = new ProjectClassLoader().create(ColliderControl.class.getName());

        assertEquals(first.getClass().getName(), second.getClass().getName());
        assertNotSame(first.getClass(), second.getClass());
        assertNotSame(ColliderControl.class, first.getClass());
        assertInstanceOf(Control.class, first);
    }
}

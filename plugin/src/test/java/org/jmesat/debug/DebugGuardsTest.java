package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.app.state.AppStateManager;
import com.jme3.app.state.BaseAppState;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.lemur.AxisPanelState;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No exception of an application's services leaves the debug states, in any part of their lives. */
class DebugGuardsTest {
    private final SimpleApplication real = new SimpleApplication(new AppState[0]) {
        @Override
        public void simpleInitApp() {
            throw new AssertionError("never started");
        }
    };
    private final Set<String> broken = new HashSet<>();
    private final Application application = (Application) Proxy.newProxyInstance(getClass().getClassLoader(),
            new Class<?>[] {Application.class}, (proxy, method, args) -> {
                if (broken.contains(method.getName())) {
                    throw new IllegalStateException(method.getName() + " is broken");
                }
                try {
                    return method.invoke(real, args);
                } catch (InvocationTargetException e) {
                    throw e.getCause();
                }
            });
    private final AppStateManager states = new AppStateManager(application);
    private final CollisionDebugState overlay = new CollisionDebugState();

    @ParameterizedTest
    @ValueSource(strings = {"getAssetManager", "getCamera", "getInputManager", "getGuiViewPort", "getRenderManager",
        "getContext", "enqueue"})
    void aServiceThatFailsLeavesTheGameAlone(String service) {
        broken.add(service);
        overlay.setVisible(true);
        states.attach(overlay);
        states.attach(new AxisPanelState());
        states.attach(new SatCollisionState());
        for (int i = 0; i < 3; i++) {
            states.update(HeadlessRun.TPF);
            states.render(null);
        }
        assertTrue(overlay.isInitialized());
        overlay.setEnabled(false);
        overlay.setEnabled(true);
        states.update(HeadlessRun.TPF);
        states.cleanup();
        assertFalse(overlay.isInitialized());
    }

    @Test
    void theFailureIsItsStatusAndItWorksWhenTheServiceDoes() {
        broken.add("getInputManager");
        overlay.setVisible(true);
        states.attach(overlay);
        states.update(HeadlessRun.TPF);
        states.update(HeadlessRun.TPF);
        assertEquals("The debug view could not be opened: java.lang.IllegalStateException: getInputManager is broken",
                overlay.getStatus());
        states.detach(overlay);
        states.update(HeadlessRun.TPF);
        broken.clear();
        states.attach(overlay);
        states.attach(new SatCollisionState());
        states.update(HeadlessRun.TPF);
        states.update(HeadlessRun.TPF);
        assertFalse(overlay.getStatus().contains("broken"), overlay.getStatus());
    }

    /** As another thread may do it: between the engine's clean-up of detached states and its start of attached ones. */
    @Test
    void statesThatAreDetachedAndAttachedWithinAFrameGoOn() {
        try (CollisionScene scene = new CollisionScene()) {
            CollisionDebugState debug = new CollisionDebugState();
            AxisPanelState panel = new AxisPanelState();
            AppStateManager manager = scene.run().application().getStateManager();
            Reattaching other = new Reattaching(List.of(debug, panel));
            scene.step(() -> {
                manager.attach(debug);
                manager.attach(panel);
                manager.attach(other);
            });
            scene.frame();
            scene.frame(() -> manager.detach(other));
            scene.frames(3);
            assertEquals(true, scene.run().ask(() -> manager.hasState(debug) && manager.hasState(panel)));
            assertEquals(true, scene.run().ask(() -> debug.isInitialized() && panel.isInitialized()));
        }
    }

    /** Detaches and attaches states when it is cleaned up. */
    private static final class Reattaching extends BaseAppState {
        private final List<AppState> others;

        Reattaching(List<AppState> others) {
            this.others = others;
        }

        @Override
        protected void initialize(Application app) {
        }

        @Override
        protected void cleanup(Application app) {
            others.forEach(getStateManager()::detach);
            others.forEach(getStateManager()::attach);
        }

        @Override
        protected void onEnable() {
        }

        @Override
        protected void onDisable() {
        }
    }
}

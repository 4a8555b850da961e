package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.app.state.AppStateManager;
import com.jme3.input.InputManager;
import com.jme3.renderer.Camera;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.system.JmeContext;
import com.simsilica.lemur.GuiGlobals;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** In an editor, the application has a scene but no services, and opens a dialog when one is requested. */
class PanelWithoutServicesTest {
    private final List<String> requested = new ArrayList<>();

    private final SimpleApplication editor = new SimpleApplication(new AppState[0]) {
        @Override
        public void simpleInitApp() {
        }

        @Override
        public InputManager getInputManager() {
            requested.add("input manager");
            return null;
        }

        @Override
        public ViewPort getGuiViewPort() {
            requested.add("GUI view port");
            return null;
        }

        @Override
        public ViewPort getViewPort() {
            requested.add("view port");
            return null;
        }

        @Override
        public RenderManager getRenderManager() {
            requested.add("render manager");
            return null;
        }

        @Override
        public JmeContext getContext() {
            requested.add("context");
            return null;
        }

        @Override
        public Camera getCamera() {
            requested.add("camera");
            return null;
        }
    };

    @BeforeEach
    void noLemur() {
        PanelRun.removeLemur();
    }

    @Test
    void noServiceIsRequestedAndNothingIsShown() {
        AppStateManager states = editor.getStateManager();
        AxisPanelState panel = new AxisPanelState();
        states.attach(new SatCollisionState());
        states.attach(panel);
        for (int i = 0; i < 5; i++) {
            states.update(1 / 60f);
            panel.render(null);
        }
        panel.setVisible(false);
        states.update(1 / 60f);
        panel.setEnabled(false);
        panel.setEnabled(true);
        panel.setVisible(true);
        states.update(1 / 60f);
        states.detach(panel);
        states.update(1 / 60f);

        assertEquals(List.of(), requested);
        assertEquals(0, editor.getGuiNode().getQuantity());
        assertNull(GuiGlobals.getInstance());
    }
}

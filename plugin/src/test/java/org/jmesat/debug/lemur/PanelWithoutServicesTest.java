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

/** An editor's stand-in for an application has a scene but no services; asked for one, it opens a dialog. */
class PanelWithoutServicesTest {
    private final List<String> asked = new ArrayList<>();

    private final SimpleApplication editor = new SimpleApplication(new AppState[0]) {
        @Override
        public void simpleInitApp() {
        }

        @Override
        public InputManager getInputManager() {
            asked.add("input manager");
            return null;
        }

        @Override
        public ViewPort getGuiViewPort() {
            asked.add("GUI view port");
            return null;
        }

        @Override
        public ViewPort getViewPort() {
            asked.add("view port");
            return null;
        }

        @Override
        public RenderManager getRenderManager() {
            asked.add("render manager");
            return null;
        }

        @Override
        public JmeContext getContext() {
            asked.add("context");
            return null;
        }

        @Override
        public Camera getCamera() {
            asked.add("camera");
            return null;
        }
    };

    @BeforeEach
    void noLemur() {
        PanelRun.forgetLemur();
    }

    @Test
    void nothingIsAskedForAndNothingIsShown() {
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

        assertEquals(List.of(), asked);
        assertEquals(0, editor.getGuiNode().getQuantity());
        assertNull(GuiGlobals.getInstance());
    }
}

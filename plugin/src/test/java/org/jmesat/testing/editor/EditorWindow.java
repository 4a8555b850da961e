package org.jmesat.testing.editor;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AbstractAppState;
import com.jme3.math.ColorRGBA;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;

/**
 * A real window that shows the scene of an {@link EditorApplication}, as the SDK's viewer does, instead of its own. The
 * application in it gets nothing but what the SDK's gets; the real view ports are seen by Controls alone.
 */
public final class EditorWindow {
    private final EditorApplication application;
    private final Node tools = new Node("Tools Node");
    private final List<ViewPort> viewPorts = new ArrayList<>();

    /** Shows a new application in a window, and runs its frames before those of the window are drawn. */
    public EditorWindow(SimpleApplication window) {
        application = new EditorApplication(window.getAssetManager());
        viewPorts.add(window.getViewPort());
        viewPorts.add(window.getRenderManager().createMainView("Overlay", window.getCamera()));
        viewPorts.add(window.getGuiViewPort());
        viewPorts.forEach(ViewPort::clearScenes);
        viewPorts.get(0).attachScene(application.getRootNode());
        viewPorts.get(0).attachScene(tools);
        viewPorts.get(0).setBackgroundColor(new ColorRGBA(0.25f, 0.25f, 0.25f, 1));
        viewPorts.get(1).setClearFlags(false, true, false);
        viewPorts.get(2).attachScene(application.getGuiNode());
        window.getStateManager().attach(new AbstractAppState() {
            @Override
            public void update(float tpf) {
                application.frame(tpf);
                tools.updateGeometricState();
            }
        });
    }

    /** Returns the application. */
    public EditorApplication application() {
        return application;
    }

    /** Returns the scenes and processors in the view ports beside those of the editor itself. */
    public List<Object> leftInViewPorts() {
        List<Object> left = new ArrayList<>();
        for (ViewPort each : viewPorts) {
            left.addAll(each.getProcessors());
            left.addAll(each.getScenes());
        }
        left.removeAll(List.<Spatial>of(application.getRootNode(), application.getGuiNode(), tools));
        return left;
    }
}

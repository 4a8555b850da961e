package org.jmesat.testing.editor;

import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.system.NullRenderer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Draws the scene of an {@link EditorApplication} as the SDK's viewer does, on the caller's thread: the Controls below
 * the root get a real render manager and the view port "Default", which shows the tools of the editor as well; those
 * below the GUI node get "Gui Default". The view port "Overlay" between them shows nothing of the application. What
 * would be drawn is recorded; no display is needed.
 */
public final class EditorViewer {
    private final EditorApplication application;
    private final Node tools = new Node("Tools Node");
    private final Map<String, List<Geometry>> drawn = new LinkedHashMap<>();
    private final RenderManager renderManager = new RenderManager(new NullRenderer()) {
        @Override
        public void renderGeometry(Geometry geometry) {
            drawn.get(current.getName()).add(geometry);
        }
    };
    private final List<ViewPort> viewPorts = new ArrayList<>();
    private ViewPort current;

    /** Creates a viewer whose camera looks at the origin from +Z. */
    public EditorViewer(EditorApplication application) {
        this(application, 1280, 720);
    }

    /** Creates a viewer of a size in pixels. */
    public EditorViewer(EditorApplication application, int width, int height) {
        this.application = application;
        Camera camera = new Camera(width, height);
        camera.setFrustumPerspective(45, (float) width / height, 1, 1000);
        camera.setLocation(new Vector3f(0, 0, 10));
        camera.lookAt(Vector3f.ZERO, Vector3f.UNIT_Y);
        viewPorts.add(renderManager.createMainView("Default", camera));
        viewPorts.add(renderManager.createMainView("Overlay", camera));
        viewPorts.add(renderManager.createPostView("Gui Default", new Camera(width, height)));
        viewPort("Default").attachScene(application.getRootNode());
        viewPort("Default").attachScene(tools);
        viewPort("Gui Default").attachScene(application.getGuiNode());
        viewPorts.forEach(each -> drawn.put(each.getName(), new ArrayList<>()));
    }

    /** Runs one frame of the application, and draws it. */
    public void frame() {
        application.frame();
        render();
    }

    /** Runs and draws several frames. */
    public void frames(int count) {
        for (int i = 0; i < count; i++) {
            frame();
        }
    }

    /** Draws the scene; what a Control throws here is thrown, while the SDK would only log it. */
    public void render() {
        tools.updateLogicalState(0);
        tools.updateGeometricState();
        for (ViewPort each : viewPorts) {
            current = each;
            drawn.get(each.getName()).clear();
            renderManager.renderViewPort(each, EditorApplication.TPF);
        }
    }

    /** Returns what the last frame has drawn in a view port. */
    public List<Geometry> drawn(String viewPort) {
        return List.copyOf(drawn.get(viewPort));
    }

    /** Returns a view port by its name. */
    public ViewPort viewPort(String name) {
        return viewPorts.stream().filter(each -> each.getName().equals(name)).findFirst().orElseThrow();
    }

    /** Returns the camera of the scene. */
    public Camera camera() {
        return viewPort("Default").getCamera();
    }

    /** Returns the scenes and processors that the view ports have beside those of the editor itself. */
    public List<Object> leftInViewPorts() {
        List<Object> left = new ArrayList<>();
        List<Spatial> own = List.of(application.getRootNode(), application.getGuiNode(), tools);
        for (ViewPort each : viewPorts) {
            left.addAll(each.getProcessors());
            left.addAll(each.getScenes());
        }
        left.removeAll(own);
        return left;
    }

    /** Returns the render manager that Controls get. */
    public RenderManager renderManager() {
        return renderManager;
    }
}

package org.jmesat.sample.hello;

import com.jme3.app.SimpleApplication;
import com.jme3.font.BitmapText;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Sphere;
import com.jme3.scene.shape.Torus;
import com.jme3.system.AppSettings;
import java.util.List;
import jme3tools.optimize.GeometryBatchFactory;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.projection.ProjectionMode;

/** Modes: the same model in one hull, a hull per geometry, a hull per part, and as its exact outline. */
public class HelloModes extends SimpleApplication {
    private static final List<ProjectionMode> MODES = List.of(ProjectionMode.SINGLE_HULL,
            ProjectionMode.HULL_PER_GEOMETRY, ProjectionMode.HULL_PER_PART, ProjectionMode.OUTLINE);

    private final ColliderControl collider = new ColliderControl();
    private BitmapText caption;
    private float time;

    public static void main(String[] args) {
        HelloModes app = new HelloModes();
        AppSettings settings = new AppSettings(true);
        settings.setResolution(1280, 720);
        settings.setAudioRenderer(null);
        app.setSettings(settings);
        app.setShowSettings(false);
        app.start();
    }

    @Override
    public void simpleInitApp() {
        Mesh rails = new Mesh();
        GeometryBatchFactory.mergeGeometries(List.of(
                new Geometry("", new Box(new Vector3f(-5, 1, -0.1f), new Vector3f(-1, 1.5f, 0.1f))),
                new Geometry("", new Box(new Vector3f(-5, -1.5f, -0.1f), new Vector3f(-1, -1, 0.1f)))), rails);
        Node model = new Node("model");
        model.attachChild(colored("rails", rails, ColorRGBA.Brown));
        model.attachChild(colored("ring", new Torus(32, 16, 0.3f, 1.5f), ColorRGBA.Brown));
        model.getChild("ring").setLocalTranslation(3, 0, 0);
        model.addControl(collider);
        rootNode.attachChild(model);
        for (int x = -3; x <= 3; x += 3) {
            Geometry marble = colored("marble", new Sphere(16, 16, 0.3f), ColorRGBA.White);
            marble.setLocalTranslation(x, 0, 0);
            marble.setUserData("jmesat.scripts", "TintWhileTouching");
            rootNode.attachChild(marble);
        }
        caption = new BitmapText(guiFont);
        caption.setLocalTranslation(10, cam.getHeight() - 10, 0);
        guiNode.attachChild(caption);

        stateManager.attach(new SatCollisionState());
        CollisionDebugState view = new CollisionDebugState();
        view.setVisible(true);
        stateManager.attach(view);
    }

    @Override
    public void simpleUpdate(float tpf) {
        time += tpf;
        collider.setMode(MODES.get((int) (time / 2) % MODES.size()));
        caption.setText(collider.getMode() + ": what touches the model is red");
    }

    private Geometry colored(String name, Mesh mesh, ColorRGBA color) {
        Geometry geometry = new Geometry(name, mesh);
        Material material = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", color);
        geometry.setMaterial(material);
        return geometry;
    }
}

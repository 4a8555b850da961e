package org.jmesat.sample.pick;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import java.util.function.Consumer;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.lemur.AxisPanelState;

/** A game with a visible cursor, the debug view and the panel, whose scene a test builds. */
final class PickGame extends SimpleApplication {
    final SatCollisionState collisions = new SatCollisionState();
    final CollisionDebugState debug = new CollisionDebugState();
    final AxisPanelState panel = new AxisPanelState();
    private final Consumer<PickGame> build;

    PickGame(Consumer<PickGame> build) {
        super(new AppState[0]);
        this.build = build;
    }

    @Override
    public void simpleInitApp() {
        inputManager.setCursorVisible(true);
        viewPort.setBackgroundColor(new ColorRGBA(0.1f, 0.12f, 0.3f, 1));
        cam.setLocation(new Vector3f(0, 0, 14));
        rootNode.attachChild(new Node("a scene, perhaps empty"));
        build.accept(this);
        stateManager.attachAll(collisions, debug, panel);
    }

    /** Adds a grey body. */
    Geometry add(Node parent, String name, Mesh mesh, float x, float y, float z) {
        Geometry body = new Geometry(name, mesh);
        Material material = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", new ColorRGBA(0.3f, 0.3f, 0.28f, 1));
        body.setMaterial(material);
        body.setLocalTranslation(x, y, z);
        parent.attachChild(body);
        return body;
    }
}

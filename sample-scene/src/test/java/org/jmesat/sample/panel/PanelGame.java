package org.jmesat.sample.panel;

import com.jme3.app.DebugKeysAppState;
import com.jme3.app.FlyCamAppState;
import com.jme3.app.SimpleApplication;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.AnalogListener;
import com.jme3.input.controls.KeyTrigger;
import com.jme3.input.controls.MouseAxisTrigger;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import com.jme3.system.AppSettings;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.lemur.AxisPanelState;
import org.jmesat.projection.ProjectionPlane;

/** A game with a row of boxes at the left of its window, a fly camera, and input of its own. */
final class PanelGame extends SimpleApplication {
    final CollisionDebugState debug = new CollisionDebugState();
    final AxisPanelState panel = new AxisPanelState();
    private final ProjectionPlane plane;
    float zoomed;
    int jumps;

    PanelGame(ProjectionPlane plane) {
        super(new FlyCamAppState(), new DebugKeysAppState());
        this.plane = plane;
    }

    static AppSettings settings(int width, int height) {
        AppSettings settings = new AppSettings(true);
        settings.setResolution(width, height);
        settings.setGammaCorrection(false);
        return settings;
    }

    @Override
    public void simpleInitApp() {
        flyCam.setMoveSpeed(0);
        viewPort.setBackgroundColor(new ColorRGBA(0.3f, 0.3f, 0.35f, 1));
        SatCollisionState collisions = new SatCollisionState();
        collisions.setPlane(plane);
        stateManager.attachAll(collisions, debug, panel);
        cam.setLocation(plane.toWorld(0, 0, 14, new Vector3f()));
        cam.lookAt(Vector3f.ZERO, plane.toWorld(0, 1, 0, new Vector3f()));
        box("wall", -5, 0, 0.3f);
        box("player", -3.4f, 0.4f, 0.9f);
        for (int i = 0; i < 8; i++) {
            box("crate " + i, -5.5f + 1.6f * i, -3.5f, 0);
        }
        inputManager.addMapping("zoom", new MouseAxisTrigger(MouseInput.AXIS_WHEEL, true),
                new MouseAxisTrigger(MouseInput.AXIS_WHEEL, false));
        inputManager.addListener((AnalogListener) (name, value, tpf) -> zoomed += value, "zoom");
        inputManager.addMapping("jump", new KeyTrigger(KeyInput.KEY_A));
        inputManager.addListener((ActionListener) (name, pressed, tpf) -> jumps += pressed ? 1 : 0, "jump");
    }

    private void box(String name, float x, float y, float angle) {
        Geometry box = new Geometry(name, new Box(1, 1, 1));
        Material material = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", new ColorRGBA(0.15f, 0.25f, 0.4f, 1));
        box.setMaterial(material);
        box.setLocalTranslation(plane.toWorld(x, y, 0, new Vector3f()));
        box.setLocalRotation(box.getLocalRotation().fromAngleAxis(angle, plane.toWorld(0, 0, 1, new Vector3f())));
        rootNode.attachChild(box);
    }
}

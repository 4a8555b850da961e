package org.jmesat.sample.hello;

import com.jme3.app.SimpleApplication;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import com.jme3.system.AppSettings;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.lemur.AxisPanelState;

/** The smallest use of jme-sat: a box that slides into a wall, says so and is stopped. */
public class HelloCollision extends SimpleApplication {
    private final Geometry crate = new Geometry("crate", new Box(1, 1, 0.1f));
    private final Geometry wall = new Geometry("wall", new Box(0.5f, 3, 0.1f));

    public static void main(String[] args) {
        HelloCollision app = new HelloCollision();
        AppSettings settings = new AppSettings(true);
        settings.setResolution(1280, 720);
        settings.setAudioRenderer(null);
        app.setSettings(settings);
        app.setShowSettings(false);
        app.start();
    }

    @Override
    public void simpleInitApp() {
        add(crate, ColorRGBA.Orange, -4);
        add(wall, ColorRGBA.Gray, 2);

        stateManager.attach(new SatCollisionState());
        stateManager.attach(new CollisionDebugState());
        stateManager.attach(new AxisPanelState());
        crate.addControl(new PushApart());
        crate.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                System.out.println(event.getSelf().getName() + " hit " + event.getOther().getName());
            }
        });
    }

    private void add(Geometry geometry, ColorRGBA color, float x) {
        Material material = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", color);
        geometry.setMaterial(material);
        geometry.setLocalTranslation(x, 0, 0);
        rootNode.attachChild(geometry);
    }

    @Override
    public void simpleUpdate(float tpf) {
        crate.move(2 * tpf, 0, 0);
    }
}

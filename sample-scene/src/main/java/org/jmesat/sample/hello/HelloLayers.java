package org.jmesat.sample.hello;

import com.jme3.app.SimpleApplication;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import com.jme3.system.AppSettings;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.PushApart;

/** Layers: a ghost passes through the wall that stops the crate; both are stopped by the gate. */
public class HelloLayers extends SimpleApplication {
    private Geometry crate;
    private Geometry ghost;

    public static void main(String[] args) {
        HelloLayers app = new HelloLayers();
        AppSettings settings = new AppSettings(true);
        settings.setResolution(1280, 720);
        settings.setAudioRenderer(null);
        app.setSettings(settings);
        app.setShowSettings(false);
        app.start();
    }

    @Override
    public void simpleInitApp() {
        crate = add("crate", "crate", 0.5f, 0.5f, -5, 1, ColorRGBA.Orange);
        ghost = add("ghost", "ghost", 0.5f, 0.5f, -5, -1, ColorRGBA.Cyan);
        add("wall", "wall", 0.2f, 2.5f, 0, 0, ColorRGBA.Gray);
        add("gate", "default", 0.2f, 2.5f, 4, 0, ColorRGBA.Red);
        crate.addControl(new PushApart());
        ghost.addControl(new PushApart());

        SatCollisionState collisions = new SatCollisionState();
        collisions.setLayerNames("wall, crate, ghost");
        collisions.setLayersApart("ghost | wall");
        collisions.addCollisionListener("crate", "wall", new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                System.out.println("the " + event.getSelf().getName() + " stops at the wall");
            }
        });
        collisions.addCollisionListener("ghost", "default", new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                System.out.println("the " + event.getSelf().getName() + " stops at the " + event.getOther().getName());
            }
        });
        stateManager.attach(collisions);
    }

    @Override
    public void simpleUpdate(float tpf) {
        crate.move(2 * tpf, 0, 0);
        ghost.move(2 * tpf, 0, 0);
    }

    private Geometry add(String name, String layer, float halfWidth, float halfHeight, float x, float y,
            ColorRGBA color) {
        Geometry geometry = new Geometry(name, new Box(halfWidth, halfHeight, 0.1f));
        geometry.setUserData("jmesat.layers", layer);
        Material material = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", color);
        geometry.setMaterial(material);
        geometry.setLocalTranslation(x, y, 0);
        rootNode.attachChild(geometry);
        return geometry;
    }
}

package org.jmesat.sample.hello;

import com.jme3.app.SimpleApplication;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import com.jme3.system.AppSettings;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.PushApart;
import org.jmesat.debug.CollisionDebugState;

/** Collision response: crates fall into a corner, stack up and come to rest. */
public class HelloPush extends SimpleApplication {
    private final List<Geometry> crates = new ArrayList<>();

    public static void main(String[] args) {
        HelloPush app = new HelloPush();
        AppSettings settings = new AppSettings(true);
        settings.setResolution(1280, 720);
        settings.setAudioRenderer(null);
        app.setSettings(settings);
        app.setShowSettings(false);
        app.start();
    }

    @Override
    public void simpleInitApp() {
        add("floor", 6, 0.5f, 0, -3.5f, ColorRGBA.Gray);
        add("wall", 0.5f, 3, -4, 0, ColorRGBA.Gray);
        for (int i = 0; i < 12; i++) {
            ColorRGBA color = i % 2 == 0 ? ColorRGBA.Orange : ColorRGBA.Brown;
            Geometry crate = add("crate " + i, 0.5f, 0.5f, i % 4 * 1.4f - 2 + i / 4 * 0.3f, i / 4 * 1.4f - 2, color);
            crate.addControl(new PushApart());
            crates.add(crate);
        }

        SatCollisionState collisions = new SatCollisionState();
        collisions.setFixedStep(1 / 60f);
        collisions.addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState state, float tpf) {
                crates.forEach(crate -> crate.move(-tpf, -2 * tpf, 0));
            }
        });
        stateManager.attach(collisions);
        stateManager.attach(new CollisionDebugState());
    }

    private Geometry add(String name, float halfWidth, float halfHeight, float x, float y, ColorRGBA color) {
        Geometry geometry = new Geometry(name, new Box(halfWidth, halfHeight, 0.1f));
        Material material = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", color);
        geometry.setMaterial(material);
        geometry.setLocalTranslation(x, y, 0);
        rootNode.attachChild(geometry);
        return geometry;
    }
}

package org.jmesat.sample.hello;

import com.jme3.app.SimpleApplication;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import com.jme3.system.AppSettings;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;

/** Fast things: of two bullets that fly 5 units in a tick, only the continuous one meets the thin wall. */
public class HelloBullet extends SimpleApplication implements CollisionTickListener {
    private final List<Spatial> flying = new ArrayList<>();
    private Geometry plain;
    private Geometry continuous;
    private SatCollisionState collisions;
    private int ticks;

    public static void main(String[] args) {
        HelloBullet app = new HelloBullet();
        AppSettings settings = new AppSettings(true);
        settings.setResolution(1280, 720);
        settings.setAudioRenderer(null);
        app.setSettings(settings);
        app.setShowSettings(false);
        app.start();
    }

    @Override
    public void simpleInitApp() {
        plain = add("plain bullet", 0.3f, 0.1f, -5, 1, ColorRGBA.Red);
        continuous = add("continuous bullet", 0.3f, 0.1f, -5, -1, ColorRGBA.Green);
        continuous.setUserData("jmesat.continuous", true);
        add("wall", 0.05f, 2, 3, 0, ColorRGBA.Gray).addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                if (flying.remove(event.getOther())) {
                    event.moveToContact();
                    System.out.println("the wall stops the " + event.getOther().getName());
                }
            }
        });
        collisions = new SatCollisionState();
        collisions.setFixedStep(1 / 60f);
        collisions.addTickListener(this);
        stateManager.attach(collisions);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        flying.forEach(bullet -> bullet.move(300 * tpf, 0, 0));
        if (ticks++ % 120 == 60) {
            fire(plain);
            fire(continuous);
        }
    }

    private void fire(Geometry bullet) {
        bullet.setLocalTranslation(-5, bullet.getLocalTranslation().y, 0);
        collisions.teleport(bullet);
        flying.remove(bullet);
        flying.add(bullet);
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

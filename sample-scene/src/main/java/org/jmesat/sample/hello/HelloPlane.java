package org.jmesat.sample.hello;

import com.jme3.app.SimpleApplication;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import com.jme3.system.AppSettings;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;
import org.jmesat.projection.ProjectionPlane;

/** A game on the ground: with y up, the plane of collisions is XZ. A puck bounces between four walls. */
public class HelloPlane extends SimpleApplication implements CollisionTickListener {
    private final Vector3f velocity = new Vector3f(4, 0, 3);
    private Geometry puck;

    public static void main(String[] args) {
        HelloPlane app = new HelloPlane();
        AppSettings settings = new AppSettings(true);
        settings.setResolution(1280, 720);
        settings.setAudioRenderer(null);
        app.setSettings(settings);
        app.setShowSettings(false);
        app.start();
    }

    @Override
    public void simpleInitApp() {
        flyCam.setEnabled(false);
        cam.setLocation(new Vector3f(0, 10, 8));
        cam.lookAt(Vector3f.ZERO, Vector3f.UNIT_Y);
        add("ground", 6, 0.1f, 4, 0, 0, ColorRGBA.DarkGray).setUserData("jmesat.collider", false);
        add("north wall", 6, 0.5f, 0.2f, 0, -4, ColorRGBA.Gray);
        add("south wall", 6, 0.5f, 0.2f, 0, 4, ColorRGBA.Gray);
        add("west wall", 0.2f, 0.5f, 4, -6, 0, ColorRGBA.LightGray);
        add("east wall", 0.2f, 0.5f, 4, 6, 0, ColorRGBA.LightGray);
        puck = add("puck", 0.4f, 0.3f, 0.4f, 0, 0, ColorRGBA.Orange);
        puck.addControl(new PushApart());
        puck.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                Vector3f normal = event.getNormal(new Vector3f());
                velocity.subtractLocal(normal.mult(2 * velocity.dot(normal)));
                System.out.println("puck hits " + event.getOther().getName());
            }
        });
        SatCollisionState collisions = new SatCollisionState();
        collisions.setPlane(ProjectionPlane.XZ);
        collisions.setFixedStep(1 / 60f);
        collisions.addTickListener(this);
        stateManager.attach(collisions);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        puck.move(velocity.x * tpf, 0, velocity.z * tpf);
    }

    private Geometry add(String name, float halfX, float halfY, float halfZ, float x, float z, ColorRGBA color) {
        Geometry geometry = new Geometry(name, new Box(halfX, halfY, halfZ));
        Material material = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", color);
        geometry.setMaterial(material);
        geometry.setLocalTranslation(x, halfY, z);
        rootNode.attachChild(geometry);
        return geometry;
    }
}

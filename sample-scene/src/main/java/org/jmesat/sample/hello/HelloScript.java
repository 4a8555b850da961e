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

/** Scripts by name: user data says what a coin, a wall and a runner do, as an editor would. */
public class HelloScript extends SimpleApplication {

    public static void main(String[] args) {
        HelloScript app = new HelloScript();
        AppSettings settings = new AppSettings(true);
        settings.setResolution(1280, 720);
        settings.setAudioRenderer(null);
        app.setSettings(settings);
        app.setShowSettings(false);
        app.start();
    }

    @Override
    public void simpleInitApp() {
        add("runner", 0.4f, 0.6f, -4, ColorRGBA.Green, "HelloScript$Runner(speed=4)");
        add("coin", 0.2f, 0.2f, -2, ColorRGBA.Yellow, "Count(by='runner', key='coins'), DetachOnHit(by='runner')");
        add("coin", 0.2f, 0.2f, 1, ColorRGBA.Yellow, "Count(by='runner', key='coins'), DetachOnHit(by='runner')");
        add("left wall", 0.3f, 2, -6, ColorRGBA.Gray, "TintWhileTouching(color=(1, 0.5, 0, 1))");
        add("right wall", 0.3f, 2, 4, ColorRGBA.Gray, "TintWhileTouching(color=(1, 0.5, 0, 1))");
        stateManager.attach(new SatCollisionState());
    }

    /** Moves its spatial, and turns round at walls. */
    public static class Runner extends CollisionScript {
        private float speed;

        public void setSpeed(float speed) {
            this.speed = speed;
        }

        @Override
        protected void controlUpdate(float tpf) {
            spatial.move(speed * tpf, 0, 0);
        }

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            if (event.getOther().getName().endsWith("wall")) {
                speed = -speed;
                System.out.println("The runner has " + spatial.getUserData("coins") + " coins");
            }
        }
    }

    private void add(String name, float halfWidth, float halfHeight, float x, ColorRGBA color, String scripts) {
        Geometry geometry = new Geometry(name, new Box(halfWidth, halfHeight, 0.1f));
        Material material = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", color);
        geometry.setMaterial(material);
        geometry.setLocalTranslation(x, 0, 0);
        geometry.setUserData("jmesat.scripts", scripts);
        rootNode.attachChild(geometry);
    }
}

package org.jmesat.sample.hello;

import com.jme3.app.SimpleApplication;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import com.jme3.system.AppSettings;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;

/** A trigger: a lamp burns as long as somebody is in the zone below it, one guard or two. */
public class HelloTrigger extends SimpleApplication {
    private Geometry lamp;
    private Geometry slow;
    private Geometry fast;
    private float time;

    public static void main(String[] args) {
        HelloTrigger app = new HelloTrigger();
        AppSettings settings = new AppSettings(true);
        settings.setResolution(1280, 720);
        settings.setAudioRenderer(null);
        app.setSettings(settings);
        app.setShowSettings(false);
        app.start();
    }

    @Override
    public void simpleInitApp() {
        Geometry zone = add("zone", 2, 2, 0, 0, ColorRGBA.DarkGray);
        zone.setUserData("jmesat.trigger", true);
        zone.addControl(new CollisionScript() {
            private int visitors;

            @Override
            public void onCollisionEnter(CollisionEvent event) {
                visitors++;
                show(event.getOther().getName() + " comes", visitors);
            }

            @Override
            public void onCollisionExit(CollisionEvent event) {
                visitors--;
                show(event.getOther().getName() + " goes", visitors);
            }
        });
        lamp = add("lamp", 0.4f, 0.2f, 0, 2.5f, ColorRGBA.Gray);
        slow = add("slow guard", 0.3f, 0.5f, -5, 1, ColorRGBA.Orange);
        fast = add("fast guard", 0.3f, 0.5f, -5, -1, ColorRGBA.Green);
        stateManager.attach(new SatCollisionState());
    }

    private void show(String what, int visitors) {
        lamp.getMaterial().setColor("Color", visitors > 0 ? ColorRGBA.Yellow : ColorRGBA.Gray);
        System.out.println(what + ", " + visitors + " in the zone");
    }

    @Override
    public void simpleUpdate(float tpf) {
        time += tpf;
        slow.setLocalTranslation(-5 * FastMath.cos(time), 1, 0);
        fast.setLocalTranslation(-5 * FastMath.cos(1.5f * time), -1, 0);
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

package org.jmesat.sample.start;

import com.jme3.app.SimpleApplication;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import com.jme3.system.AppSettings;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;

public class FirstGame extends SimpleApplication {
    protected Geometry crate;

    public static void main(String[] args) {
        AppSettings settings = new AppSettings(true);
        settings.setResolution(1280, 720);
        settings.setAudioRenderer(null);
        FirstGame game = new FirstGame();
        game.setSettings(settings);
        game.setShowSettings(false);
        game.start();
    }

    @Override
    public void simpleInitApp() {
        crate = add("crate", 1, 1, -4, ColorRGBA.Orange);
        add("wall", 0.5f, 3, 2, ColorRGBA.Gray);

        stateManager.attach(new SatCollisionState());
        crate.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                System.out.println(event.getSelf().getName() + " hit " + event.getOther().getName());
            }
        });
    }

    protected Geometry add(String name, float halfWidth, float halfHeight, float x, ColorRGBA color) {
        Geometry box = new Geometry(name, new Box(halfWidth, halfHeight, 0.1f));
        Material material = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", color);
        box.setMaterial(material);
        box.setLocalTranslation(x, 0, 0);
        rootNode.attachChild(box);
        return box;
    }

    @Override
    public void simpleUpdate(float tpf) {
        if (crate.getLocalTranslation().x < 1) {
            crate.move(2 * tpf, 0, 0);
        }
    }
}

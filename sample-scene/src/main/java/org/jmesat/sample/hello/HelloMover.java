package org.jmesat.sample.hello;

import com.jme3.app.SimpleApplication;
import com.jme3.input.KeyInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.KeyTrigger;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import com.jme3.system.AppSettings;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.PushApart;
import org.jmesat.debug.CollisionDebugState;

/** Movement: a hero runs over tiles and up a slope, rides a platform and pushes a crate. Arrow keys and space bar. */
public class HelloMover extends SimpleApplication implements CollisionTickListener {
    private final CharacterMover mover = new CharacterMover();
    private final Vector3f velocity = new Vector3f();
    private Geometry crate;
    private float direction;
    private boolean jump;

    public static void main(String[] args) {
        HelloMover app = new HelloMover();
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
        for (int i = 0; i < 9; i++) {
            addFixed("tile " + i, 0.5f, 0.5f, i - 4.5f, -2.5f, ColorRGBA.Gray);
        }
        addFixed("left wall", 0.5f, 3, -5.5f, 0, ColorRGBA.Gray);
        addFixed("right wall", 0.5f, 3, 6.5f, 0, ColorRGBA.Gray);
        addFixed("slope", 2, 0.25f, -3.3f, -1.7f, ColorRGBA.Gray).rotate(0, 0, -0.4f);
        Geometry platform = addFixed("platform", 1, 1.5f, 5, -3.5f, ColorRGBA.Blue);
        platform.setUserData("jmesat.scripts", "MoveBetween(points='0, 2', speed=1.5, wait=1)");
        crate = add("crate", 0.4f, 0.4f, 2, -1.6f, ColorRGBA.Orange);
        crate.addControl(new PushApart());
        add("hero", 0.3f, 0.5f, 0, -1, ColorRGBA.Green).addControl(mover);

        SatCollisionState collisions = new SatCollisionState();
        collisions.setFixedStep(1 / 60f);
        collisions.addTickListener(this);
        stateManager.attach(collisions);
        stateManager.attach(new CollisionDebugState());
        addKeys();
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        mover.getRemainingVelocity(velocity);
        velocity.x = 4 * direction;
        velocity.y = jump && mover.isOnGround() ? 7 : velocity.y - 20 * tpf;
        mover.setVelocity(velocity);
        crate.move(0, -3 * tpf, 0);
    }

    private void addKeys() {
        inputManager.addMapping("left", new KeyTrigger(KeyInput.KEY_LEFT));
        inputManager.addMapping("right", new KeyTrigger(KeyInput.KEY_RIGHT));
        inputManager.addMapping("jump", new KeyTrigger(KeyInput.KEY_SPACE));
        inputManager.addListener((ActionListener) (name, pressed, tpf) -> {
            switch (name) {
                case "left" -> direction = pressed ? -1 : 0;
                case "right" -> direction = pressed ? 1 : 0;
                default -> jump = pressed;
            }
        }, "left", "right", "jump");
    }

    private Geometry addFixed(String name, float halfWidth, float halfHeight, float x, float y, ColorRGBA color) {
        Geometry box = add(name, halfWidth, halfHeight, x, y, color);
        box.setUserData("jmesat.fixed", true);
        return box;
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

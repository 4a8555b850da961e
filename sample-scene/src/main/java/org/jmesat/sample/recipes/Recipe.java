package org.jmesat.sample.recipes;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.input.KeyInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.KeyTrigger;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import com.jme3.system.AppSettings;
import com.jme3.system.JmeContext;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.debug.CollisionDebugState;

/** The base of the recipes: a window with boxes, the arrow keys, and a collision state. */
public abstract class Recipe extends SimpleApplication implements CollisionTickListener {
    private static final String[] ACTIONS = {"left", "right", "down", "up", "space"};
    private static final int[] KEYS = {KeyInput.KEY_LEFT, KeyInput.KEY_RIGHT, KeyInput.KEY_DOWN, KeyInput.KEY_UP,
        KeyInput.KEY_SPACE};

    /** Ticks 60 times a second. */
    final SatCollisionState collisions = new SatCollisionState();
    /** The direction of the pressed arrow keys: −1, 0 or 1. */
    float steerX;
    float steerY;
    /** Whether the space bar is held. */
    boolean action;

    Recipe() {
        super(new AppState[0]);
    }

    static void open(Recipe recipe) {
        AppSettings settings = new AppSettings(true);
        settings.setTitle(recipe.getClass().getSimpleName());
        settings.setAudioRenderer(null);
        recipe.setSettings(settings);
        recipe.setShowSettings(false);
        recipe.start();
    }

    @Override
    public void simpleInitApp() {
        collisions.setFixedStep(1 / 60f);
        collisions.addTickListener(this);
        stateManager.attach(collisions);
        if (context.getType() == JmeContext.Type.Display) {
            stateManager.attach(new CollisionDebugState());
        }
        for (int i = 0; i < KEYS.length; i++) {
            inputManager.addMapping(ACTIONS[i], new KeyTrigger(KEYS[i]));
        }
        inputManager.addListener((ActionListener) this::press, ACTIONS);
        build();
    }

    private void press(String name, boolean pressed, float tpf) {
        switch (name) {
            case "left" -> steerX = pressed ? -1 : 0;
            case "right" -> steerX = pressed ? 1 : 0;
            case "down" -> steerY = pressed ? -1 : 0;
            case "up" -> steerY = pressed ? 1 : 0;
            default -> action = pressed;
        }
    }

    /** Builds the scene. */
    abstract void build();

    /** Adds a box to the scene, with its middle at a point of the XY plane. */
    Geometry add(String name, float width, float height, float x, float y) {
        Geometry box = new Geometry(name, new Box(width / 2, height / 2, 0.5f));
        Material material = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", ColorRGBA.Gray);
        box.setMaterial(material);
        box.setLocalTranslation(x, y, 0);
        rootNode.attachChild(box);
        return box;
    }

    /** Adds a ColliderControl to a spatial. */
    static ColliderControl collider(Spatial spatial) {
        ColliderControl collider = new ColliderControl();
        spatial.addControl(collider);
        return collider;
    }
}

package org.jmesat.sample.movers;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.PushApart;

/** A scene of boxes, and a hero whom a pilot steers before each tick. */
abstract class MoverGame extends BaseAppState implements CollisionTickListener {
    static final float STEP = 1 / 60f;
    static final float SPEED = 4;

    private final AssetManager assets;
    private final SatCollisionState collisions;
    private final Pilot pilot;
    private final Pilot.Keys keys = new Pilot.Keys();
    private final Vector3f velocity = new Vector3f();
    private final Node scene = new Node("scene");
    private final List<Geometry> crates = new ArrayList<>();
    private final CharacterMover mover = new CharacterMover();

    MoverGame(AssetManager assets, SatCollisionState collisions, Pilot pilot) {
        this.assets = assets;
        this.collisions = collisions;
        this.pilot = pilot;
        collisions.setFixedStep(STEP);
    }

    /** Changes the velocity of the last tick, less what has stopped it, to that of the next one. */
    abstract void steer(Pilot.Keys pressed, Vector3f remaining, float tpf);

    /** From where the camera looks at the hero. */
    abstract Vector3f eye();

    SatCollisionState collisions() {
        return collisions;
    }

    Node scene() {
        return scene;
    }

    List<Geometry> crates() {
        return crates;
    }

    CharacterMover mover() {
        return mover;
    }

    Vector3f place() {
        return mover.getSpatial().getLocalTranslation();
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        pilot.press(place(), keys);
        mover.getRemainingVelocity(velocity);
        steer(keys, velocity, tpf);
        mover.setVelocity(velocity);
    }

    /** Adds what does not move by itself. */
    Geometry addFixed(String name, ColorRGBA color, float width, float height, float depth, float x, float y, float z) {
        Geometry box = add(name, color, new Box(width / 2, height / 2, depth / 2), x, y, z);
        box.setUserData("jmesat.fixed", true);
        return box;
    }

    void addCrate(float x, float y, float z) {
        Geometry crate = add("crate " + crates.size(), ColorRGBA.Orange, new Box(0.5f, 0.5f, 0.5f), x, y, z);
        crate.addControl(new PushApart());
        crates.add(crate);
    }

    void addHero(Mesh mesh, float x, float y, float z) {
        add("hero", ColorRGBA.Green, mesh, x, y, z).addControl(mover);
    }

    private Geometry add(String name, ColorRGBA color, Mesh mesh, float x, float y, float z) {
        Geometry geometry = new Geometry(name, mesh);
        Material material = new Material(assets, "Common/MatDefs/Light/Lighting.j3md");
        material.setBoolean("UseMaterialColors", true);
        material.setColor("Diffuse", color);
        material.setColor("Ambient", color);
        geometry.setMaterial(material);
        geometry.setLocalTranslation(x, y, z);
        scene.attachChild(geometry);
        return geometry;
    }

    @Override
    protected void initialize(Application app) {
    }

    @Override
    protected void cleanup(Application app) {
    }

    @Override
    protected void onEnable() {
        collisions.addTickListener(this);
    }

    @Override
    protected void onDisable() {
        collisions.removeTickListener(this);
    }
}

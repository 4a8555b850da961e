package org.jmesat.sample.ground;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;

/**
 * Makes what stands on the ground: walls, a door, crates. Each body is a node with its origin on the ground, and its
 * mesh above: outlines and contact points of a collider have the height of its spatial, so they lie at its foot.
 */
final class Yard {

    /** How deep boxes reach into the ground, which is not level. */
    private static final float FOUNDATION = 0.2f;

    private final AssetManager assets;
    private final Ground ground;
    private final Node scene;
    private final List<Node> crates = new ArrayList<>();

    /**
     * @param scene the parent of all bodies, without transform
     */
    Yard(AssetManager assets, Ground ground, Node scene) {
        this.assets = assets;
        this.ground = ground;
        this.scene = scene;
    }

    /** The crates that can be pushed. */
    List<Node> crates() {
        return crates;
    }

    /**
     * Adds a row of fixed wall sections.
     *
     * @param x X of the middle of the first section
     * @param z its Z
     * @param turn the angle of the row about Y, in radians; 0 along X
     */
    void addWall(String name, float x, float z, float turn, int sections) {
        Vector3f step = new Vector3f((float) Math.cos(turn), 0f, (float) -Math.sin(turn)).multLocal(2f);
        for (int i = 0; i < sections; i++) {
            Node wall = addBox(name + " " + i, new Vector3f(1f, 0.8f, 0.25f), x + i * step.x, z + i * step.z, turn,
                    texture("Textures/Terrain/BrickWall/BrickWall.jpg", ColorRGBA.White));
            wall.getControl(ColliderControl.class).setFixed(true);
        }
    }

    Door addDoor(float x, float z) {
        Node node = addBox("door", new Vector3f(1f, 0.7f, 0.12f), x, z, 0f,
                texture("Blender/2.4x/WoodCrate_lighter.png", new ColorRGBA(0.45f, 0.3f, 0.2f, 1f)));
        node.getControl(ColliderControl.class).setFixed(true);
        Door door = new Door();
        node.addControl(door);
        return door;
    }

    /** Adds a crate that others can push. */
    void addCrate(String name, float x, float z, float turn) {
        Node crate = addBox(name, new Vector3f(0.6f, 0.5f, 0.6f), x, z, turn,
                texture("Blender/2.4x/WoodCrate_lighter.png", ColorRGBA.White));
        crate.addControl(new PushApart());
        crates.add(crate);
    }

    /** Adds a crate without a {@link PushApart}: it stays, and others are pushed away from it. */
    void addHeavyCrate(String name, float x, float z, float turn) {
        addBox(name, new Vector3f(0.8f, 0.6f, 0.8f), x, z, turn,
                texture("Blender/2.4x/WoodCrate_lighter.png", new ColorRGBA(0.45f, 0.5f, 0.6f, 1f)));
    }

    private Node addBox(String name, Vector3f halfSize, float x, float z, float turn, Material material) {
        Geometry box = new Geometry(name + " box", new Box(halfSize.x, halfSize.y + FOUNDATION / 2, halfSize.z));
        box.setMaterial(material);
        box.setLocalTranslation(0f, halfSize.y - FOUNDATION / 2, 0f);
        Node node = new Node(name);
        node.attachChild(box);
        node.rotate(0f, turn, 0f);
        node.setLocalTranslation(x, 0f, z);
        node.addControl(new ColliderControl());
        ground.putDown(node);
        scene.attachChild(node);
        return node;
    }

    private Material texture(String path, ColorRGBA colour) {
        Material material = new Material(assets, "Common/MatDefs/Light/Lighting.j3md");
        material.setTexture("DiffuseMap", assets.loadTexture(path));
        material.setBoolean("UseMaterialColors", true);
        material.setColor("Diffuse", colour);
        material.setColor("Ambient", colour);
        return material;
    }
}

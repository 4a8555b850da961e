package org.jmesat.sample.ground;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Cylinder;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;

/** A trigger on the ground: it lights up and keeps a door open while somebody or something is on it. */
final class Pad extends CollisionScript {

    private static final ColorRGBA DARK = new ColorRGBA(0.02f, 0.07f, 0.03f, 1f);
    private static final ColorRGBA BRIGHT = new ColorRGBA(0.04f, 0.5f, 0.07f, 1f);

    private final Door door;
    private final Material material;
    private int visitors;

    private Pad(Door door, Material material) {
        this.door = door;
        this.material = material;
    }

    /** Creates a round pad whose origin is in the middle of its lower side. */
    static Node create(AssetManager assets, float radius, float height, Door door) {
        Material material = new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", DARK);
        // The axis of a cylinder is Z; here it stands upright.
        Geometry disc = new Geometry("pad disc", new Cylinder(2, 32, radius, height, true));
        disc.rotate(FastMath.HALF_PI, 0f, 0f);
        disc.setLocalTranslation(0f, height / 2, 0f);
        disc.setMaterial(material);
        Node node = new Node("pad");
        node.attachChild(disc);
        ColliderControl collider = new ColliderControl();
        collider.setTrigger(true);
        collider.setFixed(true);
        node.addControl(collider);
        node.addControl(new Pad(door, material));
        return node;
    }

    boolean isLit() {
        return visitors > 0;
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        visitors++;
        show();
    }

    @Override
    public void onCollisionExit(CollisionEvent event) {
        visitors--;
        show();
    }

    private void show() {
        material.setColor("Color", isLit() ? BRIGHT : DARK);
        door.setOpen(isLit());
    }
}

package org.jmesat.sample.level;

import com.jme3.asset.AssetManager;
import com.jme3.font.BitmapFont;
import com.jme3.font.BitmapText;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Cylinder;
import com.jme3.scene.shape.Sphere;
import java.util.Map;

/** What figures are built of. Seen from +Z; the floor is at y = 0 and no collider. */
final class FigureStage {
    private static final String SCRIPTS = "jmesat.scripts";
    private static final float TEXT_SIZE = 0.42f;

    private final AssetManager assets;
    private final Map<Paint, Material> materials;
    private final Node root;
    private final Node player;
    private final BitmapText text;

    /** Builds a floor and a player under a root. */
    FigureStage(AssetManager assets, Node root) {
        this.assets = assets;
        this.root = root;
        materials = Paint.mix(assets);
        Spatial floor = box("floor", Paint.FLOOR, 9, 0.3f, 0, -0.15f, "");
        floor.setLocalScale(1, 1, 3);
        floor.setUserData("jmesat.collider", false);
        player = new Node("player");
        Spatial body = model("body", new Cylinder(2, 24, 0.3f, 0.75f, true), Paint.PLAYER, 0, 0.375f);
        body.rotate(FastMath.HALF_PI, 0, 0);
        player.attachChild(body);
        player.attachChild(model("head", new Sphere(16, 24, 0.22f), Paint.SKIN, 0, 0.95f));
        player.setUserData("jmesat.shape", "RECTANGLE");
        player.setUserData("jmesat.size", "0.6, 1.1");
        player.setUserData("jmesat.offset", "0, 0.6");
        root.attachChild(player);
        BitmapFont font = assets.loadFont("Interface/Fonts/Default.fnt");
        text = new BitmapText(font);
        text.setSize(TEXT_SIZE);
        text.setColor(new ColorRGBA(1, 0.9f, 0.5f, 1));
        root.attachChild(text);
    }

    AssetManager assets() {
        return assets;
    }

    Node player() {
        return player;
    }

    Spatial find(String name) {
        return root.getChild(name);
    }

    void place(float x, float y) {
        player.setLocalTranslation(x, y, 0);
    }

    /** Writes a line above a place. */
    void write(float x, float y, String line) {
        text.setText(line);
        text.setLocalTranslation(x - text.getLineWidth() / 2, y, 0);
    }

    Material material(Paint paint) {
        return materials.get(paint);
    }

    Node add(String name, String scripts, Spatial... parts) {
        Node node = new Node(name);
        for (Spatial part : parts) {
            node.attachChild(part);
        }
        script(node, scripts);
        root.attachChild(node);
        return node;
    }

    /** A fixed trigger with scripts. */
    Geometry box(String name, Paint paint, float width, float height, float x, float y, String scripts) {
        Geometry box = model(name, new Box(width / 2, height / 2, 0.5f), paint, x, y);
        script(box, scripts);
        root.attachChild(box);
        return box;
    }

    Geometry model(String name, Mesh mesh, Paint paint, float x, float y) {
        Geometry model = new Geometry(name, mesh);
        model.setMaterial(materials.get(paint).clone());
        model.setLocalTranslation(x, y, 0);
        return model;
    }

    private static void script(Spatial spatial, String scripts) {
        if (!scripts.isEmpty()) {
            spatial.setUserData("jmesat.trigger", true);
            spatial.setUserData(SCRIPTS, scripts);
        }
    }
}

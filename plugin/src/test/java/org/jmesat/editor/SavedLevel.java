package org.jmesat.editor;

import com.jme3.asset.AssetManager;
import com.jme3.export.binary.BinaryImporter;
import com.jme3.export.xml.XMLImporter;
import com.jme3.material.Material;
import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Quad;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.testing.editor.EditorApplication;

/**
 * A level that is saved in two forms: its settings as Controls, and the same settings as user data. Node "all" has a
 * value other than the default for each setting of a collider, and "pusher" for each of PushApart. The rest is there to
 * collide: a ball that the game moves to the right through a coin, into a crate that is pushed to a wall.
 */
final class SavedLevel {
    /** Where the files are, a folder for each version of the plugin. */
    static final Path FOLDER = Path.of("src", "test", "resources", "saved");
    static final AssetManager ASSETS = EditorApplication.newAssetManager();
    /** Each setting of "all" in user data, without {@code jmesat.}. */
    static final Map<String, Object> ALL = new LinkedHashMap<>();
    /** Each scene setting in user data, without {@code jmesat.scene.}. */
    static final Map<String, Object> SCENE = new LinkedHashMap<>();
    static final String POLYGON = "0.0 0.0, 2.0 0.0, 2.0 1.0; 3.0 0.0, 4.0 0.0, 4.0 1.0 rounded 0.5";
    static final float WEIGHT = 4;
    static final float SLOP = 0.125f;

    static {
        ALL.put("collider", true);
        ALL.put("enabled", false);
        ALL.put("mode", "SINGLE_HULL");
        ALL.put("polygon", POLYGON);
        ALL.put("shape", "CAPSULE");
        ALL.put("size", "3.0, 0.25");
        ALL.put("radius", 0.75f);
        ALL.put("offset", "-2.0, 5.0");
        ALL.put("angle", 30f);
        ALL.put("vertices", "0 0, 1 0, 0 1");
        ALL.put("slice", "0.5, 2.0");
        ALL.put("maxVertices", 9);
        ALL.put("fixed", true);
        ALL.put("trigger", true);
        ALL.put("dynamic", true);
        ALL.put("continuous", true);
        ALL.put("layers", "player");
        ALL.put("collidesWith", "wall, coin");
        ALL.put("group", -3);
        ALL.put("depthMargin", 0.25f);
        ALL.put("category", 64L);
        ALL.put("mask", 5L);
        ALL.put("baked", "1f 0 0.0 0.0 0.0 1.0: 0.0 0.0, 1.0 0.0, 0.0 1.0");
        SCENE.put("layerNames", "player, wall, coin");
        SCENE.put("layersApart", "player | coin");
        SCENE.put("plane", "XY");
        SCENE.put("touchPolicy", "EXCLUSIVE");
        SCENE.put("discovery", "MARKED_ONLY");
        SCENE.put("mode", "SINGLE_HULL");
        SCENE.put("fixedStep", 0f);
        SCENE.put("depthTest", true);
    }

    private SavedLevel() {
    }

    /** Loads a level from a binary or an XML file. */
    static Node load(Path file) {
        try (InputStream in = new ByteArrayInputStream(Files.readAllBytes(file))) {
            if (file.toString().endsWith(".xml")) {
                XMLImporter importer = new XMLImporter();
                importer.setAssetManager(ASSETS);
                return (Node) importer.load(in);
            }
            BinaryImporter importer = new BinaryImporter();
            importer.setAssetManager(ASSETS);
            return (Node) importer.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The level with Controls. */
    static Node withControls(AssetManager assets) {
        Node level = level(assets);
        level.getChild("all").addControl(unusualCollider());
        ColliderControl wall = new ColliderControl();
        wall.setShape(ColliderShape.RECTANGLE);
        wall.setSize(new Vector2f(1, 10));
        wall.setFixed(true);
        level.getChild("wall").addControl(wall);
        ColliderControl coin = new ColliderControl();
        coin.setShape(ColliderShape.POLYGON);
        coin.setVertices("-0.25 0, 0 -0.25, 0.25 0, 0 0.25");
        coin.setTrigger(true);
        level.getChild("coin").addControl(coin);
        ColliderControl ball = new ColliderControl();
        ball.setShape(ColliderShape.CIRCLE);
        level.getChild("ball").addControl(ball);
        level.getChild("crate").addControl(new ColliderControl());
        level.getChild("crate").addControl(new PushApart());
        ColliderControl ghost = new ColliderControl();
        ghost.setEnabled(false);
        level.getChild("ghost").addControl(ghost);
        PushApart pusher = new PushApart();
        pusher.setEnabled(false);
        pusher.setWeight(WEIGHT);
        pusher.setSlop(SLOP);
        level.getChild("pusher").addControl(pusher);
        return level;
    }

    /** A control with a value other than the default for each setting. */
    static ColliderControl unusualCollider() {
        ColliderControl control = new ColliderControl();
        control.setEnabled(false);
        control.setMode(ProjectionMode.SINGLE_HULL);
        control.setPolygon(ConvexPolygon.of(0, 0, 2, 0, 2, 1), ConvexPolygon.of(3, 0, 4, 0, 4, 1).rounded(0.5f));
        control.setShape(ColliderShape.CAPSULE);
        control.setSize(new Vector2f(3, 0.25f));
        control.setRadius(0.75f);
        control.setOffset(new Vector2f(-2, 5));
        control.setAngle(30);
        control.setVertices("0 0, 1 0, 0 1");
        control.setSlice(new Vector2f(0.5f, 2));
        control.setMaxVertices(9);
        control.setFixed(true);
        control.setTrigger(true);
        control.setDynamic(true);
        control.setContinuous(true);
        control.setLayers("player");
        control.setCollidesWith("wall, coin");
        control.setGroup(-3);
        control.setDepthMargin(0.25f);
        control.setCategory(64);
        control.setMask(5);
        control.setBaked("1f 0 0.0 0.0 0.0 1.0: 0.0 0.0, 1.0 0.0, 0.0 1.0");
        return control;
    }

    /** The level with user data instead, without settings of the scene. */
    static Node withUserData(AssetManager assets) {
        Node level = level(assets);
        ALL.forEach((key, value) -> set(level.getChild("all"), key, value));
        set(level.getChild("wall"), "shape", "RECTANGLE");
        set(level.getChild("wall"), "size", "1, 10");
        set(level.getChild("wall"), "fixed", true);
        set(level.getChild("coin"), "shape", "POLYGON");
        set(level.getChild("coin"), "vertices", "-0.25 0, 0 -0.25, 0.25 0, 0 0.25");
        set(level.getChild("coin"), "trigger", "true");
        set(level.getChild("ball"), "shape", "CIRCLE");
        set(level.getChild("crate"), "collider", true);
        set(level.getChild("crate"), "pushApart", true);
        set(level.getChild("ghost"), "collider", false);
        set(level.getChild("pusher"), "pushApart", false);
        set(level.getChild("pusher"), "weight", WEIGHT);
        set(level.getChild("pusher"), "slop", SLOP);
        return level;
    }

    /** The level with user data that has a value other than the default for each setting of the scene, too. */
    static Node withSceneSettings(AssetManager assets) {
        Node level = withUserData(assets);
        SCENE.forEach((key, value) -> set(level, "scene." + key, value));
        set(level.getChild("coin"), "layers", "coin");
        set(level.getChild("wall"), "layers", "wall");
        set(level.getChild("ball"), "layers", "player");
        return level;
    }

    private static void set(Spatial spatial, String key, Object value) {
        spatial.setUserData("jmesat." + key, value);
    }

    private static Node level(AssetManager assets) {
        Node level = new Node("level");
        place(level, new Node("all"), 100);
        place(level, new Node("ball"), 0);
        place(level, new Node("coin"), 1.5f);
        place(level, new Node("ghost"), 2.5f);
        place(level, square("crate", assets), 4);
        place(level, new Node("wall"), 8);
        place(level, new Node("pusher"), 50);
        level.getChild("ball").setUserData("health", 5);
        return level;
    }

    /**
     * None is at the origin: to a spatial without a transform in the file, the engine's XML reader gives the constant
     * {@code Transform.IDENTITY} itself, which then moves with it.
     */
    private static void place(Node level, Spatial spatial, float x) {
        spatial.setLocalTranslation(x, 1, 0);
        level.attachChild(spatial);
    }

    /** A square of side 1 about its origin. */
    private static Spatial square(String name, AssetManager assets) {
        Geometry geometry = new Geometry("square", new Quad(1, 1));
        geometry.setLocalTranslation(-0.5f, -0.5f, 0);
        geometry.setMaterial(new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md"));
        Node node = new Node(name);
        node.attachChild(geometry);
        return node;
    }
}

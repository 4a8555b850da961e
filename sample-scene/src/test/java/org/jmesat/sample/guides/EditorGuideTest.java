package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.export.binary.BinaryExporter;
import com.jme3.export.binary.BinaryLoader;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.editor.ConversionReport;
import org.jmesat.editor.SceneConversion;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Builds the level of docs/guides/editor.md by the rows of its table, as the SDK's dialog would, saves and loads it,
 * and plays it by the code of the page.
 */
class EditorGuideTest extends PageScene {
    private static final Path PAGE = Path.of("../docs/guides/editor.md");
    private static final Pattern ROW =
            Pattern.compile("\\| (\\w+) \\| `(jmesat[\\w.]+)` \\| (\\w+) \\| `([^`]+)` \\|");
    private static final int ROWS = 20;

    @TempDir
    private Path assets;
    private int coins;

    @BeforeEach
    void playTheLevelByTheCodeOfThePage() throws IOException {
        stateManager.detach(state);
        Path file = assets.resolve("Scenes/level.j3o");
        Files.createDirectories(file.getParent());
        BinaryExporter.getInstance().save(level(), file.toFile());
        AssetManager assetManager = new DesktopAssetManager();
        assetManager.registerLoader(BinaryLoader.class, "j3o");
        assetManager.registerLocator(assets.toString(), FileLocator.class);

        Node level = (Node) assetManager.loadModel("Scenes/level.j3o");
        rootNode.attachChild(level);
        stateManager.attach(new SatCollisionState());

        SatCollisionState state = collisions();
        state.addCollisionListener("player", "coin", new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                event.getOther().removeFromParent();
                coins++;
            }
        });
        state.addCollisionListener("player", "hazard", listener());
        state.addCollisionListener("player", "door", listener());
        frame();
    }

    @Test
    void nothingInTheLevelIsAProblem() {
        assertEquals(List.of(), collisions().getProblems());
        assertEquals(8, collisions().getWorld().getColliders().size(), "player, walls, crate, 3 coins, lava, door");
    }

    @Test
    void theCoinsAreTakenAndTheDoorAndTheLavaRaiseEvents() {
        walk(8, 0);
        assertEquals(3, coins);
        assertNull(rootNode.getChild("coin"));
        walk(0, 4);
        walk(-8, 0);
        assertEquals(List.of("ENTER player door", "EXIT player door SEPARATED", "ENTER player lava",
                "EXIT player lava SEPARATED"), log);
    }

    @Test
    void thePlayerPushesTheCrateAndStopsAtTheWall() {
        Spatial player = rootNode.getChild("player");
        Spatial crate = rootNode.getChild("crate");
        float before = crate.getWorldTranslation().z;
        for (int i = 0; i < 4; i++) {
            walk(0, -6);
        }
        assertTrue(crate.getWorldTranslation().z < before - 1, "the crate was pushed");
        assertEquals(-5.5f + 0.4f, crate.getWorldTranslation().z, 0.001f, "it is at the wall");
        assertEquals(-5.1f + 0.8f, player.getWorldTranslation().z, 0.001f, "and the player at the crate");
    }

    @Test
    void aLevelOfControlsIsConverted() {
        Node scene = new Node("Level");
        Geometry crate = new Geometry("crate", new Box(1, 1, 1));
        ColliderControl control = new ColliderControl();
        control.setFixed(true);
        crate.addControl(control);
        scene.attachChild(crate);

        ConversionReport report = SceneConversion.toUserData(scene);

        assertEquals(List.of(), report.getRemarks(), report::toString);
        assertEquals(0, crate.getNumControls());
        assertEquals(true, crate.<Boolean>getUserData("jmesat.fixed"));
    }

    @Test
    void whatTheGameHasSetIsWrittenWithALevel() {
        Node scene = new Node("Level");
        SatCollisionState state = new SatCollisionState();
        state.setPlane(ProjectionPlane.XZ);

        ConversionReport report = SceneConversion.toUserData(scene);
        SceneConversion.writeSettings(state, scene);

        assertEquals(List.of(), report.getRemarks(), report::toString);
        assertEquals("XZ", scene.<String>getUserData("jmesat.scene.plane"));
    }

    @Test
    void theWallsAreMetAtTheirFloorPlanAndTheGroundIsNot() {
        Spatial player = rootNode.getChild("player");
        assertFalse(collisions().isColliding(player, rootNode.getChild("ground")));
        assertFalse(collisions().isColliding(player, rootNode.getChild("walls")));
        player.setLocalTranslation(9.4f, 0.4f, 0);
        frame();
        assertTrue(collisions().isColliding(player, rootNode.getChild("walls")));
    }

    private SatCollisionState collisions() {
        return stateManager.getState(SatCollisionState.class);
    }

    /** Moves the player before each of 160 ticks. */
    private void walk(float x, float z) {
        int ticks = 160;
        CollisionTickListener steps = new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState state, float tpf) {
                rootNode.getChild("player").move(x / ticks, 0, z / ticks);
            }
        };
        collisions().addTickListener(steps);
        for (int i = 0; i < ticks; i++) {
            frame();
        }
        collisions().removeTickListener(steps);
    }

    /** A room of 20 by 12 with its middle at the origin, and the data of the page. */
    private static Node level() throws IOException {
        Node level = new Node("Level");
        add(level, "ground", 10, 0.05f, 6, 0, -0.05f, 0);
        Node walls = new Node("walls");
        level.attachChild(walls);
        add(walls, "north", 10, 1, 0.5f, 0, 1, -6);
        add(walls, "south", 10, 1, 0.5f, 0, 1, 6);
        add(walls, "west", 0.5f, 1, 6, -10, 1, 0);
        add(walls, "east", 0.5f, 1, 6, 10, 1, 0);
        add(level, "player", 0.4f, 0.4f, 0.4f, 0, 0.4f, 0);
        add(level, "crate", 0.4f, 0.4f, 0.4f, 0, 0.4f, -2);
        add(level, "coin", 0.2f, 0.2f, 0.05f, 2, 0.4f, 0);
        add(level, "coin", 0.2f, 0.2f, 0.05f, 4, 0.4f, 0);
        add(level, "coin", 0.2f, 0.2f, 0.05f, 6, 0.4f, 0);
        add(level, "lava", 1, 0.01f, 0.5f, 4, 0, 4);
        Node door = new Node("door");
        door.setLocalTranslation(8, 0, 2);
        level.attachChild(door);
        int rows = 0;
        for (Matcher row = ROW.matcher(Files.readString(PAGE)); row.find(); rows++) {
            Matcher found = row;
            level.depthFirstTraversal(spatial -> {
                if (spatial.getName().equals(found.group(1))) {
                    spatial.setUserData(found.group(2), typed(found.group(3), found.group(4)));
                }
            });
        }
        assertEquals(ROWS, rows);
        return level;
    }

    /** A text as the SDK's dialog stores it. */
    private static Object typed(String type, String text) {
        return switch (type) {
            case "Boolean" -> Boolean.valueOf(text);
            case "Float" -> Float.valueOf(text);
            case "String" -> text;
            default -> throw new AssertionError(type);
        };
    }

    private static void add(Node parent, String name, float halfX, float halfY, float halfZ, float x, float y,
            float z) {
        Geometry geometry = new Geometry(name, new Box(halfX, halfY, halfZ));
        geometry.setLocalTranslation(x, y, z);
        parent.attachChild(geometry);
    }
}

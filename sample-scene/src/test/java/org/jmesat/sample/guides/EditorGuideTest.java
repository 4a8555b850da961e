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
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.editor.ConversionReport;
import org.jmesat.editor.SceneConversion;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.sample.EditorLevelFigures;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Builds the level of docs/guides/editor.md by the rows of its tables, saves and loads it, and plays it. */
class EditorGuideTest extends PageScene {
    @TempDir
    private Path assets;
    private SatCollisionState started;
    private Node loaded;
    private String ended;
    private float right;
    private float down;

    @BeforeEach
    void playTheLevelByTheCodeOfThePage() throws IOException {
        stateManager.detach(state);
        Path file = assets.resolve("Scenes/level.j3o");
        Files.createDirectories(file.getParent());
        BinaryExporter.getInstance().save(EditorLevelFigures.makeLevel(Path.of("../docs/guides/editor.md"), null),
                file.toFile());
        AssetManager assetManager = new DesktopAssetManager();
        assetManager.registerLoader(BinaryLoader.class, "j3o");
        assetManager.registerLocator(assets.toString(), FileLocator.class);

        Node level = (Node) assetManager.loadModel("Scenes/level.j3o");
        rootNode.attachChild(level);
        SatCollisionState collisions = new SatCollisionState();
        stateManager.attach(collisions);
        collisions.addSignalListener((signal, spatial) -> ended = signal);

        loaded = level;
        started = collisions;
        frame();
    }

    @Override
    void simpleUpdate(float tpf) {
        Node level = loaded;
        SatCollisionState collisions = started;
        if (collisions == null) {
            return;
        }
        Spatial player = level.getChild("player");
        if (player != null && !collisions.isPaused()) {
            player.move(4 * right * tpf, 0, 4 * down * tpf);
        }
    }

    /** Walks for a time in seconds. */
    private void walk(float toRight, float toDown, double seconds) {
        right = toRight;
        down = toDown;
        for (int i = 0; i < seconds * 60; i++) {
            frame();
        }
        right = 0;
        down = 0;
        frame();
    }

    @Test
    void nothingInTheLevelIsAProblem() {
        assertEquals(List.of(), started.getProblems());
        assertEquals(10, started.getWorld().getColliders().size(),
                "walls, player, crate, 3 coins, lava, gate, plate, goal");
        assertFalse(started.isColliding(rootNode.getChild("player"), rootNode.getChild("ground")));
    }

    @Test
    void thePlayerPushesTheCrateAndStopsAtTheWall() {
        walk(0, -1, 2);
        assertEquals(-5.5f + 0.4f, rootNode.getChild("crate").getWorldTranslation().z, 0.001f, "at the wall");
        assertEquals(-5.1f + 0.8f, rootNode.getChild("player").getWorldTranslation().z, 0.001f, "at the crate");
    }

    @Test
    void withThreeCoinsTheGateOpensAndTheGoalWins() {
        walk(1, 0, 1.75);
        assertEquals(3, rootNode.getChild("player").<Integer>getUserData("coins"));
        assertNull(rootNode.getChild("coin"));
        walk(-1, 0, 3.375);
        walk(0, 1, 0.6);
        walk(0, 0, 1.1);
        walk(0, 1, 0.9);
        assertNull(ended);
        walk(1, 0, 3.3);
        assertEquals("won", ended);
        assertTrue(started.isPaused());
        assertEquals(50f, rootNode.getChild("player").<Float>getUserData("health"), "the way led through the lava");
    }

    @Test
    void withoutCoinsTheGateStaysShut() {
        walk(-1, 0, 1.625);
        walk(0, 1, 3);
        assertEquals(1.8f - 0.4f, rootNode.getChild("player").getWorldTranslation().z, 0.001f, "at the gate");
    }

    @Test
    void whoStaysInTheLavaLoses() {
        rootNode.getChild("player").setLocalTranslation(0, 0.4f, 4);
        walk(0, 0, 3);
        assertEquals("lost", ended);
        assertTrue(started.isPaused());
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
}

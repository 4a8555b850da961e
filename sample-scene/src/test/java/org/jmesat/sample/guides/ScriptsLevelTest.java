package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.export.binary.BinaryImporter;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Builds the level of docs/guides/scripts.md by the rows of its table, saves, loads and plays it. The player walks
 * along Z over the coins at 1, 1.6 and 2.2, to the plate at 4, the gate at 6 and the hazard at 10.
 */
class ScriptsLevelTest extends PageScene implements CollisionTickListener {
    private static final Path PAGE = Path.of("../docs/guides/scripts.md");
    private static final Pattern ROW =
            Pattern.compile("\\| (\\w+) \\| `(jmesat[\\w.]+)` \\| (\\w+) \\| `([^`]+)` \\|");

    private final Node level = new Node("Level");
    private Spatial player;
    private float speedZ;
    private Integer coins;
    private boolean lost;

    private void add(String name, float width, float depth, float x, float z) {
        Geometry box = new Geometry(name, new Box(width / 2, 0.5f, depth / 2));
        box.setLocalTranslation(x, 0.5f, z);
        level.attachChild(box);
    }

    @BeforeEach
    void buildSaveAndLoad() throws IOException {
        add("ground", 50, 50, 0, 0);
        add("player", 0.6f, 0.6f, 0, 0);
        add("wall", 6, 1, -4.5f, 6);
        add("wall", 6, 1, 4.5f, 6);
        add("gate", 3, 0.5f, 0, 6);
        add("plate", 1, 1, 0, 4);
        for (int i = 0; i < 3; i++) {
            add("coin", 0.4f, 0.4f, 0, 1 + 0.6f * i);
        }
        add("hazard", 3, 2, 0, 10);
        int rows = 0;
        for (Matcher row = ROW.matcher(Files.readString(PAGE)); row.find(); rows++) {
            List<Spatial> spatials = row.group(1).equals("Level") ? List.of(level)
                    : level.descendantMatches(Spatial.class, row.group(1));
            assertFalse(spatials.isEmpty(), row.group(1));
            for (Spatial each : spatials) {
                set(each, row);
            }
        }
        assertEquals(13, rows);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryExporter.getInstance().save(level, bytes);
        Node loaded = (Node) BinaryImporter.getInstance().load(new ByteArrayInputStream(bytes.toByteArray()));
        player = loaded.getChild("player");
        rootNode.attachChild(loaded);
        state.addTickListener(this);
        frame();
    }

    private static void set(Spatial spatial, Matcher row) {
        Object value = row.group(3).equals("Boolean") ? Boolean.valueOf(row.group(4)) : row.group(4);
        spatial.setUserData(row.group(2), value);
    }

    @Override
    public void beforeTick(SatCollisionState collisions, float tpf) {
        player.move(0, 0, speedZ * tpf);
        look();
    }

    /** The code of the page. */
    private void walkAsThePageDoes(Spatial player, float tpf) {
        player.move(0, 0, 4 * tpf);
        Integer coins = player.getUserData("coins");
        boolean lost = player.getParent() == null;
        this.coins = coins;
        this.lost = lost;
    }

    private void look() {
        walkAsThePageDoes(player, 0);
    }

    private void walk(float speed, int frames) {
        speedZ = speed;
        for (int i = 0; i < frames; i++) {
            frame();
        }
        look();
    }

    @Test
    void nothingInItIsAProblem() {
        assertEquals(List.of(), state.getProblems());
        assertEquals(9, state.getWorld().getColliders().size(), "player, 2 walls, gate, plate, 3 coins, hazard");
    }

    @Test
    void threeCoinsAreCountedAndTaken() {
        assertNull(coins);
        walk(4, 50);
        assertEquals(3, coins);
        assertNull(rootNode.getChild("coin"));
    }

    @Test
    void thePlateOpensTheGateForThePlayerWithThreeCoins() {
        walk(4, 60);
        assertEquals(4, player.getLocalTranslation().z, 0.2f, "on the plate");
        walk(0, 70);
        walk(4, 60);
        assertTrue(player.getLocalTranslation().z > 6.5f, "through the open gate");
    }

    @Test
    void withTwoCoinsTheGateStaysShut() {
        rootNode.getChild("coin").removeFromParent();
        walk(4, 60);
        assertEquals(2, coins);
        walk(0, 70);
        walk(4, 60);
        assertEquals(6 - 0.25f - 0.3f, player.getLocalTranslation().z, 1e-3f, "at the closed gate");
    }

    @Test
    void theHazardTakesHealthUntilThePlayerIsRemoved() {
        player.setLocalTranslation(0, 0.5f, 10);
        walk(0, 2);
        assertEquals(90f, player.<Float>getUserData("health"));
        assertFalse(lost);
        walk(0, 300);
        assertTrue(lost);
    }
}

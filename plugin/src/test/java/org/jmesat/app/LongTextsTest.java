package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.List;
import org.jmesat.scripts.Count;
import org.jmesat.scripts.Damage;
import org.jmesat.scripts.Door;
import org.jmesat.scripts.FilteredScript;
import org.jmesat.scripts.MoveBetween;
import org.jmesat.scripts.PlayAnimation;
import org.jmesat.scripts.PlaySound;
import org.jmesat.scripts.Spawner;
import org.jmesat.scripts.StartEffect;
import org.jmesat.scripts.TeleportTo;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of a megabyte are shortened wherever a sentence quotes them. */
class LongTextsTest {
    private static final int LONGEST = 4000;
    private static final String LONG = "x".repeat(1 << 20);

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final SatCollisionState state = scene.state();
    private final Node level = new Node("level");
    private final Geometry box = scene.cube("box", 0, 0);

    private void assertShort() {
        scene.step(() -> {
            level.attachChild(box);
            scene.root().attachChild(level);
        });
        scene.frames(140);
        String status = scene.run().ask(state::getStatus);
        assertTrue(status.length() < LONGEST, () -> status.length() + " characters: " + status.substring(0, LONGEST));
        String problem = scene.run().ask(() -> state.getProblem());
        assertTrue(problem.length() < LONGEST, () -> problem.length() + " characters");
        List<String> lines = scene.run().ask(state::getProblems);
        for (List<String> all : List.of(lines, log.messages(), log.information())) {
            for (String each : all) {
                assertTrue(each.length() < LONGEST, () -> each.length() + " characters: "
                        + each.substring(0, LONGEST));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"plane", "mode", "discovery", "touchPolicy", "depthTest", "fixedStep", "layerNames",
        "layersApart", "preview", "other"})
    void settingsOfTheSceneAreShortened(String property) {
        level.setUserData("jmesat.scene." + property, LONG);
        assertShort();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a | b, ", "a, ", "a | a, ", " "})
    void layersAreShortened(String part) {
        state.setLayerNames(LONG + ", " + LONG + ", a, a, " + part.repeat(1000));
        state.setLayersApart(part.repeat(200_000) + LONG + " | " + LONG + ", " + LONG);
        assertShort();
    }

    @ParameterizedTest
    @ValueSource(strings = {"collider", "trigger", "mode", "polygon", "shape", "size", "radius", "offset", "angle",
        "vertices", "slice", "maxVertices", "fixed", "oneWayUp", "layers", "collidesWith", "group", "category", "baked",
        "pushApart", "weight", "mover", "mover.up", "scripts", "tags", "closed", "start", "other"})
    void settingsOfAColliderAreShortened(String property) {
        box.setUserData("jmesat." + property, LONG);
        assertShort();
    }

    @Test
    void aKeyIsShortened() {
        box.setUserData("jmesat." + LONG, true);
        assertShort();
    }

    @Test
    void theNameOfASpatialIsShortened() {
        box.setName(LONG);
        box.setUserData("jmesat.colider", true);
        assertShort();
    }

    @Test
    void thePropertiesOfScriptsAreShortened() {
        Count count = new Count();
        count.setOf(LONG);
        count.setKey("jmesat." + LONG);
        Damage damage = new Damage();
        damage.setKey(LONG);
        Door door = new Door();
        door.setTarget(LONG);
        door.setNeeds(LONG);
        MoveBetween move = new MoveBetween();
        move.setPoints(LONG);
        PlayAnimation animation = new PlayAnimation();
        animation.setAnimation(LONG);
        PlaySound sound = new PlaySound();
        sound.setFile(LONG);
        Spawner spawner = new Spawner();
        spawner.setTemplate(LONG);
        StartEffect effect = new StartEffect();
        effect.setEffect(LONG);
        TeleportTo teleport = new TeleportTo();
        teleport.setTarget(LONG);
        for (FilteredScript each : List.of(count, damage, door, move, animation, sound, spawner, effect, teleport)) {
            box.addControl(each);
        }
        assertShort();
        scene.frame(() -> level.attachChild(scene.cube("other", 0.5f, 0)));
        assertShort();
        for (int i = 0; i < box.getNumControls(); i++) {
            ((FilteredScript) box.getControl(i)).setBy(LONG);
        }
        scene.frame(() -> box.setUserData("jmesat.tags", "box"));
        assertShort();
        assertEquals(2, level.getQuantity());
    }
}

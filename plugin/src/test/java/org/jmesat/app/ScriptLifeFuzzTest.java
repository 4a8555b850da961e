package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Random changes of a scene, of texts, of classes and of the app state, also by handlers, with scripts that throw: each
 * script has one start, one end and in between its updates and events, and each spatial in the scene has the scripts
 * that it names.
 */
class ScriptLifeFuzzTest {
    private static final int FRAMES = 3000;
    private static final String NAME = "org.jmesat.app.LifeScript";

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    private final SatCollisionState state = scene.state();
    private final List<Spatial> all = new ArrayList<>();
    private final List<Node> nodes = new ArrayList<>();

    private void build(Random random) {
        Node level = new Node("level");
        nodes.add(level);
        for (int i = 0; i < 4; i++) {
            nodes.add(new Node("node " + i));
        }
        all.addAll(nodes.subList(1, nodes.size()));
        for (int i = 0; i < 10; i++) {
            all.add(scene.cube("cube " + i, 3 * random.nextFloat(), 3 * random.nextFloat()));
        }
        all.forEach(level::attachChild);
        scene.attach(level);
    }

    private static String text(Random random) {
        List<String> items = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            String name = NAME + (random.nextBoolean() ? "" : "Again");
            items.add(random.nextInt(4) == 0 ? name : name + "(label='" + "abc".charAt(random.nextInt(3)) + "')");
        }
        return String.join(",", items);
    }

    private void change(Random random) {
        Spatial spatial = all.get(random.nextInt(all.size()));
        Node node = nodes.get(random.nextInt(nodes.size()));
        switch (random.nextInt(10)) {
            case 0, 1, 2 -> spatial.setUserData("jmesat.scripts", random.nextInt(5) == 0 ? null : text(random));
            case 3 -> {
                if (random.nextInt(3) == 0) {
                    spatial.removeFromParent();
                }
            }
            case 4, 5 -> {
                if (spatial != node && !node.hasAncestor(spatial instanceof Node top ? top : null)) {
                    node.attachChild(spatial);
                }
            }
            case 6 -> state.setEnabled(random.nextInt(5) > 0);
            case 7 -> state.setPaused(random.nextInt(5) == 0);
            case 8 -> state.setScriptLoader(random.nextInt(3) == 0 ? null : new LoadedAgain(LifeScriptAgain.class));
            default -> {
                if (spatial instanceof Geometry) {
                    spatial.setLocalTranslation(3 * random.nextFloat(), 3 * random.nextFloat(), 0);
                }
            }
        }
    }

    private boolean isInScene(Spatial spatial) {
        Spatial top = spatial;
        while (top.getParent() != null) {
            top = top.getParent();
        }
        return top == scene.root();
    }

    /** The labels that the text of a spatial gives its scripts. */
    private static List<String> labels(Spatial spatial) {
        List<String> labels = new ArrayList<>();
        String text = spatial.getUserData("jmesat.scripts");
        if (text != null && !text.isEmpty()) {
            for (String item : text.split(",")) {
                labels.add(item.contains("'") ? item.split("'")[1] : "");
            }
        }
        return labels;
    }

    private void assertScripts(LifeScript.Lives lives, String where) {
        int alive = 0;
        for (Spatial each : all) {
            List<LifeScript> scripts = state.getScripts(each).stream().map(LifeScript.class::cast).toList();
            List<String> expected = isInScene(each) ? labels(each) : List.of();
            assertEquals(expected, scripts.stream().map(LifeScript::getLabel).toList(), where);
            assertTrue(scripts.stream().allMatch(LifeScript::isAlive), where);
            alive += scripts.size();
        }
        assertEquals(alive, lives.all.stream().filter(LifeScript::isAlive).count(), where);
    }

    @ParameterizedTest
    @CsvSource({"1, 0, false", "2, 0, false", "3, 5, false", "4, 40, false", "5, 400, true", "6, 0, true"})
    void eachScriptHasOneLife(long seed, int rarity, boolean acting) {
        Random random = new Random(seed);
        build(random);
        LifeScript.Lives lives = scene.run().ask(LifeScript.LIVES::get);
        scene.step(() -> {
            state.setScriptPackages("org.jmesat.app");
            lives.random = random;
            lives.rarity = rarity;
            lives.root = scene.root();
            lives.act = acting ? () -> change(random) : null;
        });
        for (int i = 0; i < FRAMES; i++) {
            String where = "seed " + seed + ", frame " + i;
            scene.frame(() -> {
                lives.frame++;
                change(random);
            });
            assertEquals(List.of(), lives.mistakes, where);
            // A script whose constructor throws is missing until its text changes.
            if (rarity == 0 && !acting && state.isEnabled() && !state.isPaused()) {
                scene.step(() -> assertScripts(lives, where));
            }
        }
        assertTrue(lives.all.size() > 300, () -> lives.all.size() + " scripts");
        assertTrue(rarity == 0 || lives.thrown > 10, () -> lives.thrown + " exceptions");
        scene.step(() -> {
            lives.frame++;
            state.setEnabled(false);
        });
        assertEquals(List.of(), lives.mistakes, "seed " + seed);
        assertEquals(0, lives.all.stream().filter(LifeScript::isAlive).count(), "seed " + seed);
    }
}

package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.control.CollisionScript;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Random changes of a scene, of texts and of the classes of scripts: each script gets the events of a model. */
class ReplacedScriptsFuzzTest {
    private static final int FRAMES = 2000;
    private static final String SCRIPTS = "jmesat.scripts";
    private static final List<Class<? extends TracedScript>> TYPES = ReplacedScriptsModel.TYPES;

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    private final SatCollisionState state = scene.state();
    private final List<Spatial> all = new ArrayList<>();
    private final List<Node> nodes = new ArrayList<>();
    private final ReplacedScriptsModel model = new ReplacedScriptsModel(state, scene.root(), all);
    private int versionCount;
    private int thrown;

    private void build(Random random) {
        for (int i = 0; i < 4; i++) {
            nodes.add(new Node("node " + i));
        }
        all.addAll(nodes);
        for (int i = 0; i < 8; i++) {
            all.add(scene.cube("cube " + i, random.nextInt(6) / 2f, random.nextInt(6) / 2f));
        }
        scene.attach(all.toArray(new Spatial[0]));
    }

    private static String text(Random random) {
        List<String> items = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            items.add(TYPES.get(random.nextInt(TYPES.size())).getName() + "(label=" + "abc".charAt(random.nextInt(3))
                    + ")");
        }
        return String.join(",", items);
    }

    private void change(Random random) {
        Spatial spatial = all.get(random.nextInt(all.size()));
        Node node = nodes.get(random.nextInt(nodes.size()));
        switch (random.nextInt(12)) {
            case 0 -> spatial.setUserData(SCRIPTS, random.nextInt(5) == 0 ? null : text(random));
            case 1 -> {
                if (random.nextInt(3) == 0) {
                    spatial.removeFromParent();
                }
            }
            case 2 -> {
                if (spatial != node && !(spatial instanceof Node top && node.hasAncestor(top))) {
                    node.attachChild(spatial);
                }
            }
            case 3 -> scene.root().attachChild(spatial);
            case 4, 5 -> replaceClasses(random);
            case 6, 7 -> {
                List<CollisionScript> present = state.getScripts(spatial);
                if (!present.isEmpty()) {
                    present.get(random.nextInt(present.size())).setEnabled(random.nextInt(3) > 0);
                }
            }
            case 8 -> state.setPaused(random.nextInt(4) == 0);
            default -> {
                if (spatial instanceof Geometry) {
                    spatial.setLocalTranslation(random.nextInt(6) / 2f, random.nextInt(6) / 2f, 0);
                }
            }
        }
    }

    private void replaceClasses(Random random) {
        List<Class<?>> own = new ArrayList<>();
        List<Class<?>> missing = new ArrayList<>();
        boolean first = random.nextInt(5) == 0;
        for (int i = 0; i < TYPES.size(); i++) {
            int choice = first ? 0 : random.nextInt(9);
            if (choice == 8) {
                missing.add(TYPES.get(i));
                model.setVersion(i, ReplacedScriptsModel.MISSING);
            } else if (choice < 4) {
                model.setVersion(i, 0);
            } else {
                own.add(TYPES.get(i));
                model.setVersion(i, ++versionCount);
            }
        }
        state.setScriptLoader(first ? null : new LoadedAgain(own, missing));
    }

    private void tick(TracedScript.Trace trace, Random random, String where) {
        scene.step(() -> change(random));
        long before = state.getTick();
        scene.frame();
        scene.step(() -> {
            if (state.getTick() != before) {
                model.tick(trace, where);
            }
            assertEquals(0, trace.calls.stream().filter(call -> call.other() != null).count(), where);
        });
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "2, 0", "3, 0", "4, 30", "5, 200"})
    void eachScriptGetsTheEventsOfTheModel(long seed, int rarity) {
        Random random = new Random(seed);
        build(random);
        TracedScript.Trace trace = scene.run().ask(TracedScript.TRACE::get);
        scene.step(() -> {
            state.setScriptPackages("org.jmesat.app");
            state.addCollisionListener(model.listener());
            state.removeCollisionListener(scene.log());
            all.forEach(each -> each.setUserData(SCRIPTS, text(random)));
            trace.hook = call -> {
                if (rarity > 0 && random.nextInt(rarity) == 0) {
                    thrown++;
                    throw new IllegalStateException("at random");
                }
            };
        });
        for (int i = 0; i < FRAMES; i++) {
            tick(trace, random, "seed " + seed + ", frame " + i);
        }
        // The EXITs of the end would be logged when the log is no longer captured.
        scene.step(() -> trace.hook = call -> { });
        model.assertReplaced(FRAMES);
        assertTrue(rarity == 0 || thrown > FRAMES / 20, () -> thrown + " exceptions");
    }
}

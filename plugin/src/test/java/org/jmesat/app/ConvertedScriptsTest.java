package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.control.PushApart;
import org.jmesat.editor.SceneConversion;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scripts as Controls, and the same ones converted to user data and back, get the same events in the same order. */
@EditorRequirement(16)
class ConvertedScriptsTest {
    private static final String PACKAGE = "org.jmesat.app";

    private int named;

    /** Plays random moves of cubes with random listeners; returns the scripts' events in their order. */
    private List<String> play(long seed, boolean toUserData, boolean andBack) {
        Random random = new Random(seed);
        try (CollisionScene scene = new CollisionScene(); CapturedLog log = new CapturedLog()) {
            List<String> notes = scene.run().ask(NotedScript.NOTES::get);
            Node level = new Node("level");
            List<Geometry> cubes = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                Geometry cube = scene.cube("cube " + i, 2 * random.nextFloat(), 2 * random.nextFloat());
                for (int k = random.nextInt(5); k > 0; k--) {
                    NotedScript script = new NotedScript(notes);
                    script.setLabel("script " + i + " " + k);
                    script.setEnabled(random.nextInt(5) > 0);
                    cube.addControl(script);
                    if (random.nextInt(4) == 0) {
                        cube.addControl(random.nextBoolean() ? new PushApart() : scene.log().script("silent"));
                    }
                }
                cubes.add(cube);
                level.attachChild(cube);
            }
            ClassLoader loader = getClass().getClassLoader();
            scene.step(() -> {
                scene.state().setScriptPackages(PACKAGE);
                if (toUserData) {
                    SceneConversion.toUserData(level, loader, PACKAGE);
                }
                if (andBack) {
                    SceneConversion.toControls(level, loader, PACKAGE);
                }
            });
            scene.attach(level);
            for (int i = 0; i < 40; i++) {
                Geometry moved = cubes.get(random.nextInt(cubes.size()));
                float x = random.nextFloat() - 0.5f;
                float y = random.nextFloat() - 0.5f;
                scene.frame(() -> moved.move(x, y, 0));
            }
            for (Geometry cube : cubes) {
                named += scene.run().ask(() -> scene.state().getScripts(cube)).size();
            }
            assertEquals(List.of(), log.messages());
            return notes.stream().filter(each -> each.matches(".*: (enter|stay|exit) .*")).toList();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 3, 4, 5, 6, 7, 8, 9})
    void theSameEventsInTheSameOrder(long seed) {
        List<String> asControls = play(seed, false, false);
        assertEquals(0, named);
        assertTrue(asControls.size() > 20, () -> asControls.size() + " events");
        assertEquals(asControls, play(seed, true, false));
        assertTrue(named > 0);
        named = 0;
        assertEquals(asControls, play(seed, true, true));
        assertEquals(0, named);
    }
}

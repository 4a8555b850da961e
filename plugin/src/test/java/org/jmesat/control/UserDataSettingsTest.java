package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import org.jmesat.app.CapturedLog;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.SceneContacts;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Settings from user data: types that are accepted, and wrong values and keys that are reported. */
@EditorRequirement({15, 16})
class UserDataSettingsTest {
    private static final List<String> CONTACT = List.of("1 ENTER a b");
    private static final List<String> NOTHING = List.of();

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.5f, 0);

    private static void byUserData(Spatial spatial, String property, Object value) {
        spatial.setUserData("jmesat." + property, value);
    }

    private List<String> eventsWith(BiConsumer<Geometry, Geometry> settings) {
        settings.accept(a, b);
        scene.attach(a, b);
        scene.frame();
        return scene.events();
    }

    @Test
    void userDataOfTheWrongTypeIsReportedAndReplacedByTheDefault() {
        Object[][] wrong = {{"collider", "yes"}, {"mode", "ROUND"}, {"fixed", 1}, {"trigger", "truth"},
            {"dynamic", 2f}, {"continuous", "fast"}, {"category", "all"}, {"mask", 1.5f},
            {"group", true}, {"enabled", "no"},
            {"shape", "BALL"}, {"size", "wide"}, {"radius", -1f}, {"offset", 3}, {"angle", "right"}, {"vertices", 4},
            {"slice", "2, 1"}, {"maxVertices", 2}, {"baked", 1}};
        assertEquals(CONTACT, eventsWith((x, y) -> {
            for (Object[] each : wrong) {
                byUserData(x, (String) each[0], each[1]);
            }
        }));
        scene.frames(3);
        assertEquals(wrong.length, log.messages().size());
        for (Object[] each : wrong) {
            String expected = "its user data jmesat." + each[0] + " is " + each[1] + " instead of ";
            assertEquals(1, log.messages().stream().filter(line -> line.startsWith("Geometry 'a' (/Root Node/a): ")
                    && line.contains(expected)).count(), expected);
        }
    }

    @Test
    void booleansInUserDataMayBeText() {
        assertEquals(CONTACT, eventsWith((x, y) -> {
            byUserData(x, "trigger", "true");
            byUserData(x, "fixed", " False");
            byUserData(y, "fixed", "TRUE");
        }));
        assertTrue(scene.run().ask(() -> scene.state().getContacts(a, new SceneContacts()).isTrigger(0)));
        scene.frame(() -> byUserData(a, "fixed", "true"));
        scene.frame(() -> byUserData(a, "fixed", null));
        scene.frame(() -> byUserData(a, "collider", "false"));
        scene.frame(() -> byUserData(a, "collider", "true"));
        scene.frame(() -> byUserData(a, "enabled", "false"));
        assertEquals(List.of("2 EXIT a b FILTERED", "3 ENTER a b", "4 EXIT a b DISABLED", "5 ENTER b a",
                "6 EXIT b a DISABLED"), scene.events());
        assertEquals(List.of(), log.messages());
    }

    @Test
    void anUnknownModeIsReportedWithTheKnownModes() {
        eventsWith((x, y) -> byUserData(x, "mode", "HULL"));
        String all = Arrays.toString(ProjectionMode.values()).replaceAll("[\\[\\]]", "");
        assertEquals(List.of("Geometry 'a' (/Root Node/a): its user data jmesat.mode is HULL instead of one of " + all
                + "; the nearest is SINGLE_HULL."), log.messages());
    }

    private String unknown(String key, String nearest) {
        return "its user data key jmesat." + key + " is unknown; the nearest known key is jmesat." + nearest;
    }

    @Test
    void anUnknownKeyIsReportedOnceWithTheNearestKnownOne() {
        String[][] mistakes = {{"triger", "trigger"}, {"Collider", "collider"}, {"colider", "collider"},
            {"continous", "continuous"}, {"colidesWith", "collidesWith"}, {"layer", "layers"}, {"gruop", "group"},
            {"FIXED", "fixed"}};
        for (String[] each : mistakes) {
            Geometry mistaken = scene.cube("of " + each[0], 9, 9);
            byUserData(mistaken, each[0], true);
            scene.attach(mistaken);
            scene.frames(3);
            assertEquals("Geometry 'of " + each[0] + "' (/Root Node/of " + each[0] + "): "
                    + unknown(each[0], each[1]) + ".", log.messages().get(log.messages().size() - 1));
        }
        assertEquals(mistakes.length, log.messages().size());
    }

    @ParameterizedTest
    @CsvSource({"jme-sat.trigger, trigger", "jmsat.trigger, trigger", "JmeSat.layers, layers", "jmesat_fixed, fixed",
        "jemsat.scene.plane, scene.plane", "' jmesat.scripts', scripts"})
    void aMisspeltPrefixIsReportedWithTheKey(String key, String nearest) {
        a.setUserData(key, "true");
        scene.attach(a);
        scene.frames(3);
        assertEquals(List.of("Geometry 'a' (/Root Node/a): its user data key " + key
                + " is unknown; the nearest known key is jmesat." + nearest + "."), log.messages());
    }

    @ParameterizedTest
    @ValueSource(strings = {"trigger", "game.trigger", "jump.size", "jm.fixed", "jme.shape", "jmesaturation", "j", "",
        "jetset.layers"})
    void aKeyOfTheGameIsNotReported(String key) {
        a.setUserData(key, true);
        scene.attach(a);
        scene.frames(3);
        assertEquals(List.of(), log.messages());
    }

    @Test
    void anUnknownKeyThatIsNearScriptsIsReported() {
        byUserData(a, "description", "a crate");
        byUserData(b, "script", "Coin");
        scene.attach(a, b);
        scene.frames(3);
        assertEquals(List.of("Geometry 'a' (/Root Node/a): " + unknown("description", "scripts") + ".",
                "Geometry 'b' (/Root Node/b): " + unknown("script", "scripts") + "."), log.messages());
    }

    @Test
    void anUnknownKeyMarksNoColliderAndIsReportedUntilItIsRemoved() {
        Node body = CollisionScene.node("body", a, b);
        byUserData(body, "colliders", true);
        scene.attach(body);
        scene.frames(2);
        assertEquals(List.of("1 ENTER a b", "2 STAY a b"), scene.events());
        assertEquals(unknown("colliders", "collider"), scene.run().ask(() -> scene.state().getProblem(body)));
        scene.frame(() -> byUserData(body, "colliders", null));
        assertEquals(List.of(), scene.run().ask(() -> scene.state().getProblems()));
    }

    @Test
    void anUnknownKeyIsFoundAmongManyOthers() {
        for (int i = 0; i < 20; i++) {
            a.setUserData("foreign " + i, i);
        }
        scene.attach(a);
        scene.frame();
        scene.frame(() -> byUserData(a, "triger", true));
        scene.frames(2);
        assertEquals(List.of("Geometry 'a' (/Root Node/a): " + unknown("triger", "trigger") + "."), log.messages());
    }

    @Test
    void theKeysOfScriptsTagsAndSceneSettingsAreNotReported() {
        assertEquals(CONTACT, eventsWith((x, y) -> {
            byUserData(x, "scripts", "");
            byUserData(x, "tags", "coin, gold");
            byUserData(x, "scene.fixedStep", HeadlessRun.TPF);
            x.setUserData("jmesatellite", 1);
            x.setUserData("physics.jmesat.triger", 1);
        }));
        assertEquals(List.of(), log.messages());
    }

    @Test
    void numbersInUserDataMayBeIntegersOrLongs() {
        assertEquals(NOTHING, eventsWith((x, y) -> {
            byUserData(x, "category", 4);
            byUserData(y, "mask", 3L);
        }));
        scene.frame(() -> byUserData(b, "mask", 4));
        assertEquals(List.of("2 ENTER a b"), scene.events());
        scene.frame(() -> {
            byUserData(a, "group", -5L);
            byUserData(b, "group", -5);
        });
        assertEquals(List.of("3 EXIT a b FILTERED"), scene.events());
        assertEquals(List.of(), log.messages());
    }

    @Test
    void aGroupTooLargeForAnIntIsReported() {
        eventsWith((x, y) -> byUserData(x, "group", 1L << 32));
        assertEquals(List.of("Geometry 'a' (/Root Node/a): its user data jmesat.group is 4294967296 instead of an "
                + "integer of 32 bits."), log.messages());
    }

    @Test
    void otherUserDataMarksNoCollider() {
        a.setUserData("health", 100);
        assertEquals(CONTACT, eventsWith((x, y) -> { }));
        assertEquals(List.of(), log.messages());
    }
}

package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jmesat.internal.settings.SceneSetting;
import org.jmesat.internal.settings.SceneSettings;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Settings of the app state as user data of the root or of its direct children. */
@EditorRequirement(16)
class SceneSettingsTest {
    private static final String PLANE = "jmesat.scene.plane";

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final SatCollisionState state = scene.state();
    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.5f, 0);
    private final Node level = CollisionScene.node("level", a, b);

    private void onLevel(String property, Object value) {
        scene.step(() -> level.setUserData("jmesat.scene." + property, value));
    }

    private ProjectionPlane plane() {
        return scene.run().ask(() -> state.getQueries().getPlane());
    }

    private void assertProblems(String... expected) {
        List<String> problems = scene.run().ask(state::getProblems);
        assertEquals(expected.length, problems.size(), problems::toString);
        for (int i = 0; i < expected.length; i++) {
            assertTrue(problems.get(i).contains(expected[i]), problems::toString);
        }
    }

    @Test
    void aLongStepDoesNotHideItsOwnRemoval() {
        onLevel("fixedStep", 1e9f);
        scene.attach(level);
        scene.frames(3);
        assertEquals(0, scene.run().ask(state::getTick));
        onLevel("fixedStep", null);
        scene.frames(3);
        assertEquals(3, scene.run().ask(state::getTick));
    }

    @Test
    void theModeIsThatOfCollidersWithoutOne() {
        Node body = CollisionScene.node("body", scene.cube("left", 10, 0), scene.cube("right", 14, 0));
        body.setUserData("jmesat.collider", true);
        scene.attach(level, body, scene.cube("between", 12, 0));
        scene.frame();
        assertFalse(scene.events().toString().contains("between"));
        onLevel("mode", ProjectionMode.SINGLE_HULL.name());
        scene.frame();
        assertTrue(scene.events().toString().contains("ENTER body between"));
        assertEquals(ProjectionMode.HULL_PER_GEOMETRY, state.getMode());
        onLevel("mode", "DEFAULT");
        scene.frame();
        assertTrue(scene.events().toString().contains("EXIT body between SEPARATED"));
        assertProblems();
    }

    @Test
    void theGettersAnswerAsCodeHasSetThem() {
        state.setPlane(ProjectionPlane.YZ);
        onLevel("plane", "XZ");
        onLevel("fixedStep", "1");
        onLevel("layerNames", "one");
        scene.attach(level);
        scene.frames(64);
        assertEquals(ProjectionPlane.XZ, plane());
        assertEquals(ProjectionPlane.YZ, state.getPlane());
        assertEquals(0, state.getFixedStep());
        assertEquals("", state.getLayerNames());
        onLevel("plane", null);
        scene.frames(64);
        assertEquals(ProjectionPlane.YZ, plane());
    }

    @Test
    void theFirstOneFoundCountsAndALaterOneThatDiffersIsAProblem() {
        Node second = new Node("second");
        second.setUserData(PLANE, "YZ");
        onLevel("plane", "XZ");
        scene.attach(new Node("first of all"), level, second);
        scene.frame();
        assertEquals(ProjectionPlane.XZ, plane());
        assertProblems("Node 'second' (/Root Node/second): its user data jmesat.scene.plane is YZ but that of "
                + "Node 'level', which comes first and counts, is XZ.");
        scene.frame(() -> scene.root().setUserData(PLANE, "XY"));
        assertEquals(ProjectionPlane.XY, plane());
        assertProblems("Node 'second' (/Root Node/second)", "Node 'level' (/Root Node/level): its user data "
                + "jmesat.scene.plane is XZ but that of Node 'Root Node', which comes first and counts, is XY.");
        scene.frame(() -> {
            scene.root().setUserData(PLANE, null);
            level.setUserData(PLANE, null);
        });
        assertEquals(ProjectionPlane.YZ, plane());
        assertProblems();
    }

    @Test
    void equalValuesInOtherFormsAreNoProblem() {
        scene.root().setUserData("jmesat.scene.depthTest", "TRUE");
        scene.root().setUserData("jmesat.scene.fixedStep", "1");
        onLevel("depthTest", true);
        onLevel("fixedStep", 1L);
        scene.attach(level);
        scene.frame();
        assertProblems();
    }

    static List<Arguments> wrongModes() {
        String all = Arrays.toString(ProjectionMode.values()).replaceAll("[\\[\\]]", "");
        return List.of(Arguments.of("mode", "HULL_PART", "one of " + all + "; the nearest is HULL_PER_PART."));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "plane | xzz | one of XY, XZ, YZ; the nearest is XZ.",
        "touchPolicy | INCLUSVE | one of INCLUSIVE, EXCLUSIVE; the nearest is INCLUSIVE.",
        "discovery | MARKED | one of ALL_GEOMETRIES, MARKED_ONLY; the nearest is MARKED_ONLY.",
        "depthTest | yes | true or false.",
        "fixedStep | -1 | a number of seconds, 0 or more.",
        "fixedStep | NaN | a number of seconds, 0 or more.",
        "fixedStep | soon | a number of seconds, 0 or more."})
    @MethodSource("wrongModes")
    void aWrongValueIsAProblemAndTheSettingOfCodeApplies(String property, String value, String instead) {
        state.setPlane(ProjectionPlane.YZ);
        onLevel(property, value);
        scene.attach(level);
        scene.frames(2);
        assertEquals(ProjectionPlane.YZ, plane());
        assertEquals(2, scene.run().ask(state::getTick));
        assertProblems("Node 'level' (/Root Node/level): its user data jmesat.scene." + property + " is " + value
                + " instead of " + instead);
        assertEquals(1, log.messages().size());
    }

    @ParameterizedTest
    @EnumSource
    void aValueOfAnotherTypeIsAProblem(SceneSetting setting) {
        onLevel(setting.property(), new Node("value"));
        scene.attach(level);
        scene.frames(2);
        assertProblems("is of the type Node instead of ");
    }

    @Test
    void anUnknownKeyIsAProblemWithTheNearestOne() {
        onLevel("plan", "XZ");
        onLevel("touchpolicy", "EXCLUSIVE");
        scene.attach(level);
        scene.frames(2);
        assertEquals(ProjectionPlane.XY, plane());
        assertProblems("its user data key jmesat.scene.plan is unknown; the nearest known key is jmesat.scene.plane; "
                + "its user data key jmesat.scene.touchpolicy is unknown; the nearest known key is "
                + "jmesat.scene.touchPolicy.");
    }

    @ParameterizedTest
    @CsvSource({"jmesat.plane, jmesat.scene.plane", "jmesat.layernames, jmesat.scene.layerNames",
        "jmesat.scene.fixed, jmesat.fixed", "jmesat.scene.layers, jmesat.layers"})
    void aPropertyOfTheOtherKindIsNearest(String key, String nearest) {
        level.setUserData(key, "XZ");
        scene.attach(level);
        scene.frame();
        assertProblems("its user data key " + key + " is unknown; the nearest known key is " + nearest + ".");
    }

    @Test
    void deeperInTheSceneItIsAProblemThatSaysWhereItBelongs() {
        scene.attach(level);
        scene.frame();
        scene.frame(() -> {
            a.setUserData(PLANE, "XZ");
            b.setUserData(PLANE, "YZ");
            b.setUserData("jmesat.scene.mode", "OUTLINE");
        });
        assertEquals(ProjectionPlane.XY, plane());
        String place = " no effect here: scene settings belong to the root node or to one of its direct children.";
        assertProblems("its user data jmesat.scene.plane has" + place,
                "its user data jmesat.scene.plane, jmesat.scene.mode have" + place);
        scene.frame(() -> scene.root().attachChild(a));
        assertEquals(ProjectionPlane.XZ, plane());
        assertProblems("Geometry 'b'");
        scene.frame(() -> level.attachChild(a));
        assertEquals(ProjectionPlane.XY, plane());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aChangeIsNoticedAtTheNextTick(boolean onRoot) {
        scene.attach(level);
        scene.frame();
        Spatial place = onRoot ? scene.root() : level;
        // Six keys of the game, so that the spatial has user data anyway.
        scene.frame(() -> Stream.of("a", "b", "c", "d", "e", "f").forEach(key -> place.setUserData(key, 1)));
        scene.events();
        scene.frame(() -> place.setUserData(PLANE, "XZ"));
        assertEquals(List.of("3 EXIT a b RECONFIGURED", "3 ENTER a b"), scene.events());
        scene.frame(() -> place.setUserData(PLANE, "YZ"));
        assertEquals(List.of("4 EXIT a b RECONFIGURED", "4 ENTER a b"), scene.events());
        scene.frame(() -> place.setUserData(PLANE, new String("YZ")));
        assertEquals(List.of("5 STAY a b"), scene.events());
        scene.frame(() -> place.setUserData(PLANE, null));
        assertEquals(ProjectionPlane.XY, plane());
        assertEquals(List.of("6 EXIT a b RECONFIGURED", "6 ENTER a b"), scene.events());
    }

    @Test
    void aChildThatComesOrGoesIsNoticedAtTheNextTick() {
        Node settings = new Node("settings");
        settings.setUserData(PLANE, "XZ");
        scene.attach(level);
        scene.frame();
        scene.frame(() -> scene.root().attachChild(settings));
        assertEquals(ProjectionPlane.XZ, plane());
        scene.frame(settings::removeFromParent);
        assertEquals(ProjectionPlane.XY, plane());
        scene.frame(() -> state.setRoot(settings));
        assertEquals(ProjectionPlane.XZ, plane());
        scene.frame(() -> state.setRoot(null));
        assertEquals(ProjectionPlane.XY, plane());
    }

    @Test
    void aGeometryThatRestsGetsItsFirstSettingBesideOneThatHasSome() {
        a.setUserData("jmesat.scene.touchPolicy", "EXCLUSIVE");
        scene.attach(a, b);
        scene.frames(5);
        scene.frame(() -> b.setUserData(PLANE, "XZ"));
        assertEquals(ProjectionPlane.XZ, plane());
    }

    @Test
    void aSettingMadeInBeforeTickAppliesToThisTick() {
        scene.attach(level);
        scene.frame();
        scene.step(() -> state.addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState ticking, float tpf) {
                level.setUserData(PLANE, "XZ");
            }
        }));
        scene.frame();
        assertEquals(ProjectionPlane.XZ, plane());
    }

    @Test
    void aDisabledChildHasItsSettings() {
        level.setUserData("jmesat.collider", false);
        scene.attach(level);
        scene.frame();
        onLevel("plane", "XZ");
        scene.frame();
        assertEquals(ProjectionPlane.XZ, plane());
    }

    @Test
    void bakingBeforeTheFirstTickUsesThePlaneOfTheScene() {
        SatCollisionState inCode = new SatCollisionState();
        inCode.setPlane(ProjectionPlane.XZ);
        Node root = CollisionScene.node("root", a);
        a.rotate(0.3f, 0.2f, 0);
        root.setUserData(PLANE, "XZ");
        assertEquals(inCode.bake(a), new SatCollisionState(root).bake(a));
        assertNotEquals(inCode.bake(a), new SatCollisionState().bake(a));
    }

    @Test
    void theyAreSavedWithTheScene() throws Exception {
        onLevel("plane", "XZ");
        onLevel("fixedStep", 0.5f);
        onLevel("depthTest", true);
        Spatial loaded = BinaryExporter.saveAndLoad(scene.run().application().getAssetManager(), level);
        scene.attach(loaded);
        scene.frames(32);
        assertEquals(ProjectionPlane.XZ, plane());
        assertTrue(scene.run().ask(() -> state.getWorld().isDepthTest()));
        assertEquals(1, scene.run().ask(state::getTick));
        assertProblems();
    }

    @Test
    void theTableHasThePropertiesOfTheStateAndTheNamesOfItsConstants() throws Exception {
        for (SceneSetting setting : SceneSetting.values()) {
            Class<?> type = SatCollisionState.class.getDeclaredField(setting.property()).getType();
            assertEquals("jmesat.scene." + setting.property(), setting.key());
            if (type.isEnum()) {
                for (Object constant : type.getEnumConstants()) {
                    assertEquals(constant.toString(), setting.parse(constant.toString()));
                }
            }
        }
        assertEquals(9, SceneSetting.values().length);
    }

    @Test
    void settingsThatAreWrittenAreReadBack() {
        Object[] kept = {"XZ", "OUTLINE", "MARKED_ONLY", "EXCLUSIVE", true, 0.25f, "one, two", "one | two", true};
        Node node = new Node();
        SceneSettings.write(setting -> kept[setting.ordinal()], node);
        SceneSettings read = new SceneSettings();
        read.update(node);
        assertEquals(List.of(kept), Stream.of(SceneSetting.values()).map(read::get).toList());
        SceneSettings.write(setting -> null, node);
        assertTrue(node.getUserDataKeys().isEmpty());
    }

    @Test
    void aSteadyTickWithThemAndManyChildrenAllocatesNothing() {
        onLevel("plane", "XZ");
        onLevel("fixedStep", "2");
        scene.step(() -> {
            state.removeCollisionListener(scene.log());
            state.setPaused(true);
            for (int i = 0; i < 2000; i++) {
                Node child = new Node("child " + i);
                child.setUserData("of the game", i);
                scene.root().attachChild(child);
            }
        });
        scene.attach(level);
        scene.frame();
        scene.step(() -> {
            for (int i = 0; i < 40; i++) {
                state.step();
            }
            assertEquals(0, AllocationMeter.leastBytes(state::step));
        });
        assertEquals(ProjectionPlane.XZ, plane());
    }
}

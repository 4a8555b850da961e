package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.jmesat.app.CapturedLog;
import org.jmesat.app.CollisionScene;
import org.jmesat.projection.ProjectionMode;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each setting of a collider in a running application, given by a control or by user data. */
class ColliderSettingsTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.5f, 0);

    /** Gives a spatial one setting. */
    private interface Setting {
        void give(Spatial spatial, String property, Object value);
    }

    private static void byControl(Spatial spatial, String property, Object value) {
        ColliderControl control = spatial.getControl(ColliderControl.class);
        if (control == null) {
            control = new ColliderControl();
            spatial.addControl(control);
        }
        switch (property) {
            case "enabled" -> control.setEnabled((Boolean) value);
            case "mode" -> control.setMode(ProjectionMode.valueOf((String) value));
            case "fixed" -> control.setFixed((Boolean) value);
            case "trigger" -> control.setTrigger((Boolean) value);
            case "dynamic" -> control.setDynamic((Boolean) value);
            case "continuous" -> control.setContinuous((Boolean) value);
            case "category" -> control.setCategory(((Number) value).longValue());
            case "mask" -> control.setMask(((Number) value).longValue());
            case "group" -> control.setGroup((Integer) value);
            case "layers" -> control.setLayers((String) value);
            case "collidesWith" -> control.setCollidesWith((String) value);
            default -> throw new IllegalArgumentException(property);
        }
    }

    private static void byUserData(Spatial spatial, String property, Object value) {
        spatial.setUserData("jmesat." + property, value);
    }

    static Stream<Arguments> ways() {
        return Stream.of(Arguments.of("control", (Setting) ColliderSettingsTest::byControl),
                Arguments.of("user data", (Setting) ColliderSettingsTest::byUserData));
    }

    private List<String> eventsWith(BiConsumer<Geometry, Geometry> settings) {
        settings.accept(a, b);
        scene.attach(a, b);
        scene.frame();
        return scene.events();
    }

    private static final List<String> CONTACT = List.of("1 ENTER a b");
    private static final List<String> NOTHING = List.of();

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void enabledFalseTakesTheSubtreeOutOfCollisions(String way, Setting by) {
        assertEquals(NOTHING, eventsWith((x, y) -> by.give(x, "enabled", false)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void enabledTrueIsACollider(String way, Setting by) {
        assertEquals(CONTACT, eventsWith((x, y) -> by.give(x, "enabled", true)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void fixedCollidersCollideOnlyWithOthers(String way, Setting by) {
        assertEquals(CONTACT, eventsWith((x, y) -> by.give(x, "fixed", true)));
        scene.frame(() -> by.give(b, "fixed", true));
        assertEquals(List.of("2 EXIT a b FILTERED"), scene.events());
        scene.frame(() -> by.give(a, "fixed", false));
        assertEquals(List.of("3 ENTER a b"), scene.events());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void aTriggerIsMarkedInEvents(String way, Setting by) {
        scene.step(() -> scene.state().addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                scene.log().note("trigger " + event.isTrigger());
            }
        }));
        assertEquals(List.of("1 ENTER a b", "trigger true"), eventsWith((x, y) -> by.give(y, "trigger", true)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void aContinuousColliderCollidesBetweenTwoTicks(String way, Setting by) {
        assertEquals(CONTACT, eventsWith((x, y) -> by.give(x, "continuous", true)));
        scene.frame(() -> a.setLocalTranslation(-4, 0, 0));
        scene.frame(() -> a.setLocalTranslation(4, 0, 0));
        assertEquals(List.of("2 EXIT a b SEPARATED", "3 ENTER a b", "3 EXIT a b SEPARATED"), scene.events());
        scene.frame(() -> by.give(a, "continuous", false));
        scene.frame(() -> a.setLocalTranslation(-4, 0, 0));
        assertEquals(NOTHING, scene.events());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void categoryAndMaskMustAgreeOnBothSides(String way, Setting by) {
        long layer = 1L << 50;
        assertEquals(NOTHING, eventsWith((x, y) -> {
            by.give(x, "category", layer);
            by.give(y, "mask", 1L);
        }));
        scene.frame(() -> by.give(b, "mask", layer));
        assertEquals(List.of("2 ENTER a b"), scene.events());
        scene.frame(() -> by.give(a, "mask", 2L));
        assertEquals(List.of("3 EXIT a b FILTERED"), scene.events());
        scene.frame(() -> by.give(b, "category", 2L));
        assertEquals(List.of("4 ENTER a b"), scene.events());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void categoryZeroMatchesNoMask(String way, Setting by) {
        assertEquals(NOTHING, eventsWith((x, y) -> by.give(x, "category", 0L)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void maskZeroCollidesOnlyInTheSamePositiveGroup(String way, Setting by) {
        assertEquals(NOTHING, eventsWith((x, y) -> by.give(x, "mask", 0L)));
        scene.frame(() -> {
            by.give(a, "group", 8);
            by.give(b, "group", 8);
        });
        assertEquals(List.of("2 ENTER a b"), scene.events());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void layersAndCollidesWithSetCategoryAndMask(String way, Setting by) {
        scene.step(() -> {
            scene.state().getLayers().setName(40, "player");
            scene.state().getLayers().setName(41, "wall");
        });
        assertEquals(NOTHING, eventsWith((x, y) -> {
            by.give(x, "layers", "player");
            by.give(y, "collidesWith", "wall");
        }));
        scene.frame(() -> by.give(b, "collidesWith", " wall ,, player"));
        assertEquals(List.of("2 ENTER a b"), scene.events());
        scene.frame(() -> by.give(a, "layers", "wall,"));
        scene.frame(() -> by.give(b, "collidesWith", "player"));
        assertEquals(List.of("3 STAY a b", "4 EXIT a b FILTERED"), scene.events());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void layerNamesReplaceTheBitsUnlessBlank(String way, Setting by) {
        scene.step(() -> scene.state().getLayers().setName(1, "one"));
        assertEquals(NOTHING, eventsWith((x, y) -> {
            by.give(x, "category", 4L);
            by.give(y, "mask", 4L);
            by.give(x, "layers", "one");
        }));
        scene.frame(() -> by.give(a, "layers", " , "));
        assertEquals(List.of("2 ENTER a b"), scene.events());
        scene.frame(() -> by.give(b, "collidesWith", "one"));
        assertEquals(List.of("3 EXIT a b FILTERED"), scene.events());
        scene.frame(() -> by.give(b, "collidesWith", ""));
        assertEquals(List.of("4 ENTER a b"), scene.events());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void anUnknownLayerNameIsReportedAndTheOthersApply(String way, Setting by) {
        scene.step(() -> scene.state().getLayers().setName(7, "enemy"));
        assertEquals(CONTACT, eventsWith((x, y) -> {
            by.give(x, "layers", "plyer, enemy");
            by.give(y, "collidesWith", "enemy, wal, flor");
        }));
        scene.frames(2);
        String known = "; known are default, enemy (see jmesat.scene.layerNames)";
        assertEquals("its setting layers names an unknown layer: 'plyer'" + known,
                scene.run().ask(() -> scene.state().getProblem(a)));
        assertEquals(List.of(
                "Geometry 'a' (/Root Node/a): its setting layers names an unknown layer: 'plyer'" + known + ".",
                "Geometry 'b' (/Root Node/b): its setting collidesWith names unknown layers: 'wal', 'flor'" + known
                        + "."),
                log.messages());
        assertEquals(log.messages(), scene.run().ask(() -> scene.state().getProblems()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void aLayerNameMatchesOnceTheLayerIsNamed(String way, Setting by) {
        assertEquals(NOTHING, eventsWith((x, y) -> by.give(x, "layers", "ghost")));
        scene.frame(() -> scene.state().getLayers().setName(9, "ghost"));
        assertEquals(List.of("2 ENTER a b"), scene.events());
        assertEquals(List.of(), scene.run().ask(() -> scene.state().getProblems()));
        scene.frame(() -> scene.state().getLayers().setName(9, "spook"));
        assertEquals(List.of("3 EXIT a b FILTERED"), scene.events());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void aChangeOfTheMatrixTakesEffectAtTheNextTick(String way, Setting by) {
        scene.step(() -> scene.state().getLayers().setName(9, "ghost"));
        assertEquals(CONTACT, eventsWith((x, y) -> by.give(x, "layers", "ghost")));
        scene.frame(() -> scene.state().getLayers().setColliding("ghost", "default", false));
        assertEquals(List.of("2 EXIT a b FILTERED"), scene.events());
        scene.frame(() -> scene.state().getLayers().setColliding("ghost", "default", true));
        assertEquals(List.of("3 ENTER a b"), scene.events());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void collidesWithAllowsNothingThatTheMatrixForbids(String way, Setting by) {
        scene.step(() -> scene.state().getLayers().setColliding("default", "default", false));
        assertEquals(NOTHING, eventsWith((x, y) -> {
            by.give(x, "collidesWith", "default");
            by.give(y, "collidesWith", "default");
        }));
    }

    @Test
    void theMatrixAppliesToGeometriesWithoutSettingsAndAChangeInAHandlerFromTheNextTick() {
        scene.step(() -> scene.state().addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionStay(CollisionEvent event) {
                scene.state().getLayers().setColliding(0, 0, false);
            }
        }));
        scene.attach(a, b, scene.cube("c", 0.2f, 0.2f));
        scene.frames(3);
        assertEquals(List.of("1 ENTER a b", "1 ENTER a c", "1 ENTER b c", "2 STAY a b", "2 STAY a c", "2 STAY b c",
                "3 EXIT a b FILTERED", "3 EXIT a c FILTERED", "3 EXIT b c FILTERED"), scene.events());
        scene.frame(() -> scene.state().getLayers().setColliding(0, 0, true));
        assertEquals(List.of("4 ENTER a b", "4 ENTER a c", "4 ENTER b c"), scene.events());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void theSameNegativeGroupNeverCollides(String way, Setting by) {
        assertEquals(NOTHING, eventsWith((x, y) -> {
            by.give(x, "group", -2);
            by.give(y, "group", -2);
        }));
        scene.frame(() -> by.give(b, "group", -3));
        assertEquals(List.of("2 ENTER a b"), scene.events());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void theSamePositiveGroupCollidesWithAnyMasks(String way, Setting by) {
        assertEquals(CONTACT, eventsWith((x, y) -> {
            by.give(x, "group", 2);
            by.give(y, "group", 2);
            by.give(x, "mask", 0L);
        }));
        scene.frame(() -> by.give(b, "group", 3));
        assertEquals(List.of("2 EXIT a b FILTERED"), scene.events());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void aPositiveGroupDoesNotMakeSceneryCollideWithScenery(String way, Setting by) {
        assertEquals(NOTHING, eventsWith((x, y) -> {
            for (Geometry each : List.of(x, y)) {
                by.give(each, "group", 2);
                by.give(each, "fixed", true);
            }
        }));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void aSingleHullFillsTheGapBetweenGeometries(String way, Setting by) {
        Geometry between = scene.cube("between", 2, 0);
        Node body = CollisionScene.node("body", a, b);
        b.setLocalTranslation(4, 0, 0);
        by.give(body, "mode", "HULL_PER_GEOMETRY");
        scene.attach(body, between);
        scene.frame();
        assertEquals(NOTHING, scene.events());
        scene.frame(() -> by.give(body, "mode", "SINGLE_HULL"));
        assertEquals(List.of("2 ENTER body between"), scene.events());
        assertEquals(1, scene.state().getWorld().getColliders().get(0).getPieceCount());
        scene.frame(() -> by.give(body, "mode", "HULL_PER_GEOMETRY"));
        assertEquals(List.of("3 EXIT body between SEPARATED"), scene.events());
    }

    @Test
    void theHullOfABodyFollowsItsPartsAsTheyMove() {
        Geometry stone = scene.cube("stone", 2, 3);
        Node body = CollisionScene.node("body", a, b);
        b.setLocalTranslation(4, 0, 0);
        byControl(body, "mode", "SINGLE_HULL");
        scene.attach(body, stone);
        scene.frame();
        scene.frame(() -> b.setLocalTranslation(4, 6, 0));
        scene.frame(() -> body.setLocalTranslation(0, -3, 0));
        assertEquals(List.of("2 ENTER body stone", "3 EXIT body stone SEPARATED"), scene.events());
    }

    @Test
    void aControlBeatsUserDataOnTheSameSpatial() {
        assertEquals(CONTACT, eventsWith((x, y) -> {
            byUserData(x, "mask", 0L);
            byControl(x, "fixed", false);
        }));
    }
}

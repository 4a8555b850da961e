package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.Discovery;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;
import org.jmesat.projection.ColliderShape;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A platform of 8 x 1 whose top is at y = 0.5, and a player of side 1. */
class OneWayPlatformTest extends ReadyMadeScene {
    private final Geometry platform = scene.cube("platform", 0, 0);
    private final Geometry player = scene.cube("player", 0, 4);

    private void begin(String scripts, boolean asControls) {
        platform.setLocalScale(8, 1, 1);
        platform.setUserData("jmesat.fixed", true);
        give(platform, scripts, asControls);
        player.setUserData("jmesat.pushApart", true);
        scene.attach(platform, player);
        scene.frame();
    }

    private void place(float x, float y) {
        scene.frame(() -> player.setLocalTranslation(x, y, 0));
    }

    private void expect(float x, float y) {
        assertEquals(new Vector3f(x, y, 0), player.getLocalTranslation());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itHoldsWhatComesFromAboveAsLongAsItPresses(boolean asControls) {
        begin("OneWayPlatform", asControls);
        place(0, 0.75f);
        expect(0, 1);
        for (int i = 0; i < 5; i++) {
            scene.frame(() -> player.move(0.125f, -0.25f, 0));
            expect((i + 1) * 0.125f, 1);
        }
        assertTrue(scene.isColliding(platform, player));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itLetsThroughWhatComesFromBelowOrFromTheSide(boolean asControls) {
        begin("OneWayPlatform", asControls);
        place(0, -3);
        float[] heights = {-0.75f, -0.25f, 0, 0.25f, 0.75f, 0.25f, 0};
        for (float height : heights) {
            place(0, height);
            expect(0, height);
        }
        place(-6, 0);
        float[] places = {-4.25f, -3, 0, 1};
        for (float x : places) {
            place(x, 0);
            expect(x, 0);
        }
        place(0, 3);
        place(0, 0.75f);
        expect(0, 1);
    }

    /** Its feet sink below the edge in each tick, and at a slow walk it then touches the side of the next platform. */
    @ParameterizedTest
    @CsvSource({"0.25, true, false", "0.25, false, true", "1, true, true", "1, false, false", "4, true, false"})
    void aBodyWalksFromTheFloorAndFromAPlatformOntoTheNextOne(float speed, boolean fromAPlatform, boolean asControls) {
        Geometry floor = scene.cube("floor", -8, 0);
        floor.setLocalScale(8, 1, 1);
        floor.setUserData("jmesat.fixed", true);
        if (fromAPlatform) {
            give(floor, "OneWayPlatform", asControls);
        }
        scene.attach(floor);
        begin("OneWayPlatform", asControls);
        float way = speed * HeadlessRun.TPF;
        for (int start = 0; start < 20; start++) {
            place(20, 20);
            place(-5 + way * start / 20, 1);
            for (float x = -5; x < -3; x += way) {
                scene.frame(() -> player.move(way, -0.003f, 0));
                assertEquals(1, player.getLocalTranslation().y, 1e-5f, "start " + start + ", x " + x);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "left", "right"})
    void aBodyThatLandsOnTwoPlatformsOrOnOneAndAFloorIsLiftedOnce(String fixedFloor) {
        Geometry left = scene.cube("left", -0.5f, 0);
        Geometry right = scene.cube("right", 0.5f, 0);
        for (Geometry each : new Geometry[] {left, right}) {
            each.setUserData("jmesat.fixed", true);
            if (!each.getName().equals(fixedFloor)) {
                each.setUserData("jmesat.scripts", "OneWayPlatform");
            }
        }
        player.setUserData("jmesat.pushApart", true);
        scene.attach(left, player, right);
        scene.frame();
        place(0, 0.75f);
        assertEquals(1, player.getLocalTranslation().y, 1e-6f);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "0.9, 0.9", "0.8, 0.8"})
    void aBodyFromTheSideIsHeldIfItWasNotBelowTheEdge(float height, float expected) {
        begin("OneWayPlatform", false);
        place(-6, height);
        float[] places = {-4.48f, -4.2f, -4, -3};
        for (float x : places) {
            place(x, height);
        }
        expect(-3, expected);
        scene.frame(() -> player.move(0, -0.25f, 0));
        assertEquals(expected == 1 ? 1 : expected - 0.25f, player.getLocalTranslation().y, 1e-6f);
    }

    /** A hero without a mesh: an empty node has no bound. */
    @ParameterizedTest
    @CsvSource({"RECTANGLE, 1.01, 1", "RECTANGLE, 0.9, 0.88", "CAPSULE, 1.01, 1", "CAPSULE, 0.9, 0.88"})
    void aShapeSetByHandIsHeldIfItWasNotBelowTheEdge(ColliderShape shape, float height, float expected) {
        Node hero = new Node("hero");
        ColliderControl control = new ColliderControl();
        control.setShape(shape);
        control.setAngle(shape == ColliderShape.CAPSULE ? 90 : 0);
        control.setSize(new Vector2f(shape == ColliderShape.CAPSULE ? 0.5f : 1, 1));
        control.setRadius(0.25f);
        hero.addControl(control);
        hero.setUserData("jmesat.pushApart", true);
        begin("OneWayPlatform", false);
        scene.attach(hero);
        float[] places = {-6, -4.48f, -4.2f, -4, -3};
        for (float x : places) {
            scene.frame(() -> hero.setLocalTranslation(x, height, 0));
        }
        scene.frame(() -> hero.move(0, -0.02f, 0));
        assertEquals(expected, hero.getLocalTranslation().y, 1e-6f);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aHeroWithoutAMeshWalksFromTileToTile(boolean asControls) {
        Geometry second = scene.cube("second", 8, 0);
        second.setLocalScale(8, 1, 1);
        second.setUserData("jmesat.fixed", true);
        give(second, "OneWayPlatform", asControls);
        Node hero = new Node("hero");
        hero.setUserData("jmesat.shape", "RECTANGLE");
        hero.setUserData("jmesat.pushApart", true);
        begin("OneWayPlatform", asControls);
        hero.setLocalTranslation(0, 1.25f, 0);
        scene.attach(second, hero);
        for (int i = 0; i < 80; i++) {
            scene.frame(() -> hero.move(0.1f, -0.05f, 0));
        }
        assertEquals(1, hero.getLocalTranslation().y, 1e-5f);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void upMayBeAnyDirection(boolean asControls) {
        begin("OneWayPlatform(up=(-3, 0, 9))", asControls);
        place(-9, 0);
        place(-4.25f, 0);
        expect(-4.5f, 0);
        place(-4.25f, 4);
        place(0, 0.75f);
        expect(0, 0.75f);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aBodyWithoutPushApartDoesNotSlideOnASlope(boolean asControls) {
        platform.rotate(0, 0, FastMath.PI / 6);
        begin("OneWayPlatform", asControls);
        scene.step(() -> player.setUserData("jmesat.pushApart", null));
        place(0, 1.5f);
        // The upper side at x = 0.5, where the player's lower right corner stands.
        float top = (float) (0.5 / Math.cos(Math.PI / 6) + 0.5 * Math.tan(Math.PI / 6));
        for (int i = 0; i < 20; i++) {
            scene.frame(() -> player.move(0, -0.25f, 0));
        }
        assertEquals(0, player.getLocalTranslation().x, 1e-4f);
        assertEquals(top + 0.5f, player.getLocalTranslation().y, 1e-4f);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void byDelayAndOnce(boolean asControls) {
        begin("OneWayPlatform(by='hero', once=true)", asControls);
        place(0, 0.75f);
        expect(0, 0.75f);
        place(0, 4);
        scene.step(() -> player.setName("hero"));
        place(0, 0.75f);
        expect(0, 1);
        place(0, 4);
        place(0, 0.75f);
        expect(0, 0.75f);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aFixedBodyIsNotMovedAndADisabledPlatformHoldsNothing(boolean asControls) {
        begin("OneWayPlatform(enabled=false)", asControls);
        place(0, 0.75f);
        expect(0, 0.75f);
        scene.step(() -> {
            player.setUserData("jmesat.fixed", true);
            platform.setUserData("jmesat.fixed", null);
            platform.setUserData("jmesat.scripts", "OneWayPlatform");
        });
        place(0, 4);
        place(0, 0.75f);
        expect(0, 0.75f);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aContinuousBodyThatWouldPassThroughIsHeld(boolean asControls) {
        player.addControl(new ColliderControl());
        player.getControl(ColliderControl.class).setContinuous(true);
        begin("OneWayPlatform", asControls);
        scene.frame();
        place(0, -9);
        assertEquals(1, player.getLocalTranslation().y, 1e-5);
        scene.frame();
        assertTrue(scene.isColliding(platform, player));
        place(0, 9);
        assertEquals(9, player.getLocalTranslation().y, "through it from below");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itChangesNeitherUserDataNorTheColliderControl(boolean asControls) {
        ColliderControl control = new ColliderControl();
        platform.addControl(control);
        player.addControl(new PushApart());
        begin("OneWayPlatform", asControls);
        Collection<String> keys = List.copyOf(platform.getUserDataKeys());
        place(0, 0.75f);
        assertFalse(control.isTrigger() || control.isOneWay());
        assertEquals(Set.copyOf(keys), Set.copyOf(platform.getUserDataKeys()));
        expect(0, 1);
        place(0, -4);
        place(0, -0.75f);
        expect(0, -0.75f);
    }

    /** Older versions wrote it there, and scenes were saved with it. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aTriggerOfAnOlderVersionIsIgnoredWithANotice(boolean asControls) {
        platform.setUserData("jmesat.trigger", true);
        begin("OneWayPlatform", asControls);
        place(0, 0.75f);
        expect(0, 1);
        assertEquals(1, problems().size());
        assertTrue(problems().get(0).contains("platform") && problems().get(0).contains("jmesat.trigger is ignored"),
                problems().get(0));
    }

    /** With MARKED_ONLY too, and although its geometries would be colliders of their own. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itsSpatialBecomesACollider(boolean asControls) {
        Node model = CollisionScene.node("model", scene.cube("left", -0.5f, 0), scene.cube("right", 0.5f, 0));
        give(model, "OneWayPlatform", asControls);
        player.setUserData("jmesat.pushApart", true);
        scene.step(() -> scene.state().setDiscovery(Discovery.MARKED_ONLY));
        player.setUserData("jmesat.collider", true);
        scene.attach(model, player);
        scene.frame();
        place(0, 0.75f);
        expect(0, 1);
        assertTrue(scene.isColliding(model, player));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void onlyWhatMatchesByIsHeldByItOrByPushApart(boolean asControls) {
        begin("OneWayPlatform(by='hero')", asControls);
        place(0, 0.75f);
        expect(0, 0.75f);
        place(0, 4);
        player.setUserData("jmesat.pushApart", null);
        scene.step(() -> player.setName("hero"));
        place(0, 0.75f);
        expect(0, 1);
    }
}

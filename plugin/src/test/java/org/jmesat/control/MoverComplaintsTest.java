package org.jmesat.control;

import static org.jmesat.control.CharacterMoverScene.BOX;
import static org.jmesat.control.CharacterMoverScene.CIRCLE;
import static org.jmesat.control.CharacterMoverScene.TILE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What users of other engines report of their character movers; engine and number of the issue above each test. */
class MoverComplaintsTest {
    private static final ConvexPolygon PLATFORM = ConvexPolygon.rectangle(4, 1);
    private static final double FALL = -0.02;

    @AutoClose
    private final CharacterMoverScene movers = new CharacterMoverScene();

    private void settle(CharacterMover... all) {
        for (CharacterMover each : all) {
            movers.frame(each, 0, FALL);
        }
        movers.scene.frame();
    }

    /** Godot 16250, 16268. */
    @ParameterizedTest
    @ValueSource(doubles = {0, -1e-7, -1e-4, -0.01, -1})
    void theGroundDoesNotFlickerHoweverSlowTheFall(double fall) {
        movers.floor();
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        settle(mover);
        for (int i = 0; i < 60; i++) {
            movers.frame(mover, 0.01, i % 2 == 0 ? fall : 0);
            assertTrue(mover.isOnGround(), "tick " + i);
        }
    }

    /** Godot 42940, 19715; Unity 2d-extras 93; p2.js 173. */
    @Test
    void aRunnerIsNotCaughtBetweenTiles() {
        for (int i = 0; i < 30; i++) {
            movers.fixed(TILE, i, -0.5);
        }
        CharacterMover mover = movers.mover(TILE, 0, 0.5);
        for (int i = 1; i <= 200; i++) {
            movers.frame(mover, 0.13, FALL);
            assertTrue(mover.isOnGround() && !mover.isOnWall(), "tick " + i);
            assertEquals(0.13 * i, movers.at(mover).x, 1e-3, "tick " + i);
        }
    }

    /** Godot 49323. */
    @ParameterizedTest
    @ValueSource(floats = {1, 50})
    void aLargeBodyDoesNotJitterOnTheFloor(float size) {
        movers.fixed(ConvexPolygon.rectangle(20 * size, size), 0, -0.5 * size);
        CharacterMover mover = movers.mover(ConvexPolygon.rectangle(size, size), 0, 0.5 * size);
        settle(mover);
        float y = movers.at(mover).y;
        for (int i = 0; i < 100; i++) {
            movers.frame(mover, 0.01 * size * Math.pow(0.95, i), FALL);
            assertEquals(y, movers.at(mover).y, 1e-5 * size, "tick " + i);
        }
    }

    /** Godot 45219. */
    @Test
    void theGroundDoesNotFlickerAtTheEdgeOfAPlatform() {
        movers.fixed(PLATFORM, 0, -0.5);
        CharacterMover mover = movers.mover(BOX, 2.39, 0.4);
        settle(mover);
        for (int i = 0; i < 60; i++) {
            movers.frame(mover, i % 2 == 0 ? 0.005 : -0.005, FALL);
            assertTrue(mover.isOnGround(), "tick " + i);
            assertEquals(0.4, movers.at(mover).y, 1e-4, "tick " + i);
        }
    }

    /** Godot 74373. */
    @ParameterizedTest
    @CsvSource({"0, 0.05", "0, -0.05", "0.05, 0.05", "-0.05, 0"})
    void twoPlatformsThatMoveTogetherCarryAMoverOnBoth(float dx, float dy) {
        Node left = movers.platform(PLATFORM, -2, -0.5);
        Node right = movers.platform(PLATFORM, 2, -0.5);
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        settle(mover);
        for (int i = 1; i <= 60; i++) {
            movers.scene.frame(() -> {
                movers.scene.move(left, dx, dy);
                movers.scene.move(right, dx, dy);
            });
            assertTrue(mover.isOnGround(), "tick " + i);
            assertEquals(dx * i, movers.at(mover).x, 1e-3, "tick " + i);
            assertEquals(0.4 + dy * i, movers.at(mover).y, 1e-3, "tick " + i);
        }
    }

    /** Godot 97703, 17107, 30311, 53475; Rapier 488. */
    @ParameterizedTest
    @CsvSource({"0.5, 0", "0, 0.3", "0, -0.3", "-0.4, 0.2"})
    void aMoverDoesNotLagBehindAFastPlatform(float dx, float dy) {
        Node platform = movers.platform(PLATFORM, 0, -0.5);
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        settle(mover);
        for (int i = 1; i <= 40; i++) {
            float x = i <= 30 ? dx * i : dx * 30;
            float y = i <= 30 ? dy * i : dy * 30;
            movers.scene.frame(() -> movers.scene.place(platform, x, y - 0.5f));
            assertTrue(mover.isOnGround(), "tick " + i);
            assertEquals(x, movers.at(mover).x, 1e-3, "tick " + i);
            assertEquals(y + 0.4, movers.at(mover).y, 1e-3, "tick " + i);
        }
    }

    /** Godot 22313, 31097, 47042, 26180. */
    @ParameterizedTest
    @ValueSource(doubles = {0, -0.001, -0.5})
    void aMoverAtRestDoesNotGlideDownASlope(double fall) {
        movers.fixed(ConvexPolygon.of(0, 0, 8, 0, 8, 6), 0, 0);
        CharacterMover mover = movers.mover(CIRCLE, 4, 3.5);
        movers.scene.step(() -> mover.setSnap(0.5f));
        for (int i = 0; i < 20; i++) {
            movers.frame(mover, 0, -0.1);
        }
        assertTrue(mover.isOnGround());
        Vector3f place = movers.at(mover).clone();
        for (int i = 0; i < 100; i++) {
            movers.frame(mover, 0, fall);
        }
        assertEquals(place.x, movers.at(mover).x, 1e-5);
        assertEquals(place.y, movers.at(mover).y, 1e-5);
    }

    /** Godot 50155. */
    @Test
    void aWallThatMovesAgainstAFallingMoverDoesNotHoldIt() {
        Node wall = movers.platform(ConvexPolygon.rectangle(1, 20), 1.2, 0);
        CharacterMover mover = movers.mover(BOX, 0, 5);
        for (int i = 1; i <= 50; i++) {
            movers.scene.frame(() -> {
                movers.scene.move(wall, -0.02f, 0);
                movers.steer(mover, 0, -0.05);
            });
            assertEquals(5 - 0.05 * i, movers.at(mover).y, 1e-3, "tick " + i);
        }
        assertEquals(-0.7, movers.at(mover).x, 1e-3);
    }

    /** Godot 40006, 57706. */
    @Test
    void ridersThatWalkDoNotMoveOrStopTheOneBelow() {
        movers.floor();
        CharacterMover below = movers.mover(ConvexPolygon.rectangle(3, 1), 0, 0.5);
        CharacterMover left = movers.mover(BOX, -0.5, 1.4);
        CharacterMover right = movers.mover(BOX, 0.5, 1.4);
        settle(below, left, right);
        movers.scene.step(() -> {
            movers.steer(left, 0.01, FALL);
            movers.steer(right, -0.01, FALL);
        });
        movers.frames(10, below, 0, FALL);
        assertEquals(0, movers.at(below).x, 1e-6);
        for (int i = 1; i <= 20; i++) {
            movers.frame(below, 0.05, FALL);
            assertEquals(0.05 * i, movers.at(below).x, 1e-4);
            assertEquals(0.5, movers.at(below).y, 1e-4);
        }
    }

    /** Godot 82145, 122708. */
    @Test
    void aMoverThatBrushesPastAnotherDoesNotDragItAlong() {
        CharacterMover still = movers.mover(CIRCLE, 0, 0);
        CharacterMover passing = movers.mover(CIRCLE, -2, 0.5);
        movers.scene.step(() -> {
            still.setUp(Vector3f.UNIT_Z);
            passing.setUp(Vector3f.UNIT_Z);
        });
        movers.frames(80, passing, 0.05, 0);
        assertEquals(0, movers.at(still).x, 1e-6);
        assertEquals(0, movers.at(still).y, 1e-6);
        assertTrue(movers.at(passing).x > 0.8, movers.at(passing).toString());
    }

    /** OpenKCC 42. */
    @Test
    void aMoverDoesNotJitterInAWideCorner() {
        movers.fixed(ConvexPolygon.of(0, 0, 4, 0, 4, 7, -4, 7), 0, 0);
        movers.fixed(ConvexPolygon.of(0, 0, -4, -7, 4, -7, 4, 0), 0, 0);
        CharacterMover mover = movers.mover(CIRCLE, -2, 0.3);
        movers.scene.step(() -> mover.setUp(Vector3f.UNIT_Z));
        movers.frames(200, mover, 0.06, 0.02);
        Vector3f place = movers.at(mover).clone();
        for (int i = 0; i < 40; i++) {
            movers.frame(mover, 0.06, 0.02);
            assertEquals(0, place.distance(movers.at(mover)), 1e-5, "tick " + i);
        }
    }

    /** s&box 1250. */
    @ParameterizedTest
    @ValueSource(doubles = {-1e-6, -1e-3, -0.02})
    void aMoverSlidesAlongAWallAtAShallowAngle(double into) {
        movers.fixed(ConvexPolygon.rectangle(40, 1), 0, -0.5);
        CharacterMover mover = movers.mover(CIRCLE, 0, 0.4);
        movers.scene.step(() -> mover.setUp(Vector3f.UNIT_Z));
        for (int i = 1; i <= 50; i++) {
            movers.frame(mover, 0.1, into);
            assertEquals(0.1 * i, movers.at(mover).x, 1e-3, "tick " + i);
        }
    }

    /** Godot 46134. */
    @Test
    void aMoverWhoseSpeedChangesDoesNotBounce() {
        movers.floor();
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        settle(mover);
        for (int i = 0; i < 100; i++) {
            double speed = 0.01 * (1 + i * 7 % 10);
            movers.frame(mover, i < 50 ? speed : -speed, -speed);
            assertTrue(mover.isOnGround(), "tick " + i);
            assertEquals(0.4, movers.at(mover).y, 1e-4);
        }
    }

    /** Box2D 1032: the round foot of a capsule climbs a corner; a box does not. */
    @Test
    void aBoxThatDashesIntoACornerDoesNotClimbIt() {
        movers.floor();
        movers.fixed(TILE, 5, 0.5);
        CharacterMover mover = movers.mover(BOX, 0, 1.35);
        movers.frames(10, mover, 0.6, 0);
        assertEquals(4.1, movers.at(mover).x, 1e-3);
        assertEquals(1.35, movers.at(mover).y, 1e-3);
        assertFalse(mover.isOnGround());
    }
}

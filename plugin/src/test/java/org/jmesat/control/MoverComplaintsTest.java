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
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What users of other engines report of their character movers; engine and number of the issue above each test. */
class MoverComplaintsTest {
    private static final ConvexPolygon PLATFORM = ConvexPolygon.rectangle(4, 1);
    private static final ConvexPolygon CAPSULE = ConvexPolygon.hullOf(0, -0.1f, 0, 0.1f).rounded(0.3f);
    private static final double FALL = -0.02;
    /** What gravity adds to a velocity in a tick, as a displacement. */
    private static final double GRAVITY = -0.004;

    @AutoClose
    private final CharacterMoverScene movers = new CharacterMoverScene();

    private void settle(CharacterMover... all) {
        for (CharacterMover each : all) {
            movers.frame(each, 0, FALL);
        }
        movers.scene.frame();
    }

    private Vector3f remaining(CharacterMover mover) {
        return mover.getRemainingVelocity(new Vector3f()).multLocal(HeadlessRun.TPF);
    }

    /** Runs a frame of a game that adds gravity to the velocity that is left, and sets the velocity along X. */
    private void fall(CharacterMover mover, double dx) {
        movers.frame(mover, dx, remaining(mover).y + GRAVITY);
    }

    /** Without ground and ceiling: everything is a wall. */
    private CharacterMover floating(ConvexPolygon shape, double x, double y) {
        CharacterMover mover = movers.mover(shape, x, y);
        movers.scene.step(() -> mover.setUp(Vector3f.UNIT_Z));
        return mover;
    }

    private static ConvexPolygon shape(String name) {
        return switch (name) {
            case "box" -> BOX;
            case "circle" -> CIRCLE;
            default -> CAPSULE;
        };
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

    /** Godot 31664, 29392: the seam pushed it away. */
    @ParameterizedTest
    @CsvSource({"box, 0.5", "box, 0.49", "box, 0.1", "box, 0.11", "circle, 0.5", "circle, 0.4999", "circle, 0.45",
        "capsule, 0.5", "capsule, 0.51"})
    void aMoverThatLandsAtASeamStaysWhereItLands(String name, double x) {
        movers.fixed(TILE, 0, -0.5);
        movers.fixed(TILE, 1, -0.5);
        CharacterMover mover = movers.mover(shape(name), x, 1.4);
        movers.frame(mover, 0, 0);
        for (int i = 0; i < 100; i++) {
            fall(mover, 0);
            assertEquals(x, movers.at(mover).x, 1e-6, "tick " + i);
        }
        assertTrue(mover.isOnGround());
        assertEquals(0.4, movers.at(mover).y, 1e-4);
    }

    /** Godot 40498: the velocity down the ground was there in every other frame. */
    @Test
    void aMoverOverThreeTilesHasNoVelocityDownInAnyTick() {
        for (int i = 0; i < 12; i++) {
            movers.fixed(TILE, i, -0.5);
        }
        CharacterMover mover = movers.mover(ConvexPolygon.rectangle(1.4f, 0.8f), 1, 0.4);
        settle(mover);
        for (int i = 1; i <= 160; i++) {
            fall(mover, 0.05);
            assertEquals(0, remaining(mover).y, 1e-7, "tick " + i);
            assertEquals(0.4, movers.at(mover).y, 1e-4, "tick " + i);
            assertEquals(1 + 0.05 * i, movers.at(mover).x, 1e-3, "tick " + i);
        }
    }

    /** Godot 45374. */
    @Test
    void aMoverWithAnotherOnItsHeadWalksOverASeam() {
        for (int i = 0; i < 8; i++) {
            movers.fixed(TILE, i, -0.5);
        }
        CharacterMover mover = movers.mover(BOX, 0.5, 0.4);
        CharacterMover rider = movers.mover(BOX, 0.5, 1.2);
        settle(mover, rider);
        for (int i = 1; i <= 100; i++) {
            movers.frame(mover, 0.05, FALL);
            assertEquals(0.5 + 0.05 * i, movers.at(mover).x, 1e-3, "tick " + i);
            assertEquals(0.5 + 0.05 * i, movers.at(rider).x, 1e-3, "tick " + i);
            assertEquals(1.2, movers.at(rider).y, 1e-3, "tick " + i);
        }
    }

    /** Box2D 935: at the corners of tiles the normal was that of no face, and the character bounced. */
    @ParameterizedTest
    @ValueSource(strings = {"box", "circle", "capsule"})
    void theNormalOfAFloorOfTilesIsUpInEveryTick(String name) {
        for (int i = 0; i < 12; i++) {
            movers.fixed(TILE, i, -0.5);
        }
        CharacterMover mover = movers.mover(shape(name), 0, 0.4);
        settle(mover);
        for (int i = 0; i < 150; i++) {
            movers.frame(mover, 0.07, FALL);
            Vector3f normal = mover.getGroundNormal(new Vector3f());
            assertEquals(0, normal.distance(Vector3f.UNIT_Y), 1e-6, "tick " + i + ": " + normal);
        }
    }

    /** How far a shape reaches in a direction of unit length. */
    private static double reach(String name, double x, double y) {
        return switch (name) {
            case "box" -> 0.4 * (Math.abs(x) + Math.abs(y));
            case "circle" -> 0.4;
            default -> 0.3 + 0.1 * Math.abs(y);
        };
    }

    /** Godot 43012: it went on along the side behind the corner. */
    @ParameterizedTest
    @CsvSource({"box, 0.1, -0.06", "box, -0.1, -0.06", "box, 0.03, -0.1", "circle, 0.1, -0.06", "circle, -0.03, 0.1",
        "capsule, 0.1, -0.1"})
    void aMoverThatGlancesACornerGoesOnInItsDirection(String name, double dx, double dy) {
        movers.fixed(TILE, 0, 0);
        double length = Math.hypot(dx, dy);
        double acrossX = -dy / length;
        double acrossY = dx / length;
        double tile = 0.5 * (Math.abs(acrossX) + Math.abs(acrossY));
        double start = tile + reach(name, acrossX, acrossY) - 0.01;
        CharacterMover mover = floating(shape(name), start * acrossX - 20 * dx, start * acrossY - 20 * dy);
        movers.frames(40, mover, dx, dy);
        assertEquals(start + 0.01, movers.at(mover).x * acrossX + movers.at(mover).y * acrossY, 1e-3);
        Vector3f place = movers.at(mover).clone();
        movers.frame(mover, dx, dy);
        assertEquals(place.x + dx, movers.at(mover).x, 1e-5);
        assertEquals(place.y + dy, movers.at(mover).y, 1e-5);
    }

    /** Godot 44882, 38367, 109926: exactly beside the corner it hung in the air, and its speed grew. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-7, -1e-7, 1e-6, -1e-6, 1e-5, -1e-5, 1e-3, -1e-3})
    void aBoxThatIsExactlyBesideTheCornerOfATileFallsOrStands(double overlap) {
        movers.fixed(TILE, 0, 0);
        CharacterMover mover = movers.mover(BOX, -0.9 + overlap, 1.5);
        movers.frame(mover, 0, 0);
        for (int i = 0; i < 60; i++) {
            float y = movers.at(mover).y;
            double speed = remaining(mover).y + GRAVITY;
            movers.frame(mover, 0, speed);
            assertEquals(-0.9 + overlap, movers.at(mover).x, 1e-5, "tick " + i);
            if (mover.isOnGround()) {
                assertEquals(0, remaining(mover).y, 1e-6, "tick " + i);
                assertEquals(0.9, movers.at(mover).y, 1e-4, "tick " + i);
            } else {
                assertEquals(y + speed, movers.at(mover).y, 1e-5, "tick " + i);
                assertEquals(speed, remaining(mover).y, 1e-6, "tick " + i);
            }
        }
        assertTrue(Math.abs(overlap) < 1e-3 || mover.isOnGround() == overlap > 0);
    }

    /** Godot 44882, with a tile whose edge is as steep as ground may be. */
    @ParameterizedTest
    @ValueSource(strings = {"box", "circle", "capsule"})
    void aMoverOnTheDiagonalEdgeOfATileGainsNoSpeedWhileItRests(String name) {
        movers.fixed(ConvexPolygon.of(0, 0, 8, 0, 8, 8), 0, 0);
        CharacterMover mover = movers.mover(shape(name), 3, 4.5);
        movers.frame(mover, 0, 0);
        for (int i = 0; i < 120; i++) {
            Vector3f place = movers.at(mover).clone();
            fall(mover, 0);
            if (place.distance(movers.at(mover)) < 1e-4 && i > 1) {
                assertEquals(0, remaining(mover).y, 1e-4, "tick " + i);
            }
        }
    }

    /** Godot 64747, 32182: polygons that meet at a corner, and any shape of the character. */
    @ParameterizedTest
    @CsvSource({"30, box", "45, box", "60, box", "80, box", "30, circle", "45, circle", "60, circle", "80, circle",
        "30, capsule", "45, capsule", "60, capsule", "80, capsule"})
    void aMoverThatIsPushedIntoACornerIsStill(double half, String name) {
        float x = (float) (8 * Math.cos(Math.toRadians(half)));
        float y = (float) (8 * Math.sin(Math.toRadians(half)));
        movers.fixed(ConvexPolygon.of(0, 0, x, y, -8, y), 0, 0);
        movers.fixed(ConvexPolygon.of(0, 0, -8, -y, x, -y), 0, 0);
        CharacterMover mover = floating(shape(name), 3, 0.1);
        movers.frames(120, mover, -0.08, 0);
        Vector3f place = movers.at(mover).clone();
        for (int i = 0; i < 60; i++) {
            movers.frame(mover, -0.08, 0);
            assertEquals(0, place.distance(movers.at(mover)), 1e-5, "tick " + i);
        }
    }

    /** Godot 87477: it stuck below some tiles. */
    @ParameterizedTest
    @CsvSource({"box, 0", "box, 0.02", "box, 1e-6", "circle, 0", "circle, 0.02", "capsule, 0.02"})
    void aMoverGlidesAlongACeilingOfTiles(String name, double rise) {
        for (int i = 0; i < 12; i++) {
            movers.fixed(TILE, i, 0.5);
        }
        CharacterMover mover = movers.mover(shape(name), 0, -0.4);
        for (int i = 1; i <= 120; i++) {
            movers.frame(mover, 0.07, rise);
            assertEquals(0.07 * i, movers.at(mover).x, 1e-3, "tick " + i);
            assertEquals(-0.4, movers.at(mover).y, 1e-4, "tick " + i);
        }
    }

    /** Godot 15631: it was teleported when it touched the slope, also when the slope was turned. */
    @ParameterizedTest
    @CsvSource({"box, 10", "box, 30", "box, 44", "box, 60", "circle, 10", "circle, 30", "circle, 60", "capsule, 44"})
    void aMoverThatComesToASlopeGoesNoFurtherThanItsVelocity(String name, double degrees) {
        movers.floor();
        Node slope = movers.fixed(ConvexPolygon.rectangle(12, 2), 0, 0);
        double angle = Math.toRadians(degrees);
        movers.scene.step(() -> {
            movers.scene.turn(slope, (float) angle);
            movers.scene.place(slope, (float) (6 * Math.cos(angle) + Math.sin(angle)),
                    (float) (6 * Math.sin(angle) - Math.cos(angle)));
        });
        CharacterMover mover = movers.mover(shape(name), -2, 0.4);
        settle(mover);
        for (int i = 0; i < 100; i++) {
            Vector3f place = movers.at(mover).clone();
            movers.frame(mover, 0.08, FALL);
            double way = place.distance(movers.at(mover));
            assertTrue(way < 0.08 + 1e-3, "tick " + i + ": " + way);
            assertTrue(movers.at(mover).x > place.x - 1e-4, "tick " + i);
        }
        assertEquals(degrees < 45, movers.at(mover).y > 1);
    }

    /** Godot rapier physics 616. */
    @ParameterizedTest
    @ValueSource(strings = {"box", "circle", "capsule"})
    void aMoverWalksUpASlopeThatGetsSteeper(String name) {
        movers.floor();
        double x = 0;
        double y = 0;
        for (int degrees = 4; degrees <= 40; degrees += 4) {
            double nextX = x + 0.5 * Math.cos(Math.toRadians(degrees));
            double nextY = y + 0.5 * Math.sin(Math.toRadians(degrees));
            movers.fixed(ConvexPolygon.of((float) x, -1, (float) nextX, -1, (float) nextX, (float) nextY, (float) x,
                    (float) y), 0, 0);
            x = nextX;
            y = nextY;
        }
        movers.fixed(ConvexPolygon.rectangle(4, 8), x + 2, y - 4);
        CharacterMover mover = movers.mover(shape(name), -1, 0.4);
        settle(mover);
        for (int i = 0; i < 110; i++) {
            Vector3f place = movers.at(mover).clone();
            movers.frame(mover, 0.06, FALL);
            assertTrue(mover.isOnGround(), "tick " + i);
            assertEquals(0.06, place.distance(movers.at(mover)), 0.012, "tick " + i);
        }
        assertEquals(y + 0.4, movers.at(mover).y, 1e-3);
    }

    /** Godot 111059: it stood on the wall. */
    @ParameterizedTest
    @ValueSource(doubles = {0.5, 1.5, 3, 3.1, 6})
    void aMoverThatDashesFromALedgeToAWallDoesNotStandOnTheWall(double dash) {
        movers.fixed(ConvexPolygon.rectangle(4, 1), 0, -0.5);
        movers.fixed(ConvexPolygon.rectangle(1, 20), 5, -2);
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        settle(mover);
        while (movers.at(mover).x < 4.05) {
            fall(mover, dash);
        }
        assertEquals(4.1, movers.at(mover).x, 1e-3);
        for (int i = 0; i < 30; i++) {
            float y = movers.at(mover).y;
            double speed = remaining(mover).y + GRAVITY;
            fall(mover, dash);
            assertFalse(mover.isOnGround(), "tick " + i);
            assertEquals(y + speed, movers.at(mover).y, 1e-5, "tick " + i);
        }
    }

    /** Godot 80978: for one frame it was on the floor. */
    @ParameterizedTest
    @CsvSource({"box, 1", "box, -1", "circle, 1", "capsule, -1"})
    void aMoverThatRisesPastALedgeIsNotOnGround(String name, int side) {
        movers.fixed(ConvexPolygon.rectangle(2, 4), 2 * side, 0);
        for (int start = 0; start < 20; start++) {
            CharacterMover mover = movers.mover(shape(name), 0.6 * side, 0.007 * start);
            for (int i = 0; i < 40; i++) {
                movers.frame(mover, 0.05 * side, 0.09);
                assertFalse(mover.isOnGround(), "start " + start + ", tick " + i);
            }
            assertTrue(movers.at(mover).y > 3.5);
            movers.scene.step(() -> mover.getSpatial().removeFromParent());
        }
    }

    /** Godot 53255. */
    @ParameterizedTest
    @ValueSource(doubles = {0.01, 0.03, 0.1})
    void aMoverThatHitsADescendingCeilingFallsAwayFromIt(double speed) {
        Node ceiling = movers.platform(PLATFORM, 0, 1);
        CharacterMover mover = movers.mover(BOX, 0, 0);
        movers.frame(mover, 0, 0.3);
        assertTrue(mover.isOnCeiling());
        double bottom = 0.5;
        for (int i = 0; i < 60; i++) {
            double given = remaining(mover).y + GRAVITY;
            bottom -= speed;
            float y = (float) (bottom + 0.5);
            movers.scene.frame(() -> {
                movers.scene.place(ceiling, 0, y);
                movers.steer(mover, 0, given);
            });
            assertFalse(mover.isCrushed(), "tick " + i);
            assertTrue(movers.at(mover).y < bottom - 0.4 + 1e-4, "tick " + i);
            assertEquals((i + 1) * GRAVITY, given, 1e-5, "tick " + i);
        }
        assertTrue(movers.at(mover).y < -3, movers.at(mover).toString());
    }

    /** Godot 75428: in the tick in which it landed it had a velocity into the wall. */
    @Test
    void aMoverThatLandsBesideAWallHasNoVelocityIntoTheWall() {
        movers.floor();
        movers.fixed(ConvexPolygon.rectangle(1, 20), 1.5, 0);
        for (int start = 0; start < 20; start++) {
            CharacterMover mover = movers.mover(BOX, 0.6, 1 + 0.01 * start);
            movers.frame(mover, 0.05, 0);
            boolean landed = false;
            for (int i = 0; i < 40; i++) {
                fall(mover, 0.05);
                landed |= mover.isOnGround();
                assertEquals(0, remaining(mover).x, 1e-7, "start " + start + ", tick " + i);
            }
            assertTrue(landed);
            movers.scene.step(() -> mover.getSpatial().removeFromParent());
        }
    }

    /** Godot 71876: the velocity along the wall was larger than gravity had made it. */
    @ParameterizedTest
    @ValueSource(doubles = {1e-4, 1e-3, 0.01, 0.1})
    void aMoverThatWalksIntoAWallSlowlyGetsNoVelocityAlongIt(double speed) {
        movers.floor();
        movers.fixed(TILE, 2, 0.5);
        CharacterMover mover = movers.mover(BOX, 1.1 - 5.5 * speed, 0.4);
        settle(mover);
        for (int i = 0; i < 60; i++) {
            fall(mover, speed);
            assertEquals(0, remaining(mover).y, 1e-7, "tick " + i);
        }
        assertTrue(mover.isOnWall());
    }

    /** Godot 13095: it was thrown 175 pixels aside. */
    @Test
    void aTurningHexagonDoesNotThrowAMover() {
        Node hexagon = movers.platform(ConvexPolygon.regular(6, 1), 0, 0);
        movers.scene.step(() -> movers.scene.turn(hexagon, (float) Math.toRadians(178)));
        CharacterMover mover = movers.mover(BOX, 0.1, 2.5);
        for (int i = 0; i < 120; i++) {
            Vector3f place = movers.at(mover).clone();
            movers.scene.frame(() -> {
                movers.scene.turn(hexagon, (float) Math.toRadians(2));
                movers.steer(mover, 0, -0.05);
            });
            double way = place.distance(movers.at(mover));
            assertTrue(way < 0.05 + 2 * 2 * Math.toRadians(2), "tick " + i + ": " + way);
        }
    }

    /** Godot 94928: the one that stood still came along. */
    @Test
    void aMoverThatWalksAwayDoesNotTakeTheOtherAlong() {
        CharacterMover still = floating(CIRCLE, 0, 0);
        CharacterMover other = floating(CIRCLE, -1.5, 0.1);
        movers.frames(30, other, 0.05, 0);
        assertTrue(other.isOnWall());
        for (int i = 0; i < 30; i++) {
            float x = movers.at(other).x;
            movers.frame(other, -0.05, 0);
            assertEquals(x - 0.05, movers.at(other).x, 1e-5);
            assertEquals(0, movers.at(still).length(), 1e-6);
        }
    }

    /** Godot 47366: on tiles that rose it stopped, or fell through. */
    @ParameterizedTest
    @ValueSource(floats = {0.02f, 0.1f, 0.4f})
    void aMoverWalksOnTilesThatRise(float rise) {
        Node[] tiles = new Node[10];
        for (int i = 0; i < tiles.length; i++) {
            tiles[i] = movers.platform(TILE, i, -0.5);
        }
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        settle(mover);
        for (int i = 1; i <= 100; i++) {
            movers.scene.frame(() -> {
                for (Node tile : tiles) {
                    movers.scene.move(tile, 0, rise);
                }
                movers.steer(mover, 0.07, FALL);
            });
            assertTrue(mover.isOnGround(), "tick " + i);
            assertEquals(0.07 * i, movers.at(mover).x, 1e-3, "tick " + i);
            assertEquals(0.4 + rise * i, movers.at(mover).y, 1e-3, "tick " + i);
        }
    }

    /** Godot 64747: the velocity that was left went out of the corner. */
    @ParameterizedTest
    @CsvSource({"30, circle", "60, circle", "80, circle", "60, box", "80, capsule"})
    void aMoverThatIsPushedIntoACornerHasNoVelocityLeft(double half, String name) {
        float x = (float) (8 * Math.cos(Math.toRadians(half)));
        float y = (float) (8 * Math.sin(Math.toRadians(half)));
        movers.fixed(ConvexPolygon.of(0, 0, x, y, -8, y), 0, 0);
        movers.fixed(ConvexPolygon.of(0, 0, -8, -y, x, -y), 0, 0);
        CharacterMover mover = floating(shape(name), 3, 0.1);
        movers.frames(120, mover, -0.08, 0);
        for (int i = 0; i < 60; i++) {
            movers.frame(mover, -0.08, 0);
            // Half 60: (0.01, -0.0173), of length 0.02, although it stands still to 1e-5.
            assertEquals(0, remaining(mover).length(), 1e-5, "tick " + i);
        }
    }

    /** Godot 44882: where its side is exactly above the end of a tile, it is on a wall for a tick. */
    @ParameterizedTest
    @CsvSource({"0.85, 0.05, 0.5", "0.81, 0.09, 0.5", "0.85, 0.05, -0.5"})
    void aBoxWhoseSideIsAtASeamIsNotOnAWall(double x, double step, double tiles) {
        for (int i = 0; i < 4; i++) {
            movers.fixed(TILE, i, -tiles);
        }
        CharacterMover mover = movers.mover(BOX, x, tiles > 0 ? 0.4 : -0.4);
        movers.frame(mover, step, 0);
        // isOnWall() with the wall normal (1, 0, 0), at x = 0.9; also with a fall or a rise of 1e-6 or 0.02.
        assertFalse(mover.isOnWall());
    }

    /** Godot 87477: for some ticks below a seam it is on a wall, and its velocity along the ceiling is lost. */
    @ParameterizedTest
    @CsvSource({"0", "0.02", "1e-6"})
    void aMoverThatGlidesAlongACeilingOfTilesKeepsItsVelocity(double rise) {
        for (int i = 0; i < 12; i++) {
            movers.fixed(TILE, i, 0.5);
        }
        CharacterMover mover = movers.mover(BOX, 0, -0.4);
        for (int i = 1; i <= 120; i++) {
            movers.frame(mover, 0.07, rise);
            // 1e-6: tick 59, 0.0055 is left of 0.07. 0 and 0.02: tick 70, on a wall of normal (0.907, -0.421).
            assertEquals(0.07, remaining(mover).x, 1e-6, "tick " + i);
            assertFalse(mover.isOnWall(), "tick " + i);
        }
    }
}

package org.jmesat.control;

import static org.jmesat.control.CharacterMoverScene.BOX;
import static org.jmesat.control.CharacterMoverScene.CIRCLE;
import static org.jmesat.control.CharacterMoverScene.TILE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
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

/**
 * What users of other engines report of characters on one-way platforms; engine and number of the issue above each
 * test. A platform of height 0.5 whose top is 0.25 above its place.
 */
class OneWayComplaintsTest {
    private static final ConvexPolygon PLATFORM = ConvexPolygon.rectangle(4, 0.5f);
    private static final ConvexPolygon CAPSULE = ConvexPolygon.hullOf(0, -0.1f, 0, 0.1f).rounded(0.3f);
    private static final double FALL = -0.02;
    /** What gravity adds to a velocity in a tick, as a displacement. */
    private static final double GRAVITY = -0.004;
    /** From the place of a platform to that of a mover on it. */
    private static final double STANDING = 0.65;

    @AutoClose
    private final CharacterMoverScene movers = new CharacterMoverScene();

    private Node oneWay(ConvexPolygon shape, double x, double y) {
        return asOneWay(movers.fixed(shape, x, y));
    }

    private Node moving(double x, double y) {
        return asOneWay(movers.platform(PLATFORM, x, y));
    }

    private Node asOneWay(Node node) {
        movers.scene.step(() -> node.getControl(ColliderControl.class).setOneWay(true));
        return node;
    }

    private static ConvexPolygon shape(String name) {
        return switch (name) {
            case "box" -> BOX;
            case "circle" -> CIRCLE;
            default -> CAPSULE;
        };
    }

    private double fallSpeed(CharacterMover mover) {
        return mover.getRemainingVelocity(new Vector3f()).y * HeadlessRun.TPF + GRAVITY;
    }

    /** Runs a frame of a game that adds gravity to the velocity that is left, and sets the velocity along X. */
    private void fall(CharacterMover mover, double dx) {
        movers.frame(mover, dx, fallSpeed(mover));
    }

    /** Godot 9399, 9614, 16170: it fell through a platform that rose. */
    @ParameterizedTest
    @CsvSource({"box, 0.01", "box, 0.1", "box, 0.6", "circle, 0.1", "capsule, 0.01", "capsule, 0.6"})
    void aPlatformThatRisesCarriesAMover(String name, float rise) {
        Node platform = moving(0, 0);
        CharacterMover mover = movers.mover(shape(name), 0, STANDING + 0.5);
        movers.frames(40, mover, 0, FALL);
        assertTrue(mover.isOnGround());
        for (int i = 1; i <= 60; i++) {
            movers.scene.frame(() -> {
                movers.scene.move(platform, 0, rise);
                movers.steer(mover, 0, FALL);
            });
            assertTrue(mover.isOnGround(), "tick " + i);
            assertEquals(rise * i + STANDING, movers.at(mover).y, 1e-3, "tick " + i);
        }
    }

    /** Godot 42914, 30509, 1854: it was pushed up, or was on the floor for a frame. */
    @ParameterizedTest
    @ValueSource(strings = {"box", "circle", "capsule"})
    void aMoverThatRisesThroughPlatformsKeepsItsWay(String name) {
        for (int i = 0; i < 4; i++) {
            oneWay(PLATFORM, 0, 1 + 0.7 * i);
        }
        for (int start = 0; start < 10; start++) {
            double x = -2.8 + 0.3 * start;
            double y = -0.5 + 0.013 * start;
            CharacterMover mover = movers.mover(shape(name), x, y);
            for (int i = 1; i <= 60; i++) {
                movers.frame(mover, 0.03, 0.09);
                assertFalse(mover.isOnGround() || mover.isOnWall() || mover.isOnCeiling(),
                        "start " + start + ", tick " + i);
                assertEquals(x + 0.03 * i, movers.at(mover).x, 1e-4, "start " + start + ", tick " + i);
                assertEquals(y + 0.09 * i, movers.at(mover).y, 1e-4, "start " + start + ", tick " + i);
            }
            movers.scene.step(() -> mover.getSpatial().removeFromParent());
        }
    }

    /** Godot 9729, 11357: it stuck in the platform while it pressed against the wall. */
    @ParameterizedTest
    @CsvSource({"box, 0", "box, 0.05", "circle, 0.05", "capsule, 0.05"})
    void aMoverThatPressesAgainstAWallJumpsThroughAPlatform(String name, double press) {
        movers.floor();
        movers.fixed(ConvexPolygon.rectangle(1, 20), 2.5, 0);
        Node platform = oneWay(PLATFORM, 0, 2);
        CharacterMover mover = movers.mover(shape(name), 1.6, 0.4);
        movers.frame(mover, 0, FALL);
        double speed = 0.15;
        for (int i = 0; i < 120 && speed > 0; i++) {
            float y = movers.at(mover).y;
            movers.frame(mover, press, speed);
            assertEquals(y + speed, movers.at(mover).y, 1e-5, "tick " + i);
            assertFalse(mover.isOnGround(), "tick " + i);
            speed += GRAVITY;
        }
        for (int i = 0; i < 40; i++) {
            fall(mover, press);
        }
        assertSame(platform, mover.getGround());
        assertEquals(2 + STANDING, movers.at(mover).y, 1e-3);
        assertEquals(name.equals("capsule") && press > 0 ? 1.7 : 1.6, movers.at(mover).x, 1e-3);
    }

    /** Godot 43973: it stopped in the platform. */
    @ParameterizedTest
    @ValueSource(strings = {"box", "circle", "capsule"})
    void aMoverThatRisesThroughAPlatformSlidesAlongWhatIsOnIt(String name) {
        oneWay(PLATFORM, 0, 0);
        movers.fixed(ConvexPolygon.rectangle(1, 2), 0.5, 1.25);
        double side = name.equals("capsule") ? -0.3 : -0.4;
        CharacterMover mover = movers.mover(shape(name), -2.1, -1.5);
        for (int i = 1; i <= 60; i++) {
            movers.frame(mover, 0.05, 0.06);
            assertEquals(-1.5 + 0.06 * i, movers.at(mover).y, 1e-4, "tick " + i);
            assertEquals(Math.min(-2.1 + 0.05 * i, side), movers.at(mover).x, 1e-3, "tick " + i);
            assertFalse(mover.isOnGround(), "tick " + i);
        }
    }

    /** Godot 28895, 14724: near the edge it fell through after some jumps. */
    @ParameterizedTest
    @CsvSource({"box, 2.39", "box, -2.35", "box, 2.3", "circle, 2.1", "capsule, -2.05"})
    void aMoverThatJumpsAtTheEdgeOfAPlatformLandsOnItEachTime(String name, double x) {
        Node platform = oneWay(PLATFORM, 0, 0);
        CharacterMover mover = movers.mover(shape(name), x, 1);
        movers.frame(mover, 0, 0);
        int jumps = 0;
        for (int i = 0; i < 600; i++) {
            if (mover.isOnGround()) {
                assertSame(platform, mover.getGround());
                jumps++;
                movers.frame(mover, 0, 0.04 + 0.003 * (jumps % 10));
            } else {
                fall(mover, 0);
            }
            assertTrue(movers.at(mover).y > STANDING - (name.equals("box") ? 1e-3 : 0.1), "tick " + i);
            assertEquals(x, movers.at(mover).x, 1e-3, "tick " + i);
        }
        assertTrue(jumps > 10, jumps + " jumps");
    }

    /** Godot 23860, 35776: when another landed on its head it fell through, also over two platforms. */
    @ParameterizedTest
    @CsvSource({"box, 0", "box, 2", "circle, 0", "capsule, 2"})
    void aMoverOnPlatformsStaysThereWhenAnotherLandsOnIt(String name, double x) {
        oneWay(PLATFORM, 0, 0);
        oneWay(PLATFORM, 4, 0);
        CharacterMover below = movers.mover(shape(name), x, STANDING);
        CharacterMover above = movers.mover(BOX, x, 3);
        for (int i = 0; i < 80; i++) {
            double given = fallSpeed(above);
            movers.scene.frame(() -> {
                movers.steer(below, 0, FALL);
                movers.steer(above, 0, given);
            });
            assertTrue(below.isOnGround(), "tick " + i);
            assertEquals(STANDING, movers.at(below).y, 1e-3, "tick " + i);
        }
        assertSame(below.getSpatial(), above.getGround());
        assertEquals(STANDING + 0.8, movers.at(above).y, 1e-3);
    }

    /** Godot 43229: when one jumped over the other, the other fell through the moving platform. */
    @ParameterizedTest
    @ValueSource(floats = {0, 0.03f, -0.03f})
    void aMoverOnAMovingPlatformStaysWhenAnotherJumpsOverIt(float rise) {
        Node platform = moving(0, 0);
        CharacterMover still = movers.mover(BOX, 0.5, STANDING);
        CharacterMover jumper = movers.mover(BOX, -1, STANDING);
        movers.frame(jumper, 0, FALL);
        for (int i = 1; i <= 60; i++) {
            double given = i == 1 ? 0.14 : fallSpeed(jumper);
            movers.scene.frame(() -> {
                movers.scene.move(platform, 0.02f, rise);
                movers.steer(still, 0, FALL);
                movers.steer(jumper, 0.05, given);
            });
            assertSame(platform, still.getGround(), "tick " + i);
            assertEquals(rise * i + STANDING, movers.at(still).y, 1e-3, "tick " + i);
            assertEquals(0.5 + 0.02 * i, movers.at(still).x, 1e-3, "tick " + i);
        }
        assertTrue(movers.at(jumper).x > movers.at(still).x);
    }

    /** Godot 4846, 18813, 43266: it fell through the slope at some places. */
    @ParameterizedTest
    @CsvSource({"box, 30", "circle, 30", "capsule, 44", "box, 44", "circle, -20", "box, -40"})
    void aMoverWalksUpAndDownASlopeThatIsAOneWayPlatform(String name, double degrees) {
        double slope = Math.tan(Math.toRadians(degrees));
        Node platform = oneWay(ConvexPolygon.of(-6, (float) (-6 * slope) - 1, 6, (float) (6 * slope) - 1, 6,
                (float) (6 * slope), -6, (float) (-6 * slope)), 0, 0);
        for (int start = 0; start < 6; start++) {
            double x = -3 + 0.037 * start;
            CharacterMover mover = movers.mover(shape(name), x, x * slope + 2);
            movers.frame(mover, 0, 0);
            for (int i = 0; i < 60 && !mover.isOnGround(); i++) {
                fall(mover, 0);
            }
            double height = movers.at(mover).y - movers.at(mover).x * slope;
            for (int i = 0; i < 120; i++) {
                movers.frame(mover, i < 60 ? 0.06 : -0.06, FALL);
                assertSame(platform, mover.getGround(), "start " + start + ", tick " + i);
                assertEquals(height, movers.at(mover).y - movers.at(mover).x * slope, 1e-3,
                        "start " + start + ", tick " + i);
            }
            movers.scene.step(() -> mover.getSpatial().removeFromParent());
        }
    }

    /** Godot 46846: its side was solid for what fell. */
    @ParameterizedTest
    @CsvSource({"box, 0.1, 0", "box, 0.1, -0.01", "circle, -0.1, -0.01", "capsule, 0.3, 0"})
    void theSideOfAPlatformIsNotSolid(String name, double dx, double dy) {
        oneWay(TILE, 0, 0);
        CharacterMover mover = movers.mover(shape(name), -20 * dx, 0.05 - 20 * dy);
        for (int i = 1; i <= 40; i++) {
            movers.frame(mover, dx, dy);
            assertEquals(-20 * dx + dx * i, movers.at(mover).x, 1e-4, "tick " + i);
            assertEquals(0.05 - 20 * dy + dy * i, movers.at(mover).y, 1e-4, "tick " + i);
            assertFalse(mover.isOnWall() || mover.isOnGround(), "tick " + i);
        }
    }

    /** Godot 66614: in the first frames after the start it fell through. */
    @ParameterizedTest
    @CsvSource({"0, 0.02", "0, 0.6", "0.001, 0.3", "0.2, 0.5"})
    void aMoverLandsOnAPlatformInTheFirstTicks(double above, double speed) {
        Node platform = oneWay(PLATFORM, 0, 0);
        CharacterMover mover = movers.mover(BOX, 0, STANDING + above);
        movers.frames(20, mover, 0, -speed);
        assertSame(platform, mover.getGround());
        assertEquals(STANDING, movers.at(mover).y, 1e-3);
    }

    /** Godot 43346: the corner of the left tile made it pass through the right one. */
    @Test
    void aMoverThatEntersTheCornerOfOneTileLandsOnTheOthers() {
        oneWay(TILE, 0, 0);
        for (int i = 1; i < 5; i++) {
            oneWay(TILE, i, -0.5);
        }
        for (int start = 0; start < 20; start++) {
            CharacterMover mover = movers.mover(BOX, -1.2 + 0.02 * start, 0.75);
            movers.frames(50, mover, 0.07, -0.01);
            assertTrue(mover.isOnGround(), "start " + start + ": " + movers.at(mover));
            assertEquals(0.4, movers.at(mover).y, 1e-3, "start " + start);
            movers.scene.step(() -> mover.getSpatial().removeFromParent());
        }
    }

    /** Godot 28794: a capsule fell through a platform that went up and down. */
    @ParameterizedTest
    @CsvSource({"capsule, 0.05", "capsule, 0.2", "circle, 0.05", "box, 0.2"})
    void aMoverThatJumpsOnAPlatformThatGoesUpAndDownNeverFallsThrough(String name, double speed) {
        Node platform = moving(0, 0);
        CharacterMover mover = movers.mover(shape(name), 0.3, STANDING);
        movers.frame(mover, 0, FALL);
        int landings = 0;
        boolean stood = true;
        for (int i = 0; i < 600; i++) {
            double height = 2 * Math.sin(speed * i / 2);
            double given = i % 47 == 0 && mover.isOnGround() ? 0.12 : fallSpeed(mover);
            movers.scene.frame(() -> {
                movers.scene.place(platform, 0, (float) height);
                movers.steer(mover, 0, given);
            });
            assertTrue(movers.at(mover).y > height + STANDING - 1e-3, "tick " + i + ": " + movers.at(mover));
            landings += mover.isOnGround() && !stood ? 1 : 0;
            stood = mover.isOnGround();
        }
        assertTrue(landings > 5, "landed " + landings + " times");
    }

    /** The smallest: the same with a solid platform is right, y = 1.0 in the first tick. */
    @Test
    void aPlatformThatRisesIntoARisingMoverPushesItInTheSameTick() {
        Node platform = moving(0, 0);
        CharacterMover mover = movers.mover(BOX, 0.3, 0.85);
        movers.frame(mover, 0, 0);
        movers.scene.frame(() -> {
            movers.scene.place(platform, 0, 0.3f);
            movers.steer(mover, 0, 0.05);
        });
        // 0.90: 0.05 inside; in the next tick it is put out.
        assertEquals(1, movers.at(mover).y, 1e-3);
    }
}

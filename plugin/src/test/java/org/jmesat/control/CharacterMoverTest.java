package org.jmesat.control;

import static org.jmesat.control.CharacterMoverScene.BOX;
import static org.jmesat.control.CharacterMoverScene.CIRCLE;
import static org.jmesat.control.CharacterMoverScene.TILE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CapturedLog;
import org.jmesat.app.SatCollisionState;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.world.QueryFilter;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a mover does in a scene: it stands, walks, climbs, is carried, pushes, and stops when it is told to. */
class CharacterMoverTest {
    private static final ConvexPolygon PLATFORM = ConvexPolygon.rectangle(8, 1);
    private static final double FALL = -0.02;

    @AutoClose
    private final CharacterMoverScene movers = new CharacterMoverScene();

    private void settle(CharacterMover... all) {
        for (int i = 0; i < 2; i++) {
            movers.scene.frame(() -> {
                for (CharacterMover each : all) {
                    movers.steer(each, 0, FALL);
                }
            });
        }
    }

    @ParameterizedTest
    @CsvSource({"0.05, 0", "-0.05, 0.02", "0, 0.05", "0, -0.05"})
    void twoMoversSideBySideKeepTheirPlacesOnAPlatform(float dx, float dy) {
        Node platform = movers.platform(PLATFORM, 0, -0.5);
        CharacterMover left = movers.mover(TILE, -0.5, 0.5);
        CharacterMover right = movers.mover(TILE, 0.5, 0.5);
        settle(left, right);
        for (int i = 1; i <= 60; i++) {
            movers.scene.frame(() -> movers.scene.move(platform, dx, dy));
            assertTrue(left.isOnGround() && right.isOnGround(), "tick " + i);
            assertEquals(-0.5 + dx * i, movers.at(left).x, 2e-4, "tick " + i);
            assertEquals(0.5 + dx * i, movers.at(right).x, 2e-4, "tick " + i);
            assertEquals(0.5 + dy * i, movers.at(right).y, 1e-4, "tick " + i);
        }
    }

    /** Half of the body's width ahead there must be room, and a hat has no obstacle near at first. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aWideHatKeepsABodyFromAStepWhateverItHasPassed(boolean lamp) {
        movers.floor();
        movers.fixed(ConvexPolygon.rectangle(1, 0.15f), 1.5, 0.075f);
        if (lamp) {
            movers.fixed(ConvexPolygon.rectangle(1, 1), -6, 1.9f);
        }
        Geometry legs = new Geometry("legs", new Box(0.2f, 0.5f, 0.1f));
        legs.setLocalTranslation(0, 0.5f, 0);
        Geometry hat = new Geometry("hat", new Box(2, 0.15f, 0.1f));
        hat.setLocalTranslation(0, 1.15f, 0);
        Node body = new Node("mover");
        body.attachChild(legs);
        body.attachChild(hat);
        ColliderControl collider = new ColliderControl();
        collider.setMode(ProjectionMode.HULL_PER_PART);
        body.addControl(collider);
        CharacterMover mover = new CharacterMover();
        mover.setUp(movers.scene.vector(0, 1, 0));
        mover.setStepHeight(0.2f);
        body.addControl(mover);
        movers.scene.place(body, -6, 0.01f);
        movers.scene.attach(body);
        movers.frames(280, mover, 0.03, FALL);
        assertEquals(0.8f, movers.at(mover).x, 1e-3);
    }

    @Test
    void twoMoversOnTheHeadOfAThirdKeepTheirPlaces() {
        movers.floor();
        CharacterMover below = movers.mover(ConvexPolygon.rectangle(2, 1), 0, 0.5);
        CharacterMover left = movers.mover(BOX, -0.4, 1.4);
        CharacterMover right = movers.mover(BOX, 0.4, 1.4);
        settle(below, left, right);
        for (int i = 1; i <= 60; i++) {
            movers.frame(below, 0.05, FALL);
            assertTrue(left.isOnGround() && right.isOnGround(), "tick " + i);
            assertEquals(-0.4 + 0.05 * i, movers.at(left).x, 2e-4, "tick " + i);
            assertEquals(0.4 + 0.05 * i, movers.at(right).x, 2e-4, "tick " + i);
        }
    }

    @ParameterizedTest
    @ValueSource(floats = {0.01f, -0.01f, 0.03f})
    void aSlowlyTurningPlatformCarriesAMover(float angle) {
        Node platform = movers.platform(PLATFORM, 0, -0.5);
        CharacterMover mover = movers.mover(CIRCLE, 2, 0.4);
        settle(mover);
        double distance = Math.hypot(movers.at(mover).x, movers.at(mover).y + 0.5);
        for (int i = 1; i <= 0.7 / Math.abs(angle); i++) {
            movers.scene.frame(() -> movers.scene.turn(platform, angle));
            assertTrue(mover.isOnGround(), "tick " + i);
            assertSame(platform, mover.getGround());
        }
        assertEquals(distance, Math.hypot(movers.at(mover).x, movers.at(mover).y + 0.5), 0.05);
    }

    @Test
    void aMoverOnACrateOnAPlatformIsCarriedOnce() {
        Node platform = movers.platform(PLATFORM, 0, -0.5);
        Node crate = movers.crate(0, 0.5);
        CharacterMover mover = movers.mover(TILE, 0.25, 1.5);
        settle(mover);
        for (int i = 1; i <= 60; i++) {
            movers.scene.frame(() -> movers.scene.move(platform, 0.05f, 0.01f));
            assertTrue(mover.isOnGround(), "tick " + i);
            assertEquals(0.05 * i, movers.at(crate).x, 1e-3, "tick " + i);
            assertEquals(0.25 + 0.05 * i, movers.at(mover).x, 1e-3, "tick " + i);
            assertEquals(1.5 + 0.01 * i, movers.at(mover).y, 1e-3, "tick " + i);
        }
    }

    @Test
    void aCrateOnACrateThatIsPushedOutOfAFloorDoesNotHop() {
        movers.floor();
        Node lower = movers.crate(0, 0.4);
        Node upper = movers.crate(0, 1.4);
        for (int i = 0; i < 20; i++) {
            movers.scene.frame();
            assertTrue(movers.at(upper).y < 1.501, "tick " + i + " at " + movers.at(upper).y);
        }
        assertEquals(0.5, movers.at(lower).y, 1e-3);
        assertEquals(1.5, movers.at(upper).y, 1e-3);
    }

    @Test
    void aCrateOnACrateGoesWithItWhenAMoverPushesIt() {
        movers.floor();
        CharacterMover mover = movers.mover(TILE, 0, 0.5);
        mover.setWeight(Float.POSITIVE_INFINITY);
        Node lower = movers.crate(1.2, 0.5);
        Node upper = movers.crate(1.2, 1.5);
        movers.frames(60, mover, 0.05, FALL);
        assertEquals(3, movers.at(mover).x, 1e-3);
        assertEquals(4, movers.at(lower).x, 1e-3);
        assertEquals(4, movers.at(upper).x, 2e-3);
    }

    @Test
    void aMoverOnACrateGoesWithItWhenAnotherPushesIt() {
        movers.floor();
        CharacterMover mover = movers.mover(TILE, 0, 0.5);
        mover.setWeight(Float.POSITIVE_INFINITY);
        Node crate = movers.crate(1.2, 0.5);
        CharacterMover rider = movers.mover(BOX, 1.2, 1.4);
        settle(mover, rider);
        movers.frames(60, mover, 0.05, FALL);
        assertEquals(4, movers.at(crate).x, 1e-3);
        assertEquals(4, movers.at(rider).x, 2e-3);
        assertTrue(rider.isOnGround());
    }

    @Test
    void moversWithOppositeUpsThatStandOnEachOtherMove() {
        CharacterMover lower = movers.mover(TILE, 0, 0);
        CharacterMover upper = movers.mover(TILE, 0, 1);
        movers.scene.step(() -> lower.setUp(new Vector3f(0, -1, 0)));
        movers.frame(upper, 0, -0.01);
        movers.frame(lower, 0, 0.01);
        movers.frames(20, lower, 0.1, 0);
        assertEquals(2, movers.at(lower).x, 1e-3);
    }

    @Test
    void aMoverClimbsStairsUpAndDownAndStaysOnThem() {
        movers.floor();
        for (int i = 1; i <= 4; i++) {
            movers.fixed(ConvexPolygon.rectangle(1, 0.2f * i), 1.5 + i, 0.1 * i);
            movers.fixed(ConvexPolygon.rectangle(1, 0.2f * i), 10.5 - i, 0.1 * i);
        }
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        movers.scene.step(() -> {
            mover.setStepHeight(0.25f);
            mover.setSnap(0.25f);
        });
        settle(mover);
        double top = 0;
        for (int i = 0; i < 220; i++) {
            movers.frame(mover, 0.06, FALL);
            assertTrue(mover.isOnGround(), "tick " + i + " at " + movers.at(mover));
            assertTrue(movers.clearance(BOX, mover) >= -0.5, "tick " + i);
            top = Math.max(top, movers.at(mover).y);
        }
        assertEquals(1.2, top, 1e-3);
        assertEquals(0.4, movers.at(mover).y, 1e-3);
        assertTrue(movers.at(mover).x > 10.5, movers.at(mover).toString());
    }

    @Test
    void aStepUnderALowCeilingIsAWall() {
        movers.floor();
        movers.fixed(ConvexPolygon.rectangle(4, 0.2f), 3, 0.1);
        movers.fixed(ConvexPolygon.rectangle(4, 1), 3, 1.4);
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        movers.scene.step(() -> mover.setStepHeight(0.25f));
        settle(mover);
        movers.frames(40, mover, 0.06, FALL);
        assertEquals(0.6, movers.at(mover).x, 1e-3);
        assertEquals(0.4, movers.at(mover).y, 1e-3);
        assertTrue(mover.isOnWall());
    }

    @ParameterizedTest
    @CsvSource({"30, true", "44, true", "46, false", "60, false"})
    void aSlopeIsWalkedOnUpToTheSteepestOne(double degrees, boolean walked) {
        movers.floor();
        float height = (float) (4 * Math.tan(Math.toRadians(degrees)));
        movers.fixed(ConvexPolygon.of(0, 0, 4, 0, 4, height), 1, 0);
        CharacterMover mover = movers.mover(CIRCLE, 0, 0.4);
        settle(mover);
        movers.frames(40, mover, 0.05, FALL);
        assertEquals(walked, movers.at(mover).y > 0.6, movers.at(mover).toString());
        assertTrue(mover.isOnGround());
        Vector3f place = movers.at(mover).clone();
        movers.frames(40, mover, 0, FALL);
        assertEquals(place.x, movers.at(mover).x, 1e-4, "it slides down");
        assertEquals(place.y, movers.at(mover).y, 1e-4, "it slides down");
    }

    @Test
    void aMoverKeepsItsSpeedAlongASlope() {
        movers.floor();
        movers.fixed(ConvexPolygon.of(0, 0, 16, 0, 16, 8), 0, 0);
        CharacterMover mover = movers.mover(CIRCLE, 2, 1.6);
        movers.frames(40, mover, 0, -0.05);
        assertTrue(mover.isOnGround());
        Vector3f from = movers.at(mover).clone();
        movers.frames(20, mover, 0.05, FALL);
        assertEquals(1, from.distance(movers.at(mover)), 1e-3);
        from.set(movers.at(mover));
        movers.frames(20, mover, -0.05, FALL);
        assertEquals(1, from.distance(movers.at(mover)), 1e-3);
    }

    @Test
    void aMoverWithoutSnapFliesOffALedgeAndOneWithSnapDoesNotLeaveASmallOne() {
        movers.fixed(ConvexPolygon.rectangle(4, 1), 0, -0.5);
        movers.fixed(ConvexPolygon.rectangle(10, 1), 7, -0.58);
        CharacterMover mover = movers.mover(BOX, 1, 0.4);
        settle(mover);
        for (int i = 0; i < 60; i++) {
            movers.frame(mover, 0.05, -0.001);
            assertTrue(mover.isOnGround(), "tick " + i);
        }
        assertEquals(0.32, movers.at(mover).y, 1e-3);
        movers.scene.frame(() -> {
            movers.scene.place(mover.getSpatial(), 1, 0.4f);
            mover.setSnap(0);
            mover.teleport();
        });
        boolean flies = false;
        for (int i = 0; i < 60; i++) {
            movers.frame(mover, 0.05, -0.001);
            flies |= !mover.isOnGround();
        }
        assertTrue(flies);
    }

    @Test
    void aMoverThatJumpsIsNotHeldByTheGround() {
        movers.floor();
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        settle(mover);
        movers.frame(mover, 0, 0.03);
        assertEquals(0.43, movers.at(mover).y, 1e-4);
        assertFalse(mover.isOnGround());
        assertNull(mover.getGround());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aJumpFromAPlatformTakesItsVelocityAlongIfWanted(boolean wanted) {
        Node platform = movers.platform(PLATFORM, 0, -0.5);
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        movers.scene.step(() -> mover.setAddGroundVelocity(wanted));
        settle(mover);
        for (int i = 0; i < 5; i++) {
            movers.scene.frame(() -> movers.scene.move(platform, 0.0625f, 0));
        }
        assertEquals(4, mover.getGroundVelocity(new Vector3f()).x, 1e-3);
        movers.scene.frame(() -> {
            movers.scene.move(platform, 0.0625f, 0);
            mover.setVelocity(new Vector3f(1, 6, 0));
        });
        assertEquals(wanted ? 5 : 1, mover.getRemainingVelocity(new Vector3f()).x, 1e-3);
        assertEquals(6, mover.getRemainingVelocity(new Vector3f()).y, 1e-3);
    }

    @Test
    void aMoverStandsUpWhereAQueryFindsRoom() {
        movers.floor();
        movers.fixed(ConvexPolygon.rectangle(4, 1), 0, 1.4);
        ConvexPolygon tall = ConvexPolygon.rectangle(0.8f, 1.6f);
        ConvexPolygon low = ConvexPolygon.of(-0.4f, -0.8f, 0.4f, -0.8f, 0.4f, 0, -0.4f, 0);
        CharacterMover mover = movers.mover(low, 0, 0.8);
        settle(mover);
        ConvexPolygon smaller = ConvexPolygon.rectangle(0.79f, 1.59f);
        assertFalse(hasRoom(mover, smaller));
        movers.frames(60, mover, 0.05, FALL);
        assertTrue(hasRoom(mover, smaller), movers.at(mover).toString());
        movers.scene.frame(() -> mover.getSpatial().getControl(ColliderControl.class).setPolygon(tall));
        movers.frame(mover, 0, FALL);
        assertTrue(mover.isOnGround());
        assertEquals(3.05, movers.at(mover).x, 1e-3);
        assertEquals(0.8, movers.at(mover).y, 1e-3);
    }

    /** Asks with a shape that is a little smaller, so that what the body stands on is not found. */
    private boolean hasRoom(CharacterMover mover, ConvexPolygon smaller) {
        return movers.scene.run().ask(() -> {
            List<Spatial> found = new ArrayList<>();
            movers.scene.state().getQueries().overlapShape(smaller,
                    new Vector2f(movers.at(mover).x, movers.at(mover).y), 0, QueryFilter.ALL, found);
            found.remove(mover.getSpatial());
            return found.isEmpty();
        });
    }

    @Test
    void aMoverThatGrowsUnderACeilingIsCrushedAndStays() {
        movers.floor();
        movers.fixed(ConvexPolygon.rectangle(40, 4), 0, 2.9);
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        settle(mover);
        movers.scene.frame(() -> mover.getSpatial().getControl(ColliderControl.class)
                .setPolygon(ConvexPolygon.rectangle(0.8f, 1.6f)));
        movers.frame(mover, 0.1, 0);
        assertTrue(mover.isCrushed());
        assertEquals(0, movers.at(mover).x, 1e-6);
        movers.scene.frame(() -> mover.getSpatial().getControl(ColliderControl.class).setPolygon(BOX));
        movers.frame(mover, 0.1, FALL);
        assertFalse(mover.isCrushed());
    }

    @Test
    void aMoverThatGrowsAtAFloorComesOutOfIt() {
        movers.floor();
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        settle(mover);
        movers.scene.frame(() -> mover.getSpatial().getControl(ColliderControl.class)
                .setPolygon(ConvexPolygon.rectangle(0.8f, 1.2f)));
        movers.frame(mover, 0, 0);
        assertFalse(mover.isCrushed());
        assertEquals(0.6, movers.at(mover).y, 1e-4);
    }

    @Test
    void aPausedMoverDoesNotMove() {
        movers.floor();
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        settle(mover);
        movers.scene.step(() -> movers.scene.state().setPaused(true));
        movers.frames(10, mover, 0.1, 0);
        assertEquals(0, movers.at(mover).x);
        movers.scene.step(() -> movers.scene.state().step());
        assertEquals(0.1, movers.at(mover).x, 1e-4);
        movers.scene.step(() -> movers.scene.state().setPaused(false));
        movers.frame(mover, 0.1, 0);
        assertEquals(0.2, movers.at(mover).x, 1e-4);
    }

    @Test
    void aDisabledMoverDoesNotMoveAndIsNotCarried() {
        Node platform = movers.platform(PLATFORM, 0, -0.5);
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        settle(mover);
        movers.scene.step(() -> mover.setEnabled(false));
        for (int i = 0; i < 5; i++) {
            movers.scene.frame(() -> {
                movers.scene.move(platform, 0.1f, 0);
                movers.steer(mover, 0.1, 0);
            });
        }
        assertEquals(0, movers.at(mover).x);
        movers.scene.step(() -> mover.setEnabled(true));
        movers.frame(mover, 0.1, FALL);
        assertEquals(0.1, movers.at(mover).x, 1e-4);
        assertTrue(mover.isOnGround());
    }

    @Test
    void aMoverThatIsRemovedAndAttachedAgainMovesOn() {
        movers.floor();
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        Node node = (Node) mover.getSpatial();
        settle(mover);
        movers.scene.frame(node::removeFromParent);
        movers.frames(3, mover, 0.1, FALL);
        assertEquals(0, movers.at(mover).x);
        movers.scene.attach(node);
        movers.frames(3, mover, 0.1, FALL);
        assertEquals(0.3, movers.at(mover).x, 1e-4);
        movers.scene.step(() -> node.removeControl(mover));
        movers.frames(3, mover, 0.1, FALL);
        assertEquals(0.3, movers.at(node).x, 1e-4);
        movers.scene.step(() -> node.addControl(mover));
        movers.frames(3, mover, 0.1, FALL);
        assertEquals(0.6, movers.at(mover).x, 1e-4);
        assertTrue(mover.isOnGround());
    }

    @Test
    void aMoverUnderAMovedTurnedAndScaledParentMovesInTheWorld() {
        movers.floor();
        Node parent = new Node("parent");
        parent.setLocalTranslation(3, -2, 0);
        parent.setLocalRotation(new Quaternion().fromAngles(0, 0, FastMath.HALF_PI));
        parent.setLocalScale(2, 2, 2);
        CharacterMover mover = movers.mover(BOX, 0, 0);
        movers.scene.step(() -> {
            movers.scene.root().attachChild(parent);
            parent.attachChild(mover.getSpatial());
            mover.getSpatial().setLocalTranslation(1.5f, 1.5f, 0);
        });
        // At (0, 1), and 1.6 wide.
        movers.frames(20, mover, 0, FALL);
        assertTrue(mover.isOnGround());
        movers.frames(20, mover, 0.1, FALL);
        Vector3f world = mover.getSpatial().getWorldTranslation();
        assertEquals(2, world.x, 1e-4);
        assertEquals(0.8, world.y, 1e-4);
        assertEquals(new Vector3f(0, 1, 0), mover.getGroundNormal(new Vector3f()));
    }

    @Test
    void allCollidersBelowAMoverMoveTogether() {
        movers.floor();
        movers.fixed(TILE, 5, 1.5);
        Node body = new Node("body");
        CharacterMover mover = new CharacterMover();
        body.addControl(mover);
        Node feet = movers.node(TILE, 0, 0.5);
        Node head = movers.node(TILE, 0.5, 1.5);
        body.attachChild(feet);
        body.attachChild(head);
        movers.scene.attach(body);
        settle(mover);
        assertTrue(mover.isOnGround());
        movers.frames(60, mover, 0.1, FALL);
        assertEquals(3.5, body.getLocalTranslation().x, 1e-4);
        assertTrue(mover.isOnWall());
        Node arm = movers.node(TILE, -1, 1.5);
        movers.scene.step(() -> body.attachChild(arm));
        movers.scene.step(head::removeFromParent);
        movers.frames(10, mover, 0.1, FALL);
        assertEquals(4.5, body.getLocalTranslation().x, 1e-4);
    }

    @Test
    void aMoverInUserDataMoves() {
        movers.floor();
        Node node = movers.node(BOX, 0, 0.4);
        node.setUserData("jmesat.mover", true);
        node.setUserData("jmesat.mover.velocity", new Vector3f(6.4f, -1, 0));
        movers.scene.attach(node);
        movers.scene.frames(10);
        assertEquals(1, movers.at(node).x, 0.101);
        assertTrue(movers.at(node).x > 0.8);
    }

    @Test
    void severalTicksOfAFrameMoveByTheTicksTime() {
        movers.floor();
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        movers.scene.step(() -> movers.scene.state().setFixedStep(1f / 256));
        movers.frames(20, mover, 0.1, FALL);
        assertEquals(2, movers.at(mover).x, 0.03);
        assertTrue(mover.isOnGround());
    }

    @Test
    void aContinuousMoverIsNotSweptIntoTheGround() {
        movers.floor();
        movers.fixed(TILE, 5, 0.5);
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        movers.scene.step(() -> mover.getSpatial().getControl(ColliderControl.class).setContinuous(true));
        movers.frames(20, mover, 0.5, FALL);
        assertEquals(4.1, movers.at(mover).x, 1e-4);
        assertEquals(0.4, movers.at(mover).y, 1e-4);
        assertTrue(mover.isOnGround() && mover.isOnWall());
    }

    @Test
    void aMoverPassesThroughWhatItDoesNotCollideWith() {
        movers.floor();
        Node ghost = movers.fixed(TILE, 2, 0.5);
        Node trigger = movers.fixed(TILE, 4, 0.5);
        movers.scene.step(() -> {
            ghost.getControl(ColliderControl.class).setGroup(-1);
            trigger.getControl(ColliderControl.class).setTrigger(true);
        });
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        movers.scene.step(() -> mover.getSpatial().getControl(ColliderControl.class).setGroup(-1));
        movers.frames(60, mover, 0.1, FALL);
        assertEquals(6, movers.at(mover).x, 1e-3);
    }

    @Test
    void theDepthTestKeepsMoversInTheirLanes() {
        movers.scene.step(() -> movers.scene.state().setDepthTest(true));
        movers.floor();
        Node other = movers.fixed(TILE, 2, 0.5);
        movers.scene.step(() -> other.setLocalTranslation(2, 0.5f, 10));
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        movers.frames(60, mover, 0.1, FALL);
        assertEquals(6, movers.at(mover).x, 1e-3);
    }

    /** A node that refuses to move. */
    private static final class Stubborn extends Node {
        private boolean refuses;

        @Override
        public void setLocalTranslation(Vector3f place) {
            if (refuses) {
                throw new IllegalStateException("it does not move");
            }
            super.setLocalTranslation(place);
        }
    }

    @Test
    void aSpatialThatThrowsDoesNotStopOtherMovers() {
        movers.floor();
        Stubborn node = new Stubborn();
        ColliderControl collider = new ColliderControl();
        collider.setPolygon(BOX);
        node.addControl(collider);
        CharacterMover first = new CharacterMover();
        node.addControl(first);
        node.setLocalTranslation(new Vector3f(-3, 0.4f, 0));
        movers.scene.attach(node);
        CharacterMover second = movers.mover(BOX, 0, 0.4);
        settle(first, second);
        node.refuses = true;
        try (CapturedLog log = new CapturedLog()) {
            movers.steer(first, 0.1, FALL);
            movers.frames(10, second, 0.1, FALL);
            assertFalse(log.messages().isEmpty());
        }
        assertEquals(1, movers.at(second).x, 1e-4);
        assertEquals(-3, node.getLocalTranslation().x, 1e-3);
    }

    @Test
    void aFilterThatThrowsStopsTheMoversItIsAskedAbout() {
        movers.floor();
        CharacterMover first = movers.mover(BOX, -3, 0.4);
        CharacterMover second = movers.mover(BOX, 0, 0.4);
        settle(first, second);
        movers.scene.step(() -> movers.scene.state().getWorld().setPairFilter((a, b) -> {
            if (movers.at(first).x > -2.55) {
                throw new IllegalStateException("refused");
            }
            return true;
        }));
        movers.frames(3, second, 0.1, FALL);
        assertEquals(0.3, movers.at(second).x, 1e-4);
    }

    @Test
    void twoAppStatesEachMoveTheirOwn() {
        Node otherRoot = new Node("other root");
        SatCollisionState other = new SatCollisionState(otherRoot);
        movers.floor();
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        CharacterMover second = new CharacterMover();
        Node node = movers.node(BOX, 0, 0.4);
        node.addControl(second);
        movers.scene.step(() -> {
            otherRoot.attachChild(node);
            movers.scene.run().application().getStateManager().attach(other);
        });
        movers.scene.frame();
        movers.scene.step(() -> second.setVelocity(new Vector3f(64, 0, 0)));
        movers.frames(10, mover, 0.1, FALL);
        assertEquals(1, movers.at(mover).x, 1e-4);
        assertEquals(10, movers.at(node).x, 1.01);
        assertTrue(movers.at(node).x > 8);
    }

    @Test
    void whatATeleportedMoverCarriedStaysBehind() {
        movers.floor();
        CharacterMover below = movers.mover(TILE, 0, 0.5);
        CharacterMover above = movers.mover(BOX, 0, 1.4);
        settle(below, above);
        movers.scene.frame(() -> {
            movers.scene.place(below.getSpatial(), 8, 0.5f);
            below.teleport();
        });
        assertEquals(0, movers.at(above).x, 1e-4);
        assertEquals(8, movers.at(below).x, 1e-4);
    }

    @Test
    void whatATeleportedPlatformCarriedStaysBehind() {
        Node platform = movers.platform(PLATFORM, 0, -0.5);
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        settle(mover);
        movers.scene.frame(() -> {
            movers.scene.place(platform, 20, -0.5f);
            platform.getControl(ColliderControl.class).teleport();
        });
        assertEquals(0, movers.at(mover).x, 1e-4);
        assertFalse(mover.isOnGround());
    }

    @Test
    void aPlatformCarriesNothingThatHangsBelowItInTheGraph() {
        Node platform = movers.platform(PLATFORM, 0, -0.5);
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        movers.scene.step(() -> {
            platform.attachChild(mover.getSpatial());
            mover.getSpatial().setLocalTranslation(0, 0.9f, 0);
        });
        settle(mover);
        for (int i = 1; i <= 20; i++) {
            movers.scene.frame(() -> movers.scene.move(platform, 0.1f, 0.02f));
            assertEquals(0, mover.getSpatial().getLocalTranslation().x, 1e-4);
            assertEquals(0.9, mover.getSpatial().getLocalTranslation().y, 1e-4);
            assertTrue(mover.isOnGround(), "tick " + i);
        }
    }

    @Test
    void aWallStopsWhatAPlatformCarries() {
        Node platform = movers.platform(PLATFORM, 0, -0.5);
        movers.fixed(ConvexPolygon.rectangle(1, 4), 3, 2.5);
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        settle(mover);
        for (int i = 1; i <= 60; i++) {
            movers.scene.frame(() -> movers.scene.move(platform, 0.1f, 0));
            assertTrue(mover.isOnGround() || movers.at(platform).x > 5, "tick " + i);
        }
        assertEquals(2.1, movers.at(mover).x, 1e-4);
    }

    @Test
    void aGroundThatIsRemovedIsForgotten() {
        Node floor = movers.floor();
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        settle(mover);
        assertSame(floor, mover.getGround());
        movers.scene.step(() -> mover.setEnabled(false));
        movers.scene.frame(floor::removeFromParent);
        movers.scene.frame();
        assertNull(mover.getGround());
    }

    @Test
    void aPlatformThatRisesBelowACeilingCrushesAMover() {
        Node platform = movers.platform(PLATFORM, 0, -0.5);
        movers.fixed(ConvexPolygon.rectangle(20, 4), 0, 3.2);
        CharacterMover mover = movers.mover(BOX, 0, 0.4);
        settle(mover);
        boolean crushed = false;
        for (int i = 0; i < 60 && !crushed; i++) {
            movers.scene.frame(() -> movers.scene.move(platform, 0, 0.02f));
            crushed = mover.isCrushed();
        }
        assertTrue(crushed);
    }
}

package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.step.PairCounts;
import org.jmesat.testing.Buffers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which motions are swept: after teleports, changes of the shape and new sweep starts, and at extreme speeds. */
class SweptCollidersTest extends BulletWorld {
    @Test
    void aTeleportSkipsTheSweepOfOneStepOnly() {
        add("wall", WALL, 0, 0);
        Collider bullet = bullet(-2, 0);
        step();
        bullet.setPosition(2, 0);
        bullet.teleport();
        assertEquals(List.of(), step());
        bullet.setPosition(-2, 0);
        assertEquals(List.of("PASS wall bullet 0.375"), step());
        bullet.teleport();
        assertEquals(List.of(), step());
        bullet.setPosition(2, 0);
        assertEquals(List.of("PASS wall bullet 0.375"), step());
    }

    @Test
    void aTeleportIntoAWallEntersAtTheEndOfTheStep() {
        add("wall", WALL, 0, 0);
        Collider bullet = bullet(-2, 0);
        step();
        bullet.setPosition(0, 0);
        bullet.teleport();
        assertEquals(List.of("ENTER wall bullet 1.0"), step());
    }

    @Test
    void aNewColliderIsNotSwept() {
        add("wall", WALL, 5, 0);
        bullet(10, 0);
        assertEquals(List.of(), step());
    }

    @Test
    void aColliderThatHadNoShapeIsNotSwept() {
        add("wall", WALL, 0, 0);
        Collider bullet = bullet(-2, 0);
        bullet.setShape();
        step();
        bullet.setShape(BALL);
        bullet.setPosition(2, 0);
        assertEquals(List.of(), step());
    }

    @Test
    void aColliderThatLosesPiecesIsStillSwept() {
        add("wall", WALL, 0, 0);
        Collider bullet = bullet(-2, 0);
        bullet.setPieceCount(2);
        bullet.setPiece(0, new PolygonBuffer(), 0, 0);
        bullet.setPiece(1, Buffers.of(BALL), 0, 0);
        step();
        bullet.setShape(BALL);
        bullet.setPosition(2, 0);
        assertEquals(List.of("PASS wall bullet 0.375 conservative"), step());
    }

    @Test
    void aSweepBeginsAtTheStartThatWasSet() {
        add("wall", WALL, 0, 0);
        Collider bullet = bullet(-2, 0);
        step();
        bullet.setPosition(2, 0);
        bullet.setSweepStart(1, 0, 1, 0);
        assertTrue(bullet.isCutShort());
        assertEquals(List.of(), step());
        assertFalse(bullet.isCutShort());
        Motion motion = bullet.computeMotion(new Motion());
        assertEquals(1, motion.x(0));
        assertEquals(2, motion.x(1));
        bullet.setPosition(-2, 0);
        assertEquals(List.of("PASS wall bullet 0.375"), step());
        bullet.setSweepStart(-100, 0, 1, 0);
        bullet.teleport();
        bullet.setPosition(2, 0);
        assertEquals(List.of(), step());
        assertEquals(2, bullet.computeMotion(motion).x(0));
        assertThrows(IllegalArgumentException.class, () -> bullet.setSweepStart(Double.NaN, 0, 1, 0));
        assertThrows(IllegalArgumentException.class, () -> bullet.setSweepStart(0, 0, 1, 1));
        assertFalse(bullet.isCutShort());
    }

    @Test
    void aMotionBeyondTheRangeOfAFloatIsRefused() {
        Collider bullet = bullet(1e39, 0);
        step();
        assertThrows(IllegalArgumentException.class, () -> bullet.computeMotion(new Motion()));
        bullet.setPosition(1e38, 0);
        step();
        assertEquals(1e38, bullet.computeMotion(new Motion()).x(1));
    }

    @Test
    void aBodyThatPassesATeleportedBulletDoesNotHitIt() {
        Collider wall = add("wall", WALL, -3, 0);
        Collider bullet = bullet(-20, 0);
        step();
        bullet.teleport();
        bullet.setPosition(0, 0);
        wall.setPosition(3, 0);
        assertEquals(List.of(), step());
        wall.setPosition(-3, 0);
        assertEquals(List.of("PASS wall bullet"), stepWithoutFractions());
    }

    @Test
    void theContinuousCollidersAreListed() {
        Collider wall = add("wall", WALL, 0, 0);
        Collider bullet = bullet(-2, 0);
        Collider second = bullet(-3, 0);
        assertEquals(List.of(bullet, second), world.getContinuousColliders());
        world.remove(bullet, ExitReason.REMOVED);
        wall.setContinuous(true);
        second.setContinuous(false);
        assertEquals(List.of(wall), world.getContinuousColliders());
        world.tearDown();
        assertEquals(List.of(), world.getContinuousColliders());
    }

    private int pairCount() {
        PairCounts counts = new PairCounts();
        world.stages().pairs.count(counts);
        return counts.pairs;
    }

    @Test
    void aColliderThatStopsIsNoLongerSwept() {
        Collider wall = add("wall", WALL, 0, 0);
        Collider bullet = bullet(-200, 0);
        step();
        bullet.setPosition(200, 0);
        step();
        step();
        assertEquals(0, pairCount());
        wall.setPosition(200, 0);
        assertEquals(List.of("ENTER wall bullet"),
                step().stream().map(line -> line.replaceFirst(" [0-9.]+$", "")).toList());
    }

    @Test
    void aChangedShapeIsSweptAsTheHullOfBothShapes() {
        add("post", ConvexPolygon.circle(0.1f), 0, 3);
        Collider arm = add("arm", ConvexPolygon.of(0, 0, 5, 0, 5, 0.1f, 0, 0.1f), -1, 0);
        arm.setContinuous(true);
        step();
        arm.setShape(ConvexPolygon.of(0, 5, 5, 5, 5, 5.1f, 0, 5.1f));
        assertEquals(List.of("PASS post arm 0.0 conservative"), step());
        arm.setShape(ConvexPolygon.of(0, 5, 5, 5, 5, 5.1f, 0, 5.1f));
        assertEquals(List.of(), step());
    }

    @Test
    void aChangedShapeOfTheOtherSideIsSweptAsAHullToo() {
        Collider gate = add("gate", ConvexPolygon.of(0, 0, 0.1f, 0, 0.1f, 1, 0, 1), 0, 0);
        Collider bullet = bullet(-2, 2);
        step();
        bullet.setPosition(2, 2);
        gate.setShape(ConvexPolygon.of(0, 4, 0.1f, 4, 0.1f, 5, 0, 5));
        List<String> events = step();
        assertEquals(1, events.size());
        assertTrue(events.get(0).startsWith("PASS gate bullet 0.4375") && events.get(0).endsWith(" conservative"),
                events.toString());
    }

    @Test
    void aBodyWithAnotherNumberOfPiecesIsSweptAsOneHull() {
        Collider body = world.add("body");
        body.setShape(ConvexPolygon.rectangle(0.1f, 0.1f), ConvexPolygon.of(0, 4, 0.1f, 4, 0.1f, 5, 0, 5));
        Collider bullet = bullet(-2, 2);
        step();
        bullet.setPosition(2, 2);
        body.setShape(ConvexPolygon.rectangle(0.1f, 0.1f));
        List<String> events = step();
        assertEquals(1, events.size());
        assertTrue(events.get(0).startsWith("PASS body bullet 0.4") && events.get(0).endsWith(" conservative"),
                events.toString());
    }

    @Test
    void settingAnEqualShapeAgainIsNoChange() {
        Collider wall = add("wall", WALL, 0, 0);
        Collider bullet = bullet(-2, 0);
        step();
        wall.setShape(ConvexPolygon.of(0.25f, 2, -0.25f, 2.0000002f, -0.25f, -2, 0.25f, -2));
        bullet.setPosition(2, 0);
        bullet.setShape(BALL);
        assertEquals(List.of("PASS wall bullet 0.375"), step());
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e3, 1e6, 1e9, 1e15, 1e25})
    void veryFastBulletsHit(double distance) {
        add("wall", ConvexPolygon.rectangle(1, 1), 0, 0);
        Collider bullet = bullet(-distance, 0);
        step();
        bullet.setPosition(distance, 0);
        bullet.setAngle(3);
        List<String> events = step();
        assertEquals(1, events.size());
        assertEquals(0.5, world.getEvents().enters().get(0).getFraction(), 1e-3);
        bullet.setPosition(-distance, distance);
        assertEquals(List.of(), step());
    }

    @Test
    void aMotionTooLargeForDoublesIsTestedAtTheEndOnly() {
        add("wall", ConvexPolygon.rectangle(1, 1), 0, 0);
        Collider bullet = bullet(-1e140, 0);
        step();
        bullet.setPosition(1e140, 0);
        assertEquals(List.of(), step());
        bullet.setPosition(0, 0);
        assertEquals(List.of("ENTER wall bullet 1.0"), step());
    }

    @Test
    void aColliderWithATooDistantOriginIsTestedAtTheEndOnly() {
        world.setTouchPolicy(TouchPolicy.EXCLUSIVE);
        Collider far = world.add("far");
        far.setPieceCount(1);
        far.setPiece(0, Buffers.of(WALL), -1e140, 0);
        far.setPosition(1e140, 0);
        Collider bullet = bullet(-2, 0);
        step();
        bullet.setPosition(2, 0);
        assertEquals(List.of(), step());
    }

    @Test
    void removingTheLastContinuousColliderEndsAllSweeps() {
        add("wall", WALL, 0, 0);
        Collider bullet = bullet(-2, 0);
        Collider stone = add("stone", BALL, 0, 9);
        step();
        bullet.setPosition(2, 0);
        stone.setPosition(100, 9);
        step();
        world.remove(bullet, ExitReason.REMOVED);
        step();
        assertEquals(0, pairCount());
        stone.setPosition(-100, 0);
        assertEquals(List.of(), step());
        assertFalse(stone.isContinuous());
    }

    private int pairs() {
        PairCounts counts = new PairCounts();
        world.stages().pairs.count(counts);
        return counts.pairs;
    }
}

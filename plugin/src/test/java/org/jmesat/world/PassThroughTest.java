package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.Buffers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The events of pairs with a continuous collider: pass-throughs, their order, and withdrawn contacts. */
class PassThroughTest extends BulletWorld {
    @Test
    void theExitOfAPassThroughDirectlyFollowsItsEnter() {
        add("crate", BALL, 9, 9);
        Collider leaving = add("leaving", BALL, 9, 9.25);
        add("resting", BALL, 5, 9);
        add("stone", BALL, 5, 9.25);
        add("wall", WALL, 0, 0);
        Collider bullet = bullet(-2, 0);
        Collider late = add("late", BALL, 20, 9);
        world.step();
        bullet.setPosition(2, 0);
        leaving.setPosition(15, 9);
        late.setPosition(5, 8.6);
        world.step();
        assertEquals(List.of("EXIT crate leaving", "ENTER wall bullet", "EXIT wall bullet", "ENTER resting late",
                        "STAY resting stone"),
                world.getEvents().list().stream().map(event -> event.kind() + " " + pair(event.contact())).toList());
    }

    @Test
    void aBulletThroughAWallEntersAndExitsInOneStep() {
        add("wall", WALL, 0, 0);
        Collider bullet = bullet(-2, 0);
        assertEquals(List.of(), step());
        bullet.setPosition(2, 0);
        assertEquals(List.of("PASS wall bullet 0.375"), step());
        Contact<Collider> pass = world.getEvents().enters().get(0);
        assertEquals(ExitReason.SEPARATED, pass.getExitReason());
        assertEquals(-1, pass.getPenetration().normalX(), 1e-12);
        assertEquals(0, pass.getPenetration().depth(), 1e-9);
        assertEquals(1, pass.getManifold().count());
        assertEquals(-0.25, pass.getManifold().x(0), 1e-9);
        assertEquals(0, pass.getManifold().y(0), 1e-9);
        assertEquals(List.of(), world.getContacts());
        assertNull(world.getContact(bullet, world.getColliders().get(0)));
        assertEquals(List.of(), step());
    }

    @Test
    void aBulletThatStopsInAWallEntersAndStays() {
        add("wall", WALL, 0, 0);
        Collider bullet = bullet(-2, 0);
        step();
        bullet.setPosition(0, 0);
        assertEquals(List.of("ENTER wall bullet 0.75"), step());
        assertEquals(0.5, world.getEvents().enters().get(0).getPenetration().depth(), 1e-6);
        bullet.setPosition(0.1, 0);
        assertEquals(List.of("STAY wall bullet"), step());
        bullet.setPosition(9, 0);
        assertEquals(List.of("EXIT wall bullet SEPARATED"), step());
    }

    @Test
    void aPairWithoutAContinuousSideIsTestedAtTheEndOfTheStepOnly() {
        add("wall", WALL, 0, 0);
        Collider stone = add("stone", BALL, -2, 0);
        step();
        stone.setPosition(2, 0);
        assertEquals(List.of(), step());
        stone.setPosition(0, 0);
        assertEquals(List.of("ENTER wall stone 1.0"), step());
    }

    @Test
    void aMovingColliderHitsAContinuousColliderAtRest() {
        bullet(0, 0);
        Collider stone = add("stone", BALL, -2, 0);
        step();
        stone.setPosition(2, 0);
        assertEquals(List.of("PASS bullet stone 0.375"), step());
    }

    @Test
    void collidersOnCrossingPathsCollideOnlyAtTheSameTime() {
        Collider bullet = bullet(-2, 0);
        Collider early = add("early", BALL, 0, -8);
        Collider same = add("same", BALL, 0, -2);
        step();
        bullet.setPosition(2, 0);
        early.setPosition(0, 80);
        same.setPosition(0, 2);
        List<String> events = step();
        assertEquals(1, events.size(), events.toString());
        assertTrue(events.get(0).startsWith("PASS bullet same 0.4"), events.toString());
    }

    @Test
    void aPairThatMovesTogetherDoesNotCollide() {
        Collider bullet = bullet(-2, 0);
        Collider wall = add("wall", WALL, 0, 0);
        step();
        bullet.setPosition(-2 + 1000, 500);
        wall.setPosition(1000, 500);
        assertEquals(List.of(), step());
    }

    @Test
    void aTurningBladeHitsTheColliderOnItsArc() {
        Collider blade = world.add("blade");
        blade.setShape(ConvexPolygon.of(1, -0.05f, 3, -0.05f, 3, 0.05f, 1, 0.05f));
        blade.setContinuous(true);
        double diagonal = 2 * Math.sqrt(0.5);
        add("within", ConvexPolygon.circle(0.1f), diagonal, diagonal);
        add("beyond", ConvexPolygon.circle(0.1f), 2 * diagonal, 2 * diagonal);
        step();
        blade.setAngle(Math.PI / 2);
        List<String> events = step();
        assertEquals(1, events.size(), events.toString());
        assertTrue(events.get(0).startsWith("PASS blade within 0.4"), events.toString());
    }

    @Test
    void aFilteredPairHasNoPassThrough() {
        add("wall", WALL, 0, 0);
        Collider bullet = bullet(-2, 0);
        bullet.setFilter(1, 0, 0);
        step();
        bullet.setPosition(2, 0);
        assertEquals(List.of(), step());
        world.setPairFilter((a, b) -> false);
        bullet.setFilter(1, -1, 0);
        bullet.setPosition(-2, 0);
        assertEquals(List.of(), step());
    }

    @Test
    void aPairThatOverlappedBeforeIsTestedAtTheEndOfTheStepOnly() {
        add("wall", WALL, 0, 0);
        Collider bullet = bullet(0, 0);
        bullet.setFilter(1, 0, 0);
        step();
        bullet.setFilter(1, -1, 0);
        bullet.setPosition(0.1, 0);
        assertEquals(List.of("ENTER wall bullet 0.0"), step());
        bullet.setFilter(1, 0, 0);
        step();
        bullet.setFilter(1, -1, 0);
        bullet.setPosition(4, 0);
        assertEquals(List.of(), step());
    }

    @Test
    void aContactThatEndsAndBeginsAgainWithinAStepStays() {
        Collider wall = world.add("fork");
        wall.setShape(ConvexPolygon.rectangle(0.5f, 4), ConvexPolygon.of(4, -2, 4.5f, -2, 4.5f, 2, 4, 2));
        Collider bullet = bullet(0, 0);
        assertEquals(List.of("ENTER fork bullet 1.0"), step());
        bullet.setPosition(4.2, 0);
        assertEquals(List.of("STAY fork bullet"), step());
        bullet.setPosition(-9, 0);
        assertEquals(List.of("EXIT fork bullet SEPARATED"), step());
    }

    @Test
    void ofSeveralPiecesTheFirstHitCounts() {
        Collider fork = world.add("fork");
        fork.setShape(ConvexPolygon.of(4, -2, 4.5f, -2, 4.5f, 2, 4, 2), ConvexPolygon.rectangle(0.5f, 4));
        Collider bullet = bullet(-2, 0);
        step();
        bullet.setPosition(8, 0);
        assertEquals(List.of("PASS fork bullet 0.15"), step());
        assertEquals(1, world.getEvents().enters().get(0).getPieceA());
        bullet.setPosition(-2, 0);
        assertEquals(List.of("PASS fork bullet 0.325"), step());
        assertEquals(0, world.getEvents().enters().get(0).getPieceA());
    }

    @Test
    void passThroughsAndEntersAreInTheOrderOfTime() {
        add("last", WALL, 6, 0);
        Collider bullet = bullet(-2, 0);
        add("second", WALL, 3, 0);
        add("first", WALL, 0, 0);
        step();
        bullet.setPosition(6, 0);
        assertEquals(List.of("PASS bullet first", "PASS bullet second", "ENTER last bullet"), stepWithoutFractions());
    }

    @Test
    void entersAtTheSameTimeAreInTheOrderOfTheirIds() {
        add("upper", ConvexPolygon.rectangle(0.5f, 1), 0, 1);
        Collider crate = add("crate", WALL, 30, 0);
        Collider bullet = add("bullet", ConvexPolygon.rectangle(0.5f, 2), -2, 0);
        bullet.setContinuous(true);
        add("lower", ConvexPolygon.rectangle(0.5f, 1), 0, -1);
        add("one that is not swept", WALL, 20, 0);
        add("another", WALL, 21, 0);
        step();
        bullet.setPosition(3.5, 0);
        crate.setPosition(20.5, 0);
        assertEquals(List.of("PASS upper bullet", "PASS bullet lower", "ENTER crate one that is not swept",
                "ENTER crate another"), stepWithoutFractions());
    }

    @Test
    void aWithdrawnContactGetsNoExitAndBeginsAgain() {
        Collider wall = add("wall", WALL, -0.3, 0);
        Collider bullet = bullet(-2, 0);
        add("other", BALL, 0.4, 0);
        step();
        bullet.setPosition(0, 0);
        assertEquals(List.of("ENTER wall bullet", "ENTER bullet other"), stepWithoutFractions());
        Contact<Collider> contact = world.getContact(wall, bullet);
        long revision = world.revision();
        world.withdraw(contact);
        world.withdraw(contact);
        assertTrue(world.revision() > revision);
        assertNull(world.getContact(wall, bullet));
        assertEquals(1, world.getContacts().size());
        List<Contact<Collider>> found = new ArrayList<>();
        world.getContacts(bullet, found);
        assertEquals(1, found.size());
        assertTrue(world.getEvents().enters().contains(contact));
        bullet.teleport();
        assertEquals(List.of("ENTER wall bullet", "STAY bullet other"), stepWithoutFractions());
        world.withdraw(world.getContact(wall, bullet));
        bullet.setPosition(-2, 0);
        assertEquals(List.of("EXIT bullet other SEPARATED"), stepWithoutFractions());
        bullet.setPosition(0, 0);
        stepWithoutFractions();
        world.withdraw(world.getContact(wall, bullet));
        bullet.teleport();
        bullet.setPosition(-20, 0);
        assertEquals(List.of("EXIT bullet other SEPARATED"), stepWithoutFractions());
    }

    @Test
    void onlyAContactThatBeganInTheLastStepCanBeWithdrawn() {
        add("wall", WALL, 0, 0);
        bullet(0, 0);
        step();
        Contact<Collider> contact = world.getContacts().get(0);
        lock.setDelivering(true);
        assertThrows(IllegalStateException.class, () -> world.withdraw(contact));
        lock.setDelivering(false);
        step();
        assertThrows(IllegalArgumentException.class, () -> world.withdraw(contact));
        world.tearDown();
        lock.clearEvents();
        assertThrows(IllegalArgumentException.class, () -> world.withdraw(contact));
    }

    @Test
    void aTurningArmHitsAPostOnItsArc() {
        add("post", BALL, 4, 0);
        Collider arm = world.add("arm");
        arm.setContinuous(true);
        arm.setPieceCount(1);
        arm.setPiece(0, Buffers.of(BALL), 4, 0);
        arm.setAngle(-0.75);
        assertEquals(List.of(), step());
        arm.setAngle(0.75);
        assertEquals(List.of("PASS post arm"), stepWithoutFractions());
    }

    @ParameterizedTest
    @EnumSource
    void aPointThroughASegmentIsAPassThroughForEitherPolicy(TouchPolicy policy) {
        world.setTouchPolicy(policy);
        add("segment", ConvexPolygon.hullOf(0, -2, 0, 2), 0, 0);
        Collider point = add("point", ConvexPolygon.hullOf(0, 0), -1, 0.5);
        point.setContinuous(true);
        step();
        point.setPosition(3, 0.5);
        assertEquals(List.of("PASS segment point 0.25"), step());
    }

    @Test
    void aTipHitsAFloorSeenEdgeOnForAnyFirstVertex() {
        add("floor", ConvexPolygon.hullOf(-10, 0, 10, 0), 0, 0);
        float[] xy = {0, -1, 1, 1, -1, 1, 0, -1, 1, 1, -1, 1};
        for (int first = 0; first < 3; first++) {
            Collider crate = add("crate", ConvexPolygon.of(Arrays.copyOfRange(xy, 2 * first, 2 * first + 6)), 0, 3);
            crate.setContinuous(true);
            step();
            crate.setPosition(0, -5);
            assertEquals(List.of("PASS floor crate 0.25"), step(), "first corner " + first);
            assertEquals(1, world.getEvents().enters().get(0).getPenetration().normalY(), 1e-12);
            world.remove(crate, ExitReason.REMOVED);
            step();
        }
    }

    @Test
    void aGrazeIsAContactIfTouchingCounts() {
        add("wall", ConvexPolygon.rectangle(1, 1), 0, 0);
        Collider bullet = add("bullet", ConvexPolygon.rectangle(1, 1), -3, 1);
        bullet.setContinuous(true);
        step();
        bullet.setPosition(3, 1);
        assertTrue(step().get(0).startsWith("PASS wall bullet 0.33333"));
        world.setTouchPolicy(TouchPolicy.EXCLUSIVE);
        bullet.setPosition(-3, 1);
        assertEquals(List.of(), step());
        bullet.setPosition(3, 0.999);
        assertTrue(step().get(0).startsWith("PASS wall bullet "));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.1, 0.7, 1.3, 2.9})
    void aGrazeIsFoundAtAnyAngle(double angle) {
        Collider wall = add("wall", ConvexPolygon.rectangle(1, 1), 0, 0);
        wall.setAngle(angle);
        Collider bullet = add("bullet", ConvexPolygon.rectangle(1, 1), 0, 0);
        bullet.setAngle(angle);
        bullet.setContinuous(true);
        for (float side : new float[] {1, -1}) {
            bullet.setPosition((float) (-3 * Math.cos(angle) - side * Math.sin(angle)),
                    (float) (-3 * Math.sin(angle) + side * Math.cos(angle)));
            bullet.teleport();
            step();
            bullet.setPosition((float) (3 * Math.cos(angle) - side * Math.sin(angle)),
                    (float) (3 * Math.sin(angle) + side * Math.cos(angle)));
            assertEquals(1, step().size());
        }
    }
}

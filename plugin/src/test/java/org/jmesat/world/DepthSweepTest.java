package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a continuous collider meets between two steps, with depth. A wall of height 2 stands at x = 0. */
class DepthSweepTest {
    private final CollisionWorld world = new CollisionWorld();
    private final Collider wall = add("wall", ConvexPolygon.rectangle(0.5f, 4), 0);
    private final Collider bullet = add("bullet", ConvexPolygon.circle(0.25f), -2);

    DepthSweepTest() {
        world.setDepthTest(true);
        wall.setDepthRange(0, 2);
        bullet.setDepthRange(-0.25f, 0.25f);
        bullet.setContinuous(true);
    }

    private Collider add(String name, ConvexPolygon shape, double x) {
        Collider collider = world.add(name);
        collider.setShape(shape);
        collider.setPosition(x, 0);
        return collider;
    }

    private List<String> step() {
        world.step();
        List<String> lines = new ArrayList<>();
        world.getEvents().exits().forEach(exit -> lines.add("EXIT " + pair(exit) + ' ' + exit.getExitReason()));
        for (Contact<Collider> enter : world.getEvents().enters()) {
            lines.add((enter.isPassThrough() ? "PASS " : "ENTER ") + pair(enter) + ' ' + enter.getFraction()
                    + (enter.isConservative() ? " conservative" : ""));
        }
        world.getEvents().stays().forEach(stay -> lines.add("STAY " + pair(stay)));
        return lines;
    }

    private static String pair(Contact<Collider> contact) {
        return contact.getA().getOwner() + " " + contact.getB().getOwner();
    }

    /** The bullet flies from x = −2 at one height to another place at another height. */
    private List<String> fly(float fromHeight, double toX, float toHeight) {
        bullet.setElevation(fromHeight);
        step();
        bullet.setElevation(toHeight);
        bullet.setPosition(toX, 0);
        return step();
    }

    @Test
    void aBulletWithinTheHeightOfAWallHitsItAsWithoutDepth() {
        assertEquals(List.of("PASS wall bullet 0.375"), fly(1, 2, 1));
        assertEquals(ExitReason.SEPARATED, world.getEvents().enters().get(0).getExitReason());
        assertEquals(0, world.getContacts().size());
        bullet.setPosition(0, 0);
        assertEquals(List.of("ENTER wall bullet 0.75"), step());
    }

    @Test
    void aBulletThatRisesWithinTheHeightOfAWallHitsItExactly() {
        assertEquals(List.of("PASS wall bullet 0.375"), fly(0.5f, 2, 1.5f));
    }

    @Test
    void aBulletPassesAboveAWall() {
        assertEquals(List.of(), fly(2.5f, 2, 2.5f));
        bullet.setPosition(-2, 0);
        bullet.setElevation(2.25f);
        assertEquals(List.of(), step());
    }

    @Test
    void aBulletThatRisesThroughTheHeightOfAWallInOneStepIsConservative() {
        assertEquals(List.of("PASS wall bullet 0.375 conservative"), fly(-3, 2, 3));
    }

    @Test
    void aBulletThatRisesAboveAWallOrFallsOntoItsHeightIsConservative() {
        assertEquals(List.of("PASS wall bullet 0.375 conservative"), fly(1, 2, 5));
        bullet.setPosition(-2, 0);
        bullet.setElevation(1);
        assertEquals(List.of("PASS wall bullet 0.375 conservative"), step());
    }

    @Test
    void aBulletThatEndsInAWallFromAboveEntersConservatively() {
        assertEquals(List.of("ENTER wall bullet 0.75 conservative"), fly(3, 0, 1));
    }

    @ParameterizedTest
    @EnumSource(TouchPolicy.class)
    void aBulletThatFallsThroughAFloorWithoutAnyMotionInThePlanePassesIt(TouchPolicy policy) {
        world.setTouchPolicy(policy);
        bullet.setPosition(0, 0);
        bullet.setElevation(5);
        assertEquals(List.of(), step());
        bullet.setElevation(-5);
        assertEquals(List.of("PASS wall bullet 0.0 conservative"), step());
        assertEquals(0.5, world.getEvents().enters().get(0).getPenetration().depth(), 1e-6);
        assertEquals(List.of(), step());
        bullet.setElevation(1);
        assertEquals(List.of("ENTER wall bullet 0.0 conservative"), step());
        assertEquals(List.of("STAY wall bullet"), step());
    }

    @Test
    void aBulletThatTouchesAWallInThePlaneAndFallsBesideItMeetsItIfTouchingCounts() {
        bullet.setPosition(-0.5, 0);
        bullet.setElevation(5);
        step();
        bullet.setElevation(-5);
        assertEquals(List.of("PASS wall bullet 0.0 conservative"), step());
        world.setTouchPolicy(TouchPolicy.EXCLUSIVE);
        bullet.setElevation(5);
        assertEquals(List.of(), step());
    }

    @Test
    void aFloorThatRisesThroughAContinuousColliderMeetsIt() {
        bullet.setPosition(0, 0);
        bullet.setElevation(5);
        step();
        wall.setElevation(50);
        assertEquals(List.of("PASS wall bullet 0.0 conservative"), step());
    }

    @Test
    void withoutAContinuousSideOnlyTheDepthAtTheEndCounts() {
        bullet.setContinuous(false);
        assertEquals(List.of(), fly(5, 0, -5));
        bullet.setElevation(1);
        assertEquals(List.of("ENTER wall bullet 1.0"), step());
    }

    @Test
    void aFlatBulletThatEndsAtTheDepthOfAFlatWallPassesIt() {
        wall.setDepthRange(0, 0);
        bullet.setDepthRange(0, 0);
        assertEquals(List.of("PASS wall bullet 0.375 conservative"), fly(-1, 2, 0));
        bullet.setPosition(-2, 0);
        assertEquals(List.of("PASS wall bullet 0.375"), step());
        bullet.setPosition(2, 0);
        bullet.setElevation(-1);
        assertEquals(List.of("PASS wall bullet 0.375 conservative"), step());
        bullet.setPosition(-2, 0);
        bullet.setElevation(-2);
        assertEquals(List.of(), step());
    }

    @Test
    void aTeleportInDepthSweepsNothing() {
        bullet.setElevation(5);
        step();
        bullet.setPosition(2, 0);
        bullet.setElevation(-5);
        bullet.teleport();
        assertEquals(List.of(), step());
        bullet.setPosition(0, 0);
        bullet.setElevation(1);
        bullet.teleport();
        assertEquals(List.of("ENTER wall bullet 1.0"), step());
    }

    @Test
    void theDepthAtASweepStartIsThatOfTheLastStep() {
        fly(5, 9, 5);
        bullet.setSweepStart(-2, 0, 1, 0);
        bullet.setPosition(2, 0);
        bullet.setElevation(-5);
        assertEquals(List.of("PASS wall bullet 0.375 conservative"), step());
    }

    @Test
    void anotherDepthIsComparedWithThatOfTheStepBeforeNotOfAnEarlierOne() {
        assertEquals(List.of(), fly(5, -2, -5));
        bullet.setPosition(2, 0);
        assertEquals(List.of(), step());
    }

    @Test
    void theRangesBeforeTheFirstStepWithTheTestAreUnknown() {
        world.setDepthTest(false);
        fly(5, -2, 5);
        bullet.setElevation(-5);
        bullet.setPosition(2, 0);
        world.setDepthTest(true);
        assertEquals(List.of(), step());
        bullet.setElevation(5);
        bullet.setPosition(-2, 0);
        assertEquals(List.of("PASS wall bullet 0.375 conservative"), step());
    }

    @Test
    void aBulletFiredBetweenManyFloorsPassesThoseOfItsHeightsOnly() {
        List<String> expected = new ArrayList<>();
        for (int floor = 0; floor < 20; floor++) {
            Collider plate = add("plate " + floor, ConvexPolygon.rectangle(0.5f, 4), 10);
            plate.setElevation(10 + floor);
            if (floor >= 3 && floor <= 7) {
                expected.add("PASS bullet plate " + floor + " 0.4 conservative");
            }
        }
        bullet.setPosition(5, 0);
        bullet.setElevation(12.5f);
        step();
        bullet.setPosition(15 + 5 / 8.0, 0);
        bullet.setElevation(17.5f);
        List<String> found = step();
        assertEquals(expected.size(), found.size(), found::toString);
        for (int i = 0; i < expected.size(); i++) {
            assertTrue(found.get(i).startsWith(expected.get(i).substring(0, 14)), found::toString);
            assertTrue(found.get(i).endsWith("conservative"), found::toString);
        }
    }
}

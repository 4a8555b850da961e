package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A one-way platform of 8 x 1 about the origin, whose top is at y = 0.5, and a player of side 1. */
class OneWayTest {
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(1, 1);

    private final CollisionWorld world = new CollisionWorld();
    private final Collider platform = add(ConvexPolygon.rectangle(8, 1), 0, 0);
    private final Collider player = add(BOX, 0, 4);

    OneWayTest() {
        platform.setOneWay(0, 3);
    }

    private Collider add(ConvexPolygon shape, double x, double y) {
        Collider collider = world.add("body");
        collider.setShape(shape);
        collider.setPosition(x, y);
        return collider;
    }

    private void place(double x, double y) {
        player.setPosition(x, y);
        world.step();
    }

    private boolean isSolid() {
        return world.getContact(platform, player).isSolid();
    }

    @Test
    void whatFallsOntoItIsHeldAndWhatJumpsFromBelowPasses() {
        world.step();
        place(0, 0.75);
        assertTrue(isSolid());
        place(0, -4);
        place(0, -0.75);
        assertFalse(isSolid());
        place(-6, 0.9);
        place(-4.25, 0.9);
        assertFalse(isSolid(), "from the side, below the edge");
        place(-6, 1);
        place(-4.25, 1);
        assertTrue(isSolid(), "from the side, at the edge");
    }

    @Test
    void whatPassesDoesSoUntilTheTwoPart() {
        place(0, -4);
        double[] heights = {-0.75, 0, 0.75, 0.99, 1, 0.5, -0.5};
        for (double y : heights) {
            place(0, y);
            assertFalse(isSolid(), "at " + y);
        }
        place(0, 1.25);
        place(0, 0.75);
        assertTrue(isSolid());
        place(0, -0.5);
        assertTrue(isSolid(), "held until it has left, too");
        platform.setOneWay(0, 0);
        place(0, -0.25);
        assertTrue(isSolid());
        assertEquals(List.of(), world.getEvents().enters());
    }

    @ParameterizedTest
    @CsvSource({"0, 0.75, true", "0, 0.25, true", "0, -0.25, false", "-4.25, 0.25, false", "-4.25, 0.9, true"})
    void aNewBodyATeleportedOneAndANewPlatformAreJudgedByTheLeastWayOut(double x, double y, boolean solid) {
        place(x, y);
        assertEquals(solid, isSolid(), "new");
        place(0, -4);
        player.teleport();
        place(x, y);
        assertEquals(solid, isSolid(), "teleported");
        platform.setPosition(20, 0);
        world.step();
        platform.teleport();
        platform.setPosition(0, 0);
        world.step();
        assertEquals(solid, isSolid(), "a teleported platform");
    }

    /** 60° from up is too far, 30° is not. */
    @ParameterizedTest
    @CsvSource({"0.5, 1, true", "1, 0.5, false", "1, 1, true", "-0.5, 1, true", "0, -1, false"})
    void theLeastWayOutMayBe45DegreesFromUp(double upX, double upY, boolean solid) {
        platform.setOneWay(upX, upY);
        place(0, 0.75);
        assertEquals(solid, isSolid());
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 1, -0.7, 3})
    void theDirectionMayBeAnyAndTheBodiesMayTurn(double angle) {
        double cos = Math.cos(angle);
        double sin = Math.sin(angle);
        platform.setOneWay(-1e-200 * sin, 1e-200 * cos);
        platform.setAngle(angle);
        player.setAngle(angle + Math.PI / 2);
        world.step();
        place(-0.75 * sin, 0.75 * cos);
        place(-1.0 * sin, 1.0 * cos);
        place(-2.0 * sin, 2.0 * cos);
        place(-0.75 * sin, 0.75 * cos);
        assertTrue(isSolid());
        place(2.0 * sin, -2.0 * cos);
        place(0.75 * sin, -0.75 * cos);
        assertFalse(isSolid());
        assertEquals(1, Math.hypot(platform.getOneWayX(), platform.getOneWayY()), 1e-15);
    }

    /** The player turns by 45° in the step in which it lands, and reaches lower then. */
    @Test
    void theShapeAndAngleBeforeTheStepCount() {
        place(0, 1.1);
        player.setAngle(Math.PI / 4);
        place(0, 1.1);
        assertTrue(isSolid());
        place(0, 4);
        player.setAngle(0);
        place(0, 1.1);
        player.setShape(ConvexPolygon.rectangle(1, 2));
        world.step();
        assertTrue(isSolid());
        place(0, -4);
        place(0, -1.1);
        player.setShape(ConvexPolygon.rectangle(1, 3), BOX);
        world.step();
        assertFalse(isSolid());
    }

    @ParameterizedTest
    @CsvSource({"9, -9, true", "-9, 9, false"})
    void aContinuousBodyThatPassesThroughIsJudgedByItsStart(double from, double to, boolean solid) {
        player.setContinuous(true);
        place(0, from);
        world.step();
        place(0, to);
        Contact<Collider> contact = world.getEvents().enters().get(0);
        assertTrue(contact.isPassThrough());
        assertEquals(solid, contact.isSolid());
    }

    /** A ramp of 30°: what stands on it is below its upper end. */
    @Test
    void aSlopeIsSolidForWhatWasAboveItsUpperSide() {
        platform.setAngle(Math.PI / 6);
        world.step();
        place(-1, 1.5);
        place(-1, 0.25);
        assertTrue(isSolid());
        place(-1, -4);
        place(-1, -1);
        assertFalse(isSolid());
    }

    @Test
    void twoOneWayCollidersAreSolidIfEachIsAboveTheOther() {
        player.setOneWay(0, 1);
        world.step();
        place(0, 0.75);
        assertFalse(isSolid(), "the platform is not above the player");
        place(0, 4);
        player.setOneWay(0, -1);
        place(0, 0.75);
        assertTrue(isSolid());
    }

    /** As a response leaves it: the body has sunk into something else, and was pushed out. */
    @Test
    void aMotionBeginsWhereAResponseHasLeftTheBody() {
        place(-6, 0.9);
        world.stages().pairs.setShift(player.index(), 0, 0.1);
        assertTrue(world.isSolid(player, platform));
        place(-4.25, 0.9);
        assertTrue(isSolid());
        place(-6, 0.9);
        place(-4.25, 0.9);
        assertFalse(isSolid(), "it counts once");
    }

    @Test
    void withoutAContactTheLastStepAnswers() {
        place(-6, 1);
        assertTrue(world.isSolid(platform, player) && world.isSolid(player, platform));
        player.setPosition(-6, 0);
        assertTrue(world.isSolid(platform, player));
        world.step();
        assertFalse(world.isSolid(platform, player) || world.isSolid(player, platform));
        player.setTrigger(true);
        place(-6, 3);
        assertFalse(world.isSolid(platform, player));
        player.setTrigger(false);
        assertTrue(world.isSolid(platform, player));
        world.remove(player);
        assertFalse(world.isSolid(platform, player));
    }

    @Test
    void badDirectionsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> platform.setOneWay(Double.NaN, 0));
        assertThrows(IllegalArgumentException.class, () -> platform.setOneWay(0, Double.POSITIVE_INFINITY));
        assertEquals(1, platform.getOneWayY());
        world.remove(platform);
        assertThrows(IllegalStateException.class, () -> platform.setOneWay(1, 0));
        assertTrue(platform.isOneWay());
    }

    /** Boxes of side 1 on a grid of 1/4 that step at random; the directions are along the axes. */
    private static List<String> walk(long seed, int threads, boolean check) {
        Random random = new Random(seed);
        CollisionWorld world = new CollisionWorld();
        world.setWorkerThreads(threads);
        List<Collider> boxes = new ArrayList<>();
        int[][] ups = {{0, 0}, {0, 1}, {1, 0}, {0, -1}, {-1, 0}};
        for (int i = 0; i < 60; i++) {
            Collider box = world.add(ups[random.nextInt(ups.length)]);
            box.setShape(BOX);
            box.setPosition(grid(random), grid(random));
            box.setOneWay(up(box)[0], up(box)[1]);
            box.setContinuous(seed % 2 == 0 && i % 5 == 0);
            boxes.add(box);
        }
        List<String> record = new ArrayList<>();
        Map<Collider, double[]> before = new HashMap<>();
        Map<String, Boolean> remembered = new HashMap<>();
        for (int step = 0; step < 60; step++) {
            world.step();
            Map<String, Boolean> now = new HashMap<>();
            for (Contact<Collider> contact : world.getContacts()) {
                String pair = contact.getIdA() + " " + contact.getIdB();
                boolean known = remembered.containsKey(pair) || step == 0;
                boolean expected = step == 0 ? contact.isSolid() : known ? remembered.get(pair)
                        : isAbove(contact.getA(), contact.getB(), before)
                                && isAbove(contact.getB(), contact.getA(), before);
                if (check) {
                    assertEquals(expected, contact.isSolid(), "seed " + seed + ", step " + step + ", pair " + pair);
                    assertEquals(contact.isSolid(), world.isSolid(contact.getB(), contact.getA()));
                }
                now.put(pair, contact.isSolid());
                record.add(step + ": " + pair + contact.isSolid());
            }
            world.getEvents().enters().forEach(contact -> record.add("enter " + contact.getIdA() + " "
                    + contact.getIdB() + contact.isSolid()));
            remembered = now;
            for (Collider box : boxes) {
                before.put(box, new double[] {box.getX(), box.getY()});
                if (random.nextBoolean()) {
                    box.setPosition(box.getX() + random.nextInt(5) * 0.25 - 0.5,
                            box.getY() + random.nextInt(5) * 0.25 - 0.5);
                }
            }
        }
        return record;
    }

    private static double grid(Random random) {
        return random.nextInt(40) * 0.25;
    }

    private static int[] up(Collider box) {
        return (int[]) box.getOwner();
    }

    /** By coordinates: the body's lower side is at or above the upper side of the one-way box. */
    private static boolean isAbove(Collider oneWay, Collider body, Map<Collider, double[]> before) {
        int[] up = up(oneWay);
        double dx = before.get(body)[0] - before.get(oneWay)[0];
        double dy = before.get(body)[1] - before.get(oneWay)[1];
        return up[0] == 0 && up[1] == 0 || up[0] * dx + up[1] * dy >= 1;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void randomBoxesAreSolidAsTheirCoordinatesSay(long seed) {
        assertTrue(walk(seed, 1, true).size() > 1000);
    }

    @ParameterizedTest
    @ValueSource(longs = {5, 6})
    void theNumberOfThreadsChangesNothing(long seed) {
        assertEquals(walk(seed, 1, false), walk(seed, 2, false));
    }

    @Test
    void contactsThatBeginAndEndInEachStepAllocateNothing() {
        int[] count = {0};
        Runnable step = () -> {
            place(count[0] % 3 - 1, count[0] % 2 == 0 ? 0.75 : 4);
            world.stages().pairs.setShift(player.index(), 0.25, 0);
            count[0] += world.isSolid(platform, player) ? 1 : 1;
        };
        for (int i = 0; i < 2000; i++) {
            step.run();
        }
        assertEquals(0, AllocationMeter.leastBytes(() -> {
            for (int i = 0; i < 20; i++) {
                step.run();
            }
        }));
    }
}

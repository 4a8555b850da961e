package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.Tolerance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The separations at which contact begins and ends; a contact at rest does not flicker. */
class RestingContactTest {
    private static final long SEED = 95;
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);
    private static final double[][] PLACES = {{0, 0, 0}, {40, -7, 0.3}, {-1e3, 1e3, 1}, {1e5, 2e5, 2},
        {1e6, -1e6, 0.7}};

    private final CollisionWorld world = new CollisionWorld();
    private final Collider floor = world.add("floor");
    private final Collider crate = world.add("crate");

    @ParameterizedTest
    @EnumSource
    void contactBeginsAndEndsWhereThePolicySays(TouchPolicy policy) {
        world.setTouchPolicy(policy);
        boolean inclusive = policy == TouchPolicy.INCLUSIVE;
        for (double[] place : PLACES) {
            assertEquals(false, stepAt(place, 3), "3 t");
            assertEquals(false, stepAt(place, 1.1), "1.1 t");
            assertEquals(inclusive, stepAt(place, 0.9), "0.9 t");
            assertEquals(inclusive, stepAt(place, 1.9), "back to 1.9 t");
            assertEquals(false, stepAt(place, 2.1), "2.1 t");
            assertEquals(false, stepAt(place, 1.9), "again 1.9 t");
            assertEquals(inclusive, stepAt(place, -0.9), "-0.9 t");
            assertEquals(true, stepAt(place, -1.1), "-1.1 t");
            assertEquals(true, stepAt(place, -0.6), "back to -0.6 t");
            assertEquals(inclusive, stepAt(place, -0.4), "-0.4 t");
            assertEquals(inclusive, stepAt(place, -0.9), "again -0.9 t");
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theChoiceBetweenTwoEquallyDeepAxesDoesNotDependOnOtherColliders(boolean filtered) {
        for (double[] corner : new double[][] {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}}) {
            String[] results = new String[2];
            for (int strangers = 0; strangers < 2; strangers++) {
                results[strangers] = normalOfDiamonds(corner[0], corner[1], 3000 * strangers, filtered);
            }
            assertEquals(results[0], results[1]);
        }
    }

    /** The normal of two diamonds that one axis separated, and that then touch with two equally deep axes. */
    private static String normalOfDiamonds(double x, double y, int strangers, boolean filtered) {
        CollisionWorld world = new CollisionWorld();
        Collider a = world.add("a");
        Collider b = world.add("b");
        a.setShape(BOX);
        b.setShape(BOX);
        for (int i = 0; i < strangers; i++) {
            Collider stranger = world.add("stranger");
            stranger.setShape(BOX);
            stranger.setPosition(1000 + 3 * i, 0);
        }
        step(world, 20);
        a.setAngle(StrictMath.PI / 4);
        b.setAngle(StrictMath.PI / 4);
        b.setPosition(1.5 * x, 1.5 * y);
        world.setPairFilter(filtered ? (one, other) -> false : null);
        step(world, 20);
        world.setPairFilter(null);
        world.setTouchPolicy(filtered ? TouchPolicy.INCLUSIVE : TouchPolicy.EXCLUSIVE);
        step(world, 1);
        b.setPosition(0, 2 * y);
        step(world, 1);
        Penetration found = world.getContact(a, b).getPenetration();
        return x + " " + y + ": " + found.normalX() + " " + found.normalY();
    }

    /** With a continuous collider, the boxes of all colliders contain their paths. */
    @ParameterizedTest
    @ValueSource(doubles = {1, -1})
    void theChoiceBetweenTwoEquallyDeepAxesDoesNotDependOnAContinuousCollider(double side) {
        String[] results = new String[4];
        for (int i = 0; i < results.length; i++) {
            CollisionWorld world = new CollisionWorld();
            Collider a = world.add("a");
            Collider b = world.add("b");
            a.setShape(BOX);
            b.setShape(BOX);
            world.add("stranger").setContinuous(i % 2 == 1);
            b.setPosition(0, 0);
            world.step();
            b.setPosition(i < 2 ? 2.5 * side : 0, i < 2 ? 0 : 2.5 * side);
            world.step();
            assertEquals(1, world.getEvents().exits().size());
            b.setPosition(1.5 * side, 1.5 * side);
            world.step();
            Penetration found = world.getContact(a, b).getPenetration();
            results[i] = found.normalX() + " " + found.normalY();
        }
        assertEquals(results[0], results[1]);
        assertEquals(results[2], results[3]);
    }

    private static void step(CollisionWorld world, int times) {
        for (int i = 0; i < times; i++) {
            world.step();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aContactAtRestDoesNotFlicker(TouchPolicy policy) {
        world.setTouchPolicy(policy);
        Random random = new Random(SEED);
        double level = policy == TouchPolicy.INCLUSIVE ? 1 : -0.75;
        double tremble = policy == TouchPolicy.INCLUSIVE ? 0.9 : 0.4;
        for (double[] place : PLACES) {
            stepAt(place, -5);
            for (int i = 0; i < 200; i++) {
                assertEquals(true, stepAt(place, level + tremble * (random.nextDouble() - 0.5)), "seed " + SEED);
            }
            stepAt(place, 5);
            level = policy == TouchPolicy.INCLUSIVE ? 1.5 : -0.75;
            for (int i = 0; i < 200; i++) {
                assertEquals(false, stepAt(place, level + tremble * (random.nextDouble() - 0.5)), "seed " + SEED);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void exactTouchingDoesNotDependOnPlaceOrAngle(TouchPolicy policy) {
        world.setTouchPolicy(policy);
        for (double[] place : PLACES) {
            stepAt(place, 50);
            for (int turn = 0; turn < 60; turn++) {
                double[] turned = {place[0], place[1], turn * 0.11};
                assertEquals(policy == TouchPolicy.INCLUSIVE, stepAt(turned, 0), "turned by " + turn * 0.11);
            }
        }
    }

    @Test
    void shapesPlacedByFloatsTouch() {
        Random random = new Random(SEED);
        for (int i = 0; i < 2000; i++) {
            CollisionWorld own = new CollisionWorld();
            // A scene places shapes by floats, so the gap of touching shapes is off by the rounding of the coordinate.
            float x = (random.nextFloat() - 0.5f) * (float) Math.pow(10, random.nextInt(6));
            float width = 0.5f + random.nextFloat();
            Collider left = own.add("left");
            left.setShape(ConvexPolygon.rectangle(width, 1));
            left.setPosition(x, 0);
            Collider right = own.add("right");
            right.setShape(ConvexPolygon.rectangle(width, 1));
            right.setPosition(x + width, 0);
            own.step();
            assertEquals(1, own.getContacts().size(), "x " + x + ", width " + width + ", seed " + SEED);
        }
    }

    /** Steps with the crate a number of tolerances above the floor; returns whether they are in contact. */
    private boolean stepAt(double[] place, double tolerances) {
        double cos = Math.cos(place[2]);
        double sin = Math.sin(place[2]);
        double largest = Math.max(Math.abs(place[0]), Math.abs(place[1])) + 2;
        double gap = tolerances * Tolerance.touching(2 * Math.sqrt(2), largest);
        floor.setShape(BOX);
        crate.setShape(BOX);
        floor.setPosition(place[0], place[1]);
        floor.setAngle(place[2]);
        crate.setPosition(place[0] - sin * (2 + gap), place[1] + cos * (2 + gap));
        crate.setAngle(place[2]);
        world.step();
        return world.getContact(floor, crate) != null;
    }
}

package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.jmesat.contact.Contact;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Many colliders, some of them continuous, that move far, turn, rest, are teleported and reshaped. */
class ContinuousCrowdTest {
    private static final long SEED = 77;
    private static final double SIDE = 30;
    private static final ConvexPolygon[][] SHAPES = {
        {ConvexPolygon.rectangle(1, 0.2f)},
        {ConvexPolygon.circle(0.3f)},
        {ConvexPolygon.hullOf(0, -2, 0, 2)},
        {ConvexPolygon.hullOf(0, 0)},
        {ConvexPolygon.of(3, 0, 4, 0, 4, 0.5f)},
        {ConvexPolygon.rectangle(2, 0.1f), ConvexPolygon.rectangle(0.1f, 2)},
        {ConvexPolygon.regular(5, 0.4f), ConvexPolygon.hullOf(1, 1, 2, 1, 1, 2), ConvexPolygon.hullOf(-1, -1)},
    };

    /** A crowd that moves by the seed alone; the world has all its colliders or just two. */
    private static final class Crowd {
        private final CollisionWorld world = new CollisionWorld();
        private final SplittableRandom random = new SplittableRandom(SEED);
        private final Collider[] colliders;
        private final boolean reshaping;

        Crowd(int size, int first, int second, boolean reshaping) {
            this.reshaping = reshaping;
            colliders = new Collider[size];
            for (int i = 0; i < size; i++) {
                colliders[i] = first < 0 || i == first || i == second ? world.add(i) : null;
                ConvexPolygon[] shape = SHAPES[random.nextInt(SHAPES.length)];
                double x = random.nextDouble(SIDE);
                double y = random.nextDouble(SIDE);
                if (colliders[i] != null) {
                    colliders[i].setShape(shape);
                    colliders[i].setPosition(x, y);
                    colliders[i].setContinuous(i % 3 == 0);
                }
            }
        }

        void move() {
            for (Collider collider : colliders) {
                int kind = random.nextInt(10);
                double x = random.nextDouble(SIDE);
                double y = random.nextDouble(SIDE);
                double angle = random.nextDouble(7);
                ConvexPolygon[] shape = SHAPES[random.nextInt(SHAPES.length)];
                if (collider == null || kind > 6) {
                    continue;
                }
                if (kind != 1) {
                    collider.setPosition(x, y);
                }
                if (kind < 4) {
                    collider.setAngle(angle);
                }
                if (kind == 2) {
                    collider.teleport();
                }
                if (kind == 3 && reshaping) {
                    collider.setShape(shape);
                }
            }
        }

        /** Steps; returns the events by pair. */
        TreeMap<String, String> step() {
            world.step();
            assertInTheOrderOfTime(world.getEvents().enters());
            TreeMap<String, String> events = new TreeMap<>();
            world.getEvents().exits().forEach(contact -> note(events, "EXIT", contact));
            world.getEvents().enters()
                    .forEach(contact -> note(events, contact.isPassThrough() ? "PASS" : "ENTER", contact));
            world.getEvents().stays().forEach(contact -> note(events, "STAY", contact));
            return events;
        }

        private static void assertInTheOrderOfTime(List<Contact<Collider>> enters) {
            List<Contact<Collider>> sorted = new ArrayList<>(enters);
            sorted.sort(Comparator.comparingDouble((Contact<Collider> contact) -> (float) contact.getFraction())
                    .thenComparing(Contact::getIdA).thenComparing(Contact::getIdB));
            assertEquals(sorted, enters);
        }

        private static void note(TreeMap<String, String> events, String kind, Contact<Collider> contact) {
            String before = events.put(contact.getA().getOwner() + " " + contact.getB().getOwner(), kind + " "
                    + contact.getFraction() + " " + contact.isConservative() + " " + contact.getPieceA() + " "
                    + contact.getPieceB() + " " + contact.getPenetration().normalX() + " "
                    + contact.getManifold().count() + " " + contact.getManifold().x(0));
            assertEquals(null, before);
        }
    }

    @ParameterizedTest
    @EnumSource
    void theContactsOfAPairDoNotDependOnOtherColliders(TouchPolicy policy) {
        int size = 24;
        int ticks = 30;
        Crowd crowd = new Crowd(size, -1, -1, true);
        crowd.world.setTouchPolicy(policy);
        List<TreeMap<String, String>> all = new ArrayList<>();
        int passed = 0;
        for (int tick = 0; tick < ticks; tick++) {
            crowd.move();
            all.add(crowd.step());
            passed += (int) all.get(tick).values().stream().filter(line -> line.startsWith("PASS")).count();
        }
        assertTrue(passed > 3 * ticks, "passed " + passed);
        for (int i = 0; i < size; i++) {
            for (int j = i + 1; j < size; j++) {
                Crowd pair = new Crowd(size, i, j, true);
                pair.world.setTouchPolicy(policy);
                for (int tick = 0; tick < ticks; tick++) {
                    pair.move();
                    assertEquals(all.get(tick).get(i + " " + j), pair.step().get(i + " " + j),
                            i + " and " + j + " in tick " + (tick + 1) + " of seed " + SEED);
                }
            }
        }
    }

    @Test
    void theResultsAreTheSameBitsForAnyNumberOfThreads() {
        Crowd alone = new Crowd(90, -1, -1, true);
        Crowd two = new Crowd(90, -1, -1, true);
        Crowd four = new Crowd(90, -1, -1, true);
        two.world.setWorkerThreads(2);
        four.world.setWorkerThreads(4);
        try {
            for (int tick = 0; tick < 30; tick++) {
                alone.move();
                two.move();
                four.move();
                TreeMap<String, String> expected = alone.step();
                assertEquals(expected, two.step(), "two threads, tick " + tick);
                assertEquals(expected, four.step(), "four threads, tick " + tick);
            }
        } finally {
            two.world.tearDown();
            four.world.tearDown();
        }
    }

    @Test
    void aTickOfContinuousCollidersThatMoveAllocatesNothing() {
        Crowd crowd = new Crowd(40, -1, -1, false);
        Runnable ticks = () -> {
            for (int i = 0; i < 50; i++) {
                crowd.move();
                crowd.world.step();
            }
        };
        for (int i = 0; i < 10; i++) {
            ticks.run();
        }
        assertEquals(0, AllocationMeter.leastBytes(ticks));
    }

    @Test
    void aTickOfContinuousCollidersThatChangeTheirShapesAllocatesNothing() {
        CollisionWorld world = new CollisionWorld();
        Collider[] colliders = new Collider[20];
        ConvexPolygon[][] forms = {{ConvexPolygon.rectangle(1, 0.2f)}, {ConvexPolygon.rectangle(0.5f, 0.4f)}};
        for (int i = 0; i < colliders.length; i++) {
            colliders[i] = world.add(i);
            colliders[i].setContinuous(true);
        }
        int[] tick = new int[1];
        Runnable ticks = () -> {
            for (int n = 0; n < 40; n++) {
                tick[0]++;
                for (int i = 0; i < colliders.length; i++) {
                    colliders[i].setShape(forms[(tick[0] + i) % 2]);
                    colliders[i].setPosition(i % 5 * 3 + tick[0] % 4, i / 5 + tick[0] % 3);
                }
                world.step();
            }
        };
        for (int i = 0; i < 20; i++) {
            ticks.run();
        }
        assertEquals(0, AllocationMeter.leastBytes(ticks));
    }
}

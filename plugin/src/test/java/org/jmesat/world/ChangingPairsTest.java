package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Worlds give the same results, bit for bit, with one thread and with three, and with a distant body whose shape is set
 * in each step, so that no step is skipped.
 */
class ChangingPairsTest {
    private static final int BODIES = 150;
    private static final int TICKS = 400;
    private static final double SIDE = 18;

    private final CollisionWorld busy = new CollisionWorld();
    private final CollisionWorld alone = new CollisionWorld();
    private final CollisionWorld threaded = new CollisionWorld();
    private final List<CollisionWorld> worlds = List.of(busy, alone, threaded);
    private final List<Collider> far = new ArrayList<>();
    private final List<Mover> movers = new ArrayList<>();

    /** The same collider in all worlds, with its motion. */
    private static final class Mover {
        private final List<Collider> colliders = new ArrayList<>();
        private double x;
        private double y;
        private double speedX;
        private double speedY;
        private double angle;
        private double spin;
        private boolean removed;

        void each(Consumer<Collider> action) {
            colliders.forEach(action);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void threadsAndBusyStepsDoNotChangeResults(long seed) {
        run(seed, false);
    }

    /** Some move in the plane, some in depth, some in both; now and then the depth test is turned off or on. */
    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33, 34, 35, 36})
    void threadsAndBusyStepsDoNotChangeResultsWithDepth(long seed) {
        worlds.forEach(world -> world.setDepthTest(true));
        run(seed, true);
    }

    private void changeDepth(SplittableRandom random) {
        if (random.nextInt(60) == 0) {
            boolean depthTest = !alone.isDepthTest();
            worlds.forEach(world -> world.setDepthTest(depthTest));
        }
        Mover mover = movers.get(random.nextInt(movers.size()));
        float depth = random.nextInt(3);
        float thickness = random.nextInt(3);
        if (!mover.removed) {
            mover.each(collider -> collider.setElevation(depth));
            mover.each(collider -> collider.setDepthRange(-0.5f, thickness));
        }
    }

    private void run(long seed, boolean withDepth) {
        SplittableRandom random = new SplittableRandom(seed);
        // The seed decides how often something other than a pose changes.
        int rarity = 1 + (int) seed % 4 * 20;
        begin(random, seed % 3 == 0 ? 3 : 1);
        for (int tick = 0; tick < TICKS; tick++) {
            move(random);
            if (random.nextInt(rarity) == 0) {
                disturb(random);
            }
            if (withDepth) {
                changeDepth(random);
            }
            step();
            requireSame("Seed " + seed + ", tick " + tick);
        }
        threaded.tearDown();
    }

    private void begin(SplittableRandom random, int mostPieces) {
        for (CollisionWorld world : worlds) {
            Collider collider = world.add("far");
            collider.setShape(ConvexPolygon.rectangle(1, 1));
            collider.setPosition(-100, -100);
            far.add(collider);
        }
        threaded.setWorkerThreads(3);
        for (int i = 0; i < BODIES; i++) {
            add(random, mostPieces);
        }
    }

    private void add(SplittableRandom random, int mostPieces) {
        Mover mover = new Mover();
        worlds.forEach(world -> mover.colliders.add(world.add(null)));
        ConvexPolygon[] shapes = new ConvexPolygon[1 + random.nextInt(mostPieces)];
        for (int i = 0; i < shapes.length; i++) {
            shapes[i] = shape(random);
        }
        mover.each(collider -> collider.setShape(shapes));
        mover.x = SIDE * random.nextDouble();
        mover.y = SIDE * random.nextDouble();
        push(mover, random);
        movers.add(mover);
    }

    private static ConvexPolygon shape(SplittableRandom random) {
        return switch (random.nextInt(4)) {
            case 0 -> ConvexPolygon.rectangle(0.6f + random.nextInt(3), 0.1f);
            case 1 -> ConvexPolygon.regular(3 + random.nextInt(6), 0.3f + (float) random.nextDouble());
            case 2 -> ConvexPolygon.circle(0.2f + (float) random.nextDouble() / 2);
            default -> ConvexPolygon.rectangle(1, 1);
        };
    }

    private static void push(Mover mover, SplittableRandom random) {
        double speed = random.nextInt(5) == 0 ? 0 : random.nextInt(30) == 0 ? 1.5 : 0.1;
        mover.speedX = speed * (random.nextDouble() - 0.5);
        mover.speedY = speed * (random.nextDouble() - 0.5);
        mover.spin = random.nextInt(3) == 0 ? 0 : 0.2 * (random.nextDouble() - 0.5);
    }

    /** Moves all colliders within the walls; some change their direction, and a few jump. */
    private void move(SplittableRandom random) {
        for (Mover mover : movers) {
            if (random.nextInt(150) == 0) {
                push(mover, random);
            }
            if (random.nextInt(2_000) == 0) {
                mover.x = SIDE * random.nextDouble();
            }
            mover.x += mover.speedX;
            mover.y += mover.speedY;
            mover.angle += mover.spin;
            mover.speedX = bounce(mover.x, mover.speedX);
            mover.speedY = bounce(mover.y, mover.speedY);
            if (!mover.removed) {
                mover.each(collider -> collider.setPosition(mover.x, mover.y));
                mover.each(collider -> collider.setAngle(mover.angle));
            }
        }
    }

    private static double bounce(double at, double speed) {
        return at < 0 ? Math.abs(speed) : at > SIDE ? -Math.abs(speed) : speed;
    }

    private void disturb(SplittableRandom random) {
        Mover mover = movers.get(random.nextInt(movers.size()));
        int what = random.nextInt(7);
        if (what == 0) {
            add(random, 2);
        } else if (what == 1) {
            TouchPolicy policy = TouchPolicy.values()[random.nextInt(2)];
            worlds.forEach(world -> world.setTouchPolicy(policy));
        } else if (!mover.removed) {
            disturb(mover, what, random);
        }
    }

    private void disturb(Mover mover, int what, SplittableRandom random) {
        if (what == 2) {
            mover.removed = true;
            for (int i = 0; i < worlds.size(); i++) {
                worlds.get(i).remove(mover.colliders.get(i), ExitReason.REMOVED);
            }
        } else if (what == 3) {
            boolean fixed = random.nextBoolean();
            mover.each(collider -> collider.setFixed(fixed));
        } else if (what == 4) {
            long mask = random.nextBoolean() ? 0 : -1;
            mover.each(collider -> collider.setFilter(1, mask, 0));
        } else if (what == 5) {
            ConvexPolygon shape = shape(random);
            mover.each(collider -> collider.setShape(shape));
        } else {
            mover.each(collider -> collider.setPieceCount(0));
        }
    }

    private void step() {
        far.get(0).setShape(ConvexPolygon.rectangle(1, 1));
        worlds.forEach(CollisionWorld::step);
    }

    private void requireSame(String when) {
        List<String> expected = lines(busy);
        requireSame(expected, lines(alone), when);
        requireSame(expected, lines(threaded), when + ", by three threads");
        Mover asked = movers.get((int) busy.getTick() % movers.size());
        assertEquals(answers(busy, asked), answers(alone, asked), when);
    }

    private static void requireSame(List<String> expected, List<String> lines, String when) {
        for (int i = 0; i < Math.min(expected.size(), lines.size()); i++) {
            assertEquals(expected.get(i), lines.get(i), when);
        }
        assertEquals(expected.size(), lines.size(), when);
    }

    /** The results of queries, which use the same boxes. */
    private static List<String> answers(CollisionWorld world, Mover asked) {
        if (world.getTick() % 5 != 0) {
            return List.of();
        }
        CollisionQueries queries = world.getQueries();
        QueryHit hit = new QueryHit();
        boolean near = queries.nearest(asked.x, asked.y, 3, QueryFilter.ALL, hit);
        String nearest = near ? hit.getCollider() + " " + hit.getX() + " " + hit.getY() : "";
        boolean struck = queries.castRay(-1, asked.y, SIDE + 1, asked.y, QueryFilter.ALL, hit);
        String first = struck ? hit.getCollider() + " " + hit.getX() : "";
        return List.of(String.valueOf(queries.overlapPoint(asked.x, asked.y, QueryFilter.ALL)), nearest, first);
    }

    private static List<String> lines(CollisionWorld world) {
        List<String> lines = new ArrayList<>();
        world.getEvents().exits().forEach(contact -> lines.add("EXIT " + line(contact) + contact.getExitReason()));
        world.getEvents().enters().forEach(contact -> lines.add("ENTER " + line(contact)));
        world.getEvents().stays().forEach(contact -> lines.add("STAY " + line(contact)));
        return lines;
    }

    private static String line(Contact<Collider> contact) {
        StringBuilder line = new StringBuilder();
        line.append(contact.getIdA()).append(' ').append(contact.getIdB()).append(' ').append(contact.getSinceTick())
                .append(' ').append(contact.getDepth()).append(' ').append(contact.getNormalX()).append(' ')
                .append(contact.getNormalY()).append(' ').append(contact.getPenetration().edge());
        for (int i = 0; i < contact.getManifold().count(); i++) {
            line.append(' ').append(contact.getManifold().x(i)).append(' ').append(contact.getManifold().y(i));
        }
        return line.append(' ').toString();
    }

    @Test
    void threadsAndBusyStepsDoNotChangeSweeps() {
        begin(new SplittableRandom(4), 1);
        movers.get(0).each(collider -> collider.setContinuous(true));
        SplittableRandom random = new SplittableRandom(5);
        for (int tick = 0; tick < 100; tick++) {
            move(random);
            step();
            requireSame("Tick " + tick);
        }
        threaded.tearDown();
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void theFilterIsCalledInTheOrderOfIds(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<List<String>> allowed = new ArrayList<>();
        begin(random, 2);
        worlds.forEach(world -> allowed.add(setFilter(world)));
        for (int tick = 0; tick < TICKS / 2; tick++) {
            move(random);
            if (tick % 30 == 29) {
                disturb(random);
            }
            allowed.forEach(List::clear);
            step();
            requireSame("Seed " + seed + ", tick " + tick);
            for (List<String> each : allowed) {
                assertEquals(each.stream().sorted().distinct().toList(), each, "Seed " + seed + ", tick " + tick);
            }
        }
        threaded.tearDown();
    }

    /** Sets a filter that allows other pairs every 16 ticks; returns its calls for pairs not in contact. */
    private static List<String> setFilter(CollisionWorld world) {
        List<String> asked = new ArrayList<>();
        world.setPairFilter((a, b) -> {
            if (world.getContact(a, b) == null) {
                asked.add(String.format("%06d %06d", a.getId(), b.getId()));
            }
            return (a.getId() + b.getId() + world.getTick() / 16) % 3 != 0;
        });
        return asked;
    }
}

package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.internal.step.BodyTable;
import org.jmesat.internal.step.PairSweep;
import org.jmesat.testing.DepthSpan;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Compares a world's sweeps with a sweep of every pair: huge colliders and points, slow and fast ones, continuous ones
 * in motion and at rest, teleports, new shapes, sweep starts and filters, with integer coordinates so that sides touch
 * exactly.
 */
class SweptPairsTest {
    private static final int BODIES = 70;
    private static final int TICKS = 120;
    private static final int SIDE = 40;
    private static final ConvexPolygon[][] SHAPES = {
        {ConvexPolygon.rectangle(1, 1)},
        {ConvexPolygon.rectangle(2, 1)},
        {ConvexPolygon.regular(5, 0.4f)},
        {ConvexPolygon.circle(0.5f)},
        {ConvexPolygon.hullOf(0, -2, 0, 2)},
        {ConvexPolygon.hullOf(0, 0)},
        {ConvexPolygon.of(5, 0, 6, 0, 6, 0.5f)},
        {ConvexPolygon.rectangle(14, 0.5f)},
        {ConvexPolygon.rectangle(3, 0.2f), ConvexPolygon.hullOf(2, 2, 3, 2, 2, 3)},
        {},
    };

    private final CollisionWorld world = new CollisionWorld();
    private final List<Body> bodies = new ArrayList<>();
    private final PairSweep swept = new PairSweep(world.stages().sweeps);
    private final ConvexHull hull = new ConvexHull();
    private Set<String> before = new HashSet<>();
    private SplittableRandom random;
    private int passed;
    private int passedInDepth;

    private static final class Body {
        private Collider collider;
        private boolean calm;
        private double speedX;
        private double speedY;
        private double angle;
        private double spin;
        /** The pose at the last step, and the pose at the start of the sweep. */
        private double[] pose = new double[4];
        private double[] start = new double[4];
        private boolean cut;
        private DepthSpan last = DepthSpan.FLAT;
        private DepthSpan now = DepthSpan.FLAT;

        double[] pose() {
            return new double[] {collider.getX(), collider.getY(), collider.getCos(), collider.getSin()};
        }
    }

    @ParameterizedTest
    @CsvSource({"1, INCLUSIVE, 1", "2, EXCLUSIVE, 1", "3, INCLUSIVE, 3", "4, INCLUSIVE, 1", "5, EXCLUSIVE, 1",
        "6, INCLUSIVE, 1", "7, INCLUSIVE, 1", "8, INCLUSIVE, 1"})
    void theWorldFindsTheContactsOfASweepOfEveryPair(long seed, TouchPolicy policy, int threads) {
        run(seed, policy, threads);
    }

    @ParameterizedTest
    @CsvSource({"11, INCLUSIVE, 1", "12, EXCLUSIVE, 1", "13, INCLUSIVE, 3", "14, INCLUSIVE, 1", "15, EXCLUSIVE, 1",
        "16, INCLUSIVE, 1"})
    void theWorldFindsTheContactsOfASweepOfEveryPairWithADepthTest(long seed, TouchPolicy policy, int threads) {
        world.setDepthTest(true);
        run(seed, policy, threads);
        assertTrue(passedInDepth > 5, () -> "Seed " + seed + ": " + passedInDepth + " were apart at both ends");
    }

    private void run(long seed, TouchPolicy policy, int threads) {
        random = new SplittableRandom(seed);
        // Some scenes are far from the origin, where coordinates are coarse.
        double origin = seed % 4 == 0 ? 1e6 : 0;
        world.setTouchPolicy(policy);
        world.setWorkerThreads(threads);
        for (int i = 0; i < BODIES; i++) {
            add(origin, seed);
        }
        for (int tick = 1; tick <= TICKS; tick++) {
            for (Body body : bodies) {
                move(body, origin, seed % 2 == 1 ? 10 : 1);
                if (world.isDepthTest() && random.nextInt(body.calm ? 8 : 3) == 0) {
                    changeDepth(body);
                }
            }
            if (random.nextInt(30) == 0) {
                Body removed = bodies.remove(random.nextInt(bodies.size()));
                world.remove(removed.collider, ExitReason.REMOVED);
                add(origin, seed);
            }
            world.step();
            compare("Seed " + seed + ", tick " + tick);
        }
        world.tearDown();
        assertTrue(passed > 20, () -> "Seed " + seed + ": " + passed + " passed through");
    }

    private void add(double origin, long seed) {
        Body body = new Body();
        body.collider = world.add(bodies.size());
        body.calm = seed % 2 == 1 ? bodies.size() % 8 > 0 : random.nextBoolean();
        body.collider.setShape(SHAPES[random.nextInt(SHAPES.length)]);
        body.collider.setContinuous(random.nextInt(5) == 0);
        body.collider.setPosition(origin + random.nextInt(SIDE), origin + random.nextInt(SIDE));
        if (random.nextInt(10) == 0) {
            body.collider.setFilter(1, -1, -1);
        }
        body.collider.setFixed(random.nextInt(10) == 0);
        body.cut = true;
        push(body);
        bodies.add(body);
    }

    private void push(Body body) {
        double speed = random.nextInt(4) == 0 ? 0 : body.calm ? 0.1 : random.nextInt(12);
        body.speedX = speed * random.nextDouble(-1, 1);
        body.speedY = speed * random.nextDouble(-1, 1);
        if (speed > 1 && random.nextInt(3) > 0) {
            body.speedX = Math.rint(body.speedX);
            body.speedY = random.nextBoolean() ? 0 : Math.rint(body.speedY);
        }
        body.spin = speed == 0 || random.nextInt(3) == 0 ? 0 : random.nextDouble(-0.1, 0.1) * (body.calm ? 1 : 20);
    }

    private void move(Body body, double origin, int rarity) {
        Collider collider = body.collider;
        int kind = random.nextInt(rarity * (body.calm ? 600 : 60));
        if (kind == 0) {
            push(body);
        } else if (kind == 1) {
            collider.setShape(SHAPES[random.nextInt(SHAPES.length)]);
        } else if (kind == 2) {
            collider.setPosition(origin + random.nextInt(SIDE), origin + random.nextInt(SIDE));
        } else if (kind == 3) {
            collider.teleport();
            body.cut = true;
        } else if (kind == 4) {
            collider.setContinuous(random.nextInt(3) == 0);
        } else if (kind == 5) {
            collider.setSweepStart(origin + random.nextInt(SIDE), origin + random.nextInt(SIDE), 0, 1);
            body.start = new double[] {0, 0, 0, 0};
        }
        body.speedX = bounce(collider.getX() - origin, body.speedX);
        body.speedY = bounce(collider.getY() - origin, body.speedY);
        body.angle += body.spin;
        collider.setPosition(collider.getX() + body.speedX, collider.getY() + body.speedY);
        if (body.spin != 0) {
            collider.setAngle(body.angle);
        }
    }

    private void changeDepth(Body body) {
        int elevation = random.nextInt(12);
        body.now = DepthSpan.random(elevation, random);
        body.collider.setDepthRange(body.now.lowFloat() - 0.25f * elevation, body.now.highFloat() - 0.25f * elevation);
        body.collider.setElevation(0.25f * elevation);
    }

    private static double bounce(double at, double speed) {
        return at < 0 ? Math.abs(speed) : at > SIDE ? -Math.abs(speed) : speed;
    }

    private void compare(String when) {
        TreeMap<String, String> expected = new TreeMap<>();
        Set<String> now = new HashSet<>();
        for (Body body : bodies) {
            checkRules(body, when);
        }
        for (int i = 0; i < bodies.size(); i++) {
            for (int j = i + 1; j < bodies.size(); j++) {
                expect(bodies.get(i), bodies.get(j), expected, now);
            }
        }
        TreeMap<String, String> found = new TreeMap<>();
        for (Contact<Collider> contact : world.getEvents().enters()) {
            found.put(key(contact.getA(), contact.getB()), line(contact.isPassThrough(), contact.getFraction(),
                    contact.isConservative(), contact.isPassThrough() ? contact.getPieceA() : 0,
                    contact.isPassThrough() ? contact.getPieceB() : 0));
        }
        assertEquals(expected, found, when);
        before = now;
        for (Body body : bodies) {
            body.pose = body.pose();
            body.start = body.pose;
            body.cut = body.collider.getPieceCount() == 0;
            body.last = body.now;
        }
    }

    /** The world's flags agree with the motion of each collider. */
    private void checkRules(Body body, String when) {
        if (body.collider.getPieceCount() > 0 && !world.getContinuousColliders().isEmpty()) {
            int rules = rules(body.collider);
            boolean moved = !Arrays.equals(body.start, body.pose());
            assertEquals(body.cut, (rules & BodyTable.CUT) != 0, () -> when + ": " + body.collider + " is cut");
            assertTrue(body.cut || !moved || (rules & BodyTable.MOVED) != 0,
                    () -> when + ": " + body.collider + " moved");
        }
    }

    private boolean allows(Collider a, Collider b) {
        CollisionFilter.Verdict verdict = world.decide(a, b);
        return verdict.isAllowed() || verdict == CollisionFilter.Verdict.DEPTH;
    }

    private static boolean mayOverlap(Body a, Body b) {
        return a.now.overlaps(b.now) || a.last.overlaps(b.last) || a.last.union(a.now).overlaps(b.last.union(b.now));
    }

    private void expect(Body one, Body other, TreeMap<String, String> expected, Set<String> now) {
        Collider a = one.collider;
        Collider b = other.collider;
        boolean touching = world.getContact(a, b) != null;
        String key = key(a, b);
        if (touching) {
            now.add(key);
        }
        if (before.contains(key)) {
            return;
        }
        int rulesA = rules(a);
        int rulesB = rules(b);
        int either = rulesA | rulesB;
        boolean sweeps = !isEmpty(a) && !isEmpty(b) && (either & BodyTable.CONTINUOUS) != 0
                && (either & BodyTable.MOVED) != 0 && (either & BodyTable.CUT) == 0 && allows(a, b)
                && (!world.isDepthTest() || mayOverlap(one, other));
        boolean overlapInDepth = !world.isDepthTest() || one.now.overlaps(other.now) && one.last.overlaps(other.last);
        swept.clear(sweeps && !overlapInDepth);
        if (sweeps) {
            findHulls(a, rulesA);
            findHulls(b, rulesB);
            swept.sweep(a.index(), rulesA, b.index(), rulesB, overlapInDepth, world.getTouchPolicy());
        }
        if (touching) {
            expected.put(key, line(false, swept.fraction(), swept.isConservative(), 0, 0));
        } else if (swept.hasMet()) {
            passed++;
            passedInDepth += one.now.overlaps(other.now) || one.last.overlaps(other.last) ? 0 : 1;
            expected.put(key, line(true, swept.fraction(), swept.isConservative(), swept.pieceA(), swept.pieceB()));
        }
    }

    private int rules(Collider collider) {
        return swept.findRules(collider.index());
    }

    private static boolean isEmpty(Collider collider) {
        boolean empty = true;
        for (int i = 0; i < collider.getPieceCount(); i++) {
            empty &= collider.getPiece(i).count() == 0;
        }
        return empty;
    }

    private void findHulls(Collider collider, int rules) {
        if ((rules & BodyTable.DIFFERENT) != 0) {
            swept.findHulls(collider.index(), hull);
        }
    }

    private static String key(Collider a, Collider b) {
        return Math.min(a.getId(), b.getId()) + " " + Math.max(a.getId(), b.getId());
    }

    private static String line(boolean passed, double fraction, boolean conservative, int pieceA, int pieceB) {
        return (passed ? "passes at " : "enters at ") + fraction + " " + conservative + " " + pieceA + " " + pieceB;
    }
}

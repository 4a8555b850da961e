package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.jmesat.contact.Contact;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;
import org.jmesat.testing.Buffers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Compares sweeps of fast movers with discrete tests in a thousand substeps: each contact of a substep is an event,
 * there is no event if all substeps find the shapes clearly apart, and the times agree.
 *
 * <p>The movers are points, segments and small bodies that start up to three hundred times their size away; the
 * targets are thin walls, some at rest, and small bodies that move and turn. {@code -Djmesat.movers=100000} sets their
 * number.
 */
class FastMoversTest {
    private static final String MOVERS = "jmesat.movers";
    private static final long SEED = 606;
    private static final int SUBSTEPS = 1_000;

    private final CollisionWorld world = new CollisionWorld();
    private final Sat sat = new Sat();
    private final SatResult penetration = new SatResult();
    private final PlacedPolygon placedA = new PlacedPolygon();
    private final PlacedPolygon placedB = new PlacedPolygon();
    private SplittableRandom random;
    private String description;

    /** A shape, with its pose at the start and at the end of the step. */
    private record Mover(ConvexPolygon shape, double x0, double y0, double angle0, double x1, double y1,
            double angle1) {
        void place(PlacedPolygon polygon, double time) {
            double angle = angle0 + time * (angle1 - angle0);
            polygon.place(x0 + time * (x1 - x0), y0 + time * (y1 - y0), StrictMath.cos(angle), StrictMath.sin(angle));
        }

        double turningSpeed() {
            return Math.abs(angle1 - angle0) * Buffers.of(shape).reach();
        }
    }

    @ParameterizedTest
    @EnumSource
    void sweepsFindTheContactsOfSubsteps(TouchPolicy policy) {
        int movers = Integer.getInteger(MOVERS, 2_500);
        world.setTouchPolicy(policy);
        Collider first = world.add("first");
        Collider second = world.add("second");
        int met = 0;
        int passed = 0;
        int apart = 0;
        int undecided = 0;
        for (int i = 0; i < movers; i++) {
            random = new SplittableRandom(SEED + 0x9e3779b97f4a7c15L * i);
            Mover a = mover();
            Mover b = target(a);
            boolean swap = random.nextBoolean();
            boolean turned = random.nextBoolean();
            description = policy + ", mover " + i + " of seed " + SEED + "\n" + a + "\n" + b;
            first.setContinuous(random.nextBoolean());
            second.setContinuous(!first.isContinuous() || random.nextInt(4) == 0);
            int outcome = compare(turned ? b : a, turned ? a : b, swap ? second : first, swap ? first : second, policy);
            met += outcome == 1 ? 1 : 0;
            passed += outcome == 2 ? 1 : 0;
            apart += outcome == 0 ? 1 : 0;
            undecided += outcome < 0 ? 1 : 0;
        }
        String tally = policy + ": of " + movers + " movers " + passed + " passed through, " + met
                + " in contact at the end, " + apart + " passed by, " + undecided + " touched at the start";
        assertTrue(passed > movers / 4 && met > movers / 50 && apart > movers / 10 && undecided < movers / 10, tally);
        if (System.getProperty(MOVERS) != null) {
            System.out.println(tally);
        }
    }

    /** The hull of two rectangles with one centre contains the rectangles between them. */
    @Test
    void sweepsOfChangingShapesFindTheContactsOfSubsteps() {
        int movers = Integer.getInteger(MOVERS, 2_500) / 10;
        Collider first = world.add("first");
        Collider second = world.add("second");
        first.setContinuous(true);
        int passed = 0;
        for (int i = 0; i < movers; i++) {
            random = new SplittableRandom(SEED - 0x9e3779b97f4a7c15L * (i + 1));
            Mover a = mover();
            Mover b = target(a);
            float[] size = new float[4];
            for (int k = 0; k < size.length; k++) {
                double radius = Buffers.of(a.shape()).radius();
                size[k] = (float) (radius * random.nextDouble(0.1, 2) + random.nextDouble(0.01));
            }
            description = "mover " + i + " of seed " + SEED + "\n" + a + "\n" + b;
            start(a, first);
            first.setShape(ConvexPolygon.rectangle(size[0], size[1]));
            start(b, second);
            world.step();
            move(a, first);
            first.setShape(ConvexPolygon.rectangle(size[2], size[3]));
            move(b, second);
            boolean before = !world.getContacts().isEmpty();
            world.step();
            if (before) {
                continue;
            }
            boolean inContact = false;
            placedB.setShape(b.shape());
            for (int step = 1; step <= SUBSTEPS && !inContact; step++) {
                float time = (float) step / SUBSTEPS;
                placedA.setShape(ConvexPolygon.rectangle((1 - time) * size[0] + time * size[2],
                        (1 - time) * size[1] + time * size[3]));
                inContact = separation(a, b, time) <= 0;
            }
            if (inContact) {
                require(!world.getEvents().enters().isEmpty(), "missed the contact of a substep");
                require(world.getEvents().enters().get(0).isConservative(), "not conservative");
                passed += world.getContacts().isEmpty() ? 1 : 0;
            }
        }
        assertTrue(passed > movers / 5, "only " + passed + " passed through");
    }

    private Mover mover() {
        float size = (float) StrictMath.pow(10, random.nextDouble(-2, 0));
        ConvexPolygon shape = shape(size);
        double way = size * StrictMath.pow(10, random.nextDouble(0.3, 2.5));
        double direction = random.nextInt(4) == 0 ? random.nextInt(4) * Math.PI / 2 : random.nextDouble(7);
        // It is near the origin at some time of the step, mostly in the middle.
        double before = -random.nextDouble(-0.2, 1.2);
        double aside = random.nextInt(3) == 0 ? random.nextDouble(-2, 2) : size * random.nextDouble(-0.5, 0.5);
        double cos = StrictMath.cos(direction);
        double sin = StrictMath.sin(direction);
        double angle = random.nextDouble(7);
        double turn = random.nextInt(3) == 0 ? 0 : random.nextDouble(-3.1, 3.1);
        return new Mover(shape, before * way * cos - aside * sin, before * way * sin + aside * cos, angle,
                (before + 1) * way * cos - aside * sin, (before + 1) * way * sin + aside * cos, angle + turn);
    }

    private ConvexPolygon shape(float size) {
        return switch (random.nextInt(6)) {
            case 0 -> ConvexPolygon.hullOf(0, 0);
            case 1 -> ConvexPolygon.hullOf(-size, 0, size, 0);
            case 2 -> ConvexPolygon.circle(size);
            case 3 -> ConvexPolygon.regular(3 + random.nextInt(5), size);
            case 4 -> ConvexPolygon.hullOf(size, 0, 2 * size, 0.5f * size, 1.5f * size, size);
            default -> ConvexPolygon.rectangle(size, 0.3f * size);
        };
    }

    private Mover target(Mover mover) {
        double angle = random.nextDouble(7);
        if (random.nextBoolean()) {
            float length = (float) StrictMath.pow(10, random.nextDouble(-0.5, 1));
            ConvexPolygon wall = random.nextBoolean() ? ConvexPolygon.hullOf(0, -length, 0, length)
                    : ConvexPolygon.rectangle(0.01f, 2 * length);
            return moving(wall, angle, random.nextInt(3) == 0 ? 1 : 0);
        }
        float size = (float) Math.max(0.01, 0.5 * Buffers.of(mover.shape()).radius() * random.nextDouble(0.1, 2));
        return moving(shape(size), angle, random.nextInt(4) == 0 ? 0 : StrictMath.pow(10, random.nextDouble(-1, 1.5)));
    }

    /** A shape that is near the origin at some time of the step. */
    private Mover moving(ConvexPolygon shape, double angle, double way) {
        double direction = random.nextDouble(7);
        double before = -random.nextDouble();
        double vx = way * StrictMath.cos(direction);
        double vy = way * StrictMath.sin(direction);
        double turn = way == 0 || random.nextBoolean() ? 0 : random.nextDouble(-3.1, 3.1);
        return new Mover(shape, before * vx, before * vy, angle, (before + 1) * vx, (before + 1) * vy, angle + turn);
    }

    /** Returns 2 for a pass-through, 1 for a contact at the end, 0 for none, −1 for a pair in touch at the start. */
    private int compare(Mover a, Mover b, Collider colliderA, Collider colliderB, TouchPolicy policy) {
        placedA.setShape(a.shape());
        placedB.setShape(b.shape());
        start(a, colliderA);
        start(b, colliderB);
        world.step();
        if (separation(a, b, 0) <= 2 * tolerance()) {
            return -1;
        }
        move(a, colliderA);
        move(b, colliderB);
        world.step();
        double speed = Math.hypot(b.x1 - b.x0 - (a.x1 - a.x0), b.y1 - b.y0 - (a.y1 - a.y0)) + a.turningSpeed()
                + b.turningSpeed();
        Contact<Collider> contact = world.getEvents().enters().isEmpty() ? null : world.getEvents().enters().get(0);
        double least = Double.POSITIVE_INFINITY;
        double firstTouch = Double.POSITIVE_INFINITY;
        boolean touchesAtEnd = false;
        boolean inContact = false;
        for (int step = 1; step <= SUBSTEPS; step++) {
            double separation = separation(a, b, (double) step / SUBSTEPS);
            touchesAtEnd = separation <= policy.limit(tolerance(), false);
            inContact |= touchesAtEnd;
            // The fraction is the time at which the distance is 0.
            if (touchesAtEnd && separation <= 0 && firstTouch > 1) {
                firstTouch = (double) step / SUBSTEPS;
            }
            least = Math.min(least, separation);
        }
        if (contact == null) {
            require(!inContact, "missed the contact of a substep, least separation " + least);
            return 0;
        }
        double atFraction = separation(a, b, contact.getFraction());
        double tolerance = tolerance();
        require(!contact.isConservative(), "conservative");
        require(least <= 0.5 * speed / SUBSTEPS + tolerance, "never closer than " + least);
        require(contact.getFraction() <= firstTouch + 1e-9,
                "at " + contact.getFraction() + ", but a substep touches at " + firstTouch);
        require(contact.isPassThrough() != touchesAtEnd, "touching at the end: " + touchesAtEnd);
        require(atFraction <= tolerance + 1e-9 && atFraction >= -2 * tolerance || contact.getFraction() == 1,
                "separation " + atFraction + " at the fraction " + contact.getFraction());
        require(world.getContacts().isEmpty() == contact.isPassThrough(), "contacts");
        return contact.isPassThrough() ? 2 : 1;
    }

    private void require(boolean condition, String what) {
        assertTrue(condition, () -> what + ", " + description);
    }

    private static void start(Mover mover, Collider collider) {
        collider.setShape(mover.shape());
        collider.setPosition(mover.x0(), mover.y0());
        collider.setAngle(mover.angle0());
        collider.teleport();
    }

    private static void move(Mover mover, Collider collider) {
        collider.setPosition(mover.x1(), mover.y1());
        collider.setAngle(mover.angle1());
    }

    private double separation(Mover a, Mover b, double time) {
        a.place(placedA, time);
        b.place(placedB, time);
        sat.test(placedA, placedB, Double.POSITIVE_INFINITY, penetration);
        return penetration.separation();
    }

    private double tolerance() {
        return Tolerance.touching(placedA.radius() + placedB.radius(),
                Math.max(placedA.largestCoordinate(), placedB.largestCoordinate()));
    }
}

package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;
import org.jmesat.testing.ExactDistance;
import org.jmesat.testing.ExactShape;
import org.jmesat.testing.HardPair.Pose;
import org.jmesat.testing.HardPair;
import org.jmesat.testing.HardPairs;
import org.jmesat.testing.Placing;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;

/**
 * The positions of contact points, measured against the outlines: a point is on the surface of the shape that owns the
 * face, and the other's surface is its depth further in, for every axis that may be kept from the last tick. The test
 * allows two tolerances, one for the kept axis and one for level vertices, plus the gap of separate shapes that count
 * as touching. The deepest point is as deep as the pair, within one tolerance, and a second point may be one tolerance
 * higher than the first.
 *
 * <p>{@code -Djmesat.exact.pairs=1000000} sets the number of pairs, {@code -Djmesat.exact.seed} their seed.
 */
class ContactPointPlaceTest {
    private static final long PAIRS = Long.getLong("jmesat.exact.pairs", 20_000);
    private static final long SEED = Long.getLong("jmesat.exact.seed", 2026);
    private static final int HINTS = 6;
    private static final ConvexPolygon PLANK = ConvexPolygon.rectangle(10, 0.5f);
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(1, 1);

    private final Sat sat = new Sat();
    private final SatResult found = new SatResult();
    private final ContactManifold manifold = new ContactManifold();
    private final ExactDistance exact = new ExactDistance();
    private int keptAxes;
    private int secondPoints;

    @Test
    void aTiltedPlankOnABoxTouchesWithinTheBox() {
        for (double x : new double[] {0, 10_000}) {
            for (int step = -4000; step <= 4000; step++) {
                double tilt = step * (x == 0 ? 1e-9 : 5e-7);
                PlacedPolygon box = Placing.at(BOX, x, 0);
                PlacedPolygon plank = Placing.at(PLANK, x, 0.749, tilt);
                for (int edge = 0; edge < 4; edge++) {
                    assertOnSurfaces(box, plank, edge, "tilt " + tilt);
                    assertOnSurfaces(plank, box, ~edge, "tilt " + tilt);
                    for (int i = 0; i < manifold.count(); i++) {
                        assertEquals(x, manifold.x(i), 0.5 + 1e-4 * Math.max(1, x), "tilt " + tilt);
                    }
                }
            }
        }
    }

    @Test
    void pointsAreOnTheSurfacesForAnyKeptAxis() {
        HardPairs pairs = HardPairs.random(SEED);
        for (long round = 0; round < PAIRS; round++) {
            HardPair pair = pairs.next();
            SplittableRandom random = new SplittableRandom(SEED + round);
            assertOnSurfaces(pair.placedA(), pair.placedB(), pair.toString());
            double turn = random.nextInt(2) * 7 * random.nextDouble();
            double far = Math.pow(10, random.nextInt(2, 6));
            assertOnSurfaces(moved(pair.a(), pair.poseA(), turn, far), moved(pair.b(), pair.poseB(), turn, far),
                    "turned by " + turn + " and moved by " + far + ": " + pair);
        }
        assertTrue(keptAxes > PAIRS / 10, "too few axes are kept: " + keptAxes);
        assertTrue(secondPoints > PAIRS / 10, "too few pairs with two points: " + secondPoints);
    }

    /** Two edges of A are almost on one line, and the deepest corner of B is beside the first and below the second. */
    @Test
    void theDeepestPointOfNearlyParallelNeedlesIsAsDeepAsThePair() {
        ConvexPolygon needle = ConvexPolygon.of(0.46021998f, -9.4834476e-8f, 0, 1.0753332e-6f, -0.46021998f, 0, 0,
                -1.0753332e-6f);
        ConvexPolygon kite = ConvexPolygon.of(0, -0.01809594f, 0.46021998f, 1.7153462e-4f, 0, 0.01809594f,
                -0.46021998f, 0);
        assertExactDepth(needle, new Place(0.3249588877993737, 0.27242255491127504, 0.081031050561303,
                0.9967115775613984), kite, new Place(0.323468557313284, 0.27254726753588004, 0.08464486611579458,
                0.9964111835182498), "the needle and the kite");
    }

    @Test
    void theDeepestPointOfAnyNeedlesIsAsDeepAsThePair() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int round = 0; round < Rounds.of(10_000); round++) {
            ConvexPolygon a = needle(random);
            ConvexPolygon b = needle(random);
            double angle = random.nextDouble(7);
            double tilt = sign(random) * power(random, -7, -1) + random.nextInt(2) * Math.PI;
            double along = random.nextDouble(-1.1, 1.1) * (random.nextBoolean() ? a.getX(0) : 1e-3);
            double across = sign(random) * power(random, -7, -1.5);
            Place placeA = new Place(0.3, 0.2, angle);
            Place placeB = new Place(0.3 + placeA.cos() * along - placeA.sin() * across,
                    0.2 + placeA.sin() * along + placeA.cos() * across, angle + tilt);
            assertExactDepth(a, placeA, b, placeB, "round " + round + " of seed " + SEED);
        }
        assertTrue(secondPoints > Rounds.of(1000), "too few pairs with two points: " + secondPoints);
    }

    /** A kite, a wedge or a bar, 10 to 3·10⁶ times as long as thick, with corners that are almost on one line. */
    private static ConvexPolygon needle(SplittableRandom random) {
        float length = (float) power(random, -1, 1);
        float thick = (float) (length * power(random, -6.5, -1));
        float bent = (float) (length * random.nextInt(2) * power(random, -8, -3));
        return switch (random.nextInt(3)) {
            case 0 -> ConvexPolygon.hullOf(length, bent, 0, thick, -length, 0, 0, -thick);
            case 1 -> ConvexPolygon.hullOf(length, 0, bent, thick, -length, thick / 3, bent / 2, -thick);
            default -> ConvexPolygon.hullOf(length, -thick, length, thick, -length, thick, -length, -thick);
        };
    }

    private static double power(SplittableRandom random, double low, double high) {
        return StrictMath.pow(10, random.nextDouble(low, high));
    }

    private static int sign(SplittableRandom random) {
        return random.nextBoolean() ? 1 : -1;
    }

    /** A position, and the cosine and sine of an angle. */
    private record Place(double x, double y, double cos, double sin) {
        Place(double x, double y, double angle) {
            this(x, y, StrictMath.cos(angle), StrictMath.sin(angle));
        }

        PlacedPolygon placed(ConvexPolygon polygon) {
            PlacedPolygon placed = new PlacedPolygon();
            placed.setShape(polygon);
            placed.place(x, y, cos, sin);
            return placed;
        }

        ExactShape exact(ConvexPolygon polygon) {
            return ExactShape.of(polygon, x, y, cos, sin);
        }
    }

    /** Compares with the depth in exact arithmetic, then checks the points of every kept axis. */
    private void assertExactDepth(ConvexPolygon a, Place placeA, ConvexPolygon b, Place placeB, String pair) {
        PlacedPolygon placedA = placeA.placed(a);
        PlacedPolygon placedB = placeB.placed(b);
        ShapePair tested = ShapePair.of(placedA, placedB);
        if (tested.isTouching()) {
            manifold.compute(placedA, placedB, tested);
            exact.between(placeA.exact(a), placeB.exact(b));
            double allowed = (1 + 1e-9) * tested.tolerance();
            double deepest = Math.max(manifold.depth(0), manifold.depth(manifold.count() - 1));
            assertTrue(!exact.exceeds(-deepest + allowed) && !exact.isBelow(-deepest - allowed), () -> "depth "
                    + deepest + " instead of " + -exact.approximate() + " ± " + allowed + ": " + pair);
        }
        assertOnSurfaces(placedA, placedB, pair);
    }

    @Test
    void pointsAreOnTheSurfacesOfRoundedShapes() {
        HardPairs pairs = HardPairs.random(SEED);
        for (long round = 0; round < PAIRS; round++) {
            HardPair pair = pairs.next();
            SplittableRandom random = new SplittableRandom(SEED + round);
            double size = pair.placedA().radius() + pair.placedB().radius();
            float ofA = (float) (size * random.nextInt(2) * random.nextDouble());
            float ofB = (float) (size * random.nextDouble());
            assertOnSurfaces(moved(pair.a().rounded(ofA), pair.poseA(), 0, 0),
                    moved(pair.b().rounded(ofB), pair.poseB(), 0, 0),
                    "rounded by " + ofA + " and " + ofB + ": " + pair);
        }
        assertTrue(secondPoints > PAIRS / 10, "too few pairs with two points: " + secondPoints);
    }

    @Test
    void theSecondPointOfATiltedCapsuleIsAsDeepAsItsSide() {
        double angle = Math.PI / 6;
        PlacedPolygon floor = Placing.at(ConvexPolygon.rectangle(20, 2), 0, 0);
        PlacedPolygon capsule = Placing.at(ConvexPolygon.hullOf(-1, 0, 1, 0).rounded(2), 0, 2, angle);
        assertOnSurfaces(floor, capsule, Penetration.NO_EDGE, "");
        assertEquals(2, manifold.count());
        assertEquals(1.5, manifold.depth(0), 1e-6);
        assertEquals(1 - (2 + Math.sin(angle) - 2 * Math.cos(angle)), manifold.depth(1), 1e-6);
        assertEquals(Math.cos(angle) + 2 * Math.sin(angle), manifold.x(1), 1e-6);
    }

    private void assertOnSurfaces(PlacedPolygon a, PlacedPolygon b, String pair) {
        assertOnSurfaces(a, b, Penetration.NO_EDGE, pair);
        assertOnSurfaces(b, a, Penetration.NO_EDGE, pair);
        for (int last = Math.max(-b.count(), -HINTS); last < Math.min(a.count(), HINTS); last++) {
            assertOnSurfaces(a, b, last, pair);
            keptAxes += found.edge() == last ? 1 : 0;
            assertOnSurfaces(b, a, ~last, pair);
        }
    }

    private void assertOnSurfaces(PlacedPolygon a, PlacedPolygon b, int lastEdge, String pair) {
        double touching = Tolerance.touching(a.radius() + b.radius(), Math.max(a.largestCoordinate(),
                b.largestCoordinate()));
        if (!sat.test(a, b, 2 * touching, lastEdge, found)) {
            return;
        }
        manifold.compute(a, b, found);
        boolean ofA = found.edge() >= 0 || found.edge() == Penetration.NO_EDGE;
        double inward = ofA ? -1 : 1;
        double allowed = (2 + 1e-9) * touching + Math.max(0, found.separation());
        secondPoints += manifold.count() - 1;
        for (int i = 0; i < manifold.count(); i++) {
            double x = manifold.x(i);
            double y = manifold.y(i);
            double depth = manifold.depth(i);
            double offFace = fromSurface(ofA ? a : b, x, y);
            double offOther = fromSurface(ofA ? b : a, x + inward * depth * found.normalX(),
                    y + inward * depth * found.normalY());
            if (offFace > allowed || offOther > allowed || depth > found.depth() + allowed
                    || depth < -allowed - touching) {
                throw new AssertionError("Point " + i + " (" + x + ", " + y + "), depth " + depth + " of "
                        + found.depth() + ", is off its face by " + offFace / touching
                        + " tolerances and off the other by " + offOther / touching + ", after edge " + lastEdge
                        + ", now " + found.edge() + ": " + pair);
            }
        }
        // Far from the origin, where the tolerance is four ulps of a float, an ulp of a double is 5e-10 of it.
        assertEquals(-found.separation(), manifold.depth(0), (1 + 1e-8) * touching, () -> "not the depth: " + pair);
        assertTrue(manifold.depth(0) >= manifold.depth(manifold.count() - 1), () -> "not deepest first: " + pair);
    }

    /** The distance of a point from the surface of a shape, from inside or outside. */
    private static double fromSurface(PlacedPolygon shape, double x, double y) {
        double nearest = Double.POSITIVE_INFINITY;
        boolean inside = shape.count() > 2;
        for (int i = 0; i < shape.count(); i++) {
            int next = (i + 1) % shape.count();
            double px = shape.x()[i] - x;
            double py = shape.y()[i] - y;
            double ex = shape.x()[next] - shape.x()[i];
            double ey = shape.y()[next] - shape.y()[i];
            double squared = ex * ex + ey * ey;
            double share = squared > 0 ? Math.max(0, Math.min(1, -(px * ex + py * ey) / squared)) : 0;
            nearest = Math.min(nearest, Math.hypot(px + share * ex, py + share * ey));
            inside &= px * ey - py * ex <= 0;
        }
        return Math.abs((inside ? -nearest : nearest) - shape.rounding());
    }

    private static PlacedPolygon moved(ConvexPolygon polygon, Pose pose, double turn, double far) {
        return Placing.moved(polygon, pose.x(), pose.y(), pose.angle(), turn, far, -0.3 * far);
    }
}

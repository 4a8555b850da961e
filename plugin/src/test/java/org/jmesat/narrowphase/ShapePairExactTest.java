package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;
import org.jmesat.testing.ExactDistance;
import org.jmesat.testing.ExactShape;
import org.jmesat.testing.HardPair.Pose;
import org.jmesat.testing.HardPair;
import org.jmesat.testing.HardPairs;
import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.Placing;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;

/** ShapePair against exact arithmetic and JTS, on pairs of every kind that has broken collision code. */
class ShapePairExactTest {
    private static final int PAIRS = Rounds.of(6_000);
    private static final long SEED = 25;

    private final ShapePair result = new ShapePair();
    private final ExactDistance exact = new ExactDistance();
    private HardPair pair;
    private PlacedPolygon a;
    private PlacedPolygon b;
    private ExactShape exactA;
    private ExactShape exactB;
    private double tie;

    @Test
    void theSeparationIsTheExactDistanceOrDepth() {
        forEachPair(any -> {
            exact.between(exactA, exactB);
            assertTrue(!exact.isBelow(result.separation() - 2 * tie) && !exact.exceeds(result.separation() + 2 * tie),
                    () -> result.separation() + " instead of " + exact.approximate() + ": " + pair);
            assertEquals(Math.max(0, result.separation()), result.distance());
            assertEquals(Math.max(0, -result.separation()), result.depth());
        });
    }

    @Test
    void theDistanceOfSharpShapesIsThatOfJts() {
        forEachSharpPair(any -> assertEquals(JtsOracle.distance(a, b), result.distance(), 2 * tie, pair::toString));
    }

    @Test
    void theClosestPointsAreOnTheBordersAtTheDistanceOfTheShapes() {
        forEachPair(any -> assertClosestPoints());
    }

    /** The normal may be that of any axis within a tie, whose directions differ by much more. */
    @Test
    void theClosestPointsOfArcsWithTiedAxesAreOnTheLineBetweenTheCores() {
        takeRound(HardPairs.random(SEED).goTo(37_088), 37_088);
        assertClosestPoints();
    }

    private void assertClosestPoints() {
        double gap = Math.hypot(result.pointBX() - result.pointAX(), result.pointBY() - result.pointAY());
        assertEquals(Math.abs(result.separation()), gap, 6 * tie, pair::toString);
        assertOnBorder(a, result.pointAX(), result.pointAY());
        assertOnBorder(b, result.pointBX(), result.pointBY());
    }

    private void assertOnBorder(PlacedPolygon shape, double x, double y) {
        double fromCore = JtsOracle.distance(shape, x, y);
        double off = shape.rounding() > 0 ? Math.abs(fromCore - shape.rounding())
                : JtsOracle.distanceFromOutline(shape, x, y);
        assertTrue(off <= 6 * tie, () -> "(" + x + ", " + y + ") is off the border by " + off + ": " + pair);
    }

    @Test
    void halfTheMtvForEachLeavesTheShapesTouching() {
        forEachPair(any -> {
            double x = result.halfMtvX();
            double y = result.halfMtvY();
            exact.between(exactA.movedBy(-x, -y), exactB.movedBy(x, y));
            assertTrue(!exact.isBelow(-2 * tie), () -> "still " + -exact.approximate() + " deep: " + pair);
            assertTrue(result.depth() == 0 || !exact.exceeds(2 * tie), () -> "pushed too far: " + pair);
        });
    }

    @Test
    void touchingCollidesOnlyWithTheInclusivePolicy() {
        Sat sat = new Sat();
        SatResult found = new SatResult();
        forEachPair(any -> {
            double t = result.tolerance();
            boolean inclusive = sat.test(a, b, TouchPolicy.INCLUSIVE.limit(t, false), found);
            boolean exclusive = sat.test(a, b, TouchPolicy.EXCLUSIVE.limit(t, false), found);
            if (Math.abs(result.separation() - t) > 2 * tie) {
                assertEquals(inclusive, result.isTouching(), pair::toString);
                assertEquals(inclusive, ShapePair.touch(a, b), pair::toString);
            }
            if (Math.abs(result.separation() + t) > 2 * tie) {
                assertEquals(exclusive, result.isOverlapping(), pair::toString);
                assertEquals(exclusive, ShapePair.overlap(a, b), pair::toString);
            }
        });
    }

    @Test
    void aShapeIsContainedWhenAllItsCornersAre() {
        int[] contained = new int[2];
        forEachPair(any -> {
            contained[0] += assertContained(a, b, result.isAInB()) ? 1 : 0;
            contained[1] += assertContained(b, a, result.isBInA()) ? 1 : 0;
        });
        assertTrue(Math.min(contained[0], contained[1]) > PAIRS / 50, contained[0] + " and " + contained[1]);
    }

    private boolean assertContained(PlacedPolygon inner, PlacedPolygon outer, boolean reported) {
        double furthest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < inner.count(); i++) {
            double outside = JtsOracle.distance(outer, inner.x()[i], inner.y()[i]);
            double inside = outer.count() < 3 ? 0 : JtsOracle.distanceFromOutline(outer, inner.x()[i], inner.y()[i]);
            furthest = Math.max(furthest, (outside > 0 ? outside : -inside) + inner.rounding() - outer.rounding());
        }
        if (Math.abs(furthest - result.tolerance()) > 6 * tie) {
            assertEquals(furthest <= result.tolerance(), reported, pair::toString);
        }
        return reported;
    }

    @Test
    void swappingTheShapesSwapsTheResults() {
        ShapePair swapped = new ShapePair();
        forEachPair(any -> {
            swapped.compute(b, a);
            assertEquals(result.separation(), swapped.separation(), 4 * tie, pair::toString);
            if (Math.abs(Math.abs(result.separation()) - result.tolerance()) > 4 * tie) {
                assertEquals(result.isTouching(), swapped.isTouching(), pair::toString);
                assertEquals(result.isOverlapping(), swapped.isOverlapping(), pair::toString);
                assertEquals(result.isAInB(), swapped.isBInA(), pair::toString);
                assertEquals(result.isBInA(), swapped.isAInB(), pair::toString);
            }
        });
    }

    @Test
    void movingAndTurningBothShapesChangesNothing() {
        forEachSharpPair(random -> {
            double separation = result.separation();
            double size = a.radius() + b.radius();
            double turn = random.nextDouble() * 7;
            double dx = 100 * size * (random.nextDouble() - 0.5);
            double dy = 100 * size * (random.nextDouble() - 0.5);
            PlacedPolygon movedA = Placing.moved(pair.a(), pair.poseA().x(), pair.poseA().y(), pair.poseA().angle(),
                    turn, dx, dy);
            PlacedPolygon movedB = Placing.moved(pair.b(), pair.poseB().x(), pair.poseB().y(), pair.poseB().angle(),
                    turn, dx, dy);
            ShapePair moved = ShapePair.of(movedA, movedB);
            assertEquals(separation, moved.separation(), 4 * tie + 4 * (movedA.tie() + movedB.tie()), pair::toString);
        });
    }

    private void forEachSharpPair(Consumer<SplittableRandom> check) {
        HardPairs pairs = HardPairs.roundRobin(SEED);
        for (int i = 0; i < PAIRS; i++) {
            pair = pairs.next();
            take(0, 0);
            check.accept(new SplittableRandom(SEED + i));
        }
    }

    /** Every other pair has a rounded shape. */
    private void forEachPair(Consumer<SplittableRandom> check) {
        HardPairs pairs = HardPairs.random(SEED);
        for (int i = 0; i < PAIRS; i++) {
            check.accept(takeRound(pairs, i));
        }
    }

    private SplittableRandom takeRound(HardPairs pairs, int round) {
        pair = pairs.next();
        SplittableRandom random = new SplittableRandom(SEED + round);
        double size = pair.placedA().radius() + pair.placedB().radius();
        float roundingA = random.nextInt(3) == 0 ? (float) (size * random.nextDouble()) : 0;
        float roundingB = random.nextInt(3) == 0 ? (float) (size * random.nextDouble()) : 0;
        take(roundingA, roundingB);
        return random;
    }

    private void take(float roundingA, float roundingB) {
        a = place(pair.a().rounded(roundingA), pair.poseA());
        b = place(pair.b().rounded(roundingB), pair.poseB());
        exactA = pair.exactA().withRadius(roundingA);
        exactB = pair.exactB().withRadius(roundingB);
        tie = a.tie() + b.tie();
        result.compute(a, b);
        assertEquals(Tolerance.touching(a.radius() + b.radius(),
                Math.max(a.largestCoordinate(), b.largestCoordinate())), result.tolerance());
    }

    private static PlacedPolygon place(ConvexPolygon polygon, Pose pose) {
        return Placing.at(polygon, pose.x(), pose.y(), pose.angle());
    }
}

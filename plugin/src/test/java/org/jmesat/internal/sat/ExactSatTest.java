package org.jmesat.internal.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.geometry.RoundingError;
import org.jmesat.testing.ExactDistance;
import org.jmesat.testing.ExactShape;
import org.jmesat.testing.HardPair.Kind;
import org.jmesat.testing.HardPair.Pose;
import org.jmesat.testing.HardPair;
import org.jmesat.testing.HardPairs;
import org.jmesat.testing.Placing;
import org.junit.jupiter.api.Test;

/**
 * The test against exact arithmetic over the same floats, on pairs of every kind that has broken collision code.
 *
 * <p>{@code -Djmesat.exact.pairs=10000000} sets the number of pairs for each property, {@code -Djmesat.exact.seed}
 * their seed. The tolerance is twice {@link RoundingError#tie}, once for rounding and once for the choice between axes
 * that tie: a thousandth of the touching tolerance.
 */
class ExactSatTest {
    private static final long PAIRS = Long.getLong("jmesat.exact.pairs", 20_000);
    private static final long SEED = Long.getLong("jmesat.exact.seed", 2026);

    private final Sat sat = new Sat();
    /** Used only for verdicts, so that it keeps no state of the pair's full test. */
    private final Sat verdicts = new Sat();
    private final SatResult found = new SatResult();
    private final ExactDistance exact = new ExactDistance();
    private HardPair pair;
    private SplittableRandom random;
    private PlacedPolygon a;
    private PlacedPolygon b;
    private double error;
    private double touching;
    private double size;

    @Test
    void theVerdictIsThatOfTheExactDistance() {
        Map<Kind, Integer> touched = new EnumMap<>(Kind.class);
        forEachPair(round -> {
            exact.between(pair.exactA(), pair.exactB());
            double any = size * (2 * random.nextDouble() - 1) * random.nextDouble();
            for (double limit : new double[] {0, touching, -touching, any}) {
                boolean verdict = sat.test(a, b, limit, found);
                boolean overlaps = verdicts.overlaps(a, b, limit);
                assertTrue(verdict && overlaps || !exact.isBelow(limit - error),
                        () -> "apart at limit " + limit + ", distance " + exact.approximate() + ": " + pair);
                assertTrue(!verdict && !overlaps || !exact.exceeds(limit + error),
                        () -> "in contact at limit " + limit + ", distance " + exact.approximate() + ": " + pair);
                if (!verdict) {
                    assertTrue(found.separation() > limit,
                            () -> found.separation() + " after limit " + limit + ": " + pair);
                    assertTrue(!exact.isBelow(found.separation() - error), () -> "no lower bound: " + pair);
                }
            }
            touched.merge(pair.kind(), sat.overlaps(a, b, 0) ? 1 : 0, Integer::sum);
        });
        touched.forEach((kind, count) -> assertTrue(count > 0, kind + " never touches, seed " + SEED));
    }

    @Test
    void theSeparationIsTheExactDistanceOrDepth() {
        forEachPair(round -> {
            assertTrue(sat.test(a, b, Double.POSITIVE_INFINITY, found), pair::toString);
            assertSeparation(pair.exactA(), pair.exactB(), error);
            assertEquals(1, Math.hypot(found.normalX(), found.normalY()), 1e-12, pair::toString);
        });
    }

    @Test
    void theMtvLeavesTheShapesTouching() {
        forEachPair(round -> {
            if (sat.test(a, b, 0, found)) {
                exact.between(pair.exactA(), pair.exactB().movedBy(found.mtvX(), found.mtvY()));
                assertTrue(!exact.isBelow(-error), () -> "still " + -exact.approximate() + " deep: " + pair);
                assertTrue(found.depth() == 0 || !exact.exceeds(error), () -> "pushed too far: " + pair);
            }
        });
    }

    @Test
    void theSeparationOfRoundedShapesIsThatOfTheirCoresMinusTheRounding() {
        forEachPair(round -> {
            double scale = size * Math.pow(10, -3 * random.nextDouble());
            float roundingA = random.nextInt(4) == 0 ? 0 : (float) (scale * random.nextDouble());
            float roundingB = (float) (scale * random.nextDouble());
            a = place(pair.a().rounded(roundingA), pair.poseA());
            b = place(pair.b().rounded(roundingB), pair.poseB());
            judge(a, b);
            ExactShape exactA = pair.exactA().withRadius(roundingA);
            ExactShape exactB = pair.exactB().withRadius(roundingB);
            assertTrue(sat.test(a, b, Double.POSITIVE_INFINITY, found), pair::toString);
            assertSeparation(exactA, exactB, error);
            boolean verdict = sat.test(a, b, 0, found);
            assertTrue(verdict ? !exact.exceeds(error) : !exact.isBelow(-error), pair::toString);
            boolean overlaps = verdicts.overlaps(a, b, 0);
            assertTrue(overlaps ? !exact.exceeds(error) : !exact.isBelow(-error), pair::toString);
            if (verdict) {
                exact.between(exactA, exactB.movedBy(found.mtvX(), found.mtvY()));
                assertTrue(!exact.isBelow(-error), () -> roundingA + " and " + roundingB + ", still "
                        + -exact.approximate() + " deep: " + pair);
            }
        });
    }

    @Test
    void theResultIsTheSameForEveryLastEdge() {
        forEachPair(round -> {
            int edge = random.nextInt(-pair.b().getVertexCount() - 1, pair.a().getVertexCount() + 1);
            assertTrue(sat.test(a, b, Double.POSITIVE_INFINITY, edge, found), pair::toString);
            assertSeparation(pair.exactA(), pair.exactB(), touching + error);
            boolean verdict = sat.test(a, b, 0, edge, found);
            assertTrue(verdict ? !exact.exceeds(error) : !exact.isBelow(-error),
                    () -> "after edge " + edge + ": " + pair);
        });
    }

    @Test
    void onlyTheLastEdgeCanReplaceTheFirstOfTheBestEdges() {
        forEachPair(round -> assertThatOnlyTheLastEdgeStays());
    }

    @Test
    void aParallelEdgeThatRepresentsTheBestDoesNotMakeOthersTie() {
        pair = HardPairs.random(2).goTo(49_439).next();
        a = pair.placedA();
        b = pair.placedB();
        assertThatOnlyTheLastEdgeStays();
    }

    private void assertThatOnlyTheLastEdgeStays() {
        sat.test(a, b, Double.POSITIVE_INFINITY, found);
        int best = found.edge();
        for (int last = Math.max(-b.count(), -8); last < Math.min(a.count(), 8); last++) {
            sat.test(a, b, Double.POSITIVE_INFINITY, last, found);
            int edge = found.edge();
            int after = last;
            assertTrue(edge == best || edge == last,
                    () -> edge + " instead of " + best + " after " + after + ": " + pair);
        }
    }

    @Test
    void theTouchTestAgreesWithTheFullTest() {
        PolygonTable table = new PolygonTable();
        SatResult touching = new SatResult();
        forEachPair(round -> {
            int edge = random.nextInt(-pair.b().getVertexCount() - 1, pair.a().getVertexCount() + 1);
            table.clear();
            ShapeCopy.add(a, table);
            ShapeCopy.add(b, table);
            double limit = (random.nextDouble() - 0.5) * size;
            boolean verdict = sat.test(table, 0, 1, limit, edge, found);
            assertEquals(verdict, sat.touch(table, 0, 1, limit, edge, touching), pair::toString);
            assertEquals(found.edge(), touching.edge(), pair::toString);
            if (verdict) {
                assertEquals(found.separation(), touching.separation(), pair::toString);
                assertEquals(found.normalX(), touching.normalX(), pair::toString);
                assertEquals(found.normalY(), touching.normalY(), pair::toString);
            }
        });
    }

    @Test
    void swappingMovingAndRenumberingChangeNothing() {
        forEachPair(round -> {
            sat.test(a, b, Double.POSITIVE_INFINITY, found);
            double separation = found.separation();
            sat.test(b, a, Double.POSITIVE_INFINITY, found);
            assertEquals(separation, found.separation(), 2 * error, () -> "swapped: " + pair);
            double turn = random.nextDouble() * 7;
            double dx = size * (random.nextDouble() - 0.5) * 100;
            double dy = size * (random.nextDouble() - 0.5) * 100;
            PlacedPolygon movedA = moved(pair.a(), pair.poseA(), turn, dx, dy);
            PlacedPolygon movedB = moved(pair.b(), pair.poseB(), turn, dx, dy);
            sat.test(movedA, movedB, Double.POSITIVE_INFINITY, found);
            assertEquals(separation, found.separation(), 2 * error + 4 * tie(movedA, movedB), () -> "moved: " + pair);
            sat.test(place(renumbered(pair.a()), pair.poseA()), place(renumbered(pair.b()), pair.poseB()),
                    Double.POSITIVE_INFINITY, found);
            assertEquals(separation, found.separation(), 2 * error, () -> "renumbered: " + pair);
        });
    }

    private void assertSeparation(ExactShape exactA, ExactShape exactB, double tolerance) {
        exact.between(exactA, exactB);
        assertTrue(!exact.isBelow(found.separation() - tolerance) && !exact.exceeds(found.separation() + tolerance),
                () -> found.separation() + " instead of " + exact.approximate() + ": " + pair);
    }

    private void forEachPair(LongConsumer check) {
        HardPairs pairs = HardPairs.random(SEED);
        for (long round = 0; round < PAIRS; round++) {
            pair = pairs.next();
            random = new SplittableRandom(SEED + round);
            a = pair.placedA();
            b = pair.placedB();
            judge(a, b);
            check.accept(round);
        }
    }

    private void judge(PlacedPolygon first, PlacedPolygon second) {
        size = first.radius() + second.radius();
        error = 2 * tie(first, second);
        touching = Tolerance.touching(size, Math.max(first.largestCoordinate(), second.largestCoordinate()));
    }

    private static double tie(PlacedPolygon first, PlacedPolygon second) {
        return first.tie() + second.tie();
    }

    private static PlacedPolygon place(ConvexPolygon polygon, Pose pose) {
        return Placing.at(polygon, pose.x(), pose.y(), pose.angle());
    }

    private static PlacedPolygon moved(ConvexPolygon polygon, Pose pose, double turn, double dx, double dy) {
        return Placing.moved(polygon, pose.x(), pose.y(), pose.angle(), turn, dx, dy);
    }

    /** The same shape with another first vertex. */
    private ConvexPolygon renumbered(ConvexPolygon polygon) {
        int n = polygon.getVertexCount();
        if (n < 3) {
            return polygon;
        }
        int first = random.nextInt(n);
        float[] xy = new float[2 * n];
        for (int i = 0; i < n; i++) {
            xy[2 * i] = polygon.getX((first + i) % n);
            xy[2 * i + 1] = polygon.getY((first + i) % n);
        }
        return ConvexPolygon.of(xy);
    }
}

package org.jmesat.internal.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.RandomPairs;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;

/** Random pairs against distance and depth by JTS, which do not use axes. */
class SatFuzzTest {
    private static final long SEED = 2026;
    private static final int PAIRS = Rounds.of(20_000);

    private final Sat sat = new Sat();
    private final SatResult found = new SatResult();

    @Test
    void theVerdictIsWhetherTheDistanceExceedsTheLimit() {
        RandomPairs pairs = new RandomPairs(SEED);
        int[] verdicts = new int[2];
        for (int i = 0; i < PAIRS; i++) {
            pairs.next();
            double distance = JtsOracle.signedDistance(pairs.a(), pairs.b());
            double error = error(pairs);
            double tolerance = Tolerance.touching(pairs.size(), pairs.b().largestCoordinate());
            for (double limit : new double[] {0, tolerance, -tolerance, 0.1 * pairs.size(), -0.1 * pairs.size()}) {
                if (Math.abs(distance - limit) > error) {
                    assertEquals(distance < limit, sat.test(pairs.a(), pairs.b(), limit, found),
                            () -> "distance " + distance + ", limit " + limit + ", " + pairs);
                }
            }
            verdicts[distance > 0 ? 1 : 0]++;
        }
        assertTrue(Math.min(verdicts[0], verdicts[1]) > PAIRS / 4, "too few pairs with one verdict");
    }

    @Test
    void inOverlapTheSeparationIsTheNegativeDepth() {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < PAIRS; i++) {
            pairs.next();
            double distance = JtsOracle.signedDistance(pairs.a(), pairs.b());
            if (distance <= 0) {
                assertTrue(sat.test(pairs.a(), pairs.b(), error(pairs), found), pairs::toString);
                assertEquals(distance, found.separation(), error(pairs), pairs::toString);
                assertEquals(Math.max(0, -found.separation()), found.depth());
            }
        }
    }

    /** Half of the pairs are boxes on a grid, whose edges are parallel and tie. */
    @Test
    void aRememberedEdgeChangesNoBitOfTheResultUnlessItTies() {
        RandomPairs pairs = new RandomPairs(SEED);
        Random random = new Random(SEED);
        SatResult again = new SatResult();
        int same = 0;
        for (int i = 0; i < PAIRS; i++) {
            pairs.next();
            PlacedPolygon a = i % 2 == 0 ? pairs.a() : boxOnAGrid(random);
            PlacedPolygon b = i % 2 == 0 ? pairs.b() : boxOnAGrid(random);
            if (sat.test(a, b, 0, found)) {
                for (int edge = -b.count(); edge < a.count(); edge++) {
                    String text = edge + " remembered, pair " + i;
                    assertTrue(sat.test(a, b, 0, edge, again), text);
                    if (again.edge() == found.edge()) {
                        assertEquals(found.separation(), again.separation(), text);
                        assertEquals(found.normalX(), again.normalX(), text);
                        assertEquals(found.normalY(), again.normalY(), text);
                        same++;
                    } else {
                        assertEquals(edge, again.edge(), text);
                        double most = Tolerance.touching(a.radius() + b.radius(),
                                Math.max(a.largestCoordinate(), b.largestCoordinate()));
                        assertEquals(found.separation(), again.separation(), most, text);
                    }
                }
            }
        }
        assertTrue(same > PAIRS, "only " + same);
    }

    private static PlacedPolygon boxOnAGrid(Random random) {
        ConvexPolygon box = ConvexPolygon.rectangle(1 + random.nextInt(4) / 4f, 1 + random.nextInt(4) / 4f);
        return PlacedPolygon.of(box, random.nextInt(9) / 8.0, random.nextInt(9) / 8.0, random.nextInt(4) * Math.PI / 4);
    }

    @Test
    void theSeparationOfSeparateShapesIsALowerBoundAndExactBesideAnEdge() {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < PAIRS; i++) {
            pairs.next();
            double distance = JtsOracle.distance(pairs.a(), pairs.b());
            if (distance > error(pairs)) {
                sat.test(pairs.a(), pairs.b(), Double.POSITIVE_INFINITY, found);
                assertTrue(found.separation() <= distance + error(pairs), pairs::toString);
                assertTrue(found.separation() > -error(pairs), pairs::toString);
                if (!JtsOracle.isCornerToCorner(pairs.a(), pairs.b())) {
                    assertEquals(distance, found.separation(), error(pairs), pairs::toString);
                }
            }
        }
    }

    @Test
    void movingBByTheDepthAlongTheNormalLeavesThemTouching() {
        RandomPairs pairs = new RandomPairs(SEED);
        for (int i = 0; i < PAIRS; i++) {
            pairs.next();
            if (sat.test(pairs.a(), pairs.b(), 0, found)) {
                assertEquals(1, Math.hypot(found.normalX(), found.normalY()), 1e-12);
                PlacedPolygon pushed = pairs.pushedB(found.depth() * found.normalX(), found.depth() * found.normalY());
                assertEquals(0, JtsOracle.signedDistance(pairs.a(), pushed), error(pairs), pairs::toString);
            }
        }
    }

    @Test
    void swappingTheShapesKeepsTheSeparationAndReversesTheNormal() {
        RandomPairs pairs = new RandomPairs(SEED);
        SatResult swapped = new SatResult();
        for (int i = 0; i < PAIRS; i++) {
            pairs.next();
            double touching = Tolerance.touching(pairs.size(), pairs.b().largestCoordinate());
            assertEquals(sat.test(pairs.a(), pairs.b(), touching, found),
                    sat.test(pairs.b(), pairs.a(), touching, swapped), pairs::toString);
            sat.test(pairs.a(), pairs.b(), Double.POSITIVE_INFINITY, found);
            sat.test(pairs.b(), pairs.a(), Double.POSITIVE_INFINITY, swapped);
            assertEquals(found.separation(), swapped.separation(), 2 * (pairs.a().tie() + pairs.b().tie()),
                    pairs::toString);
            PlacedPolygon pushed = pairs.pushedB(-swapped.depth() * swapped.normalX(),
                    -swapped.depth() * swapped.normalY());
            assertTrue(JtsOracle.signedDistance(pairs.a(), pushed) >= -error(pairs), pairs::toString);
        }
    }

    /** Largest error from merging nearly parallel edges. */
    private static double error(RandomPairs pairs) {
        return 3 * Tolerance.PARALLEL * pairs.size() + 1e-12;
    }
}

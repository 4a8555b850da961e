package org.jmesat.internal.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;

/**
 * Which of several equally good axes decides, against a slow model of the rule: all edges in order, each with its
 * separation. Corners are integers, and turns are those of the square and of the triangle 3-4-5, so that edges of both
 * shapes are often parallel, and axes and directions often tie.
 */
class SatChoiceTest {
    private static final long SEED = 20261128;
    private static final int PAIRS = Rounds.of(40_000);
    /** Separations of these shapes are equal or differ by far more. */
    private static final double EQUAL = 1e-9;
    private static final double[][] TURNS = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {0.8, 0.6}, {-0.6, 0.8}, {0.6, 0.8}};
    private static final ConvexPolygon[] SHAPES = {ConvexPolygon.rectangle(4, 4), ConvexPolygon.rectangle(8, 2),
        ConvexPolygon.rectangle(2, 6), ConvexPolygon.of(-2, -1, 2, -1, 2, 2),
        ConvexPolygon.of(0, -2, 2, 0, 0, 2, -2, 0),
        ConvexPolygon.of(-2, -2, 2, -2, 4, 0, 2, 2, -2, 2, -4, 0), ConvexPolygon.of(-4, -3, 4, -3, 0, 3),
        ConvexPolygon.of(-3, 0, 0, -4, 3, 0, 0, 4),
        // Corners on its sides, so that several of its edges have one axis; and two without area.
        ConvexPolygon.of(-4, -2, -3, -2, 0, -2, 4, -2, 4, 0, 4, 2, 1, 2, -4, 2), ConvexPolygon.hullOf(-3, 0, 3, 0),
        ConvexPolygon.hullOf(0, -4, 3, 0)};

    private final Random random = new Random(SEED);
    private final Sat sat = new Sat();
    private final SatResult found = new SatResult();
    private PlacedPolygon a;
    private PlacedPolygon b;

    @Test
    void theFirstOfTheBestAxesDecidesAndTheOneNextToXIfTheDirectionIsArbitrary() {
        int arbitrary = 0;
        int tied = 0;
        for (int i = 0; i < PAIRS; i++) {
            next();
            double best = separation(best());
            if (best < -EQUAL) {
                String text = "pair " + i + " of seed " + SEED + ": " + describe();
                assertTrue(sat.test(a, b, i % 2 == 0 ? 0 : best + EQUAL, found), text);
                int expected = choose(best);
                assertEquals(best, found.separation(), EQUAL, text);
                assertEquals(expected, found.edge(), text);
                assertEquals(normalX(expected), found.normalX(), EQUAL, text);
                assertEquals(normalY(expected), found.normalY(), EQUAL, text);
                assertEquals(isArbitrary(expected, best), found.isDirectionArbitrary(), text);
                arbitrary += found.isDirectionArbitrary() ? 1 : 0;
                tied += count(best) > 1 ? 1 : 0;
                assertEquals(true, sat.overlaps(a, b, best + EQUAL), text);
                assertEquals(false, sat.overlaps(a, b, best - EQUAL), text);
            }
        }
        assertTrue(arbitrary > PAIRS / 50 && tied > PAIRS / 5, arbitrary + " arbitrary, " + tied + " tied");
    }

    @Test
    void theLastEdgeStaysWhileNoOtherIsClearlyBetter() {
        int stayed = 0;
        for (int i = 0; i < PAIRS; i++) {
            next();
            double best = separation(best());
            int last = nth(random.nextInt(a.count() + b.count()));
            if (best < -EQUAL) {
                String text = last + " last, pair " + i + " of seed " + SEED + ": " + describe();
                double t = Tolerance.touching(a.radius() + b.radius(),
                        Math.max(a.largestCoordinate(), b.largestCoordinate()));
                assertTrue(sat.test(a, b, 0, last, found), text);
                boolean stays = separation(last) >= best - t;
                assertEquals(stays ? last : choose(best), found.edge(), text);
                stayed += stays ? 1 : 0;
            }
        }
        assertTrue(stayed > PAIRS / 20, stayed + " stayed");
    }

    @Test
    void anAxisBeyondTheLimitEndsTheTest() {
        for (int i = 0; i < PAIRS; i++) {
            next();
            double best = separation(best());
            String text = "pair " + i + " of seed " + SEED + ": " + describe();
            double limit = best - (i % 2 == 0 ? EQUAL : 0.5);
            int last = i % 3 == 0 ? nth(random.nextInt(a.count() + b.count())) : Penetration.NO_EDGE;
            assertEquals(false, sat.test(a, b, limit, last, found), text);
            assertTrue(found.separation() > limit, text);
            if (found.edge() != Penetration.NO_EDGE) {
                assertEquals(separation(found.edge()), found.separation(), EQUAL, text);
                assertEquals(normalX(found.edge()), found.normalX(), EQUAL, text);
                assertEquals(normalY(found.edge()), found.normalY(), EQUAL, text);
            }
        }
    }

    /** Among shapes whose numbers are exact, the limit itself is within the limit, and the next number below is not. */
    @Test
    void aSeparationThatEqualsTheLimitIsWithinIt() {
        int exact = 0;
        for (int i = 0; i < PAIRS; i++) {
            next();
            double best = separation(best());
            if (!isExact(a) || !isExact(b)) {
                continue;
            }
            exact++;
            String text = "pair " + i + " of seed " + SEED + ": " + describe();
            assertTrue(sat.test(a, b, best, found), text);
            assertEquals(best, found.separation(), 0.0, text);
            if (best < 0) {
                assertEquals(choose(best), found.edge(), text);
                int last = nth(random.nextInt(a.count() + b.count()));
                assertTrue(sat.test(a, b, best, last, found), text);
                assertEquals(separation(last) == best ? last : choose(best), found.edge(), text);
            }
            assertEquals(true, sat.overlaps(a, b, best), text);
            assertEquals(false, sat.overlaps(a, b, Math.nextDown(best)), text);
            assertEquals(false, sat.test(a, b, Math.nextDown(best), found), text);
        }
        assertTrue(exact > PAIRS / 20, exact + " exact");
    }

    private static boolean isExact(PlacedPolygon shape) {
        return IntStream.range(0, shape.count()).allMatch(i -> shape.normalX(i) * shape.normalY(i) == 0
                && shape.x()[i] == Math.rint(shape.x()[i]) && shape.y()[i] == Math.rint(shape.y()[i]));
    }

    private void next() {
        a = place(0);
        b = place(6);
    }

    private PlacedPolygon place(int range) {
        PlacedPolygon placed = new PlacedPolygon();
        placed.setShape(SHAPES[random.nextInt(SHAPES.length)]);
        double[] turn = TURNS[random.nextInt(TURNS.length)];
        int x = range == 0 ? 0 : random.nextInt(range) - range / 2;
        int y = range == 0 || random.nextInt(4) == 0 ? x : random.nextInt(range) - range / 2;
        placed.place(x, y, turn[0], turn[1]);
        return placed;
    }

    private int nth(int n) {
        return n < a.count() ? n : ~(n - a.count());
    }

    private int best() {
        int best = 0;
        for (int n = 1; n < a.count() + b.count(); n++) {
            best = separation(nth(n)) > separation(best) ? nth(n) : best;
        }
        return best;
    }

    private int count(double best) {
        int count = 0;
        for (int n = 0; n < a.count() + b.count(); n++) {
            count += separation(nth(n)) > best - EQUAL ? 1 : 0;
        }
        return count;
    }

    /** The rule, as the class comment of {@link Sat} has it. */
    private int choose(double best) {
        int chosen = Penetration.NO_EDGE;
        for (int n = 0; n < a.count() + b.count(); n++) {
            int edge = nth(n);
            if (separation(edge) < best - EQUAL) {
                continue;
            }
            if (chosen == Penetration.NO_EDGE
                    || isArbitrary(chosen, best) && isArbitrary(edge, best) && isNearerToX(edge, chosen)) {
                chosen = edge;
            }
        }
        return chosen;
    }

    private boolean isNearerToX(int edge, int than) {
        double nearer = Math.abs(normalX(edge)) - Math.abs(normalX(than));
        if (Math.abs(nearer) > EQUAL) {
            return nearer > 0;
        }
        return side(edge) > 0 && side(than) < 0;
    }

    /** Positive for a direction to the side of +X, or +Y if it has no x. */
    private double side(int edge) {
        return Math.abs(normalX(edge)) > EQUAL ? normalX(edge) : normalY(edge);
    }

    private boolean isArbitrary(int edge, double best) {
        boolean found = false;
        for (int n = 0; n < a.count() + b.count(); n++) {
            int other = nth(n);
            found |= Math.abs(normalX(edge) + normalX(other)) < EQUAL
                    && Math.abs(normalY(edge) + normalY(other)) < EQUAL && separation(other) > best - EQUAL;
        }
        return found;
    }

    private double normalX(int edge) {
        return edge >= 0 ? a.normalX(edge) : -b.normalX(~edge);
    }

    private double normalY(int edge) {
        return edge >= 0 ? a.normalY(edge) : -b.normalY(~edge);
    }

    private double separation(int edge) {
        double reach = Double.NEGATIVE_INFINITY;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < a.count(); i++) {
            reach = Math.max(reach, normalX(edge) * a.x()[i] + normalY(edge) * a.y()[i]);
        }
        for (int i = 0; i < b.count(); i++) {
            least = Math.min(least, normalX(edge) * b.x()[i] + normalY(edge) * b.y()[i]);
        }
        return least - reach;
    }

    private String describe() {
        return Arrays.toString(a.x()) + Arrays.toString(a.y()) + " and "
                + Arrays.toString(b.x()) + Arrays.toString(b.y());
    }
}

package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.testing.HardPair;
import org.jmesat.testing.HardPairs;
import org.jmesat.testing.Placing;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;

class CandidateAxesTest {
    /** Reused for one pair after another, as in a view. */
    private final CandidateAxes found = new CandidateAxes();
    private final AxisList axes = new AxisList();
    private static final long SEED = 2026;

    @Test
    void theAxesEqualThoseOfBruteForceToTheBit() {
        HardPairs pairs = HardPairs.roundRobin(SEED);
        for (int i = 0; i < Rounds.of(4_000); i++) {
            HardPair pair = pairs.next();
            assertSameAxes(pair.placedA(), pair.placedB(), pair.toString());
            assertSameAxes(pair.placedB(), pair.placedA(), pair.toString());
        }
    }

    @Test
    void theAxesOfRoundPolygonsEqualThoseOfBruteForceToTheBit() {
        for (int sides : new int[] {64, 65, 66, 241}) {
            ConvexPolygon round = ConvexPolygon.regular(sides, 1);
            for (int other : new int[] {sides, sides + 1, 2 * sides, 3}) {
                ConvexPolygon second = ConvexPolygon.regular(other, 1).rounded(other % 2 / 8f);
                for (double x : new double[] {0, 0.5, 1.75, 2, 3, 1e6}) {
                    PlacedPolygon b = Placing.at(second, x, 0.25, x / 3);
                    assertSameAxes(Placing.at(round, 0, 0), b, sides + " and " + other + " sides, x " + x);
                }
            }
        }
    }

    @Test
    void theAxesOfAPolygonWithCollinearCornersEqualThoseOfBruteForce() {
        ConvexPolygon box = subdividedBox(40);
        for (int begin = 0; begin < box.getVertexCount(); begin += 7) {
            ConvexPolygon renumbered = renumbered(box, begin);
            for (double angle : new double[] {0, Math.PI / 2, Math.PI}) {
                assertSameAxes(Placing.at(renumbered, 3, -2), Placing.at(box, 50, 30, angle), "from corner " + begin);
            }
            assertSameAxes(Placing.at(renumbered, 3, -2), Placing.at(ConvexPolygon.regular(90, 9), 25, 3, 0.1),
                    "from corner " + begin);
        }
    }

    @Test
    void theWorkPerEdgeDoesNotGrowWithTheNumberOfEdges() {
        for (int sides : new int[] {1000, 4000, 16_000}) {
            ConvexPolygon round = ConvexPolygon.regular(sides, 1);
            ConvexPolygon another = ConvexPolygon.regular(sides + 1, 1);
            assertFewVisits(round, another, 0, 0);
            assertFewVisits(round, another, 0.5, 0.3);
            assertFewVisits(round, round, 0, 0);
            assertFewVisits(round, round, 3, 0);
            assertFewVisits(subdividedBox(sides / 4), subdividedBox(sides / 8), 0, 0);
        }
    }

    private static void assertFewVisits(ConvexPolygon a, ConvexPolygon b, double x, double turn) {
        CandidateAxes axes = new CandidateAxes();
        axes.find(Placing.at(a, 0, 0), Placing.at(b, x, 0, turn), 0);
        axes.addTo(new AxisList());
        int edges = a.getVertexCount() + b.getVertexCount();
        assertTrue(axes.work < 50 * edges, axes.work + " visits for " + edges + " edges, x " + x);
    }

    /** A square with a corner at each whole number on its sides. */
    private static ConvexPolygon subdividedBox(int sides) {
        float[] xy = new float[8 * sides];
        for (int i = 0; i < sides; i++) {
            put(xy, i, i, 0);
            put(xy, sides + i, sides, i);
            put(xy, 2 * sides + i, sides - i, sides);
            put(xy, 3 * sides + i, 0, sides - i);
        }
        return ConvexPolygon.of(xy);
    }

    private static void put(float[] xy, int corner, float x, float y) {
        xy[2 * corner] = x;
        xy[2 * corner + 1] = y;
    }

    private static ConvexPolygon renumbered(ConvexPolygon polygon, int begin) {
        float[] xy = new float[2 * polygon.getVertexCount()];
        for (int i = 0; i < polygon.getVertexCount(); i++) {
            int from = (i + begin) % polygon.getVertexCount();
            put(xy, i, polygon.getX(from), polygon.getY(from));
        }
        return ConvexPolygon.of(xy);
    }

    /** Axes are equal when their texts are equal, to the last digit. */
    private void assertSameAxes(PlacedPolygon a, PlacedPolygon b, String label) {
        found.find(a, b, 0);
        axes.begin();
        found.addTo(axes);
        assertEquals(BruteForceAxes.of(a, b, 0).toString(), axes.toString(), label);
    }
}

package org.jmesat.internal.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.testing.Buffers;
import org.jmesat.testing.ExactDistance;
import org.jmesat.testing.ExactShape;
import org.jmesat.testing.Placing;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;

/**
 * Polygons with collinear edges or with edges that are tiny compared with the others; a hull of floats seldom has
 * either.
 */
class UnevenEdgesTest {
    private static final long SEED = 95;

    private final Sat sat = new Sat();
    private final SatResult found = new SatResult();
    private final ExactDistance exact = new ExactDistance();

    @Test
    void cornersOnEdgesDoNotChangeTheResult() {
        Random random = new Random(SEED);
        for (int round = 0; round < Rounds.of(20_000); round++) {
            ConvexPolygon polygon = withCornersOnEdges(random);
            double size = 2 * Buffers.of(polygon).radius();
            double angle = random.nextInt(3) == 0 ? 0 : 7 * random.nextDouble();
            double scale = Math.pow(10, -4 * random.nextDouble()) * size;
            double x = scale * (random.nextDouble() - 0.5);
            double y = scale * (random.nextDouble() - 0.5);
            ConvexPolygon other = random.nextInt(4) == 0 ? withCornersOnEdges(random) : polygon;
            PlacedPolygon a = Placing.at(polygon, 0, 0, angle);
            PlacedPolygon b = Placing.at(other, x, y, angle);
            assertTrue(sat.test(a, b, Double.POSITIVE_INFINITY, found));
            double error = 2 * (a.tie() + b.tie());
            exact.between(ExactShape.of(polygon, 0, 0, angle), ExactShape.of(other, x, y, angle));
            assertTrue(!exact.isBelow(found.separation() - error) && !exact.exceeds(found.separation() + error),
                    "seed " + SEED + ", round " + round + ": " + found.separation() + " instead of "
                            + exact.approximate() + ", " + polygon + " and " + other + " at " + x + ", " + y);
        }
    }

    @Test
    void aTinyEdgeIsTestedAsWell() {
        ConvexPolygon cut = ConvexPolygon.hullOf(1e-20f, 0, 1, 0, 1, 1, 0, 1, 0, 1e-20f);
        assertEquals(5, cut.getVertexCount());
        PlacedPolygon small = Placing.at(ConvexPolygon.rectangle(0.1f, 0.1f), 0.5, 0.5);
        assertTrue(sat.test(Placing.at(cut, 0, 0), small, 0, found));
        assertEquals(-0.55, found.separation(), 1e-7);
        ConvexPolygon notch = ConvexPolygon.of(0, 0, 1, 0, 1, 1, 0, 1, 0, 1e-20f);
        assertTrue(sat.test(Placing.at(notch, 0, 0), Placing.at(notch, 0.9, 0.9), 0, found));
        assertEquals(-0.1, found.separation(), 1e-12);
    }

    @Test
    void roundedShapesThatOnlyTouchAreApartUnderTheExclusivePolicy() {
        ConvexPolygon ball = ConvexPolygon.circle(1);
        for (boolean before : new boolean[] {false, true}) {
            double limit = TouchPolicy.EXCLUSIVE.limit(1e-6, before);
            assertFalse(sat.test(Placing.at(ball, 0, 0), Placing.at(ball, 2, 0), limit, found));
            assertFalse(sat.overlaps(Placing.at(ball, 0, 0), Placing.at(ball, 2, 0), limit));
        }
    }

    /** Corners at whole numbers, and further corners at fractions of the edges between them. */
    private static ConvexPolygon withCornersOnEdges(Random random) {
        float[] xy = new float[2 * (3 + random.nextInt(6))];
        for (int i = 0; i < xy.length; i++) {
            xy[i] = 12 * (random.nextInt(41) - 20);
        }
        ConvexPolygon hull = ConvexPolygon.hullOf(xy);
        if (hull.getVertexCount() < 3) {
            return withCornersOnEdges(random);
        }
        List<Float> corners = new ArrayList<>();
        for (int i = 0; i < hull.getVertexCount(); i++) {
            int next = (i + 1) % hull.getVertexCount();
            float dx = (hull.getX(next) - hull.getX(i)) / 12;
            float dy = (hull.getY(next) - hull.getY(i)) / 12;
            for (int part = 0; part < 12; part++) {
                if (part == 0 || random.nextInt(6) == 0) {
                    corners.add(hull.getX(i) + part * dx);
                    corners.add(hull.getY(i) + part * dy);
                }
            }
        }
        float[] all = new float[corners.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = corners.get(i);
        }
        return ConvexPolygon.of(all);
    }
}

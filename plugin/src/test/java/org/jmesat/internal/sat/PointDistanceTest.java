package org.jmesat.internal.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.testing.Buffers;
import org.jmesat.testing.ExactDistance;
import org.jmesat.testing.ExactShape;
import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.Placing;
import org.jmesat.testing.RandomShapes;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;

class PointDistanceTest {
    private static final double NOISE = 2e-13;

    private final PointDistance point = new PointDistance();
    private final ExactDistance distance = new ExactDistance();

    @Test
    void theSignedDistanceIsThatOfJtsFromShapeAndOutline() {
        int inside = 0;
        for (long seed = 0; seed < Rounds.of(20_000); seed++) {
            RandomShapes shapes = new RandomShapes(seed);
            Random random = shapes.random();
            float rounding = random.nextInt(3) == 0 ? random.nextFloat() : 0;
            PlacedPolygon shape = Placing.at(shapes.next().rounded(rounding), 100 * random.nextDouble(),
                    100 * random.nextDouble(), 7 * random.nextDouble());
            double x = shape.centerX() + 3 * shape.radius() * (random.nextDouble() - 0.5);
            double y = shape.centerY() + 3 * shape.radius() * (random.nextDouble() - 0.5);
            double apart = JtsOracle.distance(shape, x, y);
            double expected = (apart > 0 || shape.count() < 3 ? apart : -JtsOracle.distanceFromOutline(shape, x, y))
                    - rounding;
            String label = "seed " + seed + " at (" + x + ", " + y + ")";
            double distance = point.measure(Buffers.table(shape), 0, x, y);
            assertEquals(expected, distance, 1e-11, label);
            assertEquals(1, Math.hypot(point.normalX(), point.normalY()), 1e-9, label);
            assertEquals(x, point.nearestX() + distance * point.normalX(), 1e-9, label);
            assertEquals(y, point.nearestY() + distance * point.normalY(), 1e-9, label);
            assertEquals(Math.abs(distance), Math.hypot(point.nearestX() - x, point.nearestY() - y), 1e-9, label);
            inside += distance < 0 ? 1 : 0;
        }
        assertTrue(inside > Rounds.of(2000), "only " + inside + " points were inside");
    }

    @Test
    void aVertexHasANearestPoint() {
        int pairs = 0;
        for (long seed = 0; seed < 3000; seed++) {
            RandomShapes shapes = new RandomShapes(seed);
            ConvexPolygon polygon = shapes.next().rounded(seed % 3);
            PlacedPolygon shape = Placing.at(polygon, 3, -7, 0.1 * seed);
            for (int i = 0; i < shape.count(); i++) {
                assertNearest("seed " + seed, polygon, shape, shape.x()[i], shape.y()[i]);
                pairs++;
            }
        }
        assertTrue(pairs > 10_000, "only " + pairs);
    }

    @Test
    void theNearestPointOfARoundedShapeIsOnItsBoundaryEvenNearTheCore() {
        ConvexPolygon capsule = ConvexPolygon.hullOf(-3, 1, 4, 2).rounded(2);
        PlacedPolygon shape = Placing.at(capsule, 100, 50, 0.3);
        for (double off = 1e-18; off < 1; off *= 10) {
            double x = 0.25 * shape.x()[0] + 0.75 * shape.x()[1];
            double y = 0.25 * shape.y()[0] + 0.75 * shape.y()[1];
            assertNearest("off " + off, capsule, shape, x + off, y - off);
            assertNearest("off " + off, capsule, shape, shape.x()[1] + off, shape.y()[1]);
        }
    }

    /** On a grid, where points lie on vertices, on edges, on their lines and inside. */
    @Test
    void nearestPointsAreThoseOfExactArithmetic() {
        int inside = 0;
        int on = 0;
        for (long seed = 0; seed < 2000; seed++) {
            Random random = new Random(seed);
            float[] xy = new float[2 * (1 + random.nextInt(6))];
            for (int i = 0; i < xy.length; i++) {
                xy[i] = 0.5f * random.nextInt(-4, 5);
            }
            ConvexPolygon polygon = ConvexPolygon.hullOf(xy).rounded(random.nextBoolean() ? 0 : random.nextInt(4));
            double angle = random.nextBoolean() ? 0 : random.nextInt(8) * Math.PI / 8;
            PlacedPolygon shape = Placing.at(polygon, random.nextInt(-8, 9), random.nextInt(-8, 9), angle);
            for (int i = 0; i < 10; i++) {
                double x = shape.centerX() + 0.25 * random.nextInt(-16, 17);
                double y = shape.centerY() + 0.25 * random.nextInt(-16, 17);
                if (random.nextInt(3) == 0) {
                    int k = random.nextInt(shape.count());
                    double share = 0.25 * random.nextInt(5);
                    x = (1 - share) * shape.x()[k] + share * shape.x()[(k + 1) % shape.count()];
                    y = (1 - share) * shape.y()[k] + share * shape.y()[(k + 1) % shape.count()];
                }
                double distance = assertNearest("seed " + seed, polygon, shape, x, y);
                inside += distance < 0 ? 1 : 0;
                on += Math.abs(distance) < NOISE ? 1 : 0;
            }
        }
        assertTrue(inside > 2000 && on > 1000, inside + " inside and " + on + " on the boundary");
    }

    /** The distance is exact; the nearest point is on the boundary, at that distance along the normal. */
    private double assertNearest(String label, ConvexPolygon polygon, PlacedPolygon shape, double x, double y) {
        double distance = point.measure(Buffers.table(shape), 0, x, y);
        String at = label + ": " + polygon + " at (" + x + ", " + y + "), nearest (" + point.nearestX() + ", "
                + point.nearestY() + "), normal (" + point.normalX() + ", " + point.normalY() + ")";
        double noise = NOISE * (1 + Math.abs(x) + Math.abs(y));
        assertEquals(exactDistance(polygon, shape, x, y), distance, noise, at);
        assertEquals(1, Math.hypot(point.normalX(), point.normalY()), 1e-12, at);
        assertEquals(0, exactDistance(polygon, shape, point.nearestX(), point.nearestY()), noise, at);
        assertEquals(x, point.nearestX() + distance * point.normalX(), noise, at);
        assertEquals(y, point.nearestY() + distance * point.normalY(), noise, at);
        return distance;
    }

    private double exactDistance(ConvexPolygon polygon, PlacedPolygon shape, double x, double y) {
        double u = Buffers.of(polygon).centerX();
        double v = Buffers.of(polygon).centerY();
        double cos = shape.cos();
        double sin = shape.sin();
        ExactShape exact = ExactShape.of(polygon, shape.centerX() - (cos * u - sin * v),
                shape.centerY() - (sin * u + cos * v), cos, sin).withRadius(polygon.getRadius());
        return distance.between(exact, ExactShape.of(ConvexPolygon.hullOf(0, 0), x, y, 1, 0)).approximate();
    }

    @Test
    void onTheBoundaryTheDistanceIsZeroAndTheNormalIsDefined() {
        PlacedPolygon box = Placing.at(ConvexPolygon.rectangle(2, 2), 0, 0);
        for (double[] at : new double[][] {{1, 1}, {1, 0}, {-1, 0.5}}) {
            assertEquals(0, point.measure(Buffers.table(box), 0, at[0], at[1]));
            assertEquals(1, Math.hypot(point.normalX(), point.normalY()), 1e-12);
        }
        PlacedPolygon dot = Placing.at(ConvexPolygon.hullOf(0, 0), 3, 4);
        assertEquals(0, point.measure(Buffers.table(dot), 0, 3, 4));
        assertEquals(1, point.normalX());
        PlacedPolygon circle = Placing.at(ConvexPolygon.circle(2), 3, 4);
        assertEquals(-2, point.measure(Buffers.table(circle), 0, 3, 4));
        assertEquals(5, point.nearestX());
    }
}

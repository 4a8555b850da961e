package org.jmesat.internal.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.testing.Buffers;
import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.Placing;
import org.jmesat.testing.RandomShapes;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

class RayCastTest {
    private static final double INFINITE = Double.POSITIVE_INFINITY;
    private static final double TOLERANCE = 1e-6;

    private final RayCast ray = new RayCast();
    private final RayCast other = new RayCast();

    private static PlacedPolygon shape(RandomShapes shapes) {
        ConvexPolygon sharp = shapes.next();
        float rounding = shapes.random().nextInt(3) == 0 ? shapes.random().nextFloat() : 0;
        return Placing.at(sharp.rounded(rounding), 0, 0, 7 * shapes.random().nextDouble());
    }

    /**
     * The first point of the ray in a sharp shape by JTS, which is exact only for rays that pass well through the
     * shape.
     */
    @Test
    void aRayEntersASharpShapeAtThePointOfJts() {
        GeometryFactory factory = new GeometryFactory();
        int entered = 0;
        for (long seed = 0; seed < Rounds.of(20_000); seed++) {
            RandomShapes shapes = new RandomShapes(seed);
            Random random = shapes.random();
            PlacedPolygon shape = Placing.at(shapes.nextSolid(), 0, 0, 7 * random.nextDouble());
            double angle = 7 * random.nextDouble();
            double x = 5 * Math.cos(angle);
            double y = 5 * Math.sin(angle);
            double ux = 2 * random.nextDouble() - 1 - x;
            double uy = 2 * random.nextDouble() - 1 - y;
            double length = Math.hypot(ux, uy);
            ux /= length;
            uy /= length;
            Geometry inside = JtsOracle.geometry(shape).intersection(factory.createLineString(
                    new Coordinate[] {new Coordinate(x, y), new Coordinate(x + 12 * ux, y + 12 * uy)}));
            boolean hit = ray.test(Buffers.table(shape), 0, x, y, ux, uy, INFINITE, TOLERANCE);
            if (inside.getLength() > 1e-4) {
                assertTrue(hit, "seed " + seed);
                double expected = inside.distance(factory.createPoint(new Coordinate(x, y)));
                assertEquals(expected, ray.distance(), 1e-10, "seed " + seed);
                assertFalse(ray.startsInside(), "seed " + seed);
                assertEquals(JtsOracle.distance(shape, x, y), ray.startDistance(), 1e-10, "seed " + seed);
                assertTrue(ray.normalX() * ux + ray.normalY() * uy < 0, "seed " + seed);
                entered++;
            } else if (inside.isEmpty() && hit) {
                double off = JtsOracle.distance(shape, x + ray.distance() * ux, y + ray.distance() * uy);
                assertTrue(off < 1.1 * TOLERANCE, "seed " + seed);
            }
        }
        assertTrue(entered > Rounds.of(5000), "only " + entered + " rays entered");
    }

    /** Moves by numbers that are exact as doubles, so that the results must be equal. */
    @Test
    void movingRayAndShapeTogetherMovesTheHitExactly() {
        for (long seed = 0; seed < Rounds.of(5000); seed++) {
            RandomShapes shapes = new RandomShapes(seed);
            Random random = shapes.random();
            ConvexPolygon polygon = ConvexPolygon.regular(3 + random.nextInt(6), 2);
            PlacedPolygon here = Placing.at(polygon, 0, 0);
            PlacedPolygon there = Placing.at(polygon, 1 << 20, -(1 << 22));
            double x = random.nextInt(2048) / 128.0 - 8;
            double y = random.nextInt(2048) / 128.0 - 8;
            double angle = 7 * random.nextDouble();
            double ux = Math.cos(angle);
            double uy = Math.sin(angle);
            boolean hit = ray.test(Buffers.table(here), 0, x, y, ux, uy, 20, TOLERANCE);
            assertEquals(hit, other.test(Buffers.table(there), 0, x + (1 << 20), y - (1 << 22), ux, uy, 20, TOLERANCE),
                    "seed " + seed);
            assertEquals(hit ? ray.distance() : 0, hit ? other.distance() : 0, "seed " + seed);
        }
    }

    /** Up to tolerances, a ray and its reverse hit the same shapes, unless one starts inside. */
    @Test
    void aRayAndItsReverseHitTheSameShapes() {
        for (long seed = 0; seed < Rounds.of(20_000); seed++) {
            RandomShapes shapes = new RandomShapes(seed);
            Random random = shapes.random();
            PlacedPolygon shape = shape(shapes);
            double x = 20 * (random.nextDouble() - 0.5);
            double y = 20 * (random.nextDouble() - 0.5);
            double angle = 7 * random.nextDouble();
            double ux = Math.cos(angle);
            double uy = Math.sin(angle);
            double length = 25 * random.nextDouble() + 0.1;
            boolean hit = ray.test(Buffers.table(shape), 0, x, y, ux, uy, length, TOLERANCE);
            boolean back = other.test(Buffers.table(shape), 0, x + length * ux, y + length * uy, -ux, -uy, length,
                    TOLERANCE);
            boolean certain = other.test(Buffers.table(shape), 0, x + length * ux, y + length * uy, -ux, -uy, length,
                    0.9 * TOLERANCE);
            boolean possible = other.test(Buffers.table(shape), 0, x + length * ux, y + length * uy, -ux, -uy, length,
                    1.1 * TOLERANCE);
            if (certain == possible) {
                assertEquals(hit, back, "seed " + seed);
            }
            if (hit && back) {
                other.test(Buffers.table(shape), 0, x + length * ux, y + length * uy, -ux, -uy, length, TOLERANCE);
                assertTrue(ray.distance() + other.distance() <= length + 3 * TOLERANCE, "seed " + seed);
            }
        }
    }

    @Test
    void aRayFromVeryFarHitsASmallShape() {
        PlacedPolygon small = Placing.at(ConvexPolygon.rectangle(0.01f, 0.01f), 0, 0);
        assertTrue(ray.test(Buffers.table(small), 0, -1e9, 0.004, 1, 0, INFINITE, TOLERANCE));
        assertEquals(1e9 - 0.005, ray.distance(), 1e-6);
        assertEquals(-1, ray.normalX());
        assertFalse(ray.test(Buffers.table(small), 0, -1e9, 0.006, 1, 0, INFINITE, TOLERANCE));
        PlacedPolygon dot = Placing.at(ConvexPolygon.circle(0.01f), 0, 0);
        assertTrue(ray.test(Buffers.table(dot), 0, -1e9, 0.0099, 1, 0, INFINITE, TOLERANCE));
        assertFalse(ray.test(Buffers.table(dot), 0, -1e9, 0.0101, 1, 0, INFINITE, TOLERANCE));
    }

    @Test
    void aRayThatLeavesOrEndsBeforeAShapeMisses() {
        PlacedPolygon box = Placing.at(ConvexPolygon.rectangle(2, 2), 0, 0);
        assertFalse(ray.test(Buffers.table(box), 0, 2, 0, 1, 0, INFINITE, TOLERANCE));
        assertFalse(ray.test(Buffers.table(box), 0, 2, 0, -1, 0, 0.99, TOLERANCE));
        assertTrue(ray.test(Buffers.table(box), 0, 2, 0, -1, 0, 1, TOLERANCE));
        assertTrue(ray.test(Buffers.table(box), 0, 2, 0, -1, 0, 1 - 1e-7, TOLERANCE));
        assertEquals(1 - 1e-7, ray.distance(), TOLERANCE);
        assertTrue(ray.distance() <= 1 - 1e-7);
    }

    @Test
    void theNormalOnAnArcPointsAwayFromItsCentre() {
        PlacedPolygon circle = Placing.at(ConvexPolygon.circle(1), 10, 20, 0.5);
        assertTrue(ray.test(Buffers.table(circle), 0, 7, 20.6, 1, 0, INFINITE, TOLERANCE));
        assertEquals(2.2, ray.distance(), 1e-6);
        assertEquals(-0.8, ray.normalX(), 1e-6);
        assertEquals(0.6, ray.normalY(), 1e-6);
        PlacedPolygon capsule = Placing.at(ConvexPolygon.hullOf(-2, 0, 2, 0).rounded(5), 0, 0);
        assertTrue(ray.test(Buffers.table(capsule), 0, 5, 9, 0, -1, INFINITE, TOLERANCE));
        assertEquals(5, ray.distance(), 1e-6);
        assertEquals(0.6, ray.normalX(), 1e-6);
        assertEquals(0.8, ray.normalY(), 1e-6);
    }

    @Test
    void theNormalOfARayThatStartsInsidePointsBackAlongTheRay() {
        PlacedPolygon box = Placing.at(ConvexPolygon.rectangle(2, 2), 0, 0, 0.5);
        assertTrue(ray.test(Buffers.table(box), 0, 0.1, 0.2, 0.6, 0.8, INFINITE, TOLERANCE));
        assertEquals(0, ray.distance());
        assertEquals(-0.6, ray.normalX());
        assertEquals(-0.8, ray.normalY());
    }
}

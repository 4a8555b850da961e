package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.Placing;
import org.jmesat.testing.RandomShapes;
import org.junit.jupiter.api.Test;

class PointDistanceTest {
    private final PointDistance point = new PointDistance();

    @Test
    void theSignedDistanceIsThatOfJtsFromShapeAndOutline() {
        int inside = 0;
        for (long seed = 0; seed < 20_000; seed++) {
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
            double distance = point.measure(shape.table(), 0, x, y);
            assertEquals(expected, distance, 1e-11, label);
            assertEquals(1, Math.hypot(point.normalX(), point.normalY()), 1e-9, label);
            assertEquals(x, point.nearestX() + distance * point.normalX(), 1e-9, label);
            assertEquals(y, point.nearestY() + distance * point.normalY(), 1e-9, label);
            assertEquals(Math.abs(distance), Math.hypot(point.nearestX() - x, point.nearestY() - y), 1e-9, label);
            inside += distance < 0 ? 1 : 0;
        }
        assertTrue(inside > 2000, "only " + inside + " points were inside");
    }

    @Test
    void onACornerAnEdgeAndAPointTheDistanceIsZeroAndThereIsANormal() {
        PlacedPolygon box = Placing.at(ConvexPolygon.rectangle(2, 2), 0, 0);
        for (double[] at : new double[][] {{1, 1}, {1, 0}, {-1, 0.5}}) {
            assertEquals(0, point.measure(box.table(), 0, at[0], at[1]));
            assertEquals(1, Math.hypot(point.normalX(), point.normalY()), 1e-12);
        }
        PlacedPolygon dot = Placing.at(ConvexPolygon.hullOf(0, 0), 3, 4);
        assertEquals(0, point.measure(dot.table(), 0, 3, 4));
        assertEquals(1, point.normalX());
        PlacedPolygon circle = Placing.at(ConvexPolygon.circle(2), 3, 4);
        assertEquals(-2, point.measure(circle.table(), 0, 3, 4));
        assertEquals(5, point.nearestX());
    }
}

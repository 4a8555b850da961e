package org.jmesat.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.testing.Buffers;
import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.Placing;
import org.jmesat.testing.RandomShapes;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;

class OutlineTest {
    private static final long SEED = 79;

    @Test
    void theOutlineOfASharpPolygonIsItsVertices() {
        assertArrayEquals(new double[] {0, 0, 4, 0, 4, 2, 0, 2},
                Outline.of(Placing.at(ConvexPolygon.rectangle(4, 2), 2, 1)));
        assertEquals(0, Outline.of(new PlacedPolygon()).length);
    }

    @Test
    void theOutlineOfACircleHasManyCornersOnTheCircle() {
        double[] xy = Outline.of(Placing.at(ConvexPolygon.circle(2), 5, 7, 1));
        assertEquals(64, xy.length);
        for (int i = 0; i < xy.length; i += 2) {
            assertEquals(2, Math.hypot(xy[i] - 5, xy[i + 1] - 7), 1e-6);
        }
    }

    @Test
    void theOutlineOfARoundedShapeIsTheJtsBufferOfItsCore() {
        RandomShapes shapes = new RandomShapes(SEED);
        for (int round = 0; round < 300; round++) {
            ConvexPolygon core = shapes.next();
            float rounding = shapes.between(0.05f, 1) * (float) Math.max(0.1, Buffers.of(core).radius());
            PlacedPolygon sharp = Placing.at(core, 3, -2, round);
            Polygon outline = polygon(Outline.of(Placing.at(core.rounded(rounding), 3, -2, round)));
            String message = "seed " + SEED + ", round " + round + ": " + core.rounded(rounding);
            assertTrue(outline.isValid(), message);
            double area = JtsOracle.geometry(sharp).buffer(rounding, 64).getArea();
            assertEquals(1, outline.getArea() / area, 0.01, message);
            for (Coordinate corner : outline.getCoordinates()) {
                assertEquals(rounding, JtsOracle.distance(sharp, corner.x, corner.y), 1e-5 * (1 + rounding), message);
            }
        }
    }

    private static Polygon polygon(double[] xy) {
        Coordinate[] ring = new Coordinate[xy.length / 2 + 1];
        for (int i = 0; i < ring.length; i++) {
            ring[i] = new Coordinate(xy[2 * i % xy.length], xy[(2 * i + 1) % xy.length]);
        }
        return new GeometryFactory().createPolygon(ring);
    }
}

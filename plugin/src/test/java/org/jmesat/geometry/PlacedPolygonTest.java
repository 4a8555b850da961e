package org.jmesat.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.Placing;
import org.jmesat.testing.RandomShapes;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;

class PlacedPolygonTest {
    private static final long SEED = 76;

    @Test
    void itTurnsCounterClockwiseAboutItsOriginAndThenMoves() {
        PlacedPolygon placed = Placing.at(ConvexPolygon.of(0, 0, 2, 0, 2, 1), 10, 20, Math.PI / 2);
        assertEquals(10, placed.x()[0], 1e-12);
        assertEquals(20, placed.y()[0], 1e-12);
        assertEquals(10, placed.x()[1], 1e-12);
        assertEquals(22, placed.y()[1], 1e-12);
        assertEquals(9, placed.x()[2], 1e-12);
        assertEquals(22, placed.y()[2], 1e-12);
    }

    @Test
    void boxAndAxesFollowTheVertices() {
        RandomShapes shapes = new RandomShapes(SEED);
        for (int round = 0; round < 500; round++) {
            double far = Math.pow(10, shapes.random().nextInt(7));
            PlacedPolygon placed = Placing.at(shapes.next(), far * shapes.between(-1, 1), far * shapes.between(-1, 1),
                    shapes.between(-7, 7));
            Envelope box = JtsOracle.geometry(placed).getEnvelopeInternal();
            assertEquals(box, new Envelope(placed.minX(), placed.maxX(), placed.minY(), placed.maxY()));
            double largest = Math.max(Math.max(Math.abs(box.getMinX()), Math.abs(box.getMaxX())),
                    Math.max(Math.abs(box.getMinY()), Math.abs(box.getMaxY())));
            assertEquals(largest, placed.largestCoordinate());
            for (int k = 0; k < placed.axisCount(); k++) {
                double low = Double.POSITIVE_INFINITY;
                double high = Double.NEGATIVE_INFINITY;
                for (int i = 0; i < placed.count(); i++) {
                    double p = placed.axisX()[k] * placed.x()[i] + placed.axisY()[k] * placed.y()[i];
                    low = Math.min(low, p);
                    high = Math.max(high, p);
                }
                assertEquals(low, placed.low()[k], 1e-15 * (10 + 4 * far), "seed " + SEED);
                assertEquals(high, placed.high()[k], 1e-15 * (10 + 4 * far), "seed " + SEED);
                assertEquals(1, Math.hypot(placed.axisX()[k], placed.axisY()[k]), 1e-14);
            }
        }
    }

    @Test
    void theRadiusDoesNotChangeByPlacing() {
        for (int i = 0; i < 8; i++) {
            assertEquals(2.5, Placing.at(ConvexPolygon.rectangle(3, 4), i, -i, i).radius());
        }
    }

    @Test
    void aSmallerPolygonAfterALargerOneLeavesNothingBehind() {
        PlacedPolygon placed = Placing.at(ConvexPolygon.regular(50, 9), 0, 0);
        placed.local().set(ConvexPolygon.rectangle(2, 2).buffer(), 0, 0);
        placed.place(5, 5, 1, 0);
        assertEquals(4, placed.count());
        assertEquals(2, placed.axisCount());
        assertEquals(4, placed.minX());
        assertEquals(6, placed.maxY());
    }

    @Test
    void emptyStaysEmptyWhereverItIsPlaced() {
        PlacedPolygon placed = new PlacedPolygon();
        placed.place(1, 2, 1, 0);
        assertEquals(0, placed.count());
        assertEquals(0, placed.axisCount());
        assertTrue(placed.minX() > placed.maxX());
    }
}

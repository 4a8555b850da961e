package org.jmesat.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.Placing;
import org.jmesat.testing.RandomShapes;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;

class PlacedPolygonTest {
    private static final long SEED = 76;

    @Test
    void placingTurnsCounterClockwiseAboutTheOriginAndThenMoves() {
        PlacedPolygon placed = Placing.at(ConvexPolygon.of(0, 0, 2, 0, 2, 1), 10, 20, Math.PI / 2);
        assertEquals(10, placed.x()[0], 1e-12);
        assertEquals(20, placed.y()[0], 1e-12);
        assertEquals(10, placed.x()[1], 1e-12);
        assertEquals(22, placed.y()[1], 1e-12);
        assertEquals(9, placed.x()[2], 1e-12);
        assertEquals(22, placed.y()[2], 1e-12);
    }

    @Test
    void boxAndNormalsFollowTheVertices() {
        RandomShapes shapes = new RandomShapes(SEED);
        for (int round = 0; round < 500; round++) {
            double far = Math.pow(10, shapes.random().nextInt(7));
            PlacedPolygon placed = Placing.at(shapes.next(), far * shapes.between(-1, 1), far * shapes.between(-1, 1),
                    shapes.between(-7, 7));
            Envelope box = JtsOracle.geometry(placed).getEnvelopeInternal();
            assertEquals(box, new Envelope(placed.minX(), placed.maxX(), placed.minY(), placed.maxY()));
            double largest = Math.max(Math.max(Math.abs(box.getMinX()), Math.abs(box.getMaxX())),
                    Math.max(Math.abs(box.getMinY()), Math.abs(box.getMaxY())));
            assertTrue(largest <= placed.largestCoordinate() * (1 + 1e-15));
            assertTrue(placed.largestCoordinate() <= largest + 20 + 2 * placed.radius(), "seed " + SEED);
            for (int i = 0; i < placed.count() && placed.count() > 1; i++) {
                int next = (i + 1) % placed.count();
                double ex = placed.x()[next] - placed.x()[i];
                double ey = placed.y()[next] - placed.y()[i];
                assertEquals(0, placed.normalX(i) * ex + placed.normalY(i) * ey, 1e-15 * (10 + 4 * far),
                        "seed " + SEED);
                assertEquals(1, Math.hypot(placed.normalX(i), placed.normalY(i)), 1e-14);
            }
        }
    }

    @Test
    void theBoundingBoxIncludesTheRounding() {
        PlacedPolygon circle = Placing.at(ConvexPolygon.circle(2), 10, 20, 1);
        assertEquals(8, circle.minX());
        assertEquals(22, circle.maxY());
        PlacedPolygon capsule = Placing.at(ConvexPolygon.hullOf(-1, 0, 1, 0).rounded(0.5f), 0, 0);
        assertEquals(-1.5, capsule.minX());
        assertEquals(0.5, capsule.maxY());
    }

    /** Each side is computed when it is first asked for. */
    @Test
    void eachSideOfTheBoundingBoxMayBeAskedForFirst() {
        PlacedPolygon placed = Placing.at(ConvexPolygon.rectangle(4, 2), 0, 0);
        placed.place(10, 20, 1, 0);
        assertEquals(19, placed.minY());
        placed.place(10, 30, 1, 0);
        assertEquals(31, placed.maxY());
        placed.place(20, 30, 1, 0);
        assertEquals(18, placed.minX());
        placed.place(30, 30, 1, 0);
        assertEquals(32, placed.maxX());
    }

    @Test
    void theSupportOfAnEmptyShapeReachesNowhere() {
        assertEquals(Double.NEGATIVE_INFINITY, new PlacedPolygon().computeReach(1, 0));
        assertEquals(12, Placing.at(ConvexPolygon.rectangle(4, 2), 10, 20).computeReach(1, 0));
    }

    @Test
    void noNormalHasANegativeZero() {
        for (int turn = 0; turn < 4; turn++) {
            PlacedPolygon box = Placing.at(ConvexPolygon.rectangle(4, 2), 0, 0);
            box.place(0, 0, turn % 2 == 0 ? 1 - turn : 0, turn % 2 == 1 ? 2 - turn : 0);
            for (int i = 0; i < 4; i++) {
                assertTrue(!isNegativeZero(box.normalX(i)) && !isNegativeZero(box.normalY(i)), turn + ", edge " + i);
            }
        }
    }

    private static boolean isNegativeZero(double value) {
        return value == 0 && Double.compare(value, 0) < 0;
    }

    @Test
    void placingDoesNotChangeTheRadius() {
        for (int i = 0; i < 8; i++) {
            assertEquals(2.5, Placing.at(ConvexPolygon.rectangle(3, 4), i, -i, i).radius());
        }
    }

    @Test
    void aSmallerPolygonReplacesALargerOneCompletely() {
        PlacedPolygon placed = Placing.at(ConvexPolygon.regular(50, 9), 0, 0);
        placed.setShape(ConvexPolygon.rectangle(2, 2));
        placed.place(5, 5, 1, 0);
        assertEquals(4, placed.count());
        assertEquals(4, placed.minX());
        assertEquals(6, placed.maxY());
    }

    @Test
    void anEmptyShapeStaysEmptyWhenPlaced() {
        PlacedPolygon placed = new PlacedPolygon();
        placed.place(1, 2, 1, 0);
        assertEquals(0, placed.count());
        assertTrue(placed.minX() > placed.maxX());
    }

    @Test
    void aRefusedPoseChangesNothing() {
        PlacedPolygon placed = Placing.at(ConvexPolygon.rectangle(2, 2), 5, 7, 1);
        double x = placed.x()[0];
        placed.setShape(ConvexPolygon.rectangle(4, 4));
        assertThrows(IllegalArgumentException.class, () -> placed.place(Double.NaN, 0, 1, 0));
        assertEquals(5, placed.centerX());
        assertEquals(x, placed.x()[0]);
        assertEquals(5, placed.numbers()[0]);
        assertThrows(IllegalArgumentException.class, () -> new PlacedPolygon().place(0, Double.NaN, 1, 0));
    }
}

package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.JtsOracle;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An explanation is about the deepest pieces or, if all are apart, the closest ones. */
class ClosestPiecesTest {
    private static final long SEED = 20261123;
    private static final int MANY = 200;

    @AutoClose
    private final CollisionWorld world = new CollisionWorld();

    private final ClosestPieces closest = new ClosestPieces();
    private final AxisReport report = new AxisReport();

    /** A body of random pieces around the origin. */
    private Collider body(Random random, int pieces, double spread) {
        Collider body = world.add("body");
        ConvexPolygon[] shapes = new ConvexPolygon[pieces];
        for (int i = 0; i < pieces; i++) {
            float x = (float) (spread * (random.nextDouble() - 0.5));
            float y = (float) (spread * (random.nextDouble() - 0.5));
            float[] xy = new float[2 * (1 + random.nextInt(6))];
            for (int k = 0; k < xy.length; k += 2) {
                xy[k] = x + random.nextFloat();
                xy[k + 1] = y + random.nextFloat();
            }
            shapes[i] = ConvexPolygon.hullOf(xy);
        }
        body.setShape(shapes);
        return body;
    }

    private boolean explain(Collider a, Collider b) {
        return closest.write(a, b, world.getTouchPolicy(), world.getContact(a, b), report);
    }

    /** The least signed distance of all pairs of pieces, by JTS. */
    private static double leastDistance(Collider a, Collider b) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < a.getPieceCount(); i++) {
            for (int j = 0; j < b.getPieceCount(); j++) {
                least = Math.min(least, JtsOracle.signedDistance(a.getPiece(i), b.getPiece(j)));
            }
        }
        return least;
    }

    private double signedDistance() {
        return report.distance() > 0 ? report.distance() : report.separation();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1.5, 3, 6, 20, 1e5})
    void thePiecesOfLeastSeparationAreExplained(double distance) {
        Random random = new Random(SEED);
        for (int round = 0; round < 60; round++) {
            Collider a = body(random, 1 + random.nextInt(6), 4);
            Collider b = body(random, 1 + random.nextInt(6), 4);
            a.setAngle(random.nextDouble());
            b.setAngle(random.nextDouble());
            b.setPosition(distance * random.nextDouble(), distance * random.nextDouble());
            world.step();
            assertTrue(explain(a, b));
            double tolerance = 1e-6;
            assertEquals(leastDistance(a, b), signedDistance(), tolerance, "round " + round);
            assertTrue(explain(b, a));
            assertEquals(leastDistance(b, a), signedDistance(), tolerance, "swapped, round " + round);
            world.remove(a);
            world.remove(b);
        }
    }

    @Test
    void theDecidingPiecesOfAContactAreExplained() {
        Random random = new Random(SEED);
        Collider a = body(random, MANY, 20);
        Collider b = body(random, MANY, 20);
        world.step();
        assertNotNull(world.getContact(a, b));
        assertTrue(explain(a, b));
        assertEquals(world.getContact(a, b).getPieceA(), report.pieceA());
        assertEquals(world.getContact(a, b).getPieceB(), report.pieceB());
        assertEquals(leastDistance(a, b), signedDistance(), 1e-9);
    }

    @Test
    void bodiesOfManyPiecesThatAreApartAreExplained() {
        Random random = new Random(SEED);
        Collider a = body(random, MANY, 20);
        Collider b = body(random, MANY, 20);
        b.setPosition(15, 14);
        b.setAngle(1);
        world.step();
        if (world.getContact(a, b) != null) {
            b.setPosition(25, 24);
            world.step();
        }
        assertNull(world.getContact(a, b));
        assertTrue(explain(a, b));
        assertEquals(leastDistance(a, b), signedDistance(), 1e-9);
    }

    @Test
    void anExplanationAllocatesNothing() {
        Random random = new Random(SEED);
        Collider a = body(random, 20, 6);
        Collider b = body(random, 20, 6);
        b.setPosition(30, 3);
        world.step();
        for (int i = 0; i < 3; i++) {
            explain(a, b);
        }
        assertEquals(0, AllocationMeter.leastBytes(() -> explain(a, b)));
    }

    @Test
    void aBodyOfEmptyPiecesIsNotExplained() {
        Random random = new Random(SEED);
        Collider a = body(random, 3, 4);
        Collider b = world.add("empty");
        b.setPieceCount(2);
        world.step();
        assertFalse(explain(a, b));
        assertFalse(explain(b, a));
    }

    @Test
    void aContactWhosePiecesWereTakenAwaySinceIsSearchedAgain() {
        Random random = new Random(SEED);
        Collider a = body(random, 30, 8);
        Collider b = body(random, 30, 8);
        world.step();
        assertNotNull(world.getContact(a, b));
        a.setPieceCount(1);
        b.setPieceCount(1);
        a.setPieceCount(2);
        assertTrue(explain(a, b));
        assertTrue(report.pieceA() < 2 && report.pieceB() < 1);
    }
}

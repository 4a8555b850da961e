package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Outline;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CornersTest {
    private static final ConvexPolygon[] SHAPES = {ConvexPolygon.rectangle(2, 1), ConvexPolygon.hullOf(3, 4),
            ConvexPolygon.hullOf(0, 0, 1, 2), ConvexPolygon.regular(40, 2), ConvexPolygon.circle(0.5f),
            ConvexPolygon.rectangle(1, 1).rounded(0.25f)};

    /** The oracle is the outline of the piece that the collider shows to users. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void theyAreThoseOfThePieceAsTheLastStepHasPlacedIt(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Corners corners = new Corners();
        CollisionWorld world = new CollisionWorld();
        for (int i = 0; i < 60; i++) {
            Collider collider = world.add(i);
            ConvexPolygon[] pieces = new ConvexPolygon[random.nextInt(4)];
            Arrays.setAll(pieces, piece -> SHAPES[random.nextInt(SHAPES.length)]);
            collider.setShape(pieces);
            collider.setPosition(random.nextDouble(-1e6, 1e6), random.nextDouble());
            collider.setAngle(random.nextDouble(7));
        }
        Collider unplaced = world.getColliders().get(0);
        assertEquals(0, read(corners, unplaced));
        world.step();
        int found = 0;
        for (Collider each : world.getColliders()) {
            found += read(corners, each);
            each.setPosition(5, 5);
            read(corners, each);
        }
        Collider removed = world.getColliders().get(7);
        world.remove(removed);
        read(corners, removed);
        assertTrue(found > 500, found + " corners, seed " + seed);
    }

    /** Returns how many corners the collider has. */
    private static int read(Corners corners, Collider collider) {
        int count = 0;
        for (int i = 0; i < collider.getPieceCount(); i++) {
            corners.read(collider, i);
            double[] expected = Outline.of(collider.getPiece(i));
            assertArrayEquals(expected, Arrays.copyOf(corners.xy, 2 * corners.count), "piece " + i + " of " + collider);
            for (int k = 0; k < corners.count; k++) {
                assertTrue(corners.minX <= expected[2 * k] && expected[2 * k] <= corners.maxX
                        && corners.minY <= expected[2 * k + 1] && expected[2 * k + 1] <= corners.maxY);
            }
            count += corners.count;
        }
        return count;
    }
}

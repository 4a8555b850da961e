package org.jmesat.internal.sat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.Placing;
import org.junit.jupiter.api.Test;

/**
 * Points and segments of every direction against each other and against polygons, at every position of a small grid.
 */
class DegenerateShapesTest {
    private static final List<ConvexPolygon> SHAPES = List.of(
            ConvexPolygon.hullOf(0, 0),
            ConvexPolygon.hullOf(-1, 0, 1, 0),
            ConvexPolygon.hullOf(0, -2, 0, 1),
            ConvexPolygon.hullOf(-1, -1, 1, 1),
            ConvexPolygon.hullOf(-2, 1, 2, -1),
            ConvexPolygon.rectangle(2, 2),
            ConvexPolygon.of(-1, -1, 2, -1, -1, 2),
            ConvexPolygon.of(0, -1, 1, 0, 0, 1, -1, 0));
    private static final double[] TURNS = {0, 0.4, Math.PI / 2};

    private final Sat sat = new Sat();
    private final SatResult found = new SatResult();

    @Test
    void degenerateShapesTouchIfTheirDistanceIsZero() {
        everywhere((a, b, label) ->
                assertEquals(JtsOracle.distance(a, b) < 1e-9, sat.test(a, b, 1e-9, found), label));
    }

    @Test
    void theDepthIsTheShortestPushAndZeroWithoutAnInterior() {
        everywhere((a, b, label) -> {
            if (sat.test(a, b, 1e-9, found)) {
                assertEquals(Math.min(0, JtsOracle.signedDistance(a, b)), found.separation(), 1e-9, label);
            }
        });
    }

    @Test
    void theNormalIsAUnitVectorAlongWhichTheShapesSeparate() {
        everywhere((a, b, label) -> {
            if (sat.test(a, b, 1e-9, found)) {
                assertEquals(1, Math.hypot(found.normalX(), found.normalY()), 1e-12, label);
                double lastOfA = Double.NEGATIVE_INFINITY;
                double firstOfB = Double.POSITIVE_INFINITY;
                for (int i = 0; i < a.count(); i++) {
                    lastOfA = Math.max(lastOfA, a.x()[i] * found.normalX() + a.y()[i] * found.normalY());
                }
                for (int i = 0; i < b.count(); i++) {
                    firstOfB = Math.min(firstOfB, b.x()[i] * found.normalX() + b.y()[i] * found.normalY());
                }
                assertEquals(found.separation(), firstOfB - lastOfA, 1e-9, label);
            }
        });
    }

    private interface Check {
        void run(PlacedPolygon a, PlacedPolygon b, String label);
    }

    private static void everywhere(Check check) {
        int cases = 0;
        for (ConvexPolygon first : SHAPES) {
            for (ConvexPolygon second : SHAPES) {
                for (double turn : TURNS) {
                    PlacedPolygon a = Placing.moved(first, 0, 0, 0, turn, 3, -8);
                    for (int x = -4; x <= 4; x++) {
                        for (int y = -4; y <= 4; y++) {
                            PlacedPolygon b = Placing.moved(second, x, y, 0, turn, 3, -8);
                            check.run(a, b, first + " and " + second + " at " + x + " " + y + " turned " + turn);
                            cases++;
                        }
                    }
                }
            }
        }
        assertTrue(cases > 15_000);
    }
}

package org.jmesat.narrowphase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.function.IntToDoubleFunction;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.sat.Impact;
import org.jmesat.internal.sat.PairSweep;
import org.jmesat.internal.sat.PointDistance;
import org.jmesat.internal.sat.RayCast;
import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;
import org.jmesat.internal.sat.ShapeCopy;
import org.jmesat.testing.Buffers;
import org.jmesat.testing.Placing;
import org.jmesat.testing.WrongArguments;
import org.junit.jupiter.api.Test;

/** A refused test of shapes names the bad value and keeps the last result. */
class RefusedTestsTest {
    /** Not checked: the loops over all pairs call these. */
    private static final Set<String> UNCHECKED = Set.of("Sat.test/6", "Sat.touch/6", "Sat.overlaps/4",
            "ShapeCopy.copy/2", "ShapeCopy.copy/3", "ShapeCopy.add/2", "PointDistance.measure/7", "SatResult.set/5",
            "SatResult.set/7", "SatResult.setEdge/1");
    /** Not checked: a hint that is no edge is ignored, and every distance and an endless reach are allowed. */
    private static final Set<String> ALLOWED = Set.of("Sat.test/5 3 -1", "Sat.test/5 3 -2147483648",
            "Sat.test/5 3 2147483647", "Sat.test/5 2 Infinity", "Sat.test/5 2 -Infinity", "Sat.test/4 2 Infinity",
            "Sat.test/4 2 -Infinity", "Sat.overlaps/3 2 Infinity", "Sat.overlaps/3 2 -Infinity",
            "RayCast.test/8 6 Infinity", "AxisReport.of/3 2 Infinity", "AxisReport.of/3 2 -Infinity",
            "AxisReport.update/4 2 Infinity", "AxisReport.update/4 2 -Infinity", "AxisReport.update/4 3 -1",
            "AxisReport.update/4 3 -2147483648", "AxisReport.update/4 3 2147483647",
            "AxisReport.aboutPieces/2 0 2147483647", "AxisReport.aboutPieces/2 1 2147483647",
            "FreePlace.find/1 0 Infinity");

    private static final class Pair implements WrongArguments.Good {
        private final PlacedPolygon a = Placing.at(ConvexPolygon.rectangle(2, 2), 0, 0);
        private final PlacedPolygon b = Placing.at(ConvexPolygon.rectangle(2, 2), 1.5, 0);
        private final PolygonTable table = new PolygonTable();
        private final SatResult penetration = new SatResult();
        private final Impact impact = new Impact();
        private final Motion motion = new Motion();
        private final PointDistance point = new PointDistance();
        private final RayCast ray = new RayCast();
        private final ContactManifold manifold = new ContactManifold();
        private final Sat sat = new Sat();
        private final PairSweep sweep = new PairSweep();

        Pair() {
            ShapeCopy.add(a, table);
            ShapeCopy.add(b, table);
            sat.test(a, b, 0, penetration);
            manifold.compute(a, b, penetration);
            motion.set(0, 0, 0, 1, 1, 1);
            point.measure(table, 0, 5, 6);
            ray.test(table, 0, -5, 0, 1, 0, 10, 1e-6);
            sweep.test(Buffers.of(a), motion, Buffers.of(b), motion, impact);
        }

        @Override
        public Object receiver(Class<?> type) {
            for (Object each : List.of(penetration, impact, motion, point, ray, manifold)) {
                if (each.getClass() == type) {
                    return each;
                }
            }
            // Sat and PairSweep keep scratch values, which any call may change.
            return argument("", 0, type);
        }

        @Override
        public Object argument(String method, int index, Class<?> type) {
            if (type == PlacedPolygon.class) {
                return index == 0 ? a : b;
            } else if (type == PolygonBuffer.class) {
                return index == 0 ? Buffers.of(a) : Buffers.of(b);
            } else if (type == PolygonTable.class) {
                return table;
            } else if (type == Penetration.class || type == SatResult.class) {
                return penetration;
            } else if (type == Impact.class) {
                return impact;
            } else if (type == Motion.class) {
                return motion;
            } else if (type == ContactManifold.class) {
                return manifold;
            } else if (type == Sat.class) {
                return sat;
            } else if (type == PairSweep.class) {
                return sweep;
            } else if (type == Sweep.class) {
                return new Sweep();
            } else if (type == FreePlace.class) {
                return new FreePlace();
            } else if (type == MoveAndSlide.class) {
                MoveAndSlide move = new MoveAndSlide();
                move.add(a, b);
                move.move(1, 1);
                return move;
            } else if (type == MoveAndSlide.Surface.class) {
                return MoveAndSlide.Surface.WALL;
            } else if (type == boolean.class) {
                return true;
            } else if (type == ConvexPolygon.class) {
                return ConvexPolygon.rectangle(2, 2);
            } else if (type == AxisReport.class) {
                return AxisReport.of(a, b, 0);
            } else if (type == Axis.class) {
                return AxisReport.of(a, b, 0).deciding();
            } else if (type == AxisNarrator.class) {
                return new AxisNarrator("A", "B");
            } else if (type == StringBuilder.class) {
                return new StringBuilder();
            } else if (type == ShapePair.class) {
                return ShapePair.of(a, b);
            } else if (type == String.class) {
                return PairText.of(a, b).toString();
            } else if (type == int.class) {
                return 0;
            } else if (type == double.class) {
                boolean direction = method.equals("RayCast.test/8") && index == 5;
                return direction || method.equals("MoveAndSlide.setUp/3") && index == 1 ? 0.0 : 1.0;
            }
            throw new AssertionError("No good " + type + " is known");
        }
    }

    @Test
    void aRefusedCallNamesTheBadValueAndChangesNothing() throws Exception {
        WrongArguments wrong = new WrongArguments(Pair::new, UNCHECKED, ALLOWED,
                Set.of(Sat.class, PairSweep.class, Sweep.class));
        wrong.tryAll(ShapePair.class);
        wrong.tryAll(Sat.class);
        wrong.tryAll(PairSweep.class);
        assertEquals(List.of(), wrong.complaints(), () -> wrong.complaints().size() + " of " + wrong.calls());
        assertTrue(wrong.calls() > 60, "only " + wrong.calls());
    }

    /** Not the point of the pair before. */
    @Test
    void aPointThatAManifoldDoesNotHaveIsRefused() {
        Pair pair = new Pair();
        assertEquals(2, pair.manifold.count());
        PlacedPolygon corner = Placing.at(ConvexPolygon.rectangle(2, 2), 2.4, 0, Math.PI / 4);
        pair.sat.test(pair.a, corner, 0, pair.penetration);
        pair.manifold.compute(pair.a, corner, pair.penetration);
        assertEquals(1, pair.manifold.count());
        List<IntToDoubleFunction> values = List.of(pair.manifold::x, pair.manifold::y, pair.manifold::depth,
                pair.manifold::featureA, pair.manifold::featureB);
        for (IntToDoubleFunction value : values) {
            value.applyAsDouble(0);
            assertThrows(IndexOutOfBoundsException.class, () -> value.applyAsDouble(1));
        }
    }

    @Test
    void anEmptyShapeHasNoDistance() {
        PolygonTable table = new PolygonTable();
        table.add(new PolygonBuffer());
        String message = assertThrows(IllegalArgumentException.class, () -> new PointDistance().measure(table, 0, 1, 2))
                .getMessage();
        assertTrue(message.contains("slot 0"), message);
        assertThrows(IllegalArgumentException.class, () -> new RayCast().test(table, 0, 0, 0, 1, 0, 1, 1));
    }

    @Test
    void aRayWithoutADirectionOrALengthIsRefused() {
        Pair pair = new Pair();
        double distance = pair.ray.distance();
        for (double[] bad : new double[][] {{0, 0, 1, 1}, {2, 0, 1, 1}, {1, 0, 0, 1}, {1, 0, -1, 1}, {1, 0, 1, 0},
            {1, 0, 1, -1}}) {
            assertThrows(IllegalArgumentException.class,
                    () -> pair.ray.test(pair.table, 0, 0, 0, bad[0], bad[1], bad[2], bad[3]));
            assertEquals(distance, pair.ray.distance());
        }
    }
}

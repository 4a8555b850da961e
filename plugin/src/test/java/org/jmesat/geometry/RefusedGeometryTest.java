package org.jmesat.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Set;
import org.jmesat.internal.geometry.Angles;
import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.internal.geometry.Orientation;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonCheck;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.geometry.RoundingError;
import org.jmesat.internal.geometry.Support;
import org.jmesat.internal.sat.ShapeCopy;
import org.jmesat.testing.Buffers;
import org.jmesat.testing.WrongArguments;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A refused call names the bad value and changes nothing. */
class RefusedGeometryTest {
    /** Not checked: the loops over all pairs, boxes or vertices call these. */
    private static final Set<String> UNCHECKED = Set.of("Support.edgeFrom/5", "Support.furthest/5", "Support.walk/6",
            "PolygonBuffer.findSupport/2",
            "PolygonTable.largestCoordinate/1", "PolygonTable.halfWidth/1", "PolygonTable.halfHeight/1",
            "PolygonTable.start/1", "PolygonTable.end/1", "PolygonTable.endOrThin/1", "PolygonTable.count/1",
            "PolygonTable.isThin/1", "PolygonTable.add/8", "PolygonTable.copyPose/3", "PolygonTable.copyCorners/2",
            "PolygonBuffer.set/8", "PolygonBuffer.begin/1", "PolygonBuffer.put/3",
            "PolygonBuffer.end/1", "Outline.write/2", "RoundingError.tie/2",
            // Checks themselves.
            "PolygonCheck.requirePositive/2", "PolygonCheck.requireFinite/2", "PolygonCheck.requireFinite/4",
            "PolygonCheck.requirePoints/2", "PolygonCheck.requireConvex/1", "PolygonCheck.requirePose/4",
            // The triangles come from a triangulation, which is checked where it is made.
            "ConvexMerge.merge/2",
            // NaN for an angle that is not finite, as in Math.
            "Angles.sin/1", "Angles.cos/1");
    private static final Set<String> ALLOWED = Set.of(
            // What is read may be anything, and is written as it is.
            "PointText.write/1 0 (NaN, 0.0)", "PointText.write/1 0 (0.0, -Infinity)",
            "PointText.write/1 0 (NaN, 0.0, 0.0)", "PointText.write/1 0 (0.0, Infinity, 0.0)",
            "PointText.readNumbers/2 1 -1", "PointText.readNumbers/2 1 -2147483648",
            "PointText.readNumbers/2 1 2147483647",
            // A slot that was never filled counts as empty.
            "PolygonTable.add/2 1 15");

    private static final class Shapes implements WrongArguments.Good {
        private final ConvexPolygon box = ConvexPolygon.rectangle(2, 2);
        private final PolygonBuffer buffer = new PolygonBuffer();
        private final PolygonTable table = new PolygonTable();
        private final ConvexHull hull = new ConvexHull();
        private final PlacedPolygon placed = new PlacedPolygon();
        private final Motion motion = new Motion();

        Shapes() {
            buffer.set(Buffers.of(box), 1, 2);
            table.add(buffer);
            table.add(Buffers.of(box));
            hull.compute(new float[] {0, 0, 2, 0, 0, 2}, 3);
            ShapeCopy.copy(buffer, placed);
            placed.place(0, 0, 1, 0);
        }

        @Override
        public Object receiver(Class<?> type) {
            return argument("", 0, type);
        }

        @Override
        public Object argument(String method, int index, Class<?> type) {
            if (type == PolygonBuffer.class) {
                return buffer;
            } else if (type == PolygonTable.class) {
                return table;
            } else if (type == ConvexHull.class) {
                return hull;
            } else if (type == ConvexPolygon.class) {
                return box;
            } else if (type == PlacedPolygon.class) {
                return placed;
            } else if (type == Motion.class) {
                return motion;
            } else if (type == String.class) {
                return "1 2";
            } else if (type == Vector3f.class) {
                return new Vector3f(1, 2, 3);
            } else if (type == Vector2f.class) {
                return new Vector2f(1, 2);
            } else if (type == float[].class) {
                return new float[] {0, 0, 1, 0, 0, 1};
            } else if (type == double[].class) {
                return method.startsWith("PlacedPolygon.set/8") ? new double[] {0, 0, 1, 0, 1, 1, 0, 1}
                        : new double[] {0, 0, 1, 0, 0, 1};
            } else if (type == boolean.class) {
                return false;
            } else if (type == int[].class) {
                return new int[] {1, 0};
            } else if (type == int.class) {
                if (method.startsWith("PlacedPolygon.set/8")) {
                    return index == 4 ? 4 : 0;
                }
                return method.startsWith("ConvexHull.compute/3") && index == 1 ? 0
                        : method.startsWith("ConvexPolygon.regular") || method.startsWith("ConvexHull.compute") ? 3 : 1;
            } else if (type == float.class) {
                return index + 1f;
            }
            boolean pose = method.contains(".place/");
            double cos = method.startsWith("PolygonTable") ? 3 : 2;
            return !pose ? (Object) (index + 1.0) : index == cos ? 1.0 : 0.0;
        }
    }

    @Test
    void aRefusedCallNamesTheBadValueAndChangesNothing() throws Exception {
        WrongArguments wrong = new WrongArguments(Shapes::new, UNCHECKED, ALLOWED, Set.of());
        wrong.tryAll(ConvexPolygon.class);
        wrong.tryAll(PolygonTable.class);
        assertEquals(List.of(), wrong.complaints(), () -> wrong.complaints().size() + " of " + wrong.calls());
        assertTrue(wrong.calls() > 120, "only " + wrong.calls());
    }

    @Test
    void negativeLengthsAreRefused() {
        PolygonBuffer box = new PolygonBuffer();
        box.setBox(0, 0, 1, 1);
        for (int i = 0; i < 3; i++) {
            int which = i;
            String message = assertThrows(IllegalArgumentException.class, () -> {
                if (which == 2) {
                    box.grow(-0.5);
                } else {
                    box.setBox(0, 0, which == 0 ? -0.5 : 1, which == 1 ? -0.5 : 1);
                }
            }).getMessage();
            assertTrue(message.endsWith("not -0.5"), message);
            assertEquals(1, box.x(1));
            assertEquals(Math.sqrt(2), box.radius());
        }
    }

    @Test
    void anUnchangedLocalPolygonIsKept() {
        Shapes shapes = new Shapes();
        assertThrows(NullPointerException.class, () -> shapes.placed.setShape(null));
        shapes.placed.place(10, 0, 1, 0);
        assertEquals(4, shapes.placed.count());
        assertEquals(11, shapes.placed.centerX());
    }

    @ParameterizedTest
    @ValueSource(doubles = {1.0009, 0.9991, 1.0000001, 0.99999994})
    void aRoundedDirectionIsNormalised(double length) {
        PlacedPolygon placed = new PlacedPolygon();
        placed.setShape(ConvexPolygon.rectangle(2, 2));
        placed.place(0, 0, 0.6 * length, 0.8 * length);
        assertEquals(0.6, placed.cos(), 1e-15);
        assertEquals(0.8, placed.sin(), 1e-15);
        assertEquals(1.4, placed.maxX(), 1e-15);
        PolygonTable table = new PolygonTable();
        table.add(Buffers.of(ConvexPolygon.rectangle(2, 2)));
        table.place(0, 0, 0, 0.6 * length, 0.8 * length);
        assertEquals(0.6, table.rows()[2], 1e-15);
        assertEquals(0.8, table.rows()[3], 1e-15);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.9989, 1.0011, 0.995, 1.004, 0, 2})
    void cosineAndSineOfNoAngleAreRefused(double length) {
        PlacedPolygon placed = new PlacedPolygon();
        placed.setShape(ConvexPolygon.rectangle(2, 2));
        placed.place(5, 0, 1, 0);
        String message = assertThrows(IllegalArgumentException.class,
                () -> placed.place(0, 0, 0.6 * length, 0.8 * length)).getMessage();
        assertTrue(message.contains(String.valueOf(0.6 * length)), message);
        assertEquals(5, placed.centerX());
    }

    @ParameterizedTest
    @ValueSource(floats = {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY})
    void orientationAndHullRefuseCoordinatesThatAreNotFinite(float bad) {
        for (int i = 0; i < 6; i++) {
            float[] p = {0, 0, 1, 0, 0, 1};
            p[i] = bad;
            String message = assertThrows(IllegalArgumentException.class,
                    () -> Orientation.index(p[0], p[1], p[2], p[3], p[4], p[5])).getMessage();
            assertTrue(message.endsWith("not " + bad), message);
            ConvexHull hull = new ConvexHull();
            message = assertThrows(IllegalArgumentException.class, () -> hull.compute(p, 3)).getMessage();
            assertTrue(message.endsWith("is " + bad), message);
        }
    }
}

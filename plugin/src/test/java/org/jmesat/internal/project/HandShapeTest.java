package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.projection.ColliderShape;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Points and rounding of the shapes set by hand. */
class HandShapeTest {
    private final HandShape shape = new HandShape();
    private final Vector2f size = new Vector2f(4, 2);
    private final Vector2f offset = new Vector2f();
    private float angle;
    private String vertices = "";
    private List<ConvexPolygon> polygon = List.of();

    private boolean update(ColliderShape type) {
        return shape.update(type, size, 0.5f, offset, angle, vertices, polygon);
    }

    /** Each group as its points and its rounding. */
    private List<String> groups() {
        PointGroups groups = shape.groups();
        List<String> texts = new ArrayList<>();
        for (int g = 0; g < groups.count(); g++) {
            StringBuilder text = new StringBuilder();
            float[] xyz = groups.xyz();
            for (int i = groups.starts()[g]; i < groups.starts()[g + 1]; i++) {
                assertEquals(0, xyz[3 * i + 2]);
                text.append(xyz[3 * i]).append(' ').append(xyz[3 * i + 1]).append(", ");
            }
            texts.add(text.append("r ").append(groups.rounding(g)).toString());
        }
        return texts;
    }

    private List<String> groupsOf(ColliderShape type) {
        update(type);
        return groups();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "RECTANGLE | -2.0 -1.0, 2.0 -1.0, 2.0 1.0, -2.0 1.0, r 0.0",
        "CIRCLE    | 0.0 0.0, r 0.5",
        "CAPSULE   | -2.0 0.0, 2.0 0.0, r 0.5",
        "SEGMENT   | -2.0 0.0, 2.0 0.0, r 0.0"})
    void eachShapeIsOneGroup(ColliderShape type, String group) {
        assertEquals(List.of(group), groupsOf(type));
        assertNull(shape.problem());
    }

    @Test
    void aMeshHasNoGroup() {
        assertEquals(List.of(), groupsOf(ColliderShape.MESH));
        update(ColliderShape.CIRCLE);
        assertTrue(update(ColliderShape.MESH));
        assertEquals(List.of(), groups());
        assertNull(shape.problem());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "90   | 10.0 18.0, 10.0 22.0, r 0.0", "180 | 12.0 20.0, 8.0 20.0, r 0.0",
        "-90  | 10.0 22.0, 10.0 18.0, r 0.0", "360 | 8.0 20.0, 12.0 20.0, r 0.0",
        "-270 | 10.0 18.0, 10.0 22.0, r 0.0", "3600000 | 8.0 20.0, 12.0 20.0, r 0.0"})
    void quarterTurnsAreExact(float degrees, String group) {
        angle = degrees;
        offset.set(10, 20);
        assertEquals(List.of(group), groupsOf(ColliderShape.SEGMENT));
    }

    @Test
    void anyAngleTurnsCounterClockwiseAboutTheOffset() {
        for (angle = -400; angle < 400; angle += 7.25f) {
            offset.set(3, -1);
            update(ColliderShape.SEGMENT);
            double radians = Math.toRadians(angle);
            assertEquals(3 + 2 * Math.cos(radians), shape.groups().xyz()[3], 3e-7, "angle " + angle);
            assertEquals(-1 + 2 * Math.sin(radians), shape.groups().xyz()[4], 3e-7, "angle " + angle);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0 0, 2 0, 2 1, 0 1", "0 0, 0 1, 2 1, 2 0", "0 0, 2 0, 2 1, 0 1, 0 0",
        " 0 0,2 0,\n2 1,0 1 ,"})
    void aConvexPolygonIsOneGroupInEitherSense(String text) {
        vertices = text;
        update(ColliderShape.POLYGON);
        assertNull(shape.problem());
        assertEquals(1, shape.groups().count());
        assertEquals(ConvexPolygon.hullOf(0, 0, 2, 0, 2, 1, 0, 1).toString(), hull(0).toString());
    }

    @Test
    void aConcavePolygonIsSeveralGroups() {
        vertices = "0 0, 3 0, 3 3, 2 3, 2 1, 1 1, 1 3, 0 3";
        offset.set(10, 0);
        update(ColliderShape.POLYGON);
        assertNull(shape.problem());
        assertEquals(3, shape.groups().count());
        double area = 0;
        for (int group = 0; group < 3; group++) {
            ConvexPolygon hull = hull(group);
            for (int i = 0; i < hull.getVertexCount(); i++) {
                int j = (i + 1) % hull.getVertexCount();
                area += (hull.getX(i) * hull.getY(j) - hull.getX(j) * hull.getY(i)) / 2;
                assertTrue(hull.getX(i) >= 10 && hull.getX(i) <= 13);
            }
        }
        assertEquals(7, area);
    }

    private ConvexPolygon hull(int group) {
        float[] xy = new float[2 * (shape.groups().starts()[group + 1] - shape.groups().starts()[group])];
        for (int i = 0; i < xy.length; i++) {
            xy[i] = shape.groups().xyz()[3 * (shape.groups().starts()[group] + i / 2) + i % 2];
        }
        return ConvexPolygon.hullOf(xy);
    }

    @Test
    void polygonsSetInCodeReplaceTheVerticesAndKeepTheirRounding() {
        vertices = "garbage";
        polygon = List.of(ConvexPolygon.of(0, 0, 1, 0, 0, 1).rounded(0.25f), ConvexPolygon.circle(3));
        offset.set(1, 0);
        assertEquals(List.of("1.0 0.0, 2.0 0.0, 1.0 1.0, r 0.25", "1.0 0.0, r 3.0"),
                groupsOf(ColliderShape.POLYGON));
        assertNull(shape.problem());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '#', value = {
        "##                   | its shape is POLYGON but it has no vertices",
        "# #                  | its shape is POLYGON but it has no vertices",
        "#1 2#                | its vertices \"1 2\" give no shape: at least 3 corners are needed, not 1",
        "#1 2, 3 4#           | its vertices \"1 2, 3 4\" give no shape: at least 3 corners are needed, not 2",
        "#1 2, 3, 4 5#        | its vertices \"1 2, 3, 4 5\" have \"3\" where x and y of a point are expected",
        "#1 2, 3 4, 1 2#      | its vertices \"1 2, 3 4, 1 2\" give no shape: at least 3 corners are needed, not 2",
        "#1 1, 2 2, 3 3#      | its vertices \"1 1, 2 2, 3 3\" give no shape: the polygon has no area.*",
        "#0 0, 1 1, 1 0, 0 1# | its vertices \"0 0, 1 1, 1 0, 0 1\" give no shape: the polygon crosses itself.*"})
    void verticesThatAreNoPolygonAreAProblem(String text, String problem) {
        vertices = "0 0, 1 0, 0 1";
        assertEquals(1, groupsOf(ColliderShape.POLYGON).size());
        vertices = text;
        assertEquals(List.of(), groupsOf(ColliderShape.POLYGON));
        assertTrue(shape.problem().matches(Pattern.quote(problem).replace(".*", "\\E.*\\Q")),
                shape.problem());
        assertEquals(List.of("0.0 0.0, r 0.5"), groupsOf(ColliderShape.CIRCLE));
        assertNull(shape.problem());
    }

    @Test
    void aShapeOfSizeZeroIsASegmentOrPoint() {
        size.set(0, 2);
        update(ColliderShape.RECTANGLE);
        assertEquals(2, hull(0).getVertexCount());
        update(ColliderShape.SEGMENT);
        assertEquals(1, hull(0).getVertexCount());
    }

    @Test
    void theSameSettingsChangeNothingAndAllocateNothing() {
        vertices = "0 0, 2 0, 0 1";
        String equalVertices = new String(vertices);
        update(ColliderShape.POLYGON);
        boolean[] changed = {false};
        assertEquals(0, AllocationMeter.leastBytes(() -> {
            for (int i = 0; i < 100; i++) {
                vertices = i % 2 == 0 ? equalVertices : "0 0, 2 0, 0 1";
                changed[0] |= update(ColliderShape.POLYGON);
            }
        }));
        assertFalse(changed[0]);
    }

    @Test
    void eachSettingIsCompared() {
        update(ColliderShape.RECTANGLE);
        size.x = 5;
        assertTrue(update(ColliderShape.RECTANGLE));
        size.y = 5;
        assertTrue(update(ColliderShape.RECTANGLE));
        offset.x = 5;
        assertTrue(update(ColliderShape.RECTANGLE));
        offset.y = 5;
        assertTrue(update(ColliderShape.RECTANGLE));
        angle = 5;
        assertTrue(update(ColliderShape.RECTANGLE));
        assertTrue(update(ColliderShape.CAPSULE));
        assertTrue(shape.update(ColliderShape.CAPSULE, size, 5, offset, angle, vertices, polygon));
        assertFalse(shape.update(ColliderShape.CAPSULE, size, 5, offset, angle, vertices, polygon));
        vertices = "5";
        assertTrue(update(ColliderShape.POLYGON));
        polygon = List.of(ConvexPolygon.circle(5));
        assertTrue(update(ColliderShape.POLYGON));
        assertFalse(update(ColliderShape.POLYGON));
    }
}

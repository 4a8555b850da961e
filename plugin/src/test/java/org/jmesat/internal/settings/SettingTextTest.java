package org.jmesat.internal.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.scene.Node;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.Test;

/** Values of user data in each form that is accepted, and what is said about others. */
@EditorRequirement(16)
class SettingTextTest {
    private static Object read(String property, Object value, Function<ColliderControl, Object> getter) {
        ColliderControl control = new ColliderControl();
        assertEquals(List.of(), problems(property, value, control));
        return getter.apply(control);
    }

    private static List<String> problems(String property, Object value, ColliderControl control) {
        Node node = new Node();
        node.setUserData("jmesat." + property, value);
        return SettingTable.COLLIDER.read(node, control);
    }

    private static void assertProblem(String expected, String property, Object value) {
        ColliderControl control = new ColliderControl();
        assertEquals(List.of("its user data jmesat." + property + ' ' + expected), problems(property, value, control));
    }

    @Test
    void numbersMayBeTextOrOfAnotherType() {
        assertEquals(0.25f, read("radius", " 0.25 ", ColliderControl::getRadius));
        assertEquals(3f, read("radius", 3, ColliderControl::getRadius));
        assertEquals(0.5f, read("radius", 0.5, ColliderControl::getRadius));
        assertEquals(7f, read("angle", 7L, ColliderControl::getAngle));
        assertEquals(-3, read("group", "-3", ColliderControl::getGroup));
        assertEquals(4, read("maxVertices", (short) 4, ColliderControl::getMaxVertices));
    }

    @Test
    void bitsBeyondThirtyTwoMayBeLongsOrText() {
        long bits = 0xF0F0F0F0F0F0F0F0L;
        assertEquals(bits, read("mask", bits, ColliderControl::getMask));
        assertEquals(bits, read("mask", String.valueOf(bits), ColliderControl::getMask));
        assertEquals(bits, read("mask", "0xF0F0F0F0F0F0F0F0", ColliderControl::getMask));
        assertEquals(1L << 40, read("category", " 0x10000000000 ", ColliderControl::getCategory));
        assertEquals(Long.MIN_VALUE, read("category", "-9223372036854775808", ColliderControl::getCategory));
        assertProblem("is 9223372036854775808 instead of an integer of 64 bits", "category", "9223372036854775808");
    }

    @Test
    void namesMayBeInAnyCase() {
        assertEquals(ProjectionMode.SINGLE_HULL, read("mode", " Single_Hull ", ColliderControl::getMode));
        assertEquals(ColliderShape.CIRCLE, read("shape", "circle", ColliderControl::getShape));
    }

    @Test
    void vectorsMayBeVectorsOrText() {
        assertEquals(new Vector2f(2, 1), read("size", " 2,1", ColliderControl::getSize));
        assertEquals(new Vector2f(2, 1), read("size", new Vector2f(2, 1), ColliderControl::getSize));
    }

    @Test
    void truthValuesMayBeText() {
        assertEquals(true, read("fixed", " TRUE ", ColliderControl::isFixed));
        assertEquals(false, read("enabled", "false", ColliderControl::isEnabled));
        assertEquals(false, read("collider", "False", ColliderControl::isEnabled));
    }

    @Test
    void polygonsAreReadAsInCode() {
        ColliderControl code = new ColliderControl();
        code.setPolygon(ConvexPolygon.of(0, 0, 2, 0, 0, 1), ConvexPolygon.hullOf(3, 1).rounded(0.5f));
        ColliderControl read = new ColliderControl();
        assertEquals(List.of(), problems("polygon", "0 0, 2 0, 0 1;\n 3 1  rounded\t0.5", read));
        assertEquals(code.getPolygon().toString(), read.getPolygon().toString());
        assertEquals(code.getShape(), read.getShape());
    }

    @Test
    void aWrongPolygonIsReportedWithItsPieceAndTheReason() {
        String valid = "convex pieces such as \"0 0, 2 0, 0 1; 3 1 rounded 0.5\"";
        assertProblem("is 0 0, 1 0, 0 1; 5 instead of " + valid
                + " (piece 2: its points have \"5\" where x and y of a point are expected)", "polygon",
                "0 0, 1 0, 0 1; 5");
        assertProblem("is 1 1 rounded much instead of " + valid + " (piece 1: The rounding cannot be \"much\")",
                "polygon", "1 1 rounded much");
        assertProblem("is 3 instead of " + valid, "polygon", 3);
        ColliderControl control = new ColliderControl();
        problems("polygon", "0 0, 0 1, 1 0", control);
        assertEquals(ColliderShape.MESH, control.getShape());
        assertEquals(List.of(), control.getPolygon());
    }

    @Test
    void aWrongNameIsReportedWithAllNamesAndTheNearestIfOneIsNear() {
        String all = "one of " + Arrays.toString(ColliderShape.values()).replaceAll("[\\[\\]]", "");
        assertTrue(all.startsWith("one of MESH, RECTANGLE, CIRCLE, "), all);
        assertProblem("is RECTANGEL instead of " + all + "; the nearest is RECTANGLE", "shape", "RECTANGEL");
        assertProblem("is SPHERE instead of " + all, "shape", "SPHERE");
        assertProblem("is 3 instead of " + all, "shape", 3);
    }

    @Test
    void wrongValuesAreReportedWithWhatIsValid() {
        assertProblem("is NaN instead of a number of 0 or more", "radius", Float.NaN);
        assertProblem("is 1.0E300 instead of a finite number", "angle", 1e300);
        assertProblem("is -1, 2 instead of a width and a height, such as \"2, 1\"", "size", "-1, 2");
        assertProblem("is \"\" instead of true or false", "fixed", "");
        assertProblem("is of the type Quaternion instead of true or false", "fixed", new Quaternion());
        assertProblem("is of the type Node instead of a text", "vertices", new Node());
        assertProblem("is 2 instead of 0 or an integer of 3 or more", "maxVertices", "2");
        assertProblem("is " + "7".repeat(40) + "\u2026 instead of an integer of 64 bits", "mask", "7".repeat(1 << 20));
    }

    @Test
    void aPushApartIsReadWithItsMistakes() {
        Node node = new Node();
        node.setUserData("jmesat.weight", "infinity");
        node.setUserData("jmesat.slop", 0.5);
        PushApart read = new PushApart();
        assertEquals(List.of("its user data jmesat.weight is infinity instead of a number greater than 0",
                "its user data jmesat.slop has no effect without jmesat.pushApart",
                "its user data jmesat.weight has no effect without jmesat.pushApart"),
                SettingTable.PUSH_APART.read(node, read));
        node.setUserData("jmesat.pushApart", "false");
        node.setUserData("jmesat.weight", "Infinity");
        assertEquals(List.of(), SettingTable.PUSH_APART.read(node, read));
        assertEquals(List.of(false, Float.POSITIVE_INFINITY, 0.5f),
                List.of(read.isEnabled(), read.getWeight(), read.getSlop()));
        node.setUserData("jmesat.pushApart", "often");
        assertEquals(List.of("its user data jmesat.pushApart is often instead of true or false"),
                SettingTable.PUSH_APART.read(node, read));
    }
}

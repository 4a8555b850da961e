package org.jmesat.internal.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import com.jme3.scene.Node;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.text.Property;
import org.jmesat.projection.ColliderShape;
import org.jmesat.testing.Rounds;
import org.jmesat.testing.editor.EditorRequirement;
import org.jmesat.testing.editor.RandomSettings;
import org.junit.jupiter.api.Test;

/** Settings as user data: what is written, and that reading it gives the same settings to the bit. */
@EditorRequirement(16)
class SettingsRoundTripTest {
    private static final long SEED = 19;

    private static Map<String, Object> dataOf(ColliderControl control) {
        Node node = new Node();
        SettingTable.COLLIDER.write(control, node);
        Map<String, Object> data = new TreeMap<>();
        node.getUserDataKeys().forEach(key -> data.put(key, node.getUserData(key)));
        return data;
    }

    @Test
    void randomSettingsOfAColliderAreReadAsWritten() {
        Random random = new Random(SEED);
        TreeSet<String> varied = new TreeSet<>();
        for (int i = 0; i < Rounds.of(5000); i++) {
            ColliderControl written = new RandomSettings(random).collider();
            Node node = new Node();
            SettingTable.COLLIDER.write(written, node);
            for (String key : node.getUserDataKeys()) {
                assertTrue(List.of(Boolean.class, Integer.class, Long.class, Float.class, String.class)
                        .contains(node.getUserData(key).getClass()), key);
            }
            ColliderControl read = new RandomSettings(random).collider();
            read.setEnabled(true);
            assertEquals(List.of(), SettingTable.COLLIDER.read(node, read));
            assertEquals(RandomSettings.describe(written), RandomSettings.describe(read),
                    "seed " + SEED + ", round " + i);
            assertEquals(!written.isEnabled(), ColliderSettings.isExcluded(node));
            assertTrue(ColliderSettings.isPresent(node));
            Property.of(ColliderControl.class).stream().filter(each -> !each.get(written).equals(each.otherwise()))
                    .forEach(each -> varied.add(each.name()));
        }
        assertEquals(new TreeSet<>(Property.of(ColliderControl.class).stream().map(Property::name).toList()), varied,
                "the properties that RandomSettings sets");
    }

    @Test
    void randomSettingsOfAPushApartAreReadAsWritten() {
        Random random = new Random(SEED);
        for (int i = 0; i < Rounds.of(1000); i++) {
            PushApart written = new RandomSettings(random).pushApart();
            Node node = new Node();
            SettingTable.PUSH_APART.write(written, node);
            PushApart read = new RandomSettings(random).pushApart();
            assertEquals(List.of(), SettingTable.PUSH_APART.read(node, read));
            assertEquals(RandomSettings.describe(written), RandomSettings.describe(read),
                    "seed " + SEED + ", round " + i);
            assertTrue(SettingTable.PUSH_APART.isRequested(node));
            assertFalse(ColliderSettings.isPresent(node));
        }
    }

    @Test
    void randomSettingsOfAMoverAreReadAsWritten() {
        Random random = new Random(SEED);
        for (int i = 0; i < Rounds.of(1000); i++) {
            CharacterMover written = new RandomSettings(random).mover();
            Node node = new Node();
            SettingTable.MOVER.write(written, node);
            CharacterMover read = new RandomSettings(random).mover();
            assertEquals(List.of(), SettingTable.MOVER.read(node, read));
            assertEquals(RandomSettings.describe(written), RandomSettings.describe(read),
                    "seed " + SEED + ", round " + i);
            assertTrue(SettingTable.MOVER.isRequested(node));
            assertFalse(ColliderSettings.isPresent(node));
        }
    }

    @Test
    void eachPropertyOfAMoverHasAKeyOfItsOwn() {
        TreeSet<String> expected = new TreeSet<>(List.of("jmesat.mover"));
        Property.of(CharacterMover.class).forEach(each -> expected.add("jmesat.mover." + each.name()));
        assertEquals(expected, new TreeSet<>(List.of(SettingTable.MOVER.keys)));
        assertEquals(8, expected.size());
    }

    @Test
    void defaultsAreNotWritten() {
        assertEquals(Map.of("jmesat.collider", true), dataOf(new ColliderControl()));
    }

    @Test
    void aDisabledColliderIsWritten() {
        ColliderControl control = new ColliderControl();
        control.setEnabled(false);
        assertEquals(Map.of("jmesat.collider", true, "jmesat.enabled", false), dataOf(control));
    }

    @Test
    void vectorsAndPolygonsAreWrittenAsText() {
        ColliderControl control = new ColliderControl();
        control.setSize(new Vector2f(2, 1));
        control.setSlice(new Vector2f(Float.NEGATIVE_INFINITY, 1.5f));
        control.setPolygon(ConvexPolygon.hullOf(3, 1).rounded(0.5f), ConvexPolygon.of(0, 0, 2, 0, 0, 1));
        control.setCategory(1L << 40);
        assertEquals(Map.of("jmesat.collider", true, "jmesat.size", "2.0, 1.0", "jmesat.slice", "-Infinity, 1.5",
                "jmesat.polygon", "3.0 1.0 rounded 0.5; 0.0 0.0, 2.0 0.0, 0.0 1.0", "jmesat.category", 1L << 40),
                dataOf(control));
        control.setShape(ColliderShape.MESH);
        assertEquals("MESH", dataOf(control).get("jmesat.shape"));
    }

    /** A property without an entry in the table would be lost. */
    @Test
    void eachPropertyOfTheControlHasAKey() {
        TreeSet<String> expected = new TreeSet<>(List.of("jmesat.collider", "jmesat.enabled"));
        Property.of(ColliderControl.class).forEach(each -> expected.add("jmesat." + each.name()));
        assertEquals(expected, new TreeSet<>(List.of(SettingTable.COLLIDER.keys)));
    }
}

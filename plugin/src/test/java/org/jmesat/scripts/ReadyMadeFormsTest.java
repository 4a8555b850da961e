package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.asset.DesktopAssetManager;
import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.export.binary.BinaryExporter;
import com.jme3.export.binary.BinaryImporter;
import com.jme3.export.xml.XMLExporter;
import com.jme3.export.xml.XMLImporter;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.beans.Introspector;
import java.beans.PropertyDescriptor;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.testing.editor.EditorRequirement;
import org.jmesat.testing.editor.PropertySheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mockito.Mockito;

/** The properties of each ready-made script: in the editor's sheet, their limits, saved, loaded and cloned. */
@EditorRequirement({1, 2, 18})
class ReadyMadeFormsTest {
    private static final Map<Class<?>, List<Object>> VALUES = Map.of(
            int.class, List.of(3, 0, -1, Integer.MIN_VALUE, Integer.MAX_VALUE),
            float.class, List.of(0.375f, 0f, -1f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY,
                    Float.MAX_VALUE),
            boolean.class, List.of(true, false),
            String.class, List.of("it's 1", "", " ", "a\nb"),
            Vector3f.class, List.of(new Vector3f(1, -2, 0.5f), new Vector3f(), new Vector3f(Float.NaN, 0, 0),
                    new Vector3f(0, Float.NEGATIVE_INFINITY, 0)),
            When.Is.class, List.of(When.Is.EQUAL, When.Is.AT_LEAST),
            When.Action.class, List.of(When.Action.SET, When.Action.NONE),
            Label.Place.class, List.of(Label.Place.ABOVE, Label.Place.TOP_LEFT),
            ColorRGBA.class, List.of(new ColorRGBA(0.25f, 0.5f, 1, 0.75f), new ColorRGBA(Float.NaN, 0, 0, 1)));

    /** The rows of the sheet below those of the base classes, which are {@code by, delay, once}. */
    private static final Map<Class<?>, List<String>> ROWS = Map.ofEntries(
            Map.entry(Checkpoint.class, List.of()),
            Map.entry(Conveyor.class, List.of("velocity")),
            Map.entry(Count.class, List.of("key", "amount", "limit", "of")),
            Map.entry(Damage.class, List.of("amount", "each", "key")),
            Map.entry(DetachOnHit.class, List.of("other")),
            Map.entry(Door.class, List.of("target", "move", "seconds", "stay", "toggle", "needs", "count")),
            Map.entry(Health.class, List.of("full", "key", "detach")),
            Map.entry(Label.class, List.of("text", "of", "place", "row", "size", "color")),
            Map.entry(MoveBetween.class, List.of("points", "speed", "wait", "ease", "loop")),
            Map.entry(OneWayPlatform.class, List.of("up")),
            Map.entry(PlayAnimation.class, List.of("animation", "of", "loop", "back")),
            Map.entry(PlaySound.class, List.of("file", "volume", "positional")),
            Map.entry(Projectile.class, List.of("velocity", "range", "detach")),
            Map.entry(Respawn.class, List.of()),
            Map.entry(Spawner.class, List.of("template", "every", "limit")),
            Map.entry(StartEffect.class, List.of("effect", "seconds")),
            Map.entry(TeleportTo.class, List.of("target")),
            Map.entry(Timer.class, List.of("key", "from", "to", "seconds", "of")),
            Map.entry(TintWhileTouching.class, List.of("color")),
            Map.entry(When.class, List.of("key", "is", "value", "of", "none", "action", "target", "what", "to",
                    "signal")));

    static List<Class<?>> scripts() {
        return ROWS.keySet().stream().sorted((a, b) -> a.getName().compareTo(b.getName())).toList();
    }

    private static CollisionScript make(Class<?> type) {
        try {
            return (CollisionScript) type.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static List<PropertyDescriptor> properties(Class<?> type) throws Exception {
        List<PropertyDescriptor> properties = new ArrayList<>();
        for (PropertyDescriptor each : Introspector.getBeanInfo(type, Object.class).getPropertyDescriptors()) {
            if (each.getReadMethod() != null && each.getWriteMethod() != null && !each.getName().equals("spatial")) {
                properties.add(each);
            }
        }
        return properties;
    }

    private static Map<String, Object> read(CollisionScript script) throws Exception {
        Map<String, Object> values = new TreeMap<>();
        for (PropertyDescriptor each : properties(script.getClass())) {
            values.put(each.getName(), each.getReadMethod().invoke(script));
        }
        return values;
    }

    private static CollisionScript reload(CollisionScript script, JmeExporter exporter, JmeImporter importer)
            throws Exception {
        Node node = new Node("body");
        node.addControl(script);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        exporter.save(node, bytes);
        ByteArrayInputStream saved = new ByteArrayInputStream(bytes.toByteArray());
        Node again = (Node) (importer instanceof XMLImporter xml ? xml.load(saved)
                : ((BinaryImporter) importer).load(saved));
        node.removeControl(script);
        return (CollisionScript) again.getControl(0);
    }

    private static void assertSaved(CollisionScript script) throws Exception {
        Map<String, Object> expected = read(script);
        assertEquals(expected, read(reload(script, new BinaryExporter(), new BinaryImporter())), "binary");
        XMLImporter importer = new XMLImporter();
        importer.setAssetManager(new DesktopAssetManager());
        assertEquals(expected, read(reload(script, new XMLExporter(), importer)), "XML");
        CollisionScript clone = (CollisionScript) script.jmeClone();
        assertEquals(expected, read(clone), "clone");
        assertNotSame(script, clone);
    }

    @Test
    void eachPublicScriptIsHere() throws IOException {
        List<String> names = ROWS.keySet().stream().map(Class::getSimpleName).toList();
        assertEquals(List.of(), new ScriptsPageTest().missing(names));
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void theSheetShowsWhatMattersFirst(Class<?> type) throws NoSuchFieldException {
        assertEquals(ROWS.get(type), PropertySheet.rows(type));
        assertEquals(List.of("by", "delay", "once"), PropertySheet.rows(FilteredScript.class));
        assertTrue(FilteredScript.class.isAssignableFrom(type));
        for (String row : ROWS.get(type)) {
            Field field = type.getDeclaredField(row);
            assertTrue(Modifier.isPrivate(field.getModifiers()) && !Modifier.isTransient(field.getModifiers()), row);
        }
        assertFalse(Modifier.isFinal(type.getModifiers()));
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void eachValueIsSavedLoadedAndCloned(Class<?> type) throws Exception {
        assertSaved(make(type));
        for (PropertyDescriptor each : properties(type)) {
            for (Object value : VALUES.get(each.getPropertyType())) {
                CollisionScript script = make(type);
                each.getWriteMethod().invoke(script, value);
                assertSaved(script);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void aPropertyIsNeverNullNorInfinite(Class<?> type) throws Exception {
        for (PropertyDescriptor each : properties(type)) {
            Object defaultValue = each.getReadMethod().invoke(make(type));
            List<Object> values = new ArrayList<>(VALUES.get(each.getPropertyType()));
            if (!each.getPropertyType().isPrimitive()) {
                values.add(null);
            }
            for (Object value : values) {
                CollisionScript script = make(type);
                each.getWriteMethod().invoke(script, value);
                Object used = each.getReadMethod().invoke(script);
                String what = type.getSimpleName() + '.' + each.getName() + " = " + value + ": " + used;
                assertTrue(isUsable(used), what);
                if (isUsable(value) && !(value instanceof String text && text.isBlank()) && !isBelow(value)) {
                    assertTrue(used.equals(value) || used.equals(defaultValue), what);
                }
            }
            CollisionScript script = make(type);
            Object other = VALUES.get(each.getPropertyType()).get(0);
            other = other instanceof Boolean ? !(boolean) defaultValue : other;
            each.getWriteMethod().invoke(script, other);
            assertEquals(other, each.getReadMethod().invoke(script));
            assertNotEquals(defaultValue, other);
        }
    }

    private static boolean isBelow(Object value) {
        return value instanceof Number number && number.doubleValue() <= 0;
    }

    private static boolean isUsable(Object value) {
        if (value instanceof Float number) {
            return Float.isFinite(number);
        } else if (value instanceof Vector3f vector) {
            return Vector3f.isValidVector(vector);
        } else if (value instanceof ColorRGBA color) {
            return Float.isFinite(color.r) && Float.isFinite(color.g) && Float.isFinite(color.b)
                    && Float.isFinite(color.a);
        }
        return value != null;
    }

    /** A getter gives a copy, and a setter takes one. */
    @ParameterizedTest
    @MethodSource("scripts")
    void aVectorIsCopied(Class<?> type) throws Exception {
        for (PropertyDescriptor each : properties(type)) {
            if (each.getPropertyType() == Vector3f.class) {
                CollisionScript script = make(type);
                Vector3f given = new Vector3f(1, 2, 3);
                each.getWriteMethod().invoke(script, given);
                given.set(9, 9, 9);
                ((Vector3f) each.getReadMethod().invoke(script)).set(8, 8, 8);
                assertEquals(new Vector3f(1, 2, 3), each.getReadMethod().invoke(script));
                ((Vector3f) each.getReadMethod().invoke(make(type))).set(8, 8, 8);
                assertNotEquals(new Vector3f(8, 8, 8), each.getReadMethod().invoke(make(type)));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void withoutAContextItDoesNothing(Class<?> type) throws InvocationTargetException, IllegalAccessException {
        CollisionScript script = make(type);
        Node node = new Node("body");
        node.addControl(script);
        CollisionEvent event = Mockito.mock(CollisionEvent.class, call -> {
            throw new AssertionError(call.getMethod().getName());
        });
        script.onCollisionExit(Mockito.mock(CollisionEvent.class));
        script.onCollisionEnter(event);
        script.update(1);
        script.setContext(null);
        script.setEnabled(false);
        node.removeControl(script);
        assertEquals(0, node.getUserDataKeys().size());
    }
}

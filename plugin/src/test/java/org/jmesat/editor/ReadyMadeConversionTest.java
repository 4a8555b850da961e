package org.jmesat.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.settings.SavedContent;
import org.jmesat.scripts.Label;
import org.jmesat.scripts.TouchScript;
import org.jmesat.scripts.When;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each ready-made script, with any of its properties, is converted to user data and back. */
@EditorRequirement(16)
class ReadyMadeConversionTest {
    private static final Map<Class<?>, Object> OTHER_VALUES = Map.of(When.Is.class, When.Is.EQUAL,
            When.Action.class, When.Action.SET, Label.Place.class, Label.Place.ABOVE, int.class, 3,
            float.class, 0.375f, String.class,
            "it's 1", Vector3f.class, new Vector3f(1, -2, 0.5f), ColorRGBA.class, new ColorRGBA(0.25f, 0.5f, 1, 0.75f));

    private final Node body = new Node("body");

    static List<Class<?>> scripts() throws Exception {
        Path classes = Path.of(TouchScript.class.getResource("TouchScript.class").toURI()).getParent();
        try (Stream<Path> files = Files.list(classes)) {
            return files.map(each -> each.getFileName().toString())
                    .filter(each -> each.matches("\\w+\\.class")).sorted()
                    .<Class<?>>map(each -> load("org.jmesat.scripts." + each.replace(".class", "")))
                    .filter(each -> CollisionScript.class.isAssignableFrom(each)
                            && Modifier.isPublic(each.getModifiers()) && !Modifier.isAbstract(each.getModifiers()))
                    .toList();
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private void assertConverted(CollisionScript script, String text) throws IOException {
        List<Object> before = SavedContent.of(script, null);
        body.addControl(script);
        assertEquals(List.of(), SceneConversion.toUserData(body).getRemarks());
        assertEquals(text, body.getUserData("jmesat.scripts"));
        assertEquals(List.of(), SceneConversion.toControls(body).getRemarks());
        CollisionScript again = (CollisionScript) body.getControl(0);
        assertEquals(before, SavedContent.of(again, body));
        body.removeControl(again);
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void itIsConvertedWithEachOfItsProperties(Class<?> type) throws Exception {
        assertConverted((CollisionScript) type.getConstructor().newInstance(), type.getSimpleName());
        int properties = 0;
        for (Method setter : type.getMethods()) {
            String property = setter.getName().substring(Math.min(3, setter.getName().length()));
            if (!setter.getName().startsWith("set") || setter.getParameterCount() != 1
                    || property.equals("Spatial") || property.equals("Context")) {
                continue;
            }
            CollisionScript script = (CollisionScript) type.getConstructor().newInstance();
            Class<?> kind = setter.getParameterTypes()[0];
            Object value = OTHER_VALUES.get(kind);
            if (kind == boolean.class) {
                value = !(boolean) type.getMethod("is" + property).invoke(script);
            } else if (kind.isEnum()) {
                value = kind.getEnumConstants()[kind.getEnumConstants().length - 1];
            }
            List<Object> fresh = SavedContent.of(script, null);
            setter.invoke(script, value);
            assertNotEquals(fresh, SavedContent.of(script, null), setter + " changes nothing that is saved");
            Node named = new Node();
            named.addControl(script);
            SceneConversion.toUserData(named);
            String text = named.getUserData("jmesat.scripts");
            assertTrue(text.matches(type.getSimpleName() + "\\(\\w+=.*\\)"), text);
            CollisionScript same = (CollisionScript) type.getConstructor().newInstance();
            setter.invoke(same, value);
            assertConverted(same, text);
            properties++;
        }
        assertTrue(properties > 1, () -> type + " has too few properties");
    }
}

package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import java.beans.IntrospectionException;
import java.beans.PropertyDescriptor;
import java.lang.reflect.Field;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jmesat.debug.lemur.AxisPanelState;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An editor's property sheet shows a property for each field with a getter and a setter. */
class DebugPropertiesTest {
    private static final Set<Class<?>> EDITABLE = Set.of(boolean.class, int.class, float.class, long.class,
            String.class, Vector2f.class, Vector3f.class, Quaternion.class, ColorRGBA.class);

    @Test
    @EditorRequirement({2, 18})
    void theSheetShowsTheSettingsInTheOrderOfADesignerAndNothingElse() {
        assertEquals(List.of("visible", "status", "pairA", "pairB", "explanation", "outlines", "pieces", "contacts",
                "boxes", "names", "motion", "queries", "sleeping", "allAxes", "palette", "maxAxes", "enabled"),
                List.copyOf(shown(CollisionDebugState.class).keySet()));
        assertEquals(List.of("visible", "status", "side", "enabled"),
                List.copyOf(shown(AxisPanelState.class).keySet()));
    }

    @ParameterizedTest
    @ValueSource(classes = {CollisionDebugState.class, AxisPanelState.class})
    void theSheetCanEditTheTypeOfEachProperty(Class<?> state) {
        shown(state).forEach((name, type) -> assertTrue(EDITABLE.contains(type) || type.isEnum(), name + ": " + type));
    }

    @ParameterizedTest
    @ValueSource(strings = {"org.jmesat.debug.CollisionDebugState", "org.jmesat.debug.lemur.AxisPanelState"})
    void anEditorCanCreateOneByClassName(String name) {
        assertDoesNotThrow(() -> Class.forName(name).getDeclaredConstructor().newInstance());
    }

    /** The properties in the order of the fields, which is that of the sheet. */
    private static Map<String, Class<?>> shown(Class<?> state) {
        Map<String, Class<?>> shown = new LinkedHashMap<>();
        for (Field field : state.getDeclaredFields()) {
            try {
                PropertyDescriptor property = new PropertyDescriptor(field.getName(), state);
                assertEquals(void.class, property.getWriteMethod().getReturnType());
                shown.put(field.getName(), property.getPropertyType());
            } catch (IntrospectionException e) {
                // The field is not a property.
                continue;
            }
        }
        return shown;
    }
}

package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.control.AbstractControl;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import org.jmesat.internal.text.Property;
import org.jmesat.testing.editor.EditorRequirement;
import org.jmesat.testing.editor.PropertySheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rows of our Controls in the SDK's property sheet, from the top. */
@EditorRequirement({2, 18})
class ControlSheetTest {
    @Test
    void theSheetOfAColliderShowsWhatMattersFirst() {
        assertEquals(List.of("mode", "shape", "size", "radius", "offset", "angle", "vertices", "fixed", "trigger",
                "layers", "collidesWith", "group", "continuous", "dynamic", "slice", "maxVertices", "depthMargin",
                "category", "mask", "baked"), PropertySheet.rows(ColliderControl.class));
    }

    @Test
    void theSheetOfAPushApartShowsWeightAndSlop() {
        assertEquals(List.of("weight", "slop"), PropertySheet.rows(PushApart.class));
    }

    @Test
    void theSheetOfAMoverShowsWhatMattersFirst() {
        assertEquals(List.of("maxSlope", "stepHeight", "snap", "velocity", "up", "weight", "addGroundVelocity"),
                PropertySheet.rows(CharacterMover.class));
    }

    /** The sheet of a Control begins with the rows of the engine's class. */
    @Test
    void theEngineShowsEnabledOnce() {
        assertTrue(PropertySheet.rows(AbstractControl.class).contains("enabled"));
    }

    @ParameterizedTest
    @ValueSource(classes = {ColliderControl.class, PushApart.class, CharacterMover.class})
    void eachRowIsAPropertyWithAPrivateField(Class<?> type) throws NoSuchFieldException {
        List<String> properties = Property.of(type).stream().map(Property::name).toList();
        for (String row : PropertySheet.rows(type)) {
            assertTrue(properties.contains(row), row);
            Field field = type.getDeclaredField(row);
            assertTrue(Modifier.isPrivate(field.getModifiers()) && !Modifier.isTransient(field.getModifiers()), row);
        }
    }

    @ParameterizedTest
    @ValueSource(classes = {ColliderControl.class, PushApart.class, CharacterMover.class})
    @EditorRequirement(1)
    void anEditorCanMakeOne(Class<?> type) throws Exception {
        Constructor<?> constructor = type.getDeclaredConstructor();
        assertTrue(Modifier.isPublic(type.getModifiers()) && Modifier.isPublic(constructor.getModifiers()));
        assertFalse(Modifier.isFinal(type.getModifiers()) || type.isMemberClass());
        constructor.newInstance();
    }
}

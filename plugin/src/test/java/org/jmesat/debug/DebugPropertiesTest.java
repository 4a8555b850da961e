package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.beans.IntrospectionException;
import java.beans.PropertyDescriptor;
import java.lang.reflect.Field;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What an editor's property sheet makes of the state: a property for each field with a getter and a setter. */
class DebugPropertiesTest {

    @Test
    void theSheetShowsTheSettingsAndNothingElse() {
        Set<String> shown = new TreeSet<>();
        for (Field field : CollisionDebugState.class.getDeclaredFields()) {
            try {
                new PropertyDescriptor(field.getName(), CollisionDebugState.class);
                shown.add(field.getName());
            } catch (IntrospectionException e) {
                // It has no such pair of methods.
                continue;
            }
        }

        assertEquals(Set.of("automaticPairKey", "maxAxes", "nextPairKey", "previousPairKey", "toggleKey", "visible"),
                shown);
    }

    @Test
    void anEditorCanMakeOneByName() {
        assertDoesNotThrow(() -> Class.forName("org.jmesat.debug.CollisionDebugState").getDeclaredConstructor()
                .newInstance());
    }
}

package org.jmesat.testing.editor;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import java.beans.IntrospectionException;
import java.beans.PropertyDescriptor;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What the SDK's property sheet shows of a class, found as the SDK finds it. */
public final class PropertySheet {
    private static final Set<Class<?>> EDITABLE =
            Set.of(String.class, Vector2f.class, Vector3f.class, Quaternion.class, ColorRGBA.class);

    private PropertySheet() {
    }

    /**
     * The rows of the fields that a class itself declares, from the top: each field with a getter, a setter and an
     * editable type.
     */
    public static List<String> rows(Class<?> type) {
        List<String> rows = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            try {
                Class<?> property = new PropertyDescriptor(field.getName(), type).getPropertyType();
                if (property.isPrimitive() || property.isEnum() || EDITABLE.contains(property)) {
                    rows.add(field.getName());
                }
            } catch (IntrospectionException e) {
                // No row: the field has no getter or no setter.
            }
        }
        return rows;
    }
}

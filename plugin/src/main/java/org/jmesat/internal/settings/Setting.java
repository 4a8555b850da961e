package org.jmesat.internal.settings;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jmesat.internal.geometry.PointText;
import org.jmesat.internal.text.Property;
import org.jmesat.internal.text.SettingFormat;

/**
 * A property with a key in user data.
 *
 * @param key the key, which begins with {@code jmesat.}
 * @param format how the property is given in user data
 * @param otherwise gives the value without user data, which may depend on properties that were read before
 * @param getter reads the property
 * @param setter sets the property to a valid value
 * @param <O> the type that has the property
 * @param <T> the type of the property
 */
record Setting<O, T>(String key, SettingFormat<T> format, Function<O, T> otherwise, Function<O, T> getter,
        BiConsumer<O, T> setter) {
    /** What all keys of this plugin begin with. */
    static final String PREFIX = "jmesat.";

    /** Creates a switch, which is true by default. */
    static <O> Setting<O, Boolean> of(String key, Function<O, Boolean> getter, BiConsumer<O, Boolean> setter) {
        return new Setting<>(key, SettingFormat.TRUTH, owner -> true, getter, setter);
    }

    /** Creates a setting of a Control's property. */
    @SuppressWarnings("unchecked")
    static <O, T> Setting<O, T> of(Property property, SettingFormat<T> format) {
        return new Setting<>(PREFIX + property.name(), format, control -> (T) property.otherwise(),
                control -> (T) property.get(control), property::set);
    }

    /**
     * Sets the property from user data, or to its default if the value is missing or invalid. Returns the problem of an
     * invalid value, as the rest of a sentence about the spatial; otherwise null.
     */
    String read(Spatial spatial, O owner) {
        Object value = spatial.getUserData(key);
        T valid = value == null ? null : format.read(value);
        setter.accept(owner, valid == null ? otherwise.apply(owner) : valid);
        return value == null || valid != null ? null
                : "its user data " + key + " is " + describe(value) + " instead of " + format.valid(value);
    }

    /** Whether a spatial has a valid value. */
    boolean isValid(Spatial spatial) {
        Object value = spatial.getUserData(key);
        return value != null && format.read(value) != null;
    }

    /** Writes the property as user data, unless it has its default. */
    void write(O owner, Spatial spatial) {
        T value = getter.apply(owner);
        if (!value.equals(otherwise.apply(owner))) {
            spatial.setUserData(key, format.write(value));
        }
    }

    /** Describes the value of user data, which may be of any type and length. */
    static String describe(Object value) {
        if (value instanceof String text) {
            return text.isBlank() ? PointText.quote(text) : PointText.shorten(text);
        }
        return value instanceof Number || value instanceof Boolean || value instanceof Vector2f
                || value instanceof Vector3f ? value.toString()
                : "of the type " + value.getClass().getSimpleName();
    }
}

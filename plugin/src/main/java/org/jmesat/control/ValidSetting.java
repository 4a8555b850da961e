package org.jmesat.control;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import org.jmesat.internal.text.Property;
import org.jmesat.internal.text.SettingFormat;

/** Replaces invalid values of a collider's settings, and reports them. An editor cannot handle an exception instead. */
final class ValidSetting {
    private ValidSetting() {
    }

    static <T> T notNull(String name, T value, T otherwise) {
        return value == null ? Property.replace(name, null, otherwise) : value;
    }

    static float finite(String name, float value, float otherwise) {
        return Float.isFinite(value) ? value : Property.replace(name, value, otherwise);
    }

    /** A length: finite, and not negative. */
    static float length(String name, float value, float otherwise) {
        return value >= 0 && value <= Float.MAX_VALUE ? value
                : Property.replace(name, value, value < 0 ? 0f : otherwise);
    }

    /** A copy of a vector with finite coordinates. */
    static Vector2f finite(String name, Vector2f value, Vector2f otherwise) {
        if (value == null || !Float.isFinite(value.x) || !Float.isFinite(value.y)) {
            return Property.replace(name, value, otherwise);
        }
        return value.clone();
    }

    /** A copy of a vector of two lengths. */
    static Vector2f lengths(String name, Vector2f value, Vector2f otherwise) {
        Vector2f copy = finite(name, value, otherwise);
        return copy.x >= 0 && copy.y >= 0 ? copy
                : Property.replace(name, copy, new Vector2f(Math.max(copy.x, 0), Math.max(copy.y, 0)));
    }

    /** A copy of a range, which may be infinite at either end, with its ends in order. */
    static Vector2f range(String name, Vector2f value) {
        if (value == null) {
            return new Vector2f(Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY);
        }
        if (value.x <= value.y) {
            return value.clone();
        }
        float low = Float.isNaN(value.x) ? Float.NEGATIVE_INFINITY : value.x;
        float high = Float.isNaN(value.y) ? Float.POSITIVE_INFINITY : value.y;
        return Property.replace(name, value, new Vector2f(Math.min(low, high), Math.max(low, high)));
    }

    /** A copy of a vector of {@link SettingFormat#isDirection}. */
    static Vector3f direction(String name, Vector3f value, Vector3f otherwise) {
        return SettingFormat.isDirection(value) ? value.clone() : Property.replace(name, value, otherwise);
    }

    /** A number of vertices: 0 for no limit, or at least 3. */
    static int vertexCount(String name, int value) {
        return value == 0 || value >= 3 ? value : Property.replace(name, value, value < 0 ? 0 : 3);
    }
}

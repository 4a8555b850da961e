package org.jmesat.scripts;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import org.jmesat.internal.geometry.PointText;
import org.jmesat.internal.text.Property;

/** What properties do with a value that they cannot have: they replace it, and report numbers and vectors. */
final class Limits {
    /**
     * The greatest part of a velocity, a way or a direction. A float holds 10²⁹ times as much, so that no sum of ways
     * becomes infinite or NaN.
     */
    static final float GREATEST = 1e9f;
    private Limits() {
    }

    /** The value if it is finite and at least 0, otherwise 0. */
    static float atLeastZero(String name, float value) {
        return value >= 0 && value <= Float.MAX_VALUE ? value : Property.replace(name, value, 0f);
    }

    /** The value if it is finite, otherwise another one. */
    static float finite(String name, float value, float otherwise) {
        return Float.isFinite(value) ? value : Property.replace(name, value, otherwise);
    }

    /** A copy of a colour; of another one for null, NaN and infinite parts. */
    static ColorRGBA color(ColorRGBA color, ColorRGBA otherwise) {
        boolean finite = color != null && Float.isFinite(color.r + color.g + color.b + color.a);
        return (finite ? color : otherwise).clone();
    }

    /** The value if it is finite and above 0, otherwise another one. */
    static float above(String name, float value, float otherwise) {
        return value > 0 && value <= Float.MAX_VALUE ? value : Property.replace(name, value, otherwise);
    }

    /**
     * A copy of a vector, shortened if a component is above {@link #GREATEST}; a copy of another one for null, NaN and
     * infinite components.
     */
    static Vector3f vector(String name, Vector3f vector, Vector3f otherwise) {
        if (!Vector3f.isValidVector(vector)) {
            return Property.replace(name, vector, otherwise).clone();
        }
        float most = greatest(vector);
        return most <= GREATEST ? vector.clone() : Property.replace(name, vector,
                new Vector3f(vector.x / most, vector.y / most, vector.z / most).multLocal(GREATEST));
    }

    /** Such a vector, of which a component is above 0 even if squared. */
    static Vector3f direction(String name, Vector3f vector, Vector3f otherwise) {
        Vector3f used = vector(name, vector, otherwise);
        return greatest(used) >= 1 / GREATEST ? used : Property.replace(name, used, otherwise).clone();
    }

    /** The greatest component without its sign. */
    static float greatest(Vector3f vector) {
        return Math.max(Math.abs(vector.x), Math.max(Math.abs(vector.y), Math.abs(vector.z)));
    }

    /**
     * The key of a number in user data; another one for null, for a blank one and, with a report, for one of this
     * plugin: a number there would change a collider or the scene.
     */
    static String key(String key, String otherwise) {
        String used = text(key, otherwise);
        return used.startsWith("jmesat.") ? Property.replace("key", PointText.shorten(used), otherwise) : used;
    }

    /** The text; an empty one for null. */
    static String text(String text) {
        return text == null ? "" : text;
    }

    /** The text; another one for null and blank texts. */
    static String text(String text, String otherwise) {
        return text == null || text.isBlank() ? otherwise : text;
    }
}

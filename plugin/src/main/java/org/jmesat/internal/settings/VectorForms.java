package org.jmesat.internal.settings;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.internal.settings.ScriptValue.Kind;

/** The forms of vectors and colours. */
public final class VectorForms {
    private static final int HEXADECIMAL = 16;
    /** A part of a colour in hexadecimal digits that means 1. */
    private static final float FULL = 255;
    private static final int RGB = 3;
    private static final int RGBA = 4;

    private VectorForms() {
    }

    /** The form of a type of vectors or colours; null for other types. */
    static PropertyForm of(Class<?> type) {
        if (type == Vector2f.class) {
            return new PropertyForm(VectorForms::plane,
                    value -> value instanceof Vector2f v ? write(v.x, v.y) : null,
                    value -> "a vector of 2 numbers, such as (1, 2)");
        } else if (type == Vector3f.class) {
            return new PropertyForm(VectorForms::space,
                    value -> value instanceof Vector3f v ? write(v.x, v.y, v.z) : null,
                    value -> "a vector of 3 numbers, such as (1, 2, 3)");
        } else if (type == Vector4f.class) {
            return new PropertyForm(VectorForms::four,
                    value -> value instanceof Vector4f v ? write(v.x, v.y, v.z, v.w) : null,
                    value -> "a vector of 4 numbers, such as (1, 2, 3, 4)");
        } else if (type == ColorRGBA.class) {
            return new PropertyForm(VectorForms::color, value -> value instanceof ColorRGBA c ? write(c) : null,
                    value -> "a colour, such as #ff8000 or (1, 0.5, 0)");
        }
        return null;
    }

    private static Vector2f plane(ScriptValue value) {
        float[] n = numbers(value, 2);
        return n == null ? null : new Vector2f(n[0], n[1]);
    }

    /** Reads a vector of three numbers; null if it is none. */
    public static Vector3f space(ScriptValue value) {
        float[] n = numbers(value, 3);
        return n == null ? null : new Vector3f(n[0], n[1], n[2]);
    }

    private static Vector4f four(ScriptValue value) {
        float[] n = numbers(value, 4);
        return n == null ? null : new Vector4f(n[0], n[1], n[2], n[3]);
    }

    private static ColorRGBA color(ScriptValue value) {
        if (value.kind() == Kind.COLOR) {
            String text = value.text();
            return new ColorRGBA(part(text, 0), part(text, 1), part(text, 2), part(text, 3));
        }
        float[] n = numbers(value, RGBA);
        if (n != null) {
            return new ColorRGBA(n[0], n[1], n[2], n[3]);
        }
        n = numbers(value, RGB);
        return n == null ? null : new ColorRGBA(n[0], n[1], n[2], 1);
    }

    /** A part of a text such as #ff8000; 1 if it is missing. */
    private static float part(String text, int i) {
        int from = 1 + 2 * i;
        return from == text.length() ? 1 : Integer.parseInt(text.substring(from, from + 2), HEXADECIMAL) / FULL;
    }

    /** The numbers of a vector; null if it has more or fewer, or one is not finite as a number of 32 bits. */
    private static float[] numbers(ScriptValue value, int count) {
        if (value.kind() != Kind.VECTOR || value.parts().size() != count) {
            return null;
        }
        float[] numbers = new float[count];
        for (int i = 0; i < count; i++) {
            Float number = NumberForms.single(value.parts().get(i));
            if (number == null) {
                return null;
            }
            numbers[i] = number;
        }
        return numbers;
    }

    private static ScriptValue write(ColorRGBA color) {
        return color.a == 1 ? write(color.r, color.g, color.b) : write(color.r, color.g, color.b, color.a);
    }

    private static ScriptValue write(float... numbers) {
        List<ScriptValue> parts = new ArrayList<>();
        for (float each : numbers) {
            ScriptValue part = NumberForms.write(each);
            if (part == null) {
                return null;
            }
            parts.add(part);
        }
        return ScriptValue.of(Kind.VECTOR, parts);
    }
}

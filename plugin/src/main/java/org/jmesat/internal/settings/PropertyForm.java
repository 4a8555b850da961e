package org.jmesat.internal.settings;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jmesat.internal.settings.ScriptValue.Kind;
import org.jmesat.internal.text.NearestName;

/**
 * How values of one type are read from a script text and written.
 *
 * @param reading a value as one of the type; null if it is invalid
 * @param writing a value of the type (not null) as text; null if it has none, such as NaN
 * @param validity what valid values are, instead of an invalid one: a noun with its article, or a list
 */
record PropertyForm(Function<ScriptValue, ?> reading, Function<Object, ScriptValue> writing,
        Function<ScriptValue, String> validity) {
    /**
     * The types except enums. Of overloaded setters, the first one in this order that accepts a value is used: the
     * narrow types before the wide ones, and texts last.
     */
    private static final List<Class<?>> ORDER = List.of(boolean.class, int.class, long.class, float.class, double.class,
            Vector2f.class, Vector3f.class, Vector4f.class, ColorRGBA.class, Enum.class, String[].class, List.class,
            String.class);
    /** Of an enum with more constants, a message lists none. */
    private static final int MOST_LISTED = 12;

    /** The form of a type; null if values of the type have none. */
    static PropertyForm of(Type generic) {
        if (!(generic instanceof Class<?> type)) {
            boolean texts = generic instanceof ParameterizedType list && list.getRawType() == List.class
                    && list.getActualTypeArguments()[0] == String.class;
            return texts ? texts(list -> list, value -> (List<?>) value) : null;
        }
        if (type == boolean.class) {
            return new PropertyForm(PropertyForm::truth, value -> ScriptValue.of(Kind.WORD, value.toString()),
                    value -> "true or false");
        } else if (type == String.class) {
            return new PropertyForm(PropertyForm::text, value -> ScriptValue.of(Kind.TEXT, (String) value),
                    value -> "a text in quotes");
        } else if (type == String[].class) {
            return texts(list -> list.toArray(new String[0]), value -> Arrays.asList((String[]) value));
        } else if (type.isEnum()) {
            return constants(type);
        }
        PropertyForm number = NumberForms.of(type);
        return number != null ? number : VectorForms.of(type);
    }

    /** The place of a type in the order of overloaded setters. */
    static int rank(Class<?> type) {
        return ORDER.indexOf(type.isEnum() ? Enum.class : type);
    }

    private static Boolean truth(ScriptValue value) {
        String word = value.kind() == Kind.WORD ? value.text() : "";
        return word.equalsIgnoreCase("true") ? Boolean.TRUE : word.equalsIgnoreCase("false") ? Boolean.FALSE : null;
    }

    private static String text(ScriptValue value) {
        return switch (value.kind()) {
            case TEXT, WORD, NUMBER -> value.text();
            default -> null;
        };
    }

    /** Initializes the enum only when a value is read, since that runs code of the game and may fail. */
    private static PropertyForm constants(Class<?> type) {
        return new PropertyForm(value -> {
            String name = name(value);
            Enum<?> anyCase = null;
            for (Object each : type.getEnumConstants()) {
                Enum<?> constant = (Enum<?>) each;
                if (constant.name().equals(name)) {
                    return constant;
                }
                anyCase = anyCase == null && constant.name().equalsIgnoreCase(name) ? constant : anyCase;
            }
            return anyCase;
        }, value -> ScriptValue.of(Kind.WORD, ((Enum<?>) value).name()), value -> validConstant(type, name(value)));
    }

    private static String validConstant(Class<?> type, String name) {
        List<String> names = Stream.of(type.getEnumConstants()).map(each -> ((Enum<?>) each).name()).toList();
        String nearest = name == null || names.isEmpty() ? ""
                : "; the nearest is " + NearestName.find(name.toUpperCase(Locale.ROOT), names);
        return (names.size() > MOST_LISTED ? "a constant of " + type.getSimpleName()
                : "one of " + String.join(", ", names)) + nearest;
    }

    private static String name(ScriptValue value) {
        return value.kind() == Kind.WORD || value.kind() == Kind.TEXT ? value.text().strip() : null;
    }

    private static PropertyForm texts(Function<List<String>, ?> reading, Function<Object, List<?>> writing) {
        return new PropertyForm(value -> {
            List<String> texts = texts(value);
            return texts == null ? null : reading.apply(texts);
        }, value -> write(writing.apply(value)), value -> "a list of texts, such as ['a', 'b']");
    }

    /** An immutable list; a text by itself is a list of one. */
    private static List<String> texts(ScriptValue value) {
        List<String> texts = new ArrayList<>();
        for (ScriptValue each : value.kind() == Kind.LIST ? value.parts() : List.of(value)) {
            String text = text(each);
            if (text == null) {
                return null;
            }
            texts.add(text);
        }
        return List.copyOf(texts);
    }

    private static ScriptValue write(List<?> texts) {
        List<ScriptValue> parts = new ArrayList<>();
        for (Object each : texts) {
            if (!(each instanceof String text)) {
                return null;
            }
            parts.add(ScriptValue.of(Kind.TEXT, text));
        }
        return ScriptValue.of(Kind.LIST, parts);
    }
}

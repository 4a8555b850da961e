package org.jmesat.internal.settings;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.jmesat.internal.settings.ScriptValue.Kind;
import org.jmesat.internal.text.NearestName;

/**
 * How values of one type are read from a script text and written. A number that its type cannot hold is invalid.
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
    private static final int HEXADECIMAL = 16;
    /** A part of a colour in hexadecimal digits that means 1. */
    private static final float FULL = 255;
    private static final int RGB = 3;
    private static final int RGBA = 4;

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
        } else if (type == int.class) {
            return integers(Integer.MIN_VALUE, Integer.MAX_VALUE, integer -> (int) integer);
        } else if (type == long.class) {
            return integers(Long.MIN_VALUE, Long.MAX_VALUE, integer -> integer);
        } else if (type == float.class) {
            return numbers(PropertyForm::single, value -> write((float) value), "3.4e38");
        } else if (type == double.class) {
            return numbers(PropertyForm::twice, value -> Double.isFinite((double) value)
                    ? ScriptValue.of(Kind.NUMBER, ShortestNumber.of((double) value)) : null, "1.7e308");
        } else if (type == Vector2f.class) {
            return new PropertyForm(value -> vector(value, 2, n -> new Vector2f(n[0], n[1])),
                    value -> write(((Vector2f) value).toArray(null)),
                    value -> "a vector of 2 numbers, such as (1, 2)");
        } else if (type == Vector3f.class) {
            return new PropertyForm(ScriptValue::toVector,
                    value -> write(((Vector3f) value).toArray(null)),
                    value -> "a vector of 3 numbers, such as (1, 2, 3)");
        } else if (type == Vector4f.class) {
            return new PropertyForm(value -> vector(value, 4, n -> new Vector4f(n[0], n[1], n[2], n[3])),
                    value -> write(((Vector4f) value).toArray(null)),
                    value -> "a vector of 4 numbers, such as (1, 2, 3, 4)");
        } else if (type == ColorRGBA.class) {
            return new PropertyForm(PropertyForm::color, value -> write((ColorRGBA) value),
                    value -> "a colour, such as #ff8000 or (1, 0.5, 0)");
        }
        return null;
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

    /** Integers may also be written as 2.0 or 2e3. */
    private static PropertyForm integers(long least, long greatest, LongFunction<Object> boxing) {
        return new PropertyForm(value -> {
            try {
                long integer = new BigDecimal(value.kind() == Kind.NUMBER ? value.text() : "").longValueExact();
                return integer >= least && integer <= greatest ? boxing.apply(integer) : null;
            } catch (ArithmeticException | NumberFormatException e) {
                // No number, a fraction, or too great.
                return null;
            }
        }, value -> ScriptValue.of(Kind.NUMBER, value.toString()),
                value -> value.kind() == Kind.NUMBER && Math.abs(Double.parseDouble(value.text())) >= greatest
                        ? "an integer from " + least + " to " + greatest : "an integer");
    }

    private static PropertyForm numbers(Function<ScriptValue, ?> reading, Function<Object, ScriptValue> writing,
            String greatest) {
        return new PropertyForm(reading, writing, value -> value.kind() == Kind.NUMBER
                ? "a number from -" + greatest + " to " + greatest : "a number");
    }

    private static Float single(ScriptValue value) {
        float number = value.kind() == Kind.NUMBER ? Float.parseFloat(value.text()) : Float.NaN;
        return Float.isFinite(number) ? Float.valueOf(number) : null;
    }

    private static Double twice(ScriptValue value) {
        double number = value.kind() == Kind.NUMBER ? Double.parseDouble(value.text()) : Double.NaN;
        return Double.isFinite(number) ? Double.valueOf(number) : null;
    }

    /** Null for a number that is not finite. */
    private static ScriptValue write(float value) {
        return Float.isFinite(value) ? ScriptValue.of(Kind.NUMBER, ShortestNumber.of(value)) : null;
    }

    /** Reads a vector; null if it has more or fewer numbers, or one is not finite as a number of 32 bits. */
    static <T> T vector(ScriptValue value, int count, Function<float[], T> reading) {
        if (value.kind() != Kind.VECTOR || value.parts().size() != count) {
            return null;
        }
        float[] numbers = new float[count];
        for (int i = 0; i < count; i++) {
            Float number = single(value.parts().get(i));
            if (number == null) {
                return null;
            }
            numbers[i] = number;
        }
        return reading.apply(numbers);
    }

    private static ColorRGBA color(ScriptValue value) {
        if (value.kind() == Kind.COLOR) {
            String text = value.text();
            return new ColorRGBA(part(text, 0), part(text, 1), part(text, 2), part(text, 3));
        }
        ColorRGBA opaque = vector(value, RGB, n -> new ColorRGBA(n[0], n[1], n[2], 1));
        return opaque != null ? opaque : vector(value, RGBA, n -> new ColorRGBA(n[0], n[1], n[2], n[3]));
    }

    /** A part of a text such as #ff8000; 1 if it is missing. */
    private static float part(String text, int i) {
        int from = 1 + 2 * i;
        return from == text.length() ? 1 : Integer.parseInt(text.substring(from, from + 2), HEXADECIMAL) / FULL;
    }

    private static ScriptValue write(ColorRGBA color) {
        return write(Arrays.copyOf(color.getColorArray(), color.a == 1 ? RGB : RGBA));
    }

    private static ScriptValue write(float[] numbers) {
        List<ScriptValue> parts = new ArrayList<>();
        for (float each : numbers) {
            ScriptValue part = write(each);
            if (part == null) {
                return null;
            }
            parts.add(part);
        }
        return ScriptValue.of(Kind.VECTOR, parts);
    }
}

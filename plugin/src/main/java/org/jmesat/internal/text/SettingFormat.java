package org.jmesat.internal.text;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Locale;
import java.util.function.DoublePredicate;
import java.util.function.Function;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.geometry.PointText;

/**
 * How values of one type are given in user data and in saved Controls. All of them may be given as text. What is
 * written is a Boolean, Integer, Long, Float or String.
 *
 * @param <T> the type of the property
 */
public final class SettingFormat<T> {
    /** A Boolean. */
    public static final SettingFormat<Boolean> TRUTH =
            new SettingFormat<>(SavedFields::truth, value -> value, value -> "true or false");

    /** Any text. */
    public static final SettingFormat<String> TEXT =
            new SettingFormat<>(value -> value instanceof String text ? text : null, value -> value,
                    value -> "a text");

    /** Directions of three numbers, as {@link #isDirection} has it. */
    public static final SettingFormat<Vector3f> DIRECTION = new SettingFormat<>(value -> {
        Vector3f vector = value instanceof String text ? PointText.readVector(text)
                : value instanceof Vector3f given ? given : null;
        return isDirection(vector) ? vector : null;
    }, PointText::write, value -> "a direction of three numbers, such as \"0, 1, 0\"");

    private static final float SHORTEST = 1e-9f;
    private static final float LONGEST = 1e9f;

    private final Function<Object, T> reading;
    private final Function<T, Object> writing;
    private final Function<Object, String> validity;

    private SettingFormat(Function<Object, T> reading, Function<T, Object> writing,
            Function<Object, String> validity) {
        this.reading = reading;
        this.writing = writing;
        this.validity = validity;
    }

    /**
     * The format of all finite values of a type; null if it has none. Lists are immutable ones of convex polygons, as
     * in {@link PolygonText}.
     */
    @SuppressWarnings("unchecked")
    static SettingFormat<Object> of(Class<?> type) {
        SettingFormat<?> format = null;
        if (type == boolean.class) {
            format = TRUTH;
        } else if (type == int.class) {
            format = integer("an integer of 32 bits", integer -> true);
        } else if (type == long.class) {
            format = new SettingFormat<>(SettingFormat::integer, value -> value, value -> "an integer of 64 bits");
        } else if (type == float.class) {
            format = number("a finite number", Double::isFinite);
        } else if (type == String.class) {
            format = TEXT;
        } else if (type == Vector2f.class) {
            format = point("two numbers", point -> true);
        } else if (type == List.class) {
            format = new SettingFormat<>(SettingFormat::polygons, PolygonText::write, SettingFormat::validPolygons);
        } else if (type.isEnum()) {
            format = name(type);
        }
        return (SettingFormat<Object>) format;
    }

    /** Numbers of 32 bits that satisfy a condition. */
    public static SettingFormat<Float> number(String valid, DoublePredicate condition) {
        return new SettingFormat<>(value -> {
            Float number = number(value);
            return number != null && condition.test(number) ? number : null;
        }, value -> value, value -> valid);
    }

    /** Integers of 32 bits that satisfy a condition. */
    public static SettingFormat<Integer> integer(String valid, LongPredicate condition) {
        return new SettingFormat<>(value -> {
            Long integer = integer(value);
            return integer != null && (int) (long) integer == integer && condition.test(integer)
                    ? Integer.valueOf((int) (long) integer) : null;
        }, value -> value, value -> valid);
    }

    /** Pairs of numbers, such as "2, 1", that satisfy a condition. */
    public static SettingFormat<Vector2f> point(String valid, Predicate<Vector2f> condition) {
        return new SettingFormat<>(value -> {
            Vector2f point = value instanceof String text ? PointText.readPoint(text)
                    : value instanceof Vector2f vector ? vector : null;
            return point != null && condition.test(point) ? point : null;
        }, PointText::write, value -> valid);
    }

    /** Vectors of three finite numbers, such as "0, 5, 0". */
    public static SettingFormat<Vector3f> vector() {
        return new SettingFormat<>(value -> {
            Vector3f vector = value instanceof String text ? PointText.readVector(text)
                    : value instanceof Vector3f found ? found : null;
            return Vector3f.isValidVector(vector) ? vector : null;
        }, PointText::write, value -> "three numbers, such as \"0, 5, 0\"");
    }

    /** Whether a vector has a length, and one of which the square is a finite float above 0. */
    public static boolean isDirection(Vector3f vector) {
        float most = vector == null ? 0
                : Math.max(Math.abs(vector.x), Math.max(Math.abs(vector.y), Math.abs(vector.z)));
        return most >= SHORTEST && most <= LONGEST;
    }

    /** The constants of an enum, by name in any case. */
    public static <E> SettingFormat<E> name(Class<E> type) {
        E[] constants = type.getEnumConstants();
        List<String> names = Stream.of(constants).map(each -> ((Enum<?>) each).name()).toList();
        return new SettingFormat<>(value -> {
            int found = value instanceof String text ? find(text.strip(), names) : -1;
            return found < 0 ? null : constants[found];
        }, value -> ((Enum<?>) value).name(), value -> "one of " + String.join(", ", names)
                + (value instanceof String text ? nearest(text.strip(), names) : ""));
    }

    /** The nearest of the names that contain the text, or of all names if none does; nothing if it is not near. */
    private static String nearest(String text, List<String> names) {
        String part = PointText.shorten(text).toUpperCase(Locale.ROOT);
        List<String> longer = names.stream().filter(each -> each.contains(part)).toList();
        String nearest = NearestName.find(text, longer.isEmpty() ? names : longer);
        return longer.isEmpty() && !NearestName.isLikely(text, nearest) ? "" : "; the nearest is " + nearest;
    }

    private static int find(String name, List<String> names) {
        for (int i = 0; i < names.size(); i++) {
            if (names.get(i).equalsIgnoreCase(name)) {
                return i;
            }
        }
        return -1;
    }

    private static Float number(Object value) {
        try {
            return value instanceof Number number ? Float.valueOf(number.floatValue())
                    : value instanceof String text ? Float.valueOf(text) : null;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** Of text, hexadecimal numbers such as "0xFF" are valid, too. */
    private static Long integer(Object value) {
        try {
            return value instanceof Long || value instanceof Integer || value instanceof Short || value instanceof Byte
                    ? Long.valueOf(((Number) value).longValue())
                    : value instanceof String text ? Long.valueOf(integer(text.strip())) : null;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    private static long integer(String text) {
        return text.regionMatches(true, 0, "0x", 0, 2) ? Long.parseUnsignedLong(text.substring(2), 16)
                : Long.parseLong(text);
    }

    private static List<ConvexPolygon> polygons(Object value) {
        try {
            return value instanceof String text ? PolygonText.read(text) : null;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static String validPolygons(Object value) {
        String reason = "";
        try {
            if (value instanceof String text) {
                PolygonText.read(text);
            }
        } catch (IllegalArgumentException e) {
            reason = " (" + e.getMessage() + ')';
        }
        return "convex pieces such as \"0 0, 2 0, 0 1; 3 1 rounded 0.5\"" + reason;
    }

    /** The value of user data as a value of the property; null if it is invalid. */
    public T read(Object value) {
        return reading.apply(value);
    }

    /** The value of a property as user data. */
    public Object write(T value) {
        return writing.apply(value);
    }

    /** What valid values are, instead of an invalid one; a noun with its article, or a list. */
    public String valid(Object invalid) {
        return validity.apply(invalid);
    }
}

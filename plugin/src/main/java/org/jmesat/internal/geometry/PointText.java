package org.jmesat.internal.geometry;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import java.util.Arrays;
import java.util.Objects;
import java.util.regex.Pattern;

/** Reads points from text, as people write them in an editor: "2, 1" is a point, "0 0, 2 0, 2 1" are three. */
public final class PointText {
    private static final Pattern BETWEEN_NUMBERS = Pattern.compile("\\s*,\\s*|\\s+");
    private static final Pattern BETWEEN_POINTS = Pattern.compile(",");
    private static final Pattern SPACES = Pattern.compile("\\s+");
    private static final int LONGEST_QUOTE = 40;

    private PointText() {
    }

    /** Reads two numbers separated by a comma or spaces; NaN and Infinity are numbers. Null for any other text. */
    public static Vector2f readPoint(String text) {
        float[] numbers = readNumbers(text, 2);
        return numbers == null ? null : new Vector2f(numbers[0], numbers[1]);
    }

    /** Reads three numbers like {@link #readPoint}. */
    public static Vector3f readVector(String text) {
        float[] numbers = readNumbers(text, 3);
        return numbers == null ? null : new Vector3f(numbers[0], numbers[1], numbers[2]);
    }

    /** Reads some numbers like {@link #readPoint}. */
    public static float[] readNumbers(String text, int count) {
        String[] parts = BETWEEN_NUMBERS.split(Objects.requireNonNull(text, "text").strip(), -1);
        if (parts.length != count) {
            return null;
        }
        float[] numbers = new float[count];
        try {
            for (int i = 0; i < count; i++) {
                numbers[i] = Float.parseFloat(parts[i]);
            }
            return numbers;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** Writes a point so that {@link #readPoint} gives the same bits. */
    public static String write(Vector2f point) {
        Objects.requireNonNull(point, "point");
        return point.x + ", " + point.y;
    }

    /** Writes a vector so that {@link #readVector} gives the same bits. */
    public static String write(Vector3f vector) {
        Objects.requireNonNull(vector, "vector");
        return vector.x + ", " + vector.y + ", " + vector.z;
    }

    /**
     * Reads points separated by commas, each as x and y separated by spaces. Blank points are skipped, so that a comma
     * may end the text. Returns x and y of each point.
     *
     * @throws IllegalArgumentException if a point is anything but two finite numbers; the message is the rest of a
     *     sentence that begins with the text
     */
    public static float[] readPoints(String text) {
        String[] points = BETWEEN_POINTS.split(Objects.requireNonNull(text, "text"));
        float[] xy = new float[2 * points.length];
        int n = 0;
        for (String each : points) {
            String point = each.strip();
            if (!point.isEmpty()) {
                String[] numbers = SPACES.split(point);
                xy[n++] = number(numbers, 0, point);
                xy[n++] = number(numbers, 1, point);
            }
        }
        return n == xy.length ? xy : Arrays.copyOf(xy, n);
    }

    private static float number(String[] numbers, int i, String point) {
        try {
            float number = numbers.length == 2 ? Float.parseFloat(numbers[i]) : Float.NaN;
            if (Float.isFinite(number)) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Reported below.
        }
        throw new IllegalArgumentException("have " + quote(point) + " where x and y of a point are expected");
    }

    /** A text in quotation marks, shortened if it is long. */
    public static String quote(String text) {
        return '"' + shorten(text) + '"';
    }

    /** The beginning of a text if it is long, otherwise the text. */
    public static String shorten(String text) {
        Objects.requireNonNull(text, "text");
        return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + '\u2026';
    }
}

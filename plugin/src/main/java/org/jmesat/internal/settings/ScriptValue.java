package org.jmesat.internal.settings;

import com.jme3.math.Vector3f;
import java.util.List;

/**
 * A value in a script text.
 *
 * @param kind its form
 * @param text the content of a TEXT without quotes and escapes; a WORD, NUMBER or COLOR as written; otherwise empty
 * @param parts the numbers of a VECTOR, or the values of a LIST; otherwise empty
 */
public record ScriptValue(Kind kind, String text, List<ScriptValue> parts) {
    /** The forms of values. */
    public enum Kind {
        /** Text in quotes. */
        TEXT,
        /** A word without quotes: true, false or the constant of an enum. */
        WORD,
        /** A decimal number. */
        NUMBER,
        /** A number sign and six or eight hexadecimal digits. */
        COLOR,
        /** Two to four numbers in parentheses. */
        VECTOR,
        /** Values other than lists, in brackets. */
        LIST
    }

    static ScriptValue of(Kind kind, String text) {
        return new ScriptValue(kind, text, List.of());
    }

    static ScriptValue of(Kind kind, List<ScriptValue> parts) {
        return new ScriptValue(kind, "", List.copyOf(parts));
    }

    /** The value as a vector of three numbers; null if it is none. */
    public Vector3f toVector() {
        return PropertyForm.vector(this, 3, n -> new Vector3f(n[0], n[1], n[2]));
    }

    /** Writes the value as {@link ScriptParser} reads it. */
    @Override
    public String toString() {
        return switch (kind) {
            case TEXT -> quote(text);
            case WORD, NUMBER, COLOR -> text;
            case VECTOR -> "(" + join() + ")";
            case LIST -> "[" + join() + "]";
        };
    }

    private String join() {
        return String.join(", ", parts.stream().map(ScriptValue::toString).toList());
    }

    /** Puts text in single quotes. */
    static String quote(String text) {
        StringBuilder quoted = new StringBuilder("'");
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            switch (each) {
                case '\'', '\\' -> quoted.append('\\').append(each);
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                default -> quoted.append(each);
            }
        }
        return quoted.append('\'').toString();
    }
}

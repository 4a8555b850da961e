package org.jmesat.internal.settings;

import java.math.BigDecimal;
import org.jmesat.internal.settings.ScriptValue.Kind;

/** The forms of numbers. A number that its type cannot hold is invalid. */
final class NumberForms {
    private NumberForms() {
    }

    /** The form of a type of numbers; null for other types. */
    static PropertyForm of(Class<?> type) {
        if (type == int.class) {
            return new PropertyForm(value -> {
                Long integer = integer(value, Integer.MIN_VALUE, Integer.MAX_VALUE);
                return integer == null ? null : Integer.valueOf(integer.intValue());
            }, NumberForms::write, value -> validInteger(value, Integer.MIN_VALUE, Integer.MAX_VALUE));
        } else if (type == long.class) {
            return new PropertyForm(value -> integer(value, Long.MIN_VALUE, Long.MAX_VALUE), NumberForms::write,
                    value -> validInteger(value, Long.MIN_VALUE, Long.MAX_VALUE));
        } else if (type == float.class) {
            return new PropertyForm(NumberForms::single, value -> write((float) value),
                    value -> validNumber(value, "3.4e38"));
        } else if (type == double.class) {
            return new PropertyForm(NumberForms::twice, value -> write((double) value),
                    value -> validNumber(value, "1.7e308"));
        }
        return null;
    }

    /** A finite number of 32 bits; null for any other value. */
    static Float single(ScriptValue value) {
        if (value.kind() != Kind.NUMBER) {
            return null;
        }
        float number = Float.parseFloat(value.text());
        return Float.isFinite(number) ? Float.valueOf(number) : null;
    }

    private static Double twice(ScriptValue value) {
        if (value.kind() != Kind.NUMBER) {
            return null;
        }
        double number = Double.parseDouble(value.text());
        return Double.isFinite(number) ? Double.valueOf(number) : null;
    }

    /** Integers may also be written as 2.0 or 2e3. */
    private static Long integer(ScriptValue value, long least, long greatest) {
        if (value.kind() != Kind.NUMBER) {
            return null;
        }
        try {
            long integer = new BigDecimal(value.text()).longValueExact();
            return integer >= least && integer <= greatest ? Long.valueOf(integer) : null;
        } catch (ArithmeticException | NumberFormatException e) {
            // A fraction, or too great.
            return null;
        }
    }

    private static String validInteger(ScriptValue value, long least, long greatest) {
        boolean great = value.kind() == Kind.NUMBER && Math.abs(Double.parseDouble(value.text())) >= greatest;
        return great ? "an integer from " + least + " to " + greatest : "an integer";
    }

    private static String validNumber(ScriptValue value, String greatest) {
        return value.kind() == Kind.NUMBER ? "a number from -" + greatest + " to " + greatest : "a number";
    }

    private static ScriptValue write(Object integer) {
        return ScriptValue.of(Kind.NUMBER, integer.toString());
    }

    /** Null for a number that is not finite. */
    static ScriptValue write(float value) {
        return Float.isFinite(value) ? ScriptValue.of(Kind.NUMBER, ShortestNumber.of(value)) : null;
    }

    private static ScriptValue write(double value) {
        return Double.isFinite(value) ? ScriptValue.of(Kind.NUMBER, ShortestNumber.of(value)) : null;
    }
}

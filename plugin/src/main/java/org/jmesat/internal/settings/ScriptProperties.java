package org.jmesat.internal.settings;

import com.jme3.math.Vector3f;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.geometry.PointText;
import org.jmesat.internal.text.NearestName;
import org.jmesat.internal.text.ThrownText;

/**
 * Sets properties of scripts by their public setters, {@code void setX(T)}, and reads them. T is a boolean, int, long,
 * float, double, String, enum, Vector2f, Vector3f, Vector4f, ColorRGBA, String[] or {@code List<String>}.
 */
public final class ScriptProperties {
    /**
     * How a script differs from a new one.
     *
     * @param properties the properties with other values, in alphabetical order
     * @param withoutText the names of those whose values no text can say, such as NaN or null
     */
    public record Difference(List<ScriptText.Property> properties, List<String> withoutText) {
    }

    private ScriptProperties() {
    }

    /**
     * Sets properties in their order. One that is invalid, or was set before, is left as it is. A number, a vector
     * or a text that differs after it was set is a problem, too.
     *
     * @return the problems, each the rest of a sentence about the spatial, such as "its script Coin has delay='x'
     *     instead of a number"
     */
    public static List<String> set(CollisionScript script, List<ScriptText.Property> properties) {
        if (properties.isEmpty()) {
            return List.of();
        }
        List<String> problems = new ArrayList<>();
        try {
            SortedMap<String, ScriptProperty> known = ScriptProperty.of(script.getClass());
            Set<String> seen = new HashSet<>();
            for (ScriptText.Property each : properties) {
                String problem = seen.add(each.name()) ? set(script, known, each)
                        : describe(script) + " has " + PointText.shorten(each.name())
                                + " twice; the first value is used";
                if (problem != null) {
                    problems.add(problem);
                }
            }
        } catch (RefusedScriptException e) {
            problems.add(describe(script) + ' ' + e.getMessage());
        }
        return problems;
    }

    /** The name of a script in a sentence about its spatial, such as "its script Coin". */
    public static String describe(CollisionScript script) {
        String name = script.getClass().getName();
        return "its script " + name.substring(name.lastIndexOf('.') + 1);
    }

    /** Whether two lists set the same values to the same properties, perhaps in another form, such as 4 and 4.0. */
    public static boolean isSame(Class<?> type, List<ScriptText.Property> some, List<ScriptText.Property> others) {
        if (some.size() != others.size()) {
            return false;
        }
        try {
            SortedMap<String, ScriptProperty> known = ScriptProperty.of(type);
            for (int i = 0; i < some.size(); i++) {
                ScriptText.Property one = some.get(i);
                ScriptText.Property other = others.get(i);
                ScriptProperty property = one.name().equals(other.name()) ? known.get(one.name()) : null;
                Object value = convert(property, one.value());
                if (!one.equals(other)
                        && (value == null || !Objects.deepEquals(value, convert(property, other.value())))) {
                    return false;
                }
            }
            return true;
        } catch (RefusedScriptException | RuntimeException | LinkageError e) {
            // Setting the values again reports it.
            return false;
        }
    }

    /** What the first setter that accepts a value gets; null if there is none. */
    private static Object convert(ScriptProperty property, ScriptValue value) {
        for (ScriptProperty.Setter each : property == null ? List.<ScriptProperty.Setter>of() : property.setters()) {
            Object converted = each.form() == null ? null : each.form().reading().apply(value);
            if (converted != null) {
                return converted;
            }
        }
        return null;
    }

    private static String set(CollisionScript script, SortedMap<String, ScriptProperty> known,
            ScriptText.Property property) {
        String owner = describe(script);
        String name = PointText.shorten(property.name());
        ScriptProperty found = known.get(property.name());
        if (found == null) {
            List<String> names = known.values().stream().filter(ScriptProperty::hasForm).map(ScriptProperty::name)
                    .toList();
            return owner + " has no property " + name
                    + (names.isEmpty() ? "" : "; the nearest is " + NearestName.find(property.name(), names));
        }
        if (!found.hasForm()) {
            return owner + " has " + name + " of the type " + found.setters().get(0).type().getSimpleName()
                    + ", which no text can give";
        }
        ScriptValue value = property.value();
        String has = owner + " has " + name + '=' + PointText.shorten(value.toString());
        try {
            for (ScriptProperty.Setter each : found.setters()) {
                Object converted = each.form() == null ? null : each.form().reading().apply(value);
                if (converted != null) {
                    each.method().invoke(script, converted);
                    return describeChange(script, found, converted, has);
                }
            }
            return has + " instead of " + found.firstForm().validity().apply(value);
        } catch (InvocationTargetException e) {
            return has + ", which it refuses: " + ThrownText.of(e.getCause());
        } catch (IllegalAccessException e) {
            return has + ", but its class is not public";
        } catch (RuntimeException | LinkageError e) {
            // The class of an enum cannot be initialized.
            return has + ", which cannot be set: " + ThrownText.of(e);
        }
    }

    /**
     * What a setter made of a number, a vector or a text, since setters for editors replace those out of range instead
     * of throwing.
     */
    private static String describeChange(CollisionScript script, ScriptProperty property, Object set, String has)
            throws IllegalAccessException {
        if (!(set instanceof Number || set instanceof Vector3f || set instanceof String)
                || property.readableForm() == null) {
            return null;
        }
        try {
            Object now = property.get(script);
            boolean same = now.getClass() != set.getClass() || now.equals(set);
            ScriptValue text = same ? null : property.readableForm().writing().apply(now);
            return same ? null : has + ", which it changes to " + (text == null ? now : text);
        } catch (InvocationTargetException e) {
            return null;
        }
    }

    /**
     * Finds the properties with a getter and a setter whose values differ between two scripts of the same class.
     *
     * @param script the script to describe (unaffected)
     * @param fresh a new one (unaffected)
     * @throws RefusedScriptException if the properties cannot be found, since a class that they use is missing; the
     *     message is the rest of a sentence about the script
     */
    public static Difference read(CollisionScript script, CollisionScript fresh) throws RefusedScriptException {
        if (script.getClass() != fresh.getClass()) {
            throw new IllegalArgumentException("The scripts must be of the same class, not of " + script.getClass()
                    + " and " + fresh.getClass());
        }
        List<ScriptText.Property> properties = new ArrayList<>();
        List<String> withoutText = new ArrayList<>();
        for (ScriptProperty each : ScriptProperty.of(script.getClass()).values()) {
            PropertyForm form = each.readableForm();
            if (form != null) {
                read(each, form, script, fresh, properties, withoutText);
            }
        }
        return new Difference(List.copyOf(properties), List.copyOf(withoutText));
    }

    private static void read(ScriptProperty property, PropertyForm form, CollisionScript script, CollisionScript fresh,
            List<ScriptText.Property> properties, List<String> withoutText) {
        try {
            Object value = property.get(script);
            if (!Objects.deepEquals(value, property.get(fresh))) {
                ScriptValue text = value == null ? null : form.writing().apply(value);
                if (text == null) {
                    withoutText.add(property.name());
                } else {
                    properties.add(new ScriptText.Property(property.name(), text));
                }
            }
        } catch (InvocationTargetException | IllegalAccessException | RuntimeException e) {
            withoutText.add(property.name());
        }
    }
}

package org.jmesat.internal.settings;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jmesat.internal.text.ThrownText;

/** A property of a class of scripts: its public setters, and its public getter. */
final class ScriptProperty {
    private static final String SET = "set";

    /** A setter with the form of its values; null if values of its type have no text. */
    record Setter(Method method, PropertyForm form) {
        Class<?> type() {
            return method.getParameterTypes()[0];
        }
    }

    private final String name;
    private final List<Setter> setters = new ArrayList<>();
    private Method getter;

    private ScriptProperty(String name) {
        this.name = name;
    }

    /**
     * The properties of a class by name, in alphabetical order.
     *
     * @throws RefusedScriptException if a class that they use is missing; the message is the rest of a sentence about
     *     the script
     */
    static SortedMap<String, ScriptProperty> of(Class<?> type) throws RefusedScriptException {
        try {
            return find(type);
        } catch (RuntimeException | LinkageError e) {
            throw new RefusedScriptException("has properties that cannot be found: " + ThrownText.of(e), e);
        }
    }

    private static SortedMap<String, ScriptProperty> find(Class<?> type) {
        SortedMap<String, ScriptProperty> properties = new TreeMap<>();
        for (Method each : type.getMethods()) {
            if (isSetter(each)) {
                String name = decapitalize(each.getName().substring(SET.length()));
                properties.computeIfAbsent(name, ScriptProperty::new).add(each);
            }
        }
        properties.values().forEach(each -> each.complete(type));
        return properties;
    }

    private static boolean isSetter(Method method) {
        return method.getName().startsWith(SET) && method.getName().length() > SET.length()
                && method.getParameterCount() == 1 && method.getReturnType() == void.class
                && !Modifier.isStatic(method.getModifiers());
    }

    /** The name of a property by the rule of beans: "URL" stays as it is. */
    private static String decapitalize(String name) {
        boolean acronym = name.length() > 1 && Character.isUpperCase(name.charAt(0))
                && Character.isUpperCase(name.charAt(1));
        return acronym ? name : Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    private void add(Method method) {
        setters.add(new Setter(method, PropertyForm.of(method.getGenericParameterTypes()[0])));
    }

    /** Finds the getter and orders the setters: first the one of the getter's type. */
    private void complete(Class<?> type) {
        String capital = setters.get(0).method.getName().substring(SET.length());
        getter = getter(type, "get" + capital);
        if (getter == null) {
            getter = getter(type, "is" + capital);
            getter = getter != null && getter.getReturnType() == boolean.class ? getter : null;
        }
        setters.sort(Comparator.comparing((Setter each) -> getter == null || each.type() != getter.getReturnType())
                .thenComparing(each -> each.form == null)
                .thenComparingInt(each -> PropertyForm.rank(each.type()))
                .thenComparing(each -> each.type().getName())
                .thenComparing(each -> each.method.isBridge())
                .thenComparing(each -> each.method.getDeclaringClass().getName()));
    }

    private static Method getter(Class<?> type, String name) {
        try {
            Method method = type.getMethod(name);
            return Modifier.isStatic(method.getModifiers()) ? null : method;
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    String name() {
        return name;
    }

    /** The setters in the order in which they are tried. */
    List<Setter> setters() {
        return setters;
    }

    /** Whether a text can set it. */
    boolean hasForm() {
        return firstForm() != null;
    }

    /** The form of the first setter that has one; null if none has. */
    PropertyForm firstForm() {
        for (Setter each : setters) {
            if (each.form != null) {
                return each.form;
            }
        }
        return null;
    }

    /** The form of the values that it has; null if it cannot be both read and set, or its type has no form. */
    PropertyForm readableForm() {
        Setter first = setters.get(0);
        return getter != null && getter.getGenericReturnType().equals(first.method.getGenericParameterTypes()[0])
                ? first.form : null;
    }

    /** Calls the getter. */
    Object get(Object script) throws InvocationTargetException, IllegalAccessException {
        return getter.invoke(script);
    }
}

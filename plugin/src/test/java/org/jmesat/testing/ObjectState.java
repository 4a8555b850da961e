package org.jmesat.testing;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The values of all fields of this project's objects that are reachable from some roots, by path. Two states are equal
 * if no field changed in between. References are compared by identity.
 */
public final class ObjectState {
    private Map<String, String> values = new LinkedHashMap<>();
    private final IdentityHashMap<Object, String> paths = new IdentityHashMap<>();
    private final ArrayDeque<Object> open = new ArrayDeque<>();

    private ObjectState() {
    }

    /** The state of all objects reachable from the roots; roots may be null. */
    public static Map<String, String> of(List<?> roots) {
        ObjectState state = new ObjectState();
        for (int i = 0; i < roots.size(); i++) {
            state.note("root " + i, roots.get(i));
        }
        while (!state.open.isEmpty()) {
            state.visit(state.open.poll());
        }
        return state.values;
    }

    /** Visits each array, and each object of this project, that is reachable from the roots once. */
    public static void forEach(List<?> roots, Consumer<Object> visitor) {
        ObjectState state = new ObjectState();
        state.values = new NoValues();
        roots.forEach(root -> state.note("", root));
        while (!state.open.isEmpty()) {
            Object next = state.open.poll();
            visitor.accept(next);
            if (!next.getClass().isArray() || !next.getClass().getComponentType().isPrimitive()) {
                state.visit(next);
            }
        }
    }

    /** The first path whose value differs, or null. */
    public static String difference(Map<String, String> before, Map<String, String> after) {
        for (Map.Entry<String, String> each : before.entrySet()) {
            if (!each.getValue().equals(after.get(each.getKey()))) {
                return each.getKey() + " from " + each.getValue() + " to " + after.get(each.getKey());
            }
        }
        return before.size() == after.size() ? null : "how much can be reached";
    }

    private void note(String path, Object value) {
        if (value == null || value instanceof Number || value instanceof String || value instanceof Boolean
                || value instanceof Enum) {
            values.put(path, String.valueOf(value));
            return;
        }
        values.put(path, value.getClass().getName() + '@' + System.identityHashCode(value));
        if (paths.putIfAbsent(value, path) == null) {
            open.add(value);
        }
    }

    private void visit(Object object) {
        String path = paths.get(object);
        Class<?> type = object.getClass();
        if (type.isArray()) {
            int length = Array.getLength(object);
            if (type.getComponentType().isPrimitive()) {
                int hash = 1;
                for (int i = 0; i < length; i++) {
                    hash = 31 * hash + Array.get(object, i).hashCode();
                }
                values.put(path + "[]", length + " numbers of hash " + hash);
            } else {
                for (int i = 0; i < length; i++) {
                    note(path + '[' + i + ']', Array.get(object, i));
                }
            }
        } else if (object instanceof Collection<?> collection && type.getName().startsWith("java.")) {
            int i = 0;
            for (Object each : collection) {
                note(path + '(' + i++ + ')', each);
            }
            values.put(path + ".size", String.valueOf(i));
        } else if (type.getName().startsWith("org.jmesat") && !type.isHidden()) {
            visitFields(path, object);
        }
    }

    private void visitFields(String path, Object object) {
        for (Class<?> type = object.getClass(); type != Object.class && type.getName().startsWith("org.jmesat");
                type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
                    field.setAccessible(true);
                    try {
                        note(path + '.' + field.getName(), field.get(object));
                    } catch (IllegalAccessException e) {
                        throw new AssertionError(e);
                    }
                }
            }
        }
    }

    /** Ignores all values, for a visit of the objects only. */
    private static final class NoValues extends AbstractMap<String, String> {
        @Override
        public String put(String path, String value) {
            return null;
        }

        @Override
        public Set<Entry<String, String>> entrySet() {
            return Set.of();
        }
    }
}

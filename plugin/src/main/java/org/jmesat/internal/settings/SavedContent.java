package org.jmesat.internal.settings;

import com.jme3.export.JmeExporter;
import com.jme3.export.OutputCapsule;
import com.jme3.export.Savable;
import com.jme3.scene.Spatial;
import com.jme3.util.IntMap;
import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What an object writes when it is saved: values by name, also of the objects that it refers to. Two objects that are
 * saved alike have equal fields. Spatials count by identity, so that no scene is written.
 */
public final class SavedContent {
    /** A reference to an object by the order of its first reference. */
    private record Reference(int number) {
    }

    /** A spatial by identity. */
    private record Scenery(Spatial spatial) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Scenery scenery && scenery.spatial == spatial;
        }

        @Override
        public int hashCode() {
            return 0;
        }
    }

    private final Map<Object, Integer> numbers = new IdentityHashMap<>();
    private final List<String> types = new ArrayList<>();
    private final List<Map<String, Object>> values = new ArrayList<>();
    private final Spatial own;
    private final Set<String> leftOut;
    private final JmeExporter exporter;

    private SavedContent(Spatial own, String... leftOut) {
        this.own = own;
        this.leftOut = Set.of(leftOut);
        exporter = proxy(JmeExporter.class, (name, arguments) -> {
            if (!name.equals("getCapsule")) {
                throw new IOException("Only its fields can be written, not " + name);
            }
            Map<String, Object> fields = values.get(number((Savable) arguments[0]));
            return proxy(OutputCapsule.class, (write, field) ->
                    this.leftOut.contains(field[1]) ? null : fields.put((String) field[1], form(field[0])));
        });
    }

    /**
     * Returns what an object writes.
     *
     * @param object the object, which may be a spatial; what is below that counts by identity, too
     * @param own the spatial that counts as none, that of a Control; may be null
     * @param leftOut names of fields that do not count
     * @throws IOException if the object cannot be written
     */
    public static List<Object> of(Savable object, Spatial own, String... leftOut) throws IOException {
        SavedContent written = new SavedContent(own, leftOut);
        written.number(object);
        object.write(written.exporter);
        return List.of(written.types, written.values);
    }

    private interface Handler {
        Object call(String method, Object[] arguments) throws IOException;
    }

    private static <T> T proxy(Class<T> type, Handler handler) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                (proxy, method, arguments) -> {
                    Object result = handler.call(method.getName(), arguments);
                    return method.getReturnType() == void.class ? null : result;
                }));
    }

    private int number(Savable object) {
        Integer known = numbers.get(object);
        if (known != null) {
            return known;
        }
        numbers.put(object, values.size());
        types.add(object.getClass().getName());
        values.add(new HashMap<>());
        return values.size() - 1;
    }

    private Object form(Object value) throws IOException {
        if (value == null || value == own) {
            return null;
        }
        if (value instanceof Spatial spatial) {
            return new Scenery(spatial);
        }
        if (value instanceof Savable object) {
            boolean first = !numbers.containsKey(object);
            Reference reference = new Reference(number(object));
            if (first) {
                object.write(exporter);
            }
            return reference;
        }
        if (value.getClass().isArray()) {
            List<Object> forms = new ArrayList<>();
            for (int i = 0; i < Array.getLength(value); i++) {
                forms.add(form(Array.get(value, i)));
            }
            return forms;
        }
        return ofCollection(value);
    }

    private Object ofCollection(Object value) throws IOException {
        List<Object> forms = new ArrayList<>();
        if (value instanceof Collection<?> all) {
            for (Object each : all) {
                forms.add(form(each));
            }
        } else if (value instanceof Map<?, ?> map) {
            for (Map.Entry<?, ?> each : map.entrySet()) {
                forms.add(form(each.getKey()));
                forms.add(form(each.getValue()));
            }
        } else if (value instanceof IntMap<?> map) {
            for (IntMap.Entry<?> each : map) {
                forms.add(each.getKey());
                forms.add(form(each.getValue()));
            }
        } else {
            return value;
        }
        return forms;
    }
}

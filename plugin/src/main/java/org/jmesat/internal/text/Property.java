package org.jmesat.internal.text;

import com.jme3.export.OutputCapsule;
import com.jme3.export.Savable;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.geometry.ConvexPolygon;

/**
 * A property of one of the plugin's Controls, or of its app state: a field with a public setter of its name and type.
 * All else follows from the field, so there is no other list of properties: the type says how it is saved and given in
 * user data, the value in a new object is the default, and an editor's sheet shows the fields in their order.
 *
 * <p>An object is saved as a text if it has one, since jME's XML reader loses the fields that follow an object that
 * cannot be read. A vector of three numbers and a colour are saved as several numbers.
 */
public final class Property {
    /** The packages of these classes. The classes of a game save their own fields. */
    private static final Set<String> PACKAGES = Set.of("org.jmesat.app", "org.jmesat.control", "org.jmesat.scripts");
    private static final ClassValue<List<Property>> BY_CLASS = new ClassValue<>() {
        @Override
        protected List<Property> computeValue(Class<?> type) {
            return find(type);
        }
    };
    private static final Logger LOGGER = Logger.getLogger(Property.class.getName());
    private static final List<String> COLOR = List.of("red", "green", "blue", "alpha");

    private final Field field;
    private final Method setter;
    /** Null for several numbers. */
    private final SettingFormat<Object> format;
    private final Object otherwise;
    /** The default as it is written. */
    private final Object written;

    private Property(Field field, Method setter, Object fresh) {
        this.field = field;
        this.setter = setter;
        format = SettingFormat.of(field.getType());
        field.setAccessible(true);
        otherwise = fresh != null ? get(fresh) : field.getType() == boolean.class ? (Object) false
                : field.getType() == float.class ? (Object) 0f : "";
        written = format == null ? null : format.write(otherwise);
    }

    /**
     * The properties of a class and of those above it, in alphabetical order in each of them. So the polygons of a
     * collider come before its shape, which they set.
     */
    public static List<Property> of(Class<?> type) {
        return BY_CLASS.get(type);
    }

    private static List<Property> find(Class<?> type) {
        List<Property> properties = new ArrayList<>();
        Object fresh = fresh(type);
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            Field[] fields = PACKAGES.contains(each.getPackageName()) ? each.getDeclaredFields() : new Field[0];
            Arrays.sort(fields, Comparator.comparing(Field::getName));
            for (Field field : fields) {
                Method setter = setter(field);
                if (setter != null) {
                    properties.add(new Property(field, setter, fresh));
                }
            }
        }
        return List.copyOf(properties);
    }

    /** A new object of the first class of the plugin that has one, since a subclass may set other values. */
    private static Object fresh(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            if (PACKAGES.contains(each.getPackageName()) && !Modifier.isAbstract(each.getModifiers())) {
                try {
                    return each.getConstructor().newInstance();
                } catch (ReflectiveOperationException e) {
                    // No scene can have an object of it, so the next one.
                }
            }
        }
        // The properties of abstract classes are false, 0 or empty by default.
        return null;
    }

    private static Method setter(Field field) {
        String name = field.getName();
        Class<?> type = field.getType();
        boolean known = SettingFormat.of(type) != null || type == Vector3f.class || type == ColorRGBA.class;
        if (!known || (field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) != 0) {
            return null;
        }
        try {
            return field.getDeclaringClass().getMethod("set" + Character.toUpperCase(name.charAt(0))
                    + name.substring(1), type == List.class ? ConvexPolygon[].class : type);
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    /** Finds a property of a class. */
    public static Property of(Class<?> type, String name) {
        return of(type).stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    }

    /** The format of its values; null if it is saved as several numbers. */
    public SettingFormat<Object> format() {
        return format;
    }

    /** The value in a new object. */
    public Object otherwise() {
        return otherwise;
    }

    /** Its name. */
    public String name() {
        return field.getName();
    }

    /** The value in an object. */
    public Object get(Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Sets the value by the setter, which may replace it. A value that the object has already is not set: most are
     * defaults, and calls by reflection took 10 ms for the first 200 colliders.
     */
    public void set(Object owner, Object value) {
        if (value.equals(get(owner))) {
            return;
        }
        try {
            setter.invoke(owner, value instanceof List<?> list ? list.toArray(new ConvexPolygon[0]) : value);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("The " + name() + " cannot be set", e);
        }
    }

    /** Logs that a setter replaces an invalid value, since an editor handles no exception; returns the new one. */
    public static <T> T replace(String name, Object value, T used) {
        LOGGER.log(Level.WARNING, "The {0} cannot be {1}; using {2}",
                new Object[] {name, String.valueOf(value), String.valueOf(used)});
        return used;
    }

    /** Saves the properties of an object. */
    public static void write(Savable owner, OutputCapsule capsule) throws IOException {
        for (Property each : of(owner.getClass())) {
            Object value = each.get(owner);
            if (each.format != null) {
                SavedFields.write(capsule, each.format.write(value), each.name(), each.written);
                continue;
            }
            float[] defaults = numbers(each.otherwise);
            for (int i = 0; i < defaults.length; i++) {
                capsule.write(numbers(value)[i], each.part(i), defaults[i]);
            }
        }
    }

    /** Sets the properties of an object as they were saved. */
    public static void read(Savable owner, SavedFields saved) {
        for (Property each : of(owner.getClass())) {
            each.set(owner, each.read(saved));
        }
    }

    private Object read(SavedFields saved) {
        if (format == null) {
            float[] numbers = numbers(otherwise);
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = (float) saved.read(part(i), numbers[i]);
            }
            return numbers.length == 3 ? new Vector3f(numbers[0], numbers[1], numbers[2])
                    : new ColorRGBA(numbers[0], numbers[1], numbers[2], numbers[3]);
        }
        Object value = saved.read(name(), written);
        Object read = value instanceof String text ? format.read(text) : value;
        if (read == null && value != null) {
            saved.report(name(), value, written.equals("") ? "none" : written);
        }
        return read == null ? otherwise : read;
    }

    private static float[] numbers(Object value) {
        return value instanceof Vector3f vector ? vector.toArray(null) : ((ColorRGBA) value).getColorArray();
    }

    /** The name under which a number is saved. */
    private String part(int i) {
        return field.getType() == Vector3f.class ? name() + "XYZ".charAt(i) : COLOR.get(i);
    }
}

package org.jmesat.internal.settings;

import com.jme3.math.Vector2f;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jmesat.control.ColliderControl;
import org.jmesat.internal.text.NearestName;
import org.jmesat.internal.text.SavedFields;
import org.jmesat.internal.text.SettingFormat;
import org.jmesat.projection.ColliderShape;

/**
 * Collider settings as primitive user data: {@code jmesat.collider} (Boolean), and {@code jmesat.} followed by a
 * property of {@link ColliderControl}. They survive where a Control is lost, and a saved scene with them needs no class
 * of this plugin.
 *
 * <p>One table has all properties. A value may have its own type or be text. An invalid value is reported and replaced
 * by the default. An unknown key that begins with {@code jmesat.} is reported with the nearest valid key.
 */
public final class ColliderSettings {
    private static final String COLLIDER = "jmesat.collider";
    private static final String ENABLED = "jmesat.enabled";
    /** Where baked outlines are kept. */
    public static final String BAKED = "jmesat.baked";
    /** Where scripts are named. */
    public static final String SCRIPTS = "jmesat.scripts";
    private static final String TAGS = "jmesat.tags";
    private static final String CLOSED = "jmesat.closed";
    private static final String CLONE = "jmesat.clone";
    private static final String SPAWNER = "jmesat.spawner";
    /** Longer keys are not misspelt ones of this plugin. */
    private static final int LONGEST_KEY = 64;
    private static final Pattern SIGNS = Pattern.compile("[^A-Za-z]");

    /** Initialised with the first spatial that has user data, since that takes milliseconds. */
    static final class Table {
        /** In the order in which they are read. */
        static final List<Setting<ColliderControl, ?>> ALL = List.of(
                Setting.of(ENABLED, SettingFormat.TRUTH, true, ColliderControl::isEnabled, ColliderControl::setEnabled),
                // After "enabled", since false disables the control.
                Setting.of(COLLIDER, SettingFormat.TRUTH, true, control -> true, ColliderSettings::setCollider),
                of("mode"),
                of("polygon"),
                // After "polygon", which is a shape unless another one is set.
                new Setting<>("jmesat.shape", SettingFormat.name(ColliderShape.class), ColliderSettings::defaultShape,
                        ColliderControl::getShape, ColliderControl::setShape),
                of("size", SettingFormat.point("a width and a height, such as \"2, 1\"", ColliderSettings::isSize)),
                of("radius", SettingFormat.number("a number of 0 or more", ColliderSettings::isLength)),
                of("offset", SettingFormat.point("x and y, such as \"2, 1\"", ColliderSettings::isFinite)),
                of("angle"),
                of("vertices"),
                of("slice", SettingFormat.point("a lowest and a highest depth, such as \"0.5, 1.7\"",
                        range -> range.x <= range.y)),
                of("maxVertices", SettingFormat.integer("0 or an integer of 3 or more",
                        count -> count == 0 || count >= 3)),
                of("fixed"),
                of("trigger"),
                of("dynamic"),
                of("continuous"),
                of("layers"),
                of("collidesWith"),
                of("group"),
                of("depthMargin"),
                of("category"),
                of("mask"),
                of("baked"));

        /** The keys of the table, in an array since each tick reads it. */
        static final String[] KEYS = ALL.stream().map(Setting::key).toArray(String[]::new);
        /** Scripts come first, so that they win a tie. */
        static final List<String> KNOWN =
                Stream.of(Stream.of(SCRIPTS, TAGS, CLOSED, CLONE, SPAWNER), Stream.of(KEYS), PushApartSettings.keys(),
                        SceneSetting.KEYS.stream()).flatMap(keys -> keys).toList();

        private Table() {
        }
    }

    private ColliderSettings() {
    }

    private static Setting<ColliderControl, ?> of(String property) {
        return Setting.of(ColliderControl.class, property);
    }

    private static Setting<ColliderControl, ?> of(String property, SettingFormat<?> format) {
        return Setting.of(ColliderControl.class, property, format);
    }

    private static void setCollider(ColliderControl control, boolean collides) {
        control.setEnabled(control.isEnabled() && collides);
    }

    private static ColliderShape defaultShape(ColliderControl control) {
        return control.getPolygon().isEmpty() ? ColliderShape.MESH : ColliderShape.POLYGON;
    }

    private static boolean isLength(double length) {
        return length >= 0 && length <= Float.MAX_VALUE;
    }

    private static boolean isSize(Vector2f size) {
        return isLength(size.x) && isLength(size.y);
    }

    private static boolean isFinite(Vector2f vector) {
        return Float.isFinite(vector.x) && Float.isFinite(vector.y);
    }

    /** Whether {@code jmesat.collider} or {@code jmesat.enabled} is false, which takes a spatial out of collisions. */
    public static boolean isExcluded(Spatial spatial) {
        return !spatial.getUserDataKeys().isEmpty() && (isFalse(value(spatial, COLLIDER))
                || isFalse(value(spatial, ENABLED)));
    }

    private static boolean isFalse(Object value) {
        return Boolean.FALSE.equals(SavedFields.truth(value));
    }

    /** Whether any collider property is set, which makes the spatial a collider. */
    public static boolean isPresent(Spatial spatial) {
        if (spatial.getUserDataKeys().isEmpty()) {
            return false;
        }
        for (String key : Table.KEYS) {
            if (value(spatial, key) != null) {
                return true;
            }
        }
        return false;
    }

    /**
     * Finds unknown keys that begin with {@code jmesat.} or look as if they should, such as {@code jme-sat.trigger}.
     * Returns a sorted list of reasons, each the rest of a sentence about the spatial.
     */
    public static List<String> findUnknownKeys(Spatial spatial) {
        List<String> unknown = new ArrayList<>();
        for (String key : spatial.getUserDataKeys()) {
            if (isUnknown(key)) {
                unknown.add("its user data key " + Setting.describe(key) + " is unknown; the nearest known key is "
                        + nearestKey(key));
            }
        }
        Collections.sort(unknown);
        return unknown;
    }

    /** A key with the same property comes first, such as jmesat.scene.plane for jmesat.plane. */
    private static String nearestKey(String key) {
        String property = key.substring(Math.max(0, key.lastIndexOf('.'))).strip();
        for (String each : Table.KNOWN) {
            if (each.substring(each.lastIndexOf('.')).equalsIgnoreCase(property)) {
                return each;
            }
        }
        return NearestName.find(key, key.startsWith(SceneSetting.PREFIX) ? SceneSetting.KEYS : Table.KNOWN);
    }

    /** Finds the keys of a spatial that begin with {@code jmesat.}, the only ones whose values are read. */
    public static String[] findOwnKeys(Spatial spatial) {
        return spatial.getUserDataKeys().stream().filter(key -> key.startsWith(Setting.PREFIX)).toArray(String[]::new);
    }

    /** Whether a key looks like one of this plugin's, but is none. */
    private static boolean isUnknown(String key) {
        return (key.regionMatches(true, 0, Setting.PREFIX, 0, Setting.PREFIX.length()) || hasMisspeltPrefix(key))
                && !Table.KNOWN.contains(key);
    }

    /** Whether a key is a known one but for signs between its words, and one letter of its prefix. */
    private static boolean hasMisspeltPrefix(String key) {
        String text = key.length() > LONGEST_KEY ? "" : key.strip();
        if (text.isEmpty() || Character.toLowerCase(text.charAt(0)) != Setting.PREFIX.charAt(0)) {
            // Keys of the game are many.
            return false;
        }
        String letters = letters(text);
        for (String each : Table.KNOWN) {
            String property = letters(each.substring(Setting.PREFIX.length()));
            if (letters.endsWith(property) && NearestName.isWithinOneEdit(
                    letters.substring(0, letters.length() - property.length()), letters(Setting.PREFIX))) {
                return true;
            }
        }
        return false;
    }

    private static String letters(String key) {
        return SIGNS.matcher(key).replaceAll("").toLowerCase(Locale.ROOT);
    }

    /** Returns a number that changes with a spatial's settings; creates no garbage. */
    public static int hash(Spatial spatial) {
        int hash = 0;
        if (!spatial.getUserDataKeys().isEmpty()) {
            for (String key : Table.KEYS) {
                hash = 31 * hash + Objects.hashCode(value(spatial, key));
            }
        }
        return hash;
    }

    /** Copies the values of some keys into an array; returns whether any differs from the last copy. */
    public static boolean remember(Spatial spatial, String[] keys, Object[] values) {
        boolean changed = false;
        for (int i = 0; i < keys.length; i++) {
            Object value = value(spatial, keys[i]);
            if (!Objects.equals(value, values[i])) {
                values[i] = copy(value);
                changed = true;
            }
        }
        return changed;
    }

    /** Whether the values of some keys are those that {@link #remember} has copied. */
    public static boolean hasSame(Spatial spatial, String[] keys, Object[] values) {
        for (int i = 0; i < keys.length; i++) {
            if (!Objects.equals(value(spatial, keys[i]), values[i])) {
                return false;
            }
        }
        return true;
    }

    /** Copies a value if it may change in place. */
    private static Object copy(Object value) {
        return value instanceof Vector2f vector ? vector.clone() : value;
    }

    public static Object value(Spatial spatial, String key) {
        return spatial.getUserData(key);
    }

    /**
     * Reads the settings of a spatial; missing and invalid ones get their defaults. Returns a reason for each invalid
     * value, as the rest of a sentence about the spatial.
     */
    public static List<String> read(Spatial spatial, ColliderControl settings) {
        return read(spatial, Table.ALL, settings);
    }

    static <O> List<String> read(Spatial spatial, List<Setting<O, ?>> table, O owner) {
        List<String> rejected = List.of();
        for (Setting<O, ?> each : table) {
            String problem = each.read(spatial, owner);
            if (problem != null) {
                rejected = rejected.isEmpty() ? new ArrayList<>() : rejected;
                rejected.add(problem);
            }
        }
        return rejected;
    }

    /**
     * Reads the settings of a spatial like {@link #read}, and removes those that are valid. Returns the reasons of
     * those that stay.
     */
    public static List<String> take(Spatial spatial, ColliderControl settings) {
        return take(spatial, Table.ALL, settings);
    }

    static <O> List<String> take(Spatial spatial, List<Setting<O, ?>> table, O owner) {
        List<String> rejected = read(spatial, table, owner);
        for (Setting<O, ?> each : table) {
            if (each.isValid(spatial)) {
                spatial.setUserData(each.key(), null);
            }
        }
        return rejected;
    }

    /** The keys of collider settings in a spatial's user data. */
    public static List<String> findKeys(Spatial spatial) {
        return findKeys(spatial, Table.KEYS);
    }

    static List<String> findKeys(Spatial spatial, String[] keys) {
        return Stream.of(keys).filter(key -> value(spatial, key) != null).toList();
    }

    /** Writes settings as user data that means the same: {@code jmesat.collider}, and all that are not the default. */
    public static void write(ColliderControl settings, Spatial spatial) {
        spatial.setUserData(COLLIDER, true);
        for (Setting<ColliderControl, ?> each : Table.ALL) {
            each.write(settings, spatial);
        }
    }
}

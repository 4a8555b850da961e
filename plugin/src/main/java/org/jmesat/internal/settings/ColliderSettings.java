package org.jmesat.internal.settings;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
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

/**
 * Collider settings as primitive user data: {@code jmesat.collider} (Boolean), and {@code jmesat.} followed by a
 * property of {@link ColliderControl}. They survive where a Control is lost, and a saved scene with them needs no class
 * of this plugin.
 *
 * <p>{@link SettingTable} has all properties. A value may have its own type or be text. An invalid value is reported
 * and replaced by the default. An unknown key that begins with {@code jmesat.} is reported with the nearest valid key.
 */
public final class ColliderSettings {
    static final String COLLIDER = "jmesat.collider";
    static final String ENABLED = "jmesat.enabled";
    /** Where baked outlines are kept. */
    public static final String BAKED = "jmesat.baked";
    /** Where scripts are named. */
    public static final String SCRIPTS = "jmesat.scripts";
    private static final String TAGS = "jmesat.tags";
    private static final String CLOSED = "jmesat.closed";
    private static final String STOOD = "jmesat.stood";
    private static final String START = "jmesat.start";
    private static final String CLONE = "jmesat.clone";
    private static final String SPAWNER = "jmesat.spawner";
    /** Longer keys are not misspelt ones of this plugin. */
    private static final int LONGEST_KEY = 64;
    private static final Pattern SIGNS = Pattern.compile("[^A-Za-z]");

    /** Initialised with the first unknown key, since it needs the tables. Scripts are first, so that they win a tie. */
    private static final class Known {
        static final List<String> KEYS = Stream.of(
                Stream.of(SCRIPTS, TAGS, CLOSED, STOOD, START, CLONE, SPAWNER),
                Stream.of(SettingTable.COLLIDER.keys), Stream.of(SettingTable.PUSH_APART.keys),
                Stream.of(SettingTable.MOVER.keys), SceneSetting.KEYS.stream()).flatMap(keys -> keys).toList();
    }

    private ColliderSettings() {
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
        return !spatial.getUserDataKeys().isEmpty() && SettingTable.COLLIDER.isPresent(spatial);
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
        for (String each : Known.KEYS) {
            if (each.substring(each.lastIndexOf('.')).equalsIgnoreCase(property)) {
                return each;
            }
        }
        return NearestName.find(key, key.startsWith(SceneSetting.PREFIX) ? SceneSetting.KEYS : Known.KEYS);
    }

    /** Finds the keys of a spatial that begin with {@code jmesat.}, the only ones whose values are read. */
    public static String[] findOwnKeys(Spatial spatial) {
        return spatial.getUserDataKeys().stream().filter(key -> key.startsWith(Setting.PREFIX)).toArray(String[]::new);
    }

    /** Whether a key looks like one of this plugin's, but is none. */
    private static boolean isUnknown(String key) {
        return (key.regionMatches(true, 0, Setting.PREFIX, 0, Setting.PREFIX.length()) || hasMisspeltPrefix(key))
                && !Known.KEYS.contains(key);
    }

    /** Whether a key is a known one but for signs between its words, and one letter of its prefix. */
    private static boolean hasMisspeltPrefix(String key) {
        String text = key.length() > LONGEST_KEY ? "" : key.strip();
        if (text.isEmpty() || Character.toLowerCase(text.charAt(0)) != Setting.PREFIX.charAt(0)) {
            // Keys of the game are many.
            return false;
        }
        String letters = letters(text);
        for (String each : Known.KEYS) {
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
        return value instanceof Vector2f point ? point.clone()
                : value instanceof Vector3f vector ? vector.clone() : value;
    }

    public static Object value(Spatial spatial, String key) {
        return spatial.getUserData(key);
    }
}

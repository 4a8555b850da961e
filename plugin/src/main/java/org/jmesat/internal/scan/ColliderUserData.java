package org.jmesat.internal.scan;

import com.jme3.math.Vector2f;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.jmesat.control.ColliderControl;
import org.jmesat.internal.geometry.PointText;
import org.jmesat.internal.saved.SavedFields;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;

/**
 * Collider settings as primitive user data: {@code jmesat.collider} (Boolean), and {@code jmesat.} followed by a
 * property of {@link ColliderControl}. They survive where a Control is lost, and a saved scene with them needs no class
 * of this plugin.
 *
 * <p>A value of the wrong type is reported and replaced by the default; "true" and "false" may be text, and so may a
 * vector, as in "2, 1". An unknown key that begins with {@code jmesat.} is reported with the nearest valid key.
 */
final class ColliderUserData {
    private static final String COLLIDER = "jmesat.collider";
    private static final String ENABLED = "jmesat.enabled";
    private static final String MODE = "jmesat.mode";
    private static final String SHAPE = "jmesat.shape";
    private static final String SIZE = "jmesat.size";
    private static final String RADIUS = "jmesat.radius";
    private static final String OFFSET = "jmesat.offset";
    private static final String ANGLE = "jmesat.angle";
    private static final String VERTICES = "jmesat.vertices";
    private static final String SLICE = "jmesat.slice";
    private static final String MAX_VERTICES = "jmesat.maxVertices";
    /** Where baked outlines are kept. */
    static final String BAKED = "jmesat.baked";
    private static final String FIXED = "jmesat.fixed";
    private static final String TRIGGER = "jmesat.trigger";
    private static final String DYNAMIC = "jmesat.dynamic";
    private static final String CONTINUOUS = "jmesat.continuous";
    private static final String CATEGORY = "jmesat.category";
    private static final String MASK = "jmesat.mask";
    private static final String GROUP = "jmesat.group";
    private static final String DEPTH_MARGIN = "jmesat.depthMargin";
    private static final String LAYERS = "jmesat.layers";
    private static final String COLLIDES_WITH = "jmesat.collidesWith";
    private static final String SCRIPTS = "jmesat.scripts";
    private static final String SCENE = "jmesat.scene.";
    private static final String PREFIX = "jmesat.";
    private static final String MODE_NAMES = "one of " + String.join(", ",
            Stream.of(ProjectionMode.values()).map(ProjectionMode::name).toList());
    private static final String FINITE_NUMBER = "a finite number";
    private static final String SHAPE_NAMES = String.join(" or ",
            Stream.of(ColliderShape.values()).map(ColliderShape::name).toList());
    private static final String[] KEYS = {COLLIDER, ENABLED, MODE, SHAPE, SIZE, RADIUS, OFFSET, ANGLE, VERTICES,
        SLICE, MAX_VERTICES, BAKED, FIXED, TRIGGER, DYNAMIC, CONTINUOUS, CATEGORY, MASK, GROUP, DEPTH_MARGIN, LAYERS,
        COLLIDES_WITH};

    private ColliderUserData() {
    }

    /** Whether {@code jmesat.collider} or {@code jmesat.enabled} is false, which takes a spatial out of collisions. */
    static boolean isExcluded(Spatial spatial) {
        return !spatial.getUserDataKeys().isEmpty() && (isFalse(value(spatial, COLLIDER))
                || isFalse(value(spatial, ENABLED)));
    }

    /** Whether any collider property is set, which makes the spatial a collider. */
    static boolean isPresent(Spatial spatial) {
        if (spatial.getUserDataKeys().isEmpty()) {
            return false;
        }
        for (String key : KEYS) {
            if (value(spatial, key) != null) {
                return true;
            }
        }
        return false;
    }

    /**
     * Finds unknown keys that begin with {@code jmesat.}, except those of scripts and scene settings. Returns a sorted
     * list of reasons, each the rest of a sentence about the spatial.
     */
    static List<String> findUnknownKeys(Spatial spatial) {
        List<String> unknown = new ArrayList<>();
        for (String key : spatial.getUserDataKeys()) {
            if (!key.regionMatches(true, 0, PREFIX, 0, PREFIX.length()) || key.startsWith(SCENE)
                    || key.equals(SCRIPTS)) {
                continue;
            }
            String nearest = nearestKey(key);
            if (!nearest.equals(key)) {
                unknown.add("its user data key " + key + " is unknown"
                        + (nearest.equals(SCRIPTS) ? "" : "; the nearest known key is " + nearest));
            }
        }
        Collections.sort(unknown);
        return unknown;
    }

    private static String nearestKey(String key) {
        String nearest = SCRIPTS;
        int least = distance(key, SCRIPTS);
        for (String candidate : KEYS) {
            int distance = distance(key, candidate);
            if (distance < least) {
                least = distance;
                nearest = candidate;
            }
        }
        return nearest;
    }

    /**
     * Twice the edit distance of two strings: a letter inserted, deleted, replaced or swapped with its neighbour counts
     * 2, a change of case 1 (optimal string alignment, O(n·m)).
     */
    private static int distance(String a, String b) {
        int[][] least = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    least[i][j] = 2 * (i + j);
                    continue;
                }
                int best = least[i - 1][j - 1] + difference(a.charAt(i - 1), b.charAt(j - 1));
                best = Math.min(best, 2 + Math.min(least[i - 1][j], least[i][j - 1]));
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    best = Math.min(best, 2 + least[i - 2][j - 2]);
                }
                least[i][j] = best;
            }
        }
        return least[a.length()][b.length()];
    }

    private static int difference(char one, char other) {
        return one == other ? 0 : Character.toLowerCase(one) == Character.toLowerCase(other) ? 1 : 2;
    }

    /** An array for {@link #remember}: the values of a spatial without settings. */
    static Object[] noValues() {
        return new Object[KEYS.length];
    }

    /** Copies the values of a spatial's settings into an array; returns whether any differs from the last copy. */
    static boolean remember(Spatial spatial, Object[] values) {
        boolean changed = false;
        for (int i = 0; i < KEYS.length; i++) {
            Object value = value(spatial, KEYS[i]);
            if (!isSame(value, values[i])) {
                values[i] = copy(value);
                changed = true;
            }
        }
        return changed;
    }

    /** Whether a value is one that was copied. Only vectors are compared by content, since one may change in place. */
    static boolean isSame(Object value, Object copied) {
        return value == copied || value instanceof Vector2f && value.equals(copied);
    }

    static Object copy(Object value) {
        return value instanceof Vector2f vector ? vector.clone() : value;
    }

    /**
     * Reads the settings of a spatial; missing and invalid ones get their defaults. Returns a reason for each invalid
     * value, as the rest of a sentence about the spatial.
     */
    static List<String> read(Spatial spatial, ColliderControl settings) {
        List<String> rejected = List.of();
        for (String key : KEYS) {
            Object value = value(spatial, key);
            String valid = set(settings, key, value);
            if (valid != null && value != null) {
                rejected = rejected.isEmpty() ? new ArrayList<>() : rejected;
                rejected.add("its user data " + key + " is " + value + " instead of " + valid);
            }
        }
        return rejected;
    }

    /** Sets one setting. For an invalid value, sets the default and returns a description of valid values. */
    private static String set(ColliderControl settings, String key, Object value) {
        switch (key) {
            case MODE -> {
                ProjectionMode mode = ProjectionMode.named(value instanceof String name ? name : null);
                settings.setMode(mode);
                return mode.name().equals(value) ? null : MODE_NAMES;
            }
            case SHAPE -> {
                ColliderShape shape = ColliderShape.named(value instanceof String name ? name : null);
                settings.setShape(shape);
                return shape.name().equals(value) ? null : SHAPE_NAMES;
            }
            case SIZE -> {
                Vector2f size = vector(value);
                boolean valid = isFinite(size) && size.x >= 0 && size.y >= 0;
                settings.setSize(valid ? size : new Vector2f(1, 1));
                return valid ? null : "a width and a height, such as \"2, 1\"";
            }
            case RADIUS -> {
                boolean valid = isFinite(value) && number(value) >= 0;
                settings.setRadius(valid ? number(value) : 0.5f);
                return valid ? null : "a number of 0 or more";
            }
            case OFFSET -> {
                Vector2f offset = vector(value);
                settings.setOffset(isFinite(offset) ? offset : new Vector2f());
                return isFinite(offset) ? null : "x and y, such as \"2, 1\"";
            }
            case ANGLE -> {
                settings.setAngle(isFinite(value) ? number(value) : 0);
                return isFinite(value) ? null : FINITE_NUMBER;
            }
            case VERTICES -> {
                settings.setVertices(text(value));
                return value instanceof String ? null : "a text";
            }
            case SLICE -> {
                Vector2f slice = vector(value);
                boolean valid = slice != null && slice.x <= slice.y;
                settings.setSlice(valid ? slice : null);
                return valid ? null : "a lowest and a highest depth, such as \"0.5, 1.7\"";
            }
            case MAX_VERTICES -> {
                long most = integer(value, 0);
                boolean valid = isInteger(value) && (most == 0 || most >= 3);
                settings.setMaxVertices(valid ? (int) Math.min(most, Integer.MAX_VALUE) : 0);
                return valid ? null : "0 or an integer of 3 or more";
            }
            case BAKED -> {
                settings.setBaked(text(value));
                return value instanceof String ? null : "a text";
            }
            case FIXED -> settings.setFixed(isTrue(value));
            case TRIGGER -> settings.setTrigger(isTrue(value));
            case DYNAMIC -> settings.setDynamic(isTrue(value));
            case CONTINUOUS -> settings.setContinuous(isTrue(value));
            case CATEGORY -> {
                settings.setCategory(integer(value, 1));
                return isInteger(value) ? null : "an integer";
            }
            case MASK -> {
                settings.setMask(integer(value, -1));
                return isInteger(value) ? null : "an integer";
            }
            case GROUP -> {
                long group = integer(value, 0);
                boolean fits = (int) group == group;
                settings.setGroup(fits ? (int) group : 0);
                return !isInteger(value) ? "an integer" : fits ? null : "an integer of 32 bits";
            }
            case DEPTH_MARGIN -> {
                settings.setDepthMargin(isFinite(value) ? number(value) : 0);
                return isFinite(value) ? null : FINITE_NUMBER;
            }
            case LAYERS -> {
                settings.setLayers(text(value));
                return value instanceof String ? null : "a text";
            }
            case COLLIDES_WITH -> {
                settings.setCollidesWith(text(value));
                return value instanceof String ? null : "a text";
            }
            default -> {
                // Only validated here: isPresent and isExcluded read these keys.
            }
        }
        return SavedFields.truth(value) != null ? null : "a Boolean";
    }

    static Object value(Spatial spatial, String key) {
        return spatial.getUserData(key);
    }

    private static boolean isFalse(Object value) {
        return Boolean.FALSE.equals(SavedFields.truth(value));
    }

    private static boolean isTrue(Object value) {
        return Boolean.TRUE.equals(SavedFields.truth(value));
    }

    private static boolean isInteger(Object value) {
        return value instanceof Integer || value instanceof Long;
    }

    private static long integer(Object value, long otherwise) {
        return isInteger(value) ? ((Number) value).longValue() : otherwise;
    }

    private static float number(Object value) {
        return ((Number) value).floatValue();
    }

    private static boolean isFinite(Object value) {
        return value instanceof Number && Float.isFinite(number(value));
    }

    /** A vector, or text with two numbers; null for any other value. */
    private static Vector2f vector(Object value) {
        return value instanceof String text ? PointText.readPoint(text)
                : value instanceof Vector2f vector ? vector : null;
    }

    private static boolean isFinite(Vector2f vector) {
        return vector != null && Float.isFinite(vector.x) && Float.isFinite(vector.y);
    }

    private static String text(Object value) {
        return value instanceof String text ? text : "";
    }
}

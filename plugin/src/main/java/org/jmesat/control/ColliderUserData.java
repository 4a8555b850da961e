package org.jmesat.control;

import com.jme3.scene.Spatial;
import java.util.function.BiConsumer;
import org.jmesat.projection.ProjectionMode;

/**
 * Collider settings as primitive user data: {@code jmesat.collider} (Boolean) and {@code jmesat.} followed by a property
 * of {@link ColliderControl}. They survive where a Control does not, and need no class of ours in the saved scene.
 *
 * <p>A value of the wrong type is reported and replaced by the default.
 */
public final class ColliderUserData {
    private static final String COLLIDER = "jmesat.collider";
    private static final String ENABLED = "jmesat.enabled";
    private static final String MODE = "jmesat.mode";
    private static final String FIXED = "jmesat.fixed";
    private static final String TRIGGER = "jmesat.trigger";
    private static final String DYNAMIC = "jmesat.dynamic";
    private static final String CONTINUOUS = "jmesat.continuous";
    private static final String CATEGORY = "jmesat.category";
    private static final String MASK = "jmesat.mask";
    private static final String GROUP = "jmesat.group";
    private static final String LAYERS = "jmesat.layers";
    private static final String COLLIDES_WITH = "jmesat.collidesWith";
    private static final String[] KEYS = {COLLIDER, ENABLED, MODE, FIXED, TRIGGER, DYNAMIC, CONTINUOUS, CATEGORY, MASK,
        GROUP, LAYERS, COLLIDES_WITH};

    private final BiConsumer<Spatial, String> problems;
    private String rejectedKey;
    private Object rejectedValue;
    private String rejection;
    private boolean sound;

    /**
     * Creates a reader.
     *
     * @param problems receives each spatial with a value that cannot be used, and what is wrong, at every reading
     */
    public ColliderUserData(BiConsumer<Spatial, String> problems) {
        this.problems = problems;
    }

    /**
     * Tells whether user data takes a spatial and what is below it out of collisions.
     *
     * @param spatial the spatial
     * @return true when {@code jmesat.collider} or {@code jmesat.enabled} is false
     */
    public static boolean isExcluded(Spatial spatial) {
        return !spatial.getUserDataKeys().isEmpty() && (Boolean.FALSE.equals(value(spatial, COLLIDER))
                || Boolean.FALSE.equals(value(spatial, ENABLED)));
    }

    /**
     * Tells whether user data makes a spatial a collider.
     *
     * @param spatial the spatial
     * @return true when any collider property is there
     */
    public static boolean isPresent(Spatial spatial) {
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
     * Reads the settings of a spatial.
     *
     * @param spatial the spatial
     * @param settings receives them; what is not there is set to its default
     * @return true when every value could be used
     */
    public boolean read(Spatial spatial, ColliderControl settings) {
        sound = true;
        // Only for the report: whether there is a collider at all has been decided by its presence.
        bool(spatial, COLLIDER);
        bool(spatial, ENABLED);
        settings.setMode(mode(spatial));
        settings.setFixed(bool(spatial, FIXED));
        settings.setTrigger(bool(spatial, TRIGGER));
        settings.setDynamic(bool(spatial, DYNAMIC));
        settings.setContinuous(bool(spatial, CONTINUOUS));
        settings.setCategory(integer(spatial, CATEGORY, 1));
        settings.setMask(integer(spatial, MASK, -1));
        settings.setGroup(group(spatial));
        settings.setLayers(text(spatial, LAYERS));
        settings.setCollidesWith(text(spatial, COLLIDES_WITH));
        return sound;
    }

    static Object value(Spatial spatial, String key) {
        return spatial.getUserData(key);
    }

    private boolean bool(Spatial spatial, String key) {
        Object value = value(spatial, key);
        if (value instanceof Boolean bool) {
            return bool;
        }
        reject(spatial, key, value, "a Boolean");
        return false;
    }

    private long integer(Spatial spatial, String key, long otherwise) {
        Object value = value(spatial, key);
        if (value instanceof Integer || value instanceof Long) {
            return ((Number) value).longValue();
        }
        reject(spatial, key, value, "an integer");
        return otherwise;
    }

    private String text(Spatial spatial, String key) {
        Object value = value(spatial, key);
        if (value instanceof String text) {
            return text;
        }
        reject(spatial, key, value, "a text");
        return "";
    }

    private int group(Spatial spatial) {
        long group = integer(spatial, GROUP, 0);
        if ((int) group == group) {
            return (int) group;
        }
        reject(spatial, GROUP, group, "an integer of 32 bits");
        return 0;
    }

    private ProjectionMode mode(Spatial spatial) {
        Object value = value(spatial, MODE);
        ProjectionMode mode = ProjectionMode.named(value instanceof String name ? name : null);
        if (!mode.name().equals(value)) {
            reject(spatial, MODE, value, "the name of a ProjectionMode");
        }
        return mode;
    }

    private void reject(Spatial spatial, String key, Object value, String wanted) {
        if (value == null) {
            return;
        }
        sound = false;
        if (key != rejectedKey || value != rejectedValue) {
            rejectedKey = key;
            rejectedValue = value;
            rejection = "its user data " + key + " is " + value + " instead of " + wanted;
        }
        problems.accept(spatial, rejection);
    }
}

package org.jmesat.internal.settings;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.util.SafeArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jmesat.internal.text.ThrownText;

/**
 * The scene settings in force: user data of the root or of its direct children. Of each setting the first one found
 * counts, the root's first and then those of the children in their order.
 *
 * <p>They are read again if the root, the array of its children, or a value that was found before has changed. That a
 * known child gets its first scene setting is noticed by the scan, which compares the user data of all spatials anyway.
 * So a tick without changes looks only at the spatials that have scene settings, and allocates nothing.
 */
public final class SceneSettings {
    /** A problem of a spatial, as the rest of a sentence about it. */
    public record Problem(Spatial spatial, String text) {
    }

    private static final String[] KEYS = SceneSetting.KEYS.toArray(new String[0]);

    /** The values of a spatial, by {@link SceneSetting#ordinal}; null where it has none. */
    private static final class Holder {
        private final Spatial spatial;
        private final Object[] values = new Object[SceneSetting.ALL.size()];

        Holder(Spatial spatial) {
            this.spatial = spatial;
        }

        boolean isSame() {
            return ColliderSettings.hasSame(spatial, KEYS, values);
        }

        void read() {
            ColliderSettings.remember(spatial, KEYS, values);
        }
    }

    private Node root;
    /** The children of the root when they were read; null if it has no array of them. */
    private Spatial[] children;
    /** The root and the children with scene settings. */
    private final List<Holder> holders = new ArrayList<>();
    /** Whether anything could not be read, and is read again in the next tick. */
    private boolean failed;
    private final Object[] values = new Object[SceneSetting.ALL.size()];
    private final List<Problem> problems = new ArrayList<>();
    private volatile String description = "";

    /** Creates an empty set of settings. */
    public SceneSettings() {
    }

    /**
     * Writes settings as user data of a spatial.
     *
     * @param values gives each setting its value, in the form of {@link SceneSetting#parse}; null removes it
     */
    public static void write(Function<SceneSetting, Object> values, Spatial to) {
        for (SceneSetting setting : SceneSetting.ALL) {
            to.setUserData(setting.key(), values.apply(setting));
        }
    }

    /** Whether a spatial has any scene setting in its user data. */
    public static boolean isPresent(Spatial spatial) {
        if (!spatial.getUserDataKeys().isEmpty()) {
            for (String key : KEYS) {
                if (spatial.getUserData(key) != null) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The keys of the scene settings in a spatial's user data. */
    public static List<String> findKeys(Spatial spatial) {
        return isPresent(spatial)
                ? SceneSetting.KEYS.stream().filter(key -> spatial.getUserData(key) != null).toList() : List.of();
    }

    /** The value in force; null if the scene does not set it, or sets something invalid. */
    public Object get(SceneSetting setting) {
        return values[setting.ordinal()];
    }

    /** Whether the settings of a spatial were read in the last reading: it had some then, or is the root. */
    public boolean isHolder(Spatial spatial) {
        for (int i = 0; i < holders.size(); i++) {
            if (holders.get(i).spatial == spatial) {
                return true;
            }
        }
        return false;
    }

    /** The problems with scene settings; do not change it. */
    public List<Problem> problems() {
        return problems;
    }

    /** The settings in force, such as "plane XZ, fixedStep 0.02"; empty if there are none. For any thread. */
    public String describe() {
        return description;
    }

    /** Reads the settings again if a change is visible; a null root has none. */
    public void update(Node newRoot) {
        if (!isSame(newRoot)) {
            read(newRoot);
        }
    }

    private boolean isSame(Node newRoot) {
        if (newRoot != root || failed) {
            return false;
        }
        try {
            if (root != null && (children == null || childArray(root) != children)) {
                return false;
            }
            for (int i = 0; i < holders.size(); i++) {
                if (!holders.get(i).isSame()) {
                    return false;
                }
            }
            return true;
        } catch (RuntimeException | Error e) {
            // Thrown by a subclass of the game's own: reading reports it.
            return false;
        }
    }

    /** Reads the settings under a root, which may be null. */
    public void read(Node newRoot) {
        List<Holder> known = List.copyOf(holders);
        clear();
        root = newRoot;
        if (root != null) {
            try {
                children = childArray(root);
                add(root, true, known);
                for (Spatial child : children != null ? children : root.getChildren().toArray(new Spatial[0])) {
                    add(child, false, known);
                }
            } catch (RuntimeException | Error e) {
                fail(root, "its children", e);
            }
        }
        for (SceneSetting setting : SceneSetting.ALL) {
            try {
                choose(setting);
            } catch (RuntimeException | Error e) {
                fail(root, "its scene setting " + setting.key(), e);
            }
        }
        describeValues();
    }

    /** Reports an exception, such as from a subclass of the game's own. */
    private void fail(Spatial spatial, String what, Throwable thrown) {
        failed = true;
        problems.add(new Problem(spatial, what + " cannot be read: " + ThrownText.of(thrown)));
    }

    private static Spatial[] childArray(Node node) {
        return node.getChildren() instanceof SafeArrayList<Spatial> list ? list.getArray() : null;
    }

    /** Adds a spatial that has scene settings, or any spatial; if its data cannot be read, with what was known. */
    private void add(Spatial spatial, boolean always, List<Holder> known) {
        Holder holder = null;
        try {
            if (always || isPresent(spatial)) {
                holder = new Holder(spatial);
                holder.read();
            }
        } catch (RuntimeException | Error e) {
            holder = known.stream().filter(each -> each.spatial == spatial).findFirst().orElse(null);
            fail(spatial, "its user data", e);
        }
        if (holder != null) {
            holders.add(holder);
        }
    }

    private void choose(SceneSetting setting) {
        Holder first = null;
        Object chosen = null;
        for (Holder holder : holders) {
            Object value = holder.values[setting.ordinal()];
            if (value == null) {
                continue;
            }
            Object parsed = setting.parse(value);
            String its = "its user data " + setting.key() + " is " + Setting.describe(value);
            if (parsed == null) {
                problems.add(new Problem(holder.spatial, its + " instead of " + setting.valid(value)));
            }
            if (first == null) {
                first = holder;
                chosen = parsed;
            } else if (parsed != null && !parsed.equals(chosen)) {
                problems.add(new Problem(holder.spatial, its + " but that of "
                        + first.spatial.getClass().getSimpleName() + " '" + first.spatial.getName()
                        + "', which comes first and counts, is " + Setting.describe(first.values[setting.ordinal()])));
            }
        }
        values[setting.ordinal()] = chosen;
    }

    private void describeValues() {
        StringBuilder text = new StringBuilder();
        for (SceneSetting setting : SceneSetting.ALL) {
            if (get(setting) != null) {
                text.append(text.length() == 0 ? "" : ", ").append(setting.property()).append(' ')
                        .append(Setting.describe(get(setting)));
            }
        }
        description = text.toString();
    }

    /** Removes all settings, and releases the scene. */
    public void clear() {
        root = null;
        children = null;
        holders.clear();
        failed = false;
        problems.clear();
        Arrays.fill(values, null);
        description = "";
    }
}

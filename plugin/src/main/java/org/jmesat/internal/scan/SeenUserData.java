package org.jmesat.internal.scan;

import com.jme3.scene.Spatial;
import java.util.Collection;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.internal.settings.ColliderSettings;
import org.jmesat.internal.settings.SceneSettings;
import org.jmesat.internal.settings.SettingTable;

/**
 * What a spatial's user data says about collisions, cached. It is read again only if its keys change, or the value of a
 * key that concerns collisions.
 */
final class SeenUserData {
    private static final String[] NO_KEYS = {};

    private String[] keys = NO_KEYS;
    /** The keys that concern collisions, and their values. */
    private String[] ownKeys = NO_KEYS;
    private Object[] ownValues = {};
    private List<String> unknownKeys = List.of();
    private List<String> sceneKeys = List.of();
    /** The problem if the spatial is neither the root nor a direct child of it. */
    private String misplacedKeys;
    private boolean excluded;
    private boolean present;
    private boolean asksForListeners;
    /** The settings from these data; null until a collider needs them. */
    private ColliderControl settings;
    /** The reasons of invalid values. */
    private List<String> rejected = List.of();
    /** Whether the settings must be read, or reading them has thrown an exception. */
    private boolean unread = true;
    /** Whether the last update has thrown an exception. */
    private boolean incomplete;

    /** Creates the cache for a spatial without user data. */
    SeenUserData() {
    }

    /** Whether an update would find no change. */
    boolean isUnchanged(Spatial spatial) {
        return !incomplete && SceneTable.hasSameKeys(keys, spatial.getUserDataKeys())
                && ColliderSettings.hasSame(spatial, ownKeys, ownValues);
    }

    /** Updates the cache from its spatial, the same one at each call; returns whether anything has changed. */
    boolean update(Spatial spatial) {
        Collection<String> now = spatial.getUserDataKeys();
        boolean otherKeys = incomplete || !SceneTable.hasSameKeys(keys, now);
        incomplete = true;
        if (otherKeys) {
            keys = now.toArray(NO_KEYS);
            ownKeys = ColliderSettings.findOwnKeys(spatial);
            ownValues = new Object[ownKeys.length];
            unknownKeys = ColliderSettings.findUnknownKeys(spatial);
        }
        if (!ColliderSettings.remember(spatial, ownKeys, ownValues) && !otherKeys) {
            incomplete = false;
            return false;
        }
        if (otherKeys || SceneSettings.isPresent(spatial) == sceneKeys.isEmpty()) {
            sceneKeys = SceneSettings.findKeys(spatial);
            misplacedKeys = "its user data " + String.join(", ", sceneKeys) + (sceneKeys.size() > 1 ? " have" : " has")
                    + " no effect here: scene settings belong to the root node or to one of its direct children";
        }
        excluded = ColliderSettings.isExcluded(spatial);
        present = ColliderSettings.isPresent(spatial);
        asksForListeners = asksForListeners(spatial);
        unread = true;
        incomplete = false;
        return true;
    }

    /** The settings of a collider without a ColliderControl, always the same object; reports invalid values. */
    ColliderControl settings(Spatial spatial, SceneProblems problems) {
        if (unread) {
            settings = settings == null ? new ColliderControl() : settings;
            rejected = SettingTable.COLLIDER.read(spatial, settings);
            unread = false;
        }
        for (int i = 0; i < rejected.size(); i++) {
            problems.report(spatial, rejected.get(i));
        }
        return settings;
    }

    /** The reasons of unknown keys. */
    List<String> getUnknownKeys() {
        return unknownKeys;
    }

    /** The keys of scene settings. */
    List<String> getSceneKeys() {
        return sceneKeys;
    }

    /** The problem of scene settings that are too deep in the scene, as the rest of a sentence about the spatial. */
    String getMisplacedKeys() {
        return misplacedKeys;
    }

    /** Whether no user data concerns collisions. */
    boolean isSilent() {
        return !excluded && !present && !asksForListeners && unknownKeys.isEmpty() && sceneKeys.isEmpty();
    }

    /** Whether the user data takes the spatial and its subtree out of collisions. */
    boolean isExcluded() {
        return excluded;
    }

    /** Whether any user data is about listeners; it may be invalid. */
    boolean asksForListeners() {
        return asksForListeners;
    }

    static boolean asksForListeners(Spatial spatial) {
        return SettingTable.PUSH_APART.isPresent(spatial) || SettingTable.MOVER.isPresent(spatial)
                || spatial.getUserData(ColliderSettings.SCRIPTS) != null;
    }

    /** Whether the user data makes the spatial a collider. */
    boolean isPresent() {
        return present;
    }
}

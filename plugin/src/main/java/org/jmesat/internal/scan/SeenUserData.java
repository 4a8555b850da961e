package org.jmesat.internal.scan;

import com.jme3.scene.Spatial;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.jmesat.internal.settings.ColliderSettings;
import org.jmesat.internal.settings.SceneSettings;

/**
 * What a spatial's user data says about collisions, cached. It is read again only if its keys change, or a value
 * (compared by identity, vectors by content).
 */
final class SeenUserData {
    /** With more keys, comparing all of them would cost more than reading the plugin's own. */
    private static final int MOST_KEYS = 8;

    private static final String[] NO_KEYS = {};
    private static final Object[] NO_VALUES = {};

    private String[] keys = NO_KEYS;
    private Object[] values = NO_VALUES;
    private boolean comparable = true;
    private int keyCount;
    private List<String> unknownKeys = List.of();
    private List<String> sceneKeys = List.of();
    /** The problem if the spatial is neither the root nor a direct child of it. */
    private String misplacedKeys;
    private boolean excluded;
    private boolean present;
    private boolean asksForListeners;
    private boolean changed;
    /** Whether the last update has thrown an exception. */
    private boolean incomplete;

    /** Creates the cache for a spatial without user data. */
    SeenUserData() {
    }

    /** Updates the cache from its spatial, the same one at each call. */
    void update(Spatial spatial) {
        Collection<String> now = spatial.getUserDataKeys();
        if (comparable && !incomplete && now.size() == keys.length && hasSameValues(spatial)) {
            return;
        }
        boolean otherKeys = comparable || incomplete || now.size() != keyCount;
        incomplete = true;
        remember(spatial, now);
        if (otherKeys) {
            keyCount = now.size();
            unknownKeys = ColliderSettings.findUnknownKeys(spatial);
        }
        if (otherKeys || SceneSettings.isPresent(spatial) == sceneKeys.isEmpty()) {
            sceneKeys = SceneSettings.findKeys(spatial);
            misplacedKeys = "its user data " + String.join(", ", sceneKeys) + (sceneKeys.size() > 1 ? " have" : " has")
                    + " no effect here: scene settings belong to the root node or to one of its direct children";
        }
        excluded = ColliderSettings.isExcluded(spatial);
        present = ColliderSettings.isPresent(spatial);
        asksForListeners = RequestedListeners.isRequested(spatial);
        changed = true;
        incomplete = false;
    }

    /** Returns whether the data has changed since the last call. */
    boolean takeChange() {
        boolean now = changed;
        changed = false;
        return now;
    }

    /** Compares the values; no value is null, so the same values for as many keys mean the same keys. */
    private boolean hasSameValues(Spatial spatial) {
        for (int i = 0; i < keys.length; i++) {
            if (!ColliderSettings.isSame(ColliderSettings.value(spatial, keys[i]), values[i])) {
                return false;
            }
        }
        return true;
    }

    private void remember(Spatial spatial, Collection<String> now) {
        comparable = now.size() <= MOST_KEYS;
        keys = comparable && !now.isEmpty() ? now.toArray(NO_KEYS) : NO_KEYS;
        values = keys.length == 0 ? NO_VALUES : new Object[keys.length];
        for (int i = 0; i < keys.length; i++) {
            values[i] = ColliderSettings.copy(ColliderSettings.value(spatial, keys[i]));
            comparable &= values[i] != null;
        }
        if (!comparable) {
            Arrays.fill(values, null);
        }
    }

    /** The reasons of unknown keys. If there are too many keys to compare, it changes only with their number. */
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

    /** Whether the user data makes the spatial a collider. */
    boolean isPresent() {
        return present;
    }
}

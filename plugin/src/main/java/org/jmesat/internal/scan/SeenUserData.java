package org.jmesat.internal.scan;

import com.jme3.scene.Spatial;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * What a spatial's user data said of collisions when it was last looked at. As long as the same keys have the same
 * values, which are told apart by identity, it is not asked again.
 */
final class SeenUserData {
    /** With more keys than that, comparing them all would cost more than asking for ours. */
    private static final int MOST_KEYS = 8;

    private static final String[] NO_KEYS = {};
    private static final Object[] NO_VALUES = {};

    private String[] keys = NO_KEYS;
    private Object[] values = NO_VALUES;
    private boolean comparable = true;
    private int keyCount;
    private List<String> unknownKeys = List.of();
    private boolean excluded;
    private boolean present;
    private boolean changed;

    /** Creates the memory of a spatial without user data. */
    SeenUserData() {
    }

    /** Looks at a spatial, which is the same at each call. */
    void update(Spatial spatial) {
        Collection<String> now = spatial.getUserDataKeys();
        if (comparable && now.size() == keys.length && hasSameValues(spatial)) {
            return;
        }
        boolean otherKeys = comparable || now.size() != keyCount;
        remember(spatial, now);
        if (otherKeys) {
            keyCount = now.size();
            unknownKeys = ColliderUserData.findUnknownKeys(spatial);
        }
        excluded = ColliderUserData.isExcluded(spatial);
        present = ColliderUserData.isPresent(spatial);
        changed = true;
    }

    /** True once for each change, for whoever reads the settings. */
    boolean takeChange() {
        boolean now = changed;
        changed = false;
        return now;
    }

    /** No value is null, so that as many keys with the same values are the same keys. */
    private boolean hasSameValues(Spatial spatial) {
        for (int i = 0; i < keys.length; i++) {
            if (ColliderUserData.value(spatial, keys[i]) != values[i]) {
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
            values[i] = ColliderUserData.value(spatial, keys[i]);
            comparable &= values[i] != null;
        }
        if (!comparable) {
            Arrays.fill(values, null);
        }
    }

    /**
     * What is wrong with keys that look like ours. More keys than can be compared are read when their number changes.
     */
    List<String> getUnknownKeys() {
        return unknownKeys;
    }

    /** Whether the user data says nothing of collisions. */
    boolean isSilent() {
        return !excluded && !present && unknownKeys.isEmpty();
    }

    /** Whether the user data takes the spatial and what is below it out of collisions. */
    boolean isExcluded() {
        return excluded;
    }

    /** Whether the user data makes the spatial a collider. */
    boolean isPresent() {
        return present;
    }
}

package org.jmesat.editor;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The user data of a spatial at one moment, to undo a conversion that failed. */
final class UserDataCopy {
    private final Spatial spatial;
    private final Map<String, Object> values = new LinkedHashMap<>();

    UserDataCopy(Spatial spatial) {
        this.spatial = spatial;
        for (String key : spatial.getUserDataKeys()) {
            values.put(key, spatial.getUserData(key));
        }
    }

    Object get(String key) {
        return values.get(key);
    }

    /** Makes the spatial have this user data again. */
    void restore() {
        List<String> keys = new ArrayList<>(spatial.getUserDataKeys());
        for (String key : keys) {
            if (values.get(key) == null) {
                spatial.setUserData(key, null);
            }
        }
        values.forEach((key, value) -> {
            if (value != null && spatial.getUserData(key) != value) {
                spatial.setUserData(key, value);
            }
        });
    }
}

package org.jmesat.internal.diagnose;

import com.jme3.scene.Node;
import org.jmesat.internal.settings.SceneSetting;
import org.jmesat.internal.settings.SceneSettings;

/**
 * Inputs of the search for likely mistakes: the settings that the scene makes by user data, whether only marked
 * spatials are colliders, and the application's GUI node (null if none).
 */
public record Surroundings(SceneSettings scene, boolean markedOnly, Node guiNode) {
    /** Whether user data of the scene makes a setting, so that the app state's setter has no effect. */
    boolean isByScene(SceneSetting setting) {
        return scene.get(setting) != null;
    }
}

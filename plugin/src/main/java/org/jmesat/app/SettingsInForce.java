package org.jmesat.app;

import org.jmesat.contact.TouchPolicy;
import org.jmesat.internal.scan.SceneScanner;
import org.jmesat.internal.settings.SceneSetting;
import org.jmesat.internal.settings.SceneSettings;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;

/** The settings that ticks use: those that the scene makes by user data, otherwise those of the app state. */
final class SettingsInForce {
    private final SatCollisionState state;
    private final SceneSettings scene;

    SettingsInForce(SatCollisionState state, SceneSettings scene) {
        this.state = state;
        this.scene = scene;
    }

    private <T extends Enum<T>> T constant(SceneSetting setting, T ofState) {
        String name = (String) scene.get(setting);
        return name == null ? ofState : Enum.valueOf(ofState.getDeclaringClass(), name);
    }

    /** Passes those that a scan needs to a scanner. */
    void apply(SceneScanner scanner) {
        scanner.setPlane(plane());
        scanner.setMode(mode());
    }

    ProjectionPlane plane() {
        return constant(SceneSetting.PLANE, state.getPlane());
    }

    private ProjectionMode mode() {
        ProjectionMode mode = constant(SceneSetting.MODE, state.getMode());
        return mode == ProjectionMode.DEFAULT ? ProjectionMode.HULL_PER_GEOMETRY : mode;
    }

    boolean isMarkedOnly() {
        return constant(SceneSetting.DISCOVERY, state.getDiscovery()) == Discovery.MARKED_ONLY;
    }

    TouchPolicy touchPolicy() {
        return constant(SceneSetting.TOUCH_POLICY, state.getTouchPolicy());
    }

    boolean isDepthTest() {
        Boolean value = (Boolean) scene.get(SceneSetting.DEPTH_TEST);
        return value == null ? state.isDepthTest() : value;
    }

    boolean isPreview() {
        Boolean value = (Boolean) scene.get(SceneSetting.PREVIEW);
        return value == null ? state.isPreview() : value;
    }

    float fixedStep() {
        Float value = (Float) scene.get(SceneSetting.FIXED_STEP);
        return value == null ? state.getFixedStep() : value;
    }

    String layerNames() {
        String value = (String) scene.get(SceneSetting.LAYER_NAMES);
        return value == null ? state.getLayerNames() : value;
    }

    String layersApart() {
        String value = (String) scene.get(SceneSetting.LAYERS_APART);
        return value == null ? state.getLayersApart() : value;
    }
}

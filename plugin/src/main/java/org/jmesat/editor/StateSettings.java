package org.jmesat.editor;

import org.jmesat.app.Discovery;
import org.jmesat.app.SatCollisionState;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.internal.settings.SceneSetting;
import org.jmesat.internal.settings.SceneSettings;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;

/** The properties of an app state that a scene can set, in the form of user data; null for a default. */
final class StateSettings implements SceneSettings.Target {
    private final SatCollisionState state;
    private final SatCollisionState defaults = new SatCollisionState();

    StateSettings(SatCollisionState state) {
        this.state = state;
    }

    @Override
    public Object get(SceneSetting setting) {
        Object value = get(state, setting);
        return value.equals(get(defaults, setting)) ? null : value;
    }

    private static Object get(SatCollisionState from, SceneSetting setting) {
        return switch (setting) {
            case PLANE -> from.getPlane().name();
            case MODE -> from.getMode().name();
            case DISCOVERY -> from.getDiscovery().name();
            case TOUCH_POLICY -> from.getTouchPolicy().name();
            case DEPTH_TEST -> from.isDepthTest();
            case FIXED_STEP -> from.getFixedStep();
            case LAYER_NAMES -> from.getLayerNames();
            case LAYERS_APART -> from.getLayersApart();
            case PREVIEW -> from.isPreview();
        };
    }

    @Override
    public void set(SceneSetting setting, Object value) {
        switch (setting) {
            case PLANE -> state.setPlane(ProjectionPlane.valueOf((String) value));
            case MODE -> state.setMode(ProjectionMode.valueOf((String) value));
            case DISCOVERY -> state.setDiscovery(Discovery.valueOf((String) value));
            case TOUCH_POLICY -> state.setTouchPolicy(TouchPolicy.valueOf((String) value));
            case DEPTH_TEST -> state.setDepthTest((Boolean) value);
            case FIXED_STEP -> state.setFixedStep((Float) value);
            case LAYER_NAMES -> state.setLayerNames((String) value);
            case LAYERS_APART -> state.setLayersApart((String) value);
            case PREVIEW -> state.setPreview((Boolean) value);
        }
    }
}

package org.jmesat.editor;

import java.util.function.Function;
import org.jmesat.app.SatCollisionState;
import org.jmesat.internal.settings.SceneSetting;

/** The properties of an app state that a scene can set, in the form of user data; null for a default. */
final class StateSettings implements Function<SceneSetting, Object> {
    private final SatCollisionState state;
    private final SatCollisionState defaults = new SatCollisionState();

    StateSettings(SatCollisionState state) {
        this.state = state;
    }

    @Override
    public Object apply(SceneSetting setting) {
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
}

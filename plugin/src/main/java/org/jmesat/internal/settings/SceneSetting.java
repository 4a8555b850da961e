package org.jmesat.internal.settings;

import java.util.List;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.internal.text.SettingFormat;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;

/**
 * The table of scene settings: properties of an app state that a scene can set by user data. A value that we write is
 * the name of a constant, a text, a Boolean or a Float.
 */
public enum SceneSetting {
    PLANE("plane", SettingFormat.name(ProjectionPlane.class)),
    MODE("mode", SettingFormat.name(ProjectionMode.class)),
    DISCOVERY("discovery", SettingFormat.name(DiscoveryName.class)),
    TOUCH_POLICY("touchPolicy", SettingFormat.name(TouchPolicy.class)),
    DEPTH_TEST("depthTest", SettingFormat.TRUTH),
    FIXED_STEP("fixedStep", SettingFormat.number("a number of seconds, 0 or more",
            seconds -> seconds >= 0 && seconds < Double.POSITIVE_INFINITY)),
    LAYER_NAMES("layerNames", SettingFormat.TEXT),
    LAYERS_APART("layersApart", SettingFormat.TEXT),
    PREVIEW("preview", SettingFormat.TRUTH);

    /** The names of the app state's type, which this package cannot see. */
    private enum DiscoveryName { ALL_GEOMETRIES, MARKED_ONLY }

    /** What the keys of all scene settings begin with. */
    public static final String PREFIX = "jmesat.scene.";

    static final List<SceneSetting> ALL = List.of(values());
    /** The keys of all scene settings. */
    public static final List<String> KEYS = ALL.stream().map(SceneSetting::key).toList();

    private final String property;
    private final String key;
    private final SettingFormat<?> format;

    SceneSetting(String property, SettingFormat<?> format) {
        this.property = property;
        this.key = "jmesat.scene." + property;
        this.format = format;
    }

    /** The property of the app state. */
    public String property() {
        return property;
    }

    /** The key in user data. */
    public String key() {
        return key;
    }

    /** The value of user data in the form that we write; null if it is invalid. */
    public Object parse(Object value) {
        return parse(format, value);
    }

    private static <T> Object parse(SettingFormat<T> format, Object value) {
        T valid = format.read(value);
        return valid == null ? null : format.write(valid);
    }

    /** What would be valid instead of a value. */
    String valid(Object invalid) {
        return format.valid(invalid);
    }
}

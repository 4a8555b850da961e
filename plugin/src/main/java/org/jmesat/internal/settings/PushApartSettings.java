package org.jmesat.internal.settings;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jmesat.control.PushApart;
import org.jmesat.internal.text.SettingFormat;

/**
 * A {@link PushApart} as user data: {@code jmesat.pushApart} (Boolean, false for a disabled one), {@code jmesat.weight}
 * and {@code jmesat.slop}. These keys do not make the spatial a collider.
 */
public final class PushApartSettings {
    private static final String PUSH_APART = "jmesat.pushApart";

    static final List<Setting<PushApart, ?>> TABLE = List.of(
            Setting.of(PUSH_APART, SettingFormat.TRUTH, true, PushApart::isEnabled, PushApart::setEnabled),
            Setting.of(PushApart.class, "weight", SettingFormat.number("a number greater than 0",
                    weight -> weight > 0)),
            Setting.of(PushApart.class, "slop", SettingFormat.number("a finite number of 0 or more",
                    slop -> slop >= 0 && slop <= Float.MAX_VALUE)));

    private static final String[] KEYS = TABLE.stream().map(Setting::key).toArray(String[]::new);

    private PushApartSettings() {
    }

    /** The keys. */
    static Stream<String> keys() {
        return Stream.of(KEYS);
    }

    /** Whether a spatial has any of the keys. */
    public static boolean isPresent(Spatial spatial) {
        for (String key : KEYS) {
            if (ColliderSettings.value(spatial, key) != null) {
                return true;
            }
        }
        return false;
    }

    /** Whether a spatial has a valid {@code jmesat.pushApart}, true or false. */
    public static boolean isRequested(Spatial spatial) {
        Object value = ColliderSettings.value(spatial, PUSH_APART);
        return value != null && SettingFormat.TRUTH.read(value) != null;
    }

    /** An array for {@link #remember}: the values of a spatial without settings. */
    public static Object[] noValues() {
        return new Object[KEYS.length];
    }

    /** Copies the values of a spatial's settings into an array; returns whether any differs from the last copy. */
    public static boolean remember(Spatial spatial, Object[] values) {
        return ColliderSettings.remember(spatial, KEYS, values);
    }

    /**
     * Reads the settings of a spatial; missing and invalid ones get their defaults. Returns a reason for each invalid
     * value and each without effect, as the rest of a sentence about the spatial.
     */
    public static List<String> read(Spatial spatial, PushApart settings) {
        List<String> rejected = ColliderSettings.read(spatial, TABLE, settings);
        if (ColliderSettings.value(spatial, PUSH_APART) != null) {
            return rejected;
        }
        List<String> useless = new ArrayList<>(rejected);
        for (String key : KEYS) {
            if (ColliderSettings.value(spatial, key) != null) {
                useless.add("its user data " + key + " has no effect without " + PUSH_APART);
            }
        }
        return useless;
    }

    /**
     * Reads the settings of a spatial like {@link #read}, and removes those that are valid. Returns the reasons of
     * those that stay.
     */
    public static List<String> take(Spatial spatial, PushApart settings) {
        return ColliderSettings.take(spatial, TABLE, settings);
    }

    /** The keys of these settings in a spatial's user data. */
    public static List<String> findKeys(Spatial spatial) {
        return ColliderSettings.findKeys(spatial, KEYS);
    }

    /** Writes settings as user data that means the same: {@code jmesat.pushApart}, and all that are not the default. */
    public static void write(PushApart settings, Spatial spatial) {
        spatial.setUserData(PUSH_APART, true);
        for (Setting<PushApart, ?> each : TABLE) {
            each.write(settings, spatial);
        }
    }
}

package org.jmesat.internal.settings;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;
import org.jmesat.internal.text.Property;
import org.jmesat.internal.text.SettingFormat;
import org.jmesat.projection.ColliderShape;

/**
 * The properties of a Control as user data: a key that switches it on or off, and a prefix such as {@code jmesat.}
 * followed by the name of each {@link Property}. Some have a format of their own here; all others have that of their
 * type.
 *
 * <p>The tables are made with the first spatial that has user data, since that takes milliseconds.
 *
 * @param <O> the type of the Control
 */
public final class SettingTable<O> {
    private static final SettingFormat<Float> WEIGHT =
            SettingFormat.number("a number greater than 0", weight -> weight > 0);
    private static final SettingFormat<Float> LENGTH =
            SettingFormat.number("a finite number of 0 or more", SettingTable::isLength);
    /** {@code jmesat.collider} and {@code jmesat.enabled} (Boolean), and the properties of a collider. */
    public static final SettingTable<ColliderControl> COLLIDER = collider();
    /**
     * {@code jmesat.pushApart} (Boolean, false for a disabled one) and the properties of a PushApart, which have no
     * effect without it. These keys do not make the spatial a collider.
     */
    public static final SettingTable<PushApart> PUSH_APART = pushApart();
    /**
     * {@code jmesat.mover} (Boolean, false for a disabled one) and {@code jmesat.mover.} followed by the properties of
     * a CharacterMover, which have no effect without it. These keys do not make the spatial a collider.
     */
    public static final SettingTable<CharacterMover> MOVER = mover();

    /** In the order in which they are read. */
    final List<Setting<O, ?>> settings = new ArrayList<>();
    /** The keys of the table, in an array since each tick reads it. */
    final String[] keys;
    /** Whether the other settings have no effect without the switch, the first one. */
    private final boolean needsSwitch;

    private SettingTable(Class<O> type, String prefix, Map<String, SettingFormat<?>> formats, boolean needsSwitch,
            List<Setting<O, ?>> switches) {
        this.needsSwitch = needsSwitch;
        settings.addAll(switches);
        for (Property each : Property.of(type)) {
            settings.add(Setting.of(prefix, each, formats.getOrDefault(each.name(), each.format())));
        }
        keys = settings.stream().map(Setting::key).toArray(String[]::new);
    }

    private static SettingTable<ColliderControl> collider() {
        SettingTable<ColliderControl> table = new SettingTable<>(ColliderControl.class, Setting.PREFIX, Map.of(
                "size", SettingFormat.point("a width and a height, such as \"2, 1\"",
                        size -> isLength(size.x) && isLength(size.y)),
                "radius", SettingFormat.number("a number of 0 or more", SettingTable::isLength),
                "offset", SettingFormat.point("x and y, such as \"2, 1\"",
                        offset -> Float.isFinite(offset.x) && Float.isFinite(offset.y)),
                "slice", SettingFormat.point("a lowest and a highest depth, such as \"0.5, 1.7\"",
                        range -> range.x <= range.y),
                "maxVertices", SettingFormat.integer("0 or an integer of 3 or more",
                        count -> count == 0 || count >= 3)), false, List.of(
                Setting.of(ColliderSettings.COLLIDER, control -> true, ColliderControl::setEnabled),
                Setting.of(ColliderSettings.ENABLED, ColliderControl::isEnabled,
                        (control, enabled) -> control.setEnabled(control.isEnabled() && enabled))));
        // It comes after "polygon", which is a shape unless another one is set.
        table.settings.replaceAll(each -> !each.key().equals("jmesat.shape") ? each : new Setting<>(each.key(),
                SettingFormat.name(ColliderShape.class),
                control -> control.getPolygon().isEmpty() ? ColliderShape.MESH : ColliderShape.POLYGON,
                ColliderControl::getShape, ColliderControl::setShape));
        return table;
    }

    private static SettingTable<PushApart> pushApart() {
        return new SettingTable<>(PushApart.class, Setting.PREFIX, Map.of("weight", WEIGHT, "slop", LENGTH), true,
                List.of(Setting.of("jmesat.pushApart", PushApart::isEnabled, PushApart::setEnabled)));
    }

    private static SettingTable<CharacterMover> mover() {
        return new SettingTable<>(CharacterMover.class, Setting.PREFIX + "mover.", Map.of(
                "maxSlope", SettingFormat.number("degrees from 0 to 90", angle -> angle >= 0 && angle <= 90),
                "stepHeight", LENGTH, "snap", LENGTH, "velocity", SettingFormat.vector(),
                "up", SettingFormat.vector(), "weight", WEIGHT), true,
                List.of(Setting.of("jmesat.mover", CharacterMover::isEnabled, CharacterMover::setEnabled)));
    }

    private static boolean isLength(double length) {
        return length >= 0 && length <= Float.MAX_VALUE;
    }

    /** The key without which the others have no effect. */
    public String switchKey() {
        return keys[0];
    }

    /** Whether a spatial has any of the keys. */
    public boolean isPresent(Spatial spatial) {
        for (String key : keys) {
            if (ColliderSettings.value(spatial, key) != null) {
                return true;
            }
        }
        return false;
    }

    /** Whether a spatial has a valid value of the switch, true or false. */
    public boolean isRequested(Spatial spatial) {
        return settings.get(0).isValid(spatial);
    }

    /** The values of a spatial without settings, for {@link #remember}. */
    public Object[] noValues() {
        return new Object[keys.length];
    }

    /** Copies the values of a spatial's settings into an array; returns whether any differs from the last copy. */
    public boolean remember(Spatial spatial, Object[] values) {
        return ColliderSettings.remember(spatial, keys, values);
    }

    /** Returns a number that changes with a spatial's settings; creates no garbage. */
    public int hash(Spatial spatial) {
        int hash = 0;
        for (String key : keys) {
            hash = 31 * hash + Objects.hashCode(ColliderSettings.value(spatial, key));
        }
        return hash;
    }

    /**
     * Reads the settings of a spatial; missing and invalid ones get their defaults. Returns a reason for each invalid
     * value and each without effect, as the rest of a sentence about the spatial.
     */
    public List<String> read(Spatial spatial, O owner) {
        List<String> rejected = List.of();
        for (Setting<O, ?> each : settings) {
            String problem = each.read(spatial, owner);
            if (problem != null) {
                rejected = rejected.isEmpty() ? new ArrayList<>() : rejected;
                rejected.add(problem);
            }
        }
        if (!needsSwitch || ColliderSettings.value(spatial, keys[0]) != null) {
            return rejected;
        }
        List<String> useless = new ArrayList<>(rejected);
        for (String key : findKeys(spatial)) {
            useless.add("its user data " + key + " has no effect without " + keys[0]);
        }
        return useless;
    }

    /**
     * Reads the settings of a spatial like {@link #read}, and removes those that are valid. Returns the reasons of
     * those that stay.
     */
    public List<String> take(Spatial spatial, O owner) {
        List<String> rejected = read(spatial, owner);
        for (Setting<O, ?> each : settings) {
            if (each.isValid(spatial)) {
                spatial.setUserData(each.key(), null);
            }
        }
        return rejected;
    }

    /** The keys of these settings in a spatial's user data. */
    public List<String> findKeys(Spatial spatial) {
        return Stream.of(keys).filter(key -> ColliderSettings.value(spatial, key) != null).toList();
    }

    /** Writes settings as user data that means the same: the switch, and all that are not the default. */
    public void write(O owner, Spatial spatial) {
        spatial.setUserData(keys[0], true);
        for (Setting<O, ?> each : settings) {
            each.write(owner, spatial);
        }
    }
}

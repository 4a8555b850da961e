package org.jmesat.internal.settings;

import java.util.List;

/** The scripts of this plugin, by name. */
public final class ReadyMadeScripts {
    /** Their package. */
    static final String PACKAGE = "org.jmesat.scripts";
    /** The simple names of their classes, in alphabetical order. */
    static final List<String> NAMES = List.of("Conveyor", "Count", "Damage", "DetachOnHit", "Door", "Health",
            "OneWayPlatform", "PlayAnimation", "PlaySound", "Projectile", "Spawner", "StartEffect", "TeleportTo",
            "TintWhileTouching");

    /** Those that do something without a touch: the number of health is used up, and clones are made. */
    private static final List<String> WITHOUT_TOUCH = List.of("Health", "Spawner");

    private ReadyMadeScripts() {
    }

    /** Whether a name, as a text gives it, is that of a ready-made script. */
    public static boolean isReadyMade(String name) {
        return NAMES.contains(simpleName(name));
    }

    /** Whether a name is that of a ready-made script that does nothing without a collider. */
    public static boolean needsCollider(String name) {
        return isReadyMade(name) && !WITHOUT_TOUCH.contains(simpleName(name));
    }

    private static String simpleName(String name) {
        return name.startsWith(PACKAGE + '.') ? name.substring(PACKAGE.length() + 1) : name;
    }
}

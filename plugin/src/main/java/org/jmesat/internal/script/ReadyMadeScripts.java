package org.jmesat.internal.script;

import java.util.List;

/** The scripts of this plugin, by name. */
final class ReadyMadeScripts {
    /** Their package. */
    static final String PACKAGE = "org.jmesat.scripts";
    /** The simple names of their classes, in alphabetical order. */
    static final List<String> NAMES = List.of("Conveyor", "Count", "Damage", "DetachOnHit", "Door", "Health",
            "OneWayPlatform", "PlayAnimation", "PlaySound", "Projectile", "Spawner", "StartEffect", "TeleportTo",
            "TintWhileTouching");

    private ReadyMadeScripts() {
    }
}

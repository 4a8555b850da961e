package org.jmesat.debug;

import org.jmesat.world.Collider;

/** The kinds of outlines; each has a colour and a pattern of its own. */
enum ColliderKind {
    /** Solid. */
    BODY(DebugColor.BODY),
    /** Solid, with ticks on the inside. */
    FIXED(DebugColor.FIXED),
    /** Dashed. */
    TRIGGER(DebugColor.TRIGGER),
    /** Dotted. */
    DISABLED(DebugColor.DISABLED),
    /** Solid and crossed out. */
    FAULTY(DebugColor.FAULTY);

    final DebugColor color;

    ColliderKind(DebugColor color) {
        this.color = color;
    }

    static ColliderKind of(Collider collider) {
        return collider.isTrigger() ? TRIGGER : collider.isFixed() ? FIXED : BODY;
    }
}

package org.jmesat.debug;

import org.jmesat.world.Collider;

/** The kinds of outlines; each has a colour and a pattern of its own. */
enum ColliderKind {
    /** Solid. */
    BODY(DebugColor.BODY, 0, 0),
    /** Solid, with ticks on the inside. */
    FIXED(DebugColor.FIXED, 0, 0),
    /** Dashed. */
    TRIGGER(DebugColor.TRIGGER, 9, 7),
    /** Dotted. */
    DISABLED(DebugColor.DISABLED, 2.5f, 9),
    /** Solid and crossed out. */
    FAULTY(DebugColor.FAULTY, 0, 0);

    final DebugColor color;
    /** The lengths of the dashes and of the gaps between them, in pixels; 0 for a solid outline. */
    final float dash;
    final float gap;

    ColliderKind(DebugColor color, float dash, float gap) {
        this.color = color;
        this.dash = dash;
        this.gap = gap;
    }

    static ColliderKind of(Collider collider) {
        return collider.isTrigger() ? TRIGGER : collider.isFixed() ? FIXED : BODY;
    }
}

package org.jmesat.debug;

/** The kinds of outlines; each has a colour and a pattern of its own. */
enum ColliderKind {
    /** Solid. */
    BODY,
    /** Solid, with ticks on the inside. */
    FIXED,
    /** Dashed. */
    TRIGGER,
    /** Dotted. */
    DISABLED,
    /** Solid and crossed out. */
    FAULTY;

    static ColliderKind of(PieceOutline outline) {
        return outline.isTrigger() ? TRIGGER : outline.isFixed() ? FIXED : BODY;
    }
}

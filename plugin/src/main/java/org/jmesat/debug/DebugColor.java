package org.jmesat.debug;

/** What a colour of the debug views means. A {@link DebugPalette} has a colour for each. */
public enum DebugColor {
    /** An axis on which the intervals do not overlap. */
    SEPARATING_AXIS,
    /** The dotted line between the shapes, perpendicular to their separating axis. */
    SEPARATING_LINE,
    /** A of the explained pair: its outline and fill, its letter, and its projection intervals. */
    INTERVAL_A,
    /** B of the explained pair, in the same way. */
    INTERVAL_B,
    /** The axis of least overlap, and the minimum translation vector along it. */
    LEAST_OVERLAP,
    /** An axis that neither separates nor decides. */
    OTHER_AXIS,
    /** The outline of a collider in contact, except those of the explained pair. */
    TOUCHING,
    /** The outline of a collider without a contact that is neither fixed nor a trigger. */
    BODY,
    /** The outline of a fixed collider without a contact. */
    FIXED,
    /** The outline of a trigger without a contact. */
    TRIGGER,
    /** The outline of a disabled collider. */
    DISABLED,
    /**
     * What should collide and does not: the mark of a spatial that has no polygon, and the dashes on the outlines of an
     * explained pair that overlaps without a contact, since it is filtered or apart in depth.
     */
    FAULTY,
    /** Contact points and their normals. */
    CONTACT,
    /** The dark rim of each line, and the ground behind each text. */
    RIM
}

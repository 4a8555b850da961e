package org.jmesat.contact;

/** Why a contact ended. */
public enum ExitReason {
    /** The shapes moved apart. */
    SEPARATED,
    /** One of the two was taken out of the scene or the world. */
    REMOVED,
    /** One of the two was disabled. */
    DISABLED,
    /** A filter keeps the pair apart from now on. */
    FILTERED,
    /** One of the two has no polygon any more. */
    INVALID,
    /** One of the two became part of another collider, was split into several, or lies outside the new root. */
    RECONFIGURED,
    /** The collision system was disabled or detached. */
    TEARDOWN
}

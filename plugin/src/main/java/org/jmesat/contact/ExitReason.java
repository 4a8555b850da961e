package org.jmesat.contact;

/**
 * Why a contact ended. If both colliders of a pair are taken out of the world in one tick, for different reasons, the
 * one that comes first here counts.
 */
public enum ExitReason {
    /** The shapes moved apart. */
    SEPARATED,
    /** One of the two was removed from the scene or the world. */
    REMOVED,
    /** One of the two was disabled. */
    DISABLED,
    /** A filter now rejects the pair. */
    FILTERED,
    /** One of the two no longer has a valid polygon. */
    INVALID,
    /**
     * One of the two was merged into another collider, was split into several, or is outside the new root; the plane
     * changed; or a preview in an editor began or ended. A script in user data also gets this EXIT when
     * its class is replaced, while the contact lasts.
     */
    RECONFIGURED,
    /** The collision system was disabled or detached. */
    TEARDOWN
}

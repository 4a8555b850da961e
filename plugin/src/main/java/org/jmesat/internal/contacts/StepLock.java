package org.jmesat.internal.contacts;

/**
 * Refuses steps of a world, for an owner who delivers the events of each step to others, as an app state does: the
 * events of a step that somebody else runs would reach nobody.
 */
public final class StepLock {
    private ContactTracker<?> tracker;
    private boolean reserved;
    private boolean delivering;

    /** Creates an open lock, for one world. */
    public StepLock() {
    }

    /** Takes the tracker of the world's contacts. */
    public void setTracker(ContactTracker<?> newTracker) {
        tracker = newTracker;
    }

    /** Refuses steps and teardowns by anybody until this is lifted. The owner lifts it for its own. */
    public void setReserved(boolean newReserved) {
        reserved = newReserved;
    }

    /**
     * Refuses steps, teardowns and withdrawals of contacts while events are delivered, which must not change meanwhile.
     */
    public void setDelivering(boolean newDelivering) {
        delivering = newDelivering;
    }

    /** Lets go of the events of the last step or teardown, and of the removed bodies that they name. */
    public void clearEvents() {
        tracker.clearEvents();
    }

    /** Throws an {@link IllegalStateException} if the world is reserved, or its events are being delivered. */
    public void requireFree() {
        requireNotDelivering("The world cannot be stepped while its events are delivered");
        if (reserved) {
            throw new IllegalStateException("The world is stepped by its owner alone");
        }
    }

    /** Throws an {@link IllegalStateException}, with the message given, if events are being delivered. */
    public void requireNotDelivering(String refusal) {
        if (delivering) {
            throw new IllegalStateException(refusal);
        }
    }
}

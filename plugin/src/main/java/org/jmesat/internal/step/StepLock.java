package org.jmesat.internal.step;

/**
 * Refuses steps of a world by anyone but its owner, such as an app state that delivers the events of each step: the
 * events of another step would not be delivered.
 */
public final class StepLock {
    private ContactTracker<?> tracker;
    private boolean reserved;
    private boolean delivering;
    private Object culprit;

    /** Creates an open lock, for one world. */
    public StepLock() {
    }

    /** Sets the tracker of the world's contacts. */
    public void setTracker(ContactTracker<?> newTracker) {
        tracker = newTracker;
    }

    /** Refuses steps and teardowns while true. The owner sets it to false for its own steps. */
    public void setReserved(boolean newReserved) {
        reserved = newReserved;
    }

    /** Refuses steps, teardowns and withdrawals while true, so that the events do not change during delivery. */
    public void setDelivering(boolean newDelivering) {
        delivering = newDelivering;
    }

    /** Sets whose exception a step throws now that it is complete; null while a step runs. */
    public void setCulprit(Object newCulprit) {
        culprit = newCulprit;
    }

    /**
     * The game's filter or pool whose exception the last step has thrown after it was complete; null if the step itself
     * has failed, so that the world may have a part of it only.
     */
    public Object culprit() {
        return culprit;
    }

    /** Clears the events of the last teardown, releases their removed bodies, and frees the memory of all contacts. */
    public void clearEvents() {
        tracker.trim();
    }

    /** Throws an {@link IllegalStateException} if the world is reserved, or its events are being delivered. */
    public void requireFree() {
        requireNotDelivering("The world cannot be stepped while its events are delivered");
        if (reserved) {
            throw new IllegalStateException("Only the app state can step its world; call the app state's tick or step");
        }
    }

    /** Throws an {@link IllegalStateException} with a message if events are being delivered. */
    public void requireNotDelivering(String message) {
        if (delivering) {
            throw new IllegalStateException(message);
        }
    }
}

package org.jmesat.control;

/** A Control that hands what it hears to a listener, such as a mock, that is no Control. */
final class Relay extends CollisionScript {
    private final CollisionListener listener;

    Relay(CollisionListener listener) {
        this.listener = listener;
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        listener.onCollisionEnter(event);
    }

    @Override
    public void onCollisionStay(CollisionEvent event) {
        listener.onCollisionStay(event);
    }

    @Override
    public void onCollisionExit(CollisionEvent event) {
        listener.onCollisionExit(event);
    }
}

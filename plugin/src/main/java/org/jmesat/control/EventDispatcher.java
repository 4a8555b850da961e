package org.jmesat.control;

import com.jme3.scene.Spatial;
import com.jme3.scene.control.AbstractControl;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ContactEvents;
import org.jmesat.world.Collider;

/**
 * Delivers the events of a tick: EXIT, then ENTER, then STAY, each to the Controls on A's spatial and its ancestors, to
 * those of B, and to the listeners of the app state, in this order and to each once.
 *
 * <p>The list is delivered whole whatever a handler does, except to listeners that are no longer installed. Delivering
 * allocates nothing once warmed up.
 */
public final class EventDispatcher {
    private enum Kind { EXIT, ENTER, STAY }

    private static final CollisionListener[] NONE = {};

    private final HandlerFailures failures;
    private final CollisionEvent event = new CollisionEvent();
    private final List<Audience> audiences = new ArrayList<>();
    private CollisionListener[] listeners = NONE;
    private CollisionListener[] frozen = NONE;
    private long serial;
    private long tick;

    /**
     * Creates a dispatcher without listeners.
     *
     * @param failures receives what handlers throw
     */
    public EventDispatcher(HandlerFailures failures) {
        this.failures = failures;
    }

    /**
     * Registers a listener for all events. During delivery it takes effect with the next tick. One that is registered
     * already is ignored.
     *
     * @param listener the listener (not null)
     */
    public void addListener(CollisionListener listener) {
        Objects.requireNonNull(listener, "listener");
        if (!isRegistered(listener)) {
            listeners = Arrays.copyOf(listeners, listeners.length + 1);
            listeners[listeners.length - 1] = listener;
        }
    }

    /**
     * Removes a listener, at once. One that is not registered is ignored.
     *
     * @param listener the listener (not null)
     */
    public void removeListener(CollisionListener listener) {
        Objects.requireNonNull(listener, "listener");
        List<CollisionListener> rest = new ArrayList<>(List.of(listeners));
        rest.removeIf(each -> each == listener);
        listeners = rest.toArray(NONE);
    }

    /**
     * Delivers what a step or a teardown changed.
     *
     * @param events the events; their colliders' owners are {@link CollisionBody}s
     * @param currentTick the tick number that the events will carry
     */
    public void dispatch(ContactEvents<Collider> events, long currentTick) {
        tick = currentTick;
        frozen = listeners;
        for (int i = 0; i < events.exits().size(); i++) {
            dispatchExit(events.exits().get(i));
        }
        for (int i = 0; i < events.enters().size(); i++) {
            dispatchCurrent(events.enters().get(i), Kind.ENTER);
        }
        for (int i = 0; i < events.stays().size(); i++) {
            dispatchCurrent(events.stays().get(i), Kind.STAY);
        }
        event.expire();
    }

    private void dispatchExit(Contact<Collider> contact) {
        Audience audience = audience(contact);
        for (int i = 0; i < audience.size(); i++) {
            if (isInstalled(audience.listener(i), audience.place(i)) || isRegistered(audience.listener(i))) {
                deliver(contact, audience.listener(i), audience.isFromA(i), Kind.EXIT);
            }
        }
        audience.clear();
    }

    private void dispatchCurrent(Contact<Collider> contact, Kind kind) {
        serial++;
        Audience audience = audience(contact);
        offer(contact, (CollisionBody) contact.getA().getOwner(), true, audience, kind);
        offer(contact, (CollisionBody) contact.getB().getOwner(), false, audience, kind);
        for (CollisionListener listener : frozen) {
            if (isRegistered(listener) && audience.note(listener, null, true, serial)) {
                deliver(contact, listener, true, kind);
            }
        }
    }

    private void offer(Contact<Collider> contact, CollisionBody body, boolean fromA, Audience audience, Kind kind) {
        for (int i = 0; i < body.listenerCount(); i++) {
            CollisionListener listener = body.listener(i);
            Spatial place = body.place(i);
            if (isEnabled(listener) && isInstalled(listener, place)
                    && audience.note(listener, place, fromA, serial)) {
                deliver(contact, listener, fromA, kind);
            }
        }
    }

    private void deliver(Contact<Collider> contact, CollisionListener listener, boolean fromA, Kind kind) {
        event.fill(contact, fromA, tick);
        try {
            switch (kind) {
                case EXIT -> listener.onCollisionExit(event);
                case ENTER -> listener.onCollisionEnter(event);
                case STAY -> listener.onCollisionStay(event);
            }
        } catch (Exception | Error thrown) {
            failures.record(listener, thrown);
        }
    }

    private Audience audience(Contact<Collider> contact) {
        while (audiences.size() <= contact.getIndex()) {
            audiences.add(new Audience());
        }
        return audiences.get(contact.getIndex());
    }

    private static boolean isEnabled(CollisionListener listener) {
        return !(listener instanceof AbstractControl control) || control.isEnabled();
    }

    private boolean isInstalled(CollisionListener listener, Spatial place) {
        if (place == null) {
            return isRegistered(listener);
        }
        for (int i = 0; i < place.getNumControls(); i++) {
            if (place.getControl(i) == listener) {
                return true;
            }
        }
        return false;
    }

    private boolean isRegistered(CollisionListener listener) {
        for (CollisionListener each : listeners) {
            if (each == listener) {
                return true;
            }
        }
        return false;
    }
}

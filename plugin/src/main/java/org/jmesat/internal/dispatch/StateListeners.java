package org.jmesat.internal.dispatch;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jmesat.contact.Contact;
import org.jmesat.control.CollisionListener;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionLayers;

/**
 * The listeners that are registered with an app state, for all pairs or for the pairs of two layers. A registration by
 * a handler takes effect in the next tick, a removal at once.
 */
public final class StateListeners {
    private final ListenerList<Registration> registrations = new ListenerList<>();
    /** The registrations at the start of the delivery. */
    private List<Registration> frozen = List.of();
    private List<Registration> resolved = List.of();
    private long nameRevision = -1;
    private long revision;
    private List<String> problems = List.of();

    /** Creates an empty list. */
    public StateListeners() {
    }

    /** Registers a listener (not null) for all pairs, unless it already is. */
    public void add(CollisionListener listener) {
        add(new Registration(Objects.requireNonNull(listener, "listener"), null, null));
    }

    /**
     * Registers a listener for a pair of layers, by name (none null), unless it already is.
     */
    public void add(String selfLayer, String otherLayer, CollisionListener listener) {
        add(forLayers(selfLayer, otherLayer, listener));
    }

    private static Registration forLayers(String selfLayer, String otherLayer, CollisionListener listener) {
        return new Registration(Objects.requireNonNull(listener, "listener"),
                Objects.requireNonNull(selfLayer, "selfLayer"), Objects.requireNonNull(otherLayer, "otherLayer"));
    }

    private void add(Registration registration) {
        if (find(registration) == null) {
            registrations.add(registration);
            revision++;
        }
    }

    private Registration find(Registration wanted) {
        List<Registration> now = registrations.frozen();
        for (int i = 0; i < now.size(); i++) {
            if (now.get(i).isSame(wanted)) {
                return now.get(i);
            }
        }
        return null;
    }

    /** Removes all registrations of a listener (not null). */
    public void remove(CollisionListener listener) {
        Objects.requireNonNull(listener, "listener");
        for (Registration each : registrations.frozen()) {
            if (each.listener() == listener) {
                registrations.remove(each);
                revision++;
            }
        }
    }

    /** Removes the registration of a listener for a pair of layers, by name (none null). */
    public void remove(String selfLayer, String otherLayer, CollisionListener listener) {
        Registration found = find(forLayers(selfLayer, otherLayer, listener));
        if (found != null) {
            registrations.remove(found);
            revision++;
        }
    }

    /** {@return a number that grows when a listener is registered or removed} */
    public long revision() {
        return revision;
    }

    /** {@return whether no listener is registered} */
    public boolean isEmpty() {
        return registrations.frozen().isEmpty();
    }

    /**
     * Finds the listeners that would now be notified of a pair, in the order of registration. {@code found} receives
     * each listener with {@link Registration#roles}.
     */
    public void find(Collider a, Collider b, CollisionLayers layers, BiConsumer<CollisionListener, String> found) {
        for (Registration each : registrations.frozen()) {
            // A copy, since the original keeps the names of the tick's start.
            Registration now = each.copy();
            now.resolve(layers);
            if (now.concerns(a, b)) {
                found.accept(each.listener(), each.roles());
            }
        }
    }

    /**
     * Looks up the names of layers. Returns the {@linkplain Registration#problem problems}, in a list that the caller
     * must not alter.
     */
    public List<String> resolve(CollisionLayers layers) {
        List<Registration> now = registrations.frozen();
        if (now != resolved || nameRevision != layers.getNameRevision()) {
            resolved = now;
            nameRevision = layers.getNameRevision();
            problems = new ArrayList<>();
            for (Registration each : now) {
                each.resolve(layers);
                if (each.problem() != null) {
                    problems.add(each.problem());
                }
            }
        }
        return problems;
    }

    /** Called before the events of a tick are delivered. */
    void freeze(CollisionLayers layers) {
        resolve(layers);
        frozen = resolved;
    }

    /** The registrations at the start of the delivery; another list after each change. */
    List<Registration> frozen() {
        return frozen;
    }

    /** Whether no listener was registered or removed since the start of the delivery. */
    boolean isFrozenNow() {
        return registrations.frozen() == frozen;
    }

    /** The number of registrations at the start of the delivery. */
    int frozenCount() {
        return frozen.size();
    }

    CollisionListener frozenListener(int i) {
        return frozen.get(i).listener();
    }

    /** Whether a registration concerns a contact, and no handler has removed it. */
    boolean isActive(int i, Contact<Collider> contact) {
        return isActive(frozen.get(i), contact);
    }

    private boolean isActive(Registration registration, Contact<Collider> contact) {
        return registration.concerns(contact.getA(), contact.getB())
                && (isFrozenNow() || find(registration) != null);
    }

    /**
     * Whether a listener sees a contact from A's side. The first of its matching pairs of layers decides; otherwise
     * true if it is registered for all pairs; otherwise {@code own}, the side of its spatial.
     */
    boolean isFromA(CollisionListener listener, Contact<Collider> contact, boolean own) {
        boolean fromA = own;
        for (int i = 0; i < frozen.size(); i++) {
            Registration each = frozen.get(i);
            if (each.listener() == listener && isActive(each, contact)) {
                if (!each.isForAll()) {
                    return each.hasRoles(contact.getA(), contact.getB());
                }
                fromA = true;
            }
        }
        return fromA;
    }

    /** Whether a listener has any registration now. */
    boolean contains(CollisionListener listener) {
        List<Registration> now = registrations.frozen();
        for (int i = 0; i < now.size(); i++) {
            if (now.get(i).listener() == listener) {
                return true;
            }
        }
        return false;
    }
}

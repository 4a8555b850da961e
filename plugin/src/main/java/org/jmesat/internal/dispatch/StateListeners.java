package org.jmesat.internal.dispatch;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.jmesat.contact.Contact;
import org.jmesat.control.CollisionListener;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionLayers;

/**
 * The listeners that are registered with an app state, for all pairs or for the pairs of two layers. A registration by
 * a handler takes effect in the next tick, a removal at once.
 */
public final class StateListeners {
    /** The registration of a listener with the app state: for all pairs, or for the pairs of two layers. */
    private static final class Registration {
        private final CollisionListener listener;
        /** Null for all pairs. */
        private final String selfLayer;
        private final String otherLayer;
        private long selfBit;
        private long otherBit;

        Registration(CollisionListener listener, String selfLayer, String otherLayer) {
            this.listener = listener;
            this.selfLayer = selfLayer;
            this.otherLayer = otherLayer;
        }

        Registration copy() {
            return new Registration(listener, selfLayer, otherLayer);
        }

        boolean isForAll() {
            return selfLayer == null;
        }

        boolean isSame(Registration that) {
            return listener == that.listener && (selfLayer == null ? that.selfLayer == null
                    : selfLayer.equals(that.selfLayer) && otherLayer.equals(that.otherLayer));
        }

        /** Looks up the names. A name that no layer has matches no collider. */
        void resolve(CollisionLayers layers) {
            selfBit = bit(selfLayer, layers);
            otherBit = bit(otherLayer, layers);
        }

        private static long bit(String name, CollisionLayers layers) {
            int layer = name == null ? -1 : layers.indexOf(name);
            return layer < 0 ? 0 : 1L << layer;
        }

        /** Whether one collider is in the layer of self and another in the layer of other. */
        boolean hasRoles(Collider self, Collider other) {
            return (self.getCategory() & selfBit) != 0 && (other.getCategory() & otherBit) != 0;
        }

        boolean concerns(Collider a, Collider b) {
            return isForAll() || hasRoles(a, b) || hasRoles(b, a);
        }

        /** The problem of this registration, as a sentence without its full stop; or null. */
        String problem() {
            if (isForAll() || selfBit != 0 && otherBit != 0) {
                return null;
            }
            boolean both = selfBit == 0 && otherBit == 0 && !selfLayer.equals(otherLayer);
            return "a collision listener, " + listener.getClass().getName() + ", is registered" + roles()
                    + ", but there is no layer '" + (selfBit == 0 ? selfLayer : otherLayer) + "'"
                    + (both ? " or '" + otherLayer + "'" : "");
        }

        /** The layers as the end of a phrase; empty for all pairs. */
        String roles() {
            return isForAll() ? "" : " for '" + selfLayer + "' and '" + otherLayer + "'";
        }
    }

    /** The present registrations; each change makes another list. */
    private List<Registration> registrations = List.of();
    /** The registrations when the names of layers were looked up last, also at the start of the delivery. */
    private List<Registration> frozen = List.of();
    /** Whether all registrations at the start of the delivery are for all pairs. */
    boolean allForAll = true;
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
        if (!isRegistered(registration)) {
            List<Registration> more = new ArrayList<>(registrations);
            more.add(registration);
            set(more);
        }
    }

    private boolean isRegistered(Registration wanted) {
        for (int i = 0; i < registrations.size(); i++) {
            if (registrations.get(i).isSame(wanted)) {
                return true;
            }
        }
        return false;
    }

    /** Removes all registrations of a listener (not null). */
    public void remove(CollisionListener listener) {
        Objects.requireNonNull(listener, "listener");
        removeIf(each -> each.listener == listener);
    }

    /** Removes the registration of a listener for a pair of layers, by name (none null). */
    public void remove(String selfLayer, String otherLayer, CollisionListener listener) {
        removeIf(forLayers(selfLayer, otherLayer, listener)::isSame);
    }

    private void removeIf(Predicate<Registration> removed) {
        List<Registration> rest = new ArrayList<>(registrations);
        if (rest.removeIf(removed)) {
            set(rest);
        }
    }

    private void set(List<Registration> changed) {
        registrations = changed;
        revision++;
    }

    /** {@return a number that grows when a listener is registered or removed} */
    public long revision() {
        return revision;
    }

    /** Whether no listener is registered. */
    boolean isEmpty() {
        return registrations.isEmpty();
    }

    /**
     * Finds the listeners that would now be notified of a pair, in the order of registration. {@code found} receives
     * each listener with the layers of its registration as the end of a phrase.
     */
    void find(Collider a, Collider b, CollisionLayers layers, BiConsumer<CollisionListener, String> found) {
        for (Registration each : registrations) {
            // A copy, since the original keeps the names of the tick's start.
            Registration now = each.copy();
            now.resolve(layers);
            if (now.concerns(a, b)) {
                found.accept(each.listener, each.roles());
            }
        }
    }

    /**
     * Looks up the names of layers. Called before the events of a tick are delivered: registrations that come during
     * the delivery wait for the next call. Returns the problems of registrations, each a sentence without its full
     * stop, in a list that the caller must not alter.
     */
    public List<String> resolve(CollisionLayers layers) {
        if (registrations != frozen || nameRevision != layers.getNameRevision()) {
            frozen = registrations;
            allForAll = registrations.stream().allMatch(Registration::isForAll);
            nameRevision = layers.getNameRevision();
            problems = new ArrayList<>();
            for (Registration each : registrations) {
                each.resolve(layers);
                if (each.problem() != null) {
                    problems.add(each.problem());
                }
            }
        }
        return problems;
    }

    /** The number of registrations at the start of the delivery. */
    int frozenCount() {
        return frozen.size();
    }

    CollisionListener frozenListener(int i) {
        return frozen.get(i).listener;
    }

    /** Whether a registration concerns a contact, and no handler has removed it. */
    boolean isActive(int i, Contact<Collider> contact) {
        return isActive(frozen.get(i), contact);
    }

    private boolean isActive(Registration registration, Contact<Collider> contact) {
        return registration.concerns(contact.getA(), contact.getB())
                && (registrations == frozen || isRegistered(registration));
    }

    /**
     * Whether a listener sees a contact from A's side. The first of its matching pairs of layers decides; otherwise
     * true if it is registered for all pairs; otherwise {@code own}, the side of its spatial.
     */
    boolean isFromA(CollisionListener listener, Contact<Collider> contact, boolean own) {
        boolean fromA = own;
        for (int i = 0; i < frozen.size(); i++) {
            Registration each = frozen.get(i);
            if (each.listener == listener && isActive(each, contact)) {
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
        for (int i = 0; i < registrations.size(); i++) {
            if (registrations.get(i).listener == listener) {
                return true;
            }
        }
        return false;
    }
}

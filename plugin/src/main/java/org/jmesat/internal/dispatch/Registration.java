package org.jmesat.internal.dispatch;

import org.jmesat.control.CollisionListener;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionLayers;

/** The registration of a listener with the app state: for all pairs, or for the pairs of two layers. */
final class Registration {
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

    CollisionListener listener() {
        return listener;
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

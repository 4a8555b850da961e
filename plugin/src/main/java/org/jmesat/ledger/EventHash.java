package org.jmesat.ledger;

import com.jme3.math.Vector2f;
import org.jmesat.control.CollisionEvent;

/**
 * An incremental 64-bit hash that is the same on every machine: it uses no identity hash and no hash code of the JVM.
 * The mixing function is that of SplitMix64.
 */
final class EventHash {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final Vector2f store = new Vector2f();
    private long state;

    long value() {
        return state;
    }

    void clear() {
        state = 0;
    }

    void add(long value) {
        long z = (state ^ value) + GOLDEN;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        state = z ^ z >>> 31;
    }

    void add(float value) {
        add(Float.floatToIntBits(value));
    }

    void add(String text) {
        add(text == null ? -1 : text.length());
        for (int i = 0; text != null && i < text.length(); i++) {
            add(text.charAt(i));
        }
    }

    /** Adds all values of an event that is seen from A's side. */
    void add(String kind, CollisionEvent event) {
        add(kind);
        add(event.getTick());
        add(event.getSinceTick());
        add(event.getSelfId());
        add(event.getOtherId());
        add(event.getSelf().getName());
        add(event.getOther().getName());
        add(event.getExitReason() == null ? null : event.getExitReason().name());
        add(event.getNormal(store));
        add(event.getDepth());
        add(event.getContactCount());
        for (int i = 0; i < event.getContactCount(); i++) {
            add(event.getContactPoint(i, store));
        }
    }

    private void add(Vector2f vector) {
        add(vector.x);
        add(vector.y);
    }
}

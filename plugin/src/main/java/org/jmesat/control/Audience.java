package org.jmesat.control;

import com.jme3.scene.Spatial;
import java.util.Arrays;

/**
 * Who has heard of a contact, and so will hear of its end: each listener once, with the spatial that it was installed on
 * (null for the app state) and the side from which it sees the contact. Those who heard the last event come first, in
 * the order in which they heard it.
 */
final class Audience {
    /** Enough for most scenes: an audience is used for one contact after the other, and should seldom have to grow. */
    private static final int ROOM = 8;

    private CollisionListener[] listeners = new CollisionListener[ROOM];
    private Spatial[] places = new Spatial[ROOM];
    private boolean[] fromA = new boolean[ROOM];
    private int count;
    /** How many of them have heard the event that is being told. */
    private int told;

    int size() {
        return count;
    }

    CollisionListener listener(int i) {
        return listeners[i];
    }

    Spatial place(int i) {
        return places[i];
    }

    boolean isFromA(int i) {
        return fromA[i];
    }

    /** Another event is about to be told. */
    void begin() {
        told = 0;
    }

    /** Notes that a listener hears the event; false when it has heard that very event already. */
    boolean note(CollisionListener listener, Spatial place, boolean sideA) {
        int i = indexOf(listener);
        if (i < told) {
            return false;
        }
        if (i == listeners.length) {
            grow();
        }
        int before = i - told;
        if (before > 0) {
            System.arraycopy(listeners, told, listeners, told + 1, before);
            System.arraycopy(places, told, places, told + 1, before);
            System.arraycopy(fromA, told, fromA, told + 1, before);
        }
        count += i == count ? 1 : 0;
        listeners[told] = listener;
        places[told] = place;
        fromA[told] = sideA;
        told++;
        return true;
    }

    /** Of most it is the place that they had at the last event. */
    private int indexOf(CollisionListener listener) {
        if (told < count && listeners[told] == listener) {
            return told;
        }
        int i = 0;
        while (i < count && listeners[i] != listener) {
            i++;
        }
        return i;
    }

    void remove(int i) {
        int after = count - i - 1;
        System.arraycopy(listeners, i + 1, listeners, i, after);
        System.arraycopy(places, i + 1, places, i, after);
        System.arraycopy(fromA, i + 1, fromA, i, after);
        count--;
        listeners[count] = null;
        places[count] = null;
    }

    private void grow() {
        int capacity = 2 * count;
        listeners = Arrays.copyOf(listeners, capacity);
        places = Arrays.copyOf(places, capacity);
        fromA = Arrays.copyOf(fromA, capacity);
    }

    void clear() {
        Arrays.fill(listeners, 0, count, null);
        Arrays.fill(places, 0, count, null);
        count = 0;
        told = 0;
    }
}

package org.jmesat.control;

import com.jme3.scene.Spatial;
import java.util.Arrays;

/**
 * Who has heard of a contact, and so will hear of its end: each listener once, with the spatial that it was installed on
 * (null for the app state) and the side from which it sees the contact.
 */
final class Audience {
    /** Enough for most scenes: an audience is used for one contact after the other, and should seldom have to grow. */
    private static final int ROOM = 8;

    private CollisionListener[] listeners = new CollisionListener[ROOM];
    private Spatial[] places = new Spatial[ROOM];
    private boolean[] fromA = new boolean[ROOM];
    private long[] heard = new long[ROOM];
    private int count;

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

    /** Notes that a listener hears event number {@code serial}; false when it has heard that very event already. */
    boolean note(CollisionListener listener, Spatial place, boolean sideA, long serial) {
        int i = 0;
        while (i < count && listeners[i] != listener) {
            i++;
        }
        if (i == count) {
            if (count == listeners.length) {
                grow();
            }
            listeners[count++] = listener;
        } else if (heard[i] == serial) {
            return false;
        }
        places[i] = place;
        fromA[i] = sideA;
        heard[i] = serial;
        return true;
    }

    void remove(int i) {
        int after = count - i - 1;
        System.arraycopy(listeners, i + 1, listeners, i, after);
        System.arraycopy(places, i + 1, places, i, after);
        System.arraycopy(fromA, i + 1, fromA, i, after);
        System.arraycopy(heard, i + 1, heard, i, after);
        count--;
        listeners[count] = null;
        places[count] = null;
    }

    private void grow() {
        int capacity = 2 * count;
        listeners = Arrays.copyOf(listeners, capacity);
        places = Arrays.copyOf(places, capacity);
        fromA = Arrays.copyOf(fromA, capacity);
        heard = Arrays.copyOf(heard, capacity);
    }

    void clear() {
        Arrays.fill(listeners, 0, count, null);
        Arrays.fill(places, 0, count, null);
        count = 0;
    }
}

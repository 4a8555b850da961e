package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import java.util.Arrays;
import org.jmesat.control.CollisionListener;

/**
 * The listeners that were notified of a contact, and so will be notified of its end: each listener once, with the
 * spatial that it was installed on (null for the app state) and the side from which it sees the contact. Those that
 * were notified of the last event come first, in the order of notification.
 *
 * <p>Everything lies in one array, since each contact has an audience of its own: what an event costs is mostly the
 * wait for memory.
 */
final class Audience {
    private static final int LISTENER = 0;
    private static final int PLACE = 1;
    private static final int FROM_A = 2;
    private static final int ROW = 3;
    /** Enough for most scenes: an audience is used for one contact after the other, and should seldom have to grow. */
    private static final int ROOM = 6;

    /** By listener: itself, the spatial, and whether it sees the contact from A's side. */
    private Object[] rows = new Object[ROOM * ROW];
    private int count;
    /** How many of them were notified of the current event. */
    private int notified;

    int size() {
        return count;
    }

    CollisionListener listener(int i) {
        return (CollisionListener) rows[ROW * i + LISTENER];
    }

    Spatial place(int i) {
        return (Spatial) rows[ROW * i + PLACE];
    }

    boolean isFromA(int i) {
        return rows[ROW * i + FROM_A] == Boolean.TRUE;
    }

    /** Begins another event. */
    void begin() {
        notified = 0;
    }

    /** Notes that a listener is notified of the event; false when it was notified of that very event already. */
    boolean note(CollisionListener listener, Spatial place, boolean fromA) {
        int i = indexOf(listener);
        if (i < notified) {
            return false;
        }
        if (i == count && ROW * ++count > rows.length) {
            rows = Arrays.copyOf(rows, 2 * rows.length);
        }
        int row = ROW * notified;
        System.arraycopy(rows, row, rows, row + ROW, ROW * (i - notified));
        rows[row + LISTENER] = listener;
        rows[row + PLACE] = place;
        rows[row + FROM_A] = fromA;
        notified++;
        return true;
    }

    /** Mostly a listener has the place that it had at the last event. */
    private int indexOf(CollisionListener listener) {
        int i = notified < count && rows[ROW * notified + LISTENER] == listener ? notified : 0;
        while (i < count && rows[ROW * i + LISTENER] != listener) {
            i++;
        }
        return i;
    }

    void remove(int i) {
        count--;
        System.arraycopy(rows, ROW * (i + 1), rows, ROW * i, ROW * (count - i));
        Arrays.fill(rows, ROW * count, ROW * count + ROW, null);
    }

    void clear() {
        Arrays.fill(rows, 0, ROW * count, null);
        count = 0;
        notified = 0;
    }
}

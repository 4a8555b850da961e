package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import java.util.Arrays;
import org.jmesat.control.CollisionListener;

/**
 * The listeners that were notified of a contact, so that they get its EXIT. Each listener is in it once, with its side
 * and with the spatial that has it, as a Control or by user data (null for a listener on the app state). The listeners
 * of the last event come first, in the order of notification. What a listener did is kept only if it was unusual.
 *
 * <p>All data is in one array, since there is an audience for each contact and delivery is memory-bound.
 */
final class Audience {
    private static final int LISTENER = 0;
    private static final int SPATIAL = 1;
    private static final int SIDE = 2;
    private static final int ROW = 3;
    /** A listener of each side and one on the app state; more would take memory in each contact. */
    private static final int INITIAL_CAPACITY = 3;

    /**
     * By listener: the listener, its spatial, and whether it sees the contact from A's side; this as a Boolean, or in
     * its {@link HandlerCalls}.
     */
    private Object[] rows = new Object[INITIAL_CAPACITY * ROW];
    int count;
    /** The number of listeners that were notified of the current event. */
    int notified;

    CollisionListener listener(int i) {
        return (CollisionListener) rows[ROW * i + LISTENER];
    }

    Spatial spatial(int i) {
        return (Spatial) rows[ROW * i + SPATIAL];
    }

    boolean isFromA(int i) {
        HandlerCalls calls = calls(i);
        return calls == null ? rows[ROW * i + SIDE] == Boolean.TRUE : calls.fromA;
    }

    /** What a listener did; null if that was nothing unusual. */
    HandlerCalls calls(int i) {
        return rows[ROW * i + SIDE] instanceof HandlerCalls calls ? calls : null;
    }

    void setCalls(int i, HandlerCalls calls) {
        calls.fromA = isFromA(i);
        rows[ROW * i + SIDE] = calls;
    }

    /**
     * Records the notification of a listener; false if it was already notified of this event. {@code entered} is the
     * tick of its ENTER if it is new, as in {@link HandlerCalls#entered}.
     */
    boolean add(CollisionListener listener, Spatial spatial, boolean fromA, long entered) {
        int i = indexOf(listener);
        if (i < notified) {
            return false;
        }
        boolean isLate = i == count && entered != HandlerCalls.WITH_CONTACT;
        if (i == count && ROW * ++count > rows.length) {
            rows = Arrays.copyOf(rows, 2 * rows.length);
        }
        int row = ROW * notified;
        HandlerCalls calls = calls(i);
        System.arraycopy(rows, row, rows, row + ROW, ROW * (i - notified));
        rows[row + LISTENER] = listener;
        rows[row + SPATIAL] = spatial;
        rows[row + SIDE] = fromA;
        if (isLate) {
            calls = new HandlerCalls();
            calls.entered = entered;
        }
        if (calls != null) {
            setCalls(notified, calls);
        }
        notified++;
        return true;
    }

    /** Tries the next index first: mostly the listeners are those of the last event, in the same order. */
    int indexOf(CollisionListener listener) {
        int i = notified < count && rows[ROW * notified + LISTENER] == listener ? notified : 0;
        while (i < count && rows[ROW * i + LISTENER] != listener) {
            i++;
        }
        return i;
    }

    /** Makes a listener count as one on the app state. */
    void releaseSpatial(int i) {
        rows[ROW * i + SPATIAL] = null;
    }

    void remove(int i) {
        count--;
        notified -= i < notified ? 1 : 0;
        System.arraycopy(rows, ROW * (i + 1), rows, ROW * i, ROW * (count - i));
        Arrays.fill(rows, ROW * count, ROW * count + ROW, null);
    }

    void clear() {
        Arrays.fill(rows, 0, ROW * count, null);
        count = 0;
        notified = 0;
    }
}

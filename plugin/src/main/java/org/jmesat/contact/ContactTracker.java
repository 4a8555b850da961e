package org.jmesat.contact;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jmesat.narrowphase.ContactManifold;

/**
 * Turns the touching pairs of each tick into ENTER, STAY and EXIT.
 *
 * <p>Both the contacts of the last tick and the pairs of this one are in ascending order, so a single walk along both
 * finds the difference: {@link #seek} moves to a pair and ends every older contact that was passed over, {@link #touch}
 * keeps or opens one. O(contacts + pairs), no hashing. Contacts are pooled; a steady tick allocates nothing.
 *
 * @param <T> what a body is
 */
public final class ContactTracker<T> {
    /**
     * Says why a pair that no longer touches ended.
     *
     * @param <T> what a body is
     */
    @FunctionalInterface
    public interface ExitRule<T> {
        /**
         * Returns the reason.
         *
         * @param a the body of lower id
         * @param b the body of higher id
         * @return the reason (not null)
         */
        ExitReason reasonFor(T a, T b);
    }

    /**
     * Finds the points of a contact, once for each tick in which they are asked for and once when it ends.
     *
     * @param <T> what a body is
     */
    @FunctionalInterface
    public interface ManifoldRule<T> {
        /**
         * Finds the points.
         *
         * @param contact as the last tick in contact left it
         * @param manifold receives the points
         */
        void compute(Contact<T> contact, ContactManifold manifold);
    }

    private final ExitRule<T> exitRule;
    private final ManifoldRule<T> manifoldRule;
    private final ContactEvents<T> events = new ContactEvents<>();
    private ArrayList<Contact<T>> current = new ArrayList<>();
    private ArrayList<Contact<T>> previous = new ArrayList<>();
    private List<Contact<T>> currentView = Collections.unmodifiableList(current);
    private List<Contact<T>> previousView = Collections.unmodifiableList(previous);
    private final List<Contact<T>> pool = new ArrayList<>();
    private int created;
    private int cursor;
    private long tick;

    /**
     * Creates a tracker without contacts.
     *
     * @param exitRule asked once for each contact that ends
     * @param manifoldRule asked for the points of contacts
     */
    public ContactTracker(ExitRule<T> exitRule, ManifoldRule<T> manifoldRule) {
        this.exitRule = exitRule;
        this.manifoldRule = manifoldRule;
    }

    /**
     * Begins a tick. The contacts that ended in the last one are taken back.
     *
     * @param newTick number of the tick
     */
    public void begin(long newTick) {
        tick = newTick;
        clearEvents();
        ArrayList<Contact<T>> swap = previous;
        previous = current;
        current = swap;
        List<Contact<T>> swapView = previousView;
        previousView = currentView;
        currentView = swapView;
        current.clear();
        cursor = 0;
    }

    /**
     * Moves on to a pair.
     *
     * @param idA the lower id
     * @param idB the higher id; pairs must come in ascending order
     * @return true when the pair was in contact at the last tick
     */
    public boolean seek(int idA, int idB) {
        while (cursor < previous.size()) {
            Contact<T> contact = previous.get(cursor);
            int order = compare(contact, idA, idB);
            if (order == 0) {
                return true;
            }
            if (order > 0) {
                return false;
            }
            end(contact);
            cursor++;
        }
        return false;
    }

    /**
     * Returns the contact of the last tick that was last sought; to be called only where {@link #seek} has just found it.
     *
     * @return the contact as the last tick left it
     */
    public Contact<T> sought() {
        return previous.get(cursor);
    }

    /**
     * Records that the pair last sought touches.
     *
     * @param a the body of lower id
     * @param b the body of higher id
     * @param idA the lower id
     * @param idB the higher id
     * @return the contact, new or kept, to be filled
     */
    public Contact<T> touch(T a, T b, int idA, int idB) {
        Contact<T> contact;
        if (cursor < previous.size() && compare(previous.get(cursor), idA, idB) == 0) {
            contact = previous.get(cursor++);
            events.addStay(contact);
        } else {
            contact = pool.isEmpty() ? new Contact<>(created++, manifoldRule) : pool.remove(pool.size() - 1);
            contact.open(a, b, idA, idB, tick);
            events.addEnter(contact);
        }
        current.add(contact);
        return contact;
    }

    /** Keeps the contact that was last sought as it is; to be called only where {@link #seek} has just found it. */
    public void stay() {
        Contact<T> contact = previous.get(cursor++);
        events.addStay(contact);
        current.add(contact);
    }

    /**
     * Ends the contact that was last sought; to be called only where {@link #seek} has just found it.
     *
     * @param reason why
     */
    public void refuse(ExitReason reason) {
        Contact<T> contact = previous.get(cursor++);
        contact.close(reason);
        events.addExit(contact);
    }

    /** Lets go of the events and of the contacts that ended with them. */
    public void clearEvents() {
        List<Contact<T>> ended = events.exits();
        for (int i = 0; i < ended.size(); i++) {
            ended.get(i).release();
            pool.add(ended.get(i));
        }
        events.clear();
    }

    /** Ends the tick: what was in contact and has not been touched since has ended. */
    public void end() {
        while (cursor < previous.size()) {
            end(previous.get(cursor++));
        }
    }

    private void end(Contact<T> contact) {
        contact.close(exitRule.reasonFor(contact.getA(), contact.getB()));
        events.addExit(contact);
    }

    private static int compare(Contact<?> contact, int idA, int idB) {
        int order = Integer.compare(contact.getIdA(), idA);
        return order != 0 ? order : Integer.compare(contact.getIdB(), idB);
    }

    /**
     * Returns what the tick changed.
     *
     * @return the same instance each tick
     */
    public ContactEvents<T> events() {
        return events;
    }

    /**
     * Returns the contacts that last, ascending by (lower id, higher id).
     *
     * @return an unmodifiable view, valid until the next tick
     */
    public List<Contact<T>> contacts() {
        return currentView;
    }

    /**
     * Looks a contact up. O(log contacts).
     *
     * @param idA the lower id
     * @param idB the higher id
     * @return the contact, or null when the pair is not in contact
     */
    public Contact<T> find(int idA, int idB) {
        int low = 0;
        int high = current.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = compare(current.get(middle), idA, idB);
            if (order == 0) {
                return current.get(middle);
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return null;
    }
}

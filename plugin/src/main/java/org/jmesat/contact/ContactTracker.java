package org.jmesat.contact;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jmesat.narrowphase.ContactManifold;

/**
 * Keeps the contacts of a tick and what became of those of the tick before: ENTER, STAY and EXIT.
 *
 * <p>Whoever finds the pairs carries the contact of a pair from tick to tick and tells of each that begins, lasts or
 * ends; what begins and lasts comes in ascending order. Contacts are pooled; a steady tick allocates nothing, and a
 * contact that lasts is not looked at.
 *
 * @param <T> what a body is
 */
public final class ContactTracker<T> {
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

    private final ManifoldRule<T> manifoldRule;
    private final ContactEvents<T> events = new ContactEvents<>();
    private final ArrayList<Contact<T>> current = new ArrayList<>();
    private final List<Contact<T>> currentView = Collections.unmodifiableList(current);
    private final List<Contact<T>> passed = new ArrayList<>();
    private final List<Contact<T>> pool = new ArrayList<>();
    private final List<ContactManifold> manifolds = new ArrayList<>();
    private int created;
    private long tick;
    private long lastTick;

    /**
     * Creates a tracker without contacts.
     *
     * @param manifoldRule asked for the points of contacts
     */
    public ContactTracker(ManifoldRule<T> manifoldRule) {
        this.manifoldRule = manifoldRule;
    }

    /**
     * Begins a tick. The contacts that ended in the last one are taken back.
     *
     * @param newTick number of the tick
     */
    public void begin(long newTick) {
        lastTick = tick;
        tick = newTick;
        clearEvents();
        current.clear();
    }

    /**
     * Opens a contact.
     *
     * @param a the body of lower id
     * @param b the body of higher id
     * @param idA the lower id
     * @param idB the higher id; above the last contact's that was entered or stayed in this tick, by (idA, idB)
     * @return the contact, to be filled
     */
    public Contact<T> enter(T a, T b, int idA, int idB) {
        Contact<T> contact = open(a, b, idA, idB);
        current.add(contact);
        return contact;
    }

    /**
     * Opens and ends a contact, for a pair that met and parted within the tick. It is not among the {@link #contacts()}.
     *
     * @param a the body of lower id
     * @param b the body of higher id
     * @param idA the lower id
     * @param idB the higher id; above the last contact's that was entered or stayed in this tick, by (idA, idB)
     * @return the contact, to be filled, with its points
     */
    public Contact<T> pass(T a, T b, int idA, int idB) {
        Contact<T> contact = open(a, b, idA, idB);
        contact.pass();
        passed.add(contact);
        return contact;
    }

    private Contact<T> open(T a, T b, int idA, int idB) {
        Contact<T> contact = pool.isEmpty() ? new Contact<>(created++, this) : pool.remove(pool.size() - 1);
        contact.open(a, b, idA, idB, tick);
        events.addEnter(contact);
        return contact;
    }

    /**
     * Keeps a contact.
     *
     * @param contact a contact of the last tick, above the last one that was entered or stayed in this tick
     */
    public void stay(Contact<T> contact) {
        events.addStay(contact);
        current.add(contact);
    }

    /**
     * Ends a contact.
     *
     * @param contact a contact of the last tick; in any order
     * @param reason why (not null)
     * @param findPoints whether its points are found now, as they cannot be when somebody asks
     */
    public void exit(Contact<T> contact, ExitReason reason, boolean findPoints) {
        contact.close(reason, findPoints);
        events.addExit(contact);
    }

    ContactManifold takeManifold() {
        return manifolds.isEmpty() ? new ContactManifold() : manifolds.remove(manifolds.size() - 1);
    }

    void computeManifold(Contact<T> contact, ContactManifold manifold) {
        manifoldRule.compute(contact, manifold);
    }

    long tick() {
        return tick;
    }

    long lastTick() {
        return lastTick;
    }

    /** Finds the points of all contacts, which will not be as they are when somebody asks. */
    public void findPoints() {
        for (int i = 0; i < current.size(); i++) {
            current.get(i).getManifold();
        }
    }

    /** Ends the tick. */
    public void end() {
        events.sortExits();
    }

    /** Lets go of the events and of the contacts that ended with them. */
    public void clearEvents() {
        release(events.exits());
        release(passed);
        passed.clear();
        events.clear();
    }

    private void release(List<Contact<T>> ended) {
        for (int i = 0; i < ended.size(); i++) {
            ContactManifold manifold = ended.get(i).release();
            if (manifold != null) {
                manifolds.add(manifold);
            }
            pool.add(ended.get(i));
        }
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
            int order = current.get(middle).compareTo(idA, idB);
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

package org.jmesat.contact;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jmesat.narrowphase.ContactManifold;

/**
 * Keeps the contacts of a tick and what became of those of the tick before: ENTER, STAY and EXIT.
 *
 * <p>Whoever finds the pairs goes through the contacts of the tick before in their order, says of each whether it lasts
 * or ends, and in between which begin. Contacts are known by their {@linkplain Contact#getIndex index}; one that lasts
 * is not looked at. They are pooled; a steady tick allocates nothing.
 *
 * @param <T> what a body is
 */
public final class ContactTracker<T> {
    /**
     * Finds the points of a contact, at most once for each tick and once when it ends.
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
    private final ContactResults results = new ContactResults();
    private final ContactEvents<T> events = new ContactEvents<>();
    private ContactRun<T> current = new ContactRun<>();
    private ContactRun<T> previous = new ContactRun<>();
    /** Pass-throughs and withdrawn contacts, which are among the events and not among the contacts. */
    private final List<Contact<T>> passed = new ArrayList<>();
    private final ContactPool<T> pool = new ContactPool<>();
    private final List<ContactDetails> details = new ArrayList<>();
    private final List<ContactManifold> manifolds = new ArrayList<>();
    private long tick;
    private long lastTick;

    /**
     * Creates a tracker without contacts.
     *
     * @param manifoldRule asked for the points of contacts
     */
    public ContactTracker(ManifoldRule<T> manifoldRule) {
        this.manifoldRule = Objects.requireNonNull(manifoldRule, "manifoldRule");
    }

    /**
     * Returns how the contacts lie, by their {@linkplain Contact#getIndex index}: to be set by whoever finds the pairs,
     * before the tick or in it for those that last, and in it for those that begin. What ends keeps what it had.
     *
     * @return the same instance each time
     */
    public ContactResults results() {
        return results;
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
        ContactRun<T> swap = previous;
        previous = current;
        current = swap;
        current.clear();
    }

    /**
     * Opens a contact.
     *
     * @param a the body of lower id
     * @param b the body of higher id
     * @param idA the lower id
     * @param idB the higher id; above the last contact's that was entered or stayed in this tick, by (idA, idB)
     * @return the contact; how it lies is to be set in the {@link #results()}
     */
    public Contact<T> enter(T a, T b, int idA, int idB) {
        int index = add(ContactRun.key(idA, idB));
        open(index, a, b, idA, idB);
        return pool.get(index);
    }

    /**
     * Does the first part of {@link #enter}, which looks at no contact: for whoever opens many at once.
     *
     * @param key both ids, as {@link #key}; above the last contact's that was entered or stayed in this tick
     * @return the {@linkplain Contact#getIndex index} of the contact, to be {@linkplain #open opened} in this tick
     */
    public int add(long key) {
        int index = take();
        current.add(pool.get(index), key, index);
        return index;
    }

    /**
     * Does the second part of {@link #enter}. Different contacts may be opened by different threads.
     *
     * @param index what {@link #add} returned
     * @param a the body of lower id
     * @param b the body of higher id
     * @param idA the lower id
     * @param idB the higher id
     */
    public void open(int index, T a, T b, int idA, int idB) {
        pool.get(index).open(a, b, idA, idB, tick);
    }

    /**
     * Returns a contact.
     *
     * @param index its {@linkplain Contact#getIndex index}
     * @return the contact, which may be none of this tick's
     */
    public Contact<T> get(int index) {
        return pool.get(index);
    }

    /**
     * Opens and ends a contact, for a pair that met and parted within the tick. It is not among the
     * {@link #contacts()}.
     *
     * @param a the body of lower id
     * @param b the body of higher id
     * @param idA the lower id
     * @param idB the higher id; above the last contact's that was entered or stayed in this tick, by (idA, idB)
     * @return the contact, to be filled, with its points
     */
    public Contact<T> pass(T a, T b, int idA, int idB) {
        int index = take();
        open(index, a, b, idA, idB);
        Contact<T> contact = pool.get(index);
        contact.pass();
        passed.add(contact);
        return contact;
    }

    private int take() {
        int index = pool.take(this, current.size(), Math.max(current.size(), previous.size()));
        results.ensureCapacity(pool.size());
        events.addEnter(pool.get(index));
        return index;
    }

    /**
     * Returns how many contacts the tick before this one had; in the time between two ticks, the one before the last.
     *
     * @return the count (≥0)
     */
    public int previousCount() {
        return previous.size();
    }

    /**
     * Finds the first contact of the tick before whose ids are no lower than others.
     *
     * @param from a place, no later than that
     * @param key the other ids, as {@link #key}
     * @return its place, or {@link #previousCount()} if there is none
     */
    public int previousPlace(int from, long key) {
        return previous.placeOf(from, key);
    }

    /**
     * Returns a contact of the tick before.
     *
     * @param place its place
     * @return the contact
     */
    public Contact<T> previous(int place) {
        return previous.get(place);
    }

    /**
     * Returns two ids as one number, such that the order of these numbers is that of contacts.
     *
     * @param idA the lower id
     * @param idB the higher id
     * @return the number
     */
    public static long key(int idA, int idB) {
        return ContactRun.key(idA, idB);
    }

    /**
     * Keeps contacts of the tick before that follow each other.
     *
     * @param from the place of the first, above that of the last one that stayed or ended
     * @param to the place after the last
     */
    public void stay(int from, int to) {
        events.addStays(previous.contacts(), from, to);
        current.addAll(previous, from, to);
    }

    /**
     * Does a whole tick in which all contacts last, in place of {@link #begin} and what follows it. After another such
     * tick that takes no time, however many contacts there are.
     *
     * @param newTick number of the tick
     */
    public void stayAll(long newTick) {
        lastTick = tick;
        tick = newTick;
        boolean same = events.enters().isEmpty() && events.stays().size() == current.size();
        if (!same) {
            clearEvents();
            events.addStays(current.contacts(), 0, current.size());
        } else if (!events.exits().isEmpty()) {
            release(events.exits());
            events.clearExits();
        }
    }

    /**
     * Ends a contact of the tick before.
     *
     * @param place its place, above that of the last one that stayed or ended
     * @param reason why (not null)
     * @param findPoints whether its points are found now, as they cannot be when somebody asks
     */
    public void exit(int place, ExitReason reason, boolean findPoints) {
        Objects.requireNonNull(reason, "reason");
        Contact<T> contact = previous.get(place);
        contact.close(reason, findPoints);
        events.addExit(contact);
    }

    ContactDetails takeDetails() {
        return details.isEmpty() ? new ContactDetails() : details.remove(details.size() - 1);
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

    /**
     * Gives back the memory that more contacts have taken than there are now. To be called between two ticks; the
     * events of the last one are lost.
     */
    public void trim() {
        clearEvents();
        events.trim();
        current.trim();
        previous = new ContactRun<>();
        details.clear();
        manifolds.clear();
        pool.trim();
        results.trim(pool.size());
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
            Contact<T> contact = ended.get(i);
            release(contact.release());
            pool.release(contact);
        }
    }

    private void release(ContactDetails known) {
        if (known != null) {
            if (known.manifold != null) {
                manifolds.add(known.manifold);
                known.manifold = null;
            }
            known.clear();
            details.add(known);
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
        return current.view();
    }

    /**
     * Copies what a list of the {@link #contacts()} shows, without a look at the contacts themselves.
     *
     * @param keys receives both ids of each contact, as {@link #key}; at least as long as there are contacts
     * @param depths receives the penetration depth of each contact, in world units (≥0); as long
     */
    public void copyContacts(long[] keys, float[] depths) {
        current.copyKeys(keys);
        int count = current.size();
        for (int i = 0; i < count; i++) {
            depths[i] = depth(i);
        }
    }

    /** A method of its own, which is compiled before the loop that calls it. */
    private float depth(int place) {
        return (float) Math.max(0, -results.separation(current.index(place)));
    }

    /**
     * Returns the {@linkplain Contact#getIndex index} of one of the {@link #contacts()}.
     *
     * @param place its place
     * @return the index
     */
    public int index(int place) {
        return current.index(place);
    }

    /**
     * Looks a contact up. O(log contacts).
     *
     * @param idA the lower id
     * @param idB the higher id
     * @return the contact, or null when the pair is not in contact
     */
    public Contact<T> find(int idA, int idB) {
        int place = current.find(ContactRun.key(idA, idB));
        return place < 0 ? null : current.get(place);
    }

    /**
     * Changes the order of the ENTERs among the {@link #events()}, which is at first that of the ids.
     *
     * @param order by new place: the former place; each place once, at least as many as there are ENTERs
     */
    public void reorderEnters(int[] order) {
        events.reorderEnters(order);
    }

    /**
     * Takes a contact that began in this tick out of the {@link #contacts()}, and marks it. It stays among the
     * {@link #events()} and ends with them, without an EXIT. A pass-through is not among the contacts and only marked.
     *
     * @param contact a contact that began in this tick
     * @return true if it was taken out
     */
    public boolean withdraw(Contact<T> contact) {
        contact.withdraw();
        int place = current.find(ContactRun.key(contact.getIdA(), contact.getIdB()));
        if (place < 0 || current.get(place) != contact) {
            return false;
        }
        current.remove(place);
        passed.add(contact);
        return true;
    }
}

package org.jmesat.internal.contacts;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ContactEvents;
import org.jmesat.contact.ExitReason;
import org.jmesat.narrowphase.ContactManifold;

/**
 * Keeps the contacts of a tick, and what became of those of the tick before: ENTER, STAY and EXIT.
 *
 * <p>The caller goes through the contacts of the tick before in their order, tells of each whether it lasts or ends,
 * and adds in between those that begin. A contact is known by its {@linkplain Contact#getIndex index}; one that lasts
 * is not read. Contacts are pooled; a steady tick allocates nothing.
 *
 * @param <T> what a body is
 */
public final class ContactTracker<T> {
    /** Computes the points of a contact, at most once a tick and once when it ends. */
    @FunctionalInterface
    public interface ManifoldRule<T> {
        /** Computes the points of a contact as it was in its last tick in contact. */
        void compute(Contact<T> contact, ContactManifold manifold);
    }

    private final ManifoldRule<T> manifoldRule;
    private final ContactResults results = new ContactResults();
    private final TrackedEvents<T> events = new TrackedEvents<>();
    private ContactRun<T> current = new ContactRun<>();
    private ContactRun<T> previous = new ContactRun<>();
    /** Pass-throughs and withdrawn contacts, which are among the events and not among the contacts. */
    private final ContactList<T> passed = new ContactList<>();
    private final ContactPool<T> pool = new ContactPool<>();
    private final List<ContactDetails> details = new ArrayList<>();
    private final List<ContactManifold> manifolds = new ArrayList<>();
    private long tick;
    private long lastTick;

    /** Creates a tracker without contacts, which asks a rule for their points. */
    public ContactTracker(ManifoldRule<T> manifoldRule) {
        this.manifoldRule = manifoldRule;
    }

    /**
     * {@return separation, normal and pieces of each contact, by {@linkplain Contact#getIndex index}; the same instance
     * each time}
     * The caller sets them: for a contact that lasts before the tick or in it, for one that begins in the tick. One
     * that ends keeps what it had.
     */
    public ContactResults results() {
        return results;
    }

    /** Begins a tick. The contacts that ended in the last one go back to the pool. */
    public void begin(long newTick) {
        lastTick = tick;
        tick = newTick;
        clearEvents();
        ContactRun<T> swap = previous;
        previous = current;
        current = swap;
        current.contacts().clear();
    }

    /**
     * Adds a contact that begins in this tick, and returns its {@linkplain Contact#getIndex index}. Its {@link #key} is
     * above those of the contacts that were added or stayed in this tick. It is to be {@linkplain #open opened} in the
     * same tick, and its result to be set in the {@link #results()}. No contact is read here, so that many can be
     * opened by several threads.
     */
    public int add(long key) {
        int index = take();
        current.add(pool.get(index), key, index);
        return index;
    }

    /**
     * Opens a contact that was {@linkplain #add added}, by its index; body {@code a} has the lower id. Different
     * contacts may be opened by different threads.
     */
    public void open(int index, T a, T b, int idA, int idB) {
        pool.get(index).open(a, b, idA, idB, tick);
    }

    /**
     * Adds, opens and ends the contact of a pair that met and parted within this tick, and returns it; the caller sets
     * its pieces, penetration and points. It is not among the {@link #contacts()}. Body {@code a} has the lower id;
     * (idA, idB) is above those of the contacts that were added or stayed in this tick.
     */
    public TrackedContact<T> pass(T a, T b, int idA, int idB) {
        int index = take();
        open(index, a, b, idA, idB);
        TrackedContact<T> contact = pool.get(index);
        contact.pass();
        passed.add(contact);
        return contact;
    }

    private int take() {
        int index = pool.take(this, current.size(), Math.max(current.size(), previous.size()));
        results.ensureCapacity(pool.size());
        events.enters.add(pool.get(index));
        return index;
    }

    /** {@return the contact of an {@linkplain Contact#getIndex index}, which may belong to an earlier tick} */
    public TrackedContact<T> get(int index) {
        return pool.get(index);
    }

    /** {@return how many contacts the tick before this one had; between two ticks, the tick before the last (≥0)} */
    public int previousCount() {
        return previous.size();
    }

    /**
     * Finds the first contact of the tick before whose {@link #key} is not below another, searching from a place no
     * later than that. Returns its place, or {@link #previousCount()} if there is none.
     */
    public int previousPlace(int from, long key) {
        return previous.placeOf(from, key);
    }

    /** {@return the contact at a place in the tick before} */
    public TrackedContact<T> previous(int place) {
        return previous.contacts().get(place);
    }

    /** {@return two ids, the lower one first, as one number} These numbers are in the order of the contacts. */
    public static long key(int idA, int idB) {
        return (long) idA << 32 | idB;
    }

    /**
     * Keeps a range of the contacts of the tick before, which begins above the place of the last one that stayed or
     * ended; {@code to} is exclusive.
     */
    public void stay(int from, int to) {
        events.stays.addAll(previous.contacts(), from, to);
        current.addAll(previous, from, to);
    }

    /**
     * Does a whole tick in which all contacts last, in place of {@link #begin} and what follows it. After another such
     * tick it takes no time, however many contacts there are.
     */
    public void stayAll(long newTick) {
        lastTick = tick;
        tick = newTick;
        boolean same = events.enters.size() == 0 && events.stays.size() == current.size();
        if (!same) {
            clearEvents();
            events.stays.addAll(current.contacts(), 0, current.size());
        } else if (events.exits.size() > 0) {
            release(events.exits);
        }
    }

    /**
     * Ends a contact of the tick before, whose place is above that of the last one that stayed or ended.
     * {@code findPoints} tells whether its points are computed now, because they cannot be later.
     */
    public void exit(int place, ExitReason reason, boolean findPoints) {
        assert reason != null;
        TrackedContact<T> contact = previous.contacts().get(place);
        contact.close(reason, findPoints);
        events.exits.add(contact);
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

    /** Computes the points of all contacts, because their shapes will have changed when somebody asks. */
    public void findPoints() {
        for (int i = 0; i < current.size(); i++) {
            current.contacts().get(i).getManifold();
        }
    }

    /**
     * Gives back the memory of contacts that are no longer in use. Call it between two ticks; the events of the last
     * one are lost.
     */
    public void trim() {
        clearEvents();
        events.trim();
        current.trim();
        previous = new ContactRun<>();
        passed.trim();
        details.clear();
        manifolds.clear();
        pool.trim();
        results.trim(pool.size());
    }

    /** Clears the events, and lets go of the contacts that ended with them. */
    public void clearEvents() {
        release(events.exits);
        release(passed);
        events.clear();
    }

    private void release(ContactList<T> ended) {
        for (int i = 0; i < ended.size(); i++) {
            TrackedContact<T> contact = ended.get(i);
            ContactDetails known = contact.release();
            if (known != null) {
                release(known);
            }
            pool.release(contact);
        }
        ended.clear();
    }

    private void release(ContactDetails known) {
        if (known.manifold != null) {
            manifolds.add(known.manifold);
            known.manifold = null;
        }
        known.clear();
        details.add(known);
    }

    /** {@return what the tick changed, the same instance each tick} */
    public ContactEvents<T> events() {
        return events;
    }

    /**
     * {@return the contacts that last, ascending by (lower id, higher id), as an unmodifiable view, valid until the
     * next tick}
     */
    public List<Contact<T>> contacts() {
        return current.contacts().view();
    }

    /**
     * Copies the {@link #key} and the penetration depth, in world units (≥0), of each of the {@link #contacts()},
     * without reading the contacts themselves. Both arrays are at least as long as there are contacts.
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
        return (float) results.depth(current.index(place));
    }

    /** Finds the contact of a pair, the lower id first; null when the pair is not in contact. O(log contacts). */
    public TrackedContact<T> find(int idA, int idB) {
        int place = current.find(key(idA, idB));
        return place < 0 ? null : current.contacts().get(place);
    }

    /**
     * Changes the order of the ENTERs among the {@link #events()}, which is at first that of the ids. {@code order}
     * holds, by new place, the former place: each once, for at least as many as there are ENTERs.
     */
    public void reorderEnters(int[] order) {
        events.enters.reorder(order);
    }

    /**
     * Takes a contact that began in this tick out of the {@link #contacts()}, and marks it; returns true if it was
     * taken out. It stays among the {@link #events()} and ends with them, without an EXIT. A pass-through is not among
     * the contacts and only marked.
     *
     * @throws IllegalArgumentException if the contact is not one of this tracker
     */
    public boolean withdraw(Contact<T> contact) {
        int index = contact.getIndex();
        TrackedContact<T> own = index < 0 || index >= pool.size() ? null : pool.get(index);
        if (own != contact) {
            throw new IllegalArgumentException("This world has no such contact: " + contact);
        }
        own.withdraw();
        int place = current.find(key(own.getIdA(), own.getIdB()));
        if (place < 0 || current.index(place) != index) {
            return false;
        }
        current.remove(place);
        passed.add(own);
        return true;
    }
}

package org.jmesat.internal.step;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ContactEvents;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.Penetration;
import org.jmesat.internal.sat.SatResult;
import org.jmesat.narrowphase.ContactManifold;

/**
 * Tracks contacts from tick to tick, and collects the events ENTER, STAY and EXIT.
 *
 * <p>In each tick the caller goes through the previous contacts in order, keeps or ends each, and adds new ones in
 * between. Its {@linkplain Contact#getIndex index} identifies a contact; a contact that lasts is not read. Contacts are
 * pooled; a steady tick allocates nothing.
 *
 * @param <T> the type of a body
 */
public final class ContactTracker<T> {
    /** Computes the points of a contact. */
    @FunctionalInterface
    public interface ManifoldRule<T> {
        /** Computes the points of a contact, whose pieces and result are given, at its last tick in contact. */
        void compute(Contact<T> contact, int pieceA, int pieceB, Penetration penetration, ContactManifold manifold);
    }

    private final ManifoldRule<T> manifoldRule;
    private final ContactResults results = new ContactResults();
    private final SatResult penetration = new SatResult();
    private final TrackedEvents<T> events = new TrackedEvents<>();
    private ContactRun<T> current = new ContactRun<>();
    private ContactRun<T> previous = new ContactRun<>();
    /** Pass-throughs and withdrawn contacts, which are in the events but not in the contacts. */
    private final ContactList<T> passed = new ContactList<>();
    private final ContactPool<T> pool = new ContactPool<>();
    private List<ContactDetails> details = new ArrayList<>();
    private List<ContactManifold> manifolds = new ArrayList<>();
    private long tick;
    private long lastTick;

    /** Creates a tracker without contacts; the rule computes their points. */
    public ContactTracker(ManifoldRule<T> manifoldRule) {
        this.manifoldRule = manifoldRule;
    }

    /**
     * {@return separation, normal and pieces of each contact, by {@linkplain Contact#getIndex index}; the same instance
     * each time}
     * The caller sets them: for a lasting contact before or in the tick, for a new one in the tick. A contact that ends
     * keeps its last result.
     */
    public ContactResults results() {
        return results;
    }

    /** Begins a tick. Contacts that ended in the last one return to the pool. */
    public void begin(long newTick) {
        lastTick = tick;
        tick = newTick;
        clearEvents();
        ContactRun<T> swap = previous;
        previous = current;
        current = swap;
        current.contacts().clear();
    }

    /** Allocates for a number of contacts and pass-throughs to be added in this tick, unless there is room for them. */
    public void ensureCapacity(int added) {
        results.ensureCapacity(pool.sizeAfter(added));
    }

    /**
     * Adds a contact that begins in this tick, and returns its {@linkplain Contact#getIndex index}. Its {@link #key}
     * must be above those of the contacts added or kept in this tick. The caller must {@link #open} it and set its
     * result in the {@link #results()} in the same tick. This method reads no contact; threads may open many later.
     */
    public int add(long key) {
        int index = take();
        current.add(pool.get(index), key, index);
        return index;
    }

    /**
     * Opens an {@linkplain #add added} contact, by its index; body {@code a} has the lower id. Different threads may
     * open different contacts.
     */
    public void open(int index, T a, T b, int idA, int idB) {
        pool.get(index).open(a, b, idA, idB, tick);
    }

    /**
     * Adds, opens and ends a pass-through, and returns it; the caller sets its pieces, penetration and points. It is
     * not in the {@link #contacts()}. Body {@code a} has the lower id; (idA, idB) must be above those of the contacts
     * added or kept in this tick.
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

    /** {@return the contact at an {@linkplain Contact#getIndex index}; it may have ended in an earlier tick} */
    public TrackedContact<T> get(int index) {
        return pool.get(index);
    }

    /** {@return the number of contacts of the tick before this one; between two ticks, of the tick before the last} */
    public int previousCount() {
        return previous.size();
    }

    /**
     * Returns the position of the first previous contact whose {@link #key} is ≥ {@code key}, searching from a position
     * at or before it; {@link #previousCount()} if there is none.
     */
    public int previousPlace(int from, long key) {
        return previous.lowerBound(from, key);
    }

    /** {@return the previous contact at a position} */
    public TrackedContact<T> previous(int position) {
        return previous.contacts().get(position);
    }

    /** {@return the key of two ids, the lower one first} Contacts are sorted by key. */
    public static long key(int idA, int idB) {
        return (long) idA << 32 | idB;
    }

    /**
     * Keeps a range of previous contacts; {@code to} is exclusive. The range must start after the last contact that was
     * kept or ended.
     */
    public void stay(int from, int to) {
        events.stays.addAll(previous.contacts(), from, to);
        current.addAll(previous, from, to);
    }

    /**
     * Runs a whole tick in which all contacts last, instead of {@link #begin} and the calls after it. After another
     * such tick it takes O(1).
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
     * Ends a previous contact, whose position must be after that of the last contact that was kept or ended. If
     * {@code findPoints}, computes its points now, since the shapes will be removed.
     */
    public void exit(int position, ExitReason reason, boolean findPoints) {
        assert reason != null;
        TrackedContact<T> contact = previous.contacts().get(position);
        contact.close(reason, findPoints);
        events.exits.add(contact);
    }

    ContactDetails takeDetails() {
        return details.isEmpty() ? new ContactDetails() : details.remove(details.size() - 1);
    }

    ContactManifold takeManifold() {
        return manifolds.isEmpty() ? new ContactManifold() : manifolds.remove(manifolds.size() - 1);
    }

    void computeManifold(TrackedContact<T> contact, ContactManifold manifold) {
        int index = contact.getIndex();
        results.get(index, penetration);
        manifoldRule.compute(contact, results.pieceA(index), results.pieceB(index), penetration, manifold);
    }

    /** {@return the tick of the contacts} */
    public long tick() {
        return tick;
    }

    long lastTick() {
        return lastTick;
    }

    /** Computes the points of all contacts now, since their shapes will change before the points are read. */
    public void findPoints() {
        for (int i = 0; i < current.size(); i++) {
            current.contacts().get(i).getManifold();
        }
    }

    /**
     * Releases the memory of unused contacts. Call it between two ticks; clears the events of the last one.
     */
    public void trim() {
        clearEvents();
        events.trim();
        current.trim();
        previous = new ContactRun<>();
        passed.trim();
        details = new ArrayList<>();
        manifolds = new ArrayList<>();
        pool.trim();
        results.setCapacity(Math.max(64, pool.size()));
    }

    /** Clears the events, and returns the ended contacts to the pool. */
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

    /** {@return the events of the tick, the same instance each tick} */
    public ContactEvents<T> events() {
        return events;
    }

    /**
     * {@return the contacts ascending by (lower id, higher id), as an unmodifiable view, valid until the next tick}
     */
    public List<Contact<T>> contacts() {
        return current.contacts().view();
    }

    /** Sets the bits of the ids of all bodies that are in contact. */
    public void markTouching(BitSet ids) {
        current.markBodies(ids);
    }

    /** Finds the contact of a pair, the lower id first, or null. O(log contacts). */
    public TrackedContact<T> find(int idA, int idB) {
        int position = current.find(key(idA, idB));
        return position < 0 ? null : current.contacts().get(position);
    }

    /**
     * Permutes the ENTERs of the {@link #events()}, which are first in the order of ids: the new ENTER i is the old one
     * {@code order[i]}.
     */
    public void reorderEnters(int[] order) {
        events.enters.reorder(order);
    }

    /**
     * Marks a contact that began in this tick as withdrawn and removes it from the {@link #contacts()}, without an
     * EXIT; it stays in the {@link #events()}. Returns whether it was removed: a pass-through is only marked.
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
        int position = current.find(key(own.getIdA(), own.getIdB()));
        if (position < 0 || current.index(position) != index) {
            return false;
        }
        current.remove(position);
        passed.add(own);
        return true;
    }
}

package org.jmesat.world;

import java.util.Arrays;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ContactResults;
import org.jmesat.contact.ContactTracker;
import org.jmesat.contact.ExitReason;

/**
 * Tells the contacts of a step from what its tests have found: which last, begin and end, in the order of their ids. The
 * contacts are gone through as they were; what has become of each is noted before, by its index.
 */
final class PairReport {
    private static final byte LASTS = 0;
    private static final byte SEPARATED = 1;
    private static final byte INVALID = 2;
    private static final byte FILTERED = 3;
    /** One of its colliders was removed. */
    private static final byte ORPHANED = 4;

    private final ColliderList colliders;
    private final PairGate gate;
    private final SweepStep sweeps;
    private final ContactTracker<Collider> tracker;
    /** By part: rows of pairs that begin to be in contact. */
    private PairOrder[] begun = {};
    /** By ids: those of all parts, and rows of pairs that meet and part. */
    private final PairOrder enters = new PairOrder();
    /** By contact: what becomes of it. */
    private byte[] fates = new byte[16];
    private final ContactResults results;

    PairReport(ColliderList colliders, PairGate gate, SweepStep sweeps, ContactTracker<Collider> tracker) {
        this.colliders = colliders;
        this.gate = gate;
        this.sweeps = sweeps;
        this.tracker = tracker;
        results = tracker.results();
    }

    private void ensureCapacity(int contacts) {
        if (fates.length < contacts) {
            fates = Arrays.copyOf(fates, contacts + contacts / 2);
        }
    }

    /** Begins a step of some parts, in which no contact is found yet. */
    void begin(int parts) {
        if (begun.length != parts) {
            begun = new PairOrder[parts];
            for (int i = 0; i < parts; i++) {
                begun[i] = new PairOrder();
            }
        }
        for (PairOrder each : begun) {
            each.clear();
        }
        ensureCapacity(tracker.capacity());
        Arrays.fill(fates, 0, tracker.capacity(), ORPHANED);
    }

    /**
     * Asks the filters about contacts whose pairs were not found: what keeps a pair apart wherever the two are is the
     * reason, which is not to depend on how far they went. Before anything is collected, as a filter may look at the
     * contacts of the last tick.
     */
    void collectGone(PairOrder gone) {
        for (int i = 0; i < gone.count(); i++) {
            int low = (int) (gone.key(i) >>> 32);
            int high = (int) gone.key(i);
            byte fate = colliders.slot(low) < 0 || colliders.slot(high) < 0 ? INVALID : SEPARATED;
            fates[gone.value(i)] = gate.allows(low, high) ? fate : FILTERED;
        }
    }

    /**
     * Notes what has become of the contacts of some rows, and which pairs begin to be in contact. A loop of its own, for
     * where a contact is in memory has nothing to do with where its pair is: many can be under way at a time here.
     * Different parts may be collected by different threads.
     */
    void collect(PairMemory memory, int part, int from, int to) {
        for (int row = from; row < to; row++) {
            int flags = memory.flags(row);
            int contact = memory.contact(row);
            boolean touching = (flags & PairMemory.TOUCHING) != 0;
            if (contact == PairMemory.NONE) {
                if (touching) {
                    begun[part].add(key(memory, row), row);
                }
            } else if (!touching) {
                fates[contact] = (flags & PairMemory.ALLOWED) != 0 ? SEPARATED : FILTERED;
                memory.setContact(row, PairMemory.NONE);
            } else {
                fates[contact] = LASTS;
                if ((flags & PairMemory.DUE) != 0) {
                    results.set(contact, memory.results(), row);
                }
            }
        }
    }

    private long key(PairMemory memory, int row) {
        return ContactTracker.key(colliders.id(memory.low(row)), colliders.id(memory.high(row)));
    }

    /** Puts together what was collected. */
    void complete(PairMemory memory) {
        enters.clear();
        for (PairOrder part : begun) {
            for (int i = 0; i < part.count(); i++) {
                enters.add(part.key(i), part.value(i));
            }
        }
        for (int i = 0; i < sweeps.count(); i++) {
            if (sweeps.result(i).hasMet() && !memory.is(sweeps.row(i), PairMemory.TOUCHING)) {
                enters.add(key(memory, sweeps.row(i)), sweeps.row(i));
            }
        }
        enters.sort();
    }

    /** Begins a tick and tells the tracker what happens in it. */
    void run(PairMemory memory, long tick) {
        tracker.begin(tick);
        int place = 0;
        for (int e = 0; e <= enters.count(); e++) {
            long key = enters.key(e);
            while (place < tracker.previousCount() && tracker.previousKey(place) < key) {
                int first = place;
                place = endOfLasting(place, key);
                tracker.stay(first, place);
                if (place < tracker.previousCount() && tracker.previousKey(place) < key) {
                    exit(place, fates[tracker.previousIndex(place)]);
                    place++;
                }
            }
            if (e < enters.count()) {
                enter(memory, enters.value(e));
            }
        }
    }

    /** From a place on, where the contacts below a key that last end. */
    private int endOfLasting(int from, long key) {
        int place = from;
        while (place < tracker.previousCount() && fates[tracker.previousIndex(place)] == LASTS
                && tracker.previousKey(place) < key) {
            place++;
        }
        return place;
    }

    private void enter(PairMemory memory, int row) {
        int low = memory.low(row);
        int high = memory.high(row);
        SweptContact swept = sweeps.of(row);
        if (!memory.is(row, PairMemory.TOUCHING)) {
            sweeps.fill(tracker.pass(colliders.get(low), colliders.get(high), colliders.id(low), colliders.id(high)),
                    row, swept);
            return;
        }
        Contact<Collider> contact =
                tracker.enter(colliders.get(low), colliders.get(high), colliders.id(low), colliders.id(high));
        if (swept != null) {
            contact.setImpact(swept.fraction(), swept.isConservative());
        }
        int index = tracker.index(tracker.contacts().size() - 1);
        memory.setContact(row, index);
        results.set(index, memory.results(), row);
    }

    /** The shapes of what was removed are gone after the step. */
    private void exit(int place, byte fate) {
        switch (fate) {
            case SEPARATED -> tracker.exit(place, ExitReason.SEPARATED, false);
            case INVALID -> tracker.exit(place, ExitReason.INVALID, false);
            case FILTERED -> tracker.exit(place, ExitReason.FILTERED, false);
            default -> tracker.exit(place, removal(tracker.previous(place)), true);
        }
    }

    private static ExitReason removal(Contact<Collider> contact) {
        ExitReason a = contact.getA().removal();
        ExitReason b = contact.getB().removal();
        if (a != null && b != null) {
            // Not by id: what was removed before a teardown was removed, whichever of the two it is.
            return a.compareTo(b) < 0 ? a : b;
        }
        return a != null ? a : b;
    }

    /** Ends all contacts, in a tick that has begun. */
    void tearDown() {
        for (int place = 0; place < tracker.previousCount(); place++) {
            exit(place, ORPHANED);
        }
    }
}

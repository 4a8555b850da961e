package org.jmesat.internal.pairs;

import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.internal.broadphase.PairOrder;
import org.jmesat.internal.contacts.ContactResults;
import org.jmesat.internal.contacts.ContactTracker;
import org.jmesat.internal.contacts.TrackedContact;
import org.jmesat.internal.place.BodyTable;
import org.jmesat.internal.sweep.KnownPairs;
import org.jmesat.internal.sweep.SweepStep;
import org.jmesat.internal.sweep.SweptContact;

/**
 * Tells the contacts of a step from what its tests have found: which last, begin and end, in the order of their ids.
 * Those that last are not looked at.
 */
final class PairReport<T> {
    private static final int SEPARATED = 1;
    private static final int INVALID = 2;
    private static final int FILTERED = 3;
    /** One of its bodies was removed. */
    private static final int ORPHANED = 4;

    private final BodyTable bodies;
    private final PairBodies<T> names;
    private final PairRule rule;
    private final SweepStep sweeps;
    private final ContactTracker<T> tracker;
    private final ContactResults results;
    /** By part, by ids: rows of pairs that begin to be in contact, and what becomes of contacts that end. */
    private PairOrder[] begun = {};
    private PairOrder[] ended = {};
    /** By ids: those of all parts, and complements of places among the swept pairs for those that meet and part. */
    private PairOrder enters = new PairOrder();
    private PairOrder exits = new PairOrder();
    /** By time: the places of those that begin. */
    private final PairOrder times = new PairOrder();
    /** Contacts of bodies that were removed since the last step that was complete. */
    private final PairOrder orphans = new PairOrder();
    /** By place among those that begin: the index of the contact, or none. */
    private int[] entered = new int[16];
    private int parts;

    PairReport(BodyTable bodies, PairBodies<T> names, PairRule rule, SweepStep sweeps, ContactTracker<T> tracker) {
        this.names = names;
        this.bodies = bodies;
        this.rule = rule;
        this.sweeps = sweeps;
        this.tracker = tracker;
        results = tracker.results();
    }

    /** Begins a step of some parts, in which no contact is known to begin or end but those that are orphans. */
    void begin(int newParts) {
        parts = newParts;
        if (begun.length < parts) {
            begun = PairOrder.some(parts);
            ended = PairOrder.some(parts);
        }
        for (int part = 0; part < parts; part++) {
            begun[part].clear();
            ended[part].clear();
        }
        exits.clear();
        exits.addAll(orphans);
    }

    /** Gives back, between two steps, what many contacts have taken. */
    void trim() {
        begun = new PairOrder[0];
        ended = new PairOrder[0];
        enters = new PairOrder();
        exits = new PairOrder();
        entered = new int[16];
        tracker.trim();
    }

    /** Notes that a contact has lost a body. */
    void addOrphan(int contact) {
        Contact<T> orphan = tracker.get(contact);
        orphans.add(PairOrder.key(orphan.getIdA(), orphan.getIdB()), ORPHANED);
    }

    /**
     * Decides why contacts end whose pairs were not found: because a side has no box any more, else because a filter
     * keeps the pair apart wherever the two are, else because they moved apart. Before anything is collected, as a
     * filter may look at the contacts of the last tick.
     */
    void collectGone(PairOrder gone, PairMemory before) {
        for (int i = 0; i < gone.count(); i++) {
            int low = before.low(gone.value(i));
            int high = before.high(gone.value(i));
            boolean invalid = bodies.boxSlot(low) < 0 || bodies.boxSlot(high) < 0;
            exits.add(gone.key(i), invalid ? INVALID : rule.allows(low, high) ? SEPARATED : FILTERED);
        }
    }

    /**
     * Takes over how the contacts of some rows lie, and notes which begin and end. A loop of its own, for where a
     * contact is in memory has nothing to do with where its pair is: many can be under way at a time here. Different
     * parts may be collected by different threads.
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
                ended[part].add(key(memory, row), (flags & PairMemory.ALLOWED) != 0 ? SEPARATED : FILTERED);
                memory.setContact(row, PairMemory.NONE);
            } else if ((flags & PairMemory.DUE) != 0) {
                results.set(contact, memory.results(), row);
            }
        }
    }

    /** The ids of a pair, such that the order of these numbers is the order of the pairs. */
    long key(PairMemory memory, int row) {
        return PairOrder.key(bodies.id(memory.low(row)), bodies.id(memory.high(row)));
    }

    /**
     * Begins a tick and tells the tracker what happens in it; the contacts that begin are to be
     * {@linkplain #open opened}.
     */
    void run(PairMemory memory, long tick) {
        order(memory);
        tracker.begin(tick);
        if (entered.length < enters.count()) {
            entered = new int[2 * enters.count()];
        }
        int place = 0;
        int e = 0;
        int x = 0;
        while (e < enters.count() || x < exits.count()) {
            long key = Math.min(enters.key(e), exits.key(x));
            int first = place;
            place = tracker.previousPlace(place, key);
            tracker.stay(first, place);
            if (exits.key(x) == key) {
                exit(place++, exits.value(x++));
            } else {
                enter(e++, key);
            }
        }
        tracker.stay(place, tracker.previousCount());
        orphans.clear();
    }

    /** Puts together what was collected. */
    private void order(PairMemory memory) {
        enters.clear();
        for (int part = 0; part < parts; part++) {
            enters.addAll(begun[part]);
            exits.addAll(ended[part]);
        }
        for (int i = 0; i < sweeps.count(); i++) {
            int row = sweeps.row(i);
            if (sweeps.result(i).hasMet() && (row == KnownPairs.UNKNOWN || !memory.is(row, PairMemory.TOUCHING))) {
                enters.add(sweeps.key(i), ~i);
            }
        }
        enters.sort();
        exits.sort();
    }

    /** Tells of a tick in which all contacts last. */
    void skip(long tick) {
        tracker.stayAll(tick);
    }

    private void enter(int e, long key) {
        int swept = ~enters.value(e);
        if (swept < 0) {
            entered[e] = tracker.add(key);
        } else {
            entered[e] = PairMemory.NONE;
            pass(swept);
        }
    }

    /** A contact that began and ended on the way. */
    private void pass(int swept) {
        int low = sweeps.lower(swept);
        int high = sweeps.higher(swept);
        SweptContact found = sweeps.result(swept);
        TrackedContact<T> contact = tracker.pass(names.get(low), names.get(high), bodies.id(low), bodies.id(high));
        contact.setImpact(found.fraction(), found.isConservative());
        contact.setPieces(found.pieceA(), found.pieceB());
        contact.getPenetration().set(found.penetration());
        sweeps.findPoints(swept, contact.getManifold());
    }

    /** How many contacts there are to {@linkplain #open open}. */
    int entered() {
        return enters.count();
    }

    /** Fills in some of the contacts that begin. Different ranges may be opened by different threads. */
    void open(PairMemory memory, int from, int to) {
        for (int e = from; e < to; e++) {
            int index = entered[e];
            if (index != PairMemory.NONE) {
                int row = enters.value(e);
                int low = memory.low(row);
                int high = memory.high(row);
                tracker.open(index, names.get(low), names.get(high), bodies.id(low), bodies.id(high));
                memory.setContact(row, index);
                results.set(index, memory.results(), row);
            }
        }
    }

    /** Sets when contacts begin, where something is swept, and puts the ENTERs into the order of time. */
    void tellImpacts() {
        times.clear();
        for (int e = 0; sweeps.count() > 0 && e < enters.count(); e++) {
            SweptContact swept = sweeps.find(enters.key(e));
            if (entered[e] != PairMemory.NONE && swept != null) {
                tracker.get(entered[e]).setImpact(swept.fraction(), swept.isConservative());
            }
            // The bits of positive numbers are in the order of the numbers, and −0 + 0 is 0. A float: what meets at
            // once is to be ordered by ids and not by how its sweep was rounded.
            times.add(Float.floatToRawIntBits((float) (swept == null ? 1 : swept.fraction()) + 0f), e);
        }
        if (times.count() > 0) {
            times.sort();
            tracker.reorderEnters(times.values());
        }
    }

    /** Forgets a contact that has begun; the next step tests its pair again. */
    void withdraw(PairMemory memory, Contact<T> contact) {
        int row = enters.value(enters.find(PairOrder.key(contact.getIdA(), contact.getIdB())));
        memory.setContact(row, PairMemory.NONE);
        memory.unset(row, PairMemory.TESTED | PairMemory.TOUCHING);
    }

    /** The shapes of what was removed are gone after the step. */
    private void exit(int place, int fate) {
        switch (fate) {
            case SEPARATED -> tracker.exit(place, ExitReason.SEPARATED, false);
            case INVALID -> tracker.exit(place, ExitReason.INVALID, false);
            case FILTERED -> tracker.exit(place, ExitReason.FILTERED, false);
            default -> tracker.exit(place, removal(tracker.previous(place)), true);
        }
    }

    private ExitReason removal(Contact<T> contact) {
        ExitReason a = names.removal(contact.getA());
        ExitReason b = names.removal(contact.getB());
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
        orphans.clear();
    }
}

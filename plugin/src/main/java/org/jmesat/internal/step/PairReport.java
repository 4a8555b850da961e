package org.jmesat.internal.step;

import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;

/**
 * Turns the test results of a step into contacts that begin, last and end, in the order of their ids. Contacts that
 * last cost nothing.
 */
final class PairReport<T> {
    private static final int SEPARATED = 1;
    private static final int INVALID = 2;
    private static final int FILTERED = 3;
    /** One of its bodies was removed. */
    private static final int ORPHANED = 4;

    private final BodyTable bodies;
    private final PairRule<T> rule;
    private final SweepStep sweeps;
    private final ContactTracker<T> tracker;
    private final ContactResults results;
    private final OneWayRule<T> oneWays;
    /** By part, keyed by ids: the rows of contacts that begin, and the end reasons of contacts that end. */
    private PairOrder[] begun = {};
    private PairOrder[] ended = {};
    /** All parts together, sorted by ids. Values are rows, or ~i for a pass-through with the index i in SweepStep. */
    private PairOrder enters = new PairOrder();
    private PairOrder exits = new PairOrder();
    /** The positions of contacts that begin, sorted by time. */
    private PairOrder times = new PairOrder();
    /** Contacts of bodies that were removed since the last completed step. */
    private PairOrder orphans = new PairOrder();
    /** By position among the contacts that begin: the contact's index, or none. */
    private int[] entered = new int[16];
    private int parts;

    PairReport(BodyTable bodies, PairRule<T> rule, SweepStep sweeps, ContactTracker<T> tracker,
            OneWayRule<T> oneWays) {
        this.bodies = bodies;
        this.rule = rule;
        this.sweeps = sweeps;
        this.tracker = tracker;
        results = tracker.results();
        this.oneWays = oneWays;
    }

    /** Begins a step of some parts; so far only contacts of removed bodies end in it. */
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

    /** Frees the memory of many contacts, between two steps or before they are found, but not that of the tracker. */
    void trim() {
        begun = new PairOrder[0];
        ended = new PairOrder[0];
        enters = new PairOrder();
        exits = new PairOrder();
        times = new PairOrder();
        orphans = orphans.count() == 0 ? new PairOrder() : orphans;
        entered = new int[16];
    }

    /** Notes a contact of a removed body. */
    void addOrphan(int contact) {
        Contact<T> orphan = tracker.get(contact);
        orphans.add(PairOrder.key(orphan.getIdA(), orphan.getIdB()), ORPHANED);
    }

    /**
     * Finds the end reason of contacts whose boxes are apart: a side has no box any more (INVALID), or a filter
     * forbids the pair (FILTERED), or the two moved apart (SEPARATED). Runs before {@link #collect}, since a filter
     * callback may look at the contacts of the last tick.
     */
    void collectEnded(PairOrder apart, PairTable table) {
        for (int i = 0; i < apart.count(); i++) {
            int low = table.low(apart.value(i));
            int high = table.high(apart.value(i));
            boolean invalid = bodies.boxSlot(low) < 0 || bodies.boxSlot(high) < 0;
            exits.add(apart.key(i), invalid ? INVALID : rule.allows(low, high) ? SEPARATED : FILTERED);
        }
    }

    /**
     * Copies test results to the contacts that last, and notes which contacts begin and end. This loop is separate from
     * the tests because contacts lie elsewhere in memory than their pairs: here the processor can overlap the accesses.
     * Different threads may collect different parts.
     */
    void collect(PairTable table, int[] rows, int part, int from, int to) {
        for (int entry = from; entry < to; entry++) {
            int row = rows[entry];
            if (row < 0) {
                continue;
            }
            int flags = table.flags(row);
            int contact = table.contact(row);
            boolean touching = (flags & PairTable.TOUCHING) != 0;
            if (contact == PairTable.NONE) {
                if (touching) {
                    begun[part].add(key(table, row), row);
                }
            } else if (!touching) {
                ended[part].add(key(table, row), (flags & PairTable.ALLOWED) != 0 ? SEPARATED : FILTERED);
                table.setContact(row, PairTable.NONE);
            } else if ((flags & PairTable.DUE) != 0) {
                results.set(contact, table.results(), row);
            }
        }
    }

    /** The ids of a pair as its sort key. */
    long key(PairTable table, int row) {
        return PairOrder.key(bodies.id(table.low(row)), bodies.id(table.high(row)));
    }

    /**
     * Begins a tick and reports to the tracker which contacts begin, last and end. After that the contacts that begin
     * must be {@linkplain #fill filled}.
     */
    void run(PairTable table, long tick) {
        order(table);
        tracker.begin(tick);
        tracker.ensureCapacity(enters.count());
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

    /** Merges the parts and sorts them. */
    private void order(PairTable table) {
        enters.clear();
        for (int part = 0; part < parts; part++) {
            enters.addAll(begun[part]);
            exits.addAll(ended[part]);
        }
        for (int i = 0; i < sweeps.count(); i++) {
            int row = sweeps.row(i);
            if (sweeps.result(i).hasMet() && (row == PairTable.NONE || !table.is(row, PairTable.TOUCHING))) {
                enters.add(sweeps.key(i), ~i);
            }
        }
        enters.sort();
        exits.sort();
    }

    private void enter(int e, long key) {
        int swept = ~enters.value(e);
        if (swept < 0) {
            entered[e] = tracker.add(key);
        } else {
            entered[e] = PairTable.NONE;
            pass(swept);
        }
    }

    /** Reports a contact that began and ended within the tick. */
    private void pass(int swept) {
        int low = sweeps.lower(swept);
        int high = sweeps.higher(swept);
        SweptContact found = sweeps.result(swept);
        TrackedContact<T> contact = tracker.pass(rule.get(low), rule.get(high), bodies.id(low), bodies.id(high));
        contact.setImpact(found.fraction(), found.isConservative());
        contact.setFound(found.penetration(), found.pieceA(), found.pieceB());
        sweeps.findPoints(swept, contact.getManifold());
        contact.setSolid(!bodies.hasOneWay()
                || oneWays.isSolid(low, high, found.penetration().normalX(), found.penetration().normalY()));
    }

    /** How many contacts there are to {@linkplain #fill fill}. */
    int entered() {
        return enters.count();
    }

    /** Fills a range of the contacts that begin. Different threads may fill different ranges. */
    void fill(PairTable table, int from, int to) {
        for (int e = from; e < to; e++) {
            int index = entered[e];
            if (index != PairTable.NONE) {
                int row = enters.value(e);
                int low = table.low(row);
                int high = table.high(row);
                tracker.open(index, rule.get(low), rule.get(high), bodies.id(low), bodies.id(high));
                table.setContact(row, index);
                results.set(index, table.results(), row);
            }
        }
    }

    /** Decides which of the contacts that begin are solid. */
    void decideSolid(PairTable table) {
        for (int e = 0; bodies.hasOneWay() && e < enters.count(); e++) {
            int index = entered[e];
            if (index != PairTable.NONE) {
                int row = enters.value(e);
                tracker.get(index).setSolid(oneWays.isSolid(table.low(row), table.high(row), results.normalX(index),
                        results.normalY(index)));
            }
        }
    }

    /** Sets the time of impact of swept contacts, and sorts the ENTERs by time. */
    void setImpacts() {
        times.clear();
        for (int e = 0; sweeps.count() > 0 && e < enters.count(); e++) {
            SweptContact swept = sweeps.find(enters.key(e));
            if (entered[e] != PairTable.NONE && swept != null) {
                tracker.get(entered[e]).setImpact(swept.fraction(), swept.isConservative());
            }
            // The bits of positive floats sort like the floats, and −0 + 0 is 0. Not a double: contacts at the same
            // time are sorted by id, not by the rounding of their sweeps.
            times.add(Float.floatToRawIntBits((float) (swept == null ? 1 : swept.fraction()) + 0f), e);
        }
        if (times.count() > 0) {
            times.sort();
            tracker.reorderEnters(times.values());
        }
    }

    /** Withdraws a contact that has begun; the next step tests its pair again. */
    void withdraw(PairTable table, Contact<T> contact) {
        int row = enters.value(enters.find(PairOrder.key(contact.getIdA(), contact.getIdB())));
        table.setContact(row, PairTable.NONE);
        table.unset(row, PairTable.TESTED | PairTable.TOUCHING);
    }

    private void exit(int place, int reason) {
        switch (reason) {
            case SEPARATED -> tracker.exit(place, ExitReason.SEPARATED, false);
            case INVALID -> tracker.exit(place, ExitReason.INVALID, false);
            case FILTERED -> tracker.exit(place, ExitReason.FILTERED, false);
            // The shapes of a removed body are dropped after the step.
            default -> tracker.exit(place, removal(tracker.previous(place)), true);
        }
    }

    private ExitReason removal(Contact<T> contact) {
        ExitReason a = rule.removal(contact.getA());
        ExitReason b = rule.removal(contact.getB());
        if (a != null && b != null) {
            // The same for both orders: if one was removed before a teardown, the reason is the removal.
            return a.compareTo(b) < 0 ? a : b;
        }
        return a != null ? a : b;
    }

    /** Ends all contacts, after a tick has begun. */
    void tearDown() {
        for (int place = 0; place < tracker.previousCount(); place++) {
            exit(place, ORPHANED);
        }
        orphans.clear();
        trim();
    }
}

package org.jmesat.internal.pairs;

import org.jmesat.internal.broadphase.GridBroadPhase;
import org.jmesat.internal.broadphase.PairBuffer;
import org.jmesat.internal.broadphase.PairOrder;
import org.jmesat.internal.place.BodyTable;
import org.jmesat.internal.place.PieceStore;

/**
 * Tells which pairs of bodies the pieces belong to whose boxes overlap, and takes over what is known of them. A pair
 * that is not found is as it was where both sides rest; otherwise their boxes are apart now, and it is forgotten.
 */
final class PairMatcher {
    private final PieceStore pieces;
    private final BodyTable bodies;
    private final GridBroadPhase broadPhase;
    private final PairRule rule;
    private final CandidatePairs candidates = new CandidatePairs();
    private PairOrder gone = new PairOrder();
    private final HeldPairs held;
    private PairBuffer[] found;
    private int parts;
    /** By part: its first row, and after the last part where its rows end. */
    private int[] firstRows = {};
    /** By part: how many of its rows are of several pieces. */
    private int[] several = {};
    /** The pairs of which both sides rest. */
    private final PairMemory resting;
    private PairMemory last;
    private PairMemory next;
    /** A pair that is looked at anew each time, or what a filter of the game's will say later. */
    private int given;
    private boolean asksLater;

    PairMatcher(PieceStore pieces, BodyTable bodies, GridBroadPhase broadPhase, PairRule rule,
            HeldPairs held, PairMemory resting) {
        this.held = held;
        this.resting = resting;
        this.pieces = pieces;
        this.bodies = bodies;
        this.broadPhase = broadPhase;
        this.rule = rule;
    }

    /**
     * Makes rows for what a step has found, for {@link #match} to fill.
     *
     * @param newFound by part, what was found
     * @param newParts how many parts there are
     * @param newLast the rows of the step before
     * @param newNext receives the rows of this one
     * @param testAll whether all are to be tested
     */
    void begin(PairBuffer[] newFound, int newParts, PairMemory newLast, PairMemory newNext, boolean testAll) {
        found = newFound;
        parts = newParts;
        last = newLast;
        next = newNext;
        given = testAll ? PairMemory.DUE : 0;
        asksLater = rule.isAsking();
        if (firstRows.length != found.length + 1) {
            firstRows = new int[found.length + 1];
            several = new int[found.length];
        }
        for (int part = 0; part < parts; part++) {
            firstRows[part + 1] = firstRows[part] + found[part].count();
            several[part] = 0;
        }
        next.begin(firstRows[parts]);
        last.link(bodies.end());
    }

    /**
     * Appends the rows of pairs that have several pieces, and of those that rest. To be called when all are matched.
     */
    void complete() {
        gatherSeveral();
        group(false);
        keepHeld();
        keepResting();
        addHeld();
    }

    /** Pairs whose boxes overlap no more. */
    private void keepHeld() {
        for (int i = 0; i < held.count(); i++) {
            int low = held.a(i);
            int high = held.b(i);
            int row = last.find(low, high);
            if (row != PairMemory.NONE && !last.isFoundAgain(row) && hasBoxes(low, high)) {
                int flags = flags(low, high) | last.flags(row) & PairMemory.SINGLE;
                next.set(next.add(), low, high, flags, PairMemory.NONE, PairMemory.NONE, last, row);
            }
        }
    }

    /** Pairs that are among the rows neither of this step nor of the one before. */
    private void addHeld() {
        for (int i = 0; i < held.count(); i++) {
            int low = held.a(i);
            int high = held.b(i);
            next.chain(bodies.end());
            if (next.find(low, high) == PairMemory.NONE && hasBoxes(low, high)) {
                next.append(low, high, flags(low, high), PairMemory.NONE, PairMemory.NONE);
            }
        }
    }

    private boolean hasBoxes(int low, int high) {
        return bodies.boxSlot(low) >= 0 && bodies.boxSlot(high) >= 0;
    }

    /**
     * Fills the rows of a part; different ones may be filled by different threads. Whether a pair is allowed stays open
     * if the game has a filter.
     */
    void match(int part) {
        PairBuffer pairs = found[part];
        int[] indices = pieces.bodies();
        int[] ids = bodies.ids();
        byte[] rules = bodies.rules();
        boolean open = rule.isOpen();
        for (int p = 0, row = firstRows[part]; p < pairs.count(); p++, row++) {
            int lower = pairs.lower(p);
            int higher = pairs.higher(p);
            int index = indices[lower];
            int otherIndex = indices[higher];
            // Without a branch, as which one it is cannot be predicted.
            int swap = ids[otherIndex] - ids[index] >> 31;
            int low = index ^ (index ^ otherIndex) & swap;
            int high = otherIndex ^ (index ^ otherIndex) & swap;
            int s = lower ^ (lower ^ higher) & swap;
            int t = higher ^ (lower ^ higher) & swap;
            int either = rules[low] | rules[high];
            if (low == high || (rules[low] & rules[high] & BodyTable.FIXED) != 0) {
                next.setNone(row, PairMemory.NONE, s, t);
            } else if ((either & BodyTable.SEVERAL) != 0) {
                next.setNone(row, PairMemory.SEVERAL, s, t);
                several[part]++;
            } else {
                int flags = open && (either & (BodyTable.SELECTIVE | BodyTable.FIXED)) == 0
                        ? simpleFlags(either) : flags(low, high);
                next.set(row, low, high, flags | PairMemory.SINGLE, s, t, last, last.find(low, high));
            }
        }
    }

    /**
     * Takes over the rows of the step before, with those of pairs that come to them.
     *
     * @param newPairs pairs that may have come, or may be among them
     * @param rows the rows, to which are added what is new; to be {@linkplain #renew renewed}
     * @param testAll whether all are to be tested
     */
    void keep(PairBuffer newPairs, PairMemory rows, boolean testAll) {
        given = testAll ? PairMemory.DUE : 0;
        asksLater = rule.isAsking();
        gone.clear();
        next = rows;
        int known = candidates.count();
        for (int p = 0; p < newPairs.count(); p++) {
            int index = pieces.body(newPairs.lower(p));
            int otherIndex = pieces.body(newPairs.higher(p));
            if (bodies.id(index) < bodies.id(otherIndex)) {
                keep(index, otherIndex, newPairs.lower(p), newPairs.higher(p));
            } else if (index != otherIndex) {
                keep(otherIndex, index, newPairs.higher(p), newPairs.lower(p));
            }
        }
        if (candidates.count() > known) {
            candidates.sort();
            group(true);
        }
        addHeld();
    }

    private void keep(int low, int high, int slotA, int slotB) {
        if ((bodies.rules()[low] & bodies.rules()[high] & BodyTable.FIXED) != 0) {
            return;
        }
        next.chain(bodies.end());
        int row = next.find(low, high);
        if (((bodies.rules()[low] | bodies.rules()[high]) & BodyTable.SEVERAL) == 0) {
            if (row == PairMemory.NONE) {
                next.append(low, high, PairMemory.SINGLE, slotA, slotB);
            }
        } else if (row == PairMemory.NONE || !isCandidate(row, slotA, slotB)) {
            candidates.add(low, high, slotA, slotB);
        }
    }

    private boolean isCandidate(int row, int slotA, int slotB) {
        for (int n = next.first(row); n < next.second(row); n++) {
            if (candidates.slotA(n) == slotA && candidates.slotB(n) == slotB) {
                return true;
            }
        }
        return false;
    }

    /** Brings kept rows up to date; different ranges may be brought by different threads. */
    void renew(int from, int to) {
        byte[] rules = bodies.rules();
        boolean open = rule.isOpen();
        for (int row = from; row < to; row++) {
            if (next.holdsPair(row)) {
                int low = next.low(row);
                int high = next.high(row);
                int either = rules[low] | rules[high];
                next.renew(row, open && (either & (BodyTable.SELECTIVE | BodyTable.FIXED)) == 0
                        ? simpleFlags(either) : flags(low, high));
            }
        }
    }

    /** As {@link #flags} has them where no rule has to be looked at. */
    private int simpleFlags(int eithersRules) {
        return given | PairMemory.ALLOWED | ((eithersRules & BodyTable.CHANGED) != 0 ? PairMemory.DUE : 0);
    }

    private int flags(int low, int high) {
        int flags = given;
        byte[] rules = bodies.rules();
        if (((rules[low] | rules[high]) & BodyTable.CHANGED) != 0) {
            flags |= PairMemory.DUE;
        }
        return !asksLater && rule.allows(low, high) ? flags | PairMemory.ALLOWED : flags;
    }

    private void gatherSeveral() {
        candidates.clear();
        for (int part = 0; part < parts; part++) {
            for (int row = firstRows[part]; several[part] > 0 && row < firstRows[part + 1]; row++) {
                if (next.isOneOfSeveral(row)) {
                    int slotA = next.first(row);
                    int slotB = next.second(row);
                    candidates.add(pieces.body(slotA), pieces.body(slotB), slotA, slotB);
                }
            }
        }
        candidates.sort();
    }

    /** Makes rows of those with several pieces, or has the rows that there are say which ones they are. */
    private void group(boolean keeping) {
        int first = 0;
        if (keeping) {
            next.chain(bodies.end());
        }
        while (first < candidates.count()) {
            long key = candidates.key(first);
            int end = first;
            while (candidates.key(end) == key) {
                end++;
            }
            int low = (int) (key >>> 32);
            int high = (int) key;
            int row = keeping ? next.find(low, high) : PairMemory.NONE;
            if (!keeping) {
                next.set(next.add(), low, high, flags(low, high), first, end, last, last.find(low, high));
            } else if (row == PairMemory.NONE) {
                next.append(low, high, 0, first, end);
            } else {
                next.setCandidates(row, first, end);
            }
            first = end;
        }
    }

    private void keepResting() {
        gone.clear();
        boolean anyRests = broadPhase.hasResting();
        for (int row = 0; row < last.count(); row++) {
            if (!last.isFoundAgain(row) && last.holdsPair(row)) {
                int low = last.low(row);
                int high = last.high(row);
                if (anyRests && isResting(low) && isResting(high)) {
                    int flags = flags(low, high) | last.flags(row) & PairMemory.SINGLE;
                    PairMemory to = isSettled(row, flags) ? resting : next;
                    to.set(to.add(), low, high, flags, PairMemory.NONE, PairMemory.NONE, last, row);
                } else if (last.is(row, PairMemory.TOUCHING)) {
                    gone.add(PairOrder.key(bodies.id(low), bodies.id(high)), row);
                }
            }
        }
        gone.sort();
    }

    /**
     * Whether there is nothing to do for a pair of the last step while it rests: no test, no end of a contact, no
     * question.
     */
    private boolean isSettled(int row, int flags) {
        if ((flags & PairMemory.ALLOWED) == 0) {
            return !asksLater && last.contact(row) == PairMemory.NONE;
        }
        return (flags & PairMemory.DUE) == 0 && last.is(row, PairMemory.TESTED);
    }

    /**
     * Moves pairs of which a side has woken, or was removed, to the rows of the step before, as if they had been there.
     *
     * @param all whether all are to be moved
     */
    void wake(PairMemory rows, boolean all) {
        int kept = 0;
        rows.chain(bodies.end());
        for (int row = 0; row < resting.count(); row++) {
            if (resting.holdsPair(row)) {
                if (all || !isResting(resting.low(row)) || !isResting(resting.high(row))) {
                    resting.moveTo(rows, row);
                } else {
                    kept++;
                }
            }
        }
        if (resting.count() > 2 * kept) {
            resting.dropEmptyRows();
        }
    }

    /** Whether any of the held pairs rests on both sides. */
    boolean holdsResting() {
        for (int i = 0; i < held.count(); i++) {
            if (isResting(held.a(i)) && isResting(held.b(i))) {
                return true;
            }
        }
        return false;
    }

    /** Its pieces, which are all placed together, go to rest together. */
    private boolean isResting(int index) {
        return broadPhase.isResting(bodies.boxSlot(index));
    }

    /** Forgets the pairs of bodies that are dropped, before what remains is kept. */
    void dropRemoved(PairMemory rows) {
        if (candidates.dropRemoved(bodies.rules())) {
            next = rows;
            group(true);
        }
    }

    /** Forgets all pairs. */
    void clear() {
        candidates.clear();
    }

    /** Gives back, between two steps, what many pairs have taken. */
    void trim() {
        gone = new PairOrder();
        found = null;
        last = null;
    }

    /** The pieces of pairs that have several of them. */
    CandidatePairs candidates() {
        return candidates;
    }

    /** By ids: the rows, among those of the step before, of pairs in contact that are forgotten. */
    PairOrder gone() {
        return gone;
    }
}

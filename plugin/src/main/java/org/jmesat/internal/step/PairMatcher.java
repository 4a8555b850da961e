package org.jmesat.internal.step;


/**
 * Maps overlapping boxes of pieces to pairs of bodies, and copies each pair's row from the last step. A pair that was
 * not found is kept if it is held or both sides rest. Otherwise its boxes are apart now, and its row is dropped.
 */
final class PairMatcher {
    private final PieceStore pieces;
    private final BodyTable bodies;
    private final GridBroadPhase broadPhase;
    private final PairRule rule;
    private final CandidatePairs candidates = new CandidatePairs();
    private PairOrder dropped = new PairOrder();
    private final HeldPairs held;
    private PairBuffer[] found;
    private int parts;
    /** By part: its first row; one more entry holds the end of the last part's rows. */
    private int[] firstRows = {};
    /** By part: how many of its rows belong to bodies of several pieces. */
    private int[] several = {};
    /** The pairs whose sides both rest. */
    private final PairMemory resting;
    private PairMemory last;
    private PairMemory next;
    /** The flags that all rows of this step start with. */
    private int initialFlags;
    /** Whether the game's filter callback decides later which pairs are allowed. */
    private boolean filtersLater;

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
     * Makes a row for each pair that a step found; {@link #match} fills the rows.
     *
     * @param newFound the pairs found, by part
     * @param newParts the number of parts
     * @param newLast the rows of the last step
     * @param newNext receives the rows of this step
     * @param testAll whether to test all pairs
     */
    void begin(PairBuffer[] newFound, int newParts, PairMemory newLast, PairMemory newNext, boolean testAll) {
        found = newFound;
        parts = newParts;
        last = newLast;
        next = newNext;
        initialFlags = testAll ? PairMemory.DUE : 0;
        filtersLater = rule.hasCallback();
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

    /** Appends the rows of bodies with several pieces, and of resting pairs. Call this when all parts are matched. */
    void complete() {
        gatherSeveral();
        group();
        keepHeld();
        keepResting();
        addHeld();
    }

    /** Keeps the rows of held pairs whose boxes no longer overlap. */
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

    /** Appends rows for held pairs that have no row in this step or the last. */
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
     * Fills the rows of a part; different threads may fill different parts. If the game has a filter callback, no pair
     * is marked as allowed yet.
     */
    void match(int part) {
        int count = found[part].count();
        for (int from = 0; from < count; from = Blocks.end(from, count)) {
            match(part, from, Blocks.end(from, count));
        }
    }

    private void match(int part, int from, int end) {
        PairBuffer pairs = found[part];
        int[] indices = pieces.bodies();
        int[] ids = bodies.ids();
        byte[] rules = bodies.rules();
        boolean open = rule.isOpen();
        for (int p = from, row = firstRows[part] + from; p < end; p++, row++) {
            int lower = pairs.lower(p);
            int higher = pairs.higher(p);
            int index = indices[lower];
            int otherIndex = indices[higher];
            // Without a branch, which the processor could not predict.
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

    /** The {@link #flags} of a pair that no filter can forbid. */
    private int simpleFlags(int eithersRules) {
        return initialFlags | PairMemory.ALLOWED | ((eithersRules & BodyTable.CHANGED) != 0 ? PairMemory.DUE : 0);
    }

    private int flags(int low, int high) {
        int flags = initialFlags;
        byte[] rules = bodies.rules();
        if (((rules[low] | rules[high]) & BodyTable.CHANGED) != 0) {
            flags |= PairMemory.DUE;
        }
        return !filtersLater && rule.allows(low, high) ? flags | PairMemory.ALLOWED : flags;
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

    /** Groups the candidates by body pair, and makes a row for each group. */
    private void group() {
        int first = 0;
        while (first < candidates.count()) {
            long key = candidates.key(first);
            int end = first;
            while (candidates.key(end) == key) {
                end++;
            }
            int low = (int) (key >>> 32);
            int high = (int) key;
            next.set(next.add(), low, high, flags(low, high), first, end, last, last.find(low, high));
            first = end;
        }
    }

    private void keepResting() {
        dropped.clear();
        int count = last.count();
        for (int from = 0; from < count; from = Blocks.end(from, count)) {
            keepResting(from, Blocks.end(from, count));
        }
        dropped.sort();
    }

    private void keepResting(int from, int end) {
        boolean anyRests = broadPhase.hasResting();
        for (int row = from; row < end; row++) {
            if (!last.isFoundAgain(row) && last.isPair(row)) {
                int low = last.low(row);
                int high = last.high(row);
                if (anyRests && isResting(low) && isResting(high)) {
                    int flags = flags(low, high) | last.flags(row) & PairMemory.SINGLE;
                    PairMemory to = isSettled(row, flags) ? resting : next;
                    to.set(to.add(), low, high, flags, PairMemory.NONE, PairMemory.NONE, last, row);
                } else if (last.is(row, PairMemory.TOUCHING)) {
                    dropped.add(PairOrder.key(bodies.id(low), bodies.id(high)), row);
                }
            }
        }
    }

    /** Whether a resting pair of the last step needs no work: no test, no end of a contact, no filter call. */
    private boolean isSettled(int row, int flags) {
        if ((flags & PairMemory.ALLOWED) == 0) {
            return !filtersLater && last.contact(row) == PairMemory.NONE;
        }
        return (flags & PairMemory.DUE) == 0 && last.is(row, PairMemory.TESTED);
    }

    /**
     * Moves resting pairs with a woken or removed side to the rows of the last step.
     *
     * @param all whether to move all resting pairs
     */
    void wake(PairMemory rows, boolean all) {
        int kept = 0;
        rows.chain(bodies.end());
        for (int row = 0; row < resting.count(); row++) {
            if (resting.isPair(row)) {
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

    /** Whether both sides of any held pair rest. */
    boolean holdsResting() {
        for (int i = 0; i < held.count(); i++) {
            if (isResting(held.a(i)) && isResting(held.b(i))) {
                return true;
            }
        }
        return false;
    }

    /** One piece stands for the body: all pieces are placed, and go to rest, together. */
    private boolean isResting(int index) {
        return broadPhase.isResting(bodies.boxSlot(index));
    }

    /** Forgets all pairs. */
    void clear() {
        candidates.clear();
    }

    /** Frees the memory of many pairs, between two steps. */
    void trim() {
        dropped = new PairOrder();
        found = null;
        last = null;
    }

    /** The candidate pairs of bodies with several pieces. */
    CandidatePairs candidates() {
        return candidates;
    }

    /** The last step's rows of pairs that were in contact and are dropped now, sorted by ids. */
    PairOrder dropped() {
        return dropped;
    }
}

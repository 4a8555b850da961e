package org.jmesat.internal.step;

import java.util.function.BiConsumer;
import org.jmesat.contact.Contact;
import org.jmesat.contact.TouchPolicy;

/**
 * The pair stages of a step: finds the pairs whose boxes overlap, filters them, tests those with a changed side and
 * reports contacts.
 *
 * <p>If neither side has changed, the last result of a pair stays valid and no test is made. If a step is aborted
 * because there are too many pairs, the contacts stay those of the step before.
 */
public final class PairStep<T> {
    /** {@link #rowToSweep}: a filter excludes the pair, or it was in contact at the last step. */
    static final int NOT_TO_SWEEP = -2;
    /** Instead of a row: the pair has no row yet. */
    private static final int NEW = -2;
    /** Instead of a row: one pair of pieces of two bodies of which at least one has several. */
    private static final int SEVERAL = -3;
    /** About how many nanoseconds it takes to find a row, to look at one, to test a pair, to copy or begin contacts. */
    private static final int MATCH_TIME = 16;
    private static final int LOOK_TIME = 3;
    private static final int TEST_TIME = 100;
    private static final int COLLECT_TIME = 15;
    private static final int FILL_TIME = 30;

    private final PieceStore pieces;
    private final BodyTable bodies;
    private final GridBroadPhase broadPhase;
    private final PairRule<T> rule;
    private final WorkerTeam team;
    private final PairFinder finder;
    private final PairReport<T> report;
    private final OneWayRule<T> oneWays;
    private final ContactTracker<T> tracker;
    private final HeldPairs held;
    private final PairTrim trim = new PairTrim();
    private final PairTable table = new PairTable();
    /** The pairs that this step visits, and between steps those of the last one. */
    private StepPairs pairs = new StepPairs();
    private StepPairs lastPairs = new StepPairs();
    private final CandidatePairs candidates = new CandidatePairs();
    /** The rows of pairs that were in contact and whose boxes are apart now, sorted by ids. */
    private PairOrder ended = new PairOrder();
    /** The visited pairs by ids, for the game's filter callback. */
    private PairOrder filtered = new PairOrder();
    private PairTester[] testers = {};
    /** The number of the step, which marks the rows that it visits. */
    private int step;
    private int parts;
    /** By part: the entry of its first pair; one more is the end of the last part. */
    private int[] firstEntries = {};
    /** By part: what one thread has to do after the others, in order. */
    private IntList[] left = {};
    /** By part: how many of the pairs found have a row. */
    private int[] matched = {};
    private final WorkerTeam.Task match = (worker, part, from, to) -> match(part);
    private final WorkerTeam.Task look = (worker, part, from, to) -> look(from, to, left[part]);
    private final WorkerTeam.Task test = (worker, part, from, to) -> test(testers[worker], from, to);
    private final WorkerTeam.Task collect;
    private final WorkerTeam.Task fill;
    private TouchPolicy policy;
    /** The depths that the last step tested; null without the depth test. Other depths make a step test all pairs. */
    private BodyDepths testedDepths;
    private boolean testAll;
    /** Whether this step visits all pairs, also those of which both sides rest. */
    private boolean visitAll;
    /** Whether it looks at all rows, not only at those that the last step has visited. */
    private boolean looksAtAll;
    private long wakings;
    private int visited;
    private int candidateCount;

    /**
     * Creates a step without pairs.
     *
     * @param sweeps the sweeps of this step, complete when {@link #report} is called
     */
    public PairStep(BodyTable bodies, PieceStore pieces, WorkerTeam team, PairRule<T> rule, SweepStep sweeps,
            ContactTracker<T> tracker) {
        this.tracker = tracker;
        this.pieces = pieces;
        this.bodies = bodies;
        broadPhase = pieces.broadPhase();
        this.rule = rule;
        this.team = team;
        finder = new PairFinder(bodies, pieces, team, rule);
        held = new HeldPairs(bodies);
        oneWays = new OneWayRule<>(bodies, pieces, sweeps.sweeps(), rule);
        report = new PairReport<>(bodies, rule, sweeps, tracker, oneWays);
        collect = (worker, part, from, to) -> report.collect(table, pairs.rows, part, from, to);
        fill = (worker, part, from, to) -> report.fill(table, from, to);
    }

    /**
     * Begins a step after changed bodies were placed: finds the overlapping boxes. Throws the world's
     * exception if there are too many; the rows of pairs are unchanged then.
     *
     * @param aborted whether the last step was aborted, so that the results of tests may be missing
     * @param newRules whether layers or filters have changed
     * @param places has placed the changed bodies
     */
    public void find(TouchPolicy newPolicy, boolean aborted, boolean newRules, PlaceStep places) {
        // A step that had too many pairs has left out those that could not collide, but may collide now.
        boolean incomplete = aborted || finder.isSifted();
        testAll = incomplete || newPolicy != policy || bodies.depths() != testedDepths;
        visitAll = testAll || newRules || rule.hasCallback() || holdsResting();
        policy = newPolicy;
        testedDepths = bodies.depths();
        if (incomplete) {
            broadPhase.postponeRest();
        } else {
            trimWhenDissolved();
        }
        if (newRules) {
            finder.forgetCount();
        }
        divide();
        finder.find(places, trim);
    }

    /** Frees memory some time after the number of pairs has dropped, such as when a heap has dissolved. */
    private void trimWhenDissolved() {
        if (trim.isDue(table.count())) {
            freeMemory();
            report.trim();
            tracker.trim();
        }
    }

    /** Frees the memory of all pairs but those there are now. */
    private void freeMemory() {
        table.reorder(pairs);
        pairs.trim();
        table.trim();
        lastPairs = new StepPairs();
        ended = new PairOrder();
        filtered = new PairOrder();
        left = IntList.some(left.length);
        finder.reset();
    }

    /** Divides the step into parts; their number does not change the result. */
    private void divide() {
        parts = team.parts();
        if (testers.length != team.size()) {
            testers = new PairTester[team.size()];
            finder.reset();
            for (int i = 0; i < testers.length; i++) {
                testers[i] = new PairTester(bodies, pieces);
            }
            firstEntries = new int[team.mostParts() + 1];
            matched = new int[team.mostParts()];
            left = IntList.some(team.mostParts());
        }
        beginCount();
    }

    private void beginCount() {
        for (PairTester tester : testers) {
            tester.beginCount();
        }
    }

    /** Finds or makes the rows of the pairs found, notes which pairs end, and applies the filters. */
    public void gather() {
        StepPairs swap = lastPairs;
        lastPairs = pairs;
        pairs = swap;
        step++;
        for (int part = 0; part < parts; part++) {
            firstEntries[part + 1] = firstEntries[part] + finder.found(part).count();
        }
        clearLeft();
        int found = firstEntries[parts];
        pairs.begin(found);
        team.run(match, parts, MATCH_TIME * (long) found);
        addNew();
        visited = candidateCount - found;
        visitHeld();
        visitOthers();
        visited += pairs.count;
        filter();
    }

    private void clearLeft() {
        for (int part = 0; part < parts; part++) {
            left[part].clear();
        }
    }

    /** Visits the pairs that a part of the search has found: an item of the task is a part. */
    private void match(int part) {
        int count = finder.found(part).count();
        int known = 0;
        for (int from = 0; from < count; from = Blocks.end(from, count)) {
            int end = Blocks.end(from, count);
            match(finder.found(part), from, end, firstEntries[part]);
            known += list(firstEntries[part] + from, firstEntries[part] + end, left[part]);
        }
        matched[part] = known;
    }

    /** Visits the rows of pairs of bodies with one piece each. */
    private void match(PairBuffer found, int from, int end, int firstEntry) {
        int[] indices = pieces.bodies();
        int[] ids = bodies.ids();
        byte[] rules = bodies.rules();
        boolean open = rule.isOpen();
        int[] rows = pairs.rows;
        for (int p = from, entry = firstEntry + from; p < end; p++, entry++) {
            int lower = found.lower(p);
            int higher = found.higher(p);
            int index = indices[lower];
            int otherIndex = indices[higher];
            // Without a branch, which the processor could not predict.
            int swap = ids[otherIndex] - ids[index] >> 31;
            int low = index ^ (index ^ otherIndex) & swap;
            int high = otherIndex ^ (index ^ otherIndex) & swap;
            pairs.first[entry] = lower ^ (lower ^ higher) & swap;
            pairs.second[entry] = higher ^ (lower ^ higher) & swap;
            int either = rules[low] | rules[high];
            if (low == high || (rules[low] & rules[high] & BodyTable.FIXED) != 0) {
                rows[entry] = PairTable.NONE;
            } else if ((either & BodyTable.SEVERAL) != 0) {
                rows[entry] = SEVERAL;
            } else {
                int row = table.find(low, high);
                if (row == PairTable.NONE) {
                    rows[entry] = NEW;
                } else {
                    rows[entry] = row;
                    boolean simple = open && (either & (BodyTable.SELECTIVE | BodyTable.FIXED)) == 0;
                    table.visit(row, step, simple ? simpleFlags(either) : flags(low, high));
                }
            }
        }
    }

    /**
     * Lists the entries of pairs of several pieces, complemented, and of those without a row; returns how many have
     * one. It is a loop of its own, since the other waits for memory.
     */
    private int list(int from, int end, IntList left) {
        int[] rows = pairs.rows;
        int known = 0;
        for (int entry = from; entry < end; entry++) {
            int row = rows[entry];
            if (row >= 0) {
                known++;
            } else if (row != PairTable.NONE) {
                left.add(row == NEW ? entry : ~entry);
            }
        }
        return known;
    }

    /** The {@link #flags} of a pair that no filter can forbid. */
    private int simpleFlags(int eithersRules) {
        return PairTable.ALLOWED | (testAll || (eithersRules & BodyTable.CHANGED) != 0 ? PairTable.DUE : 0);
    }

    /** Whether a pair is due, and whether it is allowed; a filter callback of the game is called later. */
    private int flags(int low, int high) {
        byte[] rules = bodies.rules();
        int due = simpleFlags(rules[low] | rules[high]) & PairTable.DUE;
        return !rule.hasCallback() && rule.allows(low, high) ? due | PairTable.ALLOWED : due;
    }

    /** Visits a pair, which gets a row if it has none. */
    private int visit(int low, int high) {
        int known = table.find(low, high);
        int row = known == PairTable.NONE ? table.add(low, high) : known;
        table.visit(row, step, flags(low, high));
        return row;
    }

    /** Makes the rows of new pairs, and visits the pairs of bodies with several pieces. On one thread, in order. */
    private void addNew() {
        candidates.clear();
        candidateCount = 0;
        if (pairs.count > table.capacity()) {
            table.ensureCapacity(table.count() + countNew());
        }
        for (int part = 0; part < parts; part++) {
            candidateCount += matched[part];
            addNew(left[part]);
        }
        candidates.sort();
        candidateCount += candidates.count();
        for (int first = 0; first < candidates.count();) {
            long key = candidates.key(first);
            int end = first;
            while (candidates.key(end) == key) {
                end++;
            }
            pairs.add(visit((int) (key >>> 32), (int) key), first, ~end);
            first = end;
        }
    }

    private int countNew() {
        int count = 0;
        for (int part = 0; part < parts; part++) {
            for (int i = 0; i < left[part].count(); i++) {
                count += left[part].get(i) >= 0 ? 1 : 0;
            }
        }
        return count;
    }

    private void addNew(IntList entries) {
        for (int i = 0; i < entries.count(); i++) {
            int entry = entries.get(i);
            if (entry >= 0) {
                pairs.rows[entry] = visit(pieces.body(pairs.first[entry]), pieces.body(pairs.second[entry]));
                candidateCount++;
            } else {
                int slotA = pairs.first[~entry];
                int slotB = pairs.second[~entry];
                candidates.add(pieces.body(slotA), pieces.body(slotB), slotA, slotB);
                pairs.rows[~entry] = PairTable.NONE;
            }
        }
    }

    /** Visits the held pairs whose boxes do not overlap. */
    private void visitHeld() {
        for (int i = 0; i < held.count(); i++) {
            int low = held.a(i);
            int high = held.b(i);
            int row = table.find(low, high);
            boolean isVisited = row != PairTable.NONE && table.step(row) == step;
            if (!isVisited && bodies.boxSlot(low) >= 0 && bodies.boxSlot(high) >= 0) {
                pairs.add(visit(low, high), PairTable.NONE, PairTable.NONE);
            }
        }
    }

    /**
     * Looks at the pairs that were not found: if a side is awake, the boxes are apart and the pair ends. While both
     * sides rest, it stays. All pairs with an awake side were found by the last step, unless a box has woken since.
     */
    private void visitOthers() {
        ended.clear();
        looksAtAll = visitAll || wakings != broadPhase.wakings();
        int count = looksAtAll ? table.end() : lastPairs.count;
        clearLeft();
        team.run(look, count, LOOK_TIME * (long) count);
        for (int part = 0; part < parts; part++) {
            for (int i = 0; i < left[part].count(); i++) {
                visitUnlessFound(left[part].get(i));
            }
        }
        wakings = broadPhase.wakings();
        ended.sort();
    }

    /** Lists the rows that {@link #visitUnlessFound} does not leave as they are. */
    private void look(int from, int end, IntList left) {
        for (int entry = from; entry < end; entry++) {
            int row = looksAtAll ? entry : lastPairs.rows[entry];
            if (row >= 0 && table.step(row) != step && table.isPair(row)
                    && (visitAll || !isAtRest(row) || isUntested(row))) {
                left.add(row);
            }
        }
    }

    private boolean isUntested(int row) {
        return (table.flags(row) & (PairTable.ALLOWED | PairTable.TESTED)) == PairTable.ALLOWED;
    }

    private boolean isAtRest(int row) {
        return isResting(table.low(row)) && isResting(table.high(row));
    }

    private void visitUnlessFound(int row) {
        if (row < 0 || table.step(row) == step || !table.isPair(row)) {
            return;
        }
        int low = table.low(row);
        int high = table.high(row);
        if (isAtRest(row)) {
            if (visitAll || isUntested(row)) {
                pairs.add(visit(low, high), PairTable.NONE, PairTable.NONE);
            }
        } else if (table.contact(row) != PairTable.NONE) {
            ended.add(PairOrder.key(bodies.id(low), bodies.id(high)), row);
        } else {
            table.remove(row);
        }
    }

    /** Whether both sides of any held pair rest. */
    private boolean holdsResting() {
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

    /** Calls the game's filter callback, if there is one, for all pairs in the order of their ids. */
    private void filter() {
        filtered.clear();
        if (!rule.hasCallback()) {
            return;
        }
        for (int entry = 0; entry < pairs.count; entry++) {
            int row = pairs.rows[entry];
            if (row >= 0) {
                filtered.add(PairOrder.key(bodies.id(table.low(row)), bodies.id(table.high(row))), row);
            }
        }
        filtered.sort();
        for (int i = 0; i < filtered.count(); i++) {
            int row = filtered.value(i);
            if (rule.allows(table.low(row), table.high(row))) {
                table.set(row, PairTable.ALLOWED);
            }
        }
    }

    /** Tests the pairs with a changed side. */
    public void test() {
        team.run(test, pairs.count, TEST_TIME * (long) pairs.count);
        testHeld();
    }

    private void test(PairTester tester, int from, int end) {
        BodyDepths depths = bodies.depths();
        for (int entry = from; entry < end; entry++) {
            int row = pairs.rows[entry];
            if (row < 0) {
                continue;
            }
            int flags = table.flags(row);
            if ((flags & PairTable.ALLOWED) == 0) {
                table.unset(row, PairTable.TESTED | PairTable.TOUCHING);
            } else if ((flags & PairTable.DUE) != 0) {
                if (depths == null || overlapInDepth(depths, row)) {
                    tester.test(table, row, pairs.first[entry], pairs.second[entry], candidates, policy);
                } else {
                    table.concludeApart(row);
                }
            }
        }
    }

    private boolean overlapInDepth(BodyDepths depths, int row) {
        int low = table.low(row);
        int high = table.high(row);
        return depths.overlapClearly(low, high)
                || depths.overlap(low, high, table.contact(row) != PairTable.NONE);
    }

    /** Tests held pairs again, on one thread since they are few. */
    private void testHeld() {
        PairTester tester = testers[0];
        BodyDepths depths = bodies.depths();
        for (int i = 0; i < held.count(); i++) {
            int row = table.find(held.a(i), held.b(i));
            if (row != PairTable.NONE && table.step(row) == step && table.is(row, PairTable.ALLOWED)
                    && !table.is(row, PairTable.TOUCHING) && (depths == null || overlapInDepth(depths, row))
                    && tester.testAllPieces(table, row, held.mostSeparation(i))
                    && held.isTouching(i, tester.found(), tester.tolerance(held.a(i), held.b(i)), policy)) {
                tester.concludeHeld(table, row);
            }
        }
        held.clear();
    }

    /** Holds a pair of bodies in contact for the next step, after a response that moved each by a vector. */
    public void hold(int a, double movedAX, double movedAY, int b, double movedBX, double movedBY) {
        held.add(a, movedAX, movedAY, b, movedBX, movedBY);
    }

    /** Whether the next step holds any pair. */
    public boolean isHolding() {
        return held.count() > 0;
    }

    /**
     * The row of a pair that may be swept; {@link PairTable#NONE} if its boxes do not overlap at the end of the step;
     * {@link #NOT_TO_SWEEP} if it must not be swept.
     */
    int rowToSweep(int low, int high) {
        int row = table.find(low, high);
        if (row == PairTable.NONE) {
            return rule.allows(low, high) ? row : NOT_TO_SWEEP;
        }
        return table.is(row, PairTable.ALLOWED) && table.contact(row) == PairTable.NONE ? row : NOT_TO_SWEEP;
    }

    /** Ends the step: reports which contacts begin, last and end. */
    public void report(long tick) {
        report.begin(parts);
        report.collectEnded(ended, table);
        team.run(collect, pairs.count, COLLECT_TIME * (long) pairs.count);
        report.run(table, tick);
        team.run(fill, report.entered(), FILL_TIME * (long) report.entered());
        report.decideSolid(table);
        report.setImpacts();
        for (int i = 0; i < ended.count(); i++) {
            table.remove(ended.value(i));
        }
    }

    /**
     * Whether two bodies without a contact are solid for each other, where they are now (see {@link #setShift}), or, in
     * a step that has begun, where their motion in it began.
     */
    public boolean isSolid(int a, int b, boolean begun) {
        return oneWays.isSolid(a, b, begun);
    }

    /** Sets how far a response has moved a body since the last step; for the next step only. */
    public void setShift(int index, double dx, double dy) {
        oneWays.setShift(index, dx, dy);
    }

    /** Ends a step, completed or not. */
    public void end() {
        oneWays.endStep();
    }

    /** Whether a step without changes may be {@linkplain #skip skipped}. */
    public boolean maySkip(TouchPolicy newPolicy) {
        return !finder.isSifted() && newPolicy == policy && bodies.depths() == testedDepths && !rule.hasCallback();
    }

    /** Does a step in which nothing has changed: all contacts last. */
    public void skip(long tick) {
        trimWhenDissolved();
        broadPhase.skip();
        tracker.stayAll(tick);
        beginCount();
        visited = 0;
        candidateCount = 0;
    }

    /** Fills the statistics of the last step. */
    public void count(PairCounts counts) {
        counts.clear();
        counts.visited = visited;
        counts.candidates = candidateCount;
        counts.pairs = table.count();
        for (int row = 0; row < table.end(); row++) {
            counts.filtered += table.isPair(row) && !table.is(row, PairTable.ALLOWED) ? 1 : 0;
        }
        for (PairTester tester : testers) {
            tester.addTo(counts);
        }
    }

    /** Withdraws a contact that the last step has begun. */
    public void withdraw(Contact<T> contact) {
        report.withdraw(table, contact);
    }

    /** Ends all contacts, drops all pairs and frees their memory. */
    public void tearDown() {
        finder.forgetCount();
        report.tearDown();
        held.clear();
        candidates.clear();
        table.clear();
        pairs = new StepPairs();
        freeMemory();
    }

    public int mostPairs() {
        return finder.mostPairs();
    }

    public void setMostPairs(int newMostPairs) {
        finder.setMostPairs(newMostPairs);
    }

    /** Drops the pairs of removed bodies; call this before dropping the bodies. */
    public void dropRemoved() {
        held.dropRemoved();
        finder.forgetCount();
        table.dropRemoved(bodies, report);
    }

    /** Whether the last step had the depth test on. */
    public boolean isDepthTested() {
        return testedDepths != null && testedDepths == bodies.depths();
    }

    /** Visits the pairs of the last step that the filters allow and that are not in contact, in any order. */
    public void forEachNear(BiConsumer<T, T> action) {
        for (int row = 0; row < table.end(); row++) {
            if (table.isPair(row) && table.contact(row) == PairTable.NONE && table.is(row, PairTable.ALLOWED)) {
                T a = rule.get(table.low(row));
                T b = rule.get(table.high(row));
                // An aborted step may have dropped a body and kept its pairs.
                if (a != null && b != null) {
                    action.accept(a, b);
                }
            }
        }
    }
}

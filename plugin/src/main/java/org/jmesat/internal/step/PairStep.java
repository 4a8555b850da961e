package org.jmesat.internal.step;

import org.jmesat.contact.Contact;
import org.jmesat.contact.TouchPolicy;

/**
 * The pair stages of a step: finds the pairs whose boxes overlap, filters them, tests those with a changed side and
 * reports contacts.
 *
 * <p>If neither side has changed, the last result of a pair stays valid and no test is made. If a step is aborted
 * because there are too many pairs, the contacts stay those of the step before.
 */
public final class PairStep<T> implements KnownPairs {
    private final PieceStore pieces;
    private final BodyTable bodies;
    private final GridBroadPhase broadPhase;
    private final PairRule rule;
    private final WorkerTeam team;
    private final PairMatcher matcher;
    private final PairReport<T> report;
    private final ContactTracker<T> tracker;
    private final HeldPairs held;
    private PairTester[] testers = {};
    private final PairFinder finder;
    /** Pairs whose sides both rest; steps do not visit them. */
    private final PairMemory resting = new PairMemory();
    private long wakings;
    private boolean settingsChanged;
    private PairMemory last = new PairMemory();
    private PairMemory next = new PairMemory();
    /** The rows of the current step, and between steps of the last one. */
    private PairMemory current = last;
    private final FilterCallback filterCallback;
    private final PairTrim trim = new PairTrim();
    private final WorkerTeam.Task match;
    private final WorkerTeam.Task fill = (worker, part) -> fill(part);
    private final WorkerTeam.Task test = this::test;
    private final WorkerTeam.Task collect = (worker, part) -> collect(part);
    private TouchPolicy testedPolicy;
    private TouchPolicy policy;
    /** The depths that the last step tested; null without the depth test. Other depths make a step test all pairs. */
    private BodyDepths testedDepths;
    /** Whether the current step tests all pairs. */
    private boolean testAll;
    private boolean skipped;
    private int parts;
    /** False after an aborted step; the next step then tests all pairs. */
    private boolean whole = true;
    private boolean lastWhole;

    /**
     * Creates a step without pairs.
     *
     * @param names the objects that contacts refer to
     * @param sweeps the sweeps of this step, complete when {@link #report} is called
     */
    public PairStep(BodyTable bodies, PieceStore pieces, GridBroadPhase broadPhase, WorkerTeam team, PairRule rule,
            PairBodies<T> names, SweepStep sweeps, ContactTracker<T> tracker) {
        this.tracker = tracker;
        this.pieces = pieces;
        this.bodies = bodies;
        this.broadPhase = broadPhase;
        this.rule = rule;
        this.team = team;
        finder = new PairFinder(bodies, broadPhase, team, rule);
        held = new HeldPairs(bodies);
        filterCallback = new FilterCallback(bodies, rule);
        matcher = new PairMatcher(pieces, bodies, broadPhase, rule, held, resting);
        match = (worker, part) -> matcher.match(part);
        report = new PairReport<>(bodies, names, rule, sweeps, tracker);
    }

    /** Begins a step. If it is broken off anywhere from here on, the next one tests all pairs. */
    public void begin() {
        lastWhole = whole;
        whole = false;
    }

    /**
     * Begins a step after changed bodies were placed: finds the overlapping boxes. Throws {@link PairOverflow} if there
     * are too many; the rows of pairs are unchanged then.
     */
    public void find(TouchPolicy newPolicy) {
        finder.refuseAgain();
        policy = newPolicy;
        skipped = false;
        testAll = policy != testedPolicy || bodies.depths() != testedDepths || !lastWhole;
        if (lastWhole) {
            trimWhenDissolved();
        } else {
            broadPhase.postponeRest();
            last.restore();
        }
        wake(testAll);
        divide();
        testedPolicy = policy;
        testedDepths = bodies.depths();
        try {
            finder.find();
        } catch (PairOverflow beyond) {
            trim.noteMost(finder.mostPairs());
            throw beyond;
        }
    }

    /** Makes rows for the pairs found, with the state of known pairs, and applies the filters. */
    public void gather() {
        match();
        filterCallback.apply(current);
    }

    /** Tests the pairs with a changed side. */
    public void test() {
        // With several workers, one of them chains the rows for the next stages meanwhile.
        team.run(test, parts > 1 ? parts + 1 : parts, current.count());
        testHeld();
    }

    @Override
    public int rowToSweep(int low, int high) {
        current.chain(bodies.end());
        int row = current.find(low, high);
        if (row == PairMemory.NONE) {
            boolean ended = matcher.dropped().find(PairOrder.key(bodies.id(low), bodies.id(high))) >= 0;
            return !ended && rule.allows(low, high) ? UNKNOWN : NOT_TO_SWEEP;
        }
        return current.is(row, PairMemory.ALLOWED) && current.contact(row) == PairMemory.NONE ? row : NOT_TO_SWEEP;
    }

    /** Ends the step: reports which contacts begin, last and end. */
    public void report(long tick) {
        report.begin(parts);
        report.collectDropped(matcher.dropped(), last);
        team.run(collect, parts, current.count());
        report.run(current, tick);
        team.run(fill, parts, report.entered());
        report.setImpacts();
        next = last;
        last = current;
        // Pairs without a row may collide once a filter changes.
        whole = !finder.isSifted();
    }

    /** Frees memory some time after the number of pairs has dropped, such as when a heap has dissolved. */
    private void trimWhenDissolved() {
        if (trim.isDue(last.count() + resting.count())) {
            freeMemory();
            report.trim();
            tracker.trim();
        }
    }

    /** Frees the memory of all pairs but those there are now. */
    private void freeMemory() {
        last.trim();
        resting.trim();
        next = new PairMemory();
        current = last;
        finder.reset();
        filterCallback.trim();
        matcher.trim();
    }

    /** Notes that layers or filters have changed, so the next step must filter resting pairs again. */
    public void noteSettings() {
        settingsChanged = true;
    }

    private void wake(boolean all) {
        boolean any = all || settingsChanged || rule.hasCallback() || matcher.holdsResting();
        if (resting.count() > 0 && (any || wakings != broadPhase.wakings())) {
            matcher.wake(last, any);
        }
        settingsChanged = false;
        wakings = broadPhase.wakings();
    }

    /** Whether a step without changes may be {@linkplain #skip skipped}; not after an aborted step. */
    public boolean maySkip(TouchPolicy newPolicy) {
        return whole && newPolicy == testedPolicy && bodies.depths() == testedDepths && !rule.hasCallback();
    }

    /** Does a step in which nothing has changed: all contacts last. */
    public void skip(long tick) {
        trimWhenDissolved();
        broadPhase.skip();
        report.skip(tick);
        beginCount();
        skipped = true;
    }

    private void match() {
        current = next;
        matcher.begin(finder.found(), finder.parts(), last, next, testAll);
        team.run(match, finder.parts(), next.count());
        matcher.complete();
        filterCallback.clear();
    }

    /** Fills the statistics of the last step. */
    public void count(PairCounts counts) {
        counts.clear();
        counts.add(last);
        counts.visited = skipped ? 0 : last.count();
        counts.candidates = skipped ? 0 : counts.candidates + matcher.candidates().count();
        counts.add(resting);
        for (PairTester tester : testers) {
            tester.addTo(counts);
        }
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
        }
        beginCount();
    }

    private void beginCount() {
        for (PairTester tester : testers) {
            tester.beginCount();
        }
    }

    private int begin(int part, int count) {
        return (int) ((long) count * part / parts);
    }

    private void test(int worker, int part) {
        if (part == parts) {
            current.chain(bodies.end());
            return;
        }
        int end = begin(part + 1, current.count());
        for (int from = begin(part, current.count()); from < end; from = Blocks.end(from, end)) {
            test(testers[worker], from, Blocks.end(from, end));
        }
    }

    private void test(PairTester tester, int from, int end) {
        BodyDepths depths = bodies.depths();
        for (int row = from; row < end; row++) {
            int flags = current.flags(row);
            if ((flags & PairMemory.ALLOWED) == 0) {
                current.unset(row, PairMemory.TESTED | PairMemory.TOUCHING);
            } else if ((flags & PairMemory.DUE) != 0) {
                if (depths == null || overlapInDepth(depths, row)) {
                    tester.test(current, row, matcher.candidates(), policy);
                } else {
                    current.concludeApart(row);
                }
            }
        }
    }

    private boolean overlapInDepth(BodyDepths depths, int row) {
        int low = current.low(row);
        int high = current.high(row);
        return depths.overlapClearly(low, high)
                || depths.overlap(low, high, current.contact(row) != PairMemory.NONE);
    }

    /** Tests held pairs again, on one thread since they are few. */
    private void testHeld() {
        PairTester tester = testers[0];
        BodyDepths depths = bodies.depths();
        for (int i = 0; i < held.count(); i++) {
            current.chain(bodies.end());
            int row = current.find(held.a(i), held.b(i));
            if (row != PairMemory.NONE && current.is(row, PairMemory.ALLOWED) && !current.is(row, PairMemory.TOUCHING)
                    && (depths == null || overlapInDepth(depths, row))
                    && tester.testAllPieces(current, row, held.mostSeparation(i))
                    && held.isTouching(i, tester.found(), tester.tolerance(held.a(i), held.b(i)), policy)) {
                tester.concludeHeld(current, row);
            }
        }
        held.clear();
    }

    public HeldPairs held() {
        return held;
    }

    private void collect(int part) {
        int end = begin(part + 1, current.count());
        for (int from = begin(part, current.count()); from < end; from = Blocks.end(from, end)) {
            report.collect(current, part, from, Blocks.end(from, end));
        }
    }

    private void fill(int part) {
        report.fill(current, begin(part, report.entered()), begin(part + 1, report.entered()));
    }

    /** Withdraws a contact that the last step has begun. */
    public void withdraw(Contact<T> contact) {
        report.withdraw(last, contact);
    }

    /** Ends all contacts, drops all pairs and frees their memory. */
    public void tearDown() {
        report.tearDown();
        held.clear();
        last.begin(0);
        resting.begin(0);
        matcher.clear();
        filterCallback.clear();
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
        last.dropRemoved(bodies, report);
        resting.dropRemoved(bodies, report);
    }

    /** Updates the slots after the pieces were renumbered: a view reads the last step's rows after an aborted step. */
    public void renumberSlots(int[] newSlots) {
        last.renumberSlots(newSlots);
    }

    /** Whether the last step had the depth test on. */
    public boolean isDepthTested() {
        return testedDepths != null && testedDepths == bodies.depths();
    }

    /** The pairs of the last step, except resting ones. */
    public PairMemory pairs() {
        return last;
    }

    public PairMemory restingPairs() {
        return resting;
    }
}

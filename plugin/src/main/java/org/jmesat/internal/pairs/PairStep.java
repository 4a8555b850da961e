package org.jmesat.internal.pairs;

import org.jmesat.contact.Contact;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.internal.broadphase.GridBroadPhase;
import org.jmesat.internal.broadphase.PairOrder;
import org.jmesat.internal.contacts.ContactTracker;
import org.jmesat.internal.place.BodyTable;
import org.jmesat.internal.place.SearchSchedule;
import org.jmesat.internal.place.PieceStore;
import org.jmesat.internal.sweep.KnownPairs;
import org.jmesat.internal.sweep.SweepStep;
import org.jmesat.internal.threads.WorkerTeam;

/**
 * What a step does with pairs: finds those whose boxes overlap, filters them, tests those of which a side has changed
 * and reports which are in contact.
 *
 * <p>A pair of which neither side has changed is not tested: what was found last time stands. A step that is broken off
 * leaves what the last one has found.
 */
public final class PairStep<T> implements KnownPairs {
    private final PieceStore pieces;
    private final BodyTable bodies;
    private final GridBroadPhase broadPhase;
    private final PairRule rule;
    private final SearchSchedule schedule;
    private final WorkerTeam team;
    private final PairMatcher matcher;
    private final PairReport<T> report;
    private final HeldPairs held;
    private PairTester[] testers = {};
    private final PairFinder finder;
    /** Pairs of which both sides rest: as long as they do, no step has to look at them. */
    private final PairMemory resting = new PairMemory();
    private long wakings;
    private boolean settingsChanged;
    private PairMemory last = new PairMemory();
    private PairMemory next = new PairMemory();
    /** The rows of the step that goes on: those of the last one if pairs are kept. */
    private PairMemory current = last;
    private final FilterQuestions questions;
    private final PairTrim trim = new PairTrim();
    private final WorkerTeam.Task match;
    private final WorkerTeam.Task open = (worker, part) -> open(part);
    private final WorkerTeam.Task renew = (worker, part) -> renew(part);
    private final WorkerTeam.Task test = this::test;
    private final WorkerTeam.Task collect = (worker, part) -> collect(part);
    private TouchPolicy testedPolicy;
    private TouchPolicy policy;
    /** Of the step that goes on: whether all pairs are to be tested, and whether the rows of the last one are kept. */
    private boolean testAll;
    private boolean kept;
    private boolean skipped;
    private int parts;
    /** False after a step that was broken off, whose changes the next one has to take into account. */
    private boolean whole = true;

    /**
     * Creates a step without pairs.
     *
     * @param names what contacts are to name for bodies
     * @param sweeps what this step's sweeps have found, when {@link #report} is called
     */
    public PairStep(BodyTable bodies, PieceStore pieces, GridBroadPhase broadPhase, SearchSchedule schedule,
            WorkerTeam team, PairRule rule, PairBodies<T> names, SweepStep sweeps, ContactTracker<T> tracker) {
        this.pieces = pieces;
        this.bodies = bodies;
        this.broadPhase = broadPhase;
        this.rule = rule;
        this.schedule = schedule;
        this.team = team;
        finder = new PairFinder(bodies, pieces, broadPhase, schedule, team);
        held = new HeldPairs(bodies);
        questions = new FilterQuestions(bodies, rule);
        matcher = new PairMatcher(pieces, bodies, broadPhase, rule, held, resting);
        match = (worker, part) -> matcher.match(part);
        report = new PairReport<>(bodies, names, rule, sweeps, tracker);
    }

    /**
     * Begins a step that has placed what has changed: finds the boxes that overlap, all of them or those that are new.
     * Throws {@link PairOverflow} if they are too many; nothing that is known of pairs is lost then.
     */
    public void find(TouchPolicy newPolicy) {
        policy = newPolicy;
        skipped = false;
        testAll = policy != testedPolicy || !whole;
        if (whole) {
            trimWhenDissolved();
        } else {
            broadPhase.postponeRest();
            last.restore();
        }
        wake(testAll);
        divide();
        boolean foundNew = whole && (schedule.isKeeping() || schedule.isPrepared())
                && finder.findNew(last.count() + matcher.candidates().count());
        testedPolicy = policy;
        whole = false;
        kept = foundNew && schedule.isKeeping();
        if (!kept && !(foundNew && finder.complete())) {
            findAll();
        }
    }

    private void findAll() {
        try {
            finder.findAll();
        } catch (PairOverflow beyond) {
            trim.noteMost(finder.mostPairs());
            throw beyond;
        }
    }

    /** Makes rows of what was found, with what is known of each pair, and asks the filters. */
    public void gather() {
        if (kept) {
            keep();
        } else {
            match();
        }
        questions.ask(current);
    }

    /** Tests the pairs of which a side has changed. */
    public void test() {
        // Where several are at work, one of them makes the next steps ready meanwhile.
        team.run(test, parts > 1 ? parts + 1 : parts, current.count());
        testHeld();
    }

    @Override
    public int rowToSweep(int low, int high) {
        current.chain(bodies.end());
        int row = current.find(low, high);
        if (row == PairMemory.NONE) {
            boolean ended = matcher.gone().find(PairOrder.key(bodies.id(low), bodies.id(high))) >= 0;
            return !ended && rule.allows(low, high) ? UNKNOWN : NOT_TO_SWEEP;
        }
        return current.is(row, PairMemory.ALLOWED) && current.contact(row) == PairMemory.NONE ? row : NOT_TO_SWEEP;
    }

    /** Ends the step: reports which contacts begin, last and end. */
    public void report(long tick) {
        report.begin(parts);
        report.collectGone(matcher.gone(), last);
        team.run(collect, parts, current.count());
        report.run(current, tick);
        team.run(open, parts, report.entered());
        report.tellImpacts();
        if (!kept) {
            next = last;
            last = current;
        }
    }

    /** Does what the next step needs, after the last step of a term; see {@link SearchSchedule}. */
    public void prepareNext() {
        if (kept) {
            boolean isRenewing = schedule.isRenewing();
            if (isRenewing) {
                last.chain(bodies.end());
            }
            schedule.kept(isRenewing && finder.begin());
        } else {
            schedule.searched();
        }
        whole = true;
    }

    /** Gives back, some time after a heap has dissolved, the memory that its pairs have taken. */
    private void trimWhenDissolved() {
        if (trim.isDue(last.count() + resting.count())) {
            last.trim();
            resting.trim();
            next = new PairMemory();
            current = last;
            finder.reset();
            questions.trim();
            matcher.trim();
            report.trim();
        }
    }

    /** Notes that layers or filters have changed, so that pairs at rest may be allowed or forbidden now. */
    public void noteSettings() {
        settingsChanged = true;
    }

    private void wake(boolean all) {
        boolean any = all || settingsChanged || rule.isAsking() || matcher.holdsResting();
        if (resting.count() > 0 && (any || wakings != broadPhase.wakings())) {
            matcher.wake(last, any);
        }
        settingsChanged = false;
        wakings = broadPhase.wakings();
    }

    /** Whether a step in which nothing has changed may be {@linkplain #skip skipped}: there is none to make up for. */
    public boolean maySkip(TouchPolicy newPolicy) {
        return whole && newPolicy == testedPolicy && !rule.isAsking();
    }

    /** Does a step in which nothing has changed, neither in the last one: what that has found stands. */
    public void skip(long tick) {
        trimWhenDissolved();
        broadPhase.skip();
        report.skip(tick);
        beginCount();
        skipped = true;
    }

    private void keep() {
        current = last;
        matcher.keep(finder.newPairs(), last, testAll);
        team.run(renew, parts, current.count());
    }

    private void match() {
        current = next;
        matcher.begin(finder.found(), finder.parts(), last, next, testAll);
        team.run(match, finder.parts(), next.count());
        matcher.complete();
        questions.clear();
    }

    /** Says what the last step did. */
    public void count(PairCounts counts) {
        counts.clear();
        counts.searched = !skipped && !kept;
        counts.add(last);
        counts.visited = skipped ? 0 : last.count();
        counts.candidates = skipped ? 0 : counts.candidates + matcher.candidates().count();
        counts.add(resting);
        for (PairTester tester : testers) {
            tester.addTo(counts);
        }
    }

    /** The number of parts changes nothing but who does what. */
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

    private void renew(int part) {
        matcher.renew(begin(part, current.count()), begin(part + 1, current.count()));
    }

    private void test(int worker, int part) {
        if (part == parts) {
            current.chain(bodies.end());
            return;
        }
        int end = begin(part + 1, current.count());
        for (int row = begin(part, current.count()); row < end; row++) {
            int flags = current.flags(row);
            if ((flags & PairMemory.ALLOWED) == 0) {
                current.unset(row, PairMemory.TESTED | PairMemory.TOUCHING);
            } else if ((flags & PairMemory.DUE) != 0) {
                testers[worker].test(current, row, matcher.candidates(), policy);
            }
        }
    }

    /** Few, and on one thread. */
    private void testHeld() {
        PairTester tester = testers[0];
        for (int i = 0; i < held.count(); i++) {
            current.chain(bodies.end());
            int row = current.find(held.a(i), held.b(i));
            if (row != PairMemory.NONE && current.is(row, PairMemory.ALLOWED) && !current.is(row, PairMemory.TOUCHING)
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
        report.collect(current, part, begin(part, current.count()), begin(part + 1, current.count()));
    }

    private void open(int part) {
        report.open(current, begin(part, report.entered()), begin(part + 1, report.entered()));
    }

    /** Forgets that the last step found a pair in contact. */
    public void withdraw(Contact<T> contact) {
        report.withdraw(last, contact);
    }

    /** Ends all contacts and forgets all pairs. */
    public void tearDown() {
        report.tearDown();
        held.clear();
        last.begin(0);
        next.begin(0);
        resting.begin(0);
        matcher.clear();
        questions.clear();
    }

    public int mostPairs() {
        return finder.mostPairs();
    }

    public void setMostPairs(int newMostPairs) {
        finder.setMostPairs(newMostPairs);
    }

    /** Forgets the pairs of bodies that were removed, which are to be dropped after that. */
    public void dropRemoved() {
        held.dropRemoved();
        last.dropRemoved(bodies, report);
        resting.dropRemoved(bodies, report);
        matcher.dropRemoved(last);
    }

    /** Follows pieces to their new slots. */
    public void renumberSlots(int[] newSlots) {
        last.renumberSlots(newSlots);
        matcher.candidates().renumberSlots(newSlots);
    }

    /** The pairs of the last step but those at rest. */
    public PairMemory pairs() {
        return last;
    }

    public PairMemory restingPairs() {
        return resting;
    }
}

package org.jmesat.world;

import org.jmesat.contact.Contact;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.internal.broadphase.GridBroadPhase;
import org.jmesat.internal.broadphase.PairBuffer;
import org.jmesat.internal.broadphase.PairLimitException;
import org.jmesat.internal.broadphase.PairOrder;
import org.jmesat.internal.contacts.ContactTracker;
import org.jmesat.internal.threads.WorkerTeam;

/**
 * What a step does with pairs: finds those whose boxes overlap, filters them, tests those of which a side has changed
 * and reports which are in contact.
 *
 * <p>Of a pair that lasts it is remembered which axis decided; a pair of which neither side has changed is not tested,
 * and what was found last time stands. A step that is broken off leaves what the last one has found.
 */
final class PairStep {
    /** So that a worker who is done early finds more to do. */
    private static final int PARTS_PER_WORKER = 32;
    /** So many new pairs are kept beside the others, which may overlap no more, and a share of as many as these. */
    private static final int FEW_PAIRS = 256;
    private static final int SHARE_OF_PAIRS = 4;
    /** So many pairs take some megabytes, which are not worth giving back. */
    private static final int MANY_PAIRS = 1 << 15;
    /** Memory is given back when pairs have been fewer than such a share of the most for so many steps. */
    private static final int SHARE_IN_USE = 8;
    private static final int STEPS_BEFORE_TRIM = 60;

    private final PieceStore pieces;
    private final ColliderList colliders;
    private final GridBroadPhase broadPhase;
    private final PairGate gate;
    private final Foresight foresight;
    private final WorkerTeam team;
    private final PairMatcher matcher;
    private final SweepStep sweeps;
    private final PairReport report;
    private final HeldPairs held = new HeldPairs();
    private PairTester[] testers = {};
    private PairBuffer[] found = {};
    /** Pairs of which both sides rest: as long as they do, no step has to look at them. */
    private final PairMemory resting = new PairMemory();
    private long wakings;
    private boolean settingsChanged;
    private PairMemory last = new PairMemory();
    private PairMemory next = new PairMemory();
    /** The rows of the step that goes on: those of the last one if pairs are kept. */
    private PairMemory current = last;
    /** By ids: the first rows of the current step, for the game's own filter. */
    private PairOrder questions = new PairOrder();
    /** How many rows these are. */
    private int asked;
    private final WorkerTeam.Task search = (worker, part) -> search(part);
    private final WorkerTeam.Task match;
    private final WorkerTeam.Task open = (worker, part) -> open(part);
    private final WorkerTeam.Task renew = (worker, part) -> renew(part);
    private PairBuffer strays = new PairBuffer();
    private final WorkerTeam.Task test = this::test;
    private final WorkerTeam.Task collect = (worker, part) -> collect(part);
    private TouchPolicy testedPolicy;
    private TouchPolicy policy;
    /** The most pairs since memory was given back, and for how many steps there have been much fewer. */
    private int peak;
    private int stepsBelow;
    private int boxes;
    private int parts;
    private int mostPairs = 2_000_000;
    /** False after a step that was broken off, whose changes the next one has to take into account. */
    private boolean whole = true;

    PairStep(PieceStore pieces, ColliderList colliders, GridBroadPhase broadPhase, PairGate gate, Foresight foresight,
            WorkerTeam team, SweepStep sweeps, ContactTracker<Collider> tracker) {
        this.pieces = pieces;
        this.colliders = colliders;
        this.broadPhase = broadPhase;
        this.gate = gate;
        this.foresight = foresight;
        this.team = team;
        matcher = new PairMatcher(pieces, colliders, broadPhase, gate, held, resting);
        match = (worker, part) -> matcher.match(part);
        this.sweeps = sweeps;
        report = new PairReport(colliders, gate, sweeps, tracker);
    }

    /** The statistics may be null, and are then nobody's business. */
    void run(long tick, TouchPolicy newPolicy, StepStatistics statistics) {
        policy = newPolicy;
        boolean testAll = policy != testedPolicy || !whole;
        if (!whole) {
            broadPhase.postponeRest();
            last.restore();
        }
        wake(testAll);
        boolean mayKeep = whole && foresight.isKeeping();
        testedPolicy = policy;
        if (whole) {
            trimWhenDissolved();
        }
        whole = false;
        divide();
        boolean kept = mayKeep && findNewPairs();
        if (!kept) {
            search();
        }
        end(StepStatistics.Stage.FIND, statistics);
        if (kept) {
            keep(testAll);
        } else {
            match(testAll);
        }
        askFilter();
        end(StepStatistics.Stage.GATHER, statistics);
        // Where several are at work, one of them makes the next steps ready meanwhile.
        team.run(test, team.size() > 1 && foresight.isKeeping() ? parts + 1 : parts, current.count());
        testHeld();
        sweeps.run(current, matcher.gone(), policy, parts);
        end(StepStatistics.Stage.TEST, statistics);
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
        whole = true;
        if (statistics != null) {
            statistics.setSearched(!kept);
            statistics.setVisited(last.count());
            count(statistics, matcher.candidates().count() + singles());
        }
    }

    /** Gives back, some time after a heap has dissolved, the memory that its pairs have taken. */
    private void trimWhenDissolved() {
        int count = last.count() + resting.count();
        peak = Math.max(peak, count);
        boolean below = peak > MANY_PAIRS && count < peak / SHARE_IN_USE;
        stepsBelow = below ? stepsBelow + 1 : 0;
        if (stepsBelow == STEPS_BEFORE_TRIM) {
            stepsBelow = 0;
            peak = count;
            last.trim();
            resting.trim();
            next = new PairMemory();
            current = last;
            strays = new PairBuffer();
            questions = new PairOrder();
            asked = 0;
            for (int i = 0; i < found.length; i++) {
                found[i] = new PairBuffer();
            }
            matcher.trim();
            report.trim();
        }
    }

    /** Notes that layers or filters have changed, so that pairs at rest may be allowed or forbidden now. */
    void noteSettings() {
        settingsChanged = true;
    }

    private void wake(boolean all) {
        boolean any = all || settingsChanged || gate.filter() != null || matcher.holdsResting();
        if (resting.count() > 0 && (any || wakings != broadPhase.wakings())) {
            matcher.wake(last, any);
        }
        settingsChanged = false;
        wakings = broadPhase.wakings();
    }

    /** Whether a step in which nothing has changed may be {@linkplain #skip skipped}: there is none to make up for. */
    boolean maySkip(TouchPolicy newPolicy) {
        return whole && newPolicy == testedPolicy && gate.filter() == null;
    }

    /** Does a step in which nothing has changed, neither in the last one: what that has found stands. */
    void skip(long tick, StepStatistics statistics) {
        trimWhenDissolved();
        broadPhase.skip();
        report.skip(tick);
        if (statistics != null) {
            for (PairTester tester : testers) {
                tester.beginCount();
            }
            statistics.setSearched(false);
            statistics.setVisited(0);
            count(statistics, 0);
        }
    }

    /** Finds the pairs of what has strayed from its box; returns false if that will not do, or is too much. */
    private boolean findNewPairs() {
        int most = FEW_PAIRS + last.count() / SHARE_OF_PAIRS;
        strays.setLimit(most);
        try {
            return broadPhase.findNewPairs(strays) && strays.count() <= most
                    && last.count() + matcher.candidates().count() + strays.count() <= mostPairs;
        } catch (PairLimitException beyond) {
            return false;
        }
    }

    private void keep(boolean testAll) {
        current = last;
        matcher.keep(strays, last, testAll);
        team.run(renew, parts, current.count());
        foresight.kept();
    }

    private void match(boolean testAll) {
        current = next;
        matcher.begin(found, last, next, testAll);
        team.run(match, parts, next.count());
        matcher.complete();
        asked = 0;
        foresight.searched();
    }

    private static void end(StepStatistics.Stage stage, StepStatistics statistics) {
        if (statistics != null) {
            statistics.end(stage);
        }
    }

    private int singles() {
        int singles = 0;
        for (int row = 0; row < last.count(); row++) {
            singles += last.holdsPair(row) && last.is(row, PairMemory.SINGLE)
                    && last.first(row) != PairMemory.NONE ? 1 : 0;
        }
        return singles;
    }

    private void count(StepStatistics statistics, int candidates) {
        statistics.setPairs(candidates, last.countPairs() + resting.countPairs(),
                last.countFiltered() + resting.countFiltered());
        for (PairTester tester : testers) {
            statistics.add(tester);
        }
    }

    /** The number of parts changes nothing but who does what. */
    private void divide() {
        parts = team.size() == 1 ? 1 : PARTS_PER_WORKER * team.size();
        if (testers.length != team.size()) {
            testers = new PairTester[team.size()];
            found = new PairBuffer[parts];
            for (int i = 0; i < testers.length; i++) {
                testers[i] = new PairTester(pieces);
            }
            for (int i = 0; i < parts; i++) {
                found[i] = new PairBuffer();
            }
        }
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

    /** Nothing is altered before it is known that there is room for what is found. */
    private void search() {
        if (foresight.isKeeping()) {
            foresight.disturb();
        }
        boxes = broadPhase.prepare();
        long count = countFound();
        if (count > mostPairs && pieces.boxes().tighten()) {
            foresight.disturb();
            boxes = broadPhase.sort();
            count = countFound();
        }
        if (count > mostPairs) {
            peak = mostPairs;
            throw TooManyPairsException.of(found, pieces, colliders, mostPairs);
        }
    }

    private long countFound() {
        long count = 0;
        try {
            team.run(search, parts, boxes);
            for (PairBuffer each : found) {
                count += each.count();
            }
        } catch (PairLimitException beyond) {
            count = Long.MAX_VALUE;
        }
        return count;
    }

    private void search(int part) {
        found[part].clear();
        found[part].setLimit(mostPairs);
        broadPhase.search(begin(part, boxes), begin(part + 1, boxes), found[part]);
    }

    /** A filter of the game's own is asked about all pairs, in the order of their ids. */
    private void askFilter() {
        if (gate.filter() == null) {
            asked = 0;
            return;
        }
        orderQuestions();
        for (int i = 0; i < questions.count(); i++) {
            int row = questions.value(i);
            if (current.holdsPair(row) && gate.allows(current.low(row), current.high(row))) {
                current.set(row, PairMemory.ALLOWED);
            }
        }
    }

    /** Where rows are kept, only those that come to them have to be put into the order. */
    private void orderQuestions() {
        if (asked == 0) {
            questions.clear();
        }
        int known = questions.count();
        for (; asked < current.count(); asked++) {
            if (current.holdsPair(asked)) {
                questions.add(report.key(current, asked), asked);
            }
        }
        questions.sortAdded(known);
    }

    private void test(int worker, int part) {
        if (part == parts) {
            current.chain(colliders.end());
            return;
        }
        PairTester tester = testers[worker];
        CandidatePairs candidates = matcher.candidates();
        int end = begin(part + 1, current.count());
        for (int row = begin(part, current.count()); row < end; row++) {
            int flags = current.flags(row);
            if ((flags & PairMemory.ALLOWED) == 0) {
                current.unset(row, PairMemory.TESTED | PairMemory.TOUCHING);
            } else if ((flags & PairMemory.DUE) != 0) {
                tester.test(current, row, candidates, colliders, policy);
            }
        }
    }

    /** Few, and on one thread. */
    private void testHeld() {
        PairTester tester = testers[0];
        for (int i = 0; i < held.count(); i++) {
            Collider a = held.a(i);
            Collider b = held.b(i);
            current.chain(colliders.end());
            int row = current.find(a.index(), b.index());
            if (row != PairMemory.NONE && current.is(row, PairMemory.ALLOWED) && !current.is(row, PairMemory.TOUCHING)
                    && tester.test(current, row, a, b, held.mostSeparation(i))
                    && held.isTouching(i, tester.found(), tester.tolerance(a, b), policy)) {
                tester.concludeHeld(current, row);
            }
        }
        held.clear();
    }

    /** The pairs that the next step is to hold. */
    HeldPairs held() {
        return held;
    }

    private void collect(int part) {
        report.collect(current, part, begin(part, current.count()), begin(part + 1, current.count()));
    }

    private void open(int part) {
        report.open(current, begin(part, report.entered()), begin(part + 1, report.entered()));
    }

    /** Forgets that the last step found a pair in contact. */
    void withdraw(Contact<Collider> contact) {
        report.withdraw(last, contact);
    }

    /** Ends all contacts and forgets all pairs. */
    void tearDown() {
        report.tearDown();
        held.clear();
        last.begin(0);
        next.begin(0);
        resting.begin(0);
        matcher.clear();
        asked = 0;
    }

    int mostPairs() {
        return mostPairs;
    }

    void setMostPairs(int newMostPairs) {
        mostPairs = newMostPairs;
    }

    /** Forgets the pairs of colliders that were removed, which are to be dropped after that. */
    void dropRemoved() {
        held.dropRemoved();
        last.dropRemoved(colliders, report);
        resting.dropRemoved(colliders, report);
        matcher.dropRemoved(last);
    }

    /** Follows pieces to their new slots. */
    void renumberSlots(int[] newSlots) {
        last.renumberSlots(newSlots);
        matcher.candidates().renumberSlots(newSlots);
    }

    /** The pairs of the last step but those at rest. */
    PairMemory pairs() {
        return last;
    }

    PairMemory restingPairs() {
        return resting;
    }
}

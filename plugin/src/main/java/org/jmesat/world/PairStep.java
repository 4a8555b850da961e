package org.jmesat.world;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.broadphase.GridBroadPhase;
import org.jmesat.broadphase.PairBuffer;
import org.jmesat.broadphase.PairLimitException;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ContactTracker;
import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.narrowphase.Penetration;

/**
 * What a step does with pairs: gathers those whose boxes overlap, filters them, tests those of which a side has changed
 * and reports which are in contact, in the order of their ids.
 *
 * <p>Of a pair that lasts it is remembered which axis decided; a pair of which neither side has changed is not tested,
 * and what was found last time stands.
 */
final class PairStep {
    /** So that a worker who is done early finds more to do. */
    private static final int PARTS_PER_WORKER = 8;

    private final PieceStore pieces;
    private final ColliderList colliders;
    private final GridBroadPhase broadPhase;
    private final PairGate gate;
    private final WorkerTeam team;
    private final SweepStep sweeps;
    private PairTester[] testers = {};
    private PairBuffer[] found = {};
    private final CandidatePairs candidates = new CandidatePairs();
    private PairMemory now = new PairMemory();
    private PairMemory before = new PairMemory();
    private final TestPlan plan = new TestPlan();
    private final List<Contact<Collider>> ended = new ArrayList<>();
    private final List<Contact<Collider>> barred = new ArrayList<>();
    private final WorkerTeam.Task search = (worker, part) -> search(part);
    private final WorkerTeam.Task test = this::test;
    private TouchPolicy testedPolicy;
    private TouchPolicy policy;
    private long tick;
    private int boxes;
    private int parts;
    private int mostPairs = 2_000_000;
    private boolean testAll;
    /** False after a step that was broken off, whose changes the next one has to take into account. */
    private boolean whole = true;

    PairStep(PieceStore pieces, ColliderList colliders, GridBroadPhase broadPhase, PairGate gate, WorkerTeam team) {
        this.pieces = pieces;
        this.colliders = colliders;
        this.broadPhase = broadPhase;
        this.gate = gate;
        this.team = team;
        sweeps = new SweepStep(colliders, team);
    }

    /** The statistics may be null, and are then nobody's business. */
    void run(long newTick, TouchPolicy newPolicy, boolean sweeping, ContactTracker<Collider> tracker,
            StepStatistics statistics) {
        tick = newTick;
        policy = newPolicy;
        testAll = policy != testedPolicy || !whole;
        if (!whole) {
            broadPhase.postponeRest();
        }
        testedPolicy = policy;
        whole = false;
        divide();
        boxes = broadPhase.prepare();
        search();
        end(StepStatistics.Stage.FIND, statistics);
        collect();
        gather();
        planTests();
        end(StepStatistics.Stage.GATHER, statistics);
        team.run(test, parts);
        conclude();
        if (sweeping) {
            sweeps.run(now, policy, tick, parts);
        } else {
            sweeps.clear();
        }
        end(StepStatistics.Stage.TEST, statistics);
        // Not before: a filter may look at the contacts of the last step.
        tracker.begin(tick);
        report(tracker);
        whole = true;
        if (statistics != null) {
            count(statistics);
        }
    }

    private static void end(StepStatistics.Stage stage, StepStatistics statistics) {
        if (statistics != null) {
            statistics.end(stage);
        }
    }

    private void count(StepStatistics statistics) {
        int filtered = 0;
        for (int pair = 0; pair < now.count(); pair++) {
            filtered += now.is(pair, PairMemory.ALLOWED) ? 0 : 1;
        }
        statistics.setPairs(candidates.count(), now.count(), filtered);
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
    }

    private int begin(int part, int count) {
        return (int) ((long) count * part / parts);
    }

    /** Nothing is altered before it is known that there is room for what is found. */
    private void search() {
        long count = 0;
        try {
            team.run(search, parts);
            for (PairBuffer each : found) {
                count += each.count();
            }
        } catch (PairLimitException beyond) {
            count = Long.MAX_VALUE;
        }
        if (count > mostPairs) {
            throw TooManyPairsException.of(found, pieces, colliders, mostPairs);
        }
    }

    private void search(int part) {
        found[part].clear();
        found[part].setLimit(mostPairs);
        broadPhase.search(begin(part, boxes), begin(part + 1, boxes), found[part]);
    }

    private void collect() {
        candidates.begin();
        for (PairBuffer each : found) {
            candidates.add(each, pieces, colliders, tick);
        }
        candidates.sort(colliders.size());
    }

    /** Merges this step's candidates with what is remembered of the last step's pairs. */
    private void gather() {
        PairMemory swap = before;
        before = now;
        now = swap;
        now.clear();
        plan.begin(candidates.count());
        int c = 0;
        int m = 0;
        long candidate = candidates.key(0);
        while (c < candidates.count() || m < before.count()) {
            long remembered = m < before.count() ? before.key(m) : Long.MAX_VALUE;
            if (remembered < candidate) {
                keepOrEnd(m++);
                continue;
            }
            int pair = candidate == remembered ? now.add(before, m++) : now.add(candidate);
            int first = c;
            long next = candidate;
            while (next == candidate) {
                next = candidates.key(++c);
            }
            now.setCandidates(pair, first, c);
            candidate = next;
        }
    }

    /** A pair that is not found is as it was where both sides rest; otherwise their boxes are apart now. */
    private void keepOrEnd(int remembered) {
        if (isResting(before.low(remembered)) && isResting(before.high(remembered))) {
            now.setCandidates(now.add(before, remembered), PairMemory.NONE, PairMemory.NONE);
        } else if (before.contact(remembered) != null) {
            ended.add(before.contact(remembered));
        }
    }

    /** Its pieces, which are all placed together, go to rest together. */
    private boolean isResting(int rank) {
        return broadPhase.isResting(colliders.slot(rank));
    }

    /** Before the contacts are touched, so that a filter can do them no harm; and once a step, so that views need none. */
    private void planTests() {
        for (PairTester tester : testers) {
            tester.beginCount();
        }
        for (int pair = 0; pair < now.count(); pair++) {
            int low = now.low(pair);
            int high = now.high(pair);
            if (!gate.allows(low, high)) {
                now.unset(pair, PairMemory.ALLOWED | PairMemory.TESTED | PairMemory.TOUCHING);
                continue;
            }
            now.set(pair, PairMemory.ALLOWED);
            if (testAll || !now.is(pair, PairMemory.TESTED) || colliders.isChanged(low, tick)
                    || colliders.isChanged(high, tick)) {
                planTest(pair);
            }
        }
        plan.prepare();
        separateBarred();
    }

    private void separateBarred() {
        int kept = 0;
        for (int i = 0; i < ended.size(); i++) {
            Contact<Collider> contact = ended.get(i);
            if (isRemoved(contact) || gate.allows(contact.getA().rank(), contact.getB().rank())) {
                ended.set(kept++, contact);
            } else {
                barred.add(contact);
            }
        }
        while (ended.size() > kept) {
            ended.remove(ended.size() - 1);
        }
    }

    private static boolean isRemoved(Contact<Collider> contact) {
        return contact.getA().isRemoved() || contact.getB().isRemoved();
    }

    private void planTest(int pair) {
        int first = now.firstCandidate(pair);
        if (first == PairMemory.NONE) {
            now.setCandidates(pair, first, plan.addUnfound(pair));
            return;
        }
        int found = candidates.nth(first);
        if (now.lastCandidate(pair) == first + 1) {
            int pieceA = pieces.piece(candidates.slotA(found));
            int pieceB = pieces.piece(candidates.slotB(found));
            if (now.isOfPieces(pair, pieceA, pieceB)) {
                plan.setOne(found, now.edge(pair, pieceA, pieceB), now.penetration(pair));
                return;
            }
            if (now.penetration(pair) == null) {
                now.setAxis(pair, pieceA, pieceB, Penetration.NO_EDGE);
                plan.setOne(found, Penetration.NO_EDGE, null);
                return;
            }
        }
        plan.setSeveral(found, pair);
    }

    /** In the order in which they were found, so that what is tested next is mostly near, in memory that is at hand. */
    private void test(int worker, int part) {
        PairTester tester = testers[worker];
        int end = begin(part + 1, candidates.count());
        for (int found = begin(part, candidates.count()); found < end; found++) {
            if (plan.isOne(found)) {
                boolean touching = tester.test(candidates.slotA(found), candidates.slotB(found), plan.edge(found),
                        plan.wasTouching(found), policy);
                plan.conclude(found, touching, tester.result());
            } else if (plan.isSeveral(found)) {
                test(plan.pair(found), tester);
            }
        }
        end = begin(part + 1, plan.unfoundCount());
        for (int i = begin(part, plan.unfoundCount()); i < end; i++) {
            test(plan.unfound(i), tester);
        }
    }

    private void test(int pair, PairTester tester) {
        int first = now.firstCandidate(pair);
        int pieceA = now.pieceA(pair);
        int pieceB = now.pieceB(pair);
        boolean touching = first == PairMemory.NONE
                ? tester.test(now, pair, colliders.get(now.low(pair)), colliders.get(now.high(pair)), policy)
                : tester.test(now, pair, candidates, first, now.lastCandidate(pair), policy);
        Penetration lasting = now.penetration(pair);
        if (touching && lasting != null) {
            lasting.set(tester.result());
            if (now.pieceA(pair) != pieceA || now.pieceB(pair) != pieceB) {
                now.contact(pair).setPieces(now.pieceA(pair), now.pieceB(pair));
            }
        } else if (touching) {
            result(pair).set(tester.result());
        }
    }

    /** Takes over what was found of candidates that are all there is of their pairs. */
    private void conclude() {
        for (int pair = 0; pair < now.count(); pair++) {
            int first = now.firstCandidate(pair);
            if (first != PairMemory.NONE) {
                int found = candidates.nth(first);
                if (plan.isOne(found)) {
                    now.conclude(pair, plan.isTouching(found), plan.edge(found));
                }
            }
        }
    }

    /** Where a contact begins, what was found. */
    private Penetration result(int pair) {
        int first = now.firstCandidate(pair);
        return first == PairMemory.NONE ? plan.unfoundResult(now.lastCandidate(pair))
                : plan.result(candidates.nth(first));
    }

    private void report(ContactTracker<Collider> tracker) {
        for (int pair = 0; pair < now.count(); pair++) {
            Contact<Collider> contact = now.contact(pair);
            boolean touching = now.is(pair, PairMemory.TOUCHING);
            SweptContact swept = sweeps.next(pair);
            if (touching && contact != null) {
                tracker.stay(contact);
            } else if (touching) {
                enter(pair, swept, tracker);
            } else if (contact != null) {
                now.setContact(pair, null);
                exit(contact, now.is(pair, PairMemory.ALLOWED) ? exitReason(contact) : ExitReason.FILTERED, tracker);
            } else if (swept != null && swept.hasMet()) {
                pass(pair, swept, tracker);
            }
        }
        reportEnded(tracker);
    }

    private void reportEnded(ContactTracker<Collider> tracker) {
        for (int i = 0; i < ended.size(); i++) {
            exit(ended.get(i), exitReason(ended.get(i)), tracker);
        }
        ended.clear();
        // A filter keeps a pair apart wherever the two are: the reason is not to depend on how far they went.
        for (int i = 0; i < barred.size(); i++) {
            exit(barred.get(i), ExitReason.FILTERED, tracker);
        }
        barred.clear();
    }

    /** The shapes of what was removed are gone after the step. */
    private static void exit(Contact<Collider> contact, ExitReason reason, ContactTracker<Collider> tracker) {
        tracker.exit(contact, reason, isRemoved(contact));
    }

    private static ExitReason exitReason(Contact<Collider> contact) {
        Collider a = contact.getA();
        Collider b = contact.getB();
        if (a.isRemoved() && b.isRemoved()) {
            // Not by id: what was removed before a teardown was removed, whichever of the two it is.
            return a.removal().compareTo(b.removal()) < 0 ? a.removal() : b.removal();
        }
        if (isRemoved(contact)) {
            return a.isRemoved() ? a.removal() : b.removal();
        }
        return a.isEmpty() || b.isEmpty() ? ExitReason.INVALID : ExitReason.SEPARATED;
    }

    /** Ends all contacts and forgets all pairs. */
    void tearDown(ContactTracker<Collider> tracker) {
        for (int pair = 0; pair < now.count(); pair++) {
            if (now.contact(pair) != null) {
                exit(now.contact(pair), exitReason(now.contact(pair)), tracker);
            }
        }
        // What a step has left that was broken off.
        reportEnded(tracker);
        now.clear();
        before.clear();
    }

    /** What was swept may be null. */
    private void enter(int pair, SweptContact swept, ContactTracker<Collider> tracker) {
        int low = now.low(pair);
        int high = now.high(pair);
        Contact<Collider> contact = tracker.enter(colliders.get(low), colliders.get(high), colliders.id(low),
                colliders.id(high));
        contact.setPieces(now.pieceA(pair), now.pieceB(pair));
        contact.getPenetration().set(result(pair));
        if (swept != null) {
            contact.setImpact(swept.fraction(), swept.isConservative());
        }
        now.setContact(pair, contact);
    }

    private void pass(int pair, SweptContact swept, ContactTracker<Collider> tracker) {
        int low = now.low(pair);
        int high = now.high(pair);
        sweeps.fill(tracker.pass(colliders.get(low), colliders.get(high), colliders.id(low), colliders.id(high)), pair,
                swept);
    }

    int mostPairs() {
        return mostPairs;
    }

    void setMostPairs(int newMostPairs) {
        mostPairs = newMostPairs;
    }

    /** Follows colliders to their new ranks after removals. */
    void compact() {
        now.compact(colliders, ended);
    }

    /** The pairs of the last step. */
    PairMemory pairs() {
        return now;
    }
}

package org.jmesat.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jmesat.broadphase.GridBroadPhase;
import org.jmesat.broadphase.PairBuffer;
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
    private static final int KEPT = -1;

    private final PieceStore pieces;
    private final ColliderList colliders;
    private final GridBroadPhase broadPhase;
    private final PairGate gate;
    private final PairTester tester;
    private final PairBuffer found = new PairBuffer();
    private final CandidatePairs candidates = new CandidatePairs();
    private PairMemory now = new PairMemory();
    private PairMemory before = new PairMemory();
    /** By pair: where its candidates begin and end, or {@link #KEPT} when the broad phase does not report it. */
    private int[] firsts = new int[64];
    private int[] lasts = new int[64];
    /** By candidate as it was found: its pair, but {@link #KEPT} for all but one where a pair has several. */
    private int[] pairs = new int[64];
    /** By pair: where a contact begins, what was found. */
    private Penetration[] results = {};
    private final List<Contact<Collider>> ended = new ArrayList<>();
    private TouchPolicy testedPolicy;

    PairStep(PieceStore pieces, ColliderList colliders, GridBroadPhase broadPhase, PairGate gate) {
        this.pieces = pieces;
        this.colliders = colliders;
        this.broadPhase = broadPhase;
        this.gate = gate;
        tester = new PairTester(pieces);
    }

    void run(long tick, TouchPolicy policy, ContactTracker<Collider> tracker) {
        broadPhase.findPairs(found);
        candidates.collect(found, pieces, colliders, tick);
        gather();
        filter();
        test(tick, policy);
        report(tracker);
    }

    /** Merges this step's candidates with what is remembered of the last step's pairs. */
    private void gather() {
        PairMemory swap = before;
        before = now;
        now = swap;
        now.clear();
        if (pairs.length < candidates.count()) {
            pairs = new int[candidates.count() + candidates.count() / 2];
        }
        int c = 0;
        int m = 0;
        while (c < candidates.count() || m < before.count()) {
            long candidate = c < candidates.count() ? key(c) : Long.MAX_VALUE;
            long remembered = m < before.count() ? before.key(m) : Long.MAX_VALUE;
            if (remembered < candidate) {
                if (isResting(before.low(m)) && isResting(before.high(m))) {
                    open(now.add(before, m), KEPT, KEPT);
                } else if (before.contact(m) != null) {
                    ended.add(before.contact(m));
                }
                m++;
                continue;
            }
            int first = c;
            while (c < candidates.count() && key(c) == candidate) {
                c++;
            }
            int pair = candidate == remembered ? now.add(before, m++)
                    : now.add((int) (candidate >>> 32), (int) candidate);
            open(pair, first, c);
            for (int n = first; n < c; n++) {
                pairs[candidates.nth(n)] = n == first ? pair : KEPT;
            }
        }
    }

    private long key(int candidate) {
        int found = candidates.nth(candidate);
        return (long) pieces.rank(candidates.slotA(found)) << 32 | pieces.rank(candidates.slotB(found));
    }

    /** Its pieces, which are all placed together, go to rest together. */
    private boolean isResting(int rank) {
        return broadPhase.isResting(colliders.slot(rank));
    }

    private void open(int pair, int first, int last) {
        if (pair >= firsts.length) {
            firsts = Arrays.copyOf(firsts, 2 * pair);
            lasts = Arrays.copyOf(lasts, 2 * pair);
        }
        firsts[pair] = first;
        lasts[pair] = last;
    }

    /** Before the contacts are touched, so that a filter can do them no harm; and once a step, so that views need none. */
    private void filter() {
        for (int pair = 0; pair < now.count(); pair++) {
            int flags = now.flags(pair);
            now.setFlags(pair, gate.allows(now.low(pair), now.high(pair)) ? flags | PairMemory.ALLOWED
                    : flags & ~(PairMemory.ALLOWED | PairMemory.TESTED | PairMemory.TOUCHING));
        }
    }

    /** In the order in which they were found, so that what is tested next is mostly near, in memory that is at hand. */
    private void test(long tick, TouchPolicy policy) {
        if (results.length < now.count()) {
            int old = results.length;
            results = Arrays.copyOf(results, now.count() + now.count() / 2);
            for (int i = old; i < results.length; i++) {
                results[i] = new Penetration();
            }
        }
        boolean all = policy != testedPolicy;
        testedPolicy = policy;
        for (int found = 0; found < candidates.count(); found++) {
            if (pairs[found] != KEPT) {
                testUnlessItStands(pairs[found], tick, policy, all);
            }
        }
        for (int pair = 0; pair < now.count(); pair++) {
            if (firsts[pair] == KEPT) {
                testUnlessItStands(pair, tick, policy, all);
            }
        }
    }

    private void testUnlessItStands(int pair, long tick, TouchPolicy policy, boolean all) {
        if (now.is(pair, PairMemory.ALLOWED) && (all || !now.is(pair, PairMemory.TESTED)
                || colliders.isChanged(now.low(pair), tick) || colliders.isChanged(now.high(pair), tick))) {
            test(pair, policy);
        }
    }

    private void test(int pair, TouchPolicy policy) {
        boolean touching = firsts[pair] == KEPT
                ? tester.test(now, pair, colliders.get(now.low(pair)), colliders.get(now.high(pair)), policy)
                : tester.test(now, pair, candidates, firsts[pair], lasts[pair], policy);
        if (touching && now.contact(pair) != null) {
            now.contact(pair).set(now.pieceA(pair), now.pieceB(pair), tester.result());
        } else if (touching) {
            results[pair].set(tester.result());
        }
    }

    private void report(ContactTracker<Collider> tracker) {
        for (int pair = 0; pair < now.count(); pair++) {
            Contact<Collider> contact = now.contact(pair);
            boolean touching = now.is(pair, PairMemory.TOUCHING);
            if (touching && contact != null) {
                tracker.stay(contact);
            } else if (touching) {
                enter(pair, tracker);
            } else if (contact != null) {
                now.setContact(pair, null);
                tracker.exit(contact, now.is(pair, PairMemory.ALLOWED) ? exitReason(contact)
                        : ExitReason.FILTERED);
            }
        }
        for (int i = 0; i < ended.size(); i++) {
            tracker.exit(ended.get(i), exitReason(ended.get(i)));
        }
        ended.clear();
    }

    private static ExitReason exitReason(Contact<Collider> contact) {
        Collider a = contact.getA();
        Collider b = contact.getB();
        if (a.isRemoved() && b.isRemoved()) {
            // Not by id: what was removed before a teardown was removed, whichever of the two it is.
            return a.removal().compareTo(b.removal()) < 0 ? a.removal() : b.removal();
        }
        if (a.isRemoved() || b.isRemoved()) {
            return a.isRemoved() ? a.removal() : b.removal();
        }
        return a.isEmpty() || b.isEmpty() ? ExitReason.INVALID : ExitReason.SEPARATED;
    }

    /** Ends all contacts and forgets all pairs. */
    void tearDown(ContactTracker<Collider> tracker) {
        for (int pair = 0; pair < now.count(); pair++) {
            if (now.contact(pair) != null) {
                tracker.exit(now.contact(pair), exitReason(now.contact(pair)));
            }
        }
        found.clear();
        candidates.clear();
        now.clear();
        before.clear();
    }

    private void enter(int pair, ContactTracker<Collider> tracker) {
        int low = now.low(pair);
        int high = now.high(pair);
        Contact<Collider> contact = tracker.enter(colliders.get(low), colliders.get(high), colliders.id(low),
                colliders.id(high));
        contact.set(now.pieceA(pair), now.pieceB(pair), results[pair]);
        now.setContact(pair, contact);
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

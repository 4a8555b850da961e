package org.jmesat.world;

import java.util.Arrays;
import org.jmesat.broadphase.GridBroadPhase;
import org.jmesat.broadphase.PairBuffer;
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
    private Penetration[] results = new Penetration[0];
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
        int c = 0;
        int m = 0;
        while (c < candidates.count() || m < before.count()) {
            long candidate = c < candidates.count() ? key(c) : Long.MAX_VALUE;
            long remembered = m < before.count() ? before.key(m) : Long.MAX_VALUE;
            if (remembered < candidate) {
                if (isResting(before.low(m)) && isResting(before.high(m))) {
                    open(now.add(before, m), KEPT, KEPT);
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
        }
    }

    private long key(int candidate) {
        return (long) pieces.rank(candidates.slotA(candidate)) << 32 | pieces.rank(candidates.slotB(candidate));
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
        int flags = now.flags(pair);
        now.setFlags(pair, (flags & PairMemory.TOUCHING) != 0 ? flags | PairMemory.WAS : flags & ~PairMemory.WAS);
    }

    /** Before the contacts are touched, so that a filter can do them no harm; and once a step, so that views need none. */
    private void filter() {
        for (int pair = 0; pair < now.count(); pair++) {
            int flags = now.flags(pair);
            now.setFlags(pair, gate.allows(now.low(pair), now.high(pair)) ? flags | PairMemory.ALLOWED
                    : flags & ~(PairMemory.ALLOWED | PairMemory.TESTED | PairMemory.TOUCHING));
        }
    }

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
        for (int pair = 0; pair < now.count(); pair++) {
            if (now.is(pair, PairMemory.ALLOWED) && (all || !now.is(pair, PairMemory.TESTED)
                    || colliders.isChanged(now.low(pair), tick) || colliders.isChanged(now.high(pair), tick))) {
                test(pair, policy);
            } else {
                now.setFlags(pair, now.flags(pair) | PairMemory.STANDS);
            }
        }
    }

    private void test(int pair, TouchPolicy policy) {
        now.setFlags(pair, now.flags(pair) & ~PairMemory.STANDS);
        if (firsts[pair] == KEPT) {
            tester.test(now, pair, colliders.get(now.low(pair)), colliders.get(now.high(pair)), policy, results[pair]);
        } else {
            tester.test(now, pair, candidates, firsts[pair], lasts[pair], policy, results[pair]);
        }
    }

    private void report(ContactTracker<Collider> tracker) {
        for (int pair = 0; pair < now.count(); pair++) {
            boolean touching = now.is(pair, PairMemory.TOUCHING);
            boolean refused = now.is(pair, PairMemory.WAS) && !now.is(pair, PairMemory.ALLOWED);
            if (!touching && !refused) {
                continue;
            }
            int idA = colliders.id(now.low(pair));
            int idB = colliders.id(now.high(pair));
            boolean lasts = tracker.seek(idA, idB);
            if (refused && lasts) {
                tracker.refuse(ExitReason.FILTERED);
            } else if (touching && now.is(pair, PairMemory.STANDS)) {
                tracker.stay();
            } else if (touching) {
                tracker.touch(colliders.get(now.low(pair)), colliders.get(now.high(pair)), idA, idB)
                        .set(now.pieceA(pair), now.pieceB(pair), results[pair]);
            }
        }
    }

    /** Follows colliders to their new ranks after removals. */
    void compact() {
        now.compact(colliders);
    }

    void clear() {
        found.clear();
        candidates.clear();
        now.clear();
        before.clear();
    }

    /** The pairs of the last step. */
    PairMemory pairs() {
        return now;
    }
}

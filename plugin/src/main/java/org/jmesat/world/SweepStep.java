package org.jmesat.world;

import java.util.Arrays;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.internal.broadphase.PairOrder;
import org.jmesat.internal.contacts.TrackedContact;
import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.internal.threads.WorkerTeam;

/**
 * What a step does for colliders that meet what they pass: sweeps the {@linkplain SweepCandidates pairs that may have
 * met} and were not in contact at the step before. A pair of which neither side has moved is not swept, nor is one of
 * which a side was teleported or is new.
 */
final class SweepStep {
    private final ColliderList colliders;
    private final SweepCandidates candidates;
    private final PairGate gate;
    private final WorkerTeam team;
    private final ConvexHull hull = new ConvexHull();
    private PairSweeper[] sweepers = {};
    /** The pairs to sweep, ascending: their ids, colliders, rows or none. */
    private long[] keys = new long[16];
    private int[] lower = new int[16];
    private int[] higher = new int[16];
    private int[] rows = new int[16];
    private SweptContact[] results = {};
    private int count;
    private TouchPolicy policy;
    private int parts;
    private final WorkerTeam.Task sweep = this::sweep;

    SweepStep(ColliderList colliders, SweepCandidates candidates, PairGate gate, WorkerTeam team) {
        this.colliders = colliders;
        this.candidates = candidates;
        this.gate = gate;
        this.team = team;
    }

    /**
     * Sweeps the pairs that call for it.
     *
     * @param memory the pairs whose boxes overlap at the end of the step
     * @param gone pairs that were in contact at the step before and are not among them, by ids
     */
    void run(PairMemory memory, PairOrder gone, TouchPolicy newPolicy, int newParts) {
        policy = newPolicy;
        parts = newParts;
        count = 0;
        if (!colliders.isSweeping()) {
            return;
        }
        candidates.find();
        if (candidates.count() > 0) {
            memory.chain(colliders.end());
        }
        for (int i = 0; i < candidates.count(); i++) {
            if ((i == 0 || candidates.key(i) != candidates.key(i - 1))
                    && isToSweep(candidates.lower(i), candidates.higher(i))) {
                int row = memory.find(candidates.lower(i), candidates.higher(i));
                if (row == PairMemory.NONE ? isAllowed(i, gone)
                        : memory.is(row, PairMemory.ALLOWED) && memory.contact(row) == PairMemory.NONE) {
                    add(i, row);
                }
            }
        }
        if (count > 0) {
            prepare();
            team.run(sweep, parts, count);
        }
    }

    private boolean isAllowed(int i, PairOrder gone) {
        int low = candidates.lower(i);
        int high = candidates.higher(i);
        return gone.find(candidates.key(i)) < 0 && gate.allows(low, high);
    }

    private boolean isToSweep(int low, int high) {
        int either = colliders.get(low).findSweepRules() | colliders.get(high).findSweepRules();
        return (either & ColliderList.MOVED) != 0 && (either & ColliderList.CUT) == 0;
    }

    private void add(int i, int row) {
        if (count == rows.length) {
            keys = Arrays.copyOf(keys, 2 * count);
            lower = Arrays.copyOf(lower, 2 * count);
            higher = Arrays.copyOf(higher, 2 * count);
            rows = Arrays.copyOf(rows, 2 * count);
        }
        keys[count] = candidates.key(i);
        lower[count] = candidates.lower(i);
        higher[count] = candidates.higher(i);
        // Here and not by the workers, as a collider has its hulls for all its pairs.
        findHulls(lower[count]);
        findHulls(higher[count]);
        rows[count++] = row;
    }

    private void findHulls(int index) {
        if ((colliders.sweepRules(index) & ColliderList.DIFFERENT) != 0) {
            colliders.get(index).findHulls(hull);
        }
    }

    private void prepare() {
        if (results.length < count) {
            int old = results.length;
            results = Arrays.copyOf(results, count + count / 2);
            for (int i = old; i < results.length; i++) {
                results[i] = new SweptContact();
            }
        }
        if (sweepers.length != team.size()) {
            sweepers = new PairSweeper[team.size()];
            for (int i = 0; i < sweepers.length; i++) {
                sweepers[i] = new PairSweeper();
            }
        }
    }

    private void sweep(int worker, int part) {
        int end = (int) ((long) count * (part + 1) / parts);
        for (int i = (int) ((long) count * part / parts); i < end; i++) {
            sweepers[worker].sweep(colliders.get(lower[i]), colliders.sweepRules(lower[i]), colliders.get(higher[i]),
                    colliders.sweepRules(higher[i]), policy, results[i]);
        }
    }

    /** How many pairs were swept. */
    int count() {
        return count;
    }

    /** The ids of one of them. */
    long key(int i) {
        return keys[i];
    }

    /** Its row among the pairs whose boxes overlap, or none. */
    int row(int i) {
        return rows[i];
    }

    SweptContact result(int i) {
        return results[i];
    }

    /** What was found for a pair, by its ids, or null if it was not swept. */
    SweptContact find(long key) {
        int i = Arrays.binarySearch(keys, 0, count, key);
        return i < 0 ? null : results[i];
    }

    Collider lower(int i) {
        return colliders.get(lower[i]);
    }

    Collider higher(int i) {
        return colliders.get(higher[i]);
    }

    /** Fills a contact that began and ended on the way. */
    void fill(TrackedContact<Collider> contact, int i) {
        SweptContact found = results[i];
        contact.setImpact(found.fraction(), found.isConservative());
        contact.setPieces(found.pieceA(), found.pieceB());
        contact.getPenetration().set(found.penetration());
        sweepers[0].findPoints(contact.getA(), colliders.sweepRules(lower[i]), contact.getB(),
                colliders.sweepRules(higher[i]), found, contact.getManifold());
    }
}

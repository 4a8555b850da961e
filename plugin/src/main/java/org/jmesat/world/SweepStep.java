package org.jmesat.world;

import java.util.Arrays;
import org.jmesat.contact.Contact;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexHull;

/**
 * What a step does for colliders that meet what they pass: sweeps the pairs of them that were not in contact at the step
 * before and of which a side has moved. A pair of which a side was teleported or is new has come no way together and is
 * left to the discrete test.
 */
final class SweepStep {
    private final ColliderList colliders;
    private final WorkerTeam team;
    private final ConvexHull hull = new ConvexHull();
    private PairSweeper[] sweepers = {};
    /** The pairs to sweep, ascending. */
    private int[] pairs = new int[16];
    private SweptContact[] results = {};
    private int count;
    private PairMemory memory;
    private TouchPolicy policy;
    private int parts;
    private final WorkerTeam.Task sweep = this::sweep;

    SweepStep(ColliderList colliders, WorkerTeam team) {
        this.colliders = colliders;
        this.team = team;
    }

    /** Forgets what was found, in a world without such colliders. */
    void clear() {
        count = 0;
    }

    /** Sweeps those of the pairs that call for it. */
    void run(PairMemory newMemory, TouchPolicy newPolicy, int newParts) {
        memory = newMemory;
        policy = newPolicy;
        parts = newParts;
        clear();
        for (int pair = 0; pair < memory.count(); pair++) {
            if (memory.is(pair, PairMemory.ALLOWED) && memory.contact(pair) == PairMemory.NONE && isToSweep(pair)) {
                add(pair);
            }
        }
        if (count > 0) {
            prepare();
            team.run(sweep, parts);
        }
    }

    private boolean isToSweep(int pair) {
        int a = colliders.sweepRules(memory.low(pair));
        int b = colliders.sweepRules(memory.high(pair));
        int either = a | b;
        return (either & ColliderList.CONTINUOUS) != 0 && (either & ColliderList.MOVED) != 0
                && (either & ColliderList.CUT) == 0;
    }

    private void add(int pair) {
        if (count == pairs.length) {
            pairs = Arrays.copyOf(pairs, 2 * count);
        }
        pairs[count++] = pair;
        // Here and not by the workers, as a collider has its hulls for all its pairs.
        findHulls(memory.low(pair));
        findHulls(memory.high(pair));
    }

    private void findHulls(int rank) {
        if ((colliders.sweepRules(rank) & ColliderList.DIFFERENT) != 0) {
            colliders.get(rank).findHulls(hull);
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
            int low = memory.low(pairs[i]);
            int high = memory.high(pairs[i]);
            sweepers[worker].sweep(colliders.get(low), colliders.sweepRules(low), colliders.get(high),
                    colliders.sweepRules(high), policy, results[i]);
        }
    }

    /** How many pairs were swept. */
    int count() {
        return count;
    }

    /** The row of one of them. */
    int row(int i) {
        return pairs[i];
    }

    SweptContact result(int i) {
        return results[i];
    }

    /** What was found for a row, or null if it was not swept. */
    SweptContact of(int row) {
        int i = Arrays.binarySearch(pairs, 0, count, row);
        return i < 0 ? null : results[i];
    }

    /** Fills a contact that began and ended on the way. */
    void fill(Contact<Collider> contact, int pair, SweptContact found) {
        contact.setImpact(found.fraction(), found.isConservative());
        contact.setPieces(found.pieceA(), found.pieceB());
        contact.getPenetration().set(found.penetration());
        sweepers[0].findPoints(contact.getA(), colliders.sweepRules(memory.low(pair)), contact.getB(),
                colliders.sweepRules(memory.high(pair)), found, contact.getManifold());
    }
}

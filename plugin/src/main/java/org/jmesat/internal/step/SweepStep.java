package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.Motion;
import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.narrowphase.ContactManifold;

/**
 * The part of a step that sweeps: it sweeps the {@linkplain SweepCandidates candidate pairs} that were not in contact
 * at the last step. A pair is not swept if neither body moved, if one of them is new or was teleported, or if the two
 * are apart in depth during the whole step.
 */
public final class SweepStep {
    /** About how many nanoseconds it takes to sweep a pair. */
    private static final int SWEEP_TIME = 1000;

    private final BodyTable bodies;
    private final BodySweeps sweeps;
    private final SweepCandidates candidates;
    private final WorkerTeam team;
    private final ConvexHull hull = new ConvexHull();
    private PairSweeper[] sweepers = {};
    /** The pairs to sweep, in ascending order: their ids, bodies, and rows or none. */
    private long[] keys = new long[16];
    private int[] lower = new int[16];
    private int[] higher = new int[16];
    private int[] rows = new int[16];
    private SweptContact[] results = {};
    private int count;
    private TouchPolicy policy;
    private final WorkerTeam.Task sweep = (worker, part, from, to) -> sweep(sweepers[worker], from, to);

    public SweepStep(BodyTable bodies, PieceStore pieces, WorkerTeam team) {
        this.bodies = bodies;
        sweeps = new BodySweeps(bodies, pieces);
        this.team = team;
        candidates = new SweepCandidates(sweeps, bodies, pieces, team);
    }

    /** Begins a step, before pieces are placed. */
    public void begin() {
        candidates.begin();
        bodies.clearPaths();
    }

    /** Sweeps the pairs of this step. */
    public void run(PairStep<?> pairs, TouchPolicy newPolicy) {
        policy = newPolicy;
        count = 0;
        if (!bodies.isSweeping()) {
            return;
        }
        candidates.find();
        for (int i = 0; i < candidates.count(); i++) {
            if ((i == 0 || candidates.key(i) != candidates.key(i - 1))
                    && isToSweep(candidates.lower(i), candidates.higher(i))) {
                int row = pairs.rowToSweep(candidates.lower(i), candidates.higher(i));
                if (row != PairStep.NOT_TO_SWEEP) {
                    add(i, row);
                }
            }
        }
        if (count > 0) {
            prepare();
            team.run(sweep, count, SWEEP_TIME * (long) count);
        }
    }

    private boolean isToSweep(int low, int high) {
        int either = sweeps.findRules(low) | sweeps.findRules(high);
        BodyDepths depths = bodies.depths();
        return (either & BodyTable.MOVED) != 0 && (either & BodyTable.CUT) == 0
                && (depths == null || depths.mayOverlapBetween(low, high));
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
        // Not in the workers: all pairs of a body share its hulls.
        findHulls(lower[count]);
        findHulls(higher[count]);
        rows[count++] = row;
    }

    private void findHulls(int index) {
        if ((bodies.sweepRules(index) & BodyTable.DIFFERENT) != 0) {
            sweeps.findHulls(index, hull);
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
                sweepers[i] = new PairSweeper(sweeps);
            }
        }
    }

    private void sweep(PairSweeper sweeper, int from, int to) {
        for (int i = from; i < to; i++) {
            sweeper.sweep(lower[i], bodies.sweepRules(lower[i]), higher[i], bodies.sweepRules(higher[i]),
                    overlapAtBothEnds(lower[i], higher[i]), policy, results[i]);
        }
    }

    private boolean overlapAtBothEnds(int low, int high) {
        return bodies.depths() == null || bodies.depths().overlapAtBothEnds(low, high);
    }

    /**
     * Computes the motion of a body in the last step: straight, with an even turn, the short way round. A body that was
     * not swept rests.
     */
    public void computeMotion(int index, Motion motion) {
        sweeps.computeMotion(index, motion);
    }

    /** What is known of the motion of each body. */
    BodySweeps sweeps() {
        return sweeps;
    }

    /** The number of swept pairs. */
    int count() {
        return count;
    }

    /** The ids of a swept pair, as {@link org.jmesat.internal.step.PairOrder#key}, in ascending order. */
    long key(int i) {
        return keys[i];
    }

    /** The pair's row in the pair table, or none. */
    int row(int i) {
        return rows[i];
    }

    SweptContact result(int i) {
        return results[i];
    }

    /** The result for a pair, by its ids; null if it was not swept. */
    SweptContact find(long key) {
        int i = Arrays.binarySearch(keys, 0, count, key);
        return i < 0 ? null : results[i];
    }

    /** The index of the body of lower id. */
    int lower(int i) {
        return lower[i];
    }

    int higher(int i) {
        return higher[i];
    }

    /** Computes the manifold of a pass-through, with the shapes at their poses at its start. */
    void findPoints(int i, ContactManifold manifold) {
        sweepers[0].findPoints(lower[i], bodies.sweepRules(lower[i]), higher[i], bodies.sweepRules(higher[i]),
                results[i], manifold);
    }
}

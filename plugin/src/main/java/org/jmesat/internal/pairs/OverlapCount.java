package org.jmesat.internal.pairs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jmesat.internal.broadphase.GridBroadPhase;
import org.jmesat.internal.place.BodyTable;

/**
 * Counts the pairs of overlapping boxes that may collide, without listing them, for a world with too many. Takes time
 * in proportion to kinds · boxes · log boxes, and allocates; bodies that the rule treats alike are of one kind. It
 * sweeps along x, and counts with trees of the ends of boxes along y: P. M. Fenwick, <i>A New Data Structure for
 * Cumulative Frequency Tables</i> (Software: Practice and Experience 24, 1994).
 *
 * <p>As in a search, a box of each pair is awake, and pieces of one body are pairs like others.
 */
final class OverlapCount {
    private record Kind(Object rules, boolean resting) {
    }

    /** How many boxes have their least or greatest y up to a rank. */
    private static final class Ends {
        private final int[] least;
        private final int[] greatest;

        Ends(int ranks) {
            least = new int[ranks + 1];
            greatest = new int[ranks + 1];
        }

        void add(int from, int to) {
            for (int i = from + 1; i < least.length; i += i & -i) {
                least[i]++;
            }
            for (int i = to + 1; i < greatest.length; i += i & -i) {
                greatest[i]++;
            }
        }

        int countOverlapping(int from, int to) {
            int count = 0;
            for (int i = to + 1; i > 0; i -= i & -i) {
                count += least[i];
            }
            for (int i = from; i > 0; i -= i & -i) {
                count -= greatest[i];
            }
            return count;
        }
    }

    private final BodyTable bodies;
    private final GridBroadPhase broadPhase;
    private final PairRule rule;
    private int[] kindBySlot = {};
    /** By kind, whether its bodies may collide with those of another kind. */
    private boolean[][] collides;
    private long count;
    private int most;
    private int countOfMost;

    OverlapCount(BodyTable bodies, GridBroadPhase broadPhase, PairRule rule) {
        this.bodies = bodies;
        this.broadPhase = broadPhase;
        this.rule = rule;
    }

    /** Counts the boxes as they were put last. */
    void update() {
        int[] bodyOf = new int[64];
        int[] kindOf = new int[64];
        double[] xs = new double[128];
        double[] ys = new double[128];
        double[] box = new double[4];
        Map<Kind, Integer> kinds = new HashMap<>();
        List<int[]> examples = new ArrayList<>();
        int n = 0;
        for (int body = 0; body < bodies.end(); body++) {
            for (int piece = 0; piece < bodies.slotCount(body); piece++) {
                int slot = bodies.slot(body, piece);
                if (slot < 0 || !broadPhase.copyBox(slot, box, 0)) {
                    continue;
                }
                if (n == bodyOf.length) {
                    bodyOf = Arrays.copyOf(bodyOf, 2 * n);
                    kindOf = Arrays.copyOf(kindOf, 2 * n);
                    xs = Arrays.copyOf(xs, 4 * n);
                    ys = Arrays.copyOf(ys, 4 * n);
                }
                int kind = kinds.computeIfAbsent(new Kind(rule.kind(body), broadPhase.isResting(slot)),
                        unseen -> kinds.size());
                if (kind == examples.size()) {
                    examples.add(new int[] {body, body});
                }
                examples.get(kind)[1] = body;
                if (slot >= kindBySlot.length) {
                    kindBySlot = Arrays.copyOf(kindBySlot, 2 * slot + 1);
                }
                kindBySlot[slot] = kind;
                bodyOf[n] = body;
                kindOf[n] = kind;
                xs[2 * n] = box[0];
                xs[2 * n + 1] = box[2];
                ys[2 * n] = box[1];
                ys[2 * n + 1] = box[3];
                n++;
            }
        }
        Kind[] all = new Kind[examples.size()];
        kinds.forEach((kind, number) -> all[number] = kind);
        decide(all, examples);
        sweep(n, bodyOf, kindOf, ranks(xs, 2 * n), ranks(ys, 2 * n));
    }

    private void decide(Kind[] kinds, List<int[]> examples) {
        collides = new boolean[kinds.length][kinds.length];
        for (int i = 0; i < kinds.length; i++) {
            for (int j = 0; j < kinds.length; j++) {
                int a = examples.get(i)[0];
                int b = examples.get(j)[1];
                boolean bothRest = kinds[i].resting && kinds[j].resting;
                collides[i][j] = !bothRest && (a == b || rule.mayCollide(a, b));
            }
        }
    }

    /** The rank of each number among the first ones; equal numbers have the same. */
    private static int[] ranks(double[] numbers, int count) {
        double[] sorted = Arrays.copyOf(numbers, count);
        Arrays.sort(sorted);
        int[] ranks = new int[count];
        for (int i = 0; i < count; i++) {
            int low = 0;
            for (int high = count; low < high;) {
                int middle = low + high >>> 1;
                if (sorted[middle] < numbers[i]) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            ranks[i] = low;
        }
        return ranks;
    }

    private void sweep(int n, int[] bodyOf, int[] kindOf, int[] xs, int[] ys) {
        long[] ends = new long[2 * n];
        for (int end = 0; end < ends.length; end++) {
            // At the same x, boxes begin before others end.
            ends[end] = (2L * xs[end] + (end & 1)) << 32 | end;
        }
        Arrays.sort(ends);
        Ends[] begun = new Ends[collides.length];
        Ends[] ended = new Ends[collides.length];
        for (int kind = 0; kind < begun.length; kind++) {
            begun[kind] = new Ends(ends.length);
            ended[kind] = new Ends(ends.length);
        }
        int[] counts = new int[bodies.end()];
        for (long each : ends) {
            int end = (int) each;
            int box = end >> 1;
            int kind = kindOf[box];
            int from = ys[2 * box];
            int to = ys[2 * box + 1];
            boolean begins = (end & 1) == 0;
            if (begins) {
                begun[kind].add(from, to);
            }
            for (int other = 0; other < begun.length; other++) {
                if (collides[kind][other]) {
                    // Those that have begun when a box ends, except itself and those that had ended when it began.
                    counts[bodyOf[box]] += begins ? -ended[other].countOverlapping(from, to)
                            : begun[other].countOverlapping(from, to) - (other == kind ? 1 : 0);
                }
            }
            if (!begins) {
                ended[kind].add(from, to);
            }
        }
        conclude(counts);
    }

    private void conclude(int[] counts) {
        long sum = 0;
        most = 0;
        for (int body = 0; body < counts.length; body++) {
            sum += counts[body];
            if (counts[body] > counts[most]
                    || counts[body] == counts[most] && counts[body] > 0 && bodies.id(body) < bodies.id(most)) {
                most = body;
            }
        }
        count = sum / 2;
        countOfMost = counts.length == 0 ? 0 : counts[most];
    }

    /** How many pairs may collide. */
    long count() {
        return count;
    }

    /** The body with the most such pairs; if several have as many, the one of least id. */
    int most() {
        return most;
    }

    int countOfMost() {
        return countOfMost;
    }

    /** Whether the pieces in two slots may collide; the slots had boxes at the last update. */
    boolean mayCollide(int slot, int other) {
        return collides[kindBySlot[slot]][kindBySlot[other]];
    }
}

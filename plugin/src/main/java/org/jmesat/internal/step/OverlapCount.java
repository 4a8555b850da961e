package org.jmesat.internal.step;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Counts the pairs of overlapping boxes that may collide, without listing them, for a world with too many. Takes time
 * in proportion to kinds · boxes · log boxes, and allocates; bodies that the rule treats alike, but for their groups,
 * are of one kind. It sweeps along x, and counts with trees of the ends of boxes along y: P. M. Fenwick, <i>A New Data
 * Structure for Cumulative Frequency Tables</i> (Software: Practice and Experience 24, 1994).
 *
 * <p>A game may have a group for each of its bodies. So all boxes are counted as if there were no groups; then, within
 * each group, the pairs are counted that the group allows or forbids.
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
    /** By slot, the body and its kind, as of the last update. */
    private int[] bodyBySlot = {};
    private int[] kindBySlot = {};
    private Kind[] kinds = {};
    /** By kind, whether its bodies may collide with those of another kind that are not in the same group. */
    private boolean[][] collides;
    /** By body, in how many pairs it is. */
    private int[] counts;
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
        int[] slots = new int[64];
        Map<Kind, Integer> numbers = new HashMap<>();
        List<int[]> examples = new ArrayList<>();
        double[] box = new double[4];
        int n = 0;
        for (int body = 0; body < bodies.end(); body++) {
            for (int piece = 0; piece < bodies.slotCount(body); piece++) {
                int slot = bodies.slot(body, piece);
                if (slot < 0 || !broadPhase.copyBox(slot, box, 0)) {
                    continue;
                }
                int kind = numbers.computeIfAbsent(new Kind(rule.kind(body), broadPhase.isResting(slot)),
                        unseen -> numbers.size());
                if (kind == examples.size()) {
                    examples.add(new int[] {body, body});
                }
                examples.get(kind)[1] = body;
                if (slot >= kindBySlot.length) {
                    kindBySlot = Arrays.copyOf(kindBySlot, 2 * slot + 1);
                    bodyBySlot = Arrays.copyOf(bodyBySlot, 2 * slot + 1);
                }
                kindBySlot[slot] = kind;
                bodyBySlot[slot] = body;
                slots = n == slots.length ? Arrays.copyOf(slots, 2 * n) : slots;
                slots[n++] = slot;
            }
        }
        kinds = new Kind[examples.size()];
        numbers.forEach((kind, number) -> kinds[number] = kind);
        counts = new int[bodies.end()];
        countAll(Arrays.copyOf(slots, n), examples);
        long[] grouped = new long[n];
        for (int i = 0; i < n; i++) {
            grouped[i] = (long) rule.group(bodyBySlot[slots[i]]) << 32 | slots[i];
        }
        Arrays.sort(grouped);
        for (int begin = 0, end; begin < n; begin = end) {
            end = begin;
            while (end < n && grouped[end] >> 32 == grouped[begin] >> 32) {
                slots[end - begin] = (int) grouped[end++];
            }
            if (end - begin > 1 && grouped[begin] >> 32 != 0) {
                correct(Arrays.copyOf(slots, end - begin));
            }
        }
        conclude();
    }

    private void countAll(int[] slots, List<int[]> examples) {
        collides = new boolean[kinds.length][kinds.length];
        int[][] weights = new int[kinds.length][kinds.length];
        for (int i = 0; i < kinds.length; i++) {
            for (int j = 0; j < kinds.length; j++) {
                int a = examples.get(i)[0];
                int b = examples.get(j)[1];
                collides[i][j] = isAwake(i, j) && (a == b || rule.mayCollide(a, b, false));
                weights[i][j] = collides[i][j] ? 1 : 0;
            }
        }
        int[] kindOf = new int[slots.length];
        Arrays.setAll(kindOf, i -> kindBySlot[slots[i]]);
        sweep(slots, kindOf, weights);
    }

    /** Corrects the counts of the boxes of one group. */
    private void correct(int[] slots) {
        int[] present = IntStream.of(slots).map(slot -> kindBySlot[slot]).sorted().distinct().toArray();
        int[] first = new int[present.length];
        int[] last = new int[present.length];
        int[] kindOf = new int[slots.length];
        for (int i = 0; i < slots.length; i++) {
            kindOf[i] = Arrays.binarySearch(present, kindBySlot[slots[i]]);
            last[kindOf[i]] = bodyBySlot[slots[i]];
        }
        for (int i = slots.length - 1; i >= 0; i--) {
            first[kindOf[i]] = bodyBySlot[slots[i]];
        }
        int[][] weights = new int[present.length][present.length];
        boolean any = false;
        for (int i = 0; i < present.length; i++) {
            for (int j = 0; j < present.length; j++) {
                if (isAwake(present[i], present[j]) && first[i] != last[j]) {
                    weights[i][j] = (rule.mayCollide(first[i], last[j], true) ? 1 : 0)
                            - (collides[present[i]][present[j]] ? 1 : 0);
                    any |= weights[i][j] != 0;
                }
            }
        }
        if (any) {
            sweep(slots, kindOf, weights);
        }
    }

    private boolean isAwake(int kind, int other) {
        return !kinds[kind].resting || !kinds[other].resting;
    }

    /** The rank of each number among all; equal numbers have the same. */
    private static int[] ranks(double[] numbers) {
        int count = numbers.length;
        double[] sorted = numbers.clone();
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

    /** Adds to the counts the weights, by kind, of all pairs that overlap. */
    private void sweep(int[] slots, int[] kindOf, int[][] weights) {
        int n = slots.length;
        double[] allX = new double[2 * n];
        double[] allY = new double[2 * n];
        double[] bounds = new double[4];
        for (int i = 0; i < n; i++) {
            broadPhase.copyBox(slots[i], bounds, 0);
            allX[2 * i] = bounds[0];
            allX[2 * i + 1] = bounds[2];
            allY[2 * i] = bounds[1];
            allY[2 * i + 1] = bounds[3];
        }
        int[] xs = ranks(allX);
        int[] ys = ranks(allY);
        long[] ends = new long[2 * n];
        for (int end = 0; end < ends.length; end++) {
            // At the same x, boxes begin before others end.
            ends[end] = (2L * xs[end] + (end & 1)) << 32 | end;
        }
        Arrays.sort(ends);
        Ends[] begun = new Ends[weights.length];
        Ends[] ended = new Ends[weights.length];
        for (int kind = 0; kind < begun.length; kind++) {
            begun[kind] = new Ends(ends.length);
            ended[kind] = new Ends(ends.length);
        }
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
                if (weights[kind][other] != 0) {
                    // Those that have begun when a box ends, except itself and those that had ended when it began.
                    int overlapping = begins ? -ended[other].countOverlapping(from, to)
                            : begun[other].countOverlapping(from, to) - (other == kind ? 1 : 0);
                    counts[bodyBySlot[slots[box]]] += weights[kind][other] * overlapping;
                }
            }
            if (!begins) {
                ended[kind].add(from, to);
            }
        }
    }

    private void conclude() {
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
        int body = bodyBySlot[slot];
        int group = rule.group(body);
        return group != 0 && group == rule.group(bodyBySlot[other])
                ? isAwake(kindBySlot[slot], kindBySlot[other]) && rule.mayCollide(body, bodyBySlot[other], true)
                : collides[kindBySlot[slot]][kindBySlot[other]];
    }
}

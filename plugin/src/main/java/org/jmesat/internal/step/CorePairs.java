package org.jmesat.internal.step;

import java.util.Arrays;

/**
 * Proves without a search that there are still as many pairs as a step has counted, or nearly as many. A core is a box
 * without a quarter of its width and height on each side. Boxes whose cores overlapped then overlap as long as each
 * contains its core, so bodies may move a little, as those of a heap do.
 */
final class CorePairs {
    private static final double CUT = 0.25;

    private final BodyTable bodies;
    private final PieceStore pieces;
    private final GridBroadPhase broadPhase;
    /** By body, in how many pairs of cores it was; 0 once its box may not contain its core any more. */
    private int[] counts = {};
    /** By slot at the last count: least x, least y, greatest x and greatest y. */
    private double[] cores = {};
    private final double[] box = new double[4];
    private long pairs;

    CorePairs(BodyTable bodies, PieceStore pieces) {
        this.bodies = bodies;
        this.pieces = pieces;
        broadPhase = pieces.broadPhase();
    }

    /** Forgets all pairs, as when bodies are removed or rules change. */
    void clear() {
        pairs = 0;
    }

    /** Forgets all pairs, and takes the cores of the present boxes. */
    void begin() {
        clear();
        if (counts.length < bodies.end()) {
            counts = new int[bodies.end()];
        }
        Arrays.fill(counts, 0);
        for (int body = 0; body < bodies.end(); body++) {
            for (int i = 0; i < bodies.slotCount(body); i++) {
                int slot = bodies.slot(body, i);
                if (slot >= 0) {
                    setCore(slot);
                }
            }
        }
    }

    private void setCore(int slot) {
        int at = 4 * slot;
        if (at >= cores.length) {
            cores = Arrays.copyOf(cores, 2 * at + 4);
        }
        if (broadPhase.copyBox(slot, cores, at)) {
            double cutX = CUT * (cores[at + 2] - cores[at]);
            double cutY = CUT * (cores[at + 3] - cores[at + 1]);
            cores[at] += cutX;
            cores[at + 1] += cutY;
            cores[at + 2] -= cutX;
            cores[at + 3] -= cutY;
        }
    }

    /** Adds the pair of two slots that have boxes, if their cores overlap. */
    void add(int slot, int other) {
        int p = 4 * slot;
        int q = 4 * other;
        if (cores[p] <= cores[q + 2] && cores[q] <= cores[p + 2] && cores[p + 1] <= cores[q + 3]
                && cores[q + 1] <= cores[p + 3]) {
            counts[pieces.body(slot)]++;
            counts[pieces.body(other)]++;
            pairs++;
        }
    }

    /**
     * The least number of pairs that there are still. Each step must ask, with the bodies that it has placed; those
     * that changed in more than their pose lose their pairs, and so do bodies of several pieces.
     */
    long count(PlaceStep places) {
        IndexSet placed = places.placed();
        for (int body = placed.next(0); body >= 0 && pairs > 0; body = placed.next(body + 1)) {
            if (body < counts.length && counts[body] > 0 && (bodies.isUpdated(body) || !hasCore(body))) {
                pairs -= counts[body];
                counts[body] = 0;
            }
        }
        return pairs;
    }

    private boolean hasCore(int body) {
        int slot = bodies.boxSlot(body);
        int at = 4 * slot;
        return slot >= 0 && broadPhase.copyBox(slot, box, 0) && box[0] <= cores[at] && box[1] <= cores[at + 1]
                && box[2] >= cores[at + 2] && box[3] >= cores[at + 3];
    }
}

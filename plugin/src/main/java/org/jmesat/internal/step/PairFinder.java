package org.jmesat.internal.step;

import java.util.Arrays;

/**
 * Finds the pairs of pieces whose boxes overlap.
 *
 * <p>The search is divided into parts for the worker threads, with one buffer each. The concatenated buffers are the
 * same for any number of parts. If there are more pairs than the limit, a second search leaves out those that a filter
 * forbids; if there are still too many, a third one counts those of each body. The step after that counts first.
 */
final class PairFinder {
    private static final long TOO_MANY = Long.MAX_VALUE / 2;
    /** About how many nanoseconds it takes to search for the pairs of a box. */
    private static final int SEARCH_TIME = 30;

    private final BodyTable bodies;
    private final PieceStore pieces;
    private final GridBroadPhase broadPhase;
    private final PairRule<?> rule;
    private final WorkerTeam team;
    private final PairBuffer.PairTest mayCollide = this::mayCollide;
    private PairBuffer[] found = {};
    private final WorkerTeam.Task search = (worker, part, from, to) -> search(found[part], from, to);
    private final CorePairs cores;
    /** By body, in how many pairs it is. */
    private int[] counts = {};
    /** Whether the last step had too many pairs. */
    private boolean overflow;
    /**
     * The body that was in most pairs at the last count, and in how many; if several were in as many, that of the least
     * id. Other bodies may have moved since.
     */
    private int mostBody;
    private int mostCount;
    private int parts;
    private int boxes;
    private int mostPairs = 2_000_000;
    private boolean sifted;

    PairFinder(BodyTable bodies, PieceStore pieces, WorkerTeam team, PairRule<?> rule) {
        this.bodies = bodies;
        this.pieces = pieces;
        broadPhase = pieces.broadPhase();
        this.rule = rule;
        this.team = team;
        cores = new CorePairs(bodies, pieces);
    }

    /** Makes one buffer for each part of the team. */
    void reset() {
        found = new PairBuffer[team.mostParts()];
        for (int i = 0; i < found.length; i++) {
            found[i] = new PairBuffer();
        }
    }

    /**
     * Finds all pairs. Throws the world's exception, before changing any row, if too many may collide. After a step
     * that had too many it counts first, unless the pairs of the last count that are known to last are too many.
     */
    void find(PlaceStep places, PairTrim trim) {
        parts = team.parts();
        boxes = broadPhase.prepare();
        sifted = overflow;
        if (sifted && (cores.count(places) > mostPairs || countPairs() > mostPairs)) {
            throw tooMany(trim);
        }
        overflow = false;
        if (search() > mostPairs) {
            sifted = true;
            if (search() > mostPairs) {
                countPairs();
                overflow = true;
                throw tooMany(trim);
            }
        }
    }

    private RuntimeException tooMany(PairTrim trim) {
        trim.noteMost(mostPairs);
        return rule.tooManyPairs(mostBody, mostCount, mostPairs);
    }

    /** Makes the next step after one with too many pairs count them again. */
    void forgetCount() {
        cores.clear();
    }

    /** Searches for the pairs, and returns how many were found. */
    private long search() {
        long count = 0;
        for (int part = 0; part < parts; part++) {
            found[part].clear();
            found[part].setLimit(mostPairs);
        }
        try {
            team.run(search, boxes, SEARCH_TIME * (long) boxes);
            for (int part = 0; part < parts; part++) {
                count += found[part].count();
            }
        } catch (PairLimitException beyond) {
            count = TOO_MANY;
        }
        return count;
    }

    private void search(PairBuffer pairs, int from, int to) {
        if (!sifted) {
            broadPhase.search(from, to, pairs);
            return;
        }
        for (int entry = from; entry < to; entry++) {
            int known = pairs.count();
            // The pairs of one box may be beyond the limit before they are sifted.
            pairs.setLimit(known > mostPairs ? mostPairs : Integer.MAX_VALUE);
            broadPhase.search(entry, entry + 1, pairs);
            pairs.retain(known, mayCollide);
        }
    }

    private boolean mayCollide(int slot, int other) {
        int a = pieces.body(slot);
        int b = pieces.body(other);
        return a != b && rule.mayCollide(a, b);
    }

    /** Counts the pairs that may collide, of each body and of all. */
    private long countPairs() {
        long count = 0;
        cores.begin();
        counts = counts.length < bodies.end() ? new int[bodies.end()] : counts;
        Arrays.fill(counts, 0);
        PairBuffer pairs = found[0];
        pairs.setLimit(Integer.MAX_VALUE);
        for (int entry = 0; entry < boxes; entry++) {
            pairs.clear();
            broadPhase.search(entry, entry + 1, pairs);
            pairs.retain(0, mayCollide);
            count += pairs.count();
            for (int pair = 0; pair < pairs.count(); pair++) {
                counts[pieces.body(pairs.lower(pair))]++;
                counts[pieces.body(pairs.higher(pair))]++;
                cores.add(pairs.lower(pair), pairs.higher(pair));
            }
        }
        int most = 0;
        for (int body = 1; body < bodies.end(); body++) {
            if (counts[body] > counts[most]
                    || counts[body] == counts[most] && counts[body] > 0 && bodies.id(body) < bodies.id(most)) {
                most = body;
            }
        }
        mostBody = most;
        mostCount = counts[most];
        return count;
    }

    /** The pairs that a part has found. */
    PairBuffer found(int part) {
        return found[part];
    }

    /** Whether the last search has left out pairs that cannot collide, since there were too many. */
    boolean isSifted() {
        return sifted;
    }

    int mostPairs() {
        return mostPairs;
    }

    void setMostPairs(int newMostPairs) {
        mostPairs = newMostPairs;
    }
}

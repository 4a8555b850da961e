package org.jmesat.internal.step;


/**
 * Finds the pairs of pieces whose boxes overlap.
 *
 * <p>The search is divided into parts for the worker threads, with one buffer each. The concatenated buffers are the
 * same for any number of parts.
 */
final class PairFinder {
    private static final long TOO_MANY = Long.MAX_VALUE / 2;

    private final GridBroadPhase broadPhase;
    private final WorkerTeam team;
    private final WorkerTeam.Task search = (worker, part) -> search(part);
    private PairBuffer[] found = {};
    private int parts;
    private int boxes;
    private int mostPairs = 2_000_000;
    private final OverlapCount overlaps;
    private boolean refused;
    private boolean sifted;

    PairFinder(BodyTable bodies, GridBroadPhase broadPhase, WorkerTeam team, PairRule rule) {
        overlaps = new OverlapCount(bodies, broadPhase, rule);
        this.broadPhase = broadPhase;
        this.team = team;
    }

    /** Makes one buffer for each part of the team. */
    void reset() {
        found = new PairBuffer[team.mostParts()];
        for (int i = 0; i < found.length; i++) {
            found[i] = new PairBuffer();
        }
    }

    /**
     * Throws {@link PairOverflow} if the last search was aborted, and there are still too many pairs. Call it before
     * {@link #find}.
     */
    void refuseAgain() {
        if (refused) {
            refuseTooMany();
        }
    }

    private void refuseTooMany() {
        overlaps.update();
        refused = overlaps.count() > mostPairs;
        if (refused) {
            throw new PairOverflow(overlaps.most(), overlaps.countOfMost());
        }
    }

    /** Finds all pairs. Throws {@link PairOverflow}, before changing any row, if too many may collide. */
    void find() {
        parts = team.parts();
        boxes = broadPhase.prepare();
        sifted = false;
        if (search() <= mostPairs) {
            return;
        }
        refuseTooMany();
        sifted = true;
        search();
    }

    /** Searches for the pairs, and returns how many were found. */
    private long search() {
        long count = 0;
        try {
            team.run(search, parts, boxes);
            for (int part = 0; part < parts; part++) {
                count += found[part].count();
            }
        } catch (PairLimitException beyond) {
            count = TOO_MANY;
        }
        return count;
    }

    private void search(int part) {
        PairBuffer pairs = found[part];
        pairs.clear();
        int begin = begin(part);
        int end = begin(part + 1);
        if (sifted) {
            pairs.setLimit(Integer.MAX_VALUE);
            for (int entry = begin; entry < end; entry++) {
                int known = pairs.count();
                broadPhase.search(entry, entry + 1, pairs);
                pairs.retain(known, overlaps::mayCollide);
            }
        } else {
            pairs.setLimit(mostPairs);
            broadPhase.search(begin, end, pairs);
        }
    }

    private int begin(int part) {
        return (int) ((long) boxes * part / parts);
    }

    /** The pairs that a part has found. */
    PairBuffer found(int part) {
        return found[part];
    }

    /** Whether the last search for all pairs has left out those that cannot collide, since there were too many. */
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

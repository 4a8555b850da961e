package org.jmesat.internal.step;


/**
 * Finds the pairs of pieces whose boxes overlap: all pairs, or only those of boxes that were put since the last step. A
 * search for all pairs may begin at the end of the previous step.
 *
 * <p>The search is divided into parts for the worker threads, with one buffer each. The concatenated buffers are the
 * same for any number of parts.
 */
final class PairFinder {
    /** A step that keeps pairs adds at most this many new ones, plus a quarter of those that it keeps. */
    private static final int FEW_PAIRS = 256;
    private static final int SHARE_OF_PAIRS = 4;
    /** A search that begins one step early covers this many quarters of the boxes in that step. */
    private static final int EARLY_QUARTERS = 3;
    private static final long TOO_MANY = Long.MAX_VALUE / 2;

    private final PieceStore pieces;
    private final GridBroadPhase broadPhase;
    private final SearchSchedule schedule;
    private final WorkerTeam team;
    private final WorkerTeam.Task search = (worker, part) -> search(part);
    private PairBuffer[] found = {};
    private PairBuffer newPairs = new PairBuffer();
    private int parts;
    private int boxes;
    private int fromQuarter;
    private int toQuarter;
    private int mostPairs = 2_000_000;
    private final OverlapCount overlaps;
    private boolean refused;
    private boolean sifted;

    PairFinder(BodyTable bodies, PieceStore pieces, GridBroadPhase broadPhase, SearchSchedule schedule,
            WorkerTeam team, PairRule rule) {
        overlaps = new OverlapCount(bodies, broadPhase, rule);
        this.pieces = pieces;
        this.broadPhase = broadPhase;
        this.schedule = schedule;
        this.team = team;
    }

    /** Makes one buffer for each part of the team; discards a search that has begun. */
    void reset() {
        found = new PairBuffer[team.mostParts()];
        for (int i = 0; i < found.length; i++) {
            found[i] = new PairBuffer();
        }
        newPairs = new PairBuffer();
        schedule.dropPrepared();
    }

    /**
     * Finds the {@linkplain #newPairs new pairs} of boxes that were put since the last step. Returns false if there are
     * too many, so that the caller must find all pairs instead.
     *
     * @param known how many pairs are kept from the last step
     */
    boolean findNew(int known) {
        int most = FEW_PAIRS + known / SHARE_OF_PAIRS;
        newPairs.setLimit(most);
        try {
            return broadPhase.findNewPairs(newPairs) && newPairs.count() <= most
                    && known + newPairs.count() <= mostPairs;
        } catch (PairLimitException beyond) {
            return false;
        }
    }

    /**
     * Throws {@link PairOverflow} if the last search was aborted, and there are still too many pairs. Call it before
     * {@link #findNew} and {@link #findAll}.
     */
    void refuseAgain() {
        if (refused) {
            pieces.boxes().tighten();
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
    void findAll() {
        if (schedule.isKeeping() || schedule.isPrepared()) {
            schedule.disturb();
        }
        parts = team.parts();
        boxes = broadPhase.prepare();
        sifted = false;
        if (search(0, 4) <= mostPairs) {
            return;
        }
        if (pieces.boxes().tighten()) {
            schedule.disturb();
            boxes = broadPhase.sort();
        }
        refuseTooMany();
        sifted = true;
        search(0, 4);
    }

    /** Begins the next step's search for all pairs and does most of it. Returns false if there are too many pairs. */
    boolean begin() {
        parts = team.parts();
        boxes = broadPhase.prepareNext();
        return search(0, EARLY_QUARTERS) <= mostPairs;
    }

    /**
     * Completes the search that the last step has {@linkplain #begin begun}, after {@link #findNew}. Returns false if
     * there are too many pairs.
     */
    boolean complete() {
        if (search(EARLY_QUARTERS, 4) + newPairs.count() > mostPairs) {
            return false;
        }
        found[parts - 1].addAll(newPairs);
        return true;
    }

    /** Searches for the pairs of some quarters of the boxes, and returns the number of pairs found so far. */
    private long search(int from, int to) {
        fromQuarter = from;
        toQuarter = to;
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
        if (fromQuarter == 0) {
            pairs.clear();
        } else {
            broadPhase.dropOutdated(pairs);
        }
        int begin = begin(part);
        long count = begin(part + 1) - begin;
        if (sifted) {
            pairs.setLimit(Integer.MAX_VALUE);
            for (int entry = begin; entry < begin + count; entry++) {
                int known = pairs.count();
                broadPhase.search(entry, entry + 1, pairs);
                pairs.retain(known, overlaps::mayCollide);
            }
        } else {
            pairs.setLimit(mostPairs);
            broadPhase.search(begin + (int) (count * fromQuarter / 4), begin + (int) (count * toQuarter / 4), pairs);
        }
    }

    private int begin(int part) {
        return (int) ((long) boxes * part / parts);
    }

    /** The pairs found, by part. */
    PairBuffer[] found() {
        return found;
    }

    int parts() {
        return parts;
    }

    /** Whether the last search for all pairs has left out those that cannot collide, since there were too many. */
    boolean isSifted() {
        return sifted;
    }

    PairBuffer newPairs() {
        return newPairs;
    }

    int mostPairs() {
        return mostPairs;
    }

    void setMostPairs(int newMostPairs) {
        mostPairs = newMostPairs;
    }
}

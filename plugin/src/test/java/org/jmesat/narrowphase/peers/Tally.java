package org.jmesat.narrowphase.peers;

import org.jmesat.testing.HardPair.Kind;

/** The number of errors of each kind, by kind of pair, library and size of the error. */
final class Tally {
    /** Classes of errors: beyond the tolerance, and beyond these shares of the pair's size. */
    static final double[] LEVELS = {0, 1e-6, 1e-3};

    private final long[][][][] complaints =
            new long[Kind.values().length][Peer.values().length][Complaint.values().length][LEVELS.length];
    private final long[][] truths = new long[Kind.values().length][Judge.Truth.values().length];

    void count(Kind kind, Judge.Truth truth) {
        truths[kind.ordinal()][truth.ordinal()]++;
    }

    /** Counts an error that is a share of the pair's size. */
    void count(Kind kind, Peer peer, Complaint complaint, double share) {
        for (int level = 0; level < LEVELS.length && share >= LEVELS[level]; level++) {
            complaints[kind.ordinal()][peer.ordinal()][complaint.ordinal()][level]++;
        }
    }

    long of(Kind kind, Judge.Truth truth) {
        return truths[kind.ordinal()][truth.ordinal()];
    }

    long of(Kind kind, Peer peer, Complaint complaint, int level) {
        return complaints[kind.ordinal()][peer.ordinal()][complaint.ordinal()][level];
    }

    /** Over all kinds. */
    long of(Peer peer, Complaint complaint, int level) {
        long sum = 0;
        for (Kind kind : Kind.values()) {
            sum += of(kind, peer, complaint, level);
        }
        return sum;
    }
}

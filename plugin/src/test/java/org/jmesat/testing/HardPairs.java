package org.jmesat.testing;

import java.util.SplittableRandom;
import org.jmesat.testing.HardPair.Kind;

/**
 * Pairs of polygons of all kinds that have broken collision code. Each pair depends only on the seed and its round, so
 * a failure can be repeated by its round alone.
 */
public final class HardPairs {
    private static final Kind[] KINDS = Kind.values();
    /**
     * The distance between rounds whose shapes may have over 32 vertices; a prime, so that all kinds get such shapes.
     */
    private static final int MANY_VERTICES_EVERY = 101;

    /** An odd number, so that no two rounds of a seed have the same random stream. */
    private static final long SPREAD = 0xd1342543de82ef95L;

    private final long seed;
    private final boolean roundRobin;
    private long round = -1;

    private HardPairs(long seed, boolean roundRobin) {
        this.seed = seed;
        this.roundRobin = roundRobin;
    }

    /** Pairs of all kinds in turn, in the order of the enum. */
    public static HardPairs roundRobin(long seed) {
        return new HardPairs(seed, true);
    }

    /** Pairs of random kinds, all equally likely. */
    public static HardPairs random(long seed) {
        return new HardPairs(seed, false);
    }

    /** Makes a round (≥0) the next one; returns this. */
    public HardPairs goTo(long nextRound) {
        if (nextRound < 0) {
            throw new IllegalArgumentException("There is no round " + nextRound);
        }
        round = nextRound - 1;
        return this;
    }

    /** The next pair. */
    public HardPair next() {
        SplittableRandom random = begin();
        int drawn = random.nextInt(KINDS.length);
        return make(KINDS[roundRobin ? (int) (round % KINDS.length) : drawn], random);
    }

    /** The next pair, of a given kind: the same pair as {@link #next()} would give if the round were of that kind. */
    public HardPair next(Kind kind) {
        SplittableRandom random = begin();
        random.nextInt(KINDS.length);
        return make(kind, random);
    }

    private SplittableRandom begin() {
        round++;
        // The nested generator scrambles the seed. Otherwise seeds that differ by a multiple of its increment would
        // give the same numbers, shifted.
        return new SplittableRandom(new SplittableRandom(seed ^ round * SPREAD).nextLong());
    }

    private HardPair make(Kind kind, SplittableRandom random) {
        HardPlacement placement = new HardPlacement(random);
        if (round % MANY_VERTICES_EVERY == MANY_VERTICES_EVERY - 1) {
            placement.allowMany();
        }
        return placement.place(kind, seed, round);
    }

    @Override
    public String toString() {
        return (roundRobin ? "round robin" : "random kinds") + " of seed " + seed + "L, after round " + round;
    }
}

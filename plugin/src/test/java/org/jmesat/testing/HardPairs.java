package org.jmesat.testing;

import java.util.SplittableRandom;
import org.jmesat.testing.HardPair.Kind;

/**
 * Pairs of polygons of every kind that has broken collision code. Each pair depends only on the seed and its round, so
 * a failure can be repeated by going directly to its round.
 */
public final class HardPairs {
    private static final Kind[] KINDS = Kind.values();
    /** Every this many rounds a shape may have over 32 vertices; a prime, so that this happens for every kind. */
    private static final int MANY_VERTICES_EVERY = 101;

    /** Odd, so that no two rounds of a seed share a stream. */
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

    /** Goes to a round (≥0), whose pair is the next; returns this. */
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

    /** The next pair, of one kind: the one that {@link #next()} gives too when the round's turn is that kind's. */
    public HardPair next(Kind kind) {
        SplittableRandom random = begin();
        random.nextInt(KINDS.length);
        return make(kind, random);
    }

    private SplittableRandom begin() {
        round++;
        // Seeds that differ by a multiple of its step would give the same numbers, shifted; scrambled ones do not.
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

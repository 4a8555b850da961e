package org.jmesat.testing;

import java.util.SplittableRandom;
import org.jmesat.testing.HurtfulPair.Kind;

/**
 * Pairs of polygons of every kind that has broken collision code. Each pair follows from the seed and its round alone,
 * so that a failure is seen again by going to its round, with no need to go through those before.
 */
public final class HurtfulPairs {
    private static final Kind[] KINDS = Kind.values();
    /** In which rounds a shape may have over 32 vertices: less than 1 %, and prime, so that every kind has its turn. */
    private static final int MANY_VERTICES_EVERY = 101;

    /** Odd, so that no two rounds of a seed share a stream. */
    private static final long SPREAD = 0xd1342543de82ef95L;

    private final long seed;
    private final boolean roundRobin;
    private long round = -1;

    private HurtfulPairs(long seed, boolean roundRobin) {
        this.seed = seed;
        this.roundRobin = roundRobin;
    }

    /** Pairs of one kind after the other, in the order of the enum, again and again. */
    public static HurtfulPairs roundRobin(long seed) {
        return new HurtfulPairs(seed, true);
    }

    /** Pairs of random kinds, all equally likely. */
    public static HurtfulPairs random(long seed) {
        return new HurtfulPairs(seed, false);
    }

    /** Makes the next pair that of a round, the first being 0; returns this. */
    public HurtfulPairs goTo(long nextRound) {
        if (nextRound < 0) {
            throw new IllegalArgumentException("There is no round " + nextRound);
        }
        round = nextRound - 1;
        return this;
    }

    /** The next pair. */
    public HurtfulPair next() {
        SplittableRandom random = begin();
        int drawn = random.nextInt(KINDS.length);
        return make(KINDS[roundRobin ? (int) (round % KINDS.length) : drawn], random);
    }

    /** The next pair, of one kind: the one that {@link #next()} gives too when the round's turn is that kind's. */
    public HurtfulPair next(Kind kind) {
        SplittableRandom random = begin();
        random.nextInt(KINDS.length);
        return make(kind, random);
    }

    private SplittableRandom begin() {
        round++;
        // Seeds that differ by a multiple of its step would give the same numbers, shifted; scrambled ones do not.
        return new SplittableRandom(new SplittableRandom(seed ^ round * SPREAD).nextLong());
    }

    private HurtfulPair make(Kind kind, SplittableRandom random) {
        HurtfulPlacement placement = new HurtfulPlacement(random);
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

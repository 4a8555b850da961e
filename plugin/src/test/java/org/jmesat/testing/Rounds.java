package org.jmesat.testing;

/**
 * How many rounds a loop over random cases takes: as many as it asks for, or the percentage of that which
 * {@code -Djmesat.rounds.percent} names. A mutation run repeats the tests thousands of times, in their short form.
 */
public final class Rounds {
    private static final int PERCENT = Integer.getInteger("jmesat.rounds.percent", 100);

    private Rounds() {
    }

    /** At least one round. */
    public static int of(int usual) {
        return (int) Math.max(1, (long) usual * PERCENT / 100);
    }
}

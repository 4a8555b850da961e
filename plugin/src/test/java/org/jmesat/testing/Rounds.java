package org.jmesat.testing;

/**
 * The number of rounds of a loop over random cases: the given number, or the percentage of it in {@code
 * -Djmesat.rounds.percent}. A mutation run repeats the tests thousands of times, in this short form.
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

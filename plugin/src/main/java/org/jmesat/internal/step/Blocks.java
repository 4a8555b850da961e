package org.jmesat.internal.step;

/**
 * Cuts loops that a step enters once into blocks, each of them the call of a method. The JVM compiles a method that was
 * called some hundred times; a loop it interprets until the loop has gone round some ten thousand times. Without
 * blocks, half of the time of the first hundreds of steps of a small world went into interpreting a dozen loops.
 */
final class Blocks {
    private static final int SIZE = 64;

    private Blocks() {
    }

    /** Returns the end of the block that begins at {@code from}, in a loop up to {@code end}. */
    static int end(int from, int end) {
        return Math.min(from + SIZE, end);
    }
}

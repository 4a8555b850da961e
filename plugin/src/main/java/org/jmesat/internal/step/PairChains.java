package org.jmesat.internal.step;

import java.util.Arrays;

/** Finds the rows of a {@link PairMemory} by the pairs of bodies: links rows in chains. */
final class PairChains {
    private static final int NONE = PairMemory.NONE;
    private static final int ROW = PairMemory.ROW;
    private static final int LOW = PairMemory.LOW;
    private static final int HIGH = PairMemory.HIGH;
    /** Length of a chain above which rows are chained by the hash of both bodies. */
    private static final int LONG = 32;
    private static final int SAMPLED = 16;
    /** With fewer rows than one for this many bodies, chains go by hash, which takes less memory. */
    private static final int FEW = 8;

    /** By chain: its last row, or none. A chain's number is A's index or a hash of both indices. */
    private int[] heads = {};
    /** By row: the previous row in its chain, or none. */
    private int[] others = new int[64];
    /** Pairs of bodies below this index can be found. */
    private int chained;
    private boolean byBoth;
    /** The greatest hash, one less than a power of two. */
    private int mostHash;

    /** Sets the number of rows that there is room for. */
    void resize(int length) {
        others = Arrays.copyOf(others, length);
    }

    /** Forgets all chains, since the rows have changed. */
    void forget() {
        chained = 0;
    }

    /** Forgets all chains, and frees memory. */
    void trim() {
        heads = new int[0];
        forget();
    }

    /** Chains the rows of a number of bodies, unless they are chained. */
    void chain(int bodies, int[] rows, int count) {
        if (bodies <= chained) {
            return;
        }
        if (count >= bodies / FEW) {
            // A's index alone, where possible: pairs with the same A are mostly adjacent.
            byBoth = false;
            chained = bodies + bodies / FEW;
            link(chained, rows, count);
            if (!hasLongChain(rows, count)) {
                return;
            }
        }
        linkByBoth(rows, count);
    }

    private void linkByBoth(int[] rows, int count) {
        byBoth = true;
        chained = Integer.MAX_VALUE;
        int hashes = Math.max(64, 2 * Integer.highestOneBit(count));
        mostHash = hashes - 1;
        link(hashes, rows, count);
    }

    private void link(int chains, int[] rows, int count) {
        if (heads.length < chains) {
            heads = new int[chains + chains / 2];
        }
        Arrays.fill(heads, 0, chains, NONE);
        for (int from = 0; from < count; from = Blocks.end(from, count)) {
            linkBlock(from, Blocks.end(from, count), rows);
        }
    }

    private void linkBlock(int from, int end, int[] rows) {
        for (int row = from, at = ROW * from; row < end; row++, at += ROW) {
            int low = rows[at + LOW];
            if (low >= 0) {
                int chain = chainOf(low, rows[at + HIGH]);
                others[row] = heads[chain];
                heads[chain] = row;
            }
        }
    }

    /** Adds the last row of all. */
    void add(int row, int low, int high, int[] rows, int count) {
        if (byBoth && count > 2 * mostHash) {
            linkByBoth(rows, count);
            return;
        }
        int chain = chainOf(low, high);
        others[row] = heads[chain];
        heads[chain] = row;
    }

    /** Samples some rows, which is enough since a long chain has many. */
    private boolean hasLongChain(int[] rows, int count) {
        for (int row = 0; row < count; row += SAMPLED) {
            int low = rows[ROW * row + LOW];
            if (low >= 0 && isLong(heads[low])) {
                return true;
            }
        }
        return false;
    }

    private boolean isLong(int head) {
        int length = 0;
        for (int each = head; each >= 0; each = others[each]) {
            if (++length == LONG) {
                return true;
            }
        }
        return false;
    }

    int find(int low, int high, int[] rows) {
        int row = heads[chainOf(low, high)];
        while (row >= 0 && (rows[ROW * row + HIGH] != high || rows[ROW * row + LOW] != low)) {
            row = others[row];
        }
        return row;
    }

    private int chainOf(int low, int high) {
        if (!byBoth) {
            return low;
        }
        int mixed = (low * 0x9E3779B1 + high) * 0x85EBCA6B;
        return (mixed ^ mixed >>> 15) & mostHash;
    }
}

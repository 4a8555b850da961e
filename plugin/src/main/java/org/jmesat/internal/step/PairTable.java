package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.geometry.Penetration;

/**
 * The pair table: a row for each pair of bodies whose boxes overlap. A pair keeps its row from the step that first
 * finds it to the step that ends it. Rows are found by open addressing with linear probing.
 *
 * <p>Different threads may find rows, and write different rows, as long as none is added or removed.
 */
final class PairTable {
    /** The filters allow the pair. */
    public static final int ALLOWED = 1;
    /** The last test's result is still valid. */
    static final int TESTED = 2;
    /** The test found the pair in contact. */
    static final int TOUCHING = 4;
    /** The pair must be tested in this step, since something has changed. */
    static final int DUE = 8;

    public static final int NONE = -1;

    private static final int ROW = 8;
    private static final int LOW = 0;
    /** The index of B; in an empty row the next empty one, or none. */
    private static final int HIGH = 1;
    private static final int FLAGS = 2;
    private static final int EDGE = 3;
    private static final int CONTACT = 4;
    private static final int STEP = 5;
    /** The two pieces that the edge belongs to. */
    private static final int PIECE_A = 6;
    private static final int PIECE_B = 7;

    private int[] rows = new int[64 * ROW];
    private int[] spare = {};
    /** One more than the greatest row ever used. */
    private int end;
    private int used;
    private int firstEmpty = NONE;
    /** By hash, with linear probing: a row, or none. Its length is a power of two, at least four times the rows. */
    private int[] hashed = new int[256];
    /** The test results of pairs in contact, of this step. */
    private final ContactResults results = new ContactResults();

    PairTable() {
        clear();
    }

    /** Removes all pairs. */
    void clear() {
        end = 0;
        used = 0;
        firstEmpty = NONE;
        Arrays.fill(hashed, NONE);
    }

    /** Adds a pair that has no row, and returns its row. */
    int add(int low, int high) {
        int row = firstEmpty;
        if (row == NONE) {
            ensureCapacity(end + 1);
            row = end++;
        } else {
            firstEmpty = rows[ROW * row + HIGH];
        }
        int at = ROW * row;
        rows[at + LOW] = low;
        rows[at + HIGH] = high;
        rows[at + FLAGS] = 0;
        rows[at + EDGE] = Penetration.NO_EDGE;
        rows[at + CONTACT] = NONE;
        rows[at + PIECE_A] = 0;
        rows[at + PIECE_B] = 0;
        used++;
        link(row);
        return row;
    }

    /** Allocates for a number of rows at once, unless there is room for them. */
    void ensureCapacity(int least) {
        if (least > capacity()) {
            resize(Math.max(least, capacity() + capacity() / 2));
        }
    }

    int capacity() {
        return rows.length / ROW;
    }

    private void resize(int length) {
        int[] newHashed = new int[4 * Integer.highestOneBit(2 * length - 1)];
        results.setCapacity(length);
        rows = Arrays.copyOf(rows, ROW * length);
        hashed = newHashed;
        linkAll();
    }

    private void linkAll() {
        Arrays.fill(hashed, NONE);
        for (int row = 0; row < end; row++) {
            if (isPair(row)) {
                link(row);
            }
        }
    }

    private void link(int row) {
        int at = hash(low(row), high(row));
        while (hashed[at] != NONE) {
            at = at + 1 & hashed.length - 1;
        }
        hashed[at] = row;
    }

    private int hash(int low, int high) {
        int mixed = (low * 0x9E3779B1 + high) * 0x85EBCA6B;
        return (mixed ^ mixed >>> 15) & hashed.length - 1;
    }

    /** The row of a pair, or none. */
    int find(int low, int high) {
        int[] rows = this.rows;
        int[] hashed = this.hashed;
        int at = hash(low, high);
        int row = hashed[at];
        while (row != NONE && (rows[ROW * row + LOW] != low || rows[ROW * row + HIGH] != high)) {
            at = at + 1 & hashed.length - 1;
            row = hashed[at];
        }
        return row;
    }

    /** Removes a pair; its row is empty then. */
    void remove(int row) {
        int mask = hashed.length - 1;
        int hole = hash(low(row), high(row));
        while (hashed[hole] != row) {
            hole = hole + 1 & mask;
        }
        // Moves rows back that the hole would hide.
        for (int at = hole + 1 & mask; hashed[at] != NONE; at = at + 1 & mask) {
            int home = hash(low(hashed[at]), high(hashed[at]));
            if ((at - home & mask) >= (at - hole & mask)) {
                hashed[hole] = hashed[at];
                hole = at;
            }
        }
        hashed[hole] = NONE;
        rows[ROW * row + LOW] = NONE;
        rows[ROW * row + HIGH] = firstEmpty;
        firstEmpty = row;
        used--;
    }

    /** Removes the pairs of removed bodies. */
    void dropRemoved(BodyTable bodies, PairReport<?> report) {
        byte[] rules = bodies.rules();
        for (int row = 0; row < end; row++) {
            if (isPair(row) && ((rules[low(row)] | rules[high(row)]) & BodyTable.REMOVED) != 0) {
                if (contact(row) != NONE) {
                    report.addOrphan(contact(row));
                }
                remove(row);
            }
        }
    }

    /**
     * Renumbers the rows: those of a list come first, in its order, so that loops over it read memory in order. The
     * list gets the new numbers. Between steps only.
     */
    void reorder(StepPairs first) {
        if (spare.length < rows.length) {
            spare = new int[rows.length];
        }
        int count = 0;
        for (int i = 0; i < first.count; i++) {
            if (first.rows[i] >= 0 && isPair(first.rows[i])) {
                move(first.rows[i], count);
                first.rows[count] = count;
                count++;
            }
        }
        first.count = count;
        for (int row = 0; row < end; row++) {
            if (isPair(row)) {
                move(row, count++);
            }
        }
        int[] swap = rows;
        rows = spare;
        spare = swap;
        end = count;
        firstEmpty = NONE;
        linkAll();
    }

    private void move(int row, int to) {
        System.arraycopy(rows, ROW * row, spare, ROW * to, ROW);
        rows[ROW * row + LOW] = NONE;
    }

    /** Frees unused capacity, after {@link #reorder}. */
    void trim() {
        spare = new int[0];
        resize(Math.max(64, end));
    }

    /** The number of pairs. */
    public int count() {
        return used;
    }

    /** One more than the greatest row that may hold a pair. */
    public int end() {
        return end;
    }

    /** Whether a row holds a pair. */
    public boolean isPair(int row) {
        return rows[ROW * row + LOW] >= 0;
    }

    /**
     * Notes that a step visits a pair.
     *
     * @param flags {@link #ALLOWED} and {@link #DUE} of this step; a pair without a valid result is also due
     */
    void visit(int row, int step, int flags) {
        int at = ROW * row;
        int was = rows[at + FLAGS];
        boolean due = (was & TESTED) == 0;
        rows[at + FLAGS] = was & (TESTED | TOUCHING) | flags | (due ? DUE : 0);
        rows[at + STEP] = step;
    }

    /** The last step that has visited the pair. */
    int step(int row) {
        return rows[ROW * row + STEP];
    }

    /** The index of A. */
    public int low(int row) {
        return rows[ROW * row + LOW];
    }

    public int high(int row) {
        return rows[ROW * row + HIGH];
    }

    public boolean is(int row, int flag) {
        return (rows[ROW * row + FLAGS] & flag) != 0;
    }

    int flags(int row) {
        return rows[ROW * row + FLAGS];
    }

    void set(int row, int flag) {
        rows[ROW * row + FLAGS] |= flag;
    }

    void unset(int row, int flags) {
        rows[ROW * row + FLAGS] &= ~flags;
    }

    /** The index of the pair's contact, or none. Until this step is reported, it is the last step's contact. */
    public int contact(int row) {
        return rows[ROW * row + CONTACT];
    }

    void setContact(int row, int index) {
        rows[ROW * row + CONTACT] = index;
    }

    /** The edge that decided last, if it belongs to these pieces; otherwise none. */
    int edge(int row, int pieceA, int pieceB) {
        int at = ROW * row;
        return rows[at + PIECE_A] == pieceA && rows[at + PIECE_B] == pieceB ? rows[at + EDGE] : Penetration.NO_EDGE;
    }

    /** Stores the result of a test. */
    void conclude(int row, boolean touching, Penetration found, int pieceA, int pieceB) {
        int at = ROW * row;
        rows[at + EDGE] = found.edge();
        rows[at + PIECE_A] = pieceA;
        rows[at + PIECE_B] = pieceB;
        rows[at + FLAGS] = rows[at + FLAGS] & ~TOUCHING | (touching ? TESTED | TOUCHING : TESTED);
        if (touching) {
            results.set(row, found, pieceA, pieceB);
        }
    }

    /** Stores that a pair is apart in depth. The edge that decided last stays. */
    void concludeApart(int row) {
        int at = ROW * row + FLAGS;
        rows[at] = rows[at] & ~TOUCHING | TESTED;
    }

    ContactResults results() {
        return results;
    }
}

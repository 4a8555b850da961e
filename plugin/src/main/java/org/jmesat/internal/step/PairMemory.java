package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.geometry.Penetration;

/**
 * The rows of the pair cache: the state of each pair of bodies whose boxes overlap, kept from one step to the next.
 * Rows are in the order in which pairs were found, so neighbours in space are near each other; rows of bodies with
 * several pieces and of resting pairs follow. Some rows are empty.
 *
 * <p>Different threads may write different rows.
 */
public final class PairMemory {
    /** The filters allow the pair. */
    public static final int ALLOWED = 1;
    /** The last test's result is still valid. */
    static final int TESTED = 2;
    /** The test found the pair in contact. */
    static final int TOUCHING = 4;
    /** Both bodies have one piece, and the row holds their slots. */
    static final int SINGLE = 8;
    /** The pair must be tested in this step, since something has changed. */
    static final int DUE = 16;

    public static final int NONE = -1;
    /**
     * Instead of the index of A: the row is one piece pair of two bodies of which at least one has several pieces. It
     * is read only until these pairs are grouped.
     */
    static final int SEVERAL = -2;

    static final int ROW = 8;
    static final int LOW = 0;
    static final int HIGH = 1;
    private static final int FLAGS = 2;
    private static final int EDGE = 3;
    private static final int CONTACT = 4;
    /** A's slot; for bodies with several pieces, the first candidate, or none. */
    private static final int FIRST = 5;
    private static final int SECOND = 6;

    private int count;
    private int[] rows = new int[64 * ROW];
    /** By row, for bodies with several pieces: the two pieces that the axis belongs to. */
    private int[] pieces = new int[64 * 2];
    /** The test results of pairs in contact, of this step. */
    private final ContactResults results = new ContactResults();
    private final PairChains chains = new PairChains();
    /** By row: whether the next step has found the pair again. */
    private boolean[] foundAgain = new boolean[64];

    /** Clears the memory and makes rows for the pairs found; the caller must set each of them. */
    void begin(int found) {
        count = found;
        chains.forget();
        ensureCapacity(found);
    }

    private void ensureCapacity(int capacity) {
        if (rows.length < ROW * capacity) {
            resize(capacity + capacity / 4);
        }
    }

    private void resize(int length) {
        pieces = Arrays.copyOf(pieces, 2 * length);
        chains.resize(length);
        foundAgain = Arrays.copyOf(foundAgain, length);
        results.setCapacity(length);
        rows = Arrays.copyOf(rows, ROW * length);
    }

    /** Frees unused capacity. */
    void trim() {
        resize(Math.max(64, count));
        chains.trim();
    }

    /** Appends a row, which the caller must set. */
    int add() {
        ensureCapacity(count + 1);
        return count++;
    }

    /** Makes a row empty, or makes it hold one piece pair, as {@link #SEVERAL}. */
    void setNone(int row, int none, int first, int second) {
        int at = ROW * row;
        rows[at + LOW] = none;
        rows[at + FLAGS] = 0;
        rows[at + CONTACT] = NONE;
        rows[at + FIRST] = first;
        rows[at + SECOND] = second;
    }

    /**
     * Makes a row hold a pair.
     *
     * @param known the pair's row in the other memory, whose state is copied, or none
     */
    void set(int row, int low, int high, int flags, int first, int second, PairMemory other, int known) {
        int at = ROW * row;
        rows[at + LOW] = low;
        rows[at + HIGH] = high;
        rows[at + FIRST] = first;
        rows[at + SECOND] = second;
        if (known == NONE) {
            rows[at + FLAGS] = flags | DUE;
            rows[at + EDGE] = Penetration.NO_EDGE;
            rows[at + CONTACT] = NONE;
            return;
        }
        int from = ROW * known;
        int was = other.rows[from + FLAGS];
        other.foundAgain[known] = true;
        // The axis of pieces that were replaced is useless.
        boolean merged = (flags & ~was & SINGLE) != 0;
        rows[at + EDGE] = merged ? other.edge(known, 0, 0) : other.rows[from + EDGE];
        rows[at + CONTACT] = (was & TOUCHING) != 0 ? other.rows[from + CONTACT] : NONE;
        boolean due = (was & TESTED) == 0 || (flags & DUE) != 0;
        rows[at + FLAGS] = was & (TESTED | TOUCHING) | flags | (due ? DUE : 0);
        if ((flags & SINGLE) == 0) {
            setPieces(row, other.pieceA(known), other.pieceB(known));
        }
    }

    /** Appends a row for a new pair, where it can be {@linkplain #find found}. */
    void append(int low, int high, int flags, int first, int second) {
        append(low, high, flags, first, second, this, NONE);
    }

    private void append(int low, int high, int flags, int first, int second, PairMemory other, int known) {
        int row = add();
        set(row, low, high, flags, first, second, other, known);
        chains.add(row, low, high, rows, count);
    }

    /** Moves a row to another memory, where it can be {@linkplain #find found}. */
    void moveTo(PairMemory other, int row) {
        other.append(low(row), high(row), flags(row) & (SINGLE | ALLOWED), NONE, NONE, this, row);
        setNone(row, NONE, NONE, NONE);
    }

    /** Removes empty rows. After this, {@link #chain} must precede {@link #find}. */
    void dropEmptyRows() {
        int kept = 0;
        for (int row = 0; row < count; row++) {
            if (isPair(row)) {
                System.arraycopy(rows, ROW * row, rows, ROW * kept, ROW);
                System.arraycopy(pieces, 2 * row, pieces, 2 * kept, 2);
                kept++;
            }
        }
        count = kept;
        chains.forget();
    }

    /** Prepares the memory for {@link #find}, and marks no pair as found again. */
    void link(int bodies) {
        Arrays.fill(foundAgain, 0, count, false);
        chain(bodies);
    }

    /** Prepares the memory for {@link #find} with this many bodies, unless it is prepared. */
    void chain(int bodies) {
        chains.chain(bodies, rows, count);
    }

    /** The row of a pair, or none; in expected O(1). */
    int find(int low, int high) {
        return chains.find(low, high, rows);
    }

    /** Empties the rows of removed bodies. They stay in their chains, where no search finds them. */
    void dropRemoved(BodyTable bodies, PairReport<?> report) {
        byte[] rules = bodies.rules();
        for (int row = 0; row < count; row++) {
            if (isPair(row) && ((rules[low(row)] | rules[high(row)]) & BodyTable.REMOVED) != 0) {
                if (contact(row) != NONE) {
                    report.addOrphan(contact(row));
                }
                setNone(row, NONE, NONE, NONE);
            }
        }
    }

    /** Updates the slots after the pieces were renumbered. */
    void renumberSlots(int[] newSlots) {
        for (int row = 0, at = 0; row < count; row++, at += ROW) {
            if (isPair(row) && (rows[at + FLAGS] & SINGLE) != 0 && rows[at + FIRST] != NONE) {
                rows[at + FIRST] = newSlots[rows[at + FIRST]];
                rows[at + SECOND] = newSlots[rows[at + SECOND]];
            }
        }
    }

    /** Makes the touching flags agree with the reported contacts, after an aborted step. */
    void restore() {
        for (int row = 0; row < count; row++) {
            if (isPair(row)) {
                int at = ROW * row + FLAGS;
                rows[at] = contact(row) == NONE ? rows[at] & ~TOUCHING : rows[at] | TOUCHING;
            }
        }
    }

    public int count() {
        return count;
    }

    /** Whether a row holds a body pair; other rows are empty or hold one piece pair. */
    public boolean isPair(int row) {
        return rows[ROW * row + LOW] >= 0;
    }

    /** Whether the next step has found the pair. */
    boolean isFoundAgain(int row) {
        return foundAgain[row];
    }

    boolean isOneOfSeveral(int row) {
        return rows[ROW * row + LOW] == SEVERAL;
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

    /** The slot of A, or the first candidate. */
    public int first(int row) {
        return rows[ROW * row + FIRST];
    }

    /** The slot of B, or the candidate after the last one. */
    public int second(int row) {
        return rows[ROW * row + SECOND];
    }

    /** Whether each side has one piece, in the slots {@link #first} and {@link #second}. */
    public boolean hasSlots(int row) {
        return is(row, SINGLE) && first(row) != NONE;
    }

    /** The index of the pair's contact, or none. Until this step is reported, it is the last step's contact. */
    public int contact(int row) {
        return rows[ROW * row + CONTACT];
    }

    void setContact(int row, int index) {
        rows[ROW * row + CONTACT] = index;
    }

    /** The axis that decided last, as {@link Penetration#edge()}. */
    int edge(int row) {
        return rows[ROW * row + EDGE];
    }

    /** The axis that decided last, if it belongs to these pieces; otherwise none. */
    int edge(int row, int pieceA, int pieceB) {
        return pieceA(row) == pieceA && pieceB(row) == pieceB ? edge(row) : Penetration.NO_EDGE;
    }

    int pieceA(int row) {
        return is(row, SINGLE) ? 0 : pieces[2 * row];
    }

    int pieceB(int row) {
        return is(row, SINGLE) ? 0 : pieces[2 * row + 1];
    }

    /** Sets which pieces the axis belongs to, in a row of bodies with several pieces. */
    void setPieces(int row, int pieceA, int pieceB) {
        pieces[2 * row] = pieceA;
        pieces[2 * row + 1] = pieceB;
    }

    /** Stores the result of a test. */
    void conclude(int row, boolean touching, Penetration found, int pieceA, int pieceB) {
        int at = ROW * row;
        rows[at + EDGE] = found.edge();
        rows[at + FLAGS] = rows[at + FLAGS] & ~TOUCHING | (touching ? TESTED | TOUCHING : TESTED);
        if (touching) {
            results.set(row, found, pieceA, pieceB);
        }
    }

    /** Stores that a pair is apart in depth. The axis that decided last stays. */
    void concludeApart(int row) {
        int at = ROW * row + FLAGS;
        rows[at] = rows[at] & ~TOUCHING | TESTED;
    }

    ContactResults results() {
        return results;
    }
}

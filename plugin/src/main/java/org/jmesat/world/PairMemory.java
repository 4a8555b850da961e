package org.jmesat.world;

import java.util.Arrays;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.narrowphase.Penetration;

/**
 * What is remembered of each pair of colliders whose boxes overlap, from one step to the next: ascending by rank, all
 * numbers of a pair side by side.
 */
final class PairMemory {
    /** The filters allow the pair. */
    static final int ALLOWED = 1;
    /** The test's result stands for the colliders as they lie. */
    static final int TESTED = 2;
    /** The test found the pair in contact. */
    static final int TOUCHING = 4;

    /** In place of candidates, of a pair that the broad phase does not report since both sides rest. */
    static final int NONE = -1;

    private static final int ROW = 8;
    private static final int LOW = 0;
    private static final int HIGH = 1;
    private static final int FLAGS = 2;
    private static final int EDGE = 3;
    private static final int PIECE_A = 4;
    private static final int PIECE_B = 5;
    private static final int FIRST = 6;
    private static final int LAST = 7;

    private int count;
    private int[] rows = new int[64 * ROW];
    @SuppressWarnings({"unchecked", "rawtypes"})
    private Contact<Collider>[] contacts = new Contact[64];
    /** Those of the contacts, at hand for tests, which have no need to look at the contacts. */
    private Penetration[] penetrations = new Penetration[64];

    void clear() {
        Arrays.fill(contacts, 0, count, null);
        Arrays.fill(penetrations, 0, count, null);
        count = 0;
    }

    /** Appends a pair of which nothing is known and returns its index. */
    int add(long key) {
        ensureCapacity();
        int row = ROW * count;
        rows[row + LOW] = (int) (key >>> 32);
        rows[row + HIGH] = (int) key;
        rows[row + FLAGS] = 0;
        rows[row + EDGE] = Penetration.NO_EDGE;
        rows[row + PIECE_A] = NONE;
        rows[row + PIECE_B] = NONE;
        return count++;
    }

    /** Appends a pair as another memory has it. */
    int add(PairMemory other, int pair) {
        ensureCapacity();
        System.arraycopy(other.rows, ROW * pair, rows, ROW * count, ROW);
        contacts[count] = other.contacts[pair];
        penetrations[count] = other.penetrations[pair];
        return count++;
    }

    private void ensureCapacity() {
        if (count == contacts.length) {
            rows = Arrays.copyOf(rows, 2 * rows.length);
            contacts = Arrays.copyOf(contacts, 2 * count);
            penetrations = Arrays.copyOf(penetrations, 2 * count);
        }
    }

    /** Follows colliders to their new ranks, and forgets the pairs of those that are gone; their contacts are handed over. */
    void compact(ColliderList colliders, List<Contact<Collider>> ended) {
        int kept = 0;
        for (int pair = 0; pair < count; pair++) {
            int newLow = colliders.newRank(low(pair));
            int newHigh = colliders.newRank(high(pair));
            if (newLow >= 0 && newHigh >= 0) {
                System.arraycopy(rows, ROW * pair, rows, ROW * kept, ROW);
                rows[ROW * kept + LOW] = newLow;
                rows[ROW * kept + HIGH] = newHigh;
                contacts[kept] = contacts[pair];
                penetrations[kept] = penetrations[pair];
                kept++;
            } else if (contacts[pair] != null) {
                ended.add(contacts[pair]);
            }
        }
        Arrays.fill(contacts, kept, count, null);
        Arrays.fill(penetrations, kept, count, null);
        count = kept;
    }

    int count() {
        return count;
    }

    int low(int pair) {
        return rows[ROW * pair + LOW];
    }

    int high(int pair) {
        return rows[ROW * pair + HIGH];
    }

    /** Both ranks, such that the order of these numbers is the order of the pairs. */
    long key(int pair) {
        return key(low(pair), high(pair));
    }

    static long key(int low, int high) {
        return (long) low << 32 | high;
    }

    boolean is(int pair, int flag) {
        return (rows[ROW * pair + FLAGS] & flag) != 0;
    }

    void set(int pair, int flag) {
        rows[ROW * pair + FLAGS] |= flag;
    }

    void unset(int pair, int flags) {
        rows[ROW * pair + FLAGS] &= ~flags;
    }

    /**
     * The candidates of the pair by rank, from the first to before the last; or {@link #NONE}, and in place of the last its
     * place among those that are tested all the same.
     */
    void setCandidates(int pair, int first, int last) {
        rows[ROW * pair + FIRST] = first;
        rows[ROW * pair + LAST] = last;
    }

    int firstCandidate(int pair) {
        return rows[ROW * pair + FIRST];
    }

    int lastCandidate(int pair) {
        return rows[ROW * pair + LAST];
    }

    /** The pair's contact at the step before and, once it was reported, at this one; null while there is none. */
    Contact<Collider> contact(int pair) {
        return contacts[pair];
    }

    void setContact(int pair, Contact<Collider> contact) {
        contacts[pair] = contact;
        penetrations[pair] = contact == null ? null : contact.getPenetration();
    }

    /** That of the pair's contact; null while there is none. */
    Penetration penetration(int pair) {
        return penetrations[pair];
    }

    /** The axis that decided between these pieces last, as {@link Penetration#edge()}, or none if it was others. */
    int edge(int pair, int pieceA, int pieceB) {
        return isOfPieces(pair, pieceA, pieceB) ? rows[ROW * pair + EDGE] : Penetration.NO_EDGE;
    }

    /** Whether the axis, if one is known, is that of these pieces. */
    boolean isOfPieces(int pair, int pieceA, int pieceB) {
        return rows[ROW * pair + PIECE_A] == pieceA && rows[ROW * pair + PIECE_B] == pieceB;
    }

    int pieceA(int pair) {
        return rows[ROW * pair + PIECE_A];
    }

    int pieceB(int pair) {
        return rows[ROW * pair + PIECE_B];
    }

    /** Notes what was found of the pieces that the pair is of. */
    void conclude(int pair, boolean touching, int edge) {
        int row = ROW * pair;
        rows[row + FLAGS] = rows[row + FLAGS] & ~TOUCHING | (touching ? TESTED | TOUCHING : TESTED);
        rows[row + EDGE] = edge;
    }

    void setAxis(int pair, int pieceA, int pieceB, int edge) {
        int row = ROW * pair;
        rows[row + EDGE] = edge;
        rows[row + PIECE_A] = pieceA;
        rows[row + PIECE_B] = pieceB;
    }
}

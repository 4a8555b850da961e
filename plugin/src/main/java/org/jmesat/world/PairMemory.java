package org.jmesat.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.narrowphase.Penetration;

/**
 * What is remembered of each pair of colliders whose boxes overlap, from one step to the next: ascending by rank, in
 * flat arrays.
 */
final class PairMemory {
    /** The filters allow the pair. */
    static final byte ALLOWED = 1;
    /** The test's result stands for the colliders as they lie. */
    static final byte TESTED = 2;
    /** The test found the pair in contact. */
    static final byte TOUCHING = 4;

    private int count;
    private int[] low = new int[64];
    private int[] high = new int[64];
    private int[] edge = new int[64];
    private int[] pieceA = new int[64];
    private int[] pieceB = new int[64];
    private byte[] flags = new byte[64];
    private final ArrayList<Contact<Collider>> contacts = new ArrayList<>();

    void clear() {
        count = 0;
        contacts.clear();
    }

    /** Appends a pair of which nothing is known and returns its index. */
    int add(int lowRank, int highRank) {
        if (count == low.length) {
            low = Arrays.copyOf(low, 2 * count);
            high = Arrays.copyOf(high, 2 * count);
            edge = Arrays.copyOf(edge, 2 * count);
            pieceA = Arrays.copyOf(pieceA, 2 * count);
            pieceB = Arrays.copyOf(pieceB, 2 * count);
            flags = Arrays.copyOf(flags, 2 * count);
        }
        low[count] = lowRank;
        high[count] = highRank;
        edge[count] = Penetration.NO_EDGE;
        pieceA[count] = 0;
        pieceB[count] = 0;
        flags[count] = 0;
        contacts.add(null);
        return count++;
    }

    /** Appends a pair as another memory has it. */
    int add(PairMemory other, int pair) {
        int added = add(other.low[pair], other.high[pair]);
        edge[added] = other.edge[pair];
        pieceA[added] = other.pieceA[pair];
        pieceB[added] = other.pieceB[pair];
        flags[added] = other.flags[pair];
        contacts.set(added, other.contacts.get(pair));
        return added;
    }

    /** Follows colliders to their new ranks, and forgets the pairs of those that are gone; their contacts are handed over. */
    void compact(ColliderList colliders, List<Contact<Collider>> ended) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int newLow = colliders.newRank(low[i]);
            int newHigh = colliders.newRank(high[i]);
            if (newLow >= 0 && newHigh >= 0) {
                low[kept] = newLow;
                high[kept] = newHigh;
                edge[kept] = edge[i];
                pieceA[kept] = pieceA[i];
                pieceB[kept] = pieceB[i];
                flags[kept] = flags[i];
                contacts.set(kept, contacts.get(i));
                kept++;
            } else if (contacts.get(i) != null) {
                ended.add(contacts.get(i));
            }
        }
        while (contacts.size() > kept) {
            contacts.remove(contacts.size() - 1);
        }
        count = kept;
    }

    int count() {
        return count;
    }

    int low(int pair) {
        return low[pair];
    }

    int high(int pair) {
        return high[pair];
    }

    /** Both ranks, such that the order of these numbers is the order of the pairs. */
    long key(int pair) {
        return (long) low[pair] << 32 | high[pair];
    }

    boolean is(int pair, byte flag) {
        return (flags[pair] & flag) != 0;
    }

    void setFlags(int pair, int newFlags) {
        flags[pair] = (byte) newFlags;
    }

    byte flags(int pair) {
        return flags[pair];
    }

    /** The pair's contact at the step before and, once it was reported, at this one; null while there is none. */
    Contact<Collider> contact(int pair) {
        return contacts.get(pair);
    }

    void setContact(int pair, Contact<Collider> contact) {
        contacts.set(pair, contact);
    }

    /** The axis that decided between these pieces, as {@link Penetration#edge()}. */
    int edge(int pair) {
        return edge[pair];
    }

    int pieceA(int pair) {
        return pieceA[pair];
    }

    int pieceB(int pair) {
        return pieceB[pair];
    }

    void setAxis(int pair, int newPieceA, int newPieceB, int newEdge) {
        pieceA[pair] = newPieceA;
        pieceB[pair] = newPieceB;
        edge[pair] = newEdge;
    }
}

package org.jmesat.internal.pairs;

import org.jmesat.internal.broadphase.PairBuffer;
import org.jmesat.internal.place.BodyTable;
import org.jmesat.internal.place.PieceStore;

/** More boxes overlap than is allowed. The step is broken off, and leaves the pairs of the one before. */
public final class PairOverflow extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int body;
    private final int count;

    private PairOverflow(int body, int count) {
        super("Body " + body + " is in at least " + count + " pairs");
        this.body = body;
        this.count = count;
    }

    /** The index of the body that is in most of the pairs; of several, the one of least id. */
    public int body() {
        return body;
    }

    /** How many of the pairs it is in, at least. */
    public int count() {
        return count;
    }

    static PairOverflow of(PairBuffer[] found, int parts, PieceStore pieces, BodyTable bodies) {
        int[] counts = new int[bodies.end()];
        for (int part = 0; part < parts; part++) {
            PairBuffer each = found[part];
            for (int pair = 0; pair < each.count(); pair++) {
                count(pieces.body(each.lower(pair)), counts);
                count(pieces.body(each.higher(pair)), counts);
            }
        }
        int most = -1;
        for (int index = 0; index < counts.length; index++) {
            // One that was removed may still be among what an earlier search has left.
            boolean there = bodies.boxSlot(index) >= 0 && (bodies.rules()[index] & BodyTable.REMOVED) == 0;
            if (there && (most < 0 || counts[index] > counts[most]
                    || counts[index] == counts[most] && bodies.id(index) < bodies.id(most))) {
                most = index;
            }
        }
        return new PairOverflow(most, counts[most]);
    }

    /** What a search that was broken off has left at the end may be anything. */
    private static void count(int index, int[] counts) {
        if (index >= 0 && index < counts.length) {
            counts[index]++;
        }
    }
}

package org.jmesat.internal.pairs;

import org.jmesat.internal.broadphase.PairBuffer;
import org.jmesat.internal.place.BodyTable;
import org.jmesat.internal.place.PieceStore;

/** More boxes overlap than the limit allows. The step is aborted, and the pairs of the last step stay. */
public final class PairOverflow extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int body;
    private final int count;

    private PairOverflow(int body, int count) {
        super("Body " + body + " is in at least " + count + " pairs");
        this.body = body;
        this.count = count;
    }

    /** The index of the body with the most pairs; if several have as many, that of the least id. */
    public int body() {
        return body;
    }

    /** A lower bound on the number of its pairs. */
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
            // The buffers may still hold a removed body, from an earlier search.
            boolean there = bodies.boxSlot(index) >= 0 && (bodies.rules()[index] & BodyTable.REMOVED) == 0;
            if (there && (most < 0 || counts[index] > counts[most]
                    || counts[index] == counts[most] && bodies.id(index) < bodies.id(most))) {
                most = index;
            }
        }
        return new PairOverflow(most, counts[most]);
    }

    /** Ignores the invalid entries that an aborted search leaves at the end of a buffer. */
    private static void count(int index, int[] counts) {
        if (index >= 0 && index < counts.length) {
            counts[index]++;
        }
    }
}

package org.jmesat.internal.step;

import java.util.ArrayList;
import java.util.List;

/** A search for all pairs, as in a step. */
final class AllPairs {
    private AllPairs() {
    }

    /** Replaces the buffer's pairs, and returns the number of boxes compared. */
    static long find(GridBroadPhase broadPhase, PairBuffer pairs) {
        pairs.clear();
        return broadPhase.search(0, broadPhase.prepare(), pairs);
    }

    /** The pairs of a buffer, as "lower higher". */
    static List<String> texts(PairBuffer pairs) {
        List<String> texts = new ArrayList<>();
        for (int p = 0; p < pairs.count(); p++) {
            texts.add(pairs.lower(p) + " " + pairs.higher(p));
        }
        return texts;
    }
}

package org.jmesat.narrowphase.peers;

import org.jmesat.narrowphase.PairText;
import org.jmesat.testing.HardPair;

/**
 * A pair on which a library is wrong.
 *
 * @param pair the pair
 * @param answer the library's answer
 * @param exact the exact distance, or minus the exact depth
 * @param share the error as a share of the pair's size
 * @param error the error in world units
 */
record Example(HardPair pair, Answer answer, double exact, double share, double error) {
    /** Whether it has few enough corners for a sketch by hand. */
    static boolean isSmall(HardPair pair) {
        return pair.a().getVertexCount() + pair.b().getVertexCount() <= 8;
    }

    /** The truth and the answer, one line each. */
    String verdict() {
        String text = "exact " + (exact < 0 ? "depth " + -exact : "distance " + exact) + '\n';
        if (answer.kind() == Answer.Kind.REFUSED || answer.kind() == Answer.Kind.THREW) {
            return text + "no answer";
        }
        return text + "answer " + (answer.kind() == Answer.Kind.APART ? "apart"
                : Double.isNaN(answer.depth()) ? "overlap"
                : "depth " + answer.depth() + ", MTV of B (" + answer.x() + ' ' + answer.y() + ')')
                + (error > 0 ? ", wrong by " + error : "");
    }

    /** The pair as text that {@link PairText} reads. */
    String shapes() {
        return PairText.of(pair.placedA(), pair.placedB()).toString();
    }
}

package org.jmesat.narrowphase.peers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Pairs that check the direction of the push. */
class KnownPairsTest {
    private final SatResult found = new SatResult();

    @ParameterizedTest
    @EnumSource(KnownPair.class)
    void ourPushSeparatesKnownPairsByTheExactDepth(KnownPair known) {
        Judge judge = new Judge();
        judge.begin(known.pair);
        Answer answer = Peer.OURS.ask(known.pair);
        assertEquals(Answer.Kind.OVERLAP, answer.kind());
        assertEquals(0, judge.leftOver(answer));
        assertEquals(0, judge.depthError(answer));
    }

    @ParameterizedTest
    @EnumSource(KnownPair.class)
    void anArbitraryDirectionIsFlagged(KnownPair known) {
        assertTrue(new Sat().test(known.pair.placedA(), known.pair.placedB(), 0, found));
        assertEquals(known.isEven(), found.isDirectionArbitrary());
    }
}

package org.jmesat.narrowphase.peers;

import org.jmesat.internal.sat.Sat;
import org.jmesat.internal.sat.SatResult;
import org.jmesat.testing.HardPair;

/** This project's narrow phase. */
final class OurAnswers implements Peer.Answers {
    private final Sat sat = new Sat();
    private final SatResult found = new SatResult();

    @Override
    public Answer ask(HardPair pair) {
        return sat.test(pair.placedA(), pair.placedB(), 0, found)
                ? Answer.overlap(found.depth(), found.mtvX(), found.mtvY())
                : Answer.APART;
    }
}

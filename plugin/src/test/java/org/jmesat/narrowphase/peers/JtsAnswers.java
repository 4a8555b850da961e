package org.jmesat.narrowphase.peers;

import org.jmesat.testing.HardPair;
import org.jmesat.testing.JtsOracle;
import org.locationtech.jts.geom.Geometry;

/**
 * JTS, which tests for overlap but gives no push: points, lines and polygons, their world corners rounded to doubles.
 */
final class JtsAnswers implements Peer.Answers {
    @Override
    public Answer ask(HardPair pair) {
        Geometry a;
        Geometry b;
        try {
            a = JtsOracle.geometry(pair.placedA());
            b = JtsOracle.geometry(pair.placedB());
        } catch (IllegalArgumentException e) {
            return Answer.REFUSED;
        }
        try {
            return a.intersects(b) ? Answer.OVERLAP : Answer.APART;
        } catch (RuntimeException e) {
            return Answer.THREW;
        }
    }
}

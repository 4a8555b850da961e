package org.jmesat.narrowphase.peers;

import org.jmesat.testing.HurtfulPair;
import org.jmesat.testing.JtsOracle;
import org.locationtech.jts.geom.Geometry;

/** JTS, which knows overlap but no push: points, lines and polygons, their corners rounded to doubles in the world. */
final class JtsAnswers implements Peer.Answers {
    @Override
    public Answer ask(HurtfulPair pair) {
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

package org.jmesat.narrowphase.peers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.testing.HardPair.Kind;
import org.jmesat.testing.HardPair;
import org.jmesat.testing.HardPairs;
import org.jmesat.testing.JtsOracle;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;

class JtsAnswersTest {
    @Test
    void aPreparedGeometryWorksForAPairForWhichIntersectsThrows() {
        HardPair pair = HardPairs.random(2026).goTo(12405).next(Kind.CONCENTRIC);
        assertEquals(Answer.Kind.THREW, Peer.JTS.ask(pair).kind());
        Geometry a = JtsOracle.geometry(pair.placedA());
        Geometry b = JtsOracle.geometry(pair.placedB());
        assertTrue(a.isValid() && b.isValid());
        assertTrue(PreparedGeometryFactory.prepare(a).intersects(b));
    }
}

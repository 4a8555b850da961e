package org.jmesat.narrowphase.peers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.testing.HurtfulPair;
import org.jmesat.testing.HurtfulPair.Kind;
import org.jmesat.testing.HurtfulPairs;
import org.jmesat.testing.JtsOracle;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;

class JtsAnswersTest {
    @Test
    void aPreparedGeometryAnswersWhereIntersectsThrows() {
        HurtfulPair pair = HurtfulPairs.random(2026).goTo(12405).next(Kind.CONCENTRIC);
        assertEquals(Answer.Kind.THREW, Peer.JTS.ask(pair).kind());
        Geometry a = JtsOracle.geometry(pair.placedA());
        Geometry b = JtsOracle.geometry(pair.placedB());
        assertTrue(a.isValid() && b.isValid());
        assertTrue(PreparedGeometryFactory.prepare(a).intersects(b));
    }
}

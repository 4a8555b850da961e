package org.jmesat.world;

import org.jmesat.contact.Contact;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.narrowphase.Penetration;

/** Tells how two colliders lie to each other, axis by axis. */
final class PairExplanation {
    private PairExplanation() {
    }

    /** Explains the pair of pieces that is deepest or, when all are apart, closest by separation. */
    static AxisReport of(Collider a, Collider b, TouchPolicy policy, Contact<Collider> last) {
        AxisReport report = null;
        for (int i = 0; i < a.getPieceCount(); i++) {
            for (int j = 0; j < b.getPieceCount(); j++) {
                PlacedPolygon p = a.getPiece(i);
                PlacedPolygon q = b.getPiece(j);
                if (p.count() == 0 || q.count() == 0) {
                    continue;
                }
                AxisReport next = AxisReport.of(p, q, limit(p, q, policy, last != null), lastEdge(last, a, i, j));
                if (report == null || next.separation() < report.separation()) {
                    report = next.aboutPieces(i, j);
                }
            }
        }
        return report;
    }

    /** The edge that decided between two pieces last time, as the asker sees it, for whom A may be the contact's B. */
    private static int lastEdge(Contact<Collider> last, Collider a, int pieceA, int pieceB) {
        if (last == null) {
            return Penetration.NO_EDGE;
        }
        boolean swapped = last.getA() != a;
        if (last.getPieceA() != (swapped ? pieceB : pieceA) || last.getPieceB() != (swapped ? pieceA : pieceB)) {
            return Penetration.NO_EDGE;
        }
        int edge = last.getPenetration().edge();
        return swapped && edge != Penetration.NO_EDGE ? ~edge : edge;
    }

    private static double limit(PlacedPolygon p, PlacedPolygon q, TouchPolicy policy, boolean wasTouching) {
        double tolerance = Tolerance.touching(p.radius() + q.radius(),
                Math.max(p.largestCoordinate(), q.largestCoordinate()));
        return policy.limit(tolerance, wasTouching);
    }
}

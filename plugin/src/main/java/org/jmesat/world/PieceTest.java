package org.jmesat.world;

import org.jmesat.contact.Contact;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.narrowphase.ContactManifold;
import org.jmesat.narrowphase.Penetration;
import org.jmesat.narrowphase.Sat;

/**
 * Tests two bodies piece by piece and keeps the deepest pair of pieces: its normal and depth stand for the bodies.
 * Results are valid until the next call.
 */
final class PieceTest {
    private final Sat sat = new Sat();
    private final Penetration candidate = new Penetration();
    private final Penetration deepest = new Penetration();
    private final ContactManifold manifold = new ContactManifold();
    private int pieceA;
    private int pieceB;

    /** True when some pieces touch; {@code last} is the pair's contact of the last tick, or null. */
    boolean test(Collider a, Collider b, TouchPolicy policy, Contact<Collider> last) {
        boolean touching = false;
        for (int i = 0; i < a.getPieceCount(); i++) {
            PlacedPolygon p = a.getPiece(i);
            for (int j = 0; j < b.getPieceCount(); j++) {
                PlacedPolygon q = b.getPiece(j);
                if (p.count() == 0 || q.count() == 0) {
                    continue;
                }
                double limit = limit(p, q, policy, last != null);
                if (boxGap(p, q) > limit || !sat.test(p, q, limit, lastEdge(last, a, i, j), candidate)) {
                    continue;
                }
                if (!touching || candidate.separation() < deepest.separation()) {
                    deepest.set(candidate);
                    pieceA = i;
                    pieceB = j;
                    touching = true;
                }
            }
        }
        if (touching) {
            manifold.compute(a.getPiece(pieceA), b.getPiece(pieceB), deepest);
        }
        return touching;
    }

    /** Explains the pair of pieces that is deepest or, when all are apart, closest by separation. */
    AxisReport explain(Collider a, Collider b, TouchPolicy policy, Contact<Collider> last) {
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

    private static double boxGap(PlacedPolygon p, PlacedPolygon q) {
        double alongX = Math.max(q.minX() - p.maxX(), p.minX() - q.maxX());
        double alongY = Math.max(q.minY() - p.maxY(), p.minY() - q.maxY());
        return Math.max(alongX, alongY);
    }

    Penetration penetration() {
        return deepest;
    }

    ContactManifold manifold() {
        return manifold;
    }

    int pieceA() {
        return pieceA;
    }

    int pieceB() {
        return pieceB;
    }
}

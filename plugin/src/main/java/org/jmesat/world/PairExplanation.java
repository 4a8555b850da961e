package org.jmesat.world;

import org.jmesat.contact.Contact;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.narrowphase.AxisReport;

/** Writes the axis report of two colliders at the last step. */
final class PairExplanation {
    private final PlacedPolygon p = new PlacedPolygon();
    private final PlacedPolygon q = new PlacedPolygon();

    /**
     * Explains the pair of pieces of least separation: the deepest or, if all are apart, the closest.
     *
     * @param last the contact of the two at the last step, or null
     * @param store receives the explanation
     * @return false if either has no piece with a vertex
     */
    boolean write(Collider a, Collider b, TouchPolicy policy, Contact<Collider> last, AxisReport store) {
        int pieceA = -1;
        int pieceB = -1;
        double least = Double.POSITIVE_INFINITY;
        boolean several = a.getPieceCount() > 1 || b.getPieceCount() > 1;
        for (int i = 0; i < a.getPieceCount(); i++) {
            for (int j = 0; j < b.getPieceCount(); j++) {
                if (write(a, i, b, j, policy, last, store) && (pieceA < 0 || store.separation() < least)) {
                    least = store.separation();
                    pieceA = i;
                    pieceB = j;
                }
            }
        }
        if (pieceA >= 0 && several) {
            write(a, pieceA, b, pieceB, policy, last, store);
        }
        return pieceA >= 0;
    }

    private boolean write(Collider a, int pieceA, Collider b, int pieceB, TouchPolicy policy,
            Contact<Collider> last, AxisReport store) {
        a.copyPiece(pieceA, p);
        b.copyPiece(pieceB, q);
        if (p.count() == 0 || q.count() == 0) {
            return false;
        }
        store.update(p, q, limit(p, q, policy, last != null), lastEdge(last, a, pieceA, pieceB));
        store.aboutPieces(pieceA, pieceB);
        return true;
    }

    /** The edge of least overlap of two pieces at the last step; swapped if the contact's A is the report's B. */
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

package org.jmesat.world;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.narrowphase.ShapePair;

/**
 * Writes the axis report of two colliders at the last step. A report measures and groups all axes of two pieces, so
 * only the deciding pieces get one: those of the contact or, without a contact, those found by {@link #search}.
 */
final class ClosestPieces {
    private final PlacedPolygon p = new PlacedPolygon();
    private final PlacedPolygon q = new PlacedPolygon();
    private final ShapePair pair = new ShapePair();
    /** Scratch: the pieces of both colliders. */
    private final List<PlacedPolygon> piecesA = new ArrayList<>();
    private final List<PlacedPolygon> piecesB = new ArrayList<>();

    /**
     * Explains the deepest pair of pieces or, if all are apart, the closest one.
     *
     * @param last the contact of the two at the last step, or null
     * @param store receives the explanation
     * @return false if either has no piece with a vertex
     */
    boolean write(Collider a, Collider b, TouchPolicy policy, Contact<Collider> last, AxisReport store) {
        if (a.getPieceCount() == 1 && b.getPieceCount() == 1) {
            return write(a, 0, b, 0, policy, last, store);
        }
        boolean ordered = last != null && last.getA() == a;
        int pieceA = last == null ? Integer.MAX_VALUE : ordered ? last.getPieceA() : last.getPieceB();
        int pieceB = last == null ? Integer.MAX_VALUE : ordered ? last.getPieceB() : last.getPieceA();
        // A game may have changed the pieces since the step.
        return pieceA < a.getPieceCount() && pieceB < b.getPieceCount()
                && write(a, pieceA, b, pieceB, policy, last, store) || search(a, b, policy, last, store);
    }

    /**
     * Finds the pieces. A pair of which the normal of an edge shows that it is not the best is left at that edge; of
     * the others the distance is computed, which is greater from corner to corner.
     */
    private boolean search(Collider a, Collider b, TouchPolicy policy, Contact<Collider> last, AxisReport store) {
        copy(a, piecesA);
        copy(b, piecesB);
        int bestA = -1;
        int bestB = -1;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < a.getPieceCount(); i++) {
            for (int j = 0; j < b.getPieceCount(); j++) {
                if (separation(piecesA.get(i), piecesB.get(j), least) < least) {
                    pair.compute(piecesA.get(i), piecesB.get(j));
                    if (pair.separation() < least) {
                        least = pair.separation();
                        bestA = i;
                        bestB = j;
                    }
                }
            }
        }
        return bestA >= 0 && write(a, bestA, b, bestB, policy, last, store);
    }

    private static void copy(Collider collider, List<PlacedPolygon> pieces) {
        while (pieces.size() < collider.getPieceCount()) {
            pieces.add(new PlacedPolygon());
        }
        for (int i = 0; i < collider.getPieceCount(); i++) {
            collider.copyPiece(i, pieces.get(i));
        }
    }

    /**
     * The greatest separation along the normals of the edges of two shapes; of a pair that reaches {@code most}, any
     * number from there on. The distance of two points or circles; +∞ if a shape is empty.
     */
    private static double separation(PlacedPolygon a, PlacedPolygon b, double most) {
        if (a.count() == 0 || b.count() == 0) {
            return Double.POSITIVE_INFINITY;
        }
        if (a.count() == 1 && b.count() == 1) {
            return Math.hypot(b.x()[0] - a.x()[0], b.y()[0] - a.y()[0]) - a.rounding() - b.rounding();
        }
        return Math.max(separationOfEdges(a, b, most), separationOfEdges(b, a, most));
    }

    private static double separationOfEdges(PlacedPolygon a, PlacedPolygon b, double most) {
        double greatest = Double.NEGATIVE_INFINITY;
        double rounding = a.rounding() + b.rounding();
        for (int i = a.count() < 2 ? a.count() : 0; i < a.count() && greatest < most; i++) {
            double nx = a.normalX(i);
            double ny = a.normalY(i);
            double least = Double.POSITIVE_INFINITY;
            for (int k = 0; k < b.count(); k++) {
                least = Math.min(least, nx * b.x()[k] + ny * b.y()[k]);
            }
            greatest = Math.max(greatest, least - (nx * a.x()[i] + ny * a.y()[i]) - rounding);
        }
        return greatest;
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
        return policy.limit(tolerance(p, q), wasTouching);
    }

    private static double tolerance(PlacedPolygon p, PlacedPolygon q) {
        return Tolerance.touching(p.radius() + q.radius(), Math.max(p.largestCoordinate(), q.largestCoordinate()));
    }
}

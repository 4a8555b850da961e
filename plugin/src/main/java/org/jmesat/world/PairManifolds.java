package org.jmesat.world;

import org.jmesat.contact.Contact;
import org.jmesat.geometry.Penetration;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.step.BodyPoses;
import org.jmesat.internal.step.BodyTable;
import org.jmesat.internal.step.ContactTracker;
import org.jmesat.internal.step.PieceStore;
import org.jmesat.narrowphase.ContactManifold;

/** Computes the points of a contact on demand, since most are never read. */
final class PairManifolds implements ContactTracker.ManifoldRule<Collider> {
    private final ColliderList colliders;
    private final BodyTable bodies;
    private final PieceStore pieces;
    private final PlacedPolygon a = new PlacedPolygon();
    private final PlacedPolygon b = new PlacedPolygon();
    private boolean stepping;

    PairManifolds(ColliderList colliders, BodyTable bodies, PieceStore pieces) {
        this.colliders = colliders;
        this.bodies = bodies;
        this.pieces = pieces;
    }

    /** Set during a step, when contacts are still those of the step before. */
    void setStepping(boolean newStepping) {
        stepping = newStepping;
    }

    @Override
    public void compute(Contact<Collider> contact, int pieceA, int pieceB, Penetration penetration,
            ContactManifold manifold) {
        boolean past = stepping || contact.getExitReason() != null;
        place(contact.getA(), pieceA, past, a);
        place(contact.getB(), pieceB, past, b);
        manifold.compute(a, b, penetration);
    }

    /** Places a piece at its present pose or, if {@code past}, at its pose of the step before. */
    private void place(Collider collider, int piece, boolean past, PlacedPolygon store) {
        int index = collider.index();
        bodies.copyPiece(index, piece, pieces.table(), store);
        if (past && colliders.has(collider) && bodies.isChanged(index)) {
            double[] from = bodies.poses().previous();
            int row = BodyPoses.ROW * index;
            store.place(from[row], from[row + 1], from[row + 2], from[row + 3]);
        }
    }
}

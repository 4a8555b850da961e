package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import org.jmesat.contact.Contact;
import org.jmesat.world.Collider;

/**
 * Two colliders to keep apart for the rest of a tick, with their spatials and deepest pieces: a contact of the tick, or
 * a new overlap that a push created.
 */
final class PushPair {
    private Collider a;
    private Spatial spatialA;
    private Collider b;
    private Spatial spatialB;
    private int pieceA;
    private int pieceB;
    private Contact<Collider> contact;

    void set(Contact<Collider> newContact, Spatial newSpatialA, Spatial newSpatialB) {
        set(newContact.getA(), newSpatialA, newContact.getB(), newSpatialB);
        setPieces(newContact.getPieceA(), newContact.getPieceB());
        contact = newContact;
    }

    /** Sets a pair without a contact; A is the collider of lower id. */
    void set(Collider newA, Spatial newSpatialA, Collider newB, Spatial newSpatialB) {
        a = newA;
        spatialA = newSpatialA;
        b = newB;
        spatialB = newSpatialB;
        contact = null;
    }

    void setPieces(int newPieceA, int newPieceB) {
        pieceA = newPieceA;
        pieceB = newPieceB;
    }

    void clear() {
        set(null, null, null, null);
    }

    Collider a() {
        return a;
    }

    Collider b() {
        return b;
    }

    Spatial spatialA() {
        return spatialA;
    }

    Spatial spatialB() {
        return spatialB;
    }

    boolean isOf(Collider first, Collider second) {
        return a == first && b == second || a == second && b == first;
    }

    int pieceA() {
        return pieceA;
    }

    int pieceB() {
        return pieceB;
    }

    /** The contact of the tick, or null for a new overlap. */
    Contact<Collider> contact() {
        return contact;
    }
}

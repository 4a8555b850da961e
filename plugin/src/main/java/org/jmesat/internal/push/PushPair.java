package org.jmesat.internal.push;

import com.jme3.scene.Spatial;
import org.jmesat.contact.Contact;
import org.jmesat.world.Collider;

/**
 * Two colliders that are kept apart for the rest of a tick: a contact of the tick, or two that pushes have brought
 * together since. With their spatials, and the pieces that are deepest in each other.
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

    /** Becomes a pair without a contact; A is the collider of lower id. */
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

    /** The contact of the tick, or null where only pushes have brought the two together. */
    Contact<Collider> contact() {
        return contact;
    }
}

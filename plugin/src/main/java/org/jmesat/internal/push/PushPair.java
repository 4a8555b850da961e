package org.jmesat.internal.push;

import org.jmesat.contact.Contact;
import org.jmesat.world.Collider;

/**
 * Two colliders that {@link PairPusher} keeps apart for the rest of a tick: a contact of the tick, or two that pushes
 * have brought together since.
 */
final class PushPair {
    private Collider a;
    private Collider b;
    private int pieceA;
    private int pieceB;
    private Contact<Collider> contact;

    void set(Contact<Collider> newContact) {
        set(newContact.getA(), newContact.getB());
        setPieces(newContact.getPieceA(), newContact.getPieceB());
        contact = newContact;
    }

    /** The first one is that of lower id. */
    void set(Collider first, Collider second) {
        a = first;
        b = second;
        contact = null;
    }

    void setPieces(int newPieceA, int newPieceB) {
        pieceA = newPieceA;
        pieceB = newPieceB;
    }

    void clear() {
        a = null;
        b = null;
        contact = null;
    }

    Collider a() {
        return a;
    }

    Collider b() {
        return b;
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

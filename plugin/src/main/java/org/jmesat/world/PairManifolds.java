package org.jmesat.world;

import org.jmesat.contact.Contact;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.ContactManifold;

/** Finds the points of a contact when somebody asks for them, which is seldom the case for most. */
final class PairManifolds {
    private final PlacedPolygon a = new PlacedPolygon();
    private final PlacedPolygon b = new PlacedPolygon();

    /** With either collider as it lies or, where told so, as it lay before it was placed last. */
    void compute(Contact<Collider> contact, boolean beforeA, boolean beforeB, ContactManifold manifold) {
        contact.getA().placeAs(a, contact.getPieceA(), beforeA);
        contact.getB().placeAs(b, contact.getPieceB(), beforeB);
        manifold.compute(a, b, contact.getPenetration());
    }
}

package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.jmesat.contact.Contact;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.Buffers;
import org.junit.jupiter.api.Test;

/** A body with any number of pieces is one collider. */
class BodyOfPiecesTest {
    private static final ConvexPolygon BOX = ConvexPolygon.rectangle(2, 2);

    private final CollisionWorld world = new CollisionWorld();
    private final Collider table = world.add("table");
    private final Collider crate = world.add("crate");

    @Test
    void manyPiecesMakeOneContactOfTheDeepestPair() {
        table.setPieceCount(3);
        table.setPiece(0, Buffers.of(BOX), 0, 0);
        table.setPiece(1, Buffers.of(BOX), 1, 0);
        table.setPiece(2, Buffers.of(BOX), 0.5, 0);
        crate.setShape(BOX);
        crate.setPosition(2.25, 0);
        world.step();
        assertEquals(1, world.getContacts().size());
        Contact<Collider> contact = world.getContact(table, crate);
        assertEquals(1, contact.getPieceA());
        assertEquals(0, contact.getPieceB());
        assertEquals(0.75, contact.getPenetration().depth(), 1e-12);
        assertEquals(1, contact.getPenetration().normalX(), 1e-12);
    }

    @Test
    void anotherDeepestPieceIsNoNewContact() {
        table.setPieceCount(2);
        table.setPiece(0, Buffers.of(BOX), -5, 0);
        table.setPiece(1, Buffers.of(BOX), 5, 0);
        crate.setPieceCount(2);
        crate.setPiece(0, Buffers.of(BOX), -5, 1.5);
        crate.setPiece(1, Buffers.of(BOX), 5, 1.75);
        world.step();
        Contact<Collider> contact = world.getContact(table, crate);
        assertEquals(0, contact.getPieceA());
        crate.setPosition(0, -0.1);
        crate.setPiece(0, Buffers.of(BOX), -5, 9);
        world.step();
        assertSame(contact, world.getContact(table, crate));
        assertEquals(1, world.getEvents().stays().size());
        assertEquals(1, contact.getPieceA());
        assertEquals(1, contact.getPieceB());
        assertEquals(0.35, contact.getPenetration().depth(), 1e-12);
    }

    @Test
    void piecesOfOneBodyDoNotCollideWithEachOther() {
        table.setShape(BOX, BOX, BOX);
        world.step();
        assertEquals(0, world.getContacts().size());
    }

    @Test
    void theGapBetweenPiecesIsEmpty() {
        table.setPieceCount(2);
        table.setPiece(0, Buffers.of(BOX), -5, 0);
        table.setPiece(1, Buffers.of(BOX), 5, 0);
        crate.setShape(BOX);
        world.step();
        assertNull(world.getContact(table, crate));
        assertEquals(2, world.explain(table, crate).axes().size());
        assertEquals(3, world.explain(table, crate).separation(), 1e-12);
    }

    @Test
    void aDroppedPieceHasNoContact() {
        table.setShape(BOX, BOX);
        crate.setShape(BOX);
        world.step();
        table.setPieceCount(1);
        table.setPiece(0, Buffers.of(BOX), 50, 0);
        world.step();
        assertNull(world.getContact(table, crate));
        table.setPieceCount(2);
        world.step();
        assertNull(world.getContact(table, crate), "an added piece is empty");
    }

    @Test
    void aPairIsExplainedFromEitherSide() {
        CollisionWorld world = new CollisionWorld();
        Collider a = world.add("a");
        Collider b = world.add("b");
        a.setShape(ConvexPolygon.rectangle(2, 2));
        b.setShape(ConvexPolygon.rectangle(2, 2));
        b.setPosition(1.5, 1.5);
        for (int tick = 0; tick < 3; tick++) {
            world.step();
            double x = world.getContact(a, b).getPenetration().normalX();
            assertEquals(1, Math.abs(x), 1e-12);
            assertEquals(x, world.explain(a, b).deciding().x(), 1e-12);
            assertEquals(-x, world.explain(b, a).deciding().x(), 1e-12);
        }
    }
}

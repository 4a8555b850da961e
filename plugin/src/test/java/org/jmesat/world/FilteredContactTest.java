package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.Test;

/** Contacts as a filter sees them during a step. */
class FilteredContactTest {
    private final CollisionWorld world = new CollisionWorld();
    private final Collider a = world.add("a");
    private final Collider b = world.add("b");

    @Test
    void aFilterSeesTheContactsOfTheLastStepAndDoesNotChangeThem() {
        a.setShape(ConvexPolygon.rectangle(2, 2));
        b.setShape(ConvexPolygon.rectangle(2, 2));
        b.setPosition(1, 0.5);
        List<Double> seen = new ArrayList<>();
        world.setPairFilter((low, high) -> {
            Contact<Collider> contact = world.getContact(low, high);
            seen.add(contact == null ? Double.NaN : contact.getManifold().x(0));
            return true;
        });
        world.step();
        double before = world.getContact(a, b).getManifold().x(0);
        a.setPosition(5, 0);
        b.setPosition(6, 0.5);
        world.step();
        assertEquals(List.of(Double.NaN, before), seen);
        assertEquals(before + 5, world.getContact(a, b).getManifold().x(0), 1e-12);
    }

    @Test
    void aFilterCalledForADistantPairSeesOtherContactsOfTheLastStep() {
        Collider c = world.add("c");
        for (Collider each : List.of(a, b, c)) {
            each.setShape(ConvexPolygon.rectangle(2, 2));
        }
        b.setPosition(1.75, 0);
        c.setPosition(0, 1.5);
        world.step();
        List<Double> seen = new ArrayList<>();
        world.setPairFilter((low, high) -> {
            seen.add(world.getContact(a, b).getDepth());
            seen.add(world.getContact(a, b).getPenetration().depth());
            return true;
        });
        b.setPosition(1.5, 0);
        c.setPosition(50, 50);
        world.step();
        // Two values for each of three calls: A with B, and C, which moves away, with both.
        assertEquals(Collections.nCopies(6, 0.25), seen);
        assertEquals(0.5, world.getContact(a, b).getDepth());
    }

    @Test
    void aRefusedChangeDuringAStepChangesNothing() {
        a.setShape(ConvexPolygon.rectangle(2, 2));
        b.setShape(ConvexPolygon.rectangle(2, 2));
        List<IllegalStateException> refused = new ArrayList<>();
        world.setPairFilter((low, high) -> {
            refused.add(assertThrows(IllegalStateException.class, () -> low.setPosition(9, 9)));
            refused.add(assertThrows(IllegalStateException.class, () -> low.setPieceCount(0)));
            refused.add(assertThrows(IllegalStateException.class, () -> low.setAngle(1)));
            refused.add(assertThrows(IllegalStateException.class, () -> low.setFixed(true)));
            return true;
        });
        world.step();
        assertEquals(4, refused.size());
        assertEquals(0, a.getX());
        assertEquals(1, a.getPieceCount());
        world.setPairFilter(null);
        world.step();
        assertEquals(1, world.getContacts().size());
        a.setPosition(9, 9);
        world.step();
        assertEquals(8, a.getPiece(0).minX());
        assertEquals(0, world.getContacts().size());
    }
}

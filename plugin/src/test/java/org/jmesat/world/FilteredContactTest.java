package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.Test;

/** What a filter may see of contacts while a step is going on. */
class FilteredContactTest {
    private final CollisionWorld world = new CollisionWorld();
    private final Collider a = world.add("a");
    private final Collider b = world.add("b");

    @Test
    void aFilterSeesTheContactsOfTheLastStepAndSpoilsNothing() {
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
}

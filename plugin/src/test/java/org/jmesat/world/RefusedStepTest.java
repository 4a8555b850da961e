package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.narrowphase.ContactManifold;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Contacts while steps are refused because too many pairs overlap. */
class RefusedStepTest {
    private final CollisionWorld world = new CollisionWorld();
    private final Collider floor = box(0, 0);
    private final Collider crate = box(1.5, 0.25);
    private final Collider[] heap = {box(50, 0), box(60, 0), box(70, 0)};
    private String points;

    private Collider box(double x, double y) {
        Collider collider = world.add("box");
        collider.setShape(ConvexPolygon.rectangle(2, 2));
        collider.setPosition(x, y);
        return collider;
    }

    @BeforeEach
    void bringIntoContact() {
        world.setMaxPairs(2);
        world.step();
        points = points(world.getContact(floor, crate));
        world.step();
    }

    private static String points(Contact<Collider> contact) {
        ContactManifold manifold = contact.getManifold();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < manifold.count(); i++) {
            text.append(manifold.x(i)).append(' ').append(manifold.y(i)).append(' ').append(manifold.depth(i))
                    .append('\n');
        }
        return text.toString();
    }

    private void refuse() {
        for (Collider collider : heap) {
            collider.setPosition(50, 0);
        }
        assertThrows(TooManyPairsException.class, world::step);
    }

    private void dissolve() {
        for (int i = 0; i < heap.length; i++) {
            heap[i].setPosition(50 + 10 * i, 0);
        }
    }

    private void requireExit(ExitReason reason) {
        List<Contact<Collider>> exits = world.getEvents().exits();
        assertEquals(1, exits.size());
        assertEquals(reason, exits.get(0).getExitReason());
        assertEquals(points, points(exits.get(0)));
    }

    @Test
    void aContactKeepsItsPointsWhileItIsNotTested() {
        crate.setPosition(1.75, 0.75);
        refuse();
        assertEquals(points, points(world.getContact(floor, crate)));
    }

    @Test
    void aPairThatSeparatedMeanwhileEndsWithThePointsOfTheLastTickInContact() {
        crate.setPosition(5, 5);
        refuse();
        dissolve();
        world.step();
        requireExit(ExitReason.SEPARATED);
    }

    @Test
    void aPairThatSeparatedOverSeveralStepsEndsWithThePointsOfTheLastTickInContact() {
        crate.setPosition(5, 5);
        refuse();
        crate.setPosition(6, 5);
        refuse();
        crate.setPosition(7, 5);
        dissolve();
        world.step();
        requireExit(ExitReason.SEPARATED);
    }

    @Test
    void aReshapedPairEndsWithThePointsOfTheLastTickInContact() {
        crate.setPosition(1.9, 0.5);
        refuse();
        crate.setShape(ConvexPolygon.regular(5, 0.1f));
        refuse();
        crate.setPosition(7, 5);
        dissolve();
        world.step();
        requireExit(ExitReason.SEPARATED);
    }

    @Test
    void theContactOfARemovedColliderEndsOnce() {
        crate.setPosition(5, 5);
        refuse();
        world.remove(crate, ExitReason.DISABLED);
        refuse();
        dissolve();
        world.step();
        requireExit(ExitReason.DISABLED);
        world.step();
        assertEquals(0, world.getEvents().exits().size());
    }

    @Test
    void theContactOfARemovedColliderEndsWithATeardownAtTheLatest() {
        world.remove(crate, ExitReason.DISABLED);
        refuse();
        world.tearDown();
        requireExit(ExitReason.DISABLED);
        world.step();
        assertEquals(0, world.getEvents().exits().size());
    }

    @Test
    void aTeardownAfterARefusedStepReportsTheLastTickInContact() {
        crate.setPosition(5, 5);
        refuse();
        world.tearDown();
        requireExit(ExitReason.TEARDOWN);
    }
}

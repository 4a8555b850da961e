package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The contacts that small worlds find after changes. */
class ChangingPairsByHandTest {
    private final CollisionWorld world = new CollisionWorld();

    @Test
    void aColliderThatIsAddedAfterANewPairIsFound() {
        Collider a = box(0, 0);
        Collider b = box(10, 0);
        stepWhileMoving(a, b);
        a.setPosition(9.5, 0);
        world.step();
        assertEquals(1, world.getContacts().size());
        for (int i = 0; i < 20; i++) {
            box(50 + 2 * i / 3.0, 0);
        }
        world.step();
        assertEquals(20, world.getContacts().size());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
    void aColliderThatIsNoLongerFixedIsTestedAtOnce(int tick) {
        Collider a = box(0, 0);
        Collider b = box(0.3, 0);
        a.setFixed(true);
        b.setFixed(true);
        for (int i = 0; i < tick; i++) {
            world.step();
            assertEquals(0, world.getContacts().size());
        }
        a.setFixed(false);
        world.step();
        assertEquals(1, world.getContacts().size());
    }

    @Test
    void manyNewPairsAreFound() {
        Collider large = world.add(null);
        large.setShape(ConvexPolygon.rectangle(80, 80));
        large.setPosition(-100, 0);
        for (int i = 0; i < 1_600; i++) {
            box(2 * (i % 40), 2 * (i / 40));
        }
        Collider mover = box(-50, 0);
        stepWhileMoving(mover, mover);
        large.setPosition(40, 40);
        world.step();
        assertTrue(world.getContacts().size() > 1_200);
    }

    @Test
    void pairsOfPiecesLastWhenAColliderWithoutABoxIsRemoved() {
        Collider bare = world.add("bare");
        Collider a = bodyOfTwo(0);
        Collider b = bodyOfTwo(1.5);
        Collider c = bodyOfTwo(20);
        stepWhileMoving(a, b, c);
        assertEquals(1, world.getContacts().size());
        world.remove(bare, ExitReason.REMOVED);
        c.setPosition(-1.5, 0);
        world.step();
        assertEquals(2, world.getContacts().size());
        assertNotNull(world.getContact(a, b));
        assertNotNull(world.getContact(a, c));
        assertEquals(-0.5, world.getContact(a, b).getPenetration().separation(), 1e-6);
        a.setPosition(-3, 0);
        world.step();
        assertEquals(1, world.getContacts().size());
        assertNotNull(world.getContact(a, c));
    }

    @Test
    void aBodyThatGetsAnEmptyPieceKeepsItsContact() {
        Collider[] pushed = {box(0, 0), box(20, 0), box(40, 0)};
        Collider[] pushing = {box(0.75, 0), box(20.75, 0), box(40.75, 0)};
        stepWhileMoving(pushed[0], pushed[1], pushed[2], pushing[0], pushing[1], pushing[2]);
        for (int i = 0; i < pushed.length; i++) {
            pushed[i].setPieceCount(2);
            pushing[i].setPosition(pushed[i].getX() + 0.5, 0);
        }
        world.step();
        for (int i = 0; i < pushed.length; i++) {
            assertNotNull(world.getContact(pushed[i], pushing[i]), "pair " + i);
            assertEquals(-0.5, world.getContact(pushed[i], pushing[i]).getPenetration().separation(), 1e-3);
        }
    }

    private Collider box(double x, double y) {
        Collider collider = world.add(null);
        collider.setShape(ConvexPolygon.rectangle(1, 1));
        collider.setPosition(x, y);
        return collider;
    }

    private Collider bodyOfTwo(double x) {
        Collider collider = world.add(null);
        collider.setShape(ConvexPolygon.rectangle(2, 2), ConvexPolygon.rectangle(1, 1));
        collider.setPosition(x, 0);
        return collider;
    }

    /** Steps until all but these colliders rest. */
    private void stepWhileMoving(Collider... moving) {
        for (int tick = 0; tick < 40; tick++) {
            for (Collider each : moving) {
                each.setPosition(each.getX(), 0.001 * tick);
            }
            world.step();
        }
    }
}

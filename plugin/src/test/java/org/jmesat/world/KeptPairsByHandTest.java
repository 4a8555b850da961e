package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Small worlds that keep pairs: the contacts that they find, and the changes that cause a search. */
class KeptPairsByHandTest {
    private final CollisionWorld world = new CollisionWorld();
    private final StepStatistics statistics = new StepStatistics();

    @BeforeEach
    void searchesAreCounted() {
        world.setStatistics(statistics);
    }

    @Test
    void aColliderThatIsAddedAfterANewPairIsFound() {
        Collider a = box(0, 0);
        Collider b = box(10, 0);
        stepUntilPairsAreKept(a, b);
        a.setPosition(9.5, 0);
        world.step();
        assertFalse(statistics.isSearched());
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
    void overlapsOfFatBoxesDoNotCountAsPairs() {
        List<Collider> row = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            row.add(box(1.5 * i, 0));
        }
        Collider restingBox = box(-500, 0);
        int fatOverlaps = 0;
        for (int tick = 0; tick < 80; tick++) {
            for (int i = 0; i < row.size(); i++) {
                row.get(i).setPosition(1.5 * i + 0.2 * tick, 0);
            }
            fatOverlaps += statistics.getCandidates() > 0 ? 1 : 0;
            boolean wakes = tick > 40 && !statistics.isSearched();
            if (wakes) {
                restingBox.setPosition(-500, 0.001 * tick);
            }
            world.setMaxPairs(tick > 40 && tick % 3 > 0 ? 1 : 1_000);
            world.step();
        }
        assertTrue(fatOverlaps > 20, "only " + fatOverlaps + " ticks with overlapping fat boxes");
    }

    @Test
    void manyNewPairsCauseASearch() {
        Collider large = world.add(null);
        large.setShape(ConvexPolygon.rectangle(80, 80));
        large.setPosition(-100, 0);
        for (int i = 0; i < 1_600; i++) {
            box(2 * (i % 40), 2 * (i / 40));
        }
        Collider mover = box(-50, 0);
        stepUntilPairsAreKept(mover, mover);
        large.setPosition(40, 40);
        world.step();
        assertTrue(statistics.isSearched());
        assertTrue(world.getContacts().size() > 1_200);
    }

    @Test
    void pairsOfPiecesAreKeptWhenAColliderWithoutABoxIsRemoved() {
        Collider bare = world.add("bare");
        Collider a = bodyOfTwo(0);
        Collider b = bodyOfTwo(1.5);
        Collider c = bodyOfTwo(20);
        stepUntilPairsAreKept(a, b, c);
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
        stepUntilPairsAreKept(pushed[0], pushed[1], pushed[2], pushing[0], pushing[1], pushing[2]);
        for (int i = 0; i < pushed.length; i++) {
            pushed[i].setPieceCount(2);
            pushing[i].setPosition(pushed[i].getX() + 0.5, 0);
        }
        world.step();
        assertTrue(statistics.isSearched(), "kept rows would miss pairs of the new pieces");
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

    /** Steps until pairs will be kept at the next step. */
    private void stepUntilPairsAreKept(Collider... moving) {
        int tick = 0;
        do {
            for (Collider each : moving) {
                each.setPosition(each.getX(), 0.001 * tick);
            }
            world.step();
        } while (++tick < 40 || !statistics.isSearched());
    }
}

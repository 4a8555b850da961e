package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Node;
import org.jmesat.app.SatCollisionState;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.Test;

class PairSelectionTest {
    private final SatCollisionState state = new SatCollisionState(new Node("root"));
    private final CollisionWorld world = state.getWorld();
    private final PairSelection selection = new PairSelection();
    /** Squares of side 1 in a row: the first two overlap by 0.1, the last two by 0.3, the middle ones by 0.2. */
    private final Collider[] row = {square(0), square(0.9), square(1.7), square(2.4)};

    @Test
    void theDeepestPairIsSelectedAtFirst() {
        step();

        assertSelected(2, 3);
        assertFalse(selection.isChosen());
        assertEquals(-0.3, selection.report().separation(), 1e-6);
    }

    @Test
    void aTouchingPairIsKeptThoughAnotherGetsDeeper() {
        step();
        row[0].setPosition(0.8, 0);
        step();

        assertSelected(2, 3);
    }

    @Test
    void anotherPairIsSelectedWhenThePairSeparates() {
        step();
        row[3].setPosition(50, 0);
        step();

        assertSelected(1, 2);
    }

    @Test
    void aChosenPairIsKeptWhenItSeparates() {
        step();
        selection.choose(row[3], row[0]);
        step();

        assertSelected(0, 3);
        assertTrue(selection.isChosen());
        assertNull(selection.contact());
        assertTrue(selection.report().isSeparated());
    }

    @Test
    void aPairChosenBeforeTheFirstUpdateIsKept() {
        selection.choose(row[0], row[1]);
        step();

        assertSelected(0, 1);
    }

    @Test
    void steppingIsCyclic() {
        step();
        selection.step(-1);
        step();
        assertSelected(0, 1);

        selection.step(1);
        step();
        assertSelected(2, 3);
    }

    @Test
    void steppingForwardFromAnUnlistedPairBeginsAtTheFirst() {
        step();
        selection.choose(row[0], row[3]);
        step();
        selection.step(1);
        step();
        assertSelected(2, 3);
    }

    @Test
    void steppingWithoutPairsDoesNothing() {
        selection.step(1);

        assertNull(selection.a());
    }

    @Test
    void clearingReturnsToTheDeepestPair() {
        step();
        selection.choose(row[0], row[1]);
        step();
        selection.clear();
        step();

        assertSelected(2, 3);
        assertFalse(selection.isChosen());
    }

    @Test
    void aPairIsDroppedWhenEitherColliderIsRemoved() {
        step();
        selection.choose(row[2], row[3]);
        world.remove(row[2], ExitReason.REMOVED);
        step();

        assertSelected(0, 1);
    }

    @Test
    void thePairOfAnotherStateIsDropped() {
        step();
        SatCollisionState other = new SatCollisionState(new Node("other"));
        other.getWorld().step();

        assertTrue(selection.update(other));
        assertNull(selection.a());
        assertNull(selection.report());
        assertEquals(0, selection.pairCount());
    }

    @Test
    void aResetReleasesPairsAndChoice() {
        step();
        selection.choose(row[0], row[1]);
        step();
        long version = selection.version();
        selection.reset();

        assertNull(selection.a());
        assertNull(selection.b());
        assertNull(selection.report());
        assertFalse(selection.isChosen());
        assertEquals(0, selection.pairCount());
        assertEquals(-1, selection.tick());
        assertTrue(selection.version() > version);
    }

    @Test
    void afterAResetItFollowsTheSameStateAgain() {
        step();
        selection.reset();

        assertTrue(selection.update(state));
        assertSelected(2, 3);
    }

    @Test
    void resettingAnEmptySelectionIsNoChange() {
        selection.reset();

        assertEquals(0, selection.version());
    }

    @Test
    void anUnchangedStateIsNoChange() {
        step();
        long version = selection.version();

        assertFalse(selection.update(state));
        assertEquals(version, selection.version());
    }

    @Test
    void aChoiceIsExplainedWithoutATick() {
        step();
        selection.choose(row[0], row[1]);

        assertTrue(selection.update(state));
        assertNotNull(selection.report());
    }

    @Test
    void aColliderCannotBeChosenTwice() {
        assertEquals("A collider cannot collide with itself: " + row[0],
                assertThrows(IllegalArgumentException.class, () -> selection.choose(row[0], row[0])).getMessage());
    }

    private Collider square(double x) {
        Collider collider = world.add("square at " + x);
        collider.setShape(ConvexPolygon.rectangle(1, 1));
        collider.setPosition(x, 0);
        return collider;
    }

    private void step() {
        world.step();
        selection.update(state);
    }

    private void assertSelected(int first, int second) {
        assertSame(row[first], selection.a());
        assertSame(row[second], selection.b());
    }
}

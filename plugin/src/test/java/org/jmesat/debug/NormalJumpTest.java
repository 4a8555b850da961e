package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Node;
import org.jmesat.app.SatCollisionState;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves a square over another, so that the shortest push changes from upwards to sideways. */
class NormalJumpTest {
    private final SatCollisionState state = new SatCollisionState(new Node("root"));
    private final CollisionWorld world = state.getWorld();
    private final PairSelection selection = new PairSelection();
    private final Collider floor = square("floor");
    private final Collider player = square("player");

    @Test
    void theTickBothEdgesAndBothDepthsAreRemembered() {
        selection.choose(floor, player);
        step(0.5, 0.9);
        step(0.6, 0.9);
        assertNull(selection.lastJump());

        step(0.95, 0.9);
        // rectangle() begins at the lower left corner: edge 1 of A faces right, edge 2 up; of B, 3 and 0 face A.
        assertEquals("The smallest push (MTV) jumped in tick 3 from edge 2 of A and 0 of B (depth 0.1) to edge 1 of A "
                + "and 3 of B (0.05)", selection.lastJump());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aJumpIsNoticedAfterAFewTicksWithoutContact(int ticks) {
        selection.choose(floor, player);
        step(0.5, 0.9);
        for (int i = 0; i < ticks; i++) {
            step(0.5, 1.1);
        }
        step(0.95, 0.9);

        assertTrue(selection.lastJump().contains(" in tick " + (2 + ticks) + " from "), selection.lastJump());
    }

    @Test
    void aNewContactAfterALongerTimeIsNoJump() {
        selection.choose(floor, player);
        step(0.5, 0.9);
        for (int i = 0; i < 4; i++) {
            step(0.5, 1.1);
        }
        step(0.95, 0.9);

        assertNull(selection.lastJump());
    }

    @Test
    void aSmallTurnIsNoJump() {
        selection.choose(floor, player);
        for (int i = 0; i < 10; i++) {
            player.setAngle(Math.toRadians(2 * i));
            floor.setAngle(Math.toRadians(2 * i));
            step(0, 0.9);
        }

        assertNull(selection.lastJump());
    }

    @Test
    void theLastJumpStaysUntilAnotherPairIsChosen() {
        selection.choose(floor, player);
        step(0.5, 0.9);
        step(0.95, 0.9);
        step(0.95, 0.9);
        assertTrue(selection.lastJump().contains(" in tick 2 from "), selection.lastJump());

        Collider other = square("other");
        other.setPosition(20, 0);
        selection.choose(floor, other);
        step(0.5, 0.9);
        assertNull(selection.lastJump());
    }

    @Test
    void theDeepestPairIsWatchedWhileItPartsForAMoment() {
        step(0.5, 0.9);
        step(0.5, 1.1);
        step(0.95, 0.9);

        assertNotNull(selection.lastJump());
    }

    @Test
    void aPlayerThatIsPushedByTheNextTileHasJumped() {
        Collider tile = square("next tile");
        tile.setPosition(1.1, 0.2);
        selection.choose(player, null, false);
        step(0, 0.96);
        assertSame(floor, selection.b());
        step(0.2, 0.96);

        assertSame(tile, selection.b());
        assertEquals("The smallest push (MTV) jumped in tick 2 from edge 0 of A and 2 of floor (depth 0.04) "
                + "to edge 1 of A and 3 of next tile (0.1)", selection.lastJump());
    }

    @Test
    void theDecidingPieceOfABodyOfSeveralIsNamed() {
        floor.setShape(ConvexPolygon.of(-9, -9, -8, -9, -8, -8), ConvexPolygon.rectangle(1, 1));
        selection.choose(floor, player);
        step(0.5, 0.9);
        step(0.95, 0.9);

        assertEquals("The smallest push (MTV) jumped in tick 2 from edge 2 of A and 0 of B (depth 0.1, piece 1 of A "
                + "and 0 of B) to edge 1 of A and 3 of B (0.05, piece 1 of A and 0 of B)",
                selection.lastJump());
    }

    @Test
    void aJumpToAnotherPieceNamesItWhereTheEdgesAreOfTheOtherSide() {
        floor.setShape(ConvexPolygon.of(-0.5f, 0, 0, -0.5f, 0.5f, 0, 0, 0.5f),
                ConvexPolygon.of(1.5f, 0, 2, -0.5f, 2.5f, 0, 2, 0.5f));
        selection.choose(floor, player);
        step(0, 0.9);
        step(1.1, 0);

        assertTrue(selection.lastJump().matches(".* from edge 0 of B \\(depth \\S+, piece 0 of A and 0 of B\\) to "
                + "edge 1 of B \\(\\S+, piece 1 of A and 0 of B\\)"), selection.lastJump());
    }

    @Test
    void aResetForgetsTheJump() {
        selection.choose(floor, player);
        step(0.5, 0.9);
        step(0.95, 0.9);
        selection.reset();

        assertNull(selection.lastJump());
    }

    private Collider square(String name) {
        Collider collider = world.add(name);
        collider.setShape(ConvexPolygon.rectangle(1, 1));
        return collider;
    }

    private void step(double x, double y) {
        player.setPosition(x, y);
        world.step();
        selection.update(state);
    }
}

package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Node;
import org.jmesat.app.SatCollisionState;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.Buffers;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.Test;

class ExplainedPairTest {
    private static final ConvexPolygon SQUARE = ConvexPolygon.rectangle(1, 1);
    /** Has the same projections onto the axes of the square as the square itself. */
    private static final ConvexPolygon DIAMOND = ConvexPolygon.of(0.5f, 0, 0, 0.5f, -0.5f, 0, 0, -0.5f);

    private final SatCollisionState state = new SatCollisionState(new Node("root"));
    private final CollisionWorld world = state.getWorld();
    private final PairSelection selection = new PairSelection();
    private final ExplainedPair pair = new ExplainedPair();
    private final Collider single = world.add("single");
    private final Collider body = world.add("body");

    @Test
    void thePiecesAreThoseOfTheReport() {
        single.setShape(SQUARE);
        single.setPosition(0.8, 0.8);
        body.setShape(DIAMOND, SQUARE);
        find();

        assertEquals(1, selection.report().pieceB());
        assertShows(single, 0, pair.a.shape);
        assertShows(body, selection.report().pieceB(), pair.b.shape);
    }

    @Test
    void thePieceOfTheReportIsFoundAmongEmptyOnes() {
        single.setShape(SQUARE);
        single.setPosition(0.8, 0.8);
        WorldAccess.<CollisionWorld, Collider>get().setPieceCount(body, 5);
        WorldAccess.<CollisionWorld, Collider>get().setPiece(body, 1, Buffers.of(DIAMOND), 0, 0);
        WorldAccess.<CollisionWorld, Collider>get().setPiece(body, 3, Buffers.of(SQUARE), 0, 0);
        find();

        assertEquals(3, selection.report().pieceB());
        assertShows(body, selection.report().pieceB(), pair.b.shape);
    }

    @Test
    void withoutAReportOnlyTheSideWithAPieceIsFound() {
        single.setShape(SQUARE);
        world.step();
        selection.choose(single, body);
        find();

        assertNull(pair.report);
        assertShows(single, 0, pair.a.shape);
        assertNull(pair.b.shape);
        selection.clear();
        world.remove(single);
        world.step();
        selection.update(state);
        assertFalse(pair.find(selection, ProjectionPlane.XY));
    }

    private static void assertShows(Collider collider, int piece, PlacedPolygon shown) {
        PlacedPolygon expected = collider.copyPiece(piece, new PlacedPolygon());
        assertEquals(expected.count(), shown.count());
        for (int i = 0; i < shown.count(); i++) {
            assertEquals(expected.x()[i], shown.x()[i]);
            assertEquals(expected.y()[i], shown.y()[i]);
        }
    }

    @Test
    void aPieceThatTheGameHasRemovedSinceTheTickIsNotExplained() {
        single.setShape(SQUARE);
        single.setPosition(0.8, 0.8);
        body.setShape(DIAMOND, SQUARE);
        find();
        body.setShape(DIAMOND);

        assertTrue(pair.find(selection, ProjectionPlane.XY));
        assertNull(pair.report);
        assertNull(pair.axis);
        assertNull(pair.contact);
    }

    private void find() {
        world.step();
        selection.update(state);
        assertTrue(pair.find(selection, ProjectionPlane.XY));
    }
}

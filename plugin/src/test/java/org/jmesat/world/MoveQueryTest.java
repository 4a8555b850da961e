package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.narrowphase.MoveAndSlide.End;
import org.jmesat.narrowphase.MoveAndSlide.Surface;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;

/** {@link CollisionQueries#moveAndSlide} in a world of tiles. */
class MoveQueryTest {
    private static final ConvexPolygon TILE = ConvexPolygon.rectangle(1, 1);

    private final CollisionWorld world = new CollisionWorld();
    private final CollisionQueries queries = world.getQueries();
    private final MoveResult result = new MoveResult();

    private Collider add(double x, double y, ConvexPolygon... shapes) {
        Collider collider = world.add(null);
        collider.setShape(shapes);
        collider.setPosition(x, y);
        return collider;
    }

    private void addFloor() {
        for (int i = -10; i < 10; i++) {
            add(i, -0.5, TILE).setFixed(true);
        }
    }

    @Test
    void aBodyOnTilesKeepsItsWayAndNothingMoves() {
        addFloor();
        Collider body = add(0.3, 0.5, TILE);
        world.step();
        assertTrue(queries.moveAndSlide(body, 5, -0.5, QueryFilter.ALL, result));
        assertEquals(5, result.getMoveX(), 1e-5);
        assertEquals(0, result.getMoveY(), 1e-5);
        assertEquals(Surface.FLOOR, result.getSurface(0));
        assertEquals(0.3, body.getX());
    }

    @Test
    void theSurfacesComeInTheOrderMetWithTheirPointsAndWhatIsLeft() {
        addFloor();
        Collider wall = add(4, 1.5, ConvexPolygon.rectangle(1, 3));
        Collider body = add(0, 1, TILE);
        world.step();
        assertFalse(queries.moveAndSlide(body, 5, -1, QueryFilter.ALL, result));
        assertEquals(End.BLOCKED, result.getEnd());
        assertEquals(3, result.getMoveX(), 1e-5);
        assertEquals(-0.5, result.getMoveY(), 1e-5);
        assertEquals(2, result.getLeftX(), 1e-5);
        int last = result.getCount() - 1;
        assertEquals(Surface.FLOOR, result.getSurface(0));
        assertEquals(0.5, result.getFraction(0), 1e-5);
        assertEquals(0, result.getY(0), 1e-5);
        assertSame(wall, result.getCollider(last));
        assertEquals(Surface.WALL, result.getSurface(last));
        assertEquals(-1, result.getNormalX(last));
        assertEquals(3.5, result.getX(last), 1e-5);
        assertEquals(0.6, result.getFraction(last), 1e-5);
        assertThrows(IndexOutOfBoundsException.class, () -> result.getCollider(last + 1));
    }

    @Test
    void aShapeGoesWhereAColliderOfThatShapeGoes() {
        addFloor();
        add(3, 0.8, ConvexPolygon.circle(0.5f));
        Collider body = add(0.25, 0.75, ConvexPolygon.circle(0.4f));
        world.step();
        queries.moveAndSlide(body, 4, -0.75, QueryFilter.ALL.and(other -> other != body), result);
        double x = result.getMoveX();
        double y = result.getMoveY();
        queries.moveAndSlide(ConvexPolygon.circle(0.4f), 0.25, 0.75, 0, 4, -0.75,
                QueryFilter.ALL.and(other -> other != body), result);
        assertEquals(x, result.getMoveX());
        assertEquals(y, result.getMoveY());
    }

    @Test
    void triggersFilteredCollidersAndWhatIsApartInDepthAreNoObstacles() {
        Collider trigger = add(1, 0, TILE);
        trigger.setTrigger(true);
        Collider filtered = add(2, 0, TILE);
        Collider above = add(3, 0, TILE);
        above.setDepthRange(5, 6);
        Collider body = add(-1, 0, TILE);
        body.setDepthRange(0, 1);
        filtered.setDepthRange(0, 1);
        world.setDepthTest(true);
        world.step();
        assertTrue(queries.moveAndSlide(body, 6, 0, QueryFilter.ALL.and(each -> each != filtered), result));
        assertEquals(6, result.getMoveX());
        assertFalse(queries.moveAndSlide(body, 6, 0, QueryFilter.ALL, result));
        assertEquals(2, result.getMoveX(), 1e-5);
    }

    @Test
    void aOneWayColliderHoldsOnlyWhatIsAboveIt() {
        Collider platform = add(0, 0, ConvexPolygon.rectangle(4, 0.5f));
        platform.setOneWay(0, 1);
        Collider below = add(0, -2, TILE);
        Collider above = add(0, 2, TILE);
        world.step();
        assertTrue(queries.moveAndSlide(below, 0, 1.5, QueryFilter.ALL, result));
        assertEquals(1.5, result.getMoveY());
        assertFalse(queries.moveAndSlide(above, 0, -1.5, QueryFilter.ALL, result));
        assertEquals(-1.25, result.getMoveY(), 1e-5);
    }

    @Test
    void aBodyInsideAnotherComesOutFirstOrStaysWithoutRoom() {
        add(0, 0, ConvexPolygon.rectangle(4, 1));
        Collider body = add(0, 0.8, TILE);
        Collider stuck = add(0, -6, TILE);
        add(0, -6, ConvexPolygon.rectangle(8, 8)).setTrigger(false);
        world.step();
        assertTrue(queries.moveAndSlide(body, 0.5, 0, QueryFilter.ALL.and(each -> each.getId() == 0), result));
        assertEquals(0.5, result.getMoveX(), 1e-5);
        assertEquals(0.2, result.getMoveY(), 1e-5);
        assertFalse(queries.moveAndSlide(stuck, 0.5, 0, QueryFilter.ALL, result));
        assertEquals(End.NO_ROOM, result.getEnd());
        assertEquals(0, result.getMoveX());
        assertEquals(0.5, result.getLeftX());
    }

    @Test
    void aColliderWithoutAPlaceMakesTheWholeMotion() {
        add(1, 0, TILE);
        world.step();
        Collider added = add(0, 0, TILE);
        assertTrue(queries.moveAndSlide(added, 3, 0, QueryFilter.ALL, result));
        assertEquals(3, result.getMoveX());
        assertThrows(IllegalArgumentException.class,
                () -> queries.moveAndSlide(added, Double.NaN, 0, QueryFilter.ALL, result));
        assertThrows(IllegalArgumentException.class,
                () -> queries.moveAndSlide(new CollisionWorld().add(null), 0, 0, QueryFilter.ALL, result));
    }

    @Test
    void aMoveAllocatesNothing() {
        addFloor();
        Collider body = add(0.3, 0.5, ConvexPolygon.circle(0.5f));
        add(3, 0.2, ConvexPolygon.circle(0.5f));
        world.step();
        assertEquals(0, AllocationMeter.leastBytes(() -> {
            for (int i = 0; i < 100; i++) {
                queries.moveAndSlide(body, 4, -0.5, QueryFilter.ALL, result);
            }
        }));
    }
}

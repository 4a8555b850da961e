package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.Test;

class NearestQueryTest {
    private static final int SCENES = 2500;
    private static final double INFINITE = Double.POSITIVE_INFINITY;

    private final CollisionWorld world = new CollisionWorld();
    private final CollisionQueries queries = world.getQueries();
    private final QueryHit hit = new QueryHit();

    @Test
    void theNearestColliderIsAtTheDistanceOfJts() {
        int inside = 0;
        for (long seed = 0; seed < SCENES; seed++) {
            QueryScene scene = new QueryScene(seed);
            for (int q = 0; q < 8; q++) {
                boolean far = scene.random.nextInt(4) == 0;
                double x = far ? scene.x() + 1000 * (scene.random.nextDouble() - 0.5) : scene.x();
                double y = far ? scene.y() + 1000 * (scene.random.nextDouble() - 0.5) : scene.y();
                double most = scene.random.nextBoolean() ? INFINITE : scene.random.nextDouble() * 10;
                check(scene, x, y, most);
                inside += hit.isOverlapping() ? 1 : 0;
            }
        }
        assertTrue(inside > SCENES / 2, "only " + inside + " points were inside");
    }

    private void check(QueryScene scene, double x, double y, double most) {
        double least = INFINITE;
        int lowest = -1;
        for (QueryScene.Piece piece : scene.pieces) {
            double distance = Math.max(0, piece.distance(QueryScene.point(x, y)));
            if (distance < least) {
                least = distance;
                lowest = piece.collider().getId();
            }
        }
        String label = scene.label + " at (" + x + ", " + y + ") within " + most + ": " + least;
        double rounding = 1e-12 * (1 + Math.abs(x) + Math.abs(y));
        boolean found = scene.queries.nearest(x, y, most, QueryFilter.ALL, hit);
        assertEquals(found, hit.isHit(), label);
        if (Math.abs(least - most) > rounding) {
            assertEquals(least < most, found, label);
        }
        if (!found) {
            return;
        }
        assertEquals(least, hit.getDistance(), rounding, label);
        assertEquals(least, Math.hypot(hit.getX() - x, hit.getY() - y), rounding, label);
        assertEquals(1, Math.hypot(hit.getNormalX(), hit.getNormalY()), 1e-9, label);
        if (least > 0) {
            assertFalse(hit.isOverlapping(), label);
            assertEquals(x, hit.getX() + least * hit.getNormalX(), 10 * rounding, label);
            assertEquals(y, hit.getY() + least * hit.getNormalY(), 10 * rounding, label);
        } else {
            assertEquals(lowest, hit.getCollider().getId(), label + ": not the lowest id of those around the point");
            assertEquals(0, hit.getDistance(), label);
        }
    }

    @Test
    void aPointInsideHasItsDepthAlongTheNormal() {
        Collider box = world.add(null);
        box.setShape(ConvexPolygon.rectangle(4, 2));
        world.step();
        assertTrue(queries.nearest(1.5, 0, INFINITE, QueryFilter.ALL, hit));
        assertSame(box, hit.getCollider());
        assertTrue(hit.isOverlapping());
        assertEquals(0.5, hit.getDepth());
        assertEquals(1, hit.getNormalX());
        assertEquals(1.5, hit.getX());
    }

    @Test
    void theMaximumDistanceIsInclusive() {
        Collider box = world.add(null);
        box.setShape(ConvexPolygon.rectangle(2, 2));
        world.step();
        assertTrue(queries.nearest(3, 0, 2, QueryFilter.ALL, hit));
        assertEquals(1, hit.getFraction());
        assertFalse(queries.nearest(3, 0, 1.999, QueryFilter.ALL, hit));
        assertFalse(hit.isHit());
        assertFalse(queries.nearest(3, 0, 0, QueryFilter.ALL, hit));
        assertTrue(queries.nearest(0, 0, 0, QueryFilter.ALL, hit));
    }

    @Test
    void ofTwoWithinTheToleranceOfTheMaximumDistanceTheLowerIdIsFoundAlsoWhenItRests() {
        Collider resting = world.add(null);
        Collider moving = world.add(null);
        resting.setShape(ConvexPolygon.rectangle(1, 1));
        moving.setShape(ConvexPolygon.rectangle(1, 1));
        resting.setPosition(1e7, 0);
        for (int step = 0; step < 30; step++) {
            moving.setPosition(1e7 + 6, 0.01 * step);
            world.step();
            assertTrue(queries.nearest(1e7 + 3.5, 0, 0, QueryFilter.ALL, hit));
            assertSame(resting, hit.getCollider(), "step " + step);
        }
    }

    @Test
    void aVeryDistantColliderIsFound() {
        Collider far = world.add(null);
        far.setShape(ConvexPolygon.circle(1));
        far.setPosition(1e12, -1e12);
        world.step();
        assertTrue(queries.nearest(0, 0, INFINITE, QueryFilter.ALL, hit));
        assertSame(far, hit.getCollider());
        assertTrue(queries.nearest(-1e150, 1e150, INFINITE, QueryFilter.ALL, hit));
    }

    @Test
    void aFilteredNearColliderDoesNotHideAFartherOne() {
        for (int i = 0; i < 300; i++) {
            Collider each = world.add(null);
            each.setShape(ConvexPolygon.circle(0.3f));
            each.setPosition(i % 20, i / 20);
        }
        world.step();
        assertTrue(queries.nearest(3, 3, INFINITE, QueryFilter.ALL.and(each -> each.getId() == 299), hit));
        assertEquals(299, hit.getCollider().getId());
        assertEquals(Math.hypot(16, 11) - 0.3f, hit.getDistance(), 1e-9);
    }
}

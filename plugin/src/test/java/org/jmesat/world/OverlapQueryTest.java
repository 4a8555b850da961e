package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.TreeMap;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.geometry.Tolerance;
import org.jmesat.testing.JtsOracle;
import org.jmesat.testing.Placing;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

class OverlapQueryTest {
    private static final int SCENES = 2500;

    private final CollisionWorld world = new CollisionWorld();
    private final CollisionQueries queries = world.getQueries();
    private final ColliderHits hits = new ColliderHits();

    @Test
    void overlapPointAgreesWithJts() {
        int found = 0;
        for (long seed = 0; seed < SCENES; seed++) {
            QueryScene scene = new QueryScene(seed);
            for (int q = 0; q < 10; q++) {
                double x = scene.x();
                double y = scene.y();
                scene.queries.overlapPoint(x, y, QueryFilter.ALL, hits);
                found += hits.getCount();
                check(scene, QueryScene.point(x, y), 0, 0, Math.max(Math.abs(x), Math.abs(y)),
                        scene.label + " at (" + x + ", " + y + ")");
                assertSame(hits.getCount() == 0 ? null : hits.getCollider(0),
                        scene.queries.overlapPoint(x, y, QueryFilter.ALL));
            }
        }
        assertTrue(found > SCENES, "only " + found + " colliders were found");
    }

    @Test
    void overlapBoxAgreesWithJts() {
        int found = 0;
        for (long seed = 0; seed < SCENES; seed++) {
            QueryScene scene = new QueryScene(seed);
            for (int q = 0; q < 6; q++) {
                double x = scene.x();
                double y = scene.y();
                double width = scene.random.nextInt(4) * scene.random.nextDouble() * 5;
                double height = scene.random.nextInt(4) * scene.random.nextDouble() * 5;
                scene.queries.overlapBox(x, y, x + width, y + height, QueryFilter.ALL, hits);
                found += hits.getCount();
                Geometry box = new GeometryFactory().toGeometry(new Envelope(x, x + width, y, y + height));
                check(scene, box, 0, 0, 0, scene.label + " in " + box);
            }
        }
        assertTrue(found > SCENES, "only " + found + " colliders were found");
    }

    @Test
    void overlapShapeAgreesWithJts() {
        int found = 0;
        for (long seed = 0; seed < SCENES; seed++) {
            QueryScene scene = new QueryScene(seed);
            for (int q = 0; q < 6; q++) {
                ConvexPolygon shape = scene.shape();
                double x = scene.x();
                double y = scene.y();
                double angle = 7 * scene.random.nextDouble();
                scene.queries.overlapShape(shape, x, y, angle, QueryFilter.ALL, hits);
                found += hits.getCount();
                PlacedPolygon placed = Placing.at(shape, x, y, angle);
                check(scene, JtsOracle.geometry(placed), placed.rounding(), placed.radius(),
                        placed.largestCoordinate(), scene.label + " under " + shape + " at (" + x + ", " + y + ", "
                                + angle + ")");
            }
        }
        assertTrue(found > SCENES, "only " + found + " colliders were found");
    }

    /** Finds each collider once, by id, with its first piece; near the tolerance, either answer is right. */
    private void check(QueryScene scene, Geometry place, double rounding, double radius, double largest,
            String label) {
        TreeMap<Integer, Integer> found = new TreeMap<>();
        for (int i = 0; i < hits.getCount(); i++) {
            assertTrue(i == 0 || hits.getCollider(i - 1).getId() < hits.getCollider(i).getId(), label);
            found.put(hits.getCollider(i).getId(), hits.getPiece(i));
        }
        for (QueryScene.Piece piece : scene.pieces) {
            int id = piece.collider().getId();
            double tolerance = Tolerance.touching(radius + piece.placed().radius(),
                    Math.max(largest, piece.placed().largestCoordinate()));
            double apart = piece.distance(place) - rounding;
            String each = label + " collider " + id + " piece " + piece.index() + ": " + apart;
            if (apart < 0.9 * tolerance) {
                assertTrue(found.containsKey(id) && found.get(id) <= piece.index(), each + " is missed");
            } else if (apart > 1.1 * tolerance) {
                assertTrue(!found.containsKey(id) || found.get(id) != piece.index(), each + " does not overlap");
            }
        }
    }

    private Collider add(ConvexPolygon shape, double x, double y) {
        Collider collider = world.add(null);
        collider.setShape(shape);
        collider.setPosition(x, y);
        return collider;
    }

    @Test
    void theBoundaryBelongsToAColliderOnlyIfTouchingCounts() {
        Collider box = add(ConvexPolygon.rectangle(2, 2), 0, 0);
        world.step();
        for (TouchPolicy policy : TouchPolicy.values()) {
            world.setTouchPolicy(policy);
            Collider touched = policy == TouchPolicy.INCLUSIVE ? box : null;
            int count = policy == TouchPolicy.INCLUSIVE ? 1 : 0;
            assertSame(touched, queries.overlapPoint(1, 0.3, QueryFilter.ALL));
            assertSame(touched, queries.overlapPoint(1, 1, QueryFilter.ALL));
            assertSame(touched, queries.overlapPoint(1 + 1e-6, 1, QueryFilter.ALL));
            assertNull(queries.overlapPoint(1 + 1e-4, 1, QueryFilter.ALL));
            assertSame(box, queries.overlapPoint(1 - 1e-4, 0, QueryFilter.ALL));
            assertEquals(count, queries.overlapBox(1, 1, 2, 2, QueryFilter.ALL, hits));
            assertEquals(1, queries.overlapBox(0.999, 0.999, 2, 2, QueryFilter.ALL, hits));
            assertEquals(count, queries.overlapShape(ConvexPolygon.rectangle(2, 2), 2, 0, 0, QueryFilter.ALL, hits));
            assertEquals(1, queries.overlapShape(ConvexPolygon.rectangle(2, 2), 1.999, 0, 0, QueryFilter.ALL, hits));
        }
    }

    @Test
    void aBoxThatHoldsAPointOnItsEdgeTouchesIt() {
        Collider point = add(ConvexPolygon.hullOf(1, 1), 0, 0);
        world.step();
        assertEquals(1, queries.overlapBox(1, 0, 2, 2, QueryFilter.ALL, hits));
        world.setTouchPolicy(TouchPolicy.EXCLUSIVE);
        assertEquals(0, queries.overlapBox(1, 0, 2, 2, QueryFilter.ALL, hits));
        assertEquals(1, queries.overlapBox(0, 0, 2, 2, QueryFilter.ALL, hits));
        assertSame(point, hits.getCollider(0));
    }

    @Test
    void theToleranceDoesNotGrowWithTheBox() {
        add(ConvexPolygon.rectangle(2, 2), 3, 0);
        world.step();
        assertEquals(0, queries.overlapBox(-1e9, -1e9, 1.999, 1e9, QueryFilter.ALL, hits));
        assertEquals(1, queries.overlapBox(-1e9, -1e9, 2, 1e9, QueryFilter.ALL, hits));
        assertEquals(1, queries.overlapBox(-1e150, -1e150, 1e150, 1e150, QueryFilter.ALL, hits));
    }

    @Test
    void aBoxWithoutAreaFindsTheCollidersThatItTouches() {
        add(ConvexPolygon.hullOf(-1, 0, 1, 0), 0, 0);
        world.step();
        assertEquals(1, queries.overlapBox(0, 0, 0, 0, QueryFilter.ALL, hits));
        assertEquals(1, queries.overlapBox(0.5, -1, 0.5, 1, QueryFilter.ALL, hits));
        assertEquals(1, queries.overlapBox(0.5, 0, 7, 0, QueryFilter.ALL, hits));
        assertEquals(0, queries.overlapBox(0.5, 1, 0.5, 2, QueryFilter.ALL, hits));
    }
}

package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;

class RayQueryTest {
    private static final int SCENES = 2500;

    private final CollisionWorld world = new CollisionWorld();
    private final QueryHit hit = new QueryHit();
    private final QueryHits hits = new QueryHits();

    /** By JTS, the ray is outside the shape before the hit, and the hit is on the boundary. */
    @Test
    void raysAgreeWithJts() {
        int hitCount = 0;
        for (long seed = 0; seed < SCENES; seed++) {
            QueryScene scene = new QueryScene(seed);
            for (int r = 0; r < 6; r++) {
                double x = scene.x();
                double y = scene.y();
                double toX = scene.random.nextInt(4) == 0 ? x : scene.x();
                double toY = scene.random.nextInt(4) == 0 ? y : scene.y();
                if (x != toX || y != toY) {
                    hitCount += check(scene, x, y, toX, toY);
                }
            }
        }
        assertTrue(hitCount > SCENES, "only " + hitCount + " colliders were hit");
    }

    private int check(QueryScene scene, double x, double y, double toX, double toY) {
        String label = scene.label + " from (" + x + ", " + y + ") to (" + toX + ", " + toY + ")";
        scene.queries.castRay(x, y, toX, toY, QueryFilter.ALL, hits);
        Map<Collider, QueryHit> found = new HashMap<>();
        for (int i = 0; i < hits.getCount(); i++) {
            assertTrue(found.put(hits.get(i).getCollider(), hits.get(i)) == null, label);
            assertTrue(i == 0 || isInOrder(hits.get(i - 1), hits.get(i)), label + " at " + i);
        }
        Geometry ray = QueryScene.line(x, y, toX, toY);
        double length = Math.hypot(toX - x, toY - y);
        for (QueryScene.Piece piece : scene.pieces) {
            double tolerance = piece.tolerance(Math.max(Math.abs(x), Math.abs(y)));
            QueryHit of = found.get(piece.collider());
            String each = label + " collider " + piece.collider().getId() + " piece " + piece.index() + " " + of;
            double apart = piece.distance(ray);
            if (apart < 0.9 * tolerance) {
                assertTrue(of != null, each + " is missed: " + apart);
                // The ray is outside the piece before the hit.
                double before = of.getDistance() - 3 * tolerance;
                if (before > 0) {
                    double share = before / length;
                    Geometry part = QueryScene.line(x, y, x + share * (toX - x), y + share * (toY - y));
                    double least = piece.rounding() == 0 ? 0 : -1e-9 * (1 + tolerance);
                    assertTrue(piece.distance(part) > least, each + " is hit before");
                }
            }
            if (of != null && of.getPiece() == piece.index()) {
                assertTrue(apart < 1.1 * tolerance, each + " is not on the ray: " + apart);
                checkPlace(piece, of, x, y, tolerance, each);
            }
        }
        assertFirst(scene, x, y, toX, toY, label);
        return hits.getCount();
    }

    private static boolean isInOrder(QueryHit a, QueryHit b) {
        return a.getDistance() < b.getDistance()
                || a.getDistance() == b.getDistance() && a.getCollider().getId() < b.getCollider().getId();
    }

    private static void checkPlace(QueryScene.Piece piece, QueryHit of, double x, double y, double tolerance,
            String label) {
        double at = piece.distance(QueryScene.point(of.getX(), of.getY()));
        double fromStart = piece.distance(QueryScene.point(x, y));
        assertEquals(of.getDistance(), Math.hypot(of.getX() - x, of.getY() - y), 1e-9 * (1 + Math.abs(x)
                + Math.abs(y)), label);
        assertEquals(1, Math.hypot(of.getNormalX(), of.getNormalY()), 1e-9, label);
        if (of.isOverlapping()) {
            assertTrue(fromStart < 1.1 * tolerance, label + " does not start inside: " + fromStart);
            assertEquals(0, of.getDistance(), label);
        } else {
            assertTrue(fromStart > 0.9 * tolerance, label + " starts inside: " + fromStart);
            assertTrue(at < 1.1 * tolerance, label + " is off by " + at);
            // A step out along the normal leads away from the shape.
            double out = piece.distance(QueryScene.point(of.getX() + 1e-2 * of.getNormalX(),
                    of.getY() + 1e-2 * of.getNormalY()));
            assertEquals(1e-2, out, 2 * tolerance + 1e-8, label + " has another normal");
        }
    }

    private void assertFirst(QueryScene scene, double x, double y, double toX, double toY, String label) {
        assertEquals(hits.getCount() > 0, scene.queries.castRay(x, y, toX, toY, QueryFilter.ALL, hit), label);
        assertEquals(hits.getCount() == 0, scene.queries.hasLineOfSight(x, y, toX, toY, QueryFilter.ALL), label);
        if (hit.isHit()) {
            assertEquals(hits.get(0).toString(), hit.toString(), label);
            assertEquals(hits.get(0).getPiece(), hit.getPiece(), label);
        }
    }

    private Collider add(ConvexPolygon shape, double x, double y) {
        Collider collider = world.add(null);
        collider.setShape(shape);
        collider.setPosition(x, y);
        return collider;
    }

    private boolean cast(double x, double y, double toX, double toY) {
        return world.getQueries().castRay(x, y, toX, toY, QueryFilter.ALL, hit);
    }

    @Test
    void aRayHitsTheNearFace() {
        Collider box = add(ConvexPolygon.rectangle(2, 2), 5, 0);
        world.step();
        assertTrue(cast(0, 0.5, 10, 0.5));
        assertSame(box, hit.getCollider());
        assertEquals(4, hit.getDistance());
        assertEquals(0.4, hit.getFraction());
        assertEquals(4, hit.getX());
        assertEquals(0.5, hit.getY());
        assertEquals(-1, hit.getNormalX());
        assertEquals(0, hit.getNormalY());
        assertFalse(hit.isOverlapping());
    }

    @Test
    void aRayAlongAnEdgeHitsTheBeginningOfTheEdge() {
        add(ConvexPolygon.rectangle(2, 2), 5, 0);
        world.step();
        for (double y : new double[] {1, 1 + 1e-7, 1 - 1e-7, Math.nextUp(1.0), Math.nextDown(1.0)}) {
            assertTrue(cast(0, y, 10, y), "y " + y);
            assertEquals(4, hit.getDistance(), 1e-9, "y " + y);
        }
        assertFalse(cast(0, 1.001, 10, 1.001));
    }

    @Test
    void aRayThatTouchesACornerHitsTheCorner() {
        add(ConvexPolygon.of(0, 0, 2, -2, 2, 2), 0, 0);
        world.step();
        assertTrue(cast(0, -3, 0, 3));
        assertEquals(3, hit.getDistance(), 1e-9);
        assertTrue(cast(-1, 0, 0, 0), "its end touches the corner");
        assertEquals(1, hit.getFraction(), 1e-6);
    }

    @Test
    void pointsAndSegmentsAreHitFromEverySide() {
        Collider point = add(ConvexPolygon.hullOf(0, 0), 3, 4);
        Collider segment = add(ConvexPolygon.hullOf(0, -1, 0, 1), -3, 0);
        world.step();
        assertTrue(cast(0, 0, 6, 8));
        assertSame(point, hit.getCollider());
        assertEquals(5, hit.getDistance(), 1e-9);
        assertTrue(cast(0, 0.5, -6, 0.5));
        assertSame(segment, hit.getCollider());
        assertEquals(3, hit.getDistance(), 1e-9);
        assertTrue(cast(-3, 5, -3, 0));
        assertEquals(4, hit.getDistance(), 1e-9, "seen end-on");
    }

    @Test
    void aRayThatStartsInsideHitsAtDistanceZero() {
        add(ConvexPolygon.rectangle(4, 4), 0, 0);
        world.step();
        assertTrue(cast(1, 0, 10, 0));
        assertTrue(hit.isOverlapping());
        assertEquals(0, hit.getDistance());
        assertEquals(0, hit.getFraction());
        assertEquals(1, hit.getDepth());
        assertEquals(-1, hit.getNormalX());
    }

    @Test
    void aRayHitsTheArcOfACircle() {
        add(ConvexPolygon.circle(1), 5, 0);
        world.step();
        assertTrue(cast(0, 0.6, 10, 0.6));
        assertEquals(4.2, hit.getDistance(), 1e-7);
        assertEquals(-0.8, hit.getNormalX(), 1e-7);
        assertEquals(0.6, hit.getNormalY(), 1e-7);
    }

    @Test
    void anInfiniteRayHitsDistantCollidersAtFractionZero() {
        Collider far = add(ConvexPolygon.rectangle(1e6f, 1e6f), 1e12, 0);
        world.step();
        assertTrue(world.getQueries().castRayTowards(0, 0, 1e-3, 0, Double.POSITIVE_INFINITY, QueryFilter.ALL, hit));
        assertSame(far, hit.getCollider());
        assertEquals(1e12 - 5e5, hit.getDistance(), 1e-3);
        assertEquals(0, hit.getFraction());
        assertFalse(world.getQueries().castRayTowards(0, 0, 1, 0, 1e11, QueryFilter.ALL, hit));
    }

    @Test
    void anInfiniteRayThroughABoundingBoxOnlyHitsNothing() {
        Collider diamond = add(ConvexPolygon.rectangle(2, 2), 5, 0);
        diamond.setAngle(StrictMath.PI / 4);
        world.step();
        CollisionQueries queries = world.getQueries();
        assertFalse(queries.castRayTowards(5.5, 1.3, 1, 0, Double.POSITIVE_INFINITY, QueryFilter.ALL, hit));
        assertFalse(hit.isHit());
        assertFalse(queries.castRayTowards(5.5, 1.3, 0, 1, Double.POSITIVE_INFINITY, QueryFilter.ALL, hit));
        assertTrue(queries.castRayTowards(5.5, 1.3, 0, -1, Double.POSITIVE_INFINITY, QueryFilter.ALL, hit));
    }

    @Test
    void equallyDistantCollidersAreInTheOrderOfTheirIds() {
        for (int i = 0; i < 5; i++) {
            add(ConvexPolygon.rectangle(2, 2), 5, 0);
        }
        world.step();
        assertEquals(5, world.getQueries().castRay(0, 0, 9, 0, QueryFilter.ALL, hits));
        for (int i = 0; i < 5; i++) {
            assertEquals(i, hits.get(i).getCollider().getId());
        }
        assertTrue(cast(0, 0, 9, 0));
        assertEquals(0, hit.getCollider().getId());
    }
}

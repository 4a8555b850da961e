package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.KeptAlive;
import org.jmesat.world.QueryLog.Kind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class QueryLogTest {
    private static final ConvexPolygon SQUARE = ConvexPolygon.rectangle(1, 1);

    private final CollisionWorld world = new CollisionWorld();
    private final CollisionQueries queries = world.getQueries();
    private final QueryLog log = new QueryLog();
    private final QueryHit hit = new QueryHit();
    private final QueryHits hits = new QueryHits();
    private final ColliderHits colliders = new ColliderHits();
    private final Collider wall = world.add("wall");
    private final Collider crate = world.add("crate");

    @BeforeEach
    void build() {
        wall.setShape(ConvexPolygon.rectangle(2, 20));
        wall.setPosition(10, 0);
        crate.setShape(ConvexPolygon.rectangle(2, 2), ConvexPolygon.of(1, 0, 3, 0, 3, 1));
        world.step();
        queries.setLog(log);
    }

    private LoggedQuery last(Kind kind) {
        LoggedQuery last = log.get(log.count() - 1);
        assertEquals(kind, last.kind());
        assertEquals(world.getTick(), last.tick());
        return last;
    }

    private void requirePoint(LoggedQuery query) {
        assertTrue(query.isHit());
        assertEquals(1, query.hitCount());
        assertEquals(1, query.pointCount());
        assertSame(hit.getCollider(), query.collider(0));
        assertEquals(List.of(hit.getX(), hit.getY(), hit.getNormalX(), hit.getNormalY(), hit.getDistance()),
                List.of(query.pointX(0), query.pointY(0), query.normalX(0), query.normalY(0), query.distance()));
    }

    @Test
    void aRayIsRecordedWithItsHit() {
        queries.castRay(5, 1, 5, 4, QueryFilter.ALL, hit);
        LoggedQuery miss = last(Kind.RAY);
        assertFalse(miss.isHit());
        assertEquals(0, miss.hitCount() + miss.pointCount());
        assertEquals(List.of(5.0, 1.0, 0.0, 1.0, 3.0),
                List.of(miss.x(), miss.y(), miss.directionX(), miss.directionY(), miss.length()));
        assertEquals(Double.POSITIVE_INFINITY, miss.distance());
        queries.castRay(5, 1, 17, 1, QueryFilter.ALL, hit);
        requirePoint(last(Kind.RAY));
        assertEquals(9, last(Kind.RAY).pointX(0));
        queries.castRayTowards(5, 0, 3e149, 0, Double.POSITIVE_INFINITY, QueryFilter.ALL, hit);
        requirePoint(last(Kind.RAY));
        assertEquals(1, last(Kind.RAY).directionX());
        assertEquals(Double.POSITIVE_INFINITY, last(Kind.RAY).length());
        assertEquals(3, log.count());
    }

    @Test
    void aRayForAllHitsIsRecordedWithEach() {
        queries.castRay(-5, 0, 17, 0, QueryFilter.ALL, hits);
        LoggedQuery ray = last(Kind.RAY);
        assertEquals(2, ray.hitCount());
        assertEquals(List.of(crate, wall), List.of(ray.collider(0), ray.collider(1)));
        assertEquals(List.of(-1.0, 9.0), List.of(ray.pointX(0), ray.pointX(1)));
        assertEquals(4, ray.distance());
    }

    @Test
    void aLineOfSightIsRecordedWithoutAPoint() {
        queries.hasLineOfSight(5, 0, 17, 0, QueryFilter.ALL);
        LoggedQuery blocked = last(Kind.LINE_OF_SIGHT);
        assertTrue(blocked.isHit());
        assertEquals(0, blocked.hitCount());
        queries.hasLineOfSight(5, 0, 6, 0, QueryFilter.ALL);
        assertFalse(last(Kind.LINE_OF_SIGHT).isHit());
    }

    @Test
    void aPickIsRecordedWithThePointInThePlane() {
        queries.pick(0.5, 0.5, 10, 0, 0, -1, 100, QueryFilter.ALL, hit);
        LoggedQuery pick = last(Kind.PICK);
        requirePoint(pick);
        assertEquals(List.of(0.5, 0.5, 0.0, 0.0, 0.0),
                List.of(pick.x(), pick.y(), pick.directionX(), pick.directionY(), pick.length()));
        queries.pick(0, 0, 10, 3, 0, -4, 50, QueryFilter.ALL, hit);
        assertEquals(1, last(Kind.PICK).directionX());
        assertEquals(30, last(Kind.PICK).length(), 1e-12);
    }

    @Test
    void overlapsAreRecordedWithTheirColliders() {
        queries.overlapPoint(0, 0, QueryFilter.ALL, colliders);
        assertSame(crate, last(Kind.OVERLAP_POINT).collider(0));
        queries.overlapPoint(5, 5, QueryFilter.ALL, colliders);
        assertFalse(last(Kind.OVERLAP_POINT).isHit());
        assertSame(wall, queries.overlapPoint(10, 5, QueryFilter.ALL));
        assertSame(wall, last(Kind.OVERLAP_POINT).collider(0));
        assertNull(queries.overlapPoint(5, 5, QueryFilter.ALL));
        assertEquals(0, last(Kind.OVERLAP_POINT).hitCount());
        queries.overlapBox(0, -1, 9.5, 2, QueryFilter.ALL, colliders);
        LoggedQuery box = last(Kind.OVERLAP_BOX);
        assertEquals(List.of(0.0, -1.0, 9.5, 2.0), List.of(box.x(), box.y(), box.maxX(), box.maxY()));
        assertEquals(List.of(wall, crate), List.of(box.collider(0), box.collider(1)));
        assertEquals(0, box.pointCount());
        queries.overlapShape(SQUARE, 3, 0.5, 0, QueryFilter.ALL, colliders);
        LoggedQuery shape = last(Kind.OVERLAP_SHAPE);
        assertSame(crate, shape.collider(0));
        assertEquals(1, shape.outlineCount());
        assertEquals(List.of(2.5, 0.0, 3.5, 0.0, 3.5, 1.0, 2.5, 1.0), outline(shape, 0));
    }

    private static List<Double> outline(LoggedQuery query, int outline) {
        List<Double> xy = new ArrayList<>();
        for (int i = 0; i < query.vertexCount(outline); i++) {
            xy.add(query.vertexX(outline, i));
            xy.add(query.vertexY(outline, i));
        }
        return xy;
    }

    @Test
    void castsAreRecordedWithTheOutlineAtTheStart() {
        queries.castShape(SQUARE, 6, 0, 0, 30, 40, QueryFilter.ALL, hit);
        LoggedQuery shape = last(Kind.SHAPE_CAST);
        requirePoint(shape);
        assertEquals(List.of(6.0, 0.0, 0.6, 0.8, 50.0),
                List.of(shape.x(), shape.y(), shape.directionX(), shape.directionY(), shape.length()));
        assertEquals(List.of(5.5, -0.5, 6.5, -0.5, 6.5, 0.5, 5.5, 0.5), outline(shape, 0));
        queries.castCollider(crate, 100, 0, QueryFilter.ALL, hit);
        LoggedQuery collider = last(Kind.COLLIDER_CAST);
        requirePoint(collider);
        assertEquals(6, collider.distance(), 1e-9);
        assertEquals(2, collider.outlineCount());
        assertEquals(List.of(-1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0), outline(collider, 0));
        assertEquals(List.of(1.0, 0.0, 3.0, 0.0, 3.0, 1.0), outline(collider, 1));
        queries.castCollider(crate, 0, 0, QueryFilter.ALL, hit);
        assertEquals(0, last(Kind.COLLIDER_CAST).length() + last(Kind.COLLIDER_CAST).directionX());
    }

    @Test
    void theNearestColliderIsRecordedWithItsPoint() {
        queries.nearest(6, 0, 4, QueryFilter.ALL, hit);
        LoggedQuery nearest = last(Kind.NEAREST);
        requirePoint(nearest);
        assertEquals(4, nearest.length());
        assertEquals(List.of(6.0, 0.0), List.of(nearest.x(), nearest.y()));
    }

    @Test
    void queriesOfThisTickAndTheOneBeforeAreListedInOrder() {
        queries.overlapPoint(1, 0, QueryFilter.ALL);
        world.step();
        queries.overlapPoint(2, 0, QueryFilter.ALL);
        queries.overlapPoint(3, 0, QueryFilter.ALL);
        assertEquals(List.of(1.0, 2.0, 3.0), listed());
        world.step();
        assertEquals(List.of(2.0, 3.0), listed());
        world.step();
        assertEquals(List.of(), listed());
    }

    @Test
    void onlyTheLastQueriesAreKept() {
        List<Double> all = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            queries.overlapPoint(i, 0, QueryFilter.ALL);
            all.add((double) i);
            assertEquals(all.subList(Math.max(0, i + 1 - QueryLog.CAPACITY), i + 1), listed());
        }
        assertEquals(64, log.count());
    }

    private List<Double> listed() {
        List<Double> xs = new ArrayList<>();
        for (int i = 0; i < log.count(); i++) {
            xs.add(log.get(i).x());
        }
        assertThrows(IndexOutOfBoundsException.class, () -> log.get(log.count()));
        return xs;
    }

    @Test
    void ofManyCollidersTheFirstAreKept() {
        for (int i = 0; i < 100; i++) {
            world.add(i).setShape(SQUARE);
        }
        world.step();
        queries.overlapPoint(0, 0, QueryFilter.ALL, colliders);
        LoggedQuery overlap = last(Kind.OVERLAP_POINT);
        assertEquals(101, overlap.hitCount());
        assertEquals(32, overlap.keptCount());
        assertSame(crate, overlap.collider(0));
        assertEquals(30, overlap.collider(31).getOwner());
        assertThrows(IndexOutOfBoundsException.class, () -> overlap.collider(32));
        queries.castRay(-9, 0, 0, 0, QueryFilter.ALL, hits);
        assertEquals(101, last(Kind.RAY).hitCount());
        assertEquals(32, last(Kind.RAY).pointCount());
    }

    @Test
    void queriesAreNotRecordedWithoutALogNorWhileItDoesNotRecord() {
        long version = log.version();
        log.setRecording(false);
        queries.castRay(0, 0, 1, 0, QueryFilter.ALL, hit);
        assertEquals(0, log.count());
        assertEquals(version, log.version());
        log.setRecording(true);
        queries.castRay(0, 0, 1, 0, QueryFilter.ALL, hit);
        assertEquals(1, log.count());
        assertTrue(log.version() > version);
        queries.setLog(log);
        assertEquals(1, log.count());
        queries.setLog(null);
        assertNull(queries.getLog());
        queries.castRay(0, 0, 1, 0, QueryFilter.ALL, hit);
        assertEquals(0, log.count());
    }

    @Test
    void aLogBelongsToOneWorldAtATime() {
        CollisionQueries others = new CollisionWorld().getQueries();
        assertThrows(IllegalArgumentException.class, () -> others.setLog(log));
        assertNull(others.getLog());
        queries.castRay(0, 0, 1, 0, QueryFilter.ALL, hit);
        queries.setLog(new QueryLog());
        assertEquals(0, log.count());
        others.setLog(log);
        assertSame(log, others.getLog());
    }

    @Test
    void aQueryThatThrowsIsNotRecorded() {
        QueryFilter bad = QueryFilter.ALL.and(collider -> {
            throw new IllegalStateException("on purpose");
        });
        assertThrows(IllegalStateException.class, () -> queries.castRay(5, 0, 17, 0, bad, hit));
        assertThrows(IllegalArgumentException.class, () -> queries.castRay(5, 0, 5, 0, QueryFilter.ALL, hit));
        assertEquals(0, log.count());
    }

    @Test
    void aClearedLogKeepsNoCollider() {
        WeakReference<Object> owner = new WeakReference<>(world.add(new Object()).getOwner());
        Collider last = world.getColliders().get(2);
        last.setShape(SQUARE);
        last.setPosition(50, 50);
        world.step();
        queries.overlapPoint(50, 50, QueryFilter.ALL);
        assertSame(last, last(Kind.OVERLAP_POINT).collider(0));
        world.remove(last, ExitReason.REMOVED);
        last = null;
        world.step();
        world.step();
        log.clear();
        assertEquals(0, log.count());
        assertFalse(KeptAlive.test(owner), "the collider's owner is kept alive");
    }

    @Test
    void recordingAllocatesNothingOnceItHasGrown() {
        Random random = new Random(3);
        Runnable ask = () -> {
            queries.castRay(random.nextDouble(), 0, 17, 0, QueryFilter.ALL, hit);
            queries.overlapPoint(random.nextDouble(), 0, QueryFilter.ALL, colliders);
            queries.castCollider(crate, 100, 0, QueryFilter.ALL, hit);
            queries.overlapShape(SQUARE, random.nextDouble(), 0, 0, QueryFilter.ALL, colliders);
            queries.nearest(random.nextDouble(), 0, 9, QueryFilter.ALL, hit);
            log.get(log.count() - 1);
        };
        for (int i = 0; i < 500; i++) {
            ask.run();
        }
        assertTrue(AllocationMeter.bytes(ask) < 100);
    }
}

package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class CollisionQueriesTest {
    private static final QueryFilter ALL = QueryFilter.ALL;

    private final CollisionWorld world = new CollisionWorld();
    private final CollisionQueries queries = world.getQueries();
    private final QueryHit hit = new QueryHit();
    private final QueryHits rayHits = new QueryHits();
    private final ColliderHits hits = new ColliderHits();
    private final ConvexPolygon box = ConvexPolygon.rectangle(2, 2);

    private Collider add(double x, double y) {
        Collider collider = world.add(null);
        collider.setShape(box);
        collider.setPosition(x, y);
        return collider;
    }

    @Test
    void beforeTheFirstStepNothingIsFound() {
        add(0, 0);
        assertFalse(queries.castRay(-5, 0, 5, 0, ALL, hit));
        assertEquals(0, queries.castRay(-5, 0, 5, 0, ALL, rayHits));
        assertTrue(queries.hasLineOfSight(-5, 0, 5, 0, ALL));
        assertEquals(0, queries.overlapPoint(0, 0, ALL, hits));
        assertEquals(0, queries.overlapBox(-9, -9, 9, 9, ALL, hits));
        assertEquals(0, queries.overlapShape(box, 0, 0, 0, ALL, hits));
        assertFalse(queries.castShape(box, 0, 0, 0, 5, 0, ALL, hit));
        assertFalse(queries.nearest(0, 0, Double.POSITIVE_INFINITY, ALL, hit));
        assertFalse(queries.pick(0, 0, 5, 0, 0, -1, 10, ALL, hit));
        assertNull(queries.overlapPoint(0, 0, ALL));
    }

    @Test
    void aChangeAfterAStepIsVisibleAfterTheNextStep() {
        Collider moved = add(0, 0);
        world.step();
        moved.setPosition(50, 0);
        moved.setShape(ConvexPolygon.circle(1), box);
        add(0, 0);
        assertEquals(1, queries.overlapPoint(0, 0, ALL, hits));
        assertSame(moved, hits.getCollider(0));
        assertEquals(0, queries.overlapPoint(50, 0, ALL, hits));
        world.step();
        assertEquals(1, queries.overlapPoint(0, 0, ALL, hits));
        assertEquals(1, hits.getCollider(0).getId());
        assertSame(moved, queries.overlapPoint(50, 0, ALL));
    }

    @Test
    void aColliderRemovedSinceTheLastStepIsNotFound() {
        Collider removed = add(0, 0);
        Collider kept = add(0, 0);
        world.step();
        world.remove(removed, ExitReason.REMOVED);
        assertSame(kept, queries.overlapPoint(0, 0, ALL));
        world.step();
        assertSame(kept, queries.overlapPoint(0, 0, ALL));
        world.tearDown();
        assertNull(queries.overlapPoint(0, 0, ALL));
        assertFalse(queries.nearest(0, 0, 100, ALL, hit));
    }

    @Test
    void restingAndMovingCollidersAreFound() {
        for (int i = 0; i < 100; i++) {
            add(10 * i, 0);
        }
        for (int tick = 0; tick < 40; tick++) {
            world.getColliders().get(7).setPosition(70, 0.01 * tick);
            world.step();
        }
        assertEquals(100, queries.castRay(-10, 0, 2000, 0, ALL, rayHits));
        for (int i = 0; i < 100; i++) {
            assertEquals(i, rayHits.get(i).getCollider().getId());
            assertEquals(10 * i + 9, rayHits.get(i).getDistance(), 1e-9);
        }
        assertSame(world.getColliders().get(6), queries.overlapPoint(60, 0.9, ALL));
        assertSame(world.getColliders().get(7), queries.overlapPoint(70, 1.2, ALL));
    }

    /** The box of a continuous collider contains its whole path. */
    @Test
    void aContinuousColliderIsFoundAtItsCurrentPoseOnly() {
        Collider fast = add(0, 0);
        fast.setContinuous(true);
        world.step();
        fast.setPosition(100, 0);
        world.step();
        assertSame(fast, queries.overlapPoint(100, 0, ALL));
        assertNull(queries.overlapPoint(0, 0, ALL));
        assertNull(queries.overlapPoint(50, 0, ALL));
        assertTrue(queries.castRay(-5, 0, 200, 0, ALL, hit));
        assertEquals(104, hit.getDistance(), 1e-9);
        assertTrue(queries.hasLineOfSight(0, -5, 0, 5, ALL));
        assertTrue(queries.castShape(box, 0, 0, 0, 200, 0, ALL, hit));
        assertEquals(98, hit.getDistance(), 1e-9);
        assertTrue(queries.nearest(0, 0, Double.POSITIVE_INFINITY, ALL, hit));
        assertEquals(99, hit.getDistance(), 1e-9);
    }

    @Test
    void filtersExcludeByTriggerCategoryMaskAndCondition() {
        Collider trigger = add(0, 0);
        trigger.setTrigger(true);
        trigger.setFilter(1, -1, 0);
        Collider wall = add(0, 0);
        wall.setFilter(2, 4, 0);
        Collider invisible = add(0, 0);
        invisible.setFilter(0, 0, 0);
        world.step();
        assertEquals(List.of(trigger, wall, invisible), found(ALL));
        assertEquals(List.of(wall, invisible), found(ALL.withoutTriggers()));
        assertEquals(List.of(wall), found(ALL.withMask(2 | 8)));
        assertEquals(List.of(), found(ALL.withMask(0)));
        assertEquals(List.of(wall), found(ALL.withCategory(4).withoutTriggers()));
        assertEquals(List.of(trigger, wall), found(ALL.withCategory(4)));
        assertEquals(List.of(invisible), found(ALL.and(each -> each.getId() > 0).and(each -> each != wall)));
        wall.setTrigger(true);
        assertEquals(List.of(invisible), found(ALL.withoutTriggers()), "the current trigger setting counts");
    }

    private List<Collider> found(QueryFilter filter) {
        queries.overlapPoint(0, 0, filter, hits);
        List<Collider> found = new ArrayList<>();
        for (int i = 0; i < hits.getCount(); i++) {
            found.add(hits.getCollider(i));
        }
        assertEquals(found.isEmpty() ? null : found.get(0), queries.overlapPoint(0, 0, filter));
        assertEquals(found.isEmpty(), queries.hasLineOfSight(-9, 0, 9, 0, filter));
        assertEquals(found.size(), queries.castRay(-9, 0, 9, 0, filter, rayHits));
        assertEquals(!found.isEmpty(), queries.nearest(5, 5, 100, filter, hit));
        assertEquals(!found.isEmpty(), queries.castShape(box, -9, 0, 0, 18, 0, filter, hit));
        assertEquals(!found.isEmpty(), queries.pick(0, 0, 9, 0, 0, -1, 100, filter, hit));
        return found;
    }

    @Test
    void anExceptionOfAFilterReachesTheCallerAndTheNextQueryWorks() {
        add(0, 0);
        world.step();
        QueryFilter broken = ALL.and(each -> {
            throw new UnsupportedOperationException("no");
        });
        assertThrows(UnsupportedOperationException.class, () -> queries.overlapPoint(0, 0, broken, hits));
        assertEquals(1, queries.overlapPoint(0, 0, ALL, hits));
    }

    @Test
    void aFilterThatQueriesTheWorldIsRefused() {
        add(0, 0);
        world.step();
        QueryFilter nested = ALL.and(each -> queries.hasLineOfSight(0, 0, 1, 1, ALL));
        assertThrows(IllegalStateException.class, () -> queries.overlapPoint(0, 0, nested, hits));
    }

    @Test
    void aQueryDuringAStepIsRefused() {
        add(0, 0);
        add(1, 0);
        world.setPairFilter((a, b) -> queries.hasLineOfSight(0, 0, 1, 1, ALL));
        IllegalStateException refused = assertThrows(IllegalStateException.class, world::step);
        assertTrue(refused.getMessage().contains("queried"), refused.getMessage());
    }

    @Test
    void aCoordinateThatIsNotFiniteIsRefusedByName() {
        double nan = Double.NaN;
        double inf = Double.POSITIVE_INFINITY;
        refuses("NaN", () -> queries.castRay(nan, 0, 1, 1, ALL, hit));
        refuses("Infinity", () -> queries.castRay(0, 0, inf, 1, ALL, rayHits));
        refuses("(3.0, 4.5)", () -> queries.castRay(3, 4.5, 3, 4.5, ALL, hit));
        refuses("(3.0, 4.5)", () -> queries.hasLineOfSight(3, 4.5, 3, 4.5, ALL));
        refuses("2.0E150", () -> queries.hasLineOfSight(3, 2e150, 3, 4.5, ALL));
        refuses("(0, 0)", () -> queries.castRayTowards(3, 4, 0, -0.0, 5, ALL, hit));
        refuses("length 0.0", () -> queries.castRayTowards(3, 4, 1, 0, 0, ALL, hit));
        refuses("length -2.0", () -> queries.castRayTowards(3, 4, 1, 0, -2, ALL, hit));
        refuses("length NaN", () -> queries.castRayTowards(3, 4, 1, 0, nan, ALL, hit));
        refuses("NaN", () -> queries.overlapPoint(0, nan, ALL, hits));
        refuses("-Infinity", () -> queries.overlapPoint(-inf, 0, ALL));
        refuses("(1.0, 2.0) and (0.5, 3.0)", () -> queries.overlapBox(1, 2, 0.5, 3, ALL, hits));
        refuses("Infinity", () -> queries.overlapBox(1, 2, inf, 3, ALL, hits));
        refuses("NaN", () -> queries.overlapShape(box, 0, 0, nan, ALL, hits));
        refuses("NaN", () -> queries.castShape(box, 0, 0, 0, nan, 0, ALL, hit));
        refuses("1.0E39", () -> queries.castShape(box, 0, 0, 0, 0, 1e39, ALL, hit));
        refuses("-1.0", () -> queries.nearest(0, 0, -1, ALL, hit));
        refuses("NaN", () -> queries.nearest(0, 0, nan, ALL, hit));
        refuses("(0, 0, 0)", () -> queries.pick(0, 0, 0, 0, 0, 0, 1, ALL, hit));
        refuses("NaN", () -> queries.pick(0, 0, nan, 0, 0, 1, 1, ALL, hit));
        refuses("length 0.0", () -> queries.pick(0, 0, 0, 0, 0, 1, 0, ALL, hit));
        refuses("another world", () -> queries.castCollider(new CollisionWorld().add(null), 1, 0, ALL, hit));
        assertThrows(NullPointerException.class, () -> queries.overlapPoint(0, 0, null, hits));
        assertThrows(NullPointerException.class, () -> queries.overlapPoint(0, 0, ALL, null));
    }

    private static void refuses(String value, Executable query) {
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, query, value);
        assertTrue(refused.getMessage().contains(value), refused.getMessage());
    }

    @Test
    void theShortestRayIsCast() {
        add(0, 0);
        world.step();
        assertTrue(queries.castRay(0, 0, Double.MIN_VALUE, 0, ALL, hit));
        assertTrue(hit.isOverlapping());
        assertFalse(queries.castRay(5, 0, 5, Double.MIN_VALUE, ALL, hit));
    }

    @Test
    void pickHitsEachColliderAtItsElevation() {
        Collider low = add(0, 0);
        Collider high = add(3, 0);
        high.setElevation(3);
        world.step();
        double slope = Math.sqrt(0.5);
        // The ray descends to the left, through (3, 0) at height 3 and (0, 0) at height 0.
        assertTrue(queries.pick(6, 0, 6, -1, 0, -1, 100, ALL, hit));
        assertSame(high, hit.getCollider());
        assertEquals(3, hit.getX(), 1e-12);
        assertEquals(3 / slope, hit.getDistance(), 1e-12);
        assertTrue(queries.pick(6, 0, 6, -1, 0, -1, 100, ALL.and(each -> each != high), hit));
        assertSame(low, hit.getCollider());
        assertFalse(queries.pick(6, 0, 6, -1, 0, -1, 4, ALL, hit), "too far");
        assertFalse(queries.pick(6, 0, 6, 1, 0, 1, 100, ALL, hit), "behind");
        assertFalse(queries.pick(6, 0, 0, -1, 0, 0, 100, ALL, hit), "along the plane");
        assertFalse(queries.pick(0, 0, -9, -1, 0, 0, Double.POSITIVE_INFINITY, ALL, hit), "along the planes, below");
        assertFalse(queries.pick(0, 0, 9, -1, 0, -0.0, Double.POSITIVE_INFINITY, ALL, hit), "along the planes, above");
        assertTrue(queries.pick(0, 0, 6, 0, 0, -1, Double.POSITIVE_INFINITY, ALL, hit));
        assertSame(low, hit.getCollider());
    }

    @Test
    void queriesAllocateNothingOnceTheyHaveGrown() {
        QueryScene scene = new QueryScene(7);
        while (scene.world.getColliders().size() < 300) {
            scene.add();
        }
        scene.world.step();
        CollisionQueries asked = scene.queries;
        QueryFilter filter = ALL.withMask(7).withoutTriggers().and(each -> each.getId() % 5 != 0);
        int[] found = new int[9];
        Runnable all = () -> {
            for (int i = 0; i < 40; i++) {
                double x = scene.originX + i - 20;
                double y = scene.originY + i % 7;
                found[0] += asked.castRay(x, y, x + 30, y + 20, filter, hit) ? 1 : 0;
                found[1] += asked.castRay(x, y, x + 30, y - 20, filter, rayHits);
                found[2] += asked.castRayTowards(x, y, 1, i, Double.POSITIVE_INFINITY, filter, hit) ? 1 : 0;
                found[3] += asked.overlapPoint(x, y, filter, hits);
                found[4] += asked.overlapBox(x, y, x + 8, y + 5, filter, hits);
                found[5] += asked.overlapShape(box, x, y, i, filter, hits);
                found[6] += asked.castShape(box, x, y, i, 10, i, filter, hit) ? 1 : 0;
                found[6] += asked.castCollider(scene.world.getColliders().get(i), 10, i, filter, hit) ? 1 : 0;
                found[7] += asked.nearest(x, y, Double.POSITIVE_INFINITY, filter, hit) ? 1 : 0;
                found[8] += asked.pick(x, y, 50, 0.1, 0.2, -1, 1000, filter, hit) ? 1 : 0;
            }
        };
        all.run();
        assertEquals(0, AllocationMeter.leastBytes(all));
        for (int count : found) {
            assertTrue(count > 20, "a query found only " + count);
        }
    }
}

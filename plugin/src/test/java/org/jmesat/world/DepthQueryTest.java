package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.DepthSpan;
import org.junit.jupiter.api.Test;

/** Queries of colliders by their depth. */
class DepthQueryTest {
    private final CollisionWorld world = new CollisionWorld();
    private final CollisionQueries queries = world.getQueries();
    private final QueryHit hit = new QueryHit();
    private final ColliderHits hits = new ColliderHits();

    private Collider crate(double x, float low, float high) {
        Collider crate = world.add(x);
        crate.setShape(ConvexPolygon.rectangle(1, 1));
        crate.setPosition(x, 0);
        crate.setDepthRange(low, high);
        return crate;
    }

    @Test
    void theDepthOfAFilterIsAClosedRange() {
        Collider crate = crate(0, 0, 1);
        crate.setElevation(2);
        for (float[] found : new float[][] {{2, 3}, {3, 9}, {1, 2}, {2.5f, 2.5f}, {-9, 9}, {3, 3}, {3, 1e9f}}) {
            assertTrue(QueryFilter.ALL.withDepth(found[0], found[1]).accepts(crate), () -> List.of(found).toString());
        }
        assertFalse(QueryFilter.ALL.withDepth(Math.nextUp(3f), 9).accepts(crate));
        assertFalse(QueryFilter.ALL.withDepth(-9, Math.nextDown(2f)).accepts(crate));
        assertTrue(QueryFilter.ALL.withDepth(Float.NEGATIVE_INFINITY, 2).accepts(crate));
        assertTrue(QueryFilter.ALL.withDepth(3, Float.POSITIVE_INFINITY).accepts(crate));
        assertFalse(QueryFilter.ALL.withDepth(4, Float.POSITIVE_INFINITY).accepts(crate));
        crate.setDepthRange(0, Float.POSITIVE_INFINITY);
        assertTrue(QueryFilter.ALL.withDepth(1e30f, 1e30f).accepts(crate));
    }

    @Test
    void aLaterDepthReplacesTheFirstAndOtherConditionsStay() {
        Collider crate = crate(0, 0, 1);
        QueryFilter low = QueryFilter.ALL.withDepth(5, 6).withDepth(0, 1);
        assertTrue(low.accepts(crate));
        assertFalse(low.withMask(2).accepts(crate));
        assertTrue(low.withMask(1).withCategory(1).withoutTriggers().and(each -> each == crate).accepts(crate));
        QueryFilter high = QueryFilter.ALL.withDepth(5, 6);
        for (QueryFilter filter : List.of(high.withMask(1), high.withCategory(1), high.withoutTriggers(),
                high.and(each -> true))) {
            assertFalse(filter.accepts(crate));
        }
        crate.setTrigger(true);
        assertFalse(low.withoutTriggers().accepts(crate));
    }

    @Test
    void aDepthThatIsNoRangeIsRefused() {
        for (float[] bad : new float[][] {{Float.NaN, 0}, {0, Float.NaN}, {1, 0}, {0, Float.NEGATIVE_INFINITY}}) {
            IllegalArgumentException thrown = assertThrows(IllegalArgumentException.class,
                    () -> QueryFilter.ALL.withDepth(bad[0], bad[1]));
            assertEquals("The depth of a query cannot be from " + bad[0] + " to " + bad[1], thrown.getMessage());
        }
    }

    @Test
    void everyKindOfQueryTakesADepthWithAndWithoutTheTest() {
        Collider low = crate(0, 0, 1);
        Collider high = crate(0.25, 5, 6);
        for (boolean depthTest : new boolean[] {false, true}) {
            world.setDepthTest(depthTest);
            world.step();
            QueryFilter filter = QueryFilter.ALL.withDepth(4, 7);
            assertTrue(queries.castRay(-5, 0, 5, 0, filter, hit));
            assertSame(high, hit.getCollider());
            assertEquals(1, queries.overlapPoint(0, 0, filter, hits));
            assertSame(high, queries.overlapPoint(0, 0, filter));
            assertEquals(1, queries.overlapBox(-1, -1, 1, 1, filter, hits));
            assertEquals(1, queries.overlapShape(ConvexPolygon.circle(1), 0, 0, 0, filter, hits));
            assertTrue(queries.nearest(-3, 0, 9, filter, hit));
            assertSame(high, hit.getCollider());
            assertTrue(queries.castShape(ConvexPolygon.circle(0.5f), -5, 0, 0, 9, 0, filter, hit));
            assertSame(high, hit.getCollider());
            assertTrue(queries.hasLineOfSight(-5, 0, 5, 0, QueryFilter.ALL.withDepth(2, 3)));
            assertSame(low, queries.overlapPoint(0, 0, QueryFilter.ALL.withDepth(0, 9)));
        }
    }

    @Test
    void aColliderThatIsCastFindsOnlyWhatItOverlapsInDepthIfTheTestIsOn() {
        Collider player = crate(0, 0, 2);
        crate(3, 2, 5);
        Collider wall = crate(6, 0, 3);
        world.step();
        assertTrue(queries.castCollider(player, 20, 0, QueryFilter.ALL, hit));
        assertEquals(2, hit.getDistance(), 1e-6);
        world.setDepthTest(true);
        assertTrue(queries.castCollider(player, 20, 0, QueryFilter.ALL, hit));
        assertEquals(2, hit.getDistance(), 1e-6, "the last step was without");
        world.step();
        assertTrue(queries.castCollider(player, 20, 0, QueryFilter.ALL, hit));
        assertSame(wall, hit.getCollider());
        assertEquals(5, hit.getDistance(), 1e-6);
        assertFalse(queries.castCollider(player, 20, 0, QueryFilter.ALL.withDepth(4, 5), hit));
        player.setElevation(3);
        assertTrue(queries.castCollider(player, 20, 0, QueryFilter.ALL, hit));
        assertSame(wall, hit.getCollider(), "depth counts as of the last step");
        world.step();
        assertTrue(queries.castCollider(player, 20, 0, QueryFilter.ALL, hit));
        assertEquals(2, hit.getDistance(), 1e-6);
        assertTrue(queries.castRay(0.6, 0, 9, 0, QueryFilter.ALL, hit));
        assertEquals(1.9, hit.getDistance(), 1e-6, "other queries ignore it");
    }

    @Test
    void aRowOfCastsFindsWhatWholeNumbersSay() {
        long seed = 7;
        SplittableRandom random = new SplittableRandom(seed);
        world.setDepthTest(true);
        Collider player = crate(0, 0, 0);
        for (int round = 0; round < 300; round++) {
            DepthSpan own = DepthSpan.random(random.nextInt(6), random);
            player.setDepthRange(own.lowFloat(), own.highFloat());
            Collider expected = null;
            Collider[] row = new Collider[5];
            for (int i = 0; i < row.length; i++) {
                DepthSpan span = DepthSpan.random(random.nextInt(6), random);
                row[i] = crate(2 + 2 * i, span.lowFloat(), span.highFloat());
                expected = expected == null && own.overlaps(span) ? row[i] : expected;
            }
            world.step();
            boolean found = queries.castCollider(player, 50, 0, QueryFilter.ALL, hit);
            assertSame(expected, found ? hit.getCollider() : null, "seed " + seed + ", round " + round);
            for (Collider each : row) {
                world.remove(each);
            }
        }
    }
}

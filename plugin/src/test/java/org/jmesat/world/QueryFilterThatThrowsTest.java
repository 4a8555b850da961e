package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.Test;

/** A query's filter that throws, or calls the world; it is released after the query. */
class QueryFilterThatThrowsTest {
    private final CollisionWorld world = new CollisionWorld();
    private final CollisionQueries queries = world.getQueries();
    private final RuntimeException thrown = new RuntimeException("thrown on purpose");

    QueryFilterThatThrowsTest() {
        for (int i = 0; i < 10; i++) {
            Collider collider = world.add(i);
            collider.setShape(ConvexPolygon.rectangle(1, 1));
            collider.setPosition(2 * i, 0);
        }
        world.step();
    }

    private QueryFilter throwsAt(int owner) {
        return QueryFilter.ALL.and(collider -> {
            if (collider.getOwner().equals(owner)) {
                throw thrown;
            }
            return true;
        });
    }

    @Test
    void anExceptionOfTheFilterResetsTheHit() {
        QueryHit hit = new QueryHit();
        assertTrue(queries.castRay(-5, 0, 30, 0, QueryFilter.ALL, hit));
        assertSame(thrown, assertThrows(RuntimeException.class,
                () -> queries.castRay(-5, 0, 30, 0, throwsAt(0), hit)));
        assertFalse(hit.isHit());
        assertNull(hit.getCollider());
        assertEquals(-1, hit.getPiece());
        assertEquals(Double.POSITIVE_INFINITY, hit.getDistance());
        assertEquals(1, hit.getFraction());
    }

    @Test
    void anExceptionOfTheFilterEmptiesTheLists() {
        QueryHits hits = new QueryHits();
        ColliderHits found = new ColliderHits();
        queries.castRay(-5, 0, 30, 0, QueryFilter.ALL, hits);
        queries.overlapBox(-5, -5, 30, 5, QueryFilter.ALL, found);
        assertEquals(10, hits.getCount());
        assertEquals(10, found.getCount());
        assertThrows(RuntimeException.class, () -> queries.castRay(-5, 0, 30, 0, throwsAt(4), hits));
        assertThrows(RuntimeException.class, () -> queries.overlapBox(-5, -5, 30, 5, throwsAt(4), found));
        assertEquals(0, hits.getCount());
        assertEquals(0, found.getCount());
    }

    @Test
    void theFilterIsReleasedEvenIfItThrows() {
        assertReleased(-1);
        assertReleased(4);
    }

    private void assertReleased(int owner) {
        WeakReference<QueryFilter> filter = new WeakReference<>(throwsAt(owner));
        try {
            queries.overlapBox(-5, -5, 30, 5, filter.get(), new ColliderHits());
        } catch (RuntimeException expected) {
            assertSame(thrown, expected);
        }
        for (int i = 0; i < 50 && filter.get() != null; i++) {
            System.gc();
        }
        assertNull(filter.get());
    }

    @Test
    void aFilterCannotStepOrTearDownTheWorld() {
        for (Runnable change : new Runnable[] {world::step, world::tearDown}) {
            QueryFilter changes = QueryFilter.ALL.and(collider -> {
                change.run();
                return true;
            });
            assertThrows(IllegalStateException.class,
                    () -> queries.overlapPoint(0, 0, changes, new ColliderHits()));
        }
        assertEquals(10, world.getColliders().size());
        assertEquals(1, world.getTick());
    }
}

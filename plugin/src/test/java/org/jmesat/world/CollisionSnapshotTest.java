package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CollisionSnapshotTest {
    private final CollisionWorld world = new CollisionWorld();
    private final CollisionSnapshot snapshot = new CollisionSnapshot();
    private final Collider a = world.add("a");
    private final Collider b = world.add("b");
    private final Collider near = world.add("near");

    @BeforeEach
    void shape() {
        a.setShape(ConvexPolygon.rectangle(2, 2));
        b.setShape(ConvexPolygon.rectangle(2, 2));
        b.setPosition(1.5, 0);
        b.setElevation(4);
        near.setShape(ConvexPolygon.of(0, 0, 3, 0, 0, 3));
        near.setPosition(-9, -9);
    }

    @Test
    void itShowsNothingBeforeTheFirstUpdate() {
        assertEquals(-1, snapshot.tick());
        assertEquals(List.of(), snapshot.outlines());
        assertEquals(List.of(), snapshot.pairs());
    }

    @Test
    void itCopiesOutlinesContactsAndNearMisses() {
        world.step();
        assertTrue(snapshot.update(world));
        assertEquals(1, snapshot.tick());
        assertEquals(3, snapshot.outlines().size());
        CollisionSnapshot.Outline outline = snapshot.outlines().get(1);
        assertSame(b, outline.collider());
        assertEquals(4, outline.elevation());
        assertTrue(outline.touching());
        assertArrayEquals(new float[] {0.5f, -1, 2.5f, -1, 2.5f, 1, 0.5f, 1}, outline.xy());
        assertFalse(snapshot.outlines().get(2).touching());
        assertEquals(1, snapshot.pairs().size());
        CollisionSnapshot.Pair pair = snapshot.pairs().get(0);
        assertSame(a, pair.a());
        assertSame(b, pair.b());
        assertTrue(pair.touching());
        assertEquals(0.5f, pair.depth());
        assertEquals(1f, pair.normalX());
        assertEquals(0f, pair.normalY());
        assertEquals(4, pair.points().length);
        assertEquals(1, pair.sinceTick());
    }

    @Test
    void aNearMissIsAPairThatDoesNotTouch() {
        near.setPosition(-3.5, -3.5);
        world.step();
        snapshot.update(world);
        CollisionSnapshot.Pair pair = snapshot.pairs().get(1);
        assertSame(near, pair.b());
        assertFalse(pair.touching());
        assertEquals(0, pair.depth());
        assertEquals(0, pair.points().length);
        assertEquals(-1, pair.sinceTick());
    }

    @Test
    void filteredPairsAndEmptyCollidersAreLeftOut() {
        Collider empty = world.add("empty");
        empty.setPieceCount(2);
        a.setFilter(1, 0, 0);
        world.step();
        snapshot.update(world);
        assertEquals(List.of(), snapshot.pairs());
        assertEquals(3, snapshot.outlines().size());
    }

    @Test
    void itDoesNotChangeUntilItIsUpdated() {
        world.step();
        snapshot.update(world);
        CollisionSnapshot.Outline outline = snapshot.outlines().get(1);
        float[] before = outline.xy().clone();
        b.setPosition(70, 70);
        world.step();
        world.remove(a, ExitReason.REMOVED);
        world.step();
        assertEquals(1, snapshot.tick());
        assertArrayEquals(before, snapshot.outlines().get(1).xy());
        assertEquals(1, snapshot.pairs().size());
        assertTrue(snapshot.update(world));
        assertEquals(3, snapshot.tick());
        assertEquals(List.of(), snapshot.pairs());
        assertEquals(2, snapshot.outlines().size());
        assertArrayEquals(before, outline.xy(), "what was handed out earlier stays");
    }

    @Test
    void updatingTwiceCopiesOnce() {
        world.step();
        assertTrue(snapshot.update(world));
        List<CollisionSnapshot.Outline> outlines = List.copyOf(snapshot.outlines());
        assertFalse(snapshot.update(world));
        assertSame(outlines.get(0), snapshot.outlines().get(0));
    }

    @Test
    void aTeardownEmptiesIt() {
        world.step();
        snapshot.update(world);
        world.tearDown();
        assertTrue(snapshot.update(world));
        assertEquals(List.of(), snapshot.outlines());
        assertEquals(List.of(), snapshot.pairs());
        assertEquals(1, snapshot.tick());
    }

    @Test
    void changesAfterTheStepDoNotDisturbIt() {
        world.step();
        b.setShape(ConvexPolygon.regular(30, 1), ConvexPolygon.regular(5, 1));
        world.add("late").setShape(ConvexPolygon.rectangle(1, 1));
        world.remove(near, ExitReason.REMOVED);
        snapshot.update(world);
        assertEquals(3, snapshot.outlines().size());
        assertEquals(8, snapshot.outlines().get(1).xy().length);
        assertEquals(1, snapshot.pairs().size());
    }

    @Test
    void theViewsCannotBeChanged() {
        world.step();
        snapshot.update(world);
        assertThrows(UnsupportedOperationException.class, () -> snapshot.outlines().clear());
        assertThrows(UnsupportedOperationException.class, () -> snapshot.pairs().clear());
    }
}

package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CollisionFilterTest {
    private final CollisionWorld world = new CollisionWorld();
    private final Collider a = crate("a");
    private final Collider b = crate("b");

    @ParameterizedTest(name = "fixed {0} {1}, groups {2} {3}, categories {4} {5}, masks {6} {7}, callback {8}: {9}")
    @CsvSource({
        "false, false,  0,  0, 1, 1, -1, -1, true,  ALLOWED",
        "true,  false,  0,  0, 1, 1, -1, -1, true,  ALLOWED",
        "true,  true,   0,  0, 1, 1, -1, -1, true,  BOTH_FIXED",
        "true,  true,   5,  5, 1, 1, -1, -1, true,  BOTH_FIXED",
        "false, false,  5,  5, 1, 1, -1, -1, true,  SAME_POSITIVE_GROUP",
        "false, false,  5,  5, 1, 1,  0,  0, false, SAME_POSITIVE_GROUP",
        "false, false, -5, -5, 1, 1, -1, -1, true,  SAME_NEGATIVE_GROUP",
        "false, false, -5, -6, 1, 1, -1, -1, true,  ALLOWED",
        "false, false,  5, -5, 1, 1, -1, -1, true,  ALLOWED",
        "false, false,  5,  0, 1, 1,  0, -1, true,  MASK",
        "false, false,  0,  0, 1, 2,  1, -1, true,  MASK",
        "false, false,  0,  0, 1, 2, -1,  2, true,  MASK",
        "false, false,  0,  0, 1, 2,  2,  1, true,  ALLOWED",
        "false, false,  0,  0, 6, 8, 12,  2, true,  ALLOWED",
        "false, false,  0,  0, 0, 1, -1, -1, true,  MASK",
        "false, false,  0,  0, -9223372036854775808, 1, -1, -9223372036854775808, true, ALLOWED",
        "false, false,  0,  0, 1, 1, -1, -1, false, PAIR_FILTER"})
    void theFirstRuleThatAppliesDecides(boolean fixedA, boolean fixedB, int groupA, int groupB, long categoryA,
            long categoryB, long maskA, long maskB, boolean callback, CollisionFilter.Verdict expected) {
        a.setFixed(fixedA);
        b.setFixed(fixedB);
        a.setFilter(categoryA, maskA, groupA);
        b.setFilter(categoryB, maskB, groupB);
        PairFilter filter = (p, q) -> callback;
        assertEquals(expected, CollisionFilter.decide(a, b, world.getLayers(), filter));
        assertEquals(expected, CollisionFilter.decide(b, a, world.getLayers(), filter));
        world.setPairFilter(filter);
        world.step();
        assertEquals(expected.isAllowed(), world.getContact(a, b) != null);
    }

    @Test
    void theLayersDecideAfterMasksAndBeforeTheCallback() {
        world.getLayers().setColliding(0, 0, false);
        world.setPairFilter((p, q) -> {
            throw new AssertionError("called for a pair that the layers forbid");
        });
        assertEquals(CollisionFilter.Verdict.LAYERS, world.decide(a, b));
        world.step();
        a.setFilter(1, 0, 0);
        assertEquals(CollisionFilter.Verdict.MASK, world.decide(a, b));
        a.setFilter(1, 0, 4);
        b.setFilter(1, -1, 4);
        assertEquals(CollisionFilter.Verdict.SAME_POSITIVE_GROUP, world.decide(a, b));
    }

    @Test
    void theSameBodyIsDecidedBeforeAnyOtherRule() {
        a.setFixed(true);
        a.setFilter(1, 0, -4);
        assertEquals(CollisionFilter.Verdict.SAME_BODY, world.decide(a, a));
        assertEquals(false, CollisionFilter.Verdict.SAME_BODY.isAllowed());
    }

    @Test
    void decideTakesAPairInEitherOrder() {
        List<String> calls = new ArrayList<>();
        world.setPairFilter((p, q) -> !calls.add(p.getOwner() + " " + q.getOwner()));
        assertEquals(CollisionFilter.Verdict.PAIR_FILTER, world.decide(b, a));
        assertEquals(CollisionFilter.Verdict.PAIR_FILTER, world.decide(a, b));
        assertEquals(List.of("a b", "a b"), calls);
        Collider stranger = new CollisionWorld().add("stranger");
        assertThrows(IllegalArgumentException.class, () -> world.decide(a, stranger));
        assertThrows(IllegalArgumentException.class, () -> world.decide(stranger, a));
    }

    @Test
    void theCallbackGetsAllowedPairsOnlyWithTheLowerIdFirst() {
        crate("c").setFilter(1, 0, 0);
        Collider far = crate("far");
        far.setPosition(100, 0);
        List<String> calls = new ArrayList<>();
        world.setPairFilter((p, q) -> calls.add(p.getOwner() + " " + q.getOwner()));
        world.step();
        assertEquals(List.of("a b"), calls);
    }

    @Test
    void theWorldCannotBeChangedFromTheCallback() {
        List<Runnable> changes = List.of(world::step, world::tearDown, () -> world.add("late"),
                () -> world.remove(a, ExitReason.REMOVED));
        for (Runnable change : changes) {
            world.setPairFilter((p, q) -> {
                assertThrows(IllegalStateException.class, change::run);
                return true;
            });
            world.step();
            assertEquals(1, world.getContacts().size());
            assertEquals(2, world.getColliders().size());
        }
        assertEquals(changes.size(), world.getTick());
    }

    @Test
    void theWorldCanBeSteppedAfterAnExceptionOfTheCallback() {
        world.setPairFilter((p, q) -> {
            throw new UnsupportedOperationException("from the game");
        });
        assertThrows(UnsupportedOperationException.class, world::step);
        world.setPairFilter(null);
        world.step();
        assertEquals(1, world.getContacts().size());
    }

    private Collider crate(String owner) {
        Collider collider = world.add(owner);
        collider.setShape(ConvexPolygon.rectangle(1, 1));
        return collider;
    }
}

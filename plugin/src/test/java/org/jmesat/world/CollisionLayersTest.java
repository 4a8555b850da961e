package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CollisionLayersTest {
    private static final long SEED = 20260218;

    private final CollisionWorld world = new CollisionWorld();
    private final CollisionLayers layers = world.getLayers();

    private Collider crate(long category) {
        Collider collider = world.add("crate of " + category);
        collider.setShape(ConvexPolygon.rectangle(1, 1));
        collider.setFilter(category, -1, 0);
        return collider;
    }

    @Test
    void byDefaultAllLayersCollideAndOnlyLayerZeroHasAName() {
        assertEquals("default", layers.getName(0));
        for (int a = 0; a < CollisionLayers.COUNT; a++) {
            assertEquals(-1, layers.getMask(a));
            assertTrue(layers.isColliding(a, 63 - a));
            assertTrue(a == 0 || layers.getName(a) == null);
        }
        assertSame(layers, world.getLayers());
    }

    @Test
    void theMatrixIsSymmetricAndOtherPairsDoNotChange() {
        layers.setColliding(3, 63, false);
        assertFalse(layers.isColliding(63, 3));
        assertFalse(layers.isColliding(3, 63));
        assertTrue(layers.isColliding(3, 3));
        assertTrue(layers.isColliding(63, 63));
        assertEquals(~(1L << 63), layers.getMask(3));
        assertEquals(~(1L << 3), layers.getMask(63));
        layers.setColliding(63, 3, true);
        assertEquals(-1, layers.getMask(3));
        assertEquals(-1, layers.getMask(63));
    }

    @Test
    void theMatrixCanBeSetByNames() {
        layers.setName(5, "player");
        layers.setName(6, "bullet");
        layers.setColliding("player", "bullet", false);
        assertFalse(layers.isColliding(6, 5));
        layers.setCollidingWithAll("bullet", false);
        assertEquals(0, layers.getMask(6));
        assertEquals(~(1L << 6), layers.getMask(0));
        layers.setCollidingWithAll("bullet", true);
        assertEquals(-1, layers.getMask(6));
        assertEquals(-1, layers.getMask(5));
        assertEquals("There is no layer 'bulet'", assertThrows(IllegalArgumentException.class,
                () -> layers.setColliding("player", "bulet", true)).getMessage());
    }

    @Test
    void aNameFindsItsLayerUntilItIsRemoved() {
        layers.setName(63, "enemy");
        assertEquals(63, layers.indexOf("enemy"));
        assertEquals(-1, layers.indexOf("Enemy"));
        layers.setName(63, null);
        assertEquals(-1, layers.indexOf("enemy"));
        assertNull(layers.getName(63));
        layers.setName(0, "ground");
        assertEquals(-1, layers.indexOf("default"));
    }

    @Test
    void theRevisionOfTheNamesGrowsOnlyWithChanges() {
        long before = layers.getNameRevision();
        layers.setName(0, "default");
        layers.setName(1, null);
        layers.setColliding(0, 0, false);
        assertEquals(before, layers.getNameRevision());
        layers.setName(1, "wall");
        assertTrue(layers.getNameRevision() > before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a,b", " wall", "wall\t"})
    void aNameThatTextSettingsCannotUseIsRefused(String name) {
        String message = assertThrows(IllegalArgumentException.class, () -> layers.setName(2, name)).getMessage();
        assertTrue(message.contains("Layer 2") && message.contains("'" + name + "'"), message);
    }

    @Test
    void aNameThatAnotherLayerHasIsRefused() {
        layers.setName(2, "wall");
        layers.setName(2, "wall");
        assertEquals("Layer 4 cannot be called 'wall': layer 2 has that name",
                assertThrows(IllegalArgumentException.class, () -> layers.setName(4, "wall")).getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 64, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void aLayerThatDoesNotExistIsRefused(int layer) {
        List<Runnable> uses = List.of(() -> layers.setName(layer, "x"), () -> layers.getName(layer),
                () -> layers.setColliding(layer, 0, true), () -> layers.setColliding(0, layer, true),
                () -> layers.isColliding(layer, 0), () -> layers.isColliding(0, layer), () -> layers.getMask(layer),
                () -> layers.setCollidingWithAll(layer, false));
        for (Runnable use : uses) {
            assertEquals("There is no layer " + layer + ", only 0 to 63",
                    assertThrows(IllegalArgumentException.class, use::run).getMessage());
        }
        assertEquals(-1, layers.getMask(0));
    }

    @Test
    void namesMakeACategoryOrAMask() {
        layers.setName(63, "enemy");
        assertEquals(0, layers.bitsOf());
        assertEquals(1L << 63 | 1, layers.bitsOf("enemy", "default", "enemy"));
        assertEquals("There is no layer 'wall'",
                assertThrows(IllegalArgumentException.class, () -> layers.bitsOf("enemy", "wall")).getMessage());
    }

    @Test
    void layersAreDescribedAsText() {
        layers.setName(3, "enemy");
        assertEquals("no layer", layers.describe(0));
        assertEquals("layer 3 (enemy)", layers.describe(8));
        assertEquals("layer 63", layers.describe(1L << 63));
        assertEquals("layers 0 (default), 3 (enemy), 63", layers.describe(1L << 63 | 9));
    }

    @Test
    void aChangeOfTheMatrixEndsAndBeginsContactsAtTheNextStep() {
        Collider a = crate(2);
        Collider b = crate(4);
        world.step();
        layers.setColliding(1, 2, false);
        assertEquals(1, world.getContacts().size());
        world.step();
        assertEquals(ExitReason.FILTERED, world.getEvents().exits().get(0).getExitReason());
        assertEquals(CollisionFilter.Verdict.LAYERS, world.decide(a, b));
        layers.setColliding(2, 1, true);
        world.step();
        assertEquals(1, world.getEvents().enters().size());
    }

    @Test
    void theMatrixAppliesToCollidersWithoutAFilterOfTheirOwn() {
        crate(1);
        crate(1);
        layers.setColliding("default", "default", false);
        world.step();
        assertEquals(0, world.getContacts().size());
    }

    @Test
    void aPositiveGroupOverridesTheLayers() {
        crate(2).setFilter(2, -1, 9);
        crate(2).setFilter(2, -1, 9);
        layers.setCollidingWithAll(1, false);
        world.step();
        assertEquals(1, world.getContacts().size());
    }

    @Test
    void theLayersCannotBeChangedDuringAStep() {
        crate(1);
        crate(1);
        List<Runnable> changes = List.of(() -> layers.setName(1, "late"), () -> layers.setColliding(0, 0, false),
                () -> layers.setCollidingWithAll(0, false));
        List<Runnable> refused = new ArrayList<>();
        world.setPairFilter((a, b) -> {
            changes.forEach(change -> {
                assertThrows(IllegalStateException.class, change::run);
                refused.add(change);
            });
            return true;
        });
        world.step();
        assertEquals(changes, refused);
        assertEquals(-1, layers.getMask(0));
        assertEquals(1, world.getContacts().size());
    }

    /** Compared with a model that checks each pair of layers. */
    @Test
    void twoCollidersCollideIfAnyTwoOfTheirLayersDo() {
        Random random = new Random(SEED);
        for (int i = 0; i < 300; i++) {
            for (int n = 0; n < 40; n++) {
                layers.setColliding(random.nextInt(64), random.nextInt(64), random.nextInt(3) == 0);
            }
            long a = random.nextLong() & random.nextLong() & random.nextLong() & random.nextLong();
            long b = i % 7 == 0 ? 0 : random.nextLong() & random.nextLong() & random.nextLong() & random.nextLong();
            boolean expected = IntStream.range(0, 64).filter(p -> (a >>> p & 1) == 1).anyMatch(p ->
                    IntStream.range(0, 64).filter(q -> (b >>> q & 1) == 1).anyMatch(q -> layers.isColliding(p, q)));
            assertEquals(expected, layers.allows(a, b), "round " + i + ", seed " + SEED);
            assertEquals(expected, layers.allows(b, a), "round " + i + ", seed " + SEED);
        }
    }

    @Test
    void aStepWithAMatrixAllocatesNothing() {
        layers.setColliding(0, 0, false);
        for (int i = 0; i < 40; i++) {
            crate(1L << i % 4);
        }
        for (int i = 0; i < 20; i++) {
            world.step();
        }
        assertEquals(0, AllocationMeter.leastBytes(world::step));
        assertEquals(40 * 39 / 2 - 10 * 9 / 2, world.getContacts().size());
    }
}

package org.jmesat.internal.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.sat.ShapeCopy;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.Buffers;
import org.jmesat.testing.RandomShapes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PolygonTableTest {
    private static final long SEED = 78;

    @Test
    void polygonsAreStoredInTheOrderOfAddition() {
        RandomShapes shapes = new RandomShapes(SEED);
        PolygonTable table = new PolygonTable(1, 1);
        PolygonBuffer[] added = new PolygonBuffer[300];
        for (int slot = 0; slot < added.length; slot++) {
            added[slot] = Buffers.of(shapes.next());
            assertEquals(slot, table.add(added[slot]));
        }
        assertEquals(added.length, table.size());
        for (int slot = 0; slot < added.length; slot++) {
            assertEquals(added[slot].count(), table.count(slot));
            assertEquals(added[slot].isThin(), table.isThin(slot));
            assertEquals(slot == 0 ? 0 : table.end(slot - 1), table.start(slot));
            for (int k = 0; k < PolygonBuffer.STRIDE * added[slot].count(); k++) {
                assertEquals(added[slot].edges()[k], table.edges()[table.start(slot) + k]);
            }
        }
        assertTrue(table.edges().length >= table.start(added.length - 1)
                + PolygonBuffer.STRIDE * PolygonTable.PADDING, "no padding after the last vertices");
    }

    @Test
    void replacingAPolygonKeepsTheOthers() {
        RandomShapes shapes = new RandomShapes(SEED);
        PolygonTable table = new PolygonTable();
        PolygonBuffer[] expected = new PolygonBuffer[20];
        for (int slot = 0; slot < expected.length; slot++) {
            expected[slot] = Buffers.of(shapes.next());
            table.add(expected[slot]);
        }
        for (int round = 0; round < 2000; round++) {
            int changed = round % 7 * round % expected.length;
            expected[changed] = Buffers.of(shapes.next());
            table.set(changed, expected[changed]);
            PolygonTable fresh = new PolygonTable();
            for (int slot = 0; slot < expected.length; slot++) {
                fresh.add(expected[slot]);
                requireSame(fresh, slot, table, slot, "round " + round + ", slot " + slot + ", seed " + SEED);
            }
        }
        assertTrue(table.edges().length < 40 * 20 * expected.length, "gaps were never closed");
        assertThrows(IndexOutOfBoundsException.class, () -> table.set(expected.length, expected[0]));
    }

    @Test
    void aPolygonOfAnotherTableIsCopiedWithItsPose() {
        RandomShapes shapes = new RandomShapes(SEED);
        PolygonTable source = new PolygonTable();
        PolygonTable table = new PolygonTable(1, 1);
        for (int slot = 0; slot < 200; slot++) {
            source.add(Buffers.of(shapes.next()));
            source.place(slot, slot, -slot, 0.6, 0.8);
        }
        for (int slot = 0; slot < 200; slot++) {
            assertEquals(slot, table.add(source, 199 - slot));
            requireSame(source, 199 - slot, table, slot, "slot " + slot);
        }
        assertEquals(0, table.count(table.add(new PolygonTable(), 0)));
    }

    @Test
    void aSlotThatIsNoLongerInUseCountsAsEmpty() {
        PolygonTable source = new PolygonTable();
        PolygonBuffer box = Buffers.of(ConvexPolygon.rectangle(2, 2));
        source.add(box);
        source.add(box);
        source.clear();
        source.add(box);
        PolygonTable table = new PolygonTable();
        assertEquals(0, table.count(table.add(source, 1)));
        assertEquals(0, table.end(0));
        assertEquals(4, table.count(table.add(source, 0)));
        assertThrows(IndexOutOfBoundsException.class, () -> table.add(source, source.capacity()));
        assertThrows(IndexOutOfBoundsException.class, () -> table.add(source, -1));
        assertEquals(2, table.size());
    }

    @Test
    void aPolygonOfPlainArraysIsCopiedWithItsPose() {
        PolygonTable source = new PolygonTable();
        source.add(new PolygonBuffer());
        source.add(Buffers.of(ConvexPolygon.hullOf(1, 2, 5, 6, 1, 6)));
        source.place(1, 7, 8, 0.6, 0.8);
        PolygonTable table = new PolygonTable(1, 1);
        for (int slot = 0; slot < 3; slot++) {
            assertEquals(slot, table.add(source.rows(), PolygonTable.ROW, source.edges(), source.start(1),
                    source.end(1), false, source.localCenterX(1), source.localCenterY(1)));
            requireSame(source, 1, table, slot, "slot " + slot);
            assertEquals(3, table.localCenterX(slot));
            assertEquals(4, table.localCenterY(slot));
            assertEquals(source.reach(1), table.reach(slot));
            assertEquals(Math.hypot(2, 2) + 3 + 4, table.reach(slot));
        }
    }

    @Test
    void aShapeThatIsReplacedLiesAtTheOriginWithoutATurn() {
        PolygonTable table = new PolygonTable();
        table.add(Buffers.of(ConvexPolygon.rectangle(2, 2)));
        table.place(0, 3, 4, 0.6, 0.8);
        double[] pose = {9, 9, 9, 9, 9, 9};
        table.copyPose(0, pose, 1);
        assertArrayEquals(new double[] {9, 3, 4, 0.6, 0.8, 9}, pose);
        table.set(0, Buffers.of(ConvexPolygon.hullOf(4, 4, 6, 8)));
        table.copyPose(0, pose, 1);
        assertArrayEquals(new double[] {9, 0, 0, 1, 0, 9}, pose);
        assertEquals(5, table.rows()[0]);
        assertEquals(6, table.rows()[1]);
    }

    @Test
    void roomIsMadeAtOnceForAsMuchAsIsAsked() {
        PolygonTable table = new PolygonTable(1, 70);
        assertTrue(table.edges().length >= 70 * PolygonBuffer.STRIDE);
        table.ensureCapacity(0);
        assertEquals(1, table.capacity());
        table.ensureCapacity(1000);
        assertEquals(1000, table.capacity());
        assertThrows(IllegalArgumentException.class, () -> table.ensureCapacity(-1));
        assertThrows(IllegalArgumentException.class, () -> table.ensureCapacity(Integer.MAX_VALUE));
    }

    private static void requireSame(PolygonTable expected, int expectedSlot, PolygonTable table, int slot,
            String message) {
        assertEquals(expected.isThin(expectedSlot), table.isThin(slot), message);
        assertEquals(expected.largestCoordinate(expectedSlot), table.largestCoordinate(slot), message);
        assertArrayEquals(
                Arrays.copyOfRange(expected.edges(), expected.start(expectedSlot), expected.end(expectedSlot)),
                Arrays.copyOfRange(table.edges(), table.start(slot), table.end(slot)), message);
        assertArrayEquals(Arrays.copyOfRange(expected.rows(), PolygonTable.ROW * expectedSlot,
                PolygonTable.ROW * (expectedSlot + 1)),
                Arrays.copyOfRange(table.rows(), PolygonTable.ROW * slot, PolygonTable.ROW * (slot + 1)), message);
    }

    @Test
    void placingAgreesWithPlacedPolygon() {
        RandomShapes shapes = new RandomShapes(SEED);
        PolygonTable table = new PolygonTable();
        PlacedPolygon placed = new PlacedPolygon();
        for (int slot = 0; slot < 200; slot++) {
            PolygonBuffer polygon = Buffers.of(shapes.next());
            table.add(polygon);
            ShapeCopy.copy(polygon, placed);
            double angle = shapes.between(-7, 7);
            double x = shapes.between(-1e6f, 1e6f);
            placed.place(x, -x, Math.cos(angle), Math.sin(angle));
            table.place(slot, x, -x, Math.cos(angle), Math.sin(angle));
            assertEquals(placed.centerX(), table.rows()[PolygonTable.ROW * slot]);
            assertEquals(placed.centerY(), table.rows()[PolygonTable.ROW * slot + 1]);
            assertEquals(placed.tie(), table.rows()[PolygonTable.ROW * slot + 7]);
            assertEquals(placed.largestCoordinate(), table.largestCoordinate(slot));
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void aBadPoseIsRefusedAndDoesNotMoveThePolygon(double bad) {
        PolygonTable table = new PolygonTable();
        table.add(Buffers.of(ConvexPolygon.rectangle(2, 2)));
        table.place(0, 3, 4, 0.6, 0.8);
        double[] before = table.rows().clone();
        assertThrows(IllegalArgumentException.class, () -> table.place(0, bad, 0, 1, 0));
        assertThrows(IllegalArgumentException.class, () -> table.place(0, 0, bad, 1, 0));
        assertThrows(IllegalArgumentException.class, () -> table.place(0, 0, 0, bad, 0));
        String message = assertThrows(IllegalArgumentException.class, () -> table.place(0, 0, 0, 1, bad)).getMessage();
        assertTrue(message.contains(String.valueOf(bad)), message);
        assertArrayEquals(before, table.rows());
        assertThrows(IndexOutOfBoundsException.class, () -> table.place(1, 0, 0, 1, 0));
        assertThrows(IllegalArgumentException.class, () -> table.place(0, 1e151, 0, 1, 0));
        assertThrows(IllegalArgumentException.class, () -> table.place(0, 0, 0, 3, 0));
        assertThrows(IllegalArgumentException.class, () -> new PolygonTable(0, 1));
        assertThrows(IllegalArgumentException.class, () -> new PolygonTable(1, -1));
    }

    @Test
    void clearingAndFillingAgainAllocatesNothing() {
        PolygonTable table = new PolygonTable();
        PolygonBuffer[] polygons = {Buffers.of(ConvexPolygon.regular(40, 1)), Buffers.of(ConvexPolygon.circle(1))};
        Runnable fill = () -> {
            table.clear();
            for (int i = 0; i < 100; i++) {
                table.place(table.add(polygons[i % 2]), i, -i, 0.6, 0.8);
            }
        };
        fill.run();
        assertEquals(0, AllocationMeter.leastBytes(fill));
    }

    @Test
    void aSlotKeepsItsCapacityWhenItIsReused() {
        PolygonTable table = new PolygonTable();
        PolygonBuffer[] growing = new PolygonBuffer[12];
        Arrays.setAll(growing, i -> Buffers.of(ConvexPolygon.regular(3 + i, 1)));
        int slots = 100;
        for (int i = 0; i < slots; i++) {
            table.add(growing[0]);
        }
        Runnable growAndShrink = () -> {
            for (int i = 0; i < growing.length * slots; i++) {
                table.set(i % slots, growing[i / slots]);
            }
            for (int slot = 0; slot < slots; slot++) {
                table.set(slot, growing[0]);
            }
        };
        for (int i = 0; i < 5; i++) {
            growAndShrink.run();
        }
        assertEquals(0, AllocationMeter.leastBytes(growAndShrink));
    }

    @Test
    void aTableThatChangesHoldsTheShapesOfAFreshOne() {
        Random random = new Random(SEED);
        RandomShapes shapes = new RandomShapes(SEED);
        PolygonBuffer[] few = new PolygonBuffer[12];
        Arrays.setAll(few, i -> i == 0 ? new PolygonBuffer() : Buffers.of(shapes.next()));
        few[1].set(few[2], 3, 0);
        PolygonTable table = new PolygonTable();
        List<PolygonBuffer> expected = new ArrayList<>();
        for (int round = 0; round < 3000; round++) {
            PolygonBuffer polygon = few[random.nextInt(few.length)];
            if (random.nextInt(40) == 0) {
                // A shape that no other slot has.
                polygon = Buffers.of(shapes.next());
            }
            int kind = random.nextInt(60);
            if (expected.isEmpty() || kind < 5) {
                table.add(polygon);
                expected.add(polygon);
            } else if (kind == 5) {
                PolygonTable other = new PolygonTable();
                other.add(polygon);
                table.add(other, 0);
                expected.add(polygon);
            } else if (kind == 6 && random.nextInt(8) == 0) {
                table.clear();
                expected.clear();
            } else {
                int slot = random.nextInt(expected.size());
                table.set(slot, polygon);
                expected.set(slot, polygon);
            }
            PolygonTable plain = new PolygonTable();
            for (int slot = 0; slot < expected.size(); slot++) {
                plain.add(expected.get(slot));
                requireSame(plain, slot, table, slot, "seed " + SEED + " round " + round + " slot " + slot);
            }
        }
    }

    @Test
    void replacingShapesRepeatedlyAllocatesNothing() {
        PolygonTable table = new PolygonTable();
        PolygonBuffer[] forms = new PolygonBuffer[9];
        Arrays.setAll(forms, i -> Buffers.of(ConvexPolygon.regular(3 + i, 1)));
        for (int slot = 0; slot < 50; slot++) {
            table.add(forms[0]);
        }
        int[] turn = {0};
        Runnable replace = () -> {
            for (int i = 0; i < 450; i++) {
                table.set(i % 50, forms[(i * 7 + turn[0]++) % forms.length]);
            }
        };
        for (int i = 0; i < 20; i++) {
            replace.run();
        }
        assertEquals(0, AllocationMeter.leastBytes(replace));
    }
}

package org.jmesat.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BoxQueryTest {
    private static final long SEED = 2711;

    private final GridBroadPhase broadPhase = new GridBroadPhase(new WorkerTeam(this));
    private final PairBuffer pairs = new PairBuffer();
    private final BoxQuery query = new BoxQuery();
    private final Map<Integer, double[]> boxes = new TreeMap<>();

    @ParameterizedTest
    @EnumSource
    void queriesFindAwakeRestingAndNewBoxesAsBruteForceDoes(BoxLayout layout) {
        for (long seed = SEED; seed < SEED + 6; seed++) {
            compareQueries(layout, new Random(seed), layout + " seed " + seed);
        }
    }

    private void compareQueries(BoxLayout layout, Random random, String label) {
        int slots = 1 + random.nextInt(200);
        for (int tick = 0; tick < 30; tick++) {
            for (int slot = 0; slot < slots; slot++) {
                if (tick % 12 == 0 && random.nextInt(3) > 0 || random.nextInt(30) == 0) {
                    put(slot, layout.box(random));
                } else if (random.nextInt(60) == 0) {
                    broadPhase.remove(slot);
                    boxes.remove(slot);
                }
            }
            if (tick % 5 != 4) {
                AllPairs.find(broadPhase, pairs);
            }
            for (int q = 0; q < 6; q++) {
                compareBox(layout.box(random), label + " tick " + tick);
                if (layout != BoxLayout.TO_THE_LIMITS) {
                    comparePath(layout.box(random), layout.box(random), random, label + " tick " + tick);
                }
            }
        }
        for (int slot : new TreeSet<>(boxes.keySet())) {
            broadPhase.remove(slot);
        }
        boxes.clear();
    }

    private void put(int slot, double[] b) {
        broadPhase.put(slot, b[0], b[1], b[2], b[3]);
        boxes.put(slot, b);
    }

    private void compareBox(double[] b, String label) {
        query.findInBox(broadPhase, b[0], b[1], b[2], b[3]);
        TreeSet<Integer> expected = new TreeSet<>();
        boxes.forEach((slot, c) -> {
            if (b[0] <= c[2] && c[0] <= b[2] && b[1] <= c[3] && c[1] <= b[3]) {
                expected.add(slot);
            }
        });
        assertEquals(expected, found(label), label);
    }

    /** Queries a path from the corner of one box towards another, for a ray or a box, sometimes of infinite length. */
    private void comparePath(double[] start, double[] target, Random random, String label) {
        double dx = target[0] / 2 - start[0] / 2;
        double dy = target[1] / 2 - start[1] / 2;
        int kind = random.nextInt(8);
        if (kind < 2 || dx == 0 && dy == 0) {
            dx = kind == 0 ? 0 : random.nextBoolean() ? 1 : -1;
            dy = kind == 0 ? 1 : 0;
        }
        double scale = Math.max(Math.abs(dx), Math.abs(dy));
        double norm = Math.hypot(dx / scale, dy / scale);
        double ux = dx / scale / norm;
        double uy = dy / scale / norm;
        double length = random.nextInt(3) == 0 ? Double.POSITIVE_INFINITY
                : Math.min(scale, 1e300) * random.nextDouble() * 3;
        boolean ray = random.nextBoolean();
        double halfX = ray ? 0 : Math.min(1e300, (start[2] - start[0]) / 2);
        double halfY = ray ? 0 : Math.min(1e300, (start[3] - start[1]) / 2);
        query.findOnPath(broadPhase, start[0], start[1], halfX, halfY, ux, uy, length);
        TreeSet<Integer> found = found(label);
        boxes.forEach((slot, c) -> {
            Supplier<String> each = () -> label + " slot " + slot + " from (" + start[0] + ", " + start[1] + ") ± ("
                    + halfX + ", " + halfY + ") along (" + ux + ", " + uy + ") for " + length;
            double rounding = Double.MIN_NORMAL + 1e-13 * (Math.abs(start[0]) + Math.abs(start[1]) + halfX + halfY
                    + Math.abs(c[0]) + Math.abs(c[1]) + Math.abs(c[2]) + Math.abs(c[3]));
            if (meets(start, halfX - rounding, halfY - rounding, ux, uy, length, c)) {
                assertTrue(found.contains(slot), each);
            } else if (!meets(start, halfX + rounding, halfY + rounding, ux, uy, length, c)) {
                assertTrue(!found.contains(slot), each);
            }
        });
    }

    /** Whether the path meets the box, by the slab method. */
    private static boolean meets(double[] start, double halfX, double halfY, double ux, double uy, double length,
            double[] c) {
        double minX = c[0] - halfX;
        double minY = c[1] - halfY;
        double maxX = c[2] + halfX;
        double maxY = c[3] + halfY;
        if (!(minX <= maxX && minY <= maxY)) {
            return false;
        }
        double[] times = {0, (minX - start[0]) / ux, (maxX - start[0]) / ux, (minY - start[1]) / uy,
                (maxY - start[1]) / uy};
        double enter = Math.max(0, Math.max(ux == 0 ? 0 : Math.min(times[1], times[2]),
                uy == 0 ? 0 : Math.min(times[3], times[4])));
        double leave = Math.min(length, Math.min(ux == 0 ? length : Math.max(times[1], times[2]),
                uy == 0 ? length : Math.max(times[3], times[4])));
        boolean besideX = ux == 0 && (start[0] < minX || start[0] > maxX);
        boolean besideY = uy == 0 && (start[1] < minY || start[1] > maxY);
        return !besideX && !besideY && enter <= leave;
    }

    private TreeSet<Integer> found(String label) {
        TreeSet<Integer> found = new TreeSet<>();
        for (int i = 0; i < query.count(); i++) {
            assertTrue(found.add(query.slot(i)), label + ": slot " + query.slot(i) + " was found twice");
        }
        return found;
    }

    @Test
    void withoutBoxesNothingIsFound() {
        query.findInBox(broadPhase, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY,
                Double.POSITIVE_INFINITY);
        assertEquals(0, query.count());
        query.findOnPath(broadPhase, 0, 0, 0, 0, 1, 0, Double.POSITIVE_INFINITY);
        assertEquals(0, query.count());
        assertEquals(Double.POSITIVE_INFINITY, query.estimateDistance(broadPhase, 0, 0));
    }

    @Test
    void anInfiniteBoxFindsEverything() {
        put(3, new double[] {-1e300, -1e300, 1e300, 1e300});
        put(5, new double[] {1e9, 1e9, 1e9, 1e9});
        query.findInBox(broadPhase, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY,
                Double.POSITIVE_INFINITY);
        assertEquals(boxes.keySet(), found("all"));
    }

    /** A visit to each cell would take forever. */
    @Test
    void aPathThroughVeryManyEmptyCellsEnds() {
        for (int slot = 0; slot < 2000; slot++) {
            double x = slot % 50 * 1e-3;
            double y = slot / 50 * 1e-3;
            put(slot, new double[] {x, y, x + 5e-4, y + 5e-4});
        }
        put(2000, new double[] {1e12, 1e12, 1e12 + 1, 1e12 + 1});
        AllPairs.find(broadPhase, pairs);
        double unit = Math.sqrt(0.5);
        query.findOnPath(broadPhase, -1e15, -1e15, 1, 1, unit, unit, Double.POSITIVE_INFINITY);
        assertTrue(found("diagonal").contains(2000));
        query.findOnPath(broadPhase, 1e-4, -1, 0, 0, 0, 1, 1e15);
        assertEquals(40, query.count());
    }

    /** Checked while all boxes are awake, and when all rest. */
    @Test
    void aQueryComparesFewOfManyBoxes() {
        Random random = new Random(SEED);
        for (int slot = 0; slot < 40_000; slot++) {
            double x = 200 * random.nextDouble();
            double y = 200 * random.nextDouble();
            put(slot, new double[] {x, y, x + 0.5 + random.nextDouble(), y + 0.5 + random.nextDouble()});
        }
        for (int tick = 0; tick < 2 * GridBroadPhase.REST_AFTER; tick++) {
            if (tick == 1 || tick == 2 * GridBroadPhase.REST_AFTER - 1) {
                long compared = query.findInBox(broadPhase, 100, 100, 102, 102);
                assertTrue(query.count() > 0 && compared < 200, "box: " + compared);
                compared = query.findOnPath(broadPhase, -10, 10, 0, 0, 0.8, 0.6, Double.POSITIVE_INFINITY);
                assertTrue(query.count() > 200 && compared < 4000,
                        "ray: " + compared + " for " + query.count());
            }
            AllPairs.find(broadPhase, pairs);
        }
        assertTrue(broadPhase.isResting(0));
    }

    @Test
    void aQueryAllocatesNothingOnceItHasGrown() {
        Random random = new Random(SEED);
        for (int slot = 0; slot < 3000; slot++) {
            put(slot, BoxLayout.values()[0].box(random));
        }
        AllPairs.find(broadPhase, pairs);
        Runnable queries = () -> {
            for (int i = 0; i < 50; i++) {
                double[] b = boxes.get(i);
                query.findInBox(broadPhase, b[0] - 3, b[1] - 3, b[2] + 3, b[3] + 3);
                query.findOnPath(broadPhase, b[0], b[1], 0, 0, 0.6, 0.8, Double.POSITIVE_INFINITY);
            }
        };
        queries.run();
        assertEquals(0, AllocationMeter.leastBytes(queries));
    }
}

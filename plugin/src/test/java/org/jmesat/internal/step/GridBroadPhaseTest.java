package org.jmesat.internal.step;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GridBroadPhaseTest {
    private static final long SEED = 93;

    private final GridBroadPhase broadPhase = new GridBroadPhase(new WorkerTeam(this));
    private final PairBuffer pairs = new PairBuffer();

    @ParameterizedTest
    @EnumSource
    void everyPairIsFoundWhileBoxesMoveRestAndAreRemoved(BoxLayout layout) {
        compareWithTheModel(layout, 12);
    }

    private static void compareWithTheModel(BoxLayout layout, int rounds) {
        for (int round = 0; round < rounds; round++) {
            long seed = SEED + 1000 * round;
            Random random = new Random(seed);
            RestModel model = new RestModel();
            int slots = 1 + random.nextInt(160);
            for (int tick = 0; tick < 60; tick++) {
                String label = layout + " seed " + seed + " tick " + tick;
                disturb(model, layout, random, slots, tick);
                model.tick(label);
            }
        }
    }

    /** Changes most boxes in some ticks, few in others, and none in most. */
    private static void disturb(RestModel model, BoxLayout layout, Random random, int slots, int tick) {
        double moving = tick < 3 ? 1 : tick % 20 < 2 ? 0.6 : tick % 5 == 4 ? 0.02 : 0;
        for (int slot = 0; slot < slots; slot++) {
            if (random.nextDouble() < moving) {
                double[] box = model.boxes.get(slot);
                switch (box == null ? 3 : random.nextInt(4)) {
                    case 0 -> model.remove(slot);
                    case 1 -> model.put(slot, box[0], box[1], box[2], box[3]);
                    case 2 -> nudge(model, slot, box, random);
                    default -> {
                        double[] b = layout.box(random);
                        model.put(slot, b[0], b[1], b[2], b[3]);
                    }
                }
            }
        }
    }

    private static void nudge(RestModel model, int slot, double[] box, Random random) {
        double x = (box[2] - box[0]) * (random.nextDouble() - 0.5);
        double y = (box[3] - box[1]) * (random.nextDouble() - 0.5);
        double[] moved = {box[0] + x, box[1] + y, box[2] + x, box[3] + y};
        for (double coordinate : moved) {
            if (!Double.isFinite(coordinate)) {
                return;
            }
        }
        model.put(slot, moved[0], moved[1], moved[2], moved[3]);
    }

    @ParameterizedTest
    @EnumSource
    void pairsOfManyBoxesAreFoundAwakeAtRestAndAwakeAgain(BoxLayout layout) {
        String label = layout + " seed " + SEED;
        Random random = new Random(SEED);
        RestModel model = new RestModel();
        for (int slot = 0; slot < 900; slot++) {
            double[] b = layout.box(random);
            model.put(slot, b[0], b[1], b[2], b[3]);
        }
        model.tick(label + " awake");
        for (int tick = 0; tick < 2 * GridBroadPhase.REST_AFTER; tick++) {
            model.tick(label + " settling");
        }
        assertEquals(900, model.resting().size(), label);
        for (int slot = 0; slot < 900; slot += 7) {
            double[] b = layout.box(random);
            model.put(slot, b[0], b[1], b[2], b[3]);
        }
        model.tick(label + " some awake");
    }

    @Test
    void boxesThatTouchInOnePointAreAPair() {
        broadPhase.put(0, 0, 0, 1, 1);
        broadPhase.put(1, 1, 1, 2, 2);
        broadPhase.put(2, -1, -1, -0.0, -0.0);
        broadPhase.put(3, Math.nextUp(2.0), 2, 4, 4);
        AllPairs.find(broadPhase, pairs);
        assertEquals(List.of("0 1", "0 2"), AllPairs.texts(pairs).stream().sorted().toList());
    }

    @Test
    void withoutBoxesASearchClearsTheBuffer() {
        pairs.add(1, 2);
        AllPairs.find(broadPhase, pairs);
        assertEquals(0, pairs.count());
        broadPhase.put(4, 0, 0, 1, 1);
        broadPhase.put(7, 0, 0, 1, 1);
        AllPairs.find(broadPhase, pairs);
        assertEquals(List.of("4 7"), AllPairs.texts(pairs));
        broadPhase.remove(4);
        AllPairs.find(broadPhase, pairs);
        assertEquals(0, pairs.count());
        broadPhase.remove(7);
        AllPairs.find(broadPhase, pairs);
        assertEquals(0, pairs.count());
    }

    @ParameterizedTest
    @EnumSource
    void theSameCallsGiveTheSamePairsInTheSameOrder(BoxLayout layout) {
        List<List<Long>> runs = new ArrayList<>();
        for (int run = 0; run < 2; run++) {
            Random random = new Random(SEED);
            RestModel model = new RestModel();
            List<Long> reported = new ArrayList<>();
            for (int tick = 0; tick < 50; tick++) {
                disturb(model, layout, random, 60, tick);
                model.tick(layout + " seed " + SEED + " tick " + tick);
                reported.addAll(model.reported);
            }
            runs.add(reported);
        }
        assertEquals(runs.get(0), runs.get(1));
    }

    @ParameterizedTest
    @EnumSource
    void searchesOfRangesTogetherFindAllPairs(BoxLayout layout) {
        Random random = new Random(SEED);
        GridBroadPhase inRanges = new GridBroadPhase(new WorkerTeam(this));
        PairBuffer ranges = new PairBuffer();
        for (int tick = 0; tick < 30; tick++) {
            for (int slot = 0; slot < (tick % 13 == 0 ? 300 : tick % 3); slot++) {
                double[] b = layout.box(random);
                broadPhase.put(slot, b[0], b[1], b[2], b[3]);
                inRanges.put(slot, b[0], b[1], b[2], b[3]);
            }
            AllPairs.find(broadPhase, pairs);
            ranges.clear();
            int entries = inRanges.prepare();
            int from = 0;
            while (from < entries) {
                int to = Math.min(entries, from + 1 + random.nextInt(50));
                inRanges.search(from, to, ranges);
                from = to;
            }
            assertArrayEquals(sortedKeys(pairs), sortedKeys(ranges), layout + " seed " + SEED + " tick " + tick);
        }
    }

    @Test
    void aSteadyTickAllocatesNothing() {
        Random random = new Random(SEED);
        GridBroadPhase[] broadPhases = new GridBroadPhase[BoxLayout.values().length];
        double[][][] boxes = new double[broadPhases.length][300][];
        for (int i = 0; i < broadPhases.length; i++) {
            broadPhases[i] = new GridBroadPhase(new WorkerTeam(this));
            for (int slot = 0; slot < 300; slot++) {
                boxes[i][slot] = BoxLayout.values()[i].box(random);
            }
        }
        int[] rounds = {0};
        Runnable all = () -> {
            rounds[0]++;
            for (int tick = 0; tick < 40; tick++) {
                for (int i = 0; i < broadPhases.length; i++) {
                    for (int slot = 0; slot < (tick % 20 < 2 ? 300 : tick % 5); slot++) {
                        double[] b = boxes[i][slot];
                        broadPhases[i].put(slot, b[0], b[1], b[2], b[3]);
                    }
                    AllPairs.find(broadPhases[i], pairs);
                }
            }
        };
        all.run();
        all.run();
        assertEquals(0, AllocationMeter.leastBytes(all));
    }

    @Test
    void anInvalidBoxIsRefused() {
        double nan = Double.NaN;
        double infinity = Double.POSITIVE_INFINITY;
        double[][] bad = {{nan, 0, 1, 1}, {0, nan, 1, 1}, {0, 0, nan, 1}, {0, 0, 1, nan}, {-infinity, 0, 1, 1},
            {0, -infinity, 1, 1}, {0, 0, infinity, 1}, {0, 0, 1, infinity}, {2, 0, 1, 1}, {0, 2, 1, 1}};
        for (double[] b : bad) {
            IllegalArgumentException thrown = assertThrows(IllegalArgumentException.class,
                    () -> broadPhase.put(3, b[0], b[1], b[2], b[3]));
            assertTrue(thrown.getMessage().contains("slot 3"), thrown.getMessage());
        }
        IllegalArgumentException thrown = assertThrows(IllegalArgumentException.class,
                () -> broadPhase.put(-1, 0, 0, 1, 1));
        assertTrue(thrown.getMessage().contains("-1"), thrown.getMessage());
    }

    private static long[] sortedKeys(PairBuffer pairs) {
        long[] keys = keys(pairs);
        Arrays.sort(keys);
        return keys;
    }

    private static long[] keys(PairBuffer pairs) {
        long[] keys = new long[pairs.count()];
        for (int p = 0; p < keys.length; p++) {
            keys[p] = (long) pairs.lower(p) << 32 | pairs.higher(p);
        }
        return keys;
    }
}

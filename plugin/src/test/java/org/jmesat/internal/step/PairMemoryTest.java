package org.jmesat.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lookups in the pair cache, for several distributions of pairs over the bodies. */
class PairMemoryTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void findReturnsTheRowOfAPairAndNoneForOthers(long seed) {
        Random random = new Random(seed);
        PairMemory memory = new PairMemory();
        for (int size : new int[] {0, 1, 3000, 64, 2, 0, 200}) {
            Map<Long, Integer> rows = new HashMap<>();
            memory.begin(size);
            for (int row = 0; row < size; row++) {
                int low = random.nextInt(4) == 0 ? random.nextInt(50) : 7;
                int high = 50 + random.nextInt(100_000);
                if (random.nextInt(8) == 0 || rows.containsKey(PairOrder.key(low, high))) {
                    memory.setNone(row, random.nextBoolean() ? PairMemory.NONE : PairMemory.SEVERAL, low, high);
                } else {
                    memory.set(row, low, high, 0, 0, 0, memory, PairMemory.NONE);
                    rows.put(PairOrder.key(low, high), row);
                }
            }
            memory.link(50);
            for (int low = 0; low < 50; low++) {
                for (int high = 50; high < 1000; high++) {
                    int expected = rows.getOrDefault(PairOrder.key(low, high), PairMemory.NONE);
                    assertEquals(expected, memory.find(low, high), "seed " + seed + ", size " + size);
                }
            }
            rows.forEach((key, row) -> assertEquals(row, memory.find((int) (key >>> 32), (int) (long) key),
                    () -> "seed " + seed + ", size " + size));
        }
    }
}

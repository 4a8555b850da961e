package org.jmesat.broadphase;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PairBufferTest {
    private static final long SEED = 92;

    @Test
    void theLowerIndexComesFirst() {
        PairBuffer pairs = new PairBuffer();
        pairs.add(5, 2);
        pairs.add(1, 3);
        assertEquals(List.of("2 5", "1 3"), texts(pairs));
        pairs.clear();
        assertEquals(0, pairs.count());
    }

    @Test
    void sortingOrdersByTheLowerAndThenTheHigherIndex() {
        Random random = new Random(SEED);
        PairBuffer pairs = new PairBuffer();
        for (int round = 0; round < 100; round++) {
            int indices = 2 + random.nextInt(200);
            List<Long> expected = new ArrayList<>();
            pairs.clear();
            int count = random.nextInt(500);
            for (int p = 0; p < count; p++) {
                int i = random.nextInt(indices);
                int j = (i + 1 + random.nextInt(indices - 1)) % indices;
                pairs.add(i, j);
                expected.add((long) Math.min(i, j) << 32 | Math.max(i, j));
            }
            Collections.sort(expected);
            pairs.sort(indices);
            List<Long> sorted = new ArrayList<>();
            for (int p = 0; p < pairs.count(); p++) {
                sorted.add((long) pairs.lower(p) << 32 | pairs.higher(p));
            }
            assertEquals(expected, sorted, "round " + round + " of seed " + SEED);
        }
    }

    @Test
    void theLastIndexMayTakePart() {
        for (int indices = 2; indices < 100; indices++) {
            PairBuffer pairs = new PairBuffer();
            pairs.add(indices - 1, indices - 2);
            pairs.add(indices - 1, 0);
            pairs.sort(indices);
            assertEquals(List.of(0 + " " + (indices - 1), (indices - 2) + " " + (indices - 1)), texts(pairs));
        }
    }

    private static List<String> texts(PairBuffer pairs) {
        List<String> texts = new ArrayList<>();
        for (int p = 0; p < pairs.count(); p++) {
            texts.add(pairs.lower(p) + " " + pairs.higher(p));
        }
        return texts;
    }
}

package org.jmesat.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PairBufferTest {
    @Test
    void theLowerIndexComesFirst() {
        PairBuffer pairs = new PairBuffer();
        pairs.add(5, 2);
        pairs.add(1, 3);
        assertEquals(List.of("2 5", "1 3"), texts(pairs));
        pairs.clear();
        assertEquals(0, pairs.count());
    }

    private static List<String> texts(PairBuffer pairs) {
        List<String> texts = new ArrayList<>();
        for (int p = 0; p < pairs.count(); p++) {
            texts.add(pairs.lower(p) + " " + pairs.higher(p));
        }
        return texts;
    }
}

package org.jmesat.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pair table against a sorted map, for several distributions of pairs over the bodies. */
class PairTableTest {
    private final PairTable table = new PairTable();
    /** By key, a number that is stored in the row as its contact. */
    private final Map<Long, Integer> model = new TreeMap<>();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void aPairKeepsItsRowFromAdditionToRemoval(long seed) {
        Random random = new Random(seed);
        int lows = seed % 2 == 0 ? 2 : 60;
        for (int round = 0; round < 60; round++) {
            int size = random.nextInt(4) == 0 ? random.nextInt(20) : random.nextInt(800);
            for (int i = 0; i < 400; i++) {
                change(random.nextInt(lows), 60 + random.nextInt(300), size, random);
            }
            if (round % 3 == 0) {
                reorder(random);
            }
            if (round == 40) {
                table.trim();
            }
            compare(lows, "seed " + seed + ", round " + round);
        }
        table.clear();
        model.clear();
        compare(lows, "seed " + seed);
    }

    private void change(int low, int high, int size, Random random) {
        long key = PairOrder.key(low, high);
        if (model.containsKey(key)) {
            if (random.nextBoolean() || model.size() > size) {
                table.remove(table.find(low, high));
                model.remove(key);
            }
        } else if (model.size() < size) {
            int contact = random.nextInt();
            table.setContact(table.add(low, high), contact);
            model.put(key, contact);
        }
    }

    private void reorder(Random random) {
        StepPairs pairs = new StepPairs();
        List<Integer> contacts = new ArrayList<>();
        for (int row = 0; row < table.end(); row++) {
            if (random.nextBoolean()) {
                pairs.add(random.nextInt(5) == 0 ? PairTable.NONE : row, 0, 0);
                if (pairs.rows[pairs.count - 1] == row && table.isPair(row)) {
                    contacts.add(table.contact(row));
                }
            }
        }
        table.reorder(pairs);
        assertEquals(contacts.size(), pairs.count);
        for (int i = 0; i < pairs.count; i++) {
            assertEquals(i, pairs.rows[i]);
            assertEquals(contacts.get(i), table.contact(i));
        }
        assertEquals(model.size(), table.end(), "no row is empty");
    }

    private void compare(int lows, String label) {
        assertEquals(model.size(), table.count(), label);
        for (int low = 0; low < lows; low++) {
            for (int high = 60; high < 360; high++) {
                Integer contact = model.get(PairOrder.key(low, high));
                int row = table.find(low, high);
                assertEquals(contact == null, row == PairTable.NONE, label);
                if (contact != null) {
                    assertEquals(contact, table.contact(row), label);
                    assertEquals(low, table.low(row), label);
                    assertEquals(high, table.high(row), label);
                }
            }
        }
        int pairs = 0;
        for (int row = 0; row < table.end(); row++) {
            pairs += table.isPair(row) ? 1 : 0;
        }
        assertEquals(model.size(), pairs, label);
    }
}

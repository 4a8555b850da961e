package org.jmesat.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContactPoolTest {
    private final ContactTracker<String> tracker = new ContactTracker<>((contact, a, b, found, points) -> { });
    private final ContactPool<String> pool = new ContactPool<>();
    private final List<Integer> used = new ArrayList<>();
    /** What is free, in a slow model. */
    private final TreeSet<Integer> free = new TreeSet<>();
    private int created;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aContactIsTheFirstFreeOneFromItsShareOfThePoolOn(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 3000; round++) {
            // Long runs of one kind fill the pool, and leave it nearly empty.
            boolean more = random.nextInt(100) < (round / 300 % 2 == 0 ? 80 : 15);
            if (more || used.isEmpty()) {
                int count = random.nextInt(300);
                take(random.nextInt(count + 1), count);
            } else {
                release(random.nextInt(used.size()));
            }
            if (random.nextInt(200) == 0) {
                trim();
            }
            assertEquals(created, pool.size());
            int next = random.nextInt(20);
            assertEquals(created + Math.max(0, next - free.size()), pool.sizeAfter(next));
        }
    }

    private void take(int position, int count) {
        Integer expected = created;
        if (!free.isEmpty()) {
            boolean sparse = used.size() < created / 8;
            expected = free.ceiling(sparse ? 0 : created * position / Math.max(1, count));
            expected = expected == null ? free.first() : expected;
        }
        free.remove(expected);
        created = Math.max(created, expected + 1);
        int taken = pool.take(tracker, position, count);
        assertEquals(expected, taken);
        assertEquals(taken, pool.get(taken).getIndex());
        used.add(taken);
    }

    private void release(int which) {
        int index = used.remove(which);
        pool.release(pool.get(index));
        free.add(index);
    }

    private void trim() {
        List<TrackedContact<String>> kept = used.stream().map(pool::get).toList();
        pool.trim();
        created = used.stream().mapToInt(each -> each + 1).max().orElse(0);
        free.tailSet(created).clear();
        for (int i = 0; i < kept.size(); i++) {
            assertSame(kept.get(i), pool.get(used.get(i)));
        }
    }

    @Test
    void aTrimmedPoolReleasesWhatIsFree() {
        for (int i = 0; i < 500; i++) {
            take(i, 500);
        }
        TrackedContact<String> low = pool.get(3);
        for (int i = 0; i < 250; i++) {
            release(0);
        }
        pool.trim();
        assertEquals(500, pool.size());
        assertEquals(3, pool.take(tracker, 3, 500));
        assertNotSame(low, pool.get(3));
    }
}

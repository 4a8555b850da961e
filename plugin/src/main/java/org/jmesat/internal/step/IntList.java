package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.internal.sat.CacheLinePadded;

/** A list of ints that grows on demand. */
final class IntList extends CacheLinePadded {
    private int[] values = new int[64];
    private int count;

    static IntList[] some(int count) {
        IntList[] lists = new IntList[count];
        for (int i = 0; i < count; i++) {
            lists[i] = new IntList();
        }
        return lists;
    }

    void clear() {
        count = 0;
    }

    void add(int value) {
        if (count == values.length) {
            values = Arrays.copyOf(values, 2 * count);
        }
        values[count++] = value;
    }

    int count() {
        return count;
    }

    int get(int i) {
        return values[i];
    }
}

package org.jmesat.world;

/** Sorts keys in place, without allocating as the JDK's sort may do. */
final class KeySort {
    private KeySort() {
    }

    /** Whether the first keys are ascending. */
    static boolean isSorted(long[] keys, int count) {
        int at = 1;
        while (at < count && keys[at - 1] <= keys[at]) {
            at++;
        }
        return at >= count;
    }

    static void sort(long[] keys, int count) {
        if (!isSorted(keys, count)) {
            sort(keys, 0, count, 0, count);
        }
    }

    /**
     * Partial quicksort of the keys from {@code first} to {@code end}: of the result, only the range from
     * {@code sortedFrom} to {@code sortedEnd} need be right. O(keys) for a short range.
     */
    static void sort(long[] keys, int first, int end, int sortedFrom, int sortedEnd) {
        int from = first;
        int to = end - 1;
        while (from < to && from < sortedEnd && to >= sortedFrom) {
            long pivot = keys[from + to >>> 1];
            int i = from;
            int j = to;
            while (i <= j) {
                while (keys[i] < pivot) {
                    i++;
                }
                while (keys[j] > pivot) {
                    j--;
                }
                if (i <= j) {
                    long swapped = keys[i];
                    keys[i++] = keys[j];
                    keys[j--] = swapped;
                }
            }
            sort(keys, from, j + 1, sortedFrom, sortedEnd);
            from = i;
        }
    }
}

package org.jmesat.world;

import java.util.Arrays;

/**
 * The contacts and near pairs of a {@link CollisionSnapshot}. Contacts come first, by descending depth and then
 * ascending key; then the near pairs, by ascending key. A key has the lower id in its upper half, the higher id in the
 * lower.
 *
 * <p>A list shows one page of thousands of pairs, so only the pairs around the one asked for are selected and sorted:
 * O(pairs) for a page, O(1) for each pair of it. Allocates only to grow.
 */
final class PairRows {
    /** The number of pairs to sort at once: more than a list shows rows. */
    private static final int PAGE = 64;

    /** Keys of the contacts, ascending; then those of the near pairs, sorted in parts. */
    private long[] keys = {};
    /** By position of a contact among the keys. */
    private double[] depths = {};
    private int contactCount;
    private int count;
    /** The position of the deepest contact, of equally deep ones the first. */
    private int deepest;
    /** The range of near pairs that is sorted. */
    private int sortedFrom;
    private int sortedEnd;
    /** The range of contacts whose positions are in {@code page}. */
    private int pageFrom;
    private int pageEnd;
    private final int[] page = new int[PAGE];
    /** Scratch: contacts as deep as the last one of a page. */
    private final int[] ties = new int[PAGE];
    /** Scratch: depths to select from. */
    private double[] selection = {};

    /** Releases the arrays. */
    void trim() {
        keys = new long[0];
        depths = new double[0];
        selection = new double[0];
        contactCount = 0;
        count = 0;
        unsort();
    }

    /** Replaces the contacts, and drops the near pairs. */
    void begin(WorldStages world) {
        contactCount = world.tracker.contacts().size();
        count = contactCount;
        ensureCapacity(contactCount);
        if (depths.length < contactCount) {
            depths = new double[keys.length];
        }
        world.tracker.copyContacts(keys, depths);
        deepest = findDeepest();
        unsort();
    }

    private int findDeepest() {
        int found = 0;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < contactCount; i++) {
            if (depths[i] > greatest) {
                greatest = depths[i];
                found = i;
            }
        }
        return found;
    }

    private void unsort() {
        pageFrom = 0;
        pageEnd = 0;
        sortedFrom = contactCount;
        sortedEnd = contactCount;
    }

    private void ensureCapacity(int capacity) {
        if (keys.length < capacity) {
            keys = Arrays.copyOf(keys, capacity + capacity / 2);
        }
    }

    void addNear(long key) {
        ensureCapacity(count + 1);
        keys[count++] = key;
    }

    static long key(int id, int otherId) {
        return (long) Math.min(id, otherId) << 32 | Math.max(id, otherId);
    }

    int contactCount() {
        return contactCount;
    }

    int count() {
        return count;
    }

    long key(int pair) {
        if (pair < contactCount) {
            return keys[position(pair)];
        }
        if (pair < sortedFrom || pair >= sortedEnd) {
            sortedFrom = pair;
            sortedEnd = Math.min(count, pair + PAGE);
            KeySort.sort(keys, contactCount, count, sortedFrom, sortedEnd);
        }
        return keys[pair];
    }

    double depth(int pair) {
        return pair < contactCount ? depths[position(pair)] : 0;
    }

    /** The position of a contact among the keys. The first one is known, since views ask for it besides a page. */
    private int position(int contact) {
        if (contact == 0) {
            return deepest;
        }
        if (contact < pageFrom || contact >= pageEnd) {
            if (contact < PAGE / 2) {
                selectDeepest();
            } else {
                select(contact, Math.min(contactCount, contact + PAGE));
            }
        }
        return page[contact - pageFrom];
    }

    /** Fills the page with the deepest contacts: in a tenth of the time of {@link #select}, and most often needed. */
    private void selectDeepest() {
        int found = Math.min(contactCount, PAGE);
        for (int i = 0; i < found; i++) {
            insert(i, i);
        }
        double least = found == 0 ? 0 : depths[page[found - 1]];
        for (int i = found; i < contactCount; i++) {
            if (depths[i] > least) {
                insert(i, PAGE - 1);
                least = depths[page[PAGE - 1]];
            }
        }
        pageFrom = 0;
        pageEnd = found;
    }

    /** Fills the page with the contacts of a range. */
    private void select(int from, int end) {
        if (selection.length < contactCount) {
            selection = new double[depths.length];
        }
        System.arraycopy(depths, 0, selection, 0, contactCount);
        double greatest = selectDepth(from);
        double least = selectDepth(end - 1);
        int toSkip = from - countDeeper(greatest);
        int found = 0;
        int tied = 0;
        for (int i = 0; i < contactCount; i++) {
            double depth = depths[i];
            if (depth > greatest || depth < least) {
                continue;
            }
            if (depth == greatest && toSkip > 0) {
                toSkip--;
            } else if (depth > least) {
                found = insert(i, found);
            } else if (tied < PAGE) {
                ties[tied++] = i;
            }
        }
        System.arraycopy(ties, 0, page, found, end - from - found);
        pageFrom = from;
        pageEnd = end;
    }

    /** Inserts a contact into the page after those that are at least as deep. */
    private int insert(int position, int found) {
        int at = found;
        while (at > 0 && depths[page[at - 1]] < depths[position]) {
            page[at] = page[at - 1];
            at--;
        }
        page[at] = position;
        return found + 1;
    }

    private int countDeeper(double depth) {
        int deeper = 0;
        for (int i = 0; i < contactCount; i++) {
            deeper += depths[i] > depth ? 1 : 0;
        }
        return deeper;
    }

    /** Returns the depth of a contact, given its index by descending depth. Quickselect after C. A. R. Hoare (1961). */
    private double selectDepth(int index) {
        double[] from = selection;
        int first = 0;
        int last = contactCount - 1;
        while (first < last) {
            double pivot = from[first + last >>> 1];
            int i = first;
            int j = last;
            while (i <= j) {
                while (from[i] > pivot) {
                    i++;
                }
                while (from[j] < pivot) {
                    j--;
                }
                if (i <= j) {
                    double swapped = from[i];
                    from[i++] = from[j];
                    from[j--] = swapped;
                }
            }
            if (index <= j) {
                last = j;
            } else if (index >= i) {
                first = i;
            } else {
                return pivot;
            }
        }
        return from[index];
    }

    /** Whether a pair is in contact, in O(log contacts). */
    boolean isContact(long key) {
        return findContact(key) >= 0;
    }

    private int findContact(long key) {
        return Arrays.binarySearch(keys, 0, contactCount, key);
    }

    /** Whether a pair is near, in O(near pairs). */
    boolean isNear(long key) {
        int i = contactCount;
        while (i < count && keys[i] != key) {
            i++;
        }
        return i < count;
    }

    /** Finds a pair in O(pairs); −1 if it is neither in contact nor near. */
    int find(long key) {
        int position = findContact(key);
        if (position >= 0) {
            return countBefore(position);
        }
        int before = 0;
        boolean found = false;
        for (int i = contactCount; i < count; i++) {
            before += keys[i] < key ? 1 : 0;
            found |= keys[i] == key;
        }
        return found ? contactCount + before : -1;
    }

    private int countBefore(int position) {
        double depth = depths[position];
        int before = 0;
        for (int i = 0; i < position; i++) {
            before += depths[i] >= depth ? 1 : 0;
        }
        for (int i = position + 1; i < contactCount; i++) {
            before += depths[i] > depth ? 1 : 0;
        }
        return before;
    }
}

package org.jmesat.contact;

import java.util.ArrayList;

/**
 * Brings contacts into ascending order by (lower id, higher id): a natural merge sort, O(n) for a few ascending runs and
 * O(n log n) at worst. It allocates only to grow.
 *
 * @param <T> what a body is
 */
final class ContactOrder<T> {
    private final ArrayList<Contact<T>> merged = new ArrayList<>();

    void sort(ArrayList<Contact<T>> contacts) {
        while (mergeRuns(contacts)) {
            for (int i = 0; i < merged.size(); i++) {
                contacts.set(i, merged.get(i));
            }
        }
        merged.clear();
    }

    /** Merges each run with the next, and returns false when there is but one. */
    private boolean mergeRuns(ArrayList<Contact<T>> contacts) {
        int size = contacts.size();
        int middle = runEnd(contacts, 0);
        if (middle >= size) {
            return false;
        }
        merged.clear();
        int start = 0;
        while (start < size) {
            int end = middle < size ? runEnd(contacts, middle) : size;
            merge(contacts, start, middle, end);
            start = end;
            middle = start < size ? runEnd(contacts, start) : size;
        }
        return true;
    }

    private int runEnd(ArrayList<Contact<T>> contacts, int start) {
        int end = start + 1;
        while (end < contacts.size() && isAscending(contacts.get(end - 1), contacts.get(end))) {
            end++;
        }
        return end;
    }

    private void merge(ArrayList<Contact<T>> contacts, int start, int middle, int end) {
        int i = start;
        int j = middle;
        while (i < middle || j < end) {
            boolean first = j == end || i < middle && isAscending(contacts.get(i), contacts.get(j));
            merged.add(contacts.get(first ? i++ : j++));
        }
    }

    private boolean isAscending(Contact<T> a, Contact<T> b) {
        return a.compareTo(b.getIdA(), b.getIdB()) <= 0;
    }
}

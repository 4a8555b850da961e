package org.jmesat.scripts;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jmesat.control.CollisionEvent;

/** The contacts of a script, in rows: each with a spatial and a time. */
final class ContactRows {
    private final List<Spatial> spatials = new ArrayList<>(1);
    /** The ids of self and other. */
    private long[] pairs = new long[1];
    private float[] seconds = new float[1];
    /** The row that was found last; the contacts of a tick come in their order, so the next one is often beside it. */
    private int last;

    int size() {
        return spatials.size();
    }

    Spatial spatial(int row) {
        return spatials.get(row);
    }

    /** Whether a row has this spatial. */
    boolean contains(Spatial spatial) {
        for (int i = 0; i < spatials.size(); i++) {
            if (spatials.get(i) == spatial) {
                return true;
            }
        }
        return false;
    }

    /** Adds the last row. */
    void add(CollisionEvent event, Spatial spatial, float time) {
        int row = spatials.size();
        if (row == pairs.length) {
            pairs = Arrays.copyOf(pairs, 2 * row);
            seconds = Arrays.copyOf(seconds, 2 * row);
        }
        pairs[row] = pair(event);
        seconds[row] = time;
        spatials.add(spatial);
    }

    /** The row of an event's contact; −1 if it has none. */
    int find(CollisionEvent event) {
        long pair = pair(event);
        int count = spatials.size();
        for (int i = 0; i < count; i++) {
            last = last + 1 < count ? last + 1 : 0;
            if (pairs[last] == pair) {
                return last;
            }
        }
        return -1;
    }

    private static long pair(CollisionEvent event) {
        return (long) event.getSelfId() << 32 | event.getOtherId();
    }

    float time(int row) {
        return seconds[row];
    }

    void setTime(int row, float time) {
        seconds[row] = time;
    }

    /** Lets time pass in a row; returns whether its time is over. */
    boolean pass(int row, float tpf) {
        seconds[row] -= tpf;
        return seconds[row] <= 0;
    }

    void swap(int a, int b) {
        spatials.set(a, spatials.set(b, spatials.get(a)));
        long pair = pairs[a];
        pairs[a] = pairs[b];
        pairs[b] = pair;
        float time = seconds[a];
        seconds[a] = seconds[b];
        seconds[b] = time;
    }

    /** Removes a row; the others keep their order. */
    void remove(int row) {
        spatials.remove(row);
        System.arraycopy(pairs, row + 1, pairs, row, spatials.size() - row);
        System.arraycopy(seconds, row + 1, seconds, row, spatials.size() - row);
    }

    void clear() {
        spatials.clear();
    }
}

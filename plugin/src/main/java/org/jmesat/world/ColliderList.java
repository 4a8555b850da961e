package org.jmesat.world;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/** The colliders of a world, by the index of their row in the step's tables, and in the order of their ids. */
final class ColliderList {
    private Collider[] byIndex = new Collider[16];
    /** Ascending by id. */
    private Collider[] ordered = new Collider[16];
    private int[] orderedIds = new int[16];
    private int size;
    /** Spare colliders, the last {@link #spares} of the array. */
    private final Collider[] block = new Collider[64];
    private int spares;
    private final View view = new View();
    private final List<Collider> unmodifiable = Collections.unmodifiableList(view);

    /** Adds a collider; its id must be greater than those of all others. */
    Collider add(int id, Object owner, CollisionWorld world) {
        Collider collider = takeSpare(world);
        collider.open(id, owner);
        int index = collider.index();
        ensureCapacity(Math.max(index, size) + 1);
        byIndex[index] = collider;
        ordered[size] = collider;
        orderedIds[size++] = id;
        view.change();
        return collider;
    }

    /** Allocates for a number of colliders at once, unless there is room for them. */
    void ensureCapacity(int least) {
        if (least > ordered.length) {
            int colliders = Math.max(least, ordered.length + ordered.length / 4);
            byIndex = Arrays.copyOf(byIndex, colliders);
            orderedIds = Arrays.copyOf(orderedIds, colliders);
            // The last, since its length is the capacity: memory may run out before.
            ordered = Arrays.copyOf(ordered, colliders);
        }
    }

    /**
     * Creates colliders in blocks: their objects are adjacent in memory, and games mostly move them in order of id.
     */
    private Collider takeSpare(CollisionWorld world) {
        if (spares == 0) {
            createSpares(world);
        }
        Collider spare = block[block.length - spares];
        block[block.length - spares--] = null;
        return spare;
    }

    private void createSpares(CollisionWorld world) {
        for (int i = 0; i < block.length; i++) {
            block[i] = new Collider(world);
        }
        spares = block.length;
    }

    /** Drops removed colliders; ignores those dropped before. */
    void drop(List<Collider> removed) {
        for (int i = 0; i < removed.size(); i++) {
            if (has(removed.get(i))) {
                ordered[Arrays.binarySearch(orderedIds, 0, size, removed.get(i).getId())] = null;
                byIndex[removed.get(i).index()] = null;
            }
        }
        int kept = 0;
        for (int i = 0; i < size; i++) {
            ordered[kept] = ordered[i];
            orderedIds[kept] = orderedIds[i];
            kept += ordered[i] == null ? 0 : 1;
        }
        Arrays.fill(ordered, kept, size, null);
        size = kept;
        view.change();
    }

    Collider get(int index) {
        return byIndex[index];
    }

    int size() {
        return size;
    }

    /** The collider at a place in the order of ids. */
    Collider ordered(int place) {
        return ordered[place];
    }

    /** False for a dropped collider, whose index another one may have by now. */
    boolean has(Collider collider) {
        return byIndex[collider.index()] == collider;
    }

    List<Collider> view() {
        return unmodifiable;
    }

    private final class View extends AbstractList<Collider> implements RandomAccess {

        /** Makes open iterators fail. */
        void change() {
            modCount++;
        }

        @Override
        public Collider get(int place) {
            return ordered[Objects.checkIndex(place, size)];
        }

        @Override
        public int size() {
            return size;
        }
    }
}

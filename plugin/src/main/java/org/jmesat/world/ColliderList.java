package org.jmesat.world;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/**
 * The colliders of a world, and what loops over pairs ask of them in flat arrays. A collider has its index in these
 * arrays from its addition until the step that drops it after its removal; a later collider may get the same index.
 * Ids alone tell the order of colliders.
 */
final class ColliderList {
    /** Rule of scenery, which is never tested against other scenery. */
    static final byte FIXED = 1;
    /** Rule of what has a group, or a category or mask of its own. */
    static final byte SELECTIVE = 2;
    /** Rule of what has more than one piece. */
    static final byte SEVERAL = 4;
    /** Of rules: since the step before it has moved, turned, changed its shape or what it may collide with. */
    static final byte CHANGED = 8;

    /** Of rules, in the step that drops it. */
    static final byte REMOVED = 16;
    /** Of rules: it has not only moved or turned since the last step. */
    static final byte TO_LOOK_AT = 32;

    /** Of sweeps: it meets what it passes. The other ones are of the step that has placed the collider. */
    static final byte CONTINUOUS = 1;
    /** Of sweeps: it lies elsewhere than before, or looks otherwise. */
    static final byte MOVED = 2;
    /** Of sweeps, together with the former: it looks otherwise. */
    static final byte DIFFERENT = 4;
    /** Of sweeps: it is not swept, since it is new, was teleported, or is too far out. */
    static final byte CUT = 8;
    /** Of sweeps: its sweep does not begin where it was before. */
    static final byte STARTED = 16;
    /** Of sweeps: it was given a shape, and the former one is kept. */
    static final byte RESHAPED = 32;
    /** Of sweeps: whether it has moved and looks otherwise is known. */
    static final byte KNOWN = 64;

    /** After the greatest index ever given. */
    private int end;
    private int[] freeIndices = new int[16];
    private int freeCount;
    private Collider[] colliders = new Collider[16];
    /** All colliders, ascending by id. */
    private Collider[] ordered = new Collider[16];
    private int[] orderedIds = new int[16];
    private int size;
    private final View view = new View();
    private final List<Collider> unmodifiable = Collections.unmodifiableList(view);
    private int[] ids = new int[16];
    private int[] slots = new int[16];
    private byte[] rules = new byte[16];
    private byte[] sweeps = new byte[16];
    private boolean sweeping;
    private final SweptBox way = new SweptBox();
    private final ColliderPoses poses = new ColliderPoses();

    void add(Collider collider) {
        int index = freeCount > 0 ? freeIndices[--freeCount] : end++;
        if (index == ids.length) {
            int indices = index + index / 4;
            colliders = Arrays.copyOf(colliders, indices);
            ids = Arrays.copyOf(ids, indices);
            slots = Arrays.copyOf(slots, indices);
            rules = Arrays.copyOf(rules, indices);
            sweeps = Arrays.copyOf(sweeps, indices);
        }
        if (size == ordered.length) {
            ordered = Arrays.copyOf(ordered, size + size / 4);
            orderedIds = Arrays.copyOf(orderedIds, size + size / 4);
        }
        poses.add(index);
        colliders[index] = collider;
        ordered[size] = collider;
        orderedIds[size++] = collider.getId();
        view.change();
        ids[index] = collider.getId();
        slots[index] = -1;
        rules[index] = 0;
        sweeps[index] = 0;
        collider.setIndex(index);
    }

    /**
     * Drops colliders that were removed. Their indices are given to others from now on, so nothing may refer to them
     * any more; one that was dropped before is ignored.
     */
    void drop(List<Collider> removed) {
        for (int i = 0; i < removed.size(); i++) {
            if (has(removed.get(i))) {
                ordered[Arrays.binarySearch(orderedIds, 0, size, removed.get(i).getId())] = null;
                drop(removed.get(i));
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

    private void drop(Collider collider) {
        int index = collider.index();
        collider.keepPose();
        colliders[index] = null;
        slots[index] = -1;
        rules[index] = 0;
        sweeps[index] = 0;
        if (freeCount == freeIndices.length) {
            freeIndices = Arrays.copyOf(freeIndices, 2 * freeCount);
        }
        freeIndices[freeCount++] = index;
    }

    void clear() {
        for (int i = 0; i < size; i++) {
            ordered[i].keepPose();
        }
        Arrays.fill(ordered, 0, size, null);
        Arrays.fill(colliders, 0, end, null);
        size = 0;
        end = 0;
        freeCount = 0;
        view.change();
    }

    /** After the greatest index ever given. Not each index below has a collider. */
    int end() {
        return end;
    }

    /** The collider of an index, or null if it was dropped. */
    Collider get(int index) {
        return colliders[index];
    }

    /** False for one that was dropped, whose index another may have by now. */
    boolean has(Collider collider) {
        return collider.index() < end && colliders[collider.index()] == collider;
    }

    List<Collider> view() {
        return unmodifiable;
    }

    int[] ids() {
        return ids;
    }

    int id(int index) {
        return ids[index];
    }

    /** The slot of one of its pieces that has a box, or −1 when none has. */
    int slot(int index) {
        return slots[index];
    }

    void setSlot(int index, int slot) {
        slots[index] = slot;
    }

    void renumberSlots(int[] newSlots) {
        for (int index = 0; index < end; index++) {
            if (slots[index] >= 0) {
                slots[index] = newSlots[slots[index]];
            }
        }
    }

    byte[] rules() {
        return rules;
    }

    void addRules(int index, byte moreRules) {
        rules[index] |= moreRules;
    }

    void setRules(int index, int newRules) {
        rules[index] = (byte) newRules;
    }

    /** What sweeps know of a collider so far, see {@link Collider#findSweepRules}. */
    int sweepRules(int index) {
        return sweeps[index];
    }

    void setSweepRules(int index, int newRules) {
        sweeps[index] = (byte) newRules;
    }

    /** Scratch of {@link Collider#findSweepRules}. */
    SweptBox way() {
        return way;
    }

    /** Whether the last step, or the one that goes on, sweeps. */
    boolean isSweeping() {
        return sweeping;
    }

    void setSweeping(boolean newSweeping) {
        sweeping = newSweeping;
    }

    ColliderPoses poses() {
        return poses;
    }

    /** Begins a step, in which nothing has changed yet. */
    void clearChanged() {
        for (int index = 0; index < end; index++) {
            rules[index] &= ~CHANGED;
            sweeps[index] &= CONTINUOUS;
        }
    }

    /** Tells whether the last step, or the one that goes on, found a collider changed. */
    boolean isChanged(int index) {
        return (rules[index] & CHANGED) != 0;
    }

    private final class View extends AbstractList<Collider> implements RandomAccess {
        /** Iterators that are under way fail. */
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

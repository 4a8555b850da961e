package org.jmesat.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The colliders of a world in the order of their ids, and what loops over pairs ask of them in flat arrays. A collider's
 * place in this order is its rank, which removals of others make smaller.
 */
final class ColliderList {
    /** Rule of scenery, which is never tested against other scenery. */
    static final byte FIXED = 1;
    /** Rule of what has a group, or a category or mask of its own. */
    static final byte SELECTIVE = 2;

    /** Of sweeps: it meets what it passes. */
    static final byte CONTINUOUS = 1;
    /** Of sweeps, in the step that has placed it: it lies elsewhere than before, or looks otherwise. */
    static final byte MOVED = 2;
    /** Of sweeps, together with the former: it looks otherwise. */
    static final byte DIFFERENT = 4;
    /** Of sweeps, in the step that has placed it: it has come no way. */
    static final byte CUT = 8;

    private final ArrayList<Collider> colliders = new ArrayList<>();
    private final List<Collider> view = Collections.unmodifiableList(colliders);
    private int[] ids = new int[16];
    private int[] slots = new int[16];
    private byte[] rules = new byte[16];
    private byte[] sweeps = new byte[16];
    private long[] changed = new long[16];
    private int[] newRanks = new int[16];

    void add(Collider collider) {
        int rank = colliders.size();
        if (rank == ids.length) {
            ids = Arrays.copyOf(ids, 2 * rank);
            slots = Arrays.copyOf(slots, 2 * rank);
            rules = Arrays.copyOf(rules, 2 * rank);
            sweeps = Arrays.copyOf(sweeps, 2 * rank);
            changed = Arrays.copyOf(changed, 2 * rank);
        }
        colliders.add(collider);
        ids[rank] = collider.getId();
        slots[rank] = -1;
        rules[rank] = 0;
        sweeps[rank] = 0;
        changed[rank] = -1;
        collider.setRank(rank);
    }

    /** Drops the removed; {@link #newRank} then tells where each of the others has gone. */
    void compact() {
        int size = colliders.size();
        if (newRanks.length < size) {
            newRanks = new int[size + size / 2];
        }
        int kept = 0;
        for (int rank = 0; rank < size; rank++) {
            Collider collider = colliders.get(rank);
            newRanks[rank] = collider.isRemoved() ? -1 : kept;
            if (!collider.isRemoved()) {
                colliders.set(kept, collider);
                ids[kept] = ids[rank];
                slots[kept] = slots[rank];
                rules[kept] = rules[rank];
                sweeps[kept] = sweeps[rank];
                changed[kept] = changed[rank];
                collider.setRank(kept);
                kept++;
            }
        }
        while (colliders.size() > kept) {
            colliders.remove(colliders.size() - 1);
        }
    }

    /** The rank after {@link #compact} of what had a rank before, or −1 if it was removed. */
    int newRank(int oldRank) {
        return newRanks[oldRank];
    }

    void clear() {
        colliders.clear();
    }

    int size() {
        return colliders.size();
    }

    Collider get(int rank) {
        return colliders.get(rank);
    }

    /** False for one that has been dropped, whose rank is another's by now. */
    boolean has(Collider collider) {
        return collider.rank() < size() && colliders.get(collider.rank()) == collider;
    }

    List<Collider> view() {
        return view;
    }

    int id(int rank) {
        return ids[rank];
    }

    /** The slot of one of its pieces that has a box, or −1 when none has. */
    int slot(int rank) {
        return slots[rank];
    }

    void setSlot(int rank, int slot) {
        slots[rank] = slot;
    }

    void renumberSlots(int[] newSlots) {
        for (int rank = 0; rank < colliders.size(); rank++) {
            if (slots[rank] >= 0) {
                slots[rank] = newSlots[slots[rank]];
            }
        }
    }

    byte[] rules() {
        return rules;
    }

    void setRules(int rank, int newRules) {
        rules[rank] = (byte) newRules;
    }

    /** What sweeps are to know of a collider in a tick. */
    int sweepRules(int rank, long tick) {
        return isChanged(rank, tick) ? sweeps[rank] : sweeps[rank] & CONTINUOUS;
    }

    void setSweepRules(int rank, int newRules) {
        sweeps[rank] = (byte) newRules;
    }

    void addSweepRules(int rank, int moreRules) {
        sweeps[rank] |= (byte) moreRules;
    }

    /** Notes that a collider moves, turns, changes its shape or what it may collide with, in a tick. */
    void setChanged(int rank, long tick) {
        changed[rank] = tick;
    }

    boolean isChanged(int rank, long tick) {
        return changed[rank] == tick;
    }
}

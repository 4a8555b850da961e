package org.jmesat.internal.place;

import java.util.Arrays;
import org.jmesat.internal.geometry.PolygonBuffer;

/**
 * The bodies of a world in flat arrays: what the game has set, where each was placed, and what loops over pairs ask. A
 * body has its index in these arrays from its addition until the end of the step that drops it after its removal; a
 * later body may get the same index. Ids alone tell the order of bodies.
 */
public final class BodyTable {
    /** Rule of scenery, which is never tested against other scenery. */
    public static final byte FIXED = 1;
    /** Rule of what has a group, or a category or mask of its own. */
    public static final byte SELECTIVE = 2;
    /** Rule of what has more than one piece. */
    public static final byte SEVERAL = 4;
    /** Rule: since the step before it has moved, turned, changed its shape or what it may collide with. */
    public static final byte CHANGED = 8;
    /** Rule of what was removed, set at once and not by the next step. */
    public static final byte REMOVED = 16;
    /** Rule: more than the pose has changed since the last step. */
    public static final byte TO_LOOK_AT = 32;

    /** Sweep rule: it meets what it passes. The other ones are of the step that has placed the body. */
    public static final byte CONTINUOUS = 1;
    /** Sweep rule: its pose or its shape is not that of the step before. */
    public static final byte MOVED = 2;
    /** Sweep rule, together with the former: its shape is another. */
    public static final byte DIFFERENT = 4;
    /** Sweep rule: it is not swept, since it is new, was teleported, or is too far out. */
    public static final byte CUT = 8;
    /** Sweep rule: its sweep does not begin where it was before. */
    public static final byte STARTED = 16;
    /** Sweep rule: it was given a shape, and the former one is kept. */
    public static final byte RESHAPED = 32;
    /** Sweep rule: whether it has moved and looks otherwise is known. */
    public static final byte KNOWN = 64;

    /** Settings; the others are the rules of the same name. */
    private static final byte SET_CONTINUOUS = 4;
    private static final byte TELEPORTED = 8;
    private static final byte TO_RESHAPE = 16;

    /** After the greatest index ever given. */
    private int end;
    private int[] freeIndices = new int[16];
    private int freeCount;
    private int[] ids = new int[16];
    private int[] boxSlots = new int[16];
    private byte[] rules = new byte[16];
    private byte[] sweepRules = new byte[16];
    /** What the game has set, from the next step on. */
    private byte[] settings = new byte[16];
    private final IndexSet continuous = new IndexSet();
    private boolean sweeping;
    private final BodyPoses poses = new BodyPoses();
    private final BodyPieces pieces = new BodyPieces();
    /** Null until it is needed, which for most bodies is never. */
    private SweepState[] sweeps = new SweepState[16];

    /** Adds a body without pieces at the origin, and returns its index. It is not swept at its first step. */
    public int add(int id) {
        int index = freeCount > 0 ? freeIndices[--freeCount] : end++;
        if (index == ids.length) {
            int indices = index + index / 4;
            ids = Arrays.copyOf(ids, indices);
            boxSlots = Arrays.copyOf(boxSlots, indices);
            rules = Arrays.copyOf(rules, indices);
            sweepRules = Arrays.copyOf(sweepRules, indices);
            settings = Arrays.copyOf(settings, indices);
            sweeps = Arrays.copyOf(sweeps, indices);
            pieces.ensureCapacity(indices);
        }
        poses.add(index);
        pieces.add(index);
        ids[index] = id;
        clear(index);
        settings[index] = TELEPORTED;
        return index;
    }

    private void clear(int index) {
        boxSlots[index] = -1;
        rules[index] = 0;
        sweepRules[index] = 0;
        settings[index] = 0;
        sweeps[index] = null;
    }

    /** Gives up the index of a body, to which nothing may refer any more, and the slots of its pieces. */
    public void drop(int index, PieceStore store) {
        pieces.close(index, store);
        clear(index);
        if (freeCount == freeIndices.length) {
            freeIndices = Arrays.copyOf(freeIndices, 2 * freeCount);
        }
        freeIndices[freeCount++] = index;
        if (freeCount == end) {
            end = 0;
            freeCount = 0;
        }
    }

    /** After the greatest index ever given. Not each index below has a body. */
    public int end() {
        return end;
    }

    public int[] ids() {
        return ids;
    }

    public int id(int index) {
        return ids[index];
    }

    public BodyPoses poses() {
        return poses;
    }

    /** How many pieces a body has, from the next step on. */
    public int pieceCount(int index) {
        return pieces.count(index);
    }

    public void setPieceCount(int index, int count) {
        pieces.setCount(index, count);
    }

    /** The shape that the next step will give a piece, to be filled. */
    public PolygonBuffer shapeToCome(int index, int piece) {
        return pieces.shapeToCome(index, piece);
    }

    /** How many pieces may have a {@link #slot}: those of the last step may be more than there are to be. */
    public int slotCount(int index) {
        return pieces.slotCount(index);
    }

    /** The slot of a piece, or −1 before the step that places it for the first time. */
    public int slot(int index, int piece) {
        return pieces.slot(index, piece);
    }

    /** The slot of one of its pieces that has a box, or −1 when none has. */
    public int boxSlot(int index) {
        return boxSlots[index];
    }

    BodyPieces pieces() {
        return pieces;
    }

    /** Follows pieces to their new slots. */
    void renumberSlots(int[] newSlots) {
        for (int index = 0; index < end; index++) {
            if (boxSlots[index] >= 0) {
                boxSlots[index] = newSlots[boxSlots[index]];
            }
        }
    }

    public void setFixed(int index, boolean fixed) {
        set(index, FIXED, fixed);
    }

    public void setSelective(int index, boolean selective) {
        set(index, SELECTIVE, selective);
    }

    /** A body that is removed is to be set to false before it is dropped. */
    public void setContinuous(int index, boolean isContinuous) {
        set(index, SET_CONTINUOUS, isContinuous);
        if (isContinuous) {
            continuous.add(index);
        } else {
            continuous.remove(index);
        }
    }

    /** The first body from an index on that is set to be continuous, or −1. */
    public int nextContinuous(int from) {
        return continuous.next(from);
    }

    /** Skips the sweep of the next step. */
    public void teleport(int index) {
        set(index, TELEPORTED, true);
    }

    private void set(int index, byte setting, boolean on) {
        settings[index] = (byte) (on ? settings[index] | setting : settings[index] & ~setting);
    }

    private boolean isSet(int index, byte setting) {
        return (settings[index] & setting) != 0;
    }

    /** Notes that the next step has to give a body other shapes; returns false if that was noted before. */
    public boolean noteReshape(int index) {
        boolean noted = isReshaped(index);
        set(index, TO_RESHAPE, true);
        return !noted;
    }

    /** Whether the next step has to give a body other shapes. */
    public boolean isReshaped(int index) {
        return isSet(index, TO_RESHAPE);
    }

    /** Whether the next sweep does not begin where the last step has placed the body. */
    public boolean isCutShort(int index) {
        return isSet(index, TELEPORTED) || sweeps[index] != null && sweeps[index].isStartSet();
    }

    /** What a body remembers for its sweep; made when it is asked for. */
    public SweepState sweep(int index) {
        if (sweeps[index] == null) {
            sweeps[index] = new SweepState();
        }
        return sweeps[index];
    }

    /** The rules of pairs, by index. */
    public byte[] rules() {
        return rules;
    }

    public void addRules(int index, byte moreRules) {
        rules[index] |= moreRules;
    }

    /** What sweeps know of a body so far. */
    public int sweepRules(int index) {
        return sweepRules[index];
    }

    public void setSweepRules(int index, int newRules) {
        sweepRules[index] = (byte) newRules;
    }

    /** Whether the last step, or the one that goes on, sweeps. */
    public boolean isSweeping() {
        return sweeping;
    }

    public void setSweeping(boolean newSweeping) {
        sweeping = newSweeping;
    }

    /** Begins a step, in which nothing has changed yet. */
    public void clearChanged() {
        for (int index = 0; index < end; index++) {
            rules[index] &= ~CHANGED;
            sweepRules[index] &= CONTINUOUS;
        }
    }

    /** Tells whether the last step, or the one that goes on, found a body changed. */
    public boolean isChanged(int index) {
        return (rules[index] & CHANGED) != 0;
    }

    /**
     * Takes over the settings as rules of a step that has placed the body; returns true if it became scenery or not.
     */
    boolean takeRules(int index) {
        int newRules = settings[index] & (FIXED | SELECTIVE) | (pieces.count(index) > 1 ? SEVERAL : 0);
        boolean otherScenery = ((rules[index] ^ newRules) & FIXED) != 0;
        rules[index] = (byte) (newRules | CHANGED);
        return otherScenery;
    }

    /** Takes over what the game has set for the sweep, and keeps a shape that is about to go. */
    void takeSweepRules(int index, PieceStore store) {
        int newRules = isSet(index, SET_CONTINUOUS) ? CONTINUOUS : 0;
        if (isSet(index, TELEPORTED) || sweeping && isEmpty(index, store)) {
            newRules |= CUT;
        } else if (sweeps[index] != null && sweeps[index].isStartSet()) {
            newRules |= STARTED;
        }
        if (sweeps[index] != null) {
            sweeps[index].useStart();
        }
        set(index, TELEPORTED, false);
        if (isReshaped(index) && sweeping && (newRules & CUT) == 0) {
            newRules |= RESHAPED;
            sweep(index).formerShape().keep(store.table(), this, index);
        }
        sweepRules[index] = (byte) newRules;
    }

    /** True when no placed piece has a vertex. */
    private boolean isEmpty(int index, PieceStore store) {
        for (int i = 0; i < slotCount(index); i++) {
            if (slot(index, i) >= 0 && store.table().count(slot(index, i)) > 0) {
                return false;
            }
        }
        return true;
    }

    /** Gives the slots of a body the shapes to come. */
    void reshape(int index, PieceStore store) {
        set(index, TO_RESHAPE, false);
        pieces.reshape(index, store);
        boxSlots[index] = -1;
        for (int i = pieces.count(index) - 1; i >= 0; i--) {
            boxSlots[index] = store.table().count(slot(index, i)) > 0 ? slot(index, i) : boxSlots[index];
        }
    }
}

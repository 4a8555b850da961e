package org.jmesat.internal.step;

import java.util.Arrays;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.geometry.PolygonTable;
import org.jmesat.internal.sat.ShapeCopy;

/**
 * The bodies of a world in flat arrays: the game's settings, the poses, and the rules that loops over pairs need. A
 * body keeps its index from its addition until the end of the step that drops it after its removal. A later body may
 * get the same index, so only ids give the order of bodies.
 */
public final class BodyTable {
    /** Rule: the body is fixed, and is never tested against other fixed bodies. */
    public static final byte FIXED = 1;
    /** Rule: the body has a group, or a category or mask other than the default. */
    public static final byte SELECTIVE = 2;
    /** Rule: the body has several pieces. */
    public static final byte SEVERAL = 4;
    /** Rule: since the last step the body's pose, shape, a rule or, with the depth test on, its depth has changed. */
    public static final byte CHANGED = 8;
    /** Rule: the body was removed; set at once, not by the next step. */
    public static final byte REMOVED = 16;
    /** Rule: since the last step, more than the body's pose has changed. */
    private static final byte UPDATED = 32;

    /** Sweep rule: the body is continuous. The other sweep rules hold for the step that has placed the body. */
    public static final byte CONTINUOUS = 1;
    /** Sweep rule: the body's pose, shape or depth differs from the last step. */
    public static final byte MOVED = 2;
    /** Sweep rule, together with {@link #MOVED}: its shape differs. */
    public static final byte DIFFERENT = 4;
    /** Sweep rule: the body is not swept, since it is new, was teleported, or is too far from the origin. */
    public static final byte CUT = 8;
    /** Sweep rule: the sweep begins at a pose that was set, not at the last one. */
    public static final byte STARTED = 16;
    /** Sweep rule: the body has a new shape, and the former one is kept. */
    public static final byte RESHAPED = 32;
    /** Sweep rule: {@link #MOVED} and {@link #DIFFERENT} are computed. */
    public static final byte KNOWN = 64;

    /** Settings; {@link #FIXED} and {@link #SELECTIVE} are also used as settings. */
    private static final byte SET_CONTINUOUS = 4;
    private static final byte TELEPORTED = 8;
    private static final byte TO_RESHAPE = 16;

    private static final PlacedPolygon EMPTY = new PlacedPolygon();

    /** One more than the greatest index ever used. */
    private int end;
    private int[] freeIndices = new int[16];
    private int freeCount;
    private int[] ids = new int[16];
    private int[] boxSlots = new int[16];
    private byte[] rules = new byte[16];
    private byte[] sweepRules = new byte[16];
    /** The game's settings, which take effect at the next step. */
    private byte[] settings = new byte[16];
    private final IndexSet continuous = new IndexSet();
    private boolean sweeping;
    private int oneWays;
    private final BodyPoses poses = new BodyPoses();
    private final BodyPieces pieces = new BodyPieces();
    /** Null until a sweep needs it, which for most bodies is never. */
    private SweepState[] sweeps = new SweepState[16];
    /** Null while the depth test is off. */
    private BodyDepths depths;

    /** Adds a body without pieces at the origin, and returns its index. It is not swept at its first step. */
    public int add(int id) {
        int index = freeCount > 0 ? freeIndices[freeCount - 1] : end;
        ensureCapacity(index + 1);
        if (freeCount > 0) {
            freeCount--;
        } else {
            end++;
        }
        poses.add(index);
        pieces.add(index);
        if (depths != null) {
            depths.add(index);
        }
        ids[index] = id;
        clear(index);
        settings[index] = TELEPORTED;
        return index;
    }

    /** Allocates for a number of bodies at once, unless there is room for them. */
    public void ensureCapacity(int bodies) {
        if (bodies <= ids.length) {
            return;
        }
        int indices = Math.max(bodies, ids.length + ids.length / 4);
        poses.ensureCapacity(indices);
        pieces.ensureCapacity(indices);
        if (depths != null) {
            depths.ensureCapacity(indices);
        }
        boxSlots = Arrays.copyOf(boxSlots, indices);
        rules = Arrays.copyOf(rules, indices);
        sweepRules = Arrays.copyOf(sweepRules, indices);
        settings = Arrays.copyOf(settings, indices);
        sweeps = Arrays.copyOf(sweeps, indices);
        // The last, since its length is the capacity: memory may run out before.
        ids = Arrays.copyOf(ids, indices);
    }

    private void clear(int index) {
        boxSlots[index] = -1;
        rules[index] = 0;
        sweepRules[index] = 0;
        settings[index] = 0;
        sweeps[index] = null;
    }

    /** Frees the index of a body and the slots of its pieces. Nothing may refer to the body any more. */
    public void drop(int index, PieceStore store) {
        pieces.free(index, store);
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

    /** One more than the greatest index ever used. Not every index below has a body. */
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

    /** The depth ranges, or null if the depth test is off. */
    public BodyDepths depths() {
        return depths;
    }

    /** Turns the depth test on, with the ranges of all bodies, or off (null). */
    public void setDepths(BodyDepths newDepths) {
        if (newDepths != null) {
            newDepths.ensureCapacity(ids.length);
        }
        depths = newDepths;
    }

    /** The number of pieces that a body has from the next step on. */
    public int pieceCount(int index) {
        return pieces.count(index);
    }

    public void setPieceCount(int index, int count) {
        pieces.setCount(index, count);
    }

    /** The buffer for a piece's new shape, which the caller fills and the next step takes over. */
    public PolygonBuffer pendingShape(int index, int piece) {
        return pieces.pendingShape(index, piece);
    }

    /** An upper bound on the pieces that have a {@link #slot}; it may exceed {@link #pieceCount}. */
    public int slotCount(int index) {
        return pieces.slotCount(index);
    }

    /** The slot of a piece, or −1 before the step that places it for the first time. */
    public int slot(int index, int piece) {
        return pieces.slot(index, piece);
    }

    /** Copies a piece as placed at the last step, from the table of the pieces; empty if it was not placed. */
    public void copyPiece(int index, int piece, PolygonTable table, PlacedPolygon store) {
        int slot = slot(index, piece);
        if (slot >= 0) {
            ShapeCopy.copy(table, slot, store);
        } else {
            store.set(EMPTY);
        }
    }

    /** Copies the pose at which the last step has placed a body; the current one of a body without a placed piece. */
    public void copyPlacedPose(int index, PolygonTable table, double[] store, int at) {
        if (slot(index, 0) >= 0) {
            table.copyPose(slot(index, 0), store, at);
        } else {
            System.arraycopy(poses.current(), BodyPoses.ROW * index, store, at, BodyPoses.ROW);
        }
    }

    /** The slot of one of the body's pieces that has a box; −1 if none has. */
    public int boxSlot(int index) {
        return boxSlots[index];
    }

    BodyPieces pieces() {
        return pieces;
    }

    public void setFixed(int index, boolean fixed) {
        set(index, FIXED, fixed);
    }

    public void setSelective(int index, boolean selective) {
        set(index, SELECTIVE, selective);
    }

    /** Sets whether a body is continuous. Set a removed body to false before dropping it. */
    public void setContinuous(int index, boolean isContinuous) {
        set(index, SET_CONTINUOUS, isContinuous);
        if (isContinuous) {
            continuous.add(index);
        } else {
            continuous.remove(index);
        }
    }

    public boolean isContinuous(int index) {
        return continuous.has(index);
    }

    /** The first continuous body from an index on, or −1. */
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

    /** Notes that a body has new shapes for the next step; returns false if that was noted before. */
    public boolean noteReshape(int index) {
        boolean noted = isReshaped(index);
        set(index, TO_RESHAPE, true);
        return !noted;
    }

    /** Whether a body has new shapes for the next step. */
    public boolean isReshaped(int index) {
        return isSet(index, TO_RESHAPE);
    }

    /** Whether the body's next sweep is skipped or begins at a pose that was set. */
    public boolean isCutShort(int index) {
        return isSet(index, TELEPORTED) || sweeps[index] != null && sweeps[index].isStartSet();
    }

    /** The sweep state of a body that has a path with bends, otherwise null. */
    SweepState path(int index) {
        boolean has = sweeps[index] != null && isContinuous(index) && sweeps[index].hasPath();
        return has ? sweeps[index] : null;
    }

    /** Begins a step, in which no body has a path yet. */
    void clearPaths() {
        for (int index = nextContinuous(0); index >= 0; index = nextContinuous(index + 1)) {
            if (sweeps[index] != null) {
                sweeps[index].clearPath();
            }
        }
    }

    /** Sets the pose at which the body's next sweep begins. */
    public void setSweepStart(int index, double x, double y, double cos, double sin) {
        sweep(index).setStart(x, y, cos, sin);
    }

    /** The sweep state of a body, created on demand. */
    SweepState sweep(int index) {
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

    /** The sweep rules of a body. */
    public int sweepRules(int index) {
        return sweepRules[index];
    }

    public void setSweepRules(int index, int newRules) {
        sweepRules[index] = (byte) newRules;
    }

    /** Whether the current step, or between steps the last one, sweeps. */
    public boolean isSweeping() {
        return sweeping;
    }

    public void setSweeping(boolean newSweeping) {
        sweeping = newSweeping;
    }

    /** Whether any body is one-way. */
    public boolean hasOneWay() {
        return oneWays > 0;
    }

    /** Adds to the number of one-way bodies. */
    public void addOneWays(int added) {
        oneWays += added;
    }

    /** Clears what marks changes of 64 bodies, in loops that the JVM vectorises. */
    void clearChanged(int first) {
        byte[] rules = this.rules;
        byte[] sweepRules = this.sweepRules;
        int last = Math.min(first + Long.SIZE, end);
        for (int index = first; index < last; index++) {
            rules[index] &= ~(CHANGED | UPDATED);
        }
        for (int index = first; index < last; index++) {
            sweepRules[index] &= CONTINUOUS;
        }
    }

    /** Whether a body has changed in the current step, or between steps in the last one. */
    public boolean isChanged(int index) {
        return (rules[index] & CHANGED) != 0;
    }

    /** Whether the current step has changed more than the body's pose, or all of its several pieces. */
    boolean isUpdated(int index) {
        return (rules[index] & (UPDATED | SEVERAL)) != 0;
    }

    /** Copies the settings to the rules of a body that is placed. */
    void copyRules(int index) {
        int newRules = settings[index] & (FIXED | SELECTIVE) | (pieces.count(index) > 1 ? SEVERAL : 0);
        rules[index] = (byte) (newRules | CHANGED | UPDATED);
    }

    /** Copies the settings to the sweep rules, and keeps the former shape if it is about to be replaced. */
    void copySweepRules(int index, PieceStore store) {
        int newRules = isSet(index, SET_CONTINUOUS) ? CONTINUOUS : 0;
        boolean remembering = sweeping || oneWays > 0;
        if (isSet(index, TELEPORTED) || remembering && isEmpty(index, store)) {
            newRules |= CUT;
        } else if (sweeps[index] != null && sweeps[index].isStartSet()) {
            newRules |= STARTED;
        }
        if (sweeps[index] != null) {
            sweeps[index].useStart();
        }
        set(index, TELEPORTED, false);
        if (isReshaped(index) && remembering && (newRules & CUT) == 0) {
            newRules |= RESHAPED;
            sweep(index).formerShape().keep(store.table(), this, index);
        }
        sweepRules[index] = (byte) newRules;
    }

    /** Whether no placed piece has a vertex. */
    private boolean isEmpty(int index, PieceStore store) {
        for (int i = 0; i < slotCount(index); i++) {
            if (slot(index, i) >= 0 && store.table().count(slot(index, i)) > 0) {
                return false;
            }
        }
        return true;
    }

    /** Moves the new shapes of a body to its slots. */
    void reshape(int index, PieceStore store) {
        set(index, TO_RESHAPE, false);
        pieces.reshape(index, store);
        boxSlots[index] = -1;
        for (int i = pieces.count(index) - 1; i >= 0; i--) {
            boxSlots[index] = store.table().count(slot(index, i)) > 0 ? slot(index, i) : boxSlots[index];
        }
    }
}

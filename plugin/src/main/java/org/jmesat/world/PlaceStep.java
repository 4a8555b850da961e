package org.jmesat.world;

import java.util.ArrayList;
import java.util.BitSet;

/**
 * What a step does first: places what has changed, in the order of ids. Of colliders of one piece that have only moved or
 * turned nothing is looked at but numbers that lie side by side.
 */
final class PlaceStep {
    private final ColliderList colliders;
    private final PieceStore pieces;
    private final Foresight foresight;
    /** By rank. */
    private BitSet changed = new BitSet();
    private BitSet spare = new BitSet();
    /** Whose boxes hold their way to where they lie, and whose did so at the step before. */
    private ArrayList<Collider> wide = new ArrayList<>();
    private ArrayList<Collider> wideBefore = new ArrayList<>();

    PlaceStep(ColliderList colliders, PieceStore pieces, Foresight foresight) {
        this.colliders = colliders;
        this.pieces = pieces;
        this.foresight = foresight;
    }

    /** Notes that a collider has moved or turned. */
    void noteMove(int rank) {
        changed.set(rank);
    }

    /** Notes that a collider has changed in another way, so that the step has to look at it. */
    void noteChange(int rank) {
        changed.set(rank);
        colliders.addRules(rank, ColliderList.TO_LOOK_AT);
    }

    /** How many have changed since the last step. */
    int count() {
        return changed.cardinality();
    }

    /** Follows colliders to their new ranks after removals. */
    void compact() {
        spare.clear();
        for (int rank = changed.nextSetBit(0); rank >= 0; rank = changed.nextSetBit(rank + 1)) {
            if (colliders.newRank(rank) >= 0) {
                spare.set(colliders.newRank(rank));
            }
        }
        BitSet swap = changed;
        changed = spare;
        spare = swap;
    }

    void clear() {
        changed.clear();
        wide.clear();
    }

    /** Places what has changed, with boxes that hold its way if there is something to sweep. */
    void run(boolean sweeping) {
        ArrayList<Collider> swap = wideBefore;
        wideBefore = wide;
        wide = swap;
        byte[] rules = colliders.rules();
        ColliderPoses poses = colliders.poses();
        int slow = ColliderList.SEVERAL | ColliderList.VIEWED | ColliderList.TO_LOOK_AT;
        for (int rank = changed.nextSetBit(0); rank >= 0; rank = changed.nextSetBit(rank + 1)) {
            int slot = colliders.slot(rank);
            if (sweeping || slot < 0 || (rules[rank] & slow) != 0) {
                place(rank, sweeping);
            } else {
                poses.advance(rank);
                pieces.stage(slot);
                rules[rank] |= ColliderList.CHANGED;
            }
        }
        narrow();
        pieces.placeStaged(poses);
        for (int rank = changed.nextSetBit(0); sweeping && rank >= 0; rank = changed.nextSetBit(rank + 1)) {
            widen(colliders.get(rank));
        }
        changed.clear();
    }

    private void place(int rank, boolean sweeping) {
        Collider collider = colliders.get(rank);
        boolean otherSlots = collider.isReshaped();
        collider.place(pieces, sweeping);
        colliders.setRules(rank, collider.rules() | ColliderList.CHANGED);
        colliders.setSweepRules(rank, collider.isContinuous() ? ColliderList.CONTINUOUS : 0);
        if (otherSlots) {
            foresight.disturb();
            colliders.setSlot(rank, collider.slotWithBox());
        }
    }

    private void widen(Collider collider) {
        int rules = collider.widen(pieces);
        colliders.addSweepRules(collider.rank(), rules);
        if ((rules & ColliderList.MOVED) != 0) {
            wide.add(collider);
        }
    }

    /** What has come to rest has no way any more that its boxes would have to hold. */
    private void narrow() {
        for (int i = 0; i < wideBefore.size(); i++) {
            Collider collider = wideBefore.get(i);
            if (!collider.isRemoved() && !colliders.isChanged(collider.rank())) {
                collider.fit(pieces);
            }
        }
        wideBefore.clear();
    }
}

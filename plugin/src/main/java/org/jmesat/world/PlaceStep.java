package org.jmesat.world;

import org.jmesat.internal.threads.WorkerTeam;

/**
 * What a step does first: places what has changed. Of colliders of one piece that have only moved or turned nothing is
 * looked at but numbers that lie side by side.
 */
final class PlaceStep {
    /** Of colliders: those that have to be looked at. */
    private static final int SLOW = ColliderList.SEVERAL | ColliderList.TO_LOOK_AT;
    /** So that a worker who is done early finds more to do. */
    private static final int PARTS_PER_WORKER = 16;

    private final ColliderList colliders;
    private final PieceStore pieces;
    private final Foresight foresight;
    private final WorkerTeam team;
    private final WorkerTeam.Task stage = this::stage;
    private int parts;
    private final IndexSet changed = new IndexSet();
    /** By worker: those that have to be looked at. */
    private IndexSet[] slow = {};

    PlaceStep(ColliderList colliders, PieceStore pieces, Foresight foresight, WorkerTeam team) {
        this.colliders = colliders;
        this.pieces = pieces;
        this.team = team;
        this.foresight = foresight;
    }

    /** Notes that a collider has moved or turned. */
    void noteMove(int index) {
        changed.add(index);
    }

    /** Notes that a collider has changed in another way, so that the step has to look at it. */
    void noteChange(int index) {
        changed.add(index);
        colliders.addRules(index, ColliderList.TO_LOOK_AT);
    }

    /** How many have changed since the last step. */
    int count() {
        return changed.count();
    }

    /** Forgets a collider that is dropped. */
    void drop(Collider collider) {
        changed.remove(collider.index());
    }

    void clear() {
        changed.clear();
    }

    /** Places what has changed; of what is reshaped, the former shape is kept if the step sweeps. */
    void run() {
        prepareWorkers();
        team.run(stage, parts, changed.count());
        IndexSet all = slow[0];
        for (int worker = 1; worker < slow.length; worker++) {
            all.moveFrom(slow[worker]);
        }
        for (int index = all.next(0); index >= 0; index = all.next(index + 1)) {
            place(index);
        }
        all.clear();
        pieces.placeStaged(colliders.poses());
        changed.clear();
    }

    private void prepareWorkers() {
        pieces.prepareWorkers();
        if (slow.length != team.size()) {
            slow = new IndexSet[team.size()];
            for (int worker = 0; worker < slow.length; worker++) {
                slow[worker] = new IndexSet();
            }
        }
        parts = team.size() == 1 ? 1 : PARTS_PER_WORKER * team.size();
    }

    private void stage(int worker, int part) {
        byte[] rules = colliders.rules();
        ColliderPoses poses = colliders.poses();
        int end = begin(part + 1);
        for (int index = changed.next(begin(part)); index >= 0 && index < end; index = changed.next(index + 1)) {
            int slot = colliders.slot(index);
            if (slot < 0 || (rules[index] & SLOW) != 0) {
                slow[worker].add(index);
            } else {
                poses.advance(index);
                pieces.stage(worker, slot);
                rules[index] |= ColliderList.CHANGED;
            }
        }
    }

    private int begin(int part) {
        return (int) ((long) colliders.end() * part / parts);
    }

    private void place(int index) {
        Collider collider = colliders.get(index);
        boolean otherSlots = collider.isReshaped();
        boolean otherScenery = ((colliders.rules()[index] ^ collider.rules()) & ColliderList.FIXED) != 0;
        boolean hasPairs = colliders.slot(index) >= 0;
        colliders.setSweepRules(index, collider.place(pieces, colliders.isSweeping()));
        colliders.setRules(index, collider.rules() | ColliderList.CHANGED);
        if (hasPairs && (otherSlots || otherScenery)) {
            // Pairs of scenery have no rows that could be kept.
            foresight.disturb();
        }
        if (otherSlots) {
            colliders.setSlot(index, collider.slotWithBox());
        }
    }
}

package org.jmesat.world;

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
    private final RankSet changed = new RankSet();
    /** By worker: those that have to be looked at. */
    private RankSet[] slow = {};

    PlaceStep(ColliderList colliders, PieceStore pieces, Foresight foresight, WorkerTeam team) {
        this.colliders = colliders;
        this.pieces = pieces;
        this.team = team;
        this.foresight = foresight;
    }

    /** Notes that a collider has moved or turned. */
    void noteMove(int rank) {
        changed.add(rank);
    }

    /** Notes that a collider has changed in another way, so that the step has to look at it. */
    void noteChange(int rank) {
        changed.add(rank);
        colliders.addRules(rank, ColliderList.TO_LOOK_AT);
    }

    /** How many have changed since the last step. */
    int count() {
        return changed.count();
    }

    /** Forgets a collider that is dropped. */
    void drop(Collider collider) {
        changed.remove(collider.rank());
    }

    void clear() {
        changed.clear();
    }

    /** Places what has changed; of what is reshaped, the former shape is kept if the step sweeps. */
    void run() {
        prepareWorkers();
        team.run(stage, parts, changed.count());
        RankSet all = slow[0];
        for (int worker = 1; worker < slow.length; worker++) {
            all.moveFrom(slow[worker]);
        }
        for (int rank = all.next(0); rank >= 0; rank = all.next(rank + 1)) {
            place(rank);
        }
        all.clear();
        pieces.placeStaged(colliders.poses());
        changed.clear();
    }

    private void prepareWorkers() {
        pieces.prepareWorkers();
        if (slow.length != team.size()) {
            slow = new RankSet[team.size()];
            for (int worker = 0; worker < slow.length; worker++) {
                slow[worker] = new RankSet();
            }
        }
        parts = team.size() == 1 ? 1 : PARTS_PER_WORKER * team.size();
    }

    private void stage(int worker, int part) {
        byte[] rules = colliders.rules();
        ColliderPoses poses = colliders.poses();
        int end = begin(part + 1);
        for (int rank = changed.next(begin(part)); rank >= 0 && rank < end; rank = changed.next(rank + 1)) {
            int slot = colliders.slot(rank);
            if (slot < 0 || (rules[rank] & SLOW) != 0) {
                slow[worker].add(rank);
            } else {
                poses.advance(rank);
                pieces.stage(worker, slot);
                rules[rank] |= ColliderList.CHANGED;
            }
        }
    }

    private int begin(int part) {
        return (int) ((long) colliders.end() * part / parts);
    }

    private void place(int rank) {
        Collider collider = colliders.get(rank);
        boolean otherSlots = collider.isReshaped();
        boolean otherScenery = ((colliders.rules()[rank] ^ collider.rules()) & ColliderList.FIXED) != 0;
        boolean hasPairs = colliders.slot(rank) >= 0;
        colliders.setSweepRules(rank, collider.place(pieces, colliders.isSweeping()));
        colliders.setRules(rank, collider.rules() | ColliderList.CHANGED);
        if (hasPairs && (otherSlots || otherScenery)) {
            // Pairs of scenery have no rows that could be kept.
            foresight.disturb();
        }
        if (otherSlots) {
            colliders.setSlot(rank, collider.slotWithBox());
        }
    }
}

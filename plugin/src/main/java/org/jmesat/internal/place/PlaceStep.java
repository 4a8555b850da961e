package org.jmesat.internal.place;

import org.jmesat.internal.threads.WorkerTeam;

/**
 * What a step does first: places what has changed. Of bodies of one piece that have only moved or turned nothing is
 * looked at but numbers that lie side by side.
 */
public final class PlaceStep {
    /** Of bodies: those that have to be looked at. */
    private static final int SLOW = BodyTable.SEVERAL | BodyTable.TO_LOOK_AT;

    private final BodyTable bodies;
    private final PieceStore pieces;
    private final SearchSchedule schedule;
    private final WorkerTeam team;
    private final WorkerTeam.Task stage = this::stage;
    private int parts;
    private final IndexSet changed = new IndexSet();
    /** By worker: those that have to be looked at. */
    private IndexSet[] slow = {};

    public PlaceStep(BodyTable bodies, PieceStore pieces, SearchSchedule schedule, WorkerTeam team) {
        this.bodies = bodies;
        this.pieces = pieces;
        this.team = team;
        this.schedule = schedule;
    }

    /** Notes that a body has moved or turned. */
    public void noteMove(int index) {
        changed.add(index);
    }

    /** Notes that a body has changed in another way, so that the step has to look at it. */
    public void noteChange(int index) {
        changed.add(index);
        bodies.addRules(index, BodyTable.TO_LOOK_AT);
    }

    /** How many have changed since the last step. */
    public int count() {
        return changed.count();
    }

    /** Forgets a body that is dropped. */
    public void drop(int index) {
        changed.remove(index);
    }

    public void clear() {
        changed.clear();
    }

    /** Places what has changed; of what is reshaped, the former shape is kept if the step sweeps. */
    public void run() {
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
        pieces.placeStaged(bodies);
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
        parts = team.parts();
    }

    private void stage(int worker, int part) {
        byte[] rules = bodies.rules();
        BodyPoses poses = bodies.poses();
        int end = begin(part + 1);
        for (int index = changed.next(begin(part)); index >= 0 && index < end; index = changed.next(index + 1)) {
            int slot = bodies.boxSlot(index);
            if (slot < 0 || (rules[index] & SLOW) != 0) {
                slow[worker].add(index);
            } else {
                poses.advance(index);
                pieces.stage(worker, slot);
                rules[index] |= BodyTable.CHANGED;
            }
        }
    }

    private int begin(int part) {
        return (int) ((long) bodies.end() * part / parts);
    }

    private void place(int index) {
        boolean otherSlots = bodies.isReshaped(index);
        boolean hasPairs = bodies.boxSlot(index) >= 0;
        bodies.takeSweepRules(index, pieces);
        if (otherSlots) {
            bodies.reshape(index, pieces);
        }
        boolean otherScenery = bodies.takeRules(index);
        bodies.poses().advance(index);
        boolean far = (bodies.sweepRules(index) & (BodyTable.STARTED | BodyTable.RESHAPED)) != 0;
        for (int i = 0; i < bodies.pieceCount(index); i++) {
            pieces.stage(0, bodies.slot(index, i));
            if (far) {
                pieces.boxes().noteFar(bodies.slot(index, i));
            }
        }
        if (hasPairs && (otherSlots || otherScenery)) {
            // Pairs of scenery have no rows that could be kept.
            schedule.disturb();
        }
    }
}

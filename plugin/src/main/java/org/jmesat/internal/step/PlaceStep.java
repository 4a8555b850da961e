package org.jmesat.internal.step;

/**
 * The first stage of a step: places the changed bodies. For bodies of one piece of which only the pose changed, it
 * reads nothing but adjacent numbers in flat arrays.
 */
public final class PlaceStep {
    /** The rules of bodies that need a full update. */
    private static final int NEEDS_FULL_UPDATE = BodyTable.SEVERAL | BodyTable.FULL_UPDATE;
    /** About how many nanoseconds it takes to stage a body. */
    private static final int STAGE_TIME = 5;

    private final BodyTable bodies;
    private final PieceStore pieces;
    private final WorkerTeam team;
    private final WorkerTeam.Task stage = this::stage;
    private int parts;
    private IndexSet changed = new IndexSet();
    /** The bodies that the last step has placed, and which have {@link BodyTable#CHANGED} since. */
    private IndexSet placed = new IndexSet();
    /** By worker: the bodies that need a full update. */
    private IndexSet[] fullUpdates = {};

    public PlaceStep(BodyTable bodies, PieceStore pieces, WorkerTeam team) {
        this.bodies = bodies;
        this.pieces = pieces;
        this.team = team;
    }

    /** Notes that a body has moved, turned or, if the depth test is on, changed its depth. */
    public void noteMove(int index) {
        changed.add(index);
    }

    /** Sets the current pose of a body to the four numbers from an index on; (cos, sin) is normalised. */
    public void setPose(int index, double[] poses, int at) {
        double cos = poses[at + 2];
        double sin = poses[at + 3];
        double length = Math.sqrt(cos * cos + sin * sin);
        boolean moved = bodies.poses().setPosition(index, poses[at], poses[at + 1]);
        if (bodies.poses().setRotation(index, cos / length, sin / length) || moved) {
            changed.add(index);
        }
    }

    /** Notes that a body has changed in another way, so that it needs a full update. */
    public void noteChange(int index) {
        changed.add(index);
        bodies.addRules(index, BodyTable.FULL_UPDATE);
    }

    /** The number of bodies that have changed since the last step. */
    public int count() {
        return changed.count();
    }

    /** Forgets a body that is dropped, and removes its boxes. */
    public void drop(int index) {
        for (int i = 0; i < bodies.slotCount(index); i++) {
            if (bodies.slot(index, i) >= 0) {
                pieces.broadPhase().remove(bodies.slot(index, i));
            }
        }
        changed.remove(index);
    }

    /** Begins a step, in which no body has changed yet. */
    public void begin() {
        for (int index = placed.next(0); index >= 0; index = placed.next(index)) {
            int word = index >>> 6;
            bodies.clearChanged(word << 6, placed.take(word));
        }
    }

    /** Places the changed bodies. Keeps the former shape of reshaped bodies if the step sweeps. */
    public void run() {
        prepareWorkers();
        team.run(stage, parts, STAGE_TIME * (long) changed.count());
        IndexSet all = fullUpdates[0];
        for (int worker = 1; worker < fullUpdates.length; worker++) {
            all.moveFrom(fullUpdates[worker]);
        }
        if (all.count() > 0) {
            // Most bodies have one piece.
            pieces.ensureCapacity(bodies.end());
        }
        for (int index = all.next(0); index >= 0; index = all.next(index + 1)) {
            place(index);
        }
        pieces.placeStaged(bodies);
        if (bodies.depths() != null) {
            bodies.depths().place(bodies, pieces);
        }
        IndexSet swap = placed;
        placed = changed;
        changed = swap;
    }

    /** The bodies that the last step has placed. */
    IndexSet placed() {
        return placed;
    }

    /** Whether the last step gave a body that it has placed a full update; bodies of several pieces always get one. */
    boolean isUpdated(int index) {
        return fullUpdates[0].has(index);
    }

    private void prepareWorkers() {
        pieces.prepareWorkers();
        if (fullUpdates.length != team.size()) {
            fullUpdates = new IndexSet[team.size()];
            for (int worker = 0; worker < fullUpdates.length; worker++) {
                fullUpdates[worker] = new IndexSet();
            }
        }
        fullUpdates[0].clear();
        parts = team.parts();
    }

    private void stage(int worker, int part) {
        int end = begin(part + 1);
        int index = changed.next(begin(part));
        while (index >= 0 && index < end) {
            index = stage(worker, index, Blocks.end(index, end));
        }
    }

    /** Stages the changed bodies of a block, and returns the first one after it, or −1. */
    private int stage(int worker, int first, int end) {
        byte[] rules = bodies.rules();
        BodyPoses poses = bodies.poses();
        int index = first;
        while (index >= 0 && index < end) {
            int slot = bodies.boxSlot(index);
            if (slot < 0 || (rules[index] & NEEDS_FULL_UPDATE) != 0) {
                fullUpdates[worker].add(index);
            } else {
                poses.advance(index);
                pieces.stage(worker, slot);
                rules[index] |= BodyTable.CHANGED;
            }
            index = changed.next(index + 1);
        }
        return index;
    }

    private int begin(int part) {
        return (int) ((long) bodies.end() * part / parts);
    }

    private void place(int index) {
        bodies.copySweepRules(index, pieces);
        if (bodies.isReshaped(index)) {
            bodies.reshape(index, pieces);
            noteShape(index);
        }
        bodies.copyRules(index);
        bodies.poses().advance(index);
        boolean far = (bodies.sweepRules(index) & (BodyTable.STARTED | BodyTable.RESHAPED)) != 0;
        for (int i = 0; i < bodies.pieceCount(index); i++) {
            pieces.stage(0, bodies.slot(index, i));
            if (far) {
                pieces.boxes().far().add(bodies.slot(index, i));
            }
        }
    }

    private void noteShape(int index) {
        if (bodies.depths() != null) {
            bodies.depths().noteShape(index);
        }
    }
}

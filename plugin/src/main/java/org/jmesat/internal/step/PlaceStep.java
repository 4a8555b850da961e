package org.jmesat.internal.step;

/**
 * The first stage of a step: places the changed bodies. For bodies of one piece of which only the pose changed, it
 * reads nothing but adjacent numbers in flat arrays.
 */
public final class PlaceStep {
    /** About how many nanoseconds it takes to place a body. */
    private static final int PLACE_TIME = 20;

    private final BodyTable bodies;
    private final PieceStore pieces;
    private final WorkerTeam team;
    private final WorkerTeam.Task place = (worker, part, from, to) -> place(from, to);
    private final IndexSet changed = new IndexSet();
    /** Those of the changed bodies that need a full update. */
    private final IndexSet updates = new IndexSet();
    /** The bodies that the last step has placed, and which have {@link BodyTable#CHANGED} since. */
    private final IndexSet placed = new IndexSet();

    public PlaceStep(BodyTable bodies, PieceStore pieces, WorkerTeam team) {
        this.bodies = bodies;
        this.pieces = pieces;
        this.team = team;
    }

    /** Notes that a body has moved, turned or, if the depth test is on, changed its depth. */
    public void noteMove(int index) {
        changed.add(index);
        if (bodies.boxSlot(index) < 0) {
            updates.add(index);
        }
    }

    /** Sets the current pose of a body to the four numbers from an index on; (cos, sin) is normalised. */
    public void setPose(int index, double[] poses, int at) {
        double cos = poses[at + 2];
        double sin = poses[at + 3];
        double length = Math.sqrt(cos * cos + sin * sin);
        boolean moved = bodies.poses().setPosition(index, poses[at], poses[at + 1]);
        if (bodies.poses().setRotation(index, cos / length, sin / length) || moved) {
            noteMove(index);
        }
    }

    /** Notes that a body has changed in another way, so that it needs a full update. */
    public void noteChange(int index) {
        changed.add(index);
        updates.add(index);
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
        updates.remove(index);
    }

    /** Begins a step, in which no body has changed yet. */
    public void begin() {
        for (int index = placed.next(0); index >= 0; index = placed.next(index + Long.SIZE)) {
            index &= -Long.SIZE;
            bodies.clearChanged(index);
        }
        placed.clear();
    }

    /** Places the changed bodies. Keeps the former shape of reshaped bodies if the step sweeps. */
    public void run() {
        if (updates.next(0) >= 0) {
            // Most bodies have one piece.
            pieces.ensureCapacity(bodies.end());
        }
        for (int index = updates.next(0); index >= 0; index = updates.next(index + 1)) {
            update(index);
        }
        updates.clear();
        team.run(place, bodies.end(), PLACE_TIME * (long) changed.count());
        pieces.notePlacing();
        bodies.pieces().endStep();
        if (bodies.depths() != null) {
            bodies.depths().place(bodies, pieces);
        }
        placed.addAll(changed);
        changed.clear();
    }

    /**
     * Moves a body within a step, for the queries of others that move. Its boxes stay; the next {@link #run} puts them.
     */
    void move(int index, double x, double y) {
        keepPrevious(index);
        bodies.poses().setPosition(index, x, y);
        noteMove(index);
        for (int i = 0; i < bodies.pieceCount(index); i++) {
            pieces.boxes().move(bodies.slot(index, i), bodies.poses().current(), BodyPoses.ROW * index);
        }
    }

    /** Enlarges the boxes of a body on all sides until the next {@link #run}, so that queries find it where it goes. */
    void enlarge(int index, double margin) {
        changed.add(index);
        for (int i = 0; i < bodies.pieceCount(index); i++) {
            pieces.boxes().enlarge(bodies.slot(index, i), margin);
        }
    }

    private void keepPrevious(int index) {
        if ((bodies.rules()[index] & BodyTable.CHANGED) == 0) {
            bodies.rules()[index] |= BodyTable.CHANGED;
            bodies.copyPlacedPose(index, pieces.table(), bodies.poses().previous(), BodyPoses.ROW * index);
        }
    }

    /** The bodies that the last step has placed. */
    IndexSet placed() {
        return placed;
    }

    private void place(int from, int to) {
        BodyPoses poses = bodies.poses();
        for (int index = changed.next(from, to); index >= 0; index = changed.next(index + 1, to)) {
            keepPrevious(index);
            for (int i = 0; i < bodies.pieceCount(index); i++) {
                pieces.boxes().place(bodies.slot(index, i), poses.current(), BodyPoses.ROW * index);
            }
        }
    }

    /** Takes over all that the game has set of a body, but its pose. */
    private void update(int index) {
        bodies.copyPlacedPose(index, pieces.table(), bodies.poses().previous(), BodyPoses.ROW * index);
        bodies.copySweepRules(index, pieces);
        if (bodies.isReshaped(index)) {
            bodies.reshape(index, pieces);
            noteShape(index);
        }
        bodies.copyRules(index);
        boolean far = (bodies.sweepRules(index) & (BodyTable.STARTED | BodyTable.RESHAPED)) != 0;
        for (int i = 0; far && i < bodies.pieceCount(index); i++) {
            pieces.boxes().far().add(bodies.slot(index, i));
        }
    }

    private void noteShape(int index) {
        if (bodies.depths() != null) {
            bodies.depths().noteShape(index);
        }
    }
}

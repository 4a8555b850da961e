package org.jmesat.world;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.internal.step.BodyDepths;
import org.jmesat.internal.step.BodyMoves;
import org.jmesat.internal.step.BodyTable;
import org.jmesat.internal.step.ContactTracker;
import org.jmesat.internal.step.PairStep;
import org.jmesat.internal.step.PieceStore;
import org.jmesat.internal.step.PlaceStep;
import org.jmesat.internal.step.SweepStep;
import org.jmesat.internal.step.WorkerTeam;

/** The stages of a world, and the order in which a step runs them. */
final class WorldStages {
    final WorkerTeam team = new WorkerTeam(this);
    final ColliderList colliders = new ColliderList();
    final BodyTable bodies = new BodyTable();
    final PieceStore pieces = new PieceStore(team);
    final PlaceStep places = new PlaceStep(bodies, pieces, team);
    final SweepStep sweeps = new SweepStep(bodies, pieces, team);
    private final PairManifolds manifolds = new PairManifolds(colliders, bodies, pieces);
    final ContactTracker<Collider> tracker = new ContactTracker<>(manifolds);
    final PairGate gate;
    final PairStep<Collider> pairs;
    /** Colliders to be dropped by the next step. */
    private final ArrayList<Collider> removals = new ArrayList<>();
    /** Whether the next step has another shape to place. */
    private boolean reshaped;
    private boolean settingsChanged;
    /**
     * Whether something changed before the last step, or a contact was withdrawn since. Then this step is not skipped.
     */
    private boolean restless = true;
    /** Whether the present step has begun, and placed bodies. */
    private boolean begun;
    /** Whether the last step was aborted. */
    private boolean aborted;
    private StepStatistics statistics;

    WorldStages(CollisionLayers layers) {
        gate = new PairGate(colliders, bodies, layers);
        pairs = new PairStep<>(bodies, pieces, team, gate, sweeps, tracker);
    }

    BodyMoves createMoves() {
        return new BodyMoves(bodies, pieces, places, this::open);
    }

    void noteRemoval(Collider collider) {
        removals.add(collider);
        bodies.addRules(collider.index(), BodyTable.REMOVED);
        bodies.setContinuous(collider.index(), false);
        bodies.addOneWays(collider.isOneWay() ? -1 : 0);
    }

    /** Notes that the next step has to give a collider other shapes; one that is new has no contacts. */
    void noteReshape(int index) {
        if (bodies.noteReshape(index)) {
            reshaped |= bodies.boxSlot(index) >= 0;
        }
        places.noteChange(index);
    }

    /** Notes that a collider has another range of depth; without the depth test, nothing depends on it. */
    void noteDepth(Collider collider) {
        BodyDepths depths = bodies.depths();
        if (depths != null && depths.set(collider.index(), collider.getMinDepth(), collider.getMaxDepth())) {
            places.noteMove(collider.index());
        }
    }

    /** Turns the depth test on or off, from the next step. The ranges of the last step stay until then. */
    void setDepthTest(boolean depthTest) {
        if (depthTest && bodies.depths() == null) {
            bodies.setDepths(new BodyDepths());
            for (Collider collider : colliders.view()) {
                bodies.depths().add(collider.index());
                bodies.depths().set(collider.index(), collider.getMinDepth(), collider.getMaxDepth());
            }
        }
        noteSettings();
    }

    /** Whether two colliders overlap in depth as set now, while the depth test is on; true for a removed one. */
    boolean overlapInDepth(Collider a, Collider b, boolean wasTouching) {
        return !colliders.has(a) || !colliders.has(b)
                || bodies.depths().overlapAsSet(a.index(), b.index(), wasTouching, bodies, pieces);
    }

    /** Whether the depth test was on at the last step, so that there are ranges of that step. */
    boolean isDepthTested() {
        return pairs.isDepthTested();
    }

    /** Notes that the layers, the game's filter, the depth test or the limit of pairs have changed. */
    void noteSettings() {
        settingsChanged = true;
    }

    /** Makes the next step run in full. */
    void noteUnrest() {
        restless = true;
    }

    StepStatistics statistics() {
        return statistics;
    }

    void setStatistics(StepStatistics newStatistics) {
        statistics = newStatistics;
    }

    void step(long tick, TouchPolicy policy, boolean depthTest) {
        manifolds.setStepping(true);
        boolean complete = false;
        try {
            if (!depthTest) {
                bodies.setDepths(null);
            }
            boolean placedBefore = begun;
            if (!begun) {
                places.begin();
            }
            if (statistics != null) {
                statistics.begin(places.count());
            }
            if (!placedBefore && isStill(policy)) {
                pairs.skip(tick);
                end(StepStatistics.Stage.REPORT);
            } else {
                run(tick, policy);
            }
            if (statistics != null) {
                pairs.count(statistics.counts());
                statistics.setContacts(tracker.contacts().size());
            }
            complete = true;
        } finally {
            if (!complete) {
                tracker.clearEvents();
                if (!aborted) {
                    // What was placed lies elsewhere from now on than at the last tick in contact.
                    tracker.findPoints();
                }
            }
            aborted = !complete;
            begun = false;
            pairs.end();
            manifolds.setStepping(false);
        }
    }

    /** Takes over what the game has set before a step, so that queries see it. It may be called again. */
    void place() {
        if (!begun) {
            places.begin();
            if (places.count() == 0 && removals.isEmpty()) {
                return;
            }
            open();
        }
        places.run();
    }

    /** Begins a step before it is run, so that bodies can be placed. */
    private void open() {
        if (!begun) {
            begun = true;
            restless = true;
            beginPlacing();
        }
    }

    /** Whether two bodies without a contact are solid for each other. */
    boolean isSolid(int a, int b) {
        return pairs.isSolid(a, b, begun);
    }

    private void beginPlacing() {
        team.beginStep();
        dropRemoved();
        keepManifolds();
        sweeps.begin();
    }

    private void run(long tick, TouchPolicy policy) {
        if (!begun) {
            beginPlacing();
        }
        places.run();
        end(StepStatistics.Stage.PLACE);
        boolean newRules = settingsChanged;
        settingsChanged = false;
        pairs.find(policy, aborted, newRules, places);
        end(StepStatistics.Stage.FIND);
        pairs.gather();
        end(StepStatistics.Stage.GATHER);
        pairs.test();
        sweeps.run(pairs, policy);
        end(StepStatistics.Stage.TEST);
        pairs.report(tick);
        closeRemoved();
        end(StepStatistics.Stage.REPORT);
    }

    private void end(StepStatistics.Stage stage) {
        if (statistics != null) {
            statistics.end(stage);
        }
    }

    /** Whether this step can be skipped: nothing has changed before this step, and nothing before the last one. */
    private boolean isStill(TouchPolicy policy) {
        boolean changed = settingsChanged || places.count() > 0 || !removals.isEmpty() || pairs.isHolding();
        boolean still = !changed && !restless && !aborted && pairs.maySkip(policy);
        restless = changed;
        return still;
    }

    /** Their slots are given back only after the step, since contacts that end still look at them. */
    private void dropRemoved() {
        if (!removals.isEmpty()) {
            for (int i = 0; i < removals.size(); i++) {
                places.drop(removals.get(i).index());
            }
            pairs.dropRemoved();
            colliders.drop(removals);
        }
    }

    private void closeRemoved() {
        for (int i = 0; i < removals.size(); i++) {
            removals.get(i).leave();
        }
        removals.clear();
    }

    /**
     * Computes the contact points of bodies whose shapes this step replaces, since an EXIT reports the points of the
     * last tick in contact.
     */
    private void keepManifolds() {
        List<Contact<Collider>> contacts = tracker.contacts();
        for (int i = 0; reshaped && i < contacts.size(); i++) {
            Contact<Collider> contact = contacts.get(i);
            if (bodies.isReshaped(contact.getA().index()) || bodies.isReshaped(contact.getB().index())) {
                contact.getManifold();
            }
        }
        reshaped = false;
    }

    /** Ends all contacts and drops all colliders, each of which was removed. */
    void tearDown(long tick) {
        tracker.begin(tick);
        pairs.tearDown();
        pairs.end();
        for (int i = 0; i < removals.size(); i++) {
            places.drop(removals.get(i).index());
        }
        colliders.drop(removals);
        closeRemoved();
        team.stop();
    }
}

package org.jmesat.app.model;

import com.jme3.app.state.AppStateManager;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.ledger.CollisionLedger;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.testing.KeptAlive;
import org.jmesat.world.Collider;

/**
 * An application with random changes to its scene, collision state and listeners: between frames, in frames, in tick
 * listeners and in handlers, some of which throw. Compares each call of a handler with the model's next call.
 */
final class Storm implements AutoCloseable {
    private static final int OWN_LISTENERS = 4;

    private final SplittableRandom random;
    private final Trace trace;
    private final Lattice lattice = new Lattice();
    private final Pool pool;
    private final ReferenceModel model = new ReferenceModel(lattice);
    private final HeadlessRun run = new HeadlessRun();
    private final WatchedState state = new WatchedState(this);
    private final List<CollisionListener> own = new ArrayList<>();
    private final MirroredSettings settings;
    private final Changes changes;
    private final CallCounts counts = new CallCounts();
    private final FirstFailure failure = new FirstFailure();
    private final ContactMoves moves;
    private final ThrowingHandlers throwing;
    private CollisionLedger ledger;
    private boolean calm;
    private boolean ticking;
    private boolean delivering;
    private boolean interrupted;
    private boolean tearDownDue;
    /** Whether the contacts were ended in the current tick. */
    private boolean tornDown;
    private boolean tornDownInFrame;
    private int disabling;
    private int ticksInFrame;
    private long ticksStarted;
    private long ticksByHand;
    private boolean byHand;

    Storm(long seed, boolean traced) {
        random = new SplittableRandom(seed);
        trace = new Trace(traced);
        pool = new Pool(lattice, random);
        settings = new MirroredSettings(state, model, pool);
        changes = new Changes(this, settings, random, pool, run.application().getStateManager(), state);
        moves = new ContactMoves(lattice, model, failure, trace);
        throwing = new ThrowingHandlers(random);
        run.step(this::build);
        run.duringUpdate(() -> change(3));
    }

    private void build() {
        settings.setPlane(ProjectionPlane.values()[random.nextInt(3)]);
        run.application().getViewPort().setEnabled(false);
        for (int i = 0; i < 8; i++) {
            applicationRoot().attachChild(pool.newNode());
        }
        for (int i = 0; i < 24; i++) {
            pool.anyNode().attachChild(pool.newGeometry());
        }
        for (int i = 0; i < OWN_LISTENERS; i++) {
            own.add(new StateListener(this, i));
        }
        settings.register(new Registration(own.get(0), null, null));
        for (int i = 1; i < Layers.COUNT; i++) {
            settings.setLayerName(i, Layers.NAMES.get(i));
        }
        state.addTickListener(new Around());
        ledger = new CollisionLedger(state);
        state.addTickListener(new Sampler());
        run.application().getStateManager().attach(state);
    }

    /** The first tick listener. Changes the scene and sometimes throws. */
    private final class Around implements CollisionTickListener {
        @Override
        public void beforeTick(SatCollisionState source, float tpf) {
            trace.add(() -> "tick after " + model.tick());
            expectSilence();
            failure.expect(byHand || !state.isPaused() && !state.isManual(), "a tick by itself while paused or manual");
            ticking = true;
            interrupted = false;
            ticksStarted++;
            ticksInFrame += byHand ? 0 : 1;
            change(3);
            mayThrow();
        }

        @Override
        public void afterTick(SatCollisionState source, float tpf) {
            expectSilence();
            failure.expect(!interrupted, "afterTick in a tick that was ended");
            failure.expect(state.getTick() == model.tick(), "tick " + state.getTick() + " instead of " + model.tick());
            change(2);
            mayThrow();
        }
    }

    /** The last tick listener. It reads the scene just before the tick does. */
    private final class Sampler implements CollisionTickListener {
        @Override
        public void beforeTick(SatCollisionState source, float tpf) {
            if (failure.isNone()) {
                pool.round();
                model.tick(settings.sample(applicationRoot())).forEach(this::sweepNot);
            }
        }

        private void sweepNot(Spatial spatial) {
            for (Collider collider : state.getWorld().getColliders()) {
                if (Changes.spatialOf(collider) == spatial && !collider.isRemoved()) {
                    collider.teleport();
                }
            }
        }
    }

    Node applicationRoot() {
        return run.application().getRootNode();
    }

    boolean isTicking() {
        return ticking;
    }

    boolean isDelivering() {
        return delivering;
    }

    CollisionListener anyOwnListener() {
        return own.get(random.nextInt(own.size()));
    }

    /** Runs a tick from the game's code. */
    void tick() {
        runByHand(() -> state.tick(HeadlessRun.TPF), state.isManual(), !state.isPaused());
    }

    void step() {
        runByHand(state::step, state.isPaused(), true);
    }

    private void runByHand(Runnable run, boolean allowed, boolean effective) {
        boolean attached = state.isInitialized() && states().hasState(state);
        if (ticking || delivering || !allowed || !attached) {
            expectRefused(run);
            return;
        }
        long due = ticksStarted + (effective && state.isEnabled() ? 1 : 0);
        Error escaped = null;
        byHand = true;
        try {
            run.run();
        } catch (Error e) {
            escaped = e;
        }
        byHand = false;
        expectThrown(escaped);
        failure.expect(ticksStarted == due, (ticksStarted - due) + " ticks too many by hand");
        ticksByHand += effective && state.isEnabled() ? 1 : 0;
    }

    private AppStateManager states() {
        return run.application().getStateManager();
    }

    void receive(HandlerCall call, CollisionEvent event) {
        if (!failure.isNone()) {
            return;
        }
        trace.add(() -> call.toString());
        HandlerCall expected = model.next();
        if (expected == null && tearDownDue && !tornDown) {
            tornDown = true;
            model.tearDown();
            expected = model.next();
        }
        HandlerCall wanted = expected;
        failure.expect(call.matches(wanted), "got " + call + ", expected " + wanted + ", " + model.lastPair());
        counts.add(call);
        if (call.reason() == null) {
            int contacts = state.getWorld().getContacts().size();
            failure.expect(contacts == model.pairCount(), contacts + " contacts instead of " + model.pairCount());
        }
        delivering = true;
        if (random.nextInt(40) == 0) {
            change(2);
        }
        if (!calm && random.nextInt(30) == 0) {
            moves.moveToContact(call, event);
        }
        delivering = false;
        if (random.nextInt(200) == 0) {
            expectNoTickWithinATick();
        }
        mayThrow();
    }

    private void expectNoTickWithinATick() {
        expectRefused(() -> state.getWorld().step());
        expectRefused(() -> state.getWorld().tearDown());
        expectRefused(() -> state.tick(0));
        expectRefused(state::step);
        if (ticking) {
            expectRefused(() -> state.update(0));
        }
    }

    private void expectRefused(Runnable forbidden) {
        try {
            forbidden.run();
        } catch (IllegalStateException e) {
            return;
        }
        failure.expect(false, "a tick ran within a tick");
    }

    private void expectThrown(Error escaped) {
        Error due = throwing.takeDue();
        failure.expect(escaped == due, "thrown after the tick: " + escaped + " instead of " + due);
    }

    private void mayThrow() {
        if (!calm && failure.isNone()) {
            throwing.mayThrow(ticking);
        }
    }

    private void change(int most) {
        if (!calm && failure.isNone()) {
            try {
                for (int i = random.nextInt(most + 1); i > 0; i--) {
                    changes.make();
                }
            } catch (RuntimeException e) {
                failure.add(e);
            }
        }
    }

    void interrupt() {
        interrupted = true;
    }

    void beforeDisable() {
        if (disabling++ == 0) {
            interrupted = true;
            if (ticking) {
                tearDownDue = true;
            } else {
                expectSilence();
                tornDownInFrame = true;
                model.tearDown();
            }
        }
    }

    void afterDisable() {
        if (--disabling == 0 && !ticking) {
            expectSilence();
        }
    }

    void afterUpdate() {
        if (!ticking) {
            return;
        }
        if (tearDownDue && !tornDown) {
            expectSilence();
            model.tearDown();
        }
        expectSilence();
        tornDownInFrame |= tearDownDue;
        tornDown = false;
        tearDownDue = false;
        ticking = false;
    }

    private void expectSilence() {
        if (failure.isNone()) {
            HandlerCall next = model.next();
            failure.expect(next == null, "missing " + next);
        }
    }

    Trace trace() {
        return trace;
    }

    /** Runs one frame; throws a failure, with the last lines of the trace. */
    void frame() {
        boolean due = run.ask(() -> {
            change(5);
            if (random.nextInt(3) == 0) {
                changes.recover();
            }
            ticksInFrame = 0;
            tornDownInFrame = false;
            return state.isEnabled() && state.getFixedStep() == 0 && !state.isPaused() && !state.isManual()
                    && states().hasState(state);
        });
        boolean perFrame = state.getFixedStep() == 0;
        Error escaped = null;
        try {
            run.frame();
        } catch (Error e) {
            escaped = e;
        }
        expectThrown(escaped);
        if (perFrame && !tornDownInFrame) {
            failure.expect(ticksInFrame == (due ? 1 : 0), ticksInFrame + " ticks in a frame");
        }
        failure.expect(ticksInFrame <= SatCollisionState.MAX_CATCH_UP, ticksInFrame + " ticks in a frame");
        failure.expect(state.getHandlerFailureCount() == throwing.count(),
                state.getHandlerFailureCount() + " failures instead of " + throwing.count());
        throwFailure();
    }

    private void throwFailure() {
        failure.throwIfAny(() -> " in tick " + model.tick() + " after " + changes.count() + " changes" + trace.end());
    }

    /**
     * Checks that the spatials released by the pool are garbage collected once a tick has passed. Those whose Controls
     * are to get the EXIT of a contact are held until then.
     */
    void expectNothingIsHeld() {
        calm = true;
        run.step(changes::recover);
        run.frames(3);
        run.step(ledger::verify);
        run.step(KeptAlive::clearEngineScratch);
        for (WeakReference<Spatial> gone : pool.takeGone()) {
            Spatial spatial = gone.get();
            boolean awaitsExit = spatial != null && model.awaitsExit(spatial);
            spatial = null;
            failure.expect(awaitsExit || !KeptAlive.test(gone), gone.get() + " is still held");
        }
        calm = false;
        throwFailure();
    }

    long changeCount() {
        return changes.count();
    }

    Changes changes() {
        return changes;
    }

    CallCounts counts() {
        return counts;
    }

    /** Counts of what continuous colliders did. */
    Map<String, Long> wayCounts() {
        return Map.of("passed through", counts.passThroughs(), "moved to the contact", moves.count(), "withdrawn",
                model.withdrawnCount());
    }

    /** The number of ticks that the game ran itself. */
    long ticksByHand() {
        return ticksByHand;
    }

    /** Ends the application and all contacts. */
    @Override
    public void close() {
        calm = true;
        run.close();
        expectSilence();
        failure.expect(model.pairCount() == 0, model.pairCount() + " pairs are left");
        failure.expect(ledger.getOpenPairs().isEmpty(), "the ledger has open " + ledger.getOpenPairs());
        ledger.verify();
        throwFailure();
    }
}

package org.jmesat.app.model;

import com.jme3.app.state.AppStateManager;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.Discovery;
import org.jmesat.app.SatCollisionState;
import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;
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
    private static final double ROUNDING = 1e-5 * Lattice.UNIT;

    private final SplittableRandom random;
    private final Trace trace;
    private final Lattice lattice = new Lattice();
    private final Pool pool;
    private final ReferenceModel model = new ReferenceModel(lattice);
    private final HeadlessRun run = new HeadlessRun();
    private final WatchedState state = new WatchedState(this);
    private final List<CollisionListener> own = new ArrayList<>();
    private final Map<ExitReason, Long> reasons = new EnumMap<>(ExitReason.class);
    private final Changes changes;
    private Node root;
    private ReferenceModel.Filter filter;
    private final Layers layers = new Layers();
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
    private long calls;
    private long passThroughs;
    private long conservative;
    private long movesToContact;
    private long thrown;
    private Error pending;
    private Throwable failure;

    Storm(long seed, boolean traced) {
        random = new SplittableRandom(seed);
        trace = new Trace(traced);
        pool = new Pool(lattice, random);
        changes = new Changes(this, random, pool, run.application().getStateManager(), state);
        run.step(this::build);
        run.duringUpdate(() -> change(3));
    }

    private void build() {
        setPlane(ProjectionPlane.values()[random.nextInt(3)], true);
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
        register(new Registration(own.get(0), null, null));
        for (int i = 1; i < Layers.COUNT; i++) {
            setLayerName(i, Layers.NAMES.get(i));
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
            expect(byHand || !state.isPaused() && !state.isManual(), "a tick by itself while paused or manual");
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
            expect(!interrupted, "afterTick in a tick that was ended");
            expect(state.getTick() == model.tick(), "tick " + state.getTick() + " instead of " + model.tick());
            change(2);
            mayThrow();
        }
    }

    /** The last tick listener. It reads the scene just before the tick does. */
    private final class Sampler implements CollisionTickListener {
        @Override
        public void beforeTick(SatCollisionState source, float tpf) {
            if (failure == null) {
                pool.round();
                model.tick(new ReferenceModel.Sample(root != null ? root : applicationRoot(),
                        state.getDiscovery() == Discovery.MARKED_ONLY,
                        state.getTouchPolicy() == TouchPolicy.INCLUSIVE, state.isDepthTest(), layers.copy(),
                        filter != null ? filter : (a, b) -> true)).forEach(this::sweepNot);
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

    void register(Registration registration) {
        if (registration.isForAll()) {
            state.addCollisionListener(registration.listener());
        } else {
            state.addCollisionListener(registration.self(), registration.other(), registration.listener());
        }
        model.register(registration);
    }

    void unregister(Registration registration) {
        state.removeCollisionListener(registration.self(), registration.other(), registration.listener());
        model.unregister(registration);
    }

    void unregister(CollisionListener listener) {
        state.removeCollisionListener(listener);
        model.unregister(listener);
    }

    boolean isRoot(Spatial spatial) {
        return root == spatial;
    }

    void setRoot(Node newRoot) {
        root = newRoot;
        state.setRoot(newRoot);
    }

    /** Moves the whole scene to another plane; during a tick, its events still belong to the former plane. */
    void setPlane(ProjectionPlane plane, boolean now) {
        if (now && !ticking && !delivering) {
            pool.setPlane(plane);
            state.setPlane(plane);
        }
    }

    /** Names a layer; another layer of that name loses it. */
    void setLayerName(int layer, String name) {
        int former = layers.indexOf(name);
        if (former >= 0) {
            state.getLayers().setName(former, null);
            layers.setName(former, null);
        }
        state.getLayers().setName(layer, name);
        layers.setName(layer, name);
    }

    void setLayersApart(int a, int b, boolean apart) {
        state.getLayers().setColliding(a, b, !apart);
        layers.setApart(a, b, apart);
    }

    void setPaused(boolean paused) {
        if (state.isPaused() && !paused) {
            model.resume();
        }
        state.setPaused(paused);
    }

    void teleport(Spatial spatial) {
        pool.move(spatial);
        state.teleport(spatial);
        model.teleport(spatial);
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
        expect(ticksStarted == due, (ticksStarted - due) + " ticks too many by hand");
        ticksByHand += effective && state.isEnabled() ? 1 : 0;
    }

    private void expectThrown(Error escaped) {
        expect(escaped == pending, "thrown after the tick: " + escaped + " instead of " + pending);
        pending = null;
    }

    private AppStateManager states() {
        return run.application().getStateManager();
    }

    void setFilter(ReferenceModel.Filter newFilter) {
        filter = newFilter;
        state.getWorld().setPairFilter(newFilter == null ? null
                : (a, b) -> newFilter.allows(Changes.spatialOf(a), Changes.spatialOf(b)));
    }

    void receive(HandlerCall call, CollisionEvent event) {
        if (failure != null) {
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
        expect(call.matches(wanted), "got " + call + ", expected " + wanted + ", " + model.lastPair());
        calls++;
        if (call.reason() != null) {
            reasons.merge(call.reason(), 1L, Long::sum);
        } else {
            int contacts = state.getWorld().getContacts().size();
            expect(contacts == model.pairCount(), contacts + " contacts instead of " + model.pairCount());
        }
        conservative += call.conservative() && call.reason() == null ? 1 : 0;
        passThroughs += call.passThrough() && call.reason() == null ? 1 : 0;
        delivering = true;
        if (random.nextInt(40) == 0) {
            change(2);
        }
        if (!calm && random.nextInt(30) == 0) {
            moveToContact(call, event);
        }
        delivering = false;
        if (random.nextInt(200) == 0) {
            expectNoTickWithinATick();
        }
        mayThrow();
    }

    private void moveToContact(HandlerCall call, CollisionEvent event) {
        Body body = model.bodyToMove(call);
        event.moveToContact();
        if (body == null || failure != null) {
            return;
        }
        movesToContact++;
        trace.add(() -> "  move " + body.spatial + " to the contact");
        Vector3f place = body.spatial.getWorldTranslation();
        double x = Lattice.UNIT * (double) lattice.plane().x(place);
        double y = Lattice.UNIT * (double) lattice.plane().y(place);
        expect(!isUnscaled(body.spatial) || Math.abs(x - body.motion.xAt(call.fraction())) < ROUNDING
                && Math.abs(y - body.motion.yAt(call.fraction())) < ROUNDING, "moved to " + place + " by " + call);
        body.motion.putTo(x, y);
        for (Body carried : model.continuousBelow(body)) {
            Vector3f carriedTo = carried.spatial.getWorldTranslation();
            carried.motion.putTo(Lattice.UNIT * (double) lattice.plane().x(carriedTo),
                    Lattice.UNIT * (double) lattice.plane().y(carriedTo));
        }
    }

    private boolean isUnscaled(Spatial spatial) {
        return spatial.getParent() == null || lattice.place(spatial.getParent()) != null;
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
        expect(false, "a tick ran within a tick");
    }

    private void mayThrow() {
        if (calm || failure != null || random.nextInt(100) > 0) {
            return;
        }
        thrown++;
        if (ticking && random.nextInt(5) == 0) {
            Error error = new AssertionError("a handler that fails, number " + thrown);
            pending = pending == null ? error : pending;
            throw error;
        }
        throw new IllegalStateException("a handler that fails");
    }

    private void change(int most) {
        if (!calm && failure == null) {
            try {
                for (int i = random.nextInt(most + 1); i > 0; i--) {
                    changes.make();
                }
            } catch (RuntimeException e) {
                failure = e;
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
        if (failure == null) {
            HandlerCall next = model.next();
            expect(next == null, "missing " + next);
        }
    }

    private void expect(boolean right, String otherwise) {
        if (!right && failure == null) {
            failure = new AssertionError(otherwise);
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
            expect(ticksInFrame == (due ? 1 : 0), ticksInFrame + " ticks in a frame");
        }
        expect(ticksInFrame <= SatCollisionState.MAX_CATCH_UP, ticksInFrame + " ticks in a frame");
        expect(state.getHandlerFailureCount() == thrown,
                state.getHandlerFailureCount() + " failures instead of " + thrown);
        throwFailure();
    }

    private void throwFailure() {
        if (failure != null) {
            throw new AssertionError(failure.getMessage() + " in tick " + model.tick() + " after " + changes.count()
                    + " changes" + trace.end(), failure);
        }
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
            expect(awaitsExit || !KeptAlive.test(gone), gone.get() + " is still held");
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

    /** Counts of what continuous colliders did. */
    Map<String, Long> wayCounts() {
        return Map.of("passed through", passThroughs, "moved to the contact", movesToContact, "withdrawn",
                model.withdrawnCount());
    }

    /** The number of contacts whose time of impact may be too early. */
    long conservativeCount() {
        return conservative;
    }

    /** The number of ticks that the game ran itself. */
    long ticksByHand() {
        return ticksByHand;
    }

    long callCount() {
        return calls;
    }

    Map<ExitReason, Long> reasons() {
        return reasons;
    }

    /** Ends the application and all contacts. */
    @Override
    public void close() {
        calm = true;
        run.close();
        expectSilence();
        expect(model.pairCount() == 0, model.pairCount() + " pairs are left");
        expect(ledger.getOpenPairs().isEmpty(), "the ledger has open " + ledger.getOpenPairs());
        ledger.verify();
        throwFailure();
    }
}

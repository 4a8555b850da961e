package org.jmesat.app;

/** Runs the ticks of an app state: one per frame, or as many as a fixed step requires, or on the game's call. */
final class FrameClock {
    private final SatCollisionState state;
    private final SceneTick tick;
    private float lastStep;
    private float lastFrame;
    private double accumulated;
    /** The time of all frames. */
    private double seconds;
    /** Whether a script has begun the last pause. */
    private boolean pausedByScript;

    FrameClock(SatCollisionState state, SceneTick tick) {
        this.state = state;
        this.tick = tick;
    }

    double seconds() {
        return seconds;
    }

    /** Drops the accumulated time. */
    void reset() {
        accumulated = 0;
    }

    /** Runs the ticks of a frame. */
    void runFrame(float tpf) {
        tick.turn.requireNotRunning();
        try {
            if (state.isInitialized()) {
                // A timer that was set back or has not started must not reach listeners, or stay in a sum forever.
                runTicks(tpf >= 0 && tpf < Float.POSITIVE_INFINITY ? tpf : 0);
            }
        } catch (RuntimeException | Error thrown) {
            tick.recordEscaped("the frame", thrown);
        }
    }

    private void runTicks(float tpf) {
        seconds += tpf;
        tick.preview.beginFrame();
        tick.findRoot();
        lastFrame = tpf;
        // Before the first tick, and since a long step would keep a change of its own length from being noticed.
        tick.readSceneSettings();
        pausedByScript &= state.isPaused();
        if (state.isPaused() && tick.isPreviewOver()) {
            // Also in a pause, which ends if a script has begun it.
            tick.run(0);
            state.setPaused(!pausedByScript);
            pausedByScript = false;
        }
        // Asked for by a Control, then by a script in user data.
        beginPause();
        if (!state.isPaused()) {
            tick.updateScripts(tpf);
            if (tick.turn.isInterrupted()) {
                // A script has disabled or detached the app state.
                return;
            }
            beginPause();
        }
        float step = fixedStep();
        if (step != lastStep) {
            lastStep = step;
            accumulated = 0;
        }
        if (state.isPaused() || state.isManual()) {
            return;
        }
        if (step == 0) {
            tick.run(tpf);
            return;
        }
        accumulated += tpf;
        for (int i = 0; i < SatCollisionState.MAX_CATCH_UP && accumulated >= step && (i == 0 || isDue(step)); i++) {
            accumulated -= step;
            tick.run(step);
        }
        accumulated %= step;
    }

    /** Begins the pause that a script has asked for. */
    private void beginPause() {
        if (tick.pauseAsked) {
            tick.pauseAsked = false;
            pausedByScript = true;
            state.setPaused(true);
        }
    }

    /** Whether a catch-up tick may run: an earlier tick of this frame may have changed the settings. */
    private boolean isDue(float step) {
        return tick.settings.fixedStep() == step && !tick.turn.isInterrupted() && !state.isPaused()
                && !state.isManual();
    }

    /** The fixed step, or 0 while ticks are manual. */
    private float fixedStep() {
        return state.isManual() ? 0 : tick.settings.fixedStep();
    }

    /** Runs a manual tick. */
    void runManual(float tpf) {
        if (!(tpf >= 0 && tpf < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("The time of a tick cannot be " + tpf);
        }
        requireReady(state.isManual(), "The app state runs the ticks itself; call setManual(true) first");
        if (state.isEnabled() && !state.isPaused()) {
            requireRun(tpf);
        }
    }

    /** Runs one tick during a pause. */
    void runPaused() {
        requireReady(state.isPaused(), "The app state is not paused; call setPaused(true) before step()");
        if (state.isEnabled()) {
            requireRun(fixedStep() > 0 ? fixedStep() : lastFrame);
        }
    }

    private void requireRun(float tpf) {
        if (!tick.run(tpf)) {
            throw new IllegalStateException("Another thread runs a tick, or ends the contacts");
        }
    }

    private void requireReady(boolean allowed, String problem) {
        tick.turn.requireNotRunning();
        if (!allowed) {
            throw new IllegalStateException(problem);
        }
        if (!state.isInitialized() || !state.getStateManager().hasState(state)) {
            throw new IllegalStateException("The state " + SceneTick.NOT_INITIALIZED);
        }
    }
}

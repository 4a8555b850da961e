package org.jmesat.app;

/** How many ticks a frame of an app state runs, and how long they are. */
final class FrameClock {
    private final SatCollisionState state;
    private final SceneTick tick;
    private float lastStep;
    private float lastFrame;
    private double accumulated;

    FrameClock(SatCollisionState state, SceneTick tick) {
        this.state = state;
        this.tick = tick;
    }

    /** Drops the time that has passed. */
    void reset() {
        accumulated = 0;
    }

    /** Runs the ticks that a frame asks for. */
    void runFrame(float tpf) {
        tick.requireNotRunning();
        if (!state.isInitialized()) {
            return;
        }
        tick.findRoot();
        lastFrame = tpf;
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
        // A frame that took no time that can be counted is left out, or no later one would count either.
        accumulated += Float.isFinite(tpf) ? tpf : 0;
        for (int i = 0; i < SatCollisionState.MAX_CATCH_UP && accumulated >= step && (i == 0 || isDue(step)); i++) {
            accumulated -= step;
            tick.run(step);
        }
        accumulated %= step;
    }

    /** Whether nothing that a tick of this frame did keeps the next one from running. */
    private boolean isDue(float step) {
        return state.getFixedStep() == step && !tick.isInterrupted() && !state.isPaused() && !state.isManual();
    }

    /** The fixed step, which plays no part while ticks are manual; otherwise 0. */
    private float fixedStep() {
        return state.isManual() ? 0 : state.getFixedStep();
    }

    /** Runs the tick that a game asks for. */
    void runManual(float tpf) {
        if (!(tpf >= 0 && tpf < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("The time of a tick cannot be " + tpf);
        }
        requireReady(state.isManual(), "Ticks run by themselves; setManual(true) leaves them to the game");
        if (state.isEnabled() && !state.isPaused()) {
            tick.run(tpf);
        }
    }

    /** Runs one tick within a pause. */
    void runPaused() {
        requireReady(state.isPaused(), "Only what is paused can be stepped; setPaused(true) comes first");
        if (state.isEnabled()) {
            tick.run(fixedStep() > 0 ? fixedStep() : lastFrame);
        }
    }

    private void requireReady(boolean allowed, String problem) {
        tick.requireNotRunning();
        if (!allowed) {
            throw new IllegalStateException(problem);
        }
        if (!state.isInitialized() || !state.getStateManager().hasState(state)) {
            throw new IllegalStateException("The state is not attached, or not initialized before the next frame");
        }
    }
}

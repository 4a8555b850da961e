package org.jmesat.sample;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import org.jmesat.app.SatCollisionState;

/**
 * Ends a run after a number of collision ticks; while the collision state is disabled or paused, frames count instead.
 * Attach it after the collision state, so that it counts the tick of its frame.
 */
public final class TickLimitState extends BaseAppState {

    private final long ticks;
    private final Runnable lastTick;
    private long passed;
    private boolean reached;

    /**
     * Creates a state for one run.
     *
     * @param ticks the number of ticks, &gt; 0
     * @param lastTick runs once, in the update of the frame with the last tick; that frame is still drawn
     */
    public TickLimitState(long ticks, Runnable lastTick) {
        this.ticks = ticks;
        this.lastTick = lastTick;
    }

    @Override
    public void update(float tpf) {
        SatCollisionState collisions = getState(SatCollisionState.class, true);
        passed = collisions.isEnabled() && !collisions.isPaused() ? collisions.getTick() : passed + 1;
        if (!reached && passed >= ticks) {
            reached = true;
            lastTick.run();
            getApplication().stop();
        }
    }

    @Override
    protected void initialize(Application app) {
    }

    @Override
    protected void cleanup(Application app) {
    }

    @Override
    protected void onEnable() {
    }

    @Override
    protected void onDisable() {
    }
}

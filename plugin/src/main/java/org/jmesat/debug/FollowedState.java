package org.jmesat.debug;

import com.jme3.app.state.AppStateManager;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.world.CollisionQueries;
import org.jmesat.world.QueryLog;

/** The collision state that the view shows, and the selection that follows it. */
final class FollowedState implements CollisionTickListener {
    final PairSelection selection = new PairSelection();
    /** The state that was set, and the first one attached; or null. */
    volatile SatCollisionState source;
    SatCollisionState found;
    private boolean following;
    /** The state whose ticks are watched, or null. */
    private SatCollisionState watched;
    private final QueryLog log = new QueryLog();
    /** The queries that are recorded, or null. */
    private CollisionQueries recorded;

    /** Shows the selection the tick before, which may be one of several in a frame. */
    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        selection.watch();
    }

    /** Returns the state that was set, or else the one that was found; null if there is none. */
    SatCollisionState get() {
        SatCollisionState set = source;
        return set != null ? set : found;
    }

    /** Finds the first state attached. */
    void find(AppStateManager states) {
        found = states.getState(SatCollisionState.class);
    }

    /** Updates the selection, and records queries if they are shown, while the view is visible; else resets it. */
    void follow(boolean visible, boolean queries) {
        SatCollisionState state = get();
        if (!visible || state == null) {
            stop();
            return;
        }
        following = true;
        record(queries ? state.getWorld().getQueries() : null);
        watch(state);
        selection.update(state);
    }

    /** Resets the selection once, when the view is hidden. A pair chosen while it is hidden is kept. */
    void stop() {
        if (following) {
            following = false;
            record(null);
            watch(null);
            selection.reset();
        }
    }

    private void watch(SatCollisionState state) {
        if (watched == state) {
            return;
        }
        if (watched != null) {
            watched.removeTickListener(this);
        }
        watched = state;
        if (watched != null) {
            watched.addTickListener(this);
        }
    }

    /** Records these queries, if not null and nobody else does, instead of the last ones. */
    private void record(CollisionQueries newQueries) {
        if (recorded == newQueries) {
            return;
        }
        if (recorded != null && recorded.getLog() == log) {
            recorded.setLog(null);
        }
        recorded = newQueries;
        if (recorded != null && recorded.getLog() == null) {
            recorded.setLog(log);
        }
    }
}

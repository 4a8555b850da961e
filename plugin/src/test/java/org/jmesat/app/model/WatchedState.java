package org.jmesat.app.model;

import com.jme3.app.state.AppStateManager;
import org.jmesat.app.SatCollisionState;

/** The app state under test, which reports when the engine disables it. */
final class WatchedState extends SatCollisionState {
    private final Storm storm;

    WatchedState(Storm storm) {
        this.storm = storm;
    }

    @Override
    protected void onDisable() {
        storm.beforeDisable();
        super.onDisable();
        storm.afterDisable();
    }

    @Override
    public void stateDetached(AppStateManager stateManager) {
        super.stateDetached(stateManager);
        storm.interrupt();
    }

    @Override
    public void update(float tpf) {
        watch(() -> super.update(tpf));
    }

    @Override
    public void tick(float tpf) {
        watch(() -> super.tick(tpf));
    }

    @Override
    public void step() {
        watch(super::step);
    }

    private void watch(Runnable run) {
        if (storm.isTicking()) {
            run.run();
            return;
        }
        try {
            run.run();
        } finally {
            storm.afterUpdate();
        }
    }
}

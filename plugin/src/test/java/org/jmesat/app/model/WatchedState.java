package org.jmesat.app.model;

import com.jme3.app.state.AppStateManager;
import org.jmesat.app.SatCollisionState;

/** The real thing, which tells when the engine switches it off. */
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
        if (storm.isTicking()) {
            super.update(tpf);
            return;
        }
        try {
            super.update(tpf);
        } finally {
            storm.afterUpdate();
        }
    }
}

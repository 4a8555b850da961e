package org.jmesat.debug;

import com.jme3.app.state.AppStateManager;
import org.jmesat.app.SatCollisionState;
import org.jmesat.world.CollisionSnapshot;

/** The collision state that the view shows, and the selection that follows it. */
final class FollowedState {
    private final PairSelection selection = new PairSelection();
    private volatile SatCollisionState source;
    private SatCollisionState found;
    private boolean following;

    PairSelection selection() {
        return selection;
    }

    /** Returns the state that was set, or else the one that was found; null if there is none. */
    SatCollisionState get() {
        SatCollisionState set = source;
        return set != null ? set : found;
    }

    void set(SatCollisionState state) {
        source = state;
    }

    /** Finds the first state attached. */
    void find(AppStateManager states) {
        if (found != null && !states.hasState(found)) {
            found = null;
        }
        if (found == null) {
            found = states.getState(SatCollisionState.class);
        }
    }

    /**
     * Updates the selection while the view is visible, else resets it; returns whether there is something to draw.
     *
     * @param layers a set of {@link Layer}s: the snapshot copies what they need
     */
    boolean follow(boolean visible, int layers) {
        SatCollisionState state = get();
        if (!visible || state == null) {
            stop();
            return false;
        }
        following = true;
        CollisionSnapshot snapshot = selection.snapshot();
        snapshot.setContactsCopied(Layer.CONTACTS.isIn(layers));
        snapshot.setSweepsCopied(Layer.MOTION.isIn(layers));
        snapshot.setFatBoxesCopied(Layer.BOXES.isIn(layers));
        selection.update(state);
        return state.getRoot() != null;
    }

    /** Resets the selection once, when the view is hidden. A pair chosen while it is hidden is kept. */
    void stop() {
        if (following) {
            following = false;
            selection.reset();
        }
    }

    /** Forgets the state that was found. */
    void lose() {
        found = null;
    }
}

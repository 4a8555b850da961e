package org.jmesat.sample;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;

/**
 * Moves every model before each collision tick, so that what is tested is what is drawn in the same frame. Moving them
 * in {@code simpleUpdate} would show each collision a frame late.
 */
final class MotionState extends BaseAppState implements CollisionTickListener {

    private final List<ModelMotion> motions;
    private boolean paused;

    /**
     * @param motions one a model; copied
     */
    MotionState(List<ModelMotion> motions) {
        this.motions = new ArrayList<>(motions);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        if (paused) {
            return;
        }
        for (int i = 0; i < motions.size(); i++) {
            motions.get(i).advance(tpf);
        }
    }

    /** Stops every model where it is, or lets all go on. Held ones can be moved meanwhile. */
    void togglePaused() {
        paused = !paused;
    }

    /**
     * Finds the model that a spatial belongs to.
     *
     * @param spatial any spatial, or null
     * @return the motion whose pivot is the spatial or above it, or null
     */
    ModelMotion findMotion(Spatial spatial) {
        for (Spatial above = spatial; above != null; above = above.getParent()) {
            for (ModelMotion motion : motions) {
                if (motion.pivot() == above) {
                    return motion;
                }
            }
        }
        return null;
    }

    @Override
    protected void initialize(Application app) {
    }

    @Override
    protected void cleanup(Application app) {
    }

    @Override
    protected void onEnable() {
        getState(SatCollisionState.class, true).addTickListener(this);
    }

    @Override
    protected void onDisable() {
        SatCollisionState collisions = getState(SatCollisionState.class);
        if (collisions != null) {
            collisions.removeTickListener(this);
        }
    }
}

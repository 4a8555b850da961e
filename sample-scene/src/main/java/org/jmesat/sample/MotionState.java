package org.jmesat.sample;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;

/**
 * Moves every model before each collision tick, so that the tick tests the poses that are drawn in this frame. With
 * {@code simpleUpdate} each collision would show one frame late.
 */
final class MotionState extends BaseAppState implements CollisionTickListener {

    private final List<ModelMotion> motions;
    private boolean paused;

    /**
     * @param motions one for each model; copied
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

    /** Pauses or resumes all models. Held models can be moved during a pause. */
    void togglePaused() {
        paused = !paused;
    }

    /**
     * Finds the model that a spatial belongs to.
     *
     * @param spatial any spatial, or null
     * @return the motion whose pivot is the spatial or an ancestor of it, or null
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

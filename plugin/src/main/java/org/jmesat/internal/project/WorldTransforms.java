package org.jmesat.internal.project;

import com.jme3.math.Transform;
import com.jme3.scene.Geometry;
import com.jme3.scene.SimpleBatchNode;
import com.jme3.scene.Spatial;

/**
 * Refreshes world transforms from the root down, at any depth.
 *
 * <p>{@link Spatial#getWorldTransform()} refreshes stale ancestors, but with a stack of 32 entries: with more stale
 * ancestors it throws. Called from the top down, it finds at most a few stale ones.
 *
 * <p>A {@link SimpleBatchNode} that moves, itself or with an ancestor, does not mark its batched children as stale, so
 * the engine keeps their old world transforms. The batch draws them by their local transforms.
 */
public final class WorldTransforms {
    /** How many ancestors to refresh at once; the engine's limit is 32. */
    private static final int STEP = 16;

    private WorldTransforms() {
    }

    /** Refreshes the world transforms of a spatial at any depth and of all its ancestors. */
    public static void refresh(Spatial spatial) {
        Spatial above = spatial;
        for (int i = 0; i < STEP && above != null; i++) {
            above = above.getParent();
        }
        if (above != null) {
            refresh(above);
        }
        refreshFromParent(spatial);
    }

    /**
     * Refreshes the world transform of a spatial whose ancestors' are up to date, and returns it: the engine's own
     * instance. That of a geometry in a simple batch is set to where the batch draws it. The engine's own refresh of
     * such a geometry would write its vertices, and compute the bound of the whole batch, for each child.
     */
    public static Transform refreshFromParent(Spatial spatial) {
        Transform transform = spatial.getWorldTransform();
        if (spatial instanceof Geometry geometry && geometry.isGrouped()
                && geometry.getParent() instanceof SimpleBatchNode batch) {
            transform.set(geometry.getLocalTransform()).combineWithParent(batch.getWorldTransform());
        }
        return transform;
    }
}

package org.jmesat.internal.project;

import com.jme3.scene.Spatial;

/**
 * Refreshes world transforms from the root down, at any depth.
 *
 * <p>{@link Spatial#getWorldTransform()} refreshes stale ancestors, but with a stack of 32 entries: with more stale
 * ancestors it throws. Called from the top down, it finds at most a few stale ones.
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
        spatial.getWorldTransform();
    }
}

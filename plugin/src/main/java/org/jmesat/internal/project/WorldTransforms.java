package org.jmesat.internal.project;

import com.jme3.scene.Spatial;

/**
 * World transforms brought up to date from the root down.
 *
 * <p>{@link Spatial#getWorldTransform()} refreshes what is out of date on the way up, but keeps that way in an array of
 * 32 entries and throws when more ancestors than that are out of date. Asked from the top, it never has to look further
 * than the parent.
 */
public final class WorldTransforms {
    /** Well within what the engine can refresh at once. */
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

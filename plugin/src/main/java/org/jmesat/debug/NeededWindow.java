package org.jmesat.debug;

import java.util.List;
import org.jmesat.internal.draw.PlaneBounds;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.SnapshotWindow;

/**
 * The part of the plane that the views show at the depths of the colliders. A snapshot's window is made larger than
 * that, and moved only when the views leave it or need much less, so that a camera that moves a little copies nothing.
 */
final class NeededWindow {
    /** What is added on each side, as a part of the size. */
    private static final double MARGIN = 0.25;
    /** A window is made smaller when its width or height is this many times the one needed. */
    private static final double TOO_LARGE = 3;

    private final SnapshotWindow needed = new SnapshotWindow();
    private final PlaneBounds bounds = new PlaneBounds();
    private CollisionWorld world;
    private long elevationVersion = -1;
    private double minDepth;
    private double maxDepth;

    /** Begins without a view; reads the depths of the colliders if one of them may have changed. */
    void begin(CollisionWorld newWorld) {
        needed.setEmpty();
        if (world == newWorld && elevationVersion == world.getElevationVersion()) {
            return;
        }
        world = newWorld;
        elevationVersion = world.getElevationVersion();
        minDepth = Double.POSITIVE_INFINITY;
        maxDepth = Double.NEGATIVE_INFINITY;
        List<Collider> colliders = world.getColliders();
        for (int i = 0; i < colliders.size(); i++) {
            float depth = colliders.get(i).getElevation();
            minDepth = Math.min(minDepth, depth);
            maxDepth = Math.max(maxDepth, depth);
        }
    }

    /** Releases the world. */
    void clear() {
        world = null;
    }

    /** Adds what a view shows; in a GUI, depth plays no part. */
    void include(ViewScale view, boolean gui) {
        double low = gui ? Double.NEGATIVE_INFINITY : minDepth;
        double high = gui ? Double.POSITIVE_INFINITY : maxDepth;
        if (bounds.compute(view, low, high)) {
            needed.include(bounds.minX(), bounds.minY(), bounds.maxX(), bounds.maxY());
        }
    }

    /** Makes a window contain what is needed. */
    void moveTo(SnapshotWindow window) {
        if (needed.isEmpty()) {
            window.setEmpty();
            return;
        }
        double width = needed.maxX() - needed.minX();
        double height = needed.maxY() - needed.minY();
        boolean contains = window.minX() <= needed.minX() && window.minY() <= needed.minY()
                && window.maxX() >= needed.maxX() && window.maxY() >= needed.maxY();
        boolean tooLarge = window.maxX() - window.minX() > TOO_LARGE * width
                || window.maxY() - window.minY() > TOO_LARGE * height;
        if (!contains || tooLarge) {
            window.set(needed.minX() - MARGIN * width, needed.minY() - MARGIN * height,
                    needed.maxX() + MARGIN * width, needed.maxY() + MARGIN * height);
        }
    }
}

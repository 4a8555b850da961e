package org.jmesat.app;

import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.Arrays;
import org.jmesat.projection.ProjectedGeometry;
import org.jmesat.projection.ProjectionCache;
import org.jmesat.projection.ProjectionRow;
import org.jmesat.world.Collider;

/**
 * Those children of a node that are colliders by themselves, without a Control or user data of their own, and in order:
 * most of the geometries of most scenes. While such a one stands still or only moves and turns in the plane, all that has to be known of it is
 * here, side by side. Of its collider nothing is believed: someone may have had his hands in the world.
 */
final class SettledRow {
    private final ProjectionRow projections = new ProjectionRow();
    private Geometry[] geometries = {};
    private Collider[] colliders = {};

    private void ensureCapacity(int count) {
        if (geometries.length < count) {
            int capacity = count + count / 2;
            geometries = Arrays.copyOf(geometries, capacity);
            colliders = Arrays.copyOf(colliders, capacity);
            projections.ensureCapacity(capacity);
        }
    }

    /** The children from an index on go one place down or up. */
    void shift(int from, int by, int count) {
        ensureCapacity(from + count + Math.max(by, 0));
        System.arraycopy(geometries, from, geometries, from + by, count);
        System.arraycopy(colliders, from, colliders, from + by, count);
        projections.move(from, from + by, count);
        clear(by < 0 ? from + count - 1 : from);
    }

    void clear(int i) {
        if (i < geometries.length) {
            geometries[i] = null;
            colliders[i] = null;
            projections.clear(i);
        }
    }

    void trim(int count) {
        for (int i = count; i < geometries.length; i++) {
            clear(i);
        }
    }

    void set(int i, Geometry geometry, ProjectedGeometry projection, Collider collider) {
        ensureCapacity(i + 1);
        if (projections.set(i, projection)) {
            geometries[i] = geometry;
            colliders[i] = collider;
        } else {
            clear(i);
        }
    }

    /**
     * Looks at a child; true when it is as it was but for its place and its angle, and its collider is there and follows it.
     *
     * @param child what is now at that index
     */
    boolean update(int i, Spatial child, ProjectionCache cache) {
        if (i >= geometries.length || geometries[i] != child) {
            return false;
        }
        try {
            return isBare(geometries[i]) && projections.update(i, geometries[i], cache) && follow(i);
        } catch (RuntimeException e) {
            // A geometry of somebody's own class: a closer look meets that again, and reports it.
            return false;
        }
    }

    private static boolean isBare(Geometry geometry) {
        Bucket bucket = geometry.getLocalQueueBucket();
        return geometry.getNumControls() == 0 && bucket != Bucket.Sky && bucket != Bucket.Gui
                && geometry.getUserDataKeys().isEmpty();
    }

    private boolean follow(int i) {
        Collider collider = colliders[i];
        if (collider.isRemoved() || collider.isFixed() || collider.isTrigger() || collider.isContinuous()
                || collider.getCategory() != 1
                || collider.getMask() != -1 || collider.getGroup() != 0) {
            return false;
        }
        collider.setPosition(projections.x(i), projections.y(i));
        if (collider.getElevation() != projections.z(i)) {
            collider.setElevation(projections.z(i));
        }
        if (projections.isTurned()) {
            collider.setRotation(projections.cos(), projections.sin());
        }
        return true;
    }
}

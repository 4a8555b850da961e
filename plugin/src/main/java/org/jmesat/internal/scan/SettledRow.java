package org.jmesat.internal.scan;

import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.Arrays;
import org.jmesat.internal.project.ProjectedGeometry;
import org.jmesat.internal.project.ProjectionCache;
import org.jmesat.internal.project.ProjectionRow;
import org.jmesat.world.Collider;

/**
 * Those children of a node that are colliders by themselves, without a Control or user data of their own, and in order:
 * most of the geometries of most scenes. While such a geometry stands still or only moves and turns in the plane, all
 * that has to be known of it is here, side by side. Its collider is compared, too, for a user may have changed it in
 * the world.
 */
final class SettledRow {
    /**
     * So many meshes are looked at before the transforms of their geometries: waiting for one object to come from
     * memory, the processor can ask for the next ones only if there is little else to do in between.
     */
    private static final int AHEAD = 32;

    private final ProjectionRow projections = new ProjectionRow();
    private Geometry[] geometries = {};
    private Collider[] colliders = {};

    private void ensureCapacity(int count) {
        if (geometries.length < count) {
            int capacity = Math.max(count, geometries.length + geometries.length / 2);
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

    /** Sets the row of the i-th of so many children. */
    void set(int i, int count, Geometry geometry, ProjectedGeometry projection, Collider collider) {
        ensureCapacity(Math.max(i + 1, count));
        if (projections.set(i, projection)) {
            geometries[i] = geometry;
            colliders[i] = collider;
        } else {
            clear(i);
        }
    }

    /**
     * Looks at one child after the other. While they are as they were but for place and angle, their colliders follow.
     *
     * @param children the children of the node; those of this row have the same index
     * @param from index of the first to look at
     * @return index of the first that is to be looked at closely, or the number of children
     */
    int follow(Spatial[] children, int from, ProjectionCache cache) {
        int end = Math.min(children.length, geometries.length);
        int i = from;
        while (i < end) {
            int last = Math.min(i + AHEAD, end);
            int same = countSame(children, i, last, cache);
            i = follow(i, same);
            if (i < last) {
                return i;
            }
        }
        return i;
    }

    /** As {@link #follow(Spatial[], int, ProjectionCache)}, for a single child. */
    boolean follows(int i, Spatial child, ProjectionCache cache) {
        return i < geometries.length && isSame(i, child, cache) && follow(i, i + 1) > i;
    }

    /** Up to the first that is another child or not as it was, apart from its place and angle. */
    private int countSame(Spatial[] children, int from, int end, ProjectionCache cache) {
        int i = from;
        while (i < end && isSame(i, children[i], cache)) {
            i++;
        }
        return i;
    }

    private boolean isSame(int i, Spatial child, ProjectionCache cache) {
        try {
            return geometries[i] == child && child != null && isBare(geometries[i])
                    && projections.hasSameMesh(i, geometries[i], cache);
        } catch (RuntimeException e) {
            // A geometry of somebody's own class: a closer look meets that again, and reports it.
            return false;
        }
    }

    private int follow(int from, int end) {
        int i = from;
        try {
            while (i < end && projections.update(i, geometries[i]) && follow(i)) {
                i++;
            }
        } catch (RuntimeException e) {
            // As above.
        }
        return i;
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
        Vector3f place = projections.place();
        collider.setPosition(place.x, place.y);
        if (collider.getElevation() != place.z) {
            collider.setElevation(place.z);
        }
        if (projections.isTurned()) {
            collider.setRotation(projections.cos(), projections.sin());
        }
        return true;
    }
}

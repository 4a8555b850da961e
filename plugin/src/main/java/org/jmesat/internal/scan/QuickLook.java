package org.jmesat.internal.scan;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.internal.project.ProjectionCache;
import org.jmesat.internal.project.ProjectionRow;
import org.jmesat.world.Collider;

/**
 * Compares the rows of spatials that change little with these: those that have nothing to do with collisions, and
 * geometries that are colliders by themselves, without a Control or user data of their own. While such a geometry
 * stands still or only moves and turns in the plane, its collider follows it here, and no other object of ours is
 * touched. The collider is compared, too, for a user may have changed it in the world.
 */
final class QuickLook {
    /**
     * So many meshes are looked at before the transforms of their geometries: waiting for one object to come from
     * memory, the processor can ask for the next ones only if there is little else to do in between.
     */
    private static final int AHEAD = 32;

    private final SceneTable table;
    private final WalkOrder order;
    private final ProjectionCache cache;

    QuickLook(SceneTable table, WalkOrder order, ProjectionCache cache) {
        this.table = table;
        this.order = order;
        this.cache = cache;
    }

    /**
     * Updates a range of the last walk up to the first row that needs a closer look. Returns the position of that row
     * in the walk's order, or the end of the range. {@code markedOnly} means that only marked spatials are colliders;
     * {@code moved}, that this walk has met spatials at other places in the scene graph than the last one.
     */
    int follow(int from, int end, boolean markedOnly, boolean moved) {
        int i = from;
        int last = from;
        while (i == last && i < end) {
            last = Math.min(i + AHEAD, end);
            int same = countSame(i, last, markedOnly, moved);
            i = markedOnly ? same : follow(i, same);
        }
        order.appendRange(from, i);
        return i;
    }

    /** Up to the first that is not as it was, apart from the place and angle of a geometry. */
    private int countSame(int from, int end, boolean markedOnly, boolean moved) {
        int i = from;
        while (i < end && isSame(order.rows[i], markedOnly, moved)) {
            i++;
        }
        return i;
    }

    private boolean isSame(int row, boolean markedOnly, boolean moved) {
        byte state = table.states[row];
        if (state == SceneTable.CLOSE || moved && order.hasMet(row)) {
            return false;
        }
        Spatial spatial = table.spatials[row];
        try {
            if (state == SceneTable.SETTLED) {
                return isBare(spatial) && spatial.getLocalQueueBucket() == table.buckets[row]
                        && table.projections.hasSameMesh(row, (Geometry) spatial, cache);
            }
            return (state == SceneTable.BARE ? isBare(spatial) : table.isAsQuiet(row, spatial))
                    && (markedOnly || isInPlace(row, spatial));
        } catch (RuntimeException e) {
            // A spatial of somebody's own class: a closer look meets that again, and reports it.
            return false;
        }
    }

    private static boolean isBare(Spatial spatial) {
        return spatial.getNumControls() == 0 && spatial.getUserDataKeys().isEmpty();
    }

    /** What matters only where each geometry collides; also brings the world transform of a node up to date. */
    private boolean isInPlace(int row, Spatial spatial) {
        if (spatial instanceof Node) {
            spatial.getWorldTransform();
        }
        return spatial.getLocalQueueBucket() == table.buckets[row];
    }

    private int follow(int from, int end) {
        int i = from;
        try {
            while (i < end && (table.states[order.rows[i]] != SceneTable.SETTLED || follow(order.rows[i]))) {
                i++;
            }
        } catch (RuntimeException e) {
            // As above.
        }
        return i;
    }

    private boolean follow(int row) {
        ProjectionRow projections = table.projections;
        if (!projections.update(row, (Geometry) table.spatials[row])) {
            return false;
        }
        Collider collider = table.followers[row];
        if (collider.isRemoved() || collider.isFixed() || collider.isTrigger() || collider.isContinuous()
                || collider.getCategory() != 1 || collider.getMask() != -1 || collider.getGroup() != 0) {
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

package org.jmesat.internal.scan;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.internal.project.ProjectionCache;
import org.jmesat.internal.project.ProjectionRow;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;

/**
 * The fast path of the scan: compares spatials with their rows, without a full scan. It handles spatials that have
 * nothing to do with collisions, and settled geometries. While a settled geometry keeps its settings and stands still,
 * or only moves and turns in the plane, this class updates its collider.
 */
final class FastScan {
    /** This many meshes are compared before the transforms of their geometries, which overlaps memory accesses. */
    private static final int AHEAD = 32;

    private final SceneTable table;
    private final WalkOrder order;
    private final ProjectionCache cache;
    private ProjectionPlane plane;

    FastScan(SceneTable table, WalkOrder order, ProjectionCache cache) {
        this.table = table;
        this.order = order;
        this.cache = cache;
    }

    /**
     * Updates a range of the last walk up to the first row that needs a full scan. Returns the position of that row in
     * the walk's order, or the end of the range. {@code markedOnly} means that only marked spatials are colliders;
     * {@code moved}, that spatials have moved to other parents since the last walk.
     */
    int follow(int from, int end, boolean markedOnly, boolean moved) {
        plane = cache.plane();
        int i = from;
        int last = from;
        while (i == last && i < end) {
            last = Math.min(i + AHEAD, end);
            int same = countSame(i, last, markedOnly, moved);
            i = follow(i, same, markedOnly);
        }
        order.appendRange(from, i);
        return i;
    }

    /** The position of the first row that has changed, apart from a geometry's position and angle. */
    private int countSame(int from, int end, boolean markedOnly, boolean moved) {
        int i = from;
        while (i < end && isSame(order.rows[i], markedOnly, moved)) {
            i++;
        }
        return i;
    }

    private boolean isSame(int row, boolean markedOnly, boolean moved) {
        byte state = table.states[row];
        if (state == SceneTable.FULL || moved && order.isVisited(row)) {
            return false;
        }
        Spatial spatial = table.spatials[row];
        try {
            if (!table.isUnchanged(row, spatial)) {
                return false;
            }
            if (state == SceneTable.SETTLED) {
                return spatial.getQueueBucket() == table.buckets[row]
                        && table.projections.hasSameMesh(row, (Geometry) spatial, cache);
            }
            return markedOnly || isInPlace(row, spatial);
        } catch (RuntimeException | Error e) {
            // Thrown by a subclass of the game's own: the full scan reports it.
            return false;
        }
    }

    /** If all geometries collide: compares the queue bucket of a geometry, or refreshes the transform of a node. */
    private boolean isInPlace(int row, Spatial spatial) {
        if (spatial instanceof Node) {
            spatial.getWorldTransform();
            return true;
        }
        return spatial.getQueueBucket() == table.buckets[row];
    }

    private int follow(int from, int end, boolean markedOnly) {
        int i = from;
        try {
            while (i < end && (table.states[order.rows[i]] != SceneTable.SETTLED
                    || follow(order.rows[i], markedOnly))) {
                i++;
            }
        } catch (RuntimeException | Error e) {
            // As above.
        }
        return i;
    }

    private boolean follow(int row, boolean markedOnly) {
        ProjectionRow projections = table.projections;
        Geometry geometry = (Geometry) table.spatials[row];
        if (markedOnly) {
            // Otherwise the walk has refreshed it.
            WorldTransforms.refresh(geometry.getParent());
        }
        if (!projections.update(row, geometry, plane)) {
            return false;
        }
        Collider collider = table.followers[row];
        if (table.marked[row] ? !table.colliders[row].isUpToDate() : hasOtherSettings(collider)) {
            return false;
        }
        Vector3f place = projections.place();
        collider.setPosition(plane.x(place), plane.y(place));
        float elevation = plane.depth(place);
        if (collider.getElevation() != elevation) {
            collider.setElevation(elevation);
        }
        if (projections.isTurned()) {
            collider.setRotation(projections.cos(), projections.sin());
            table.colliders[row].noteRotation();
        }
        return true;
    }

    /** Whether the world has other settings than an unmarked geometry: a user may have changed them there. */
    private static boolean hasOtherSettings(Collider collider) {
        return collider.isRemoved() || collider.isFixed() || collider.isTrigger() || collider.isContinuous()
                || collider.getCategory() != 1 || collider.getMask() != -1 || collider.getGroup() != 0;
    }
}

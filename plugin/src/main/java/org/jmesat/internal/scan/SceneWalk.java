package org.jmesat.internal.scan;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.Objects;
import org.jmesat.internal.project.ProjectionCache;
import org.jmesat.internal.project.ProjectionRow;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.projection.ProjectionPlane;

/**
 * Walks the scene from the root down and compares each spatial with its row. One that has nothing to do with collisions
 * is passed over. A collider that keeps its settings and its geometries, each of which stands still, or only moves and
 * turns in the plane, follows its spatial. All other spatials get a full scan.
 */
final class SceneWalk {
    private final SceneTable table;
    private final ProjectionCache cache;
    private final FullScan fullScan;
    /** The number of this walk; rows have that of their last visit. */
    private int number;
    /** The number of spatials that this walk has visited. */
    int count;
    /** The row visited last; −1 at the root. */
    private int last;
    private boolean markedOnly;
    private ProjectionPlane plane;

    SceneWalk(SceneTable table, ProjectionCache cache, FullScan fullScan) {
        this.table = table;
        this.cache = cache;
        this.fullScan = fullScan;
    }

    /**
     * Walks the scene below a root, or none if it is null. {@code changed} requires a full scan of every spatial;
     * {@code onlyMarked} means that only marked spatials are colliders.
     */
    void walk(Spatial root, boolean changed, boolean onlyMarked) {
        number++;
        count = 0;
        last = -1;
        markedOnly = onlyMarked;
        plane = cache.plane();
        if (root != null) {
            visit(root, -1, changed);
        }
    }

    /** Whether the last walk has visited the spatial of a row. */
    boolean hasVisited(int row) {
        return table.visited[row] == number;
    }

    /** Visits a spatial and its subtree; {@code changed} requires a full scan of each. */
    private void visit(Spatial spatial, int parent, boolean changed) {
        // Mostly that which followed the last one in the last walk.
        int row = last < 0 ? -1 : table.following[last];
        if (row < 0 || table.spatials[row] != spatial) {
            row = table.findOrAdd(spatial);
        }
        if (hasVisited(row)) {
            fullScan.reportDuplicate(spatial);
            return;
        }
        table.visited[row] = number;
        count++;
        if (last >= 0) {
            table.following[last] = row;
        }
        last = row;
        boolean scanned = changed || table.parents[row] != parent;
        table.parents[row] = parent;
        byte state = table.states[row];
        if (!scanned && follow(row, spatial, state)) {
            if (spatial instanceof Node node) {
                visitChildren(row, node, false);
            }
            if (state == SceneTable.BODY && table.colliders[row].isUnfinished()) {
                fullScan.finish(table.colliders[row]);
            }
        } else if (fullScan.scan(row, scanned)) {
            visitChildren(row, (Node) spatial, scanned || fullScan.changedBelow);
        } else {
            table.children[row] = null;
        }
    }

    private void visitChildren(int row, Node node, boolean changed) {
        Spatial[] array = table.children[row];
        if (array == null) {
            visitOriginals(row, node, changed);
            return;
        }
        for (Spatial child : array) {
            if (child == null) {
                fail(row, new NullPointerException("child"));
                return;
            }
            visit(child, row, changed);
        }
    }

    /** Visits the children of a node that may have generated some, or that has no array of them. */
    private void visitOriginals(int row, Node node, boolean changed) {
        Spatial child = child(row, node, 0);
        for (int i = 1; child != null; i++) {
            if (!LeftOut.isGenerated(node, child)) {
                visit(child, row, changed);
            }
            child = child(row, node, i);
        }
    }

    /** A child; null after the last one, and after an exception of a subclass of the game's own. */
    private Spatial child(int row, Node node, int i) {
        try {
            return i >= node.getQuantity() ? null : Objects.requireNonNull(node.getChild(i), "child");
        } catch (RuntimeException | Error e) {
            fail(row, e);
            return null;
        }
    }

    private void fail(int row, Throwable thrown) {
        table.children[row] = null;
        fullScan.fail(row, thrown);
    }

    /** Whether a spatial is as its row says, apart from the place and angle of a collider and its geometries. */
    private boolean follow(int row, Spatial spatial, byte state) {
        try {
            if (state == SceneTable.FULL || !table.isUnchanged(row, spatial)) {
                return false;
            }
            if (state == SceneTable.SETTLED) {
                return followSettled(row, (Geometry) spatial);
            }
            if (state == SceneTable.BODY) {
                fullScan.refreshTransform(spatial);
            } else if (markedOnly && table.bodies[row] == null) {
                return true;
            }
            if (spatial instanceof Node) {
                spatial.getWorldTransform();
            } else if (spatial.getQueueBucket() != table.buckets[row]) {
                return false;
            }
            return state == SceneTable.QUIET || fullScan.follow(table.colliders[row]);
        } catch (RuntimeException | Error e) {
            // Thrown by a subclass of the game's own: the full scan reports it.
            return false;
        }
    }

    /** Updates the collider of a settled geometry, or adds it to that of its body; false if it needs a full scan. */
    private boolean followSettled(int row, Geometry geometry) {
        ProjectionRow projections = table.projections;
        SceneCollider own = table.colliders[row];
        SceneCollider body = own == null ? table.bodies[table.parents[row]] : own;
        if (own == null && (body.isByHand() || !body.steady)) {
            // A shape set by hand hides it.
            return body.steady;
        }
        if (geometry.getQueueBucket() != table.buckets[row] || !projections.hasSameMesh(row, geometry, cache)) {
            return false;
        }
        if (markedOnly && own != null) {
            // Otherwise the walk has refreshed what is above.
            WorldTransforms.refresh(geometry);
        }
        return projections.update(row, geometry, plane) && (own == null
                ? body.follow(table.parts[row], geometry, projections, cache) : own.follow(projections));
    }
}

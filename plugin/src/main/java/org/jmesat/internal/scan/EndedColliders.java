package org.jmesat.internal.scan;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import org.jmesat.contact.ExitReason;
import org.jmesat.internal.project.ProjectionCache;
import org.jmesat.world.CollisionWorld;

/**
 * The spatials of the last tick that are no colliders any more. They leave after the walk, since until then a spatial
 * that has left its place may appear elsewhere in the scene.
 */
final class EndedColliders {
    private final SceneTable table;
    private final ProjectionCache cache;
    private final ArrayList<SceneCollider> ended = new ArrayList<>();

    EndedColliders(SceneTable table, ProjectionCache cache) {
        this.table = table;
        this.cache = cache;
    }

    /** Takes the collider from a row, if it has one. */
    void add(int row) {
        if (table.colliders[row] != null) {
            ended.add(table.colliders[row]);
            table.colliders[row] = null;
        }
    }

    /** Removes the colliders from the world. */
    void leave(CollisionWorld world, Node root, Node oldRoot) {
        for (int i = 0; i < ended.size(); i++) {
            ended.get(i).leave(world, reasonToLeave(ended.get(i).spatial(), root, oldRoot));
            cache.abandon();
        }
        ended.clear();
    }

    void clear() {
        ended.clear();
    }

    private static ExitReason reasonToLeave(Spatial spatial, Node root, Node oldRoot) {
        try {
            return findReasonToLeave(spatial, root, oldRoot);
        } catch (RuntimeException | Error e) {
            // Thrown by a subclass of the game's own, which the scan reports if it is still in the scene.
            return ExitReason.REMOVED;
        }
    }

    private static ExitReason findReasonToLeave(Spatial spatial, Node root, Node oldRoot) {
        boolean disabled = false;
        boolean underOldRoot = false;
        for (Spatial each = spatial; each != null; each = each.getParent()) {
            disabled |= LeftOut.isDisabled(each);
            underOldRoot |= each == oldRoot;
            if (each == root) {
                return disabled ? ExitReason.DISABLED : ExitReason.RECONFIGURED;
            }
        }
        return underOldRoot ? ExitReason.RECONFIGURED : ExitReason.REMOVED;
    }
}

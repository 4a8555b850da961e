package org.jmesat.internal.scan;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jmesat.internal.project.ProjectionCache;

/** The subtrees whose meshes and textures the next scan reads again, even without a visible change. */
final class MeshesToRead {
    private final SceneTable table;
    private final ProjectionCache cache;
    private final Set<Spatial> tops = Collections.newSetFromMap(new IdentityHashMap<>());

    MeshesToRead(SceneTable table, ProjectionCache cache) {
        this.table = table;
        this.cache = cache;
    }

    void add(Spatial top) {
        tops.add(top);
    }

    void clear() {
        tops.clear();
    }

    /** Drops these meshes from the cache before the walk, so that all geometries that share one update together. */
    void forget() {
        if (tops.isEmpty()) {
            return;
        }
        ArrayList<Spatial> rest = new ArrayList<>(tops);
        tops.clear();
        while (!rest.isEmpty()) {
            Spatial spatial = rest.remove(rest.size() - 1);
            int row = table.find(spatial);
            if (row >= 0) {
                table.readAgain[row] = true;
                table.unsettle(row);
            }
            try {
                if (spatial instanceof Geometry geometry) {
                    cache.forget(geometry);
                } else if (spatial instanceof Node node) {
                    rest.addAll(node.getChildren());
                }
            } catch (RuntimeException e) {
                // Thrown by a subclass of the game's own: the full scan reports it.
            }
        }
    }
}

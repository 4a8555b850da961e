package org.jmesat.app;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.scan.LeftOut;
import org.jmesat.internal.scan.SceneCollider;
import org.jmesat.internal.scan.SceneScanner;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/** Finds spatials by a part of their names: first the colliders, then what could be one and is not. */
final class SpatialSearch {
    private final CollisionWorld world;
    private final SceneScanner scanner;
    private final String part;
    private final int limit;
    private final List<Spatial> disabled = new ArrayList<>();
    private final List<Spatial> leftOut = new ArrayList<>();

    /** Creates a search for names that contain a text, in any case. */
    SpatialSearch(CollisionWorld world, SceneScanner scanner, String part, int limit) {
        this.world = world;
        this.scanner = scanner;
        this.part = part.toLowerCase(Locale.ROOT);
        this.limit = limit;
    }

    /** A spatial to visit, and whether it is below one that is disabled. */
    private record Place(Spatial spatial, boolean isDisabled) {
    }

    /** Adds the spatials found: colliders by id, then disabled ones, then those left out, in the scene's order. */
    void find(List<Spatial> store) {
        List<Collider> colliders = world.getColliders();
        for (int i = 0; i < colliders.size() && store.size() < limit; i++) {
            Spatial spatial = CollisionBody.spatialOf(colliders.get(i));
            if (spatial != null && !colliders.get(i).isRemoved() && isNamed(spatial)) {
                store.add(spatial);
            }
        }
        if (store.size() < limit && scanner.root() != null) {
            walk(scanner.root(), limit - store.size());
        }
        addTo(store, disabled);
        addTo(store, leftOut);
    }

    private void addTo(List<Spatial> store, List<Spatial> found) {
        store.addAll(found.subList(0, Math.min(found.size(), limit - store.size())));
    }

    private boolean isNamed(Spatial spatial) {
        String name = spatial.getName();
        return part.isEmpty() || name != null && name.toLowerCase(Locale.ROOT).contains(part);
    }

    /** Not recursive, since a scene may be of any depth. */
    private void walk(Node root, int wanted) {
        Deque<Place> rest = new ArrayDeque<>();
        rest.push(new Place(root, false));
        while (!rest.isEmpty() && disabled.size() < wanted) {
            Place place = rest.pop();
            Spatial spatial = place.spatial();
            boolean own = LeftOut.isDisabled(spatial);
            boolean below = place.isDisabled() || own;
            if ((own || isCandidate(spatial)) && isNamed(spatial) && !isInWorld(spatial)) {
                (below ? disabled : leftOut).add(spatial);
            }
            if (spatial instanceof Node node) {
                List<Spatial> children = node.getChildren();
                for (int i = children.size() - 1; i >= 0; i--) {
                    if (!LeftOut.isGenerated(node, children.get(i))) {
                        rest.push(new Place(children.get(i), below));
                    }
                }
            }
        }
    }

    /** Whether a spatial might be a collider: a geometry, or one that is marked. */
    private static boolean isCandidate(Spatial spatial) {
        return spatial instanceof Geometry || LeftOut.isMarked(spatial);
    }

    /** Whether a spatial is a collider, or a part of one; also if it was disabled after the last tick. */
    private boolean isInWorld(Spatial spatial) {
        SceneCollider found = scanner.find(spatial);
        return found != null && found.collider() != null;
    }
}

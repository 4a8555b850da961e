package org.jmesat.app;

import com.jme3.effect.ParticleEmitter;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.BatchNode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import com.jme3.scene.instancing.InstancedGeometry;
import com.jme3.scene.instancing.InstancedNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.ColliderUserData;
import org.jmesat.control.ListenerPath;
import org.jmesat.geometry.ConvexHull;
import org.jmesat.geometry.PolygonBuffer;
import org.jmesat.projection.ProjectionCache;
import org.jmesat.projection.WorldTransforms;
import org.jmesat.world.CollisionWorld;

/**
 * Finds the colliders by walking the scene from the root down once a tick, and brings the world up to date with it.
 *
 * <p>Nothing is remembered of how the scene was changed: a spatial that was taken out and put back between two ticks was
 * never gone. On the way down each world transform is refreshed before those below it, so that no depth is too deep for
 * the engine's lazy refresh. A scan that finds nothing new allocates nothing.
 */
final class SceneScanner {
    private final CollisionWorld world;
    private final SceneProblems problems = new SceneProblems();
    private final ColliderUserData userData = new ColliderUserData(problems::report);
    private final ProjectionCache cache = new ProjectionCache();
    private final ListenerPath listeners = new ListenerPath();
    private final ConvexHull hull = new ConvexHull();
    private final PolygonBuffer scratch = new PolygonBuffer();
    private final Map<Spatial, SceneCollider> known = new IdentityHashMap<>();
    private ArrayList<SceneCollider> current = new ArrayList<>();
    private ArrayList<SceneCollider> previous = new ArrayList<>();
    private final Set<Spatial> invalidated = Collections.newSetFromMap(new IdentityHashMap<>());
    private Node root;
    private Discovery discovery;
    private boolean gui;
    private long tick;

    SceneScanner(CollisionWorld world) {
        this.world = world;
    }

    SceneProblems problems() {
        return problems;
    }

    /** Has the meshes in a subtree read anew at the next scan. */
    void invalidate(Spatial spatial) {
        invalidated.add(spatial);
    }

    /** Looks at the scene under a node; where that is null, there is nothing. */
    void scan(Node newRoot, Discovery newDiscovery) {
        tick++;
        Node oldRoot = root;
        root = newRoot;
        discovery = newDiscovery;
        ArrayList<SceneCollider> swap = previous;
        previous = current;
        current = swap;
        current.clear();
        cache.beginTick();
        forgetInvalidated();
        problems.begin(tick);
        if (root != null) {
            gui = root.getQueueBucket() == Bucket.Gui;
            WorldTransforms.refresh(root);
            walk(root, null, root.getQueueBucket(), isBelowInvalidated(root));
        }
        dropUnseen(oldRoot);
        for (int i = 0; i < current.size(); i++) {
            current.get(i).finish(world, cache, hull, scratch, problems);
        }
        cache.endTick();
        problems.end();
        invalidated.clear();
    }

    /** Before the walk, so that geometries elsewhere that share such a mesh see the change in the same tick. */
    private void forgetInvalidated() {
        if (!invalidated.isEmpty()) {
            for (Spatial spatial : invalidated) {
                spatial.depthFirstTraversal(each -> {
                    if (each instanceof Geometry geometry) {
                        cache.forget(geometry.getMesh());
                    }
                });
            }
        }
    }

    private boolean isBelowInvalidated(Spatial spatial) {
        for (Spatial each = spatial; each != null && !invalidated.isEmpty(); each = each.getParent()) {
            if (invalidated.contains(each)) {
                return true;
            }
        }
        return false;
    }

    private void walk(Spatial spatial, SceneCollider outer, Bucket outerBucket, boolean outerAnew) {
        int depth = listeners.size();
        try {
            spatial.getWorldTransform();
            ColliderControl control = controlOf(spatial);
            if (isExcluded(spatial, control)) {
                return;
            }
            listeners.enter(spatial);
            Bucket local = spatial.getLocalQueueBucket();
            Bucket bucket = local == Bucket.Inherit ? outerBucket : local;
            boolean anew = outerAnew || !invalidated.isEmpty() && invalidated.contains(spatial);
            SceneCollider collider = isMarked(spatial, control) ? begin(spatial, control) : outer;
            if (spatial instanceof Geometry geometry) {
                visit(geometry, collider, bucket, anew);
            } else if (spatial instanceof Node node) {
                for (int i = 0; i < node.getQuantity(); i++) {
                    Spatial child = node.getChild(i);
                    if (!isGenerated(node, child)) {
                        walk(child, collider, bucket, anew);
                    }
                }
            }
        } catch (RuntimeException e) {
            // A spatial of somebody's own class: no reason to lose the others.
            problems.report(spatial, "it cannot be looked at: " + e);
        } finally {
            listeners.leave(depth);
        }
    }

    private void visit(Geometry geometry, SceneCollider collider, Bucket bucket, boolean anew) {
        String reason = reasonToLeaveOut(geometry, bucket);
        if (reason != null) {
            if (collider != null && collider.spatial() == geometry) {
                collider.explain(reason, problems);
            }
            return;
        }
        SceneCollider target = collider;
        if (target == null && discovery == Discovery.ALL_GEOMETRIES) {
            target = begin(geometry, null);
        }
        if (target != null) {
            target.add(geometry, cache, anew, problems);
        }
    }

    private String reasonToLeaveOut(Geometry geometry, Bucket bucket) {
        if (geometry instanceof ParticleEmitter) {
            return "it is a particle emitter, which never collides";
        }
        if (bucket == Bucket.Sky) {
            return "it is sky, which never collides";
        }
        return bucket == Bucket.Gui && !gui ? "it is in the GUI bucket, which collides only under a GUI root" : null;
    }

    private SceneCollider begin(Spatial spatial, ColliderControl control) {
        SceneCollider collider = known.get(spatial);
        if (collider == null) {
            collider = new SceneCollider(spatial);
            known.put(spatial, collider);
        }
        ColliderControl settings = control;
        if (settings == null) {
            settings = collider.defaults();
            userData.read(spatial, settings);
        } else {
            reportSurplus(spatial, control);
        }
        collider.begin(tick, settings, listeners);
        current.add(collider);
        return collider;
    }

    private static ColliderControl controlOf(Spatial spatial) {
        for (int i = 0; i < spatial.getNumControls(); i++) {
            Control control = spatial.getControl(i);
            if (control instanceof ColliderControl collider) {
                return collider;
            }
        }
        return null;
    }

    private void reportSurplus(Spatial spatial, ColliderControl control) {
        for (int i = spatial.getNumControls() - 1; i >= 0; i--) {
            Control other = spatial.getControl(i);
            if (other instanceof ColliderControl && other != control) {
                problems.report(spatial, "it has several ColliderControls, of which only the first counts");
                return;
            }
        }
    }

    private static boolean isExcluded(Spatial spatial, ColliderControl control) {
        return control != null && !control.isEnabled() || ColliderUserData.isExcluded(spatial);
    }

    private static boolean isMarked(Spatial spatial, ColliderControl control) {
        return control != null || ColliderUserData.isPresent(spatial);
    }

    /** The engine's own stand-ins for many geometries; the originals, which stay in the scene, collide instead. */
    private static boolean isGenerated(Node parent, Spatial child) {
        return parent instanceof BatchNode batch && batch.isBatch(child)
                || parent instanceof InstancedNode && child instanceof InstancedGeometry;
    }

    private void dropUnseen(Node oldRoot) {
        for (int i = 0; i < previous.size(); i++) {
            SceneCollider collider = previous.get(i);
            if (!collider.wasSeen(tick)) {
                collider.leave(world, reasonToLeave(collider.spatial(), oldRoot));
                known.remove(collider.spatial());
                cache.abandon();
            }
        }
        previous.clear();
    }

    private ExitReason reasonToLeave(Spatial spatial, Node oldRoot) {
        boolean disabled = false;
        boolean underOldRoot = false;
        for (Spatial each = spatial; each != null; each = each.getParent()) {
            disabled |= isExcluded(each, controlOf(each));
            underOldRoot |= each == oldRoot;
            if (each == root) {
                return disabled ? ExitReason.DISABLED : ExitReason.RECONFIGURED;
            }
        }
        return underOldRoot ? ExitReason.RECONFIGURED : ExitReason.REMOVED;
    }

    /** The collider that a spatial is or belongs to, or null. */
    SceneCollider find(Spatial spatial) {
        for (Spatial each = spatial; each != null; each = each.getParent()) {
            SceneCollider collider = known.get(each);
            if (collider != null) {
                return collider;
            }
            if (isExcluded(each, controlOf(each))) {
                return null;
            }
        }
        return null;
    }

    /** Forgets everything; the world has dropped its colliders by itself. */
    void clear() {
        known.clear();
        current.clear();
        previous.clear();
        problems.clear();
        invalidated.clear();
        cache.beginTick();
        cache.abandon();
        cache.endTick();
        root = null;
    }
}

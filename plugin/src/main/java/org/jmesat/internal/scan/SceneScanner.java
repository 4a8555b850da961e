package org.jmesat.internal.scan;

import com.jme3.font.BitmapText;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Objects;
import java.util.Set;
import java.util.logging.Logger;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.ColliderControl;
import org.jmesat.internal.dispatch.ListenerPath;
import org.jmesat.internal.project.ProjectionCache;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.world.CollisionWorld;

/**
 * Finds the colliders by walking the scene from the root down once a tick, and brings the world up to date with it.
 *
 * <p>Everything is looked at anew in each tick, but compared with what was there in the last, and only what differs is
 * worked on. A spatial that was taken out and put back between two ticks was never gone. On the way down each world
 * transform is refreshed before those below it, so that no depth is too deep for the engine's lazy refresh; nor is any
 * too deep for the walk, which needs no stack. A scan that finds nothing new allocates nothing.
 */
public final class SceneScanner {
    private final CollisionWorld world;
    private final RootPresence presence = new RootPresence();
    private final LayerSettings layerSettings = new LayerSettings();
    private final SceneProblems problems;
    private final ColliderControl plain = new ColliderControl();
    private final ProjectionCache cache = new ProjectionCache();
    private final ListenerPath listeners = new ListenerPath();
    private final CornerHull hull = new CornerHull();
    private final SceneMirror mirror = new SceneMirror();
    private final IdleSubtrees idle = new IdleSubtrees();
    private final SettledParts settledParts = new SettledParts();
    /** What was a collider in the last tick and is none in this. */
    private final ArrayList<SeenSpatial> ended = new ArrayList<>();
    /** What could not be finished on the spot, in the order of discovery, which new ids follow. */
    private final ArrayList<SceneCollider> unfinished = new ArrayList<>();
    private final Set<Spatial> invalidated = Collections.newSetFromMap(new IdentityHashMap<>());
    private Node root;
    private boolean markedOnly;
    private boolean gui;
    private long tick;
    /** The spatial that is looked at, if it was found to be a collider. */
    private SeenSpatial begun;

    /**
     * Creates a scanner that has seen nothing yet.
     *
     * @param world the world that it keeps up to date
     * @param logger where problems are logged
     */
    public SceneScanner(CollisionWorld world, Logger logger) {
        this.world = world;
        problems = new SceneProblems(logger);
    }

    /**
     * Returns why spatials do not collide.
     *
     * @return the same instance each time
     */
    public SceneProblems problems() {
        return problems;
    }

    /**
     * Makes the next scan read the meshes in a subtree again.
     *
     * @param spatial the top of the subtree
     */
    public void invalidate(Spatial spatial) {
        invalidated.add(spatial);
    }

    /**
     * Tells where spatials are as seen from the root of the last scan.
     *
     * @return the same instance each time; it keeps the root after {@link #clear}
     */
    public RootPresence presence() {
        return presence;
    }

    /**
     * Returns the layers as text.
     *
     * @return the same instance each time
     */
    public LayerSettings layerSettings() {
        return layerSettings;
    }

    /**
     * Brings the world up to date with a scene.
     *
     * @param newRoot the root of the scene; null for no scene
     * @param onlyMarked whether only marked spatials are colliders, not every geometry
     */
    public void scan(Node newRoot, boolean onlyMarked) {
        tick++;
        Node oldRoot = root;
        root = newRoot;
        presence.setRoot(newRoot);
        markedOnly = onlyMarked;
        cache.beginTick();
        forgetInvalidated();
        problems.begin(tick);
        if (root != null) {
            layerSettings.report(root, problems);
            gui = root.getQueueBucket() == Bucket.Gui;
            WorldTransforms.refresh(root);
            walk();
            begun = null;
        } else {
            mirror.removeRoot();
        }
        mirror.sweep(tick, cache, ended, idle);
        idle.update(mirror.root());
        boolean left = !ended.isEmpty();
        dropEnded(oldRoot);
        for (int i = 0; i < unfinished.size(); i++) {
            unfinished.get(i).finish(world, cache, hull, problems);
        }
        unfinished.clear();
        settledParts.endTick(tick, left);
        cache.endTick();
        problems.end();
        invalidated.clear();
    }

    /**
     * Skips the next sweep of the colliders at and below a spatial, and of the one that it belongs to.
     *
     * @param top the spatial
     */
    public void teleport(Spatial top) {
        ArrayList<Spatial> rest = new ArrayList<>();
        rest.add(top);
        while (!rest.isEmpty()) {
            Spatial spatial = rest.remove(rest.size() - 1);
            SeenSpatial seen = mirror.find(spatial);
            SceneCollider collider = spatial == top ? find(top) : seen == null ? null : seen.collider;
            if (collider != null) {
                collider.teleport();
            }
            if (spatial instanceof Node node) {
                rest.addAll(node.getChildren());
            }
        }
    }

    /** Before the walk, so that geometries elsewhere that share such a mesh see the change in the same tick. */
    private void forgetInvalidated() {
        if (invalidated.isEmpty()) {
            return;
        }
        ArrayList<Spatial> rest = new ArrayList<>(invalidated);
        while (!rest.isEmpty()) {
            Spatial spatial = rest.remove(rest.size() - 1);
            if (spatial instanceof Geometry geometry) {
                cache.forget(geometry.getMesh());
            } else if (spatial instanceof Node node) {
                rest.addAll(node.getChildren());
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

    private void walk() {
        SeenNode at = mirror.root(root);
        at.stale |= at.parent != null;
        at.parent = null;
        if (markedOnly) {
            idle.check();
        } else {
            idle.clear();
        }
        if (skip(at, null) || !look(at, null, root.getQueueBucket(), isBelowInvalidated(root), false)) {
            return;
        }
        while (at != null) {
            SeenSpatial child = nextChild(at);
            if (child == null) {
                listeners.leave(at.listenersAbove);
                endLook(at);
                at = at.parent;
                continue;
            }
            child.stale |= child.parent != at;
            child.parent = at;
            if (look(child, at.body, at.bucket, at.anew, at.listenersChanged)) {
                at = (SeenNode) child;
            }
        }
    }

    /** The next child of a node to look at, or null when there is none left. */
    private SeenSpatial nextChild(SeenNode at) {
        Node node = at.node;
        boolean inRow = at.quick && at.array != null && !at.standsIn;
        try {
            while (true) {
                if (inRow) {
                    at.next = at.settled.follow(at.array, at.next, cache);
                    at.met = at.next;
                }
                if (at.next >= node.getQuantity()) {
                    break;
                }
                Spatial child = Objects.requireNonNull(node.getChild(at.next++), "child");
                if (at.standsIn && LeftOut.isGenerated(node, child)) {
                    continue;
                }
                int index = at.met++;
                if (inRow || !at.quick || !at.settled.follows(index, child, cache)) {
                    SeenSpatial seen = mirror.child(at, index, child);
                    at.unsettle(index);
                    if (!skip(seen, at)) {
                        return seen;
                    }
                }
            }
        } catch (RuntimeException e) {
            fail(at, e);
        }
        at.close();
        mirror.trim(at, at.met);
        return null;
    }

    /** Whether nothing has changed in a subtree that has nothing to do with collisions; it is met by that. */
    private boolean skip(SeenSpatial seen, SeenNode parent) {
        if (seen.parent != parent || parent != null && parent.body != null || seen.seenTick == tick
                || !idle.holds(seen)) {
            return false;
        }
        seen.seenTick = tick;
        return true;
    }

    /** Looks at a spatial; true when it is a node whose children are to be looked at next. */
    private boolean look(SeenSpatial seen, SceneCollider outer, Bucket outerBucket, boolean outerAnew,
            boolean listenersChangedAbove) {
        Spatial spatial = seen.spatial;
        seen.idle = false;
        if (seen.seenTick == tick) {
            problems.report(spatial, "it is in the scene more than once");
            endLook(seen);
            return false;
        }
        seen.seenTick = tick;
        begun = null;
        int listenersAbove = listeners.size();
        boolean open = false;
        try {
            spatial.getWorldTransform();
            boolean listenersChanged = seen.updateControls() || listenersChangedAbove || seen.stale;
            seen.updateUserData();
            seen.reportUserData(problems);
            if (seen.isExcluded()) {
                mirror.forgetChildren(seen);
                letGo(seen);
                seen.stale = true;
            } else {
                if (seen.isListening()) {
                    listeners.enter(spatial);
                }
                Bucket local = spatial.getLocalQueueBucket();
                Bucket bucket = local == Bucket.Inherit ? outerBucket : local;
                boolean anew = outerAnew || !invalidated.isEmpty() && invalidated.contains(spatial);
                SeenNode seenNode = seen instanceof SeenNode isNode ? isNode : null;
                SceneCollider body = seenNode != null && seenNode.isText ? null : outer;
                SceneCollider collider = seen.isMarked() ? begin(seen, listenersChanged) : body;
                if (seenNode != null) {
                    boolean quick = seenNode.settled != null && collider == null && !listenersChanged && !anew
                            && !markedOnly && LeftOut.reason(bucket, gui) == null;
                    seenNode.open(collider, bucket, anew, listenersChanged, listenersAbove, quick);
                    open = true;
                } else if (spatial instanceof Geometry geometry) {
                    visit(seen, geometry, collider, bucket, anew, listenersChanged);
                }
                seen.stale = false;
                seen.idle = markedOnly && collider == null && seen.isUnmarked()
                        && (seenNode == null || seenNode.array != null);
            }
        } catch (RuntimeException e) {
            fail(seen, e);
        }
        if (seen.collider != null && begun != seen) {
            ended.add(seen);
        }
        if (!open) {
            mirror.forgetChildren(seen);
            listeners.leave(listenersAbove);
            endLook(seen);
        }
        return open;
    }

    /** A node is idle only where all its children are. */
    private void endLook(SeenSpatial seen) {
        if (seen.parent != null) {
            seen.parent.idle &= seen.idle;
        }
        idle.noteLook(seen);
    }

    /** A spatial of somebody's own class: no reason to lose the others. */
    private void fail(SeenSpatial seen, RuntimeException thrown) {
        seen.stale = true;
        seen.idle = false;
        problems.report(seen.spatial, "it cannot be looked at: " + thrown);
    }

    private void visit(SeenSpatial seen, Geometry geometry, SceneCollider outer, Bucket bucket, boolean anew,
            boolean listenersChanged) {
        String reason = LeftOut.reason(geometry, bucket, gui);
        SceneCollider collider = outer;
        if (reason == null && outer == null && !markedOnly) {
            collider = begin(seen, listenersChanged);
        }
        if (reason != null || collider == null) {
            if (collider != null && collider == seen.collider) {
                collider.explain(reason, problems);
            }
            letGo(seen);
            return;
        }
        if (seen.part == null) {
            seen.part = new ScenePart(geometry);
        }
        collider.add(seen.part, seen.part.update(cache, anew || collider.isDynamic()), problems);
        // At once where that changes nothing in the order of colliders.
        if (collider == seen.collider && collider.stays()) {
            unfinished.remove(unfinished.size() - 1);
            collider.finish(world, cache, hull, problems);
            settle(seen, geometry, collider);
        }
    }

    /** Notes what spares a closer look at the next tick. */
    private void settle(SeenSpatial seen, Geometry geometry, SceneCollider collider) {
        if (seen.isBare() && !collider.isTroubled() && !geometry.isIgnoreTransform()) {
            SeenNode parent = seen.parent;
            if (parent.settled == null) {
                parent.settled = new SettledRow();
            }
            parent.settled.set(parent.met - 1, parent.node.getQuantity(), geometry, seen.part.projection,
                    collider.collider());
            settledParts.note(seen);
        }
    }

    private void letGo(SeenSpatial seen) {
        if (seen.part != null) {
            seen.part = null;
            cache.abandon();
        }
    }

    private SceneCollider begin(SeenSpatial seen, boolean listenersChanged) {
        SceneCollider collider = seen.collider;
        if (collider == null) {
            collider = new SceneCollider(seen.spatial);
            collider.setListeners(listeners);
            seen.collider = collider;
        } else if (listenersChanged) {
            collider.setListeners(listeners);
        }
        collider.begin(settings(seen, collider));
        begun = seen;
        unfinished.add(collider);
        return collider;
    }

    private ColliderControl settings(SeenSpatial seen, SceneCollider collider) {
        ColliderControl control = seen.findControl();
        if (control != null) {
            if (seen.hasSurplusControls()) {
                problems.report(seen.spatial, "it has several ColliderControls, of which only the first counts");
            }
            return control;
        }
        if (!seen.isMarkedByUserData()) {
            return plain;
        }
        return collider.ownSettings(seen.takeUserDataChange(), problems);
    }

    private void dropEnded(Node oldRoot) {
        for (int i = 0; i < ended.size(); i++) {
            SeenSpatial seen = ended.get(i);
            seen.collider.leave(world, reasonToLeave(seen.spatial, oldRoot));
            seen.collider = null;
            cache.abandon();
        }
        ended.clear();
    }

    private ExitReason reasonToLeave(Spatial spatial, Node oldRoot) {
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

    /**
     * Finds the collider that a spatial is or belongs to.
     *
     * @param spatial any spatial
     * @return the collider, or null
     */
    public SceneCollider find(Spatial spatial) {
        for (Spatial each = spatial; each != null; each = each.getParent()) {
            SeenSpatial seen = mirror.find(each);
            if (seen != null && seen.collider != null) {
                return seen.collider;
            }
            if (each instanceof BitmapText || LeftOut.isDisabled(each)) {
                return null;
            }
        }
        return null;
    }

    /**
     * Tells whether a geometry is a piece of its collider.
     *
     * @param geometry any spatial
     * @return true when it has a polygon
     */
    public boolean hasPolygon(Spatial geometry) {
        SeenSpatial seen = mirror.find(geometry);
        return seen != null && (seen.part != null ? seen.part.projection.outline().count() > 0
                : seen.collider != null && seen.collider.isResting());
    }

    /**
     * Returns the root of the last scan.
     *
     * @return the node; null when there was none, or after {@link #clear}
     */
    public Node root() {
        return root;
    }

    /** How many spatials are remembered: those that the last scan met. */
    int rememberedCount() {
        return mirror.size();
    }

    /** Forgets everything; the world has dropped its colliders by itself. */
    public void clear() {
        mirror.clear();
        idle.clear();
        settledParts.clear();
        ended.clear();
        unfinished.clear();
        problems.clear();
        invalidated.clear();
        cache.beginTick();
        cache.abandon();
        cache.endTick();
        root = null;
    }
}

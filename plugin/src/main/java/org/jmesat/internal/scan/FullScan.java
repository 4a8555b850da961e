package org.jmesat.internal.scan;

import com.jme3.font.BitmapText;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.project.ProjectionCache;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.internal.settings.SceneSettings;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.world.CollisionWorld;

/**
 * The full scans of a walk: determines from Controls, user data and queue buckets what a spatial is in collisions,
 * writes that into its row, and updates its collider.
 */
final class FullScan {
    private final CollisionWorld world;
    private final SceneTable table;
    private final ProjectionCache cache;
    private final ListenerScan listeners;
    private final SceneProblems problems;
    private final SceneSettings sceneSettings;
    /**
     * Colliders that are none any more. They leave after the walk, since until then a spatial that has left its place
     * may appear elsewhere in the scene.
     */
    private final ArrayList<SceneCollider> ended = new ArrayList<>();
    private final ColliderControl plain = new ColliderControl();
    private final PieceChoice choice = new PieceChoice();
    private final PieceUpload upload = new PieceUpload();
    /** The colliders to be finished after the walk, in the order of discovery, which is the order of new ids. */
    private final ArrayList<SceneCollider> unfinished = new ArrayList<>();
    /** The topmost spatials that a control or user data takes out. */
    final ArrayList<Spatial> disabled = new ArrayList<>();
    /** The spatials that would be colliders but had no polygon. */
    final ArrayList<Spatial> faulty = new ArrayList<>();
    private int tick;
    private boolean markedOnly;
    /** The mode of colliders that have none of their own. */
    private ProjectionMode mode = ProjectionMode.HULL_PER_GEOMETRY;
    /** The root's queue bucket, its own or inherited. */
    private Bucket rootBucket;
    /** The root of a preview, in which it collides even if it is disabled; otherwise null. */
    private Spatial previewed;
    /** Whether the spatial in the current full scan is a collider. */
    private boolean begun;
    /** Whether the last full scan has found a change on which descendants depend. */
    boolean changedBelow;
    /** The script that makes this spatial one-way, and so a collider; or null. */
    private CollisionScript oneWay;
    /** Whether a script makes this spatial continuous, and so a collider. */
    private boolean continuous;
    /** The number of problems in this tick before the current full scan. */
    private int reportedBefore;
    /** Whether a spatial has scene settings in the right place that were not read before the walk. */
    boolean unreadSettings;

    FullScan(CollisionWorld world, SceneTable table, ProjectionCache cache, ListenerScan listeners,
            SceneProblems problems, SceneSettings sceneSettings) {
        this.world = world;
        this.table = table;
        this.cache = cache;
        this.listeners = listeners;
        this.problems = problems;
        this.sceneSettings = sceneSettings;
    }

    /** Begins a walk. */
    void begin(int newTick, boolean onlyMarked, ProjectionMode newMode, Bucket bucketOfRoot) {
        tick = newTick;
        markedOnly = onlyMarked;
        mode = newMode;
        rootBucket = bucketOfRoot;
        unreadSettings = false;
        clearResults();
    }

    /** Makes the walk a preview below a root. */
    void setPreviewed(Spatial root) {
        previewed = root;
    }

    void clear() {
        ended.clear();
        clearResults();
    }

    private void clearResults() {
        unfinished.clear();
        disabled.clear();
        faulty.clear();
    }

    /**
     * Scans a spatial; returns true for a node whose children must be walked. {@code changed} means that the spatial
     * has a new parent, or that something above it has changed on which it depends.
     */
    boolean scan(int row, boolean changed) {
        boolean walked = false;
        begun = false;
        changedBelow = false;
        reportedBefore = problems.reported;
        table.unsettle(row);
        try {
            refreshTransform(table.spatials[row]);
            boolean listenersChanged = table.updateControls(row) | changed | table.stale[row];
            table.updateUserData(row);
            reportUserData(row);
            if (table.foreign[row] != null) {
                problems.report(table.spatials[row], table.foreign[row]);
            }
            listenersChanged |= previewed == null && listeners.update(row, problems);
            if (table.spatials[row] != previewed && table.isExcluded(row)) {
                disabled.add(table.spatials[row]);
                dropPart(row);
                table.bodies[row] = null;
                table.stale[row] = true;
            } else {
                walked = classify(row, listenersChanged);
                table.stale[row] = false;
            }
        } catch (RuntimeException | Error e) {
            fail(row, e);
        }
        table.scanned[row] = tick;
        if (!begun) {
            end(row);
        }
        return walked;
    }

    /** Reports an exception, such as from a subclass of the game's own; the walk goes on. */
    void fail(int row, Throwable thrown) {
        table.states[row] = SceneTable.FULL;
        table.stale[row] = true;
        problems.reportFailure(table.spatials[row], "scanning it failed: ", thrown);
    }

    void reportDuplicate(Spatial spatial) {
        problems.report(spatial, "it is in the scene more than once");
    }

    /** Refreshes a world transform; that of the parent is up to date if all geometries collide. */
    void refreshTransform(Spatial spatial) {
        if (markedOnly) {
            WorldTransforms.refresh(spatial);
        } else {
            WorldTransforms.refreshFromParent(spatial);
        }
    }

    /** Reports unknown user data keys, and scene settings too deep in the scene. */
    private void reportUserData(int row) {
        SeenUserData data = table.userData(row);
        if (data == null) {
            return;
        }
        for (int i = 0; i < data.getUnknownKeys().size(); i++) {
            problems.report(table.spatials[row], data.getUnknownKeys().get(i));
        }
        if (!data.getSceneKeys().isEmpty()) {
            int parent = table.parents[row];
            if (parent < 0 || table.parents[parent] < 0) {
                unreadSettings |= !sceneSettings.isHolder(table.spatials[row]);
            } else {
                problems.report(table.spatials[row], data.getMisplacedKeys());
            }
        }
    }

    /** Determines a spatial's role in collisions; returns whether it is a node. */
    private boolean classify(int row, boolean listenersChanged) {
        Spatial spatial = table.spatials[row];
        int parent = table.parents[row];
        SceneCollider outer = parent < 0 || spatial instanceof BitmapText ? null : table.bodies[parent];
        table.listening[row] = table.isListening(row) ? row : parent < 0 ? -1 : table.listening[parent];
        oneWay = listeners.findOneWay(row);
        continuous = listeners.isContinuous(row);
        boolean marked = table.isMarked(row) || oneWay != null || continuous;
        SceneCollider collider = marked ? begin(row, listenersChanged) : outer;
        if (spatial instanceof Node node) {
            changedBelow = listenersChanged || collider != table.bodies[row];
            table.bodies[row] = collider;
            table.children[row] = LeftOut.isStandIn(node) ? null : SceneTable.childArray(node);
        } else if (spatial instanceof Geometry geometry) {
            table.buckets[row] = geometry.getQueueBucket();
            visit(row, geometry, collider, listenersChanged);
        }
        table.readAgain[row] = false;
        boolean isNode = spatial instanceof Node;
        SceneCollider owner = begun ? table.colliders[row] : collider;
        // The mesh of a geometry that is left out because of it may change.
        boolean watched = !markedOnly && spatial instanceof Geometry lines && LeftOut.isUnmarkedLines(lines);
        if (owner == null || isNode && !begun) {
            table.states[row] = table.isUnmarked(row) && !watched ? SceneTable.QUIET : SceneTable.FULL;
        } else if (!table.requesting[row] && problems.reported == reportedBefore && owner.steady) {
            if (begun && (isNode || owner.isByHand())) {
                table.states[row] = SceneTable.BODY;
            } else if (owner.isByHand() || table.parts[row] != null
                    && table.projections.set(row, (Geometry) spatial, table.parts[row].projection)) {
                table.states[row] = SceneTable.SETTLED;
            }
        }
        return isNode;
    }

    private void visit(int row, Geometry geometry, SceneCollider outer, boolean listenersChanged) {
        if (outer != null && outer.isByHand()) {
            dropPart(row);
            return;
        }
        String reason = LeftOut.reason(geometry, table.buckets[row], rootBucket == Bucket.Gui);
        SceneCollider collider = outer;
        if (reason == null && outer == null && !markedOnly) {
            collider = begin(row, listenersChanged);
        }
        if (reason != null || collider == null) {
            if (collider != null && collider == table.colliders[row]) {
                collider.explain(reason, problems);
            } else if (collider != null && LeftOut.isUnmarkedLines(geometry)) {
                collider.noteLines();
            }
            dropPart(row);
            return;
        }
        if (table.parts[row] == null) {
            table.parts[row] = new ScenePart(geometry);
        }
        collider.add(table.parts[row], geometry, table.readAgain[row], cache, problems);
    }

    private void dropPart(int row) {
        if (table.parts[row] != null) {
            table.parts[row] = null;
            cache.abandon();
        }
    }

    private SceneCollider begin(int row, boolean listenersChanged) {
        SceneCollider collider = table.colliders[row];
        boolean fresh = collider == null;
        if (fresh) {
            collider = new SceneCollider(table.spatials[row], cache.plane());
            table.colliders[row] = collider;
        }
        if (listenersChanged || fresh) {
            listeners.collect(row, collider);
        }
        collider.begin(settings(row), oneWay, continuous, mode, choice, problems);
        begun = true;
        unfinished.add(collider);
        if (collider.isByHand()) {
            addHandShape(collider);
        }
        return collider;
    }

    private void addHandShape(SceneCollider collider) {
        String reason = LeftOut.reason(collider.spatial().getQueueBucket(), rootBucket == Bucket.Gui);
        if (reason == null) {
            collider.addHandShape(cache, problems);
        } else {
            collider.explain(reason, problems);
        }
    }

    private ColliderControl settings(int row) {
        ColliderControl control = table.findControl(row);
        if (control != null) {
            if (table.hasSurplusControls(row)) {
                problems.report(table.spatials[row],
                        "it has several ColliderControls, of which only the first counts");
            }
            return control;
        }
        SeenUserData data = table.userData(row);
        return data != null && data.isPresent() ? data.settings(table.spatials[row], problems) : plain;
    }

    /** Takes the collider from a row, if it has one. */
    void end(int row) {
        if (table.colliders[row] != null) {
            ended.add(table.colliders[row]);
            table.colliders[row] = null;
        }
    }

    /** Removes the colliders that have ended from the world. */
    void removeEnded(Node root, Node oldRoot) {
        for (int i = 0; i < ended.size(); i++) {
            ended.get(i).leave(world, reasonToLeave(ended.get(i).spatial(), root, oldRoot));
            cache.abandon();
        }
        ended.clear();
    }

    private static ExitReason reasonToLeave(Spatial spatial, Node root, Node oldRoot) {
        boolean disabled = false;
        boolean underOldRoot = false;
        try {
            for (Spatial each = spatial; each != null; each = each.getParent()) {
                disabled |= LeftOut.isDisabled(each);
                underOldRoot |= each == oldRoot;
                if (each == root) {
                    return disabled ? ExitReason.DISABLED : ExitReason.RECONFIGURED;
                }
            }
        } catch (RuntimeException | Error e) {
            // Thrown by a subclass of the game's own, which the scan reports if it is still in the scene.
            return ExitReason.REMOVED;
        }
        return underOldRoot ? ExitReason.RECONFIGURED : ExitReason.REMOVED;
    }

    /** Passes the colliders to the world, after the walk and after those that have ended have left. */
    void finishAll() {
        // Some may turn out to be faulty.
        int added = 0;
        for (int i = 0; i < unfinished.size(); i++) {
            added += unfinished.get(i).collider() == null ? 1 : 0;
        }
        world.ensureCapacity(world.getColliders().size() + added);
        for (int i = 0; i < unfinished.size(); i++) {
            finish(unfinished.get(i));
        }
        unfinished.clear();
    }

    /** Follows a settled collider, before its geometries are walked; false if it needs a full scan. */
    boolean follow(SceneCollider collider) {
        boolean followed = collider.follow(upload);
        if (followed && collider.isByHand()) {
            addHandShape(collider);
        }
        return followed;
    }

    /** Passes a collider to the world. */
    void finish(SceneCollider collider) {
        int before = problems.reported;
        try {
            collider.finish(world, cache, upload, problems);
        } catch (RuntimeException | Error e) {
            problems.reportFailure(collider.spatial(), "reading its position failed: ", e);
            collider.leave(world, ExitReason.INVALID);
        }
        if (collider.collider() == null) {
            faulty.add(collider.spatial());
        }
        if (problems.reported != before) {
            table.unsettle(table.find(collider.spatial()));
        }
    }
}

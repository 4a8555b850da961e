package org.jmesat.internal.scan;

import com.jme3.font.BitmapText;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Logger;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.dispatch.UserDataListeners;
import org.jmesat.internal.project.ProjectionCache;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.internal.settings.SceneSettings;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.CollisionWorld;

/**
 * Finds the colliders by walking the scene once a tick, and updates the world. A scan without changes allocates
 * nothing.
 */
public final class SceneScanner {
    /** For how many ticks a settled geometry keeps its projection, in case it needs a full scan again. */
    private static final int KEPT = 60;
    /** The ticks between two passes that drop idle projections. */
    private static final int PAUSE = 16;

    private final CollisionWorld world;
    private final RootPresence presence = new RootPresence();
    private final LayerSettings layerSettings = new LayerSettings();
    private final SceneSettings sceneSettings = new SceneSettings();
    private final SceneProblems problems;
    private final ColliderControl plain = new ColliderControl();
    private final ProjectionCache cache = new ProjectionCache();
    private final PieceChoice choice = new PieceChoice();
    private final PieceUpload upload = new PieceUpload();
    private final SceneTable table = new SceneTable();
    private final ListenerScan listeners;
    private final ScriptReports scriptReports = new ScriptReports();
    private final WalkOrder order = new WalkOrder(table);
    private final SceneWalk walk = new SceneWalk(table, order, cache, new FullScans());
    /** The colliders of the last tick that no longer are. */
    private final ArrayList<SceneCollider> ended = new ArrayList<>();
    /** The colliders to be finished after the walk, in the order of discovery, which is the order of new ids. */
    private final ArrayList<SceneCollider> unfinished = new ArrayList<>();
    /** The topmost spatials that a control or user data takes out, as of the last scan. */
    private final ArrayList<Spatial> disabled = new ArrayList<>();
    /** The spatials that would be colliders but had no polygon at the last scan. */
    private final ArrayList<Spatial> faulty = new ArrayList<>();
    private final InvalidMeshes invalidMeshes = new InvalidMeshes(table, cache);
    private Node root;
    private boolean markedOnly;
    /** The mode of colliders that have none of their own. */
    private ProjectionMode mode = ProjectionMode.HULL_PER_GEOMETRY;
    private boolean modeChanged;
    /** The root's queue bucket, its own or inherited. */
    private Bucket rootBucket;
    private int tick;
    /** Whether the spatial in the current full scan is a collider. */
    private boolean begun;
    private boolean changedBelow;
    private String rootProblem;
    /** Whether the last scan has completed. */
    private boolean complete = true;
    /** The number of spatials with scene settings in the right place. */
    private int sceneHolders;

    /** Creates a scanner whose scripts do not act. */
    public SceneScanner(CollisionWorld world, Logger logger) {
        this(world, ScriptHost.NONE, logger);
    }

    /** Creates a scanner. */
    public SceneScanner(CollisionWorld world, ScriptHost host, Logger logger) {
        this.world = world;
        listeners = new ListenerScan(table, presence, host);
        problems = new SceneProblems(logger);
    }

    /** Why spatials do not collide; the same instance each time. */
    public SceneProblems problems() {
        return problems;
    }

    /** Makes the next scan read the meshes in a subtree again. */
    public void invalidate(Spatial spatial) {
        invalidMeshes.add(spatial);
    }

    /** Tells whether spatials are below the root of the last scan, also after {@link #clear}. */
    public RootPresence presence() {
        return presence;
    }

    /** The listeners that user data asks for; the same instance each time. */
    public UserDataListeners userDataListeners() {
        return listeners;
    }

    /** Starts new scripts and ends others, after a scan. They may change the scene. */
    public void settleScripts() {
        listeners.settleScripts();
    }

    /** Updates the scripts in user data, once a frame. They may change the scene. */
    public void updateScripts(float tpf) {
        listeners.requested().updateScripts(tpf);
    }

    /** The scripts that the user data of a spatial names, as of the last scan; a view. */
    public List<CollisionScript> scriptsOn(Spatial spatial) {
        return listeners.requested().scriptsOn(spatial);
    }

    /** Reports a problem of a script from the next scan on, as the rest of a sentence; null ends the last one. */
    public void reportScript(CollisionScript script, Spatial spatial, String problem) {
        scriptReports.set(script, spatial, problem);
    }

    /** The layers as text; the same instance each time. */
    public LayerSettings layerSettings() {
        return layerSettings;
    }

    /** The settings that the scene makes for the app state; the same instance each time. */
    public SceneSettings sceneSettings() {
        return sceneSettings;
    }

    /** Sets a problem of the root for the next scans, as the rest of a sentence; null for none. */
    public void setRootProblem(String problem) {
        rootProblem = problem;
    }

    /** Whether the last scan has found scene settings that were not read before it. */
    public boolean hasUnreadSceneSettings() {
        return sceneHolders > sceneSettings.holderCount();
    }

    /**
     * Updates the world from the scene under a root; null means no scene. Either all geometries are colliders, or only
     * marked spatials.
     */
    public void scan(Node newRoot, boolean onlyMarked) {
        tick++;
        Node oldRoot = root;
        root = newRoot;
        presence.setRoot(newRoot);
        disabled.clear();
        faulty.clear();
        cache.beginTick();
        invalidMeshes.forget();
        problems.begin(tick);
        listeners.begin(tick);
        sceneHolders = 0;
        Bucket oldBucket = rootBucket;
        readRoot();
        boolean changed = onlyMarked != markedOnly || rootBucket != oldBucket || modeChanged || !complete;
        complete = false;
        modeChanged = false;
        unfinished.clear();
        markedOnly = onlyMarked;
        if (root != null) {
            layerSettings.report(root, problems);
            reportSceneSettings();
            if (rootProblem != null) {
                problems.report(root, rootProblem);
            }
        }
        walk.walk(root, changed, markedOnly);
        dropUnvisited();
        dropEnded(oldRoot);
        for (int i = 0; i < unfinished.size(); i++) {
            finish(unfinished.get(i));
        }
        unfinished.clear();
        listeners.end();
        scriptReports.report(problems, presence);
        dropIdleProjections();
        cache.endTick();
        problems.end();
        complete = true;
    }

    /** Reads the root's queue bucket, and refreshes its world transform. */
    private void readRoot() {
        if (root == null) {
            rootBucket = null;
            return;
        }
        try {
            rootBucket = root.getQueueBucket();
            WorldTransforms.refresh(root);
        } catch (RuntimeException | Error e) {
            problems.reportFailure(root, "reading the root node failed: ", e);
        }
    }

    private void finish(SceneCollider collider) {
        try {
            collider.finish(world, cache, upload, problems);
        } catch (RuntimeException | Error e) {
            problems.reportFailure(collider.spatial(), "reading its position failed: ", e);
            collider.leave(world, ExitReason.INVALID);
        }
        if (collider.collider() == null) {
            faulty.add(collider.spatial());
        }
    }

    /** The plane onto which the scene is projected; at first XY. */
    public ProjectionPlane plane() {
        return cache.plane();
    }

    /** Sets the plane before a scan. If the plane changes, the scan replaces all colliders. */
    public void setPlane(ProjectionPlane plane) {
        if (plane != cache.plane()) {
            endAll();
            cache.setPlane(plane);
        }
    }

    /** Sets the mode of colliders that have none of their own, before a scan; at first HULL_PER_GEOMETRY. */
    public void setMode(ProjectionMode newMode) {
        modeChanged |= newMode != mode;
        mode = newMode;
    }

    /** Skips the next sweep of the colliders at and below a spatial, and of the one that it belongs to. */
    public void teleport(Spatial top) {
        ArrayList<Spatial> rest = new ArrayList<>();
        rest.add(top);
        while (!rest.isEmpty()) {
            Spatial spatial = rest.remove(rest.size() - 1);
            SceneCollider collider = spatial == top ? find(top) : colliderAt(spatial);
            if (collider != null) {
                collider.teleport();
            }
            if (spatial instanceof Node node) {
                rest.addAll(node.getChildren());
            }
        }
    }

    /** The full scans of a walk. */
    private final class FullScans implements SceneWalk.Visitor {
        @Override
        public boolean scan(int row, boolean changed) {
            boolean walked = false;
            begun = false;
            changedBelow = false;
            table.unsettle(row);
            try {
                refreshTransform(row);
                boolean listenersChanged = table.updateControls(row) | changed | table.stale[row];
                table.updateUserData(row);
                reportUserData(row);
                if (table.foreign[row] != null) {
                    problems.report(table.spatials[row], table.foreign[row]);
                }
                listenersChanged |= listeners.update(row, problems);
                if (table.isExcluded(row)) {
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

        @Override
        public boolean isChangedBelow() {
            return changedBelow;
        }

        /** Reports an exception, such as from a subclass of the game's own; the walk goes on. */
        @Override
        public void fail(int row, Throwable thrown) {
            table.states[row] = SceneTable.FULL;
            table.stale[row] = true;
            problems.reportFailure(table.spatials[row], "scanning it failed: ", thrown);
        }

        @Override
        public void reportDuplicate(Spatial spatial) {
            problems.report(spatial, "it is in the scene more than once");
        }
    }

    /** Refreshes the world transform; that of the parent is up to date unless the walk has skipped it. */
    private void refreshTransform(int row) {
        int parent = table.parents[row];
        if (markedOnly && parent >= 0 && table.scanned[parent] != tick) {
            WorldTransforms.refresh(table.spatials[row]);
        } else {
            table.spatials[row].getWorldTransform();
        }
    }

    private void reportSceneSettings() {
        for (int i = 0; i < sceneSettings.problems().size(); i++) {
            SceneSettings.Problem problem = sceneSettings.problems().get(i);
            problems.report(problem.spatial(), problem.text());
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
                sceneHolders++;
            } else {
                problems.report(table.spatials[row], data.getMisplacedKeys());
            }
        }
    }

    /** Determines a spatial's role in collisions; returns whether it is a node. */
    private boolean classify(int row, boolean listenersChanged) {
        Spatial spatial = table.spatials[row];
        int parent = table.parents[row];
        Bucket bucket = spatial.getLocalQueueBucket();
        SceneCollider outer = parent < 0 || spatial instanceof BitmapText ? null : table.bodies[parent];
        table.listening[row] = table.isListening(row) ? row : parent < 0 ? -1 : table.listening[parent];
        SceneCollider collider = table.isMarked(row) ? begin(row, listenersChanged) : outer;
        if (spatial instanceof Node node) {
            changedBelow = listenersChanged || bucket != table.buckets[row] || collider != table.bodies[row];
            table.bodies[row] = collider;
            table.children[row] = LeftOut.isStandIn(node) ? null : SceneTable.childArray(node);
        } else if (spatial instanceof Geometry geometry) {
            visit(row, geometry, collider, listenersChanged);
        }
        table.buckets[row] = bucket;
        table.invalid[row] = false;
        boolean isNode = spatial instanceof Node;
        if (collider == null && !begun && table.isUnmarked(row) && (!isNode || table.children[row] != null)) {
            table.states[row] = isNode || !table.isBare(row) ? SceneTable.QUIET : SceneTable.BARE;
        }
        return isNode;
    }

    private void visit(int row, Geometry geometry, SceneCollider outer, boolean listenersChanged) {
        if (outer != null && outer.isByHand()) {
            dropPart(row);
            return;
        }
        String reason = LeftOut.reason(geometry, geometry.getQueueBucket(), rootBucket == Bucket.Gui);
        SceneCollider collider = outer;
        if (reason == null && outer == null && !markedOnly) {
            collider = begin(row, listenersChanged);
        }
        if (reason != null || collider == null) {
            if (collider != null && collider == table.colliders[row]) {
                collider.explain(reason, problems);
            }
            dropPart(row);
            return;
        }
        if (table.parts[row] == null) {
            table.parts[row] = new ScenePart(geometry);
        }
        ScenePart part = table.parts[row];
        collider.add(part, geometry, table.invalid[row], cache, problems);
        // Finished at once if that does not change the order of colliders.
        if (collider == table.colliders[row] && collider.stays()) {
            unfinished.remove(unfinished.size() - 1);
            collider.finish(world, cache, upload, problems);
            if (table.isBare(row) && !collider.isTroubled()
                    && table.projections.set(row, geometry, part.projection)) {
                table.followers[row] = collider.collider();
                table.states[row] = SceneTable.SETTLED;
            }
        }
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
        collider.begin(settings(row, collider), mode, choice, problems);
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

    private ColliderControl settings(int row, SceneCollider collider) {
        ColliderControl control = table.findControl(row);
        if (control != null) {
            if (table.hasSurplusControls(row)) {
                problems.report(table.spatials[row],
                        "it has several ColliderControls, of which only the first counts");
            }
            return control;
        }
        SeenUserData data = table.userData(row);
        return data != null && data.isPresent() ? collider.ownSettings().read(data.takeChange(), problems) : plain;
    }

    private void dropUnvisited() {
        for (int row = 0; row < table.top() && order.count < table.size(); row++) {
            if (table.spatials[row] != null && !order.contains(row)) {
                end(row);
                table.remove(row);
                cache.abandon();
            }
        }
    }

    private void end(int row) {
        if (table.colliders[row] != null) {
            ended.add(table.colliders[row]);
            table.colliders[row] = null;
        }
    }

    /**
     * Drops the projections of geometries that have been settled for a while; only their rows stay. A full scan makes
     * the projection again. With 10 000 boxes this saves half a kilobyte each.
     */
    private void dropIdleProjections() {
        for (int row = 0; row < table.top() && tick % PAUSE == 0; row++) {
            if (table.states[row] == SceneTable.SETTLED && table.parts[row] != null
                    && table.scanned[row] < tick - KEPT) {
                table.parts[row] = null;
                table.colliders[row].rest();
            }
        }
    }

    private void dropEnded(Node oldRoot) {
        for (int i = 0; i < ended.size(); i++) {
            ended.get(i).leave(world, reasonToLeave(ended.get(i).spatial(), oldRoot));
            cache.abandon();
        }
        ended.clear();
    }

    private ExitReason reasonToLeave(Spatial spatial, Node oldRoot) {
        try {
            return findReasonToLeave(spatial, oldRoot);
        } catch (RuntimeException | Error e) {
            // Thrown by a subclass of the game's own, which the scan reports if it is still in the scene.
            return ExitReason.REMOVED;
        }
    }

    private ExitReason findReasonToLeave(Spatial spatial, Node oldRoot) {
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

    /** The collider that a spatial is or belongs to, or null. */
    public SceneCollider find(Spatial spatial) {
        for (Spatial each = spatial; each != null; each = each.getParent()) {
            SceneCollider collider = colliderAt(each);
            if (collider != null) {
                return collider;
            }
            if (each instanceof BitmapText || LeftOut.isDisabled(each)) {
                return null;
            }
        }
        return null;
    }

    private SceneCollider colliderAt(Spatial spatial) {
        int row = table.find(spatial);
        return row < 0 ? null : table.colliders[row];
    }

    /** Whether a geometry is a piece of its collider, or has its own shape set by hand. */
    public boolean hasPolygon(Spatial geometry) {
        int row = table.find(geometry);
        if (row >= 0 && table.parts[row] != null) {
            return table.parts[row].projection.pieces().count() > 0;
        }
        SceneCollider collider = row < 0 ? null : table.colliders[row];
        return collider != null && (collider.isResting() || collider.isByHand() && collider.collider() != null);
    }

    /** By what share of its exact area a limit of vertices has enlarged the outline of a geometry; otherwise 0. */
    public float areaError(Geometry geometry) {
        int row = table.find(geometry);
        return row < 0 || table.parts[row] == null ? 0 : table.parts[row].projection.areaError();
    }

    /** The topmost spatials that a control or user data takes out, as of the last scan; do not change it. */
    public List<Spatial> disabled() {
        return disabled;
    }

    /** The spatials that would be colliders but had no polygon at the last scan; do not change it. */
    public List<Spatial> faulty() {
        return faulty;
    }

    /** The mode of colliders that have none of their own, as of the last scan. */
    public ProjectionMode mode() {
        return mode;
    }

    /** The root of the last scan; null when there was none, or after {@link #clear}. */
    public Node root() {
        return root;
    }

    /** The number of spatials in the table: those that the last scan has visited. */
    int rememberedCount() {
        return table.size();
    }

    /** Ends all colliders and empties the table. */
    private void endAll() {
        walk.walk(null, true, markedOnly);
        for (int row = 0; row < table.top(); row++) {
            if (table.spatials[row] != null) {
                end(row);
                table.remove(row);
            }
        }
    }

    /** Clears all state; the world has removed its colliders itself. */
    public void clear() {
        endAll();
        ended.clear();
        unfinished.clear();
        disabled.clear();
        faulty.clear();
        problems.clear();
        listeners.clear();
        scriptReports.clear();
        invalidMeshes.clear();
        sceneSettings.clear();
        cache.beginTick();
        cache.abandon();
        cache.endTick();
        root = null;
    }
}

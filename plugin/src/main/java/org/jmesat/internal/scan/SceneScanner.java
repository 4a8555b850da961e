package org.jmesat.internal.scan;

import com.jme3.font.BitmapText;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.logging.Logger;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.dispatch.HandlerFailures;
import org.jmesat.internal.dispatch.ScenePresence;
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
    private final ScenePresence presence = new ScenePresence(LeftOut::isDisabled);
    private final LayerSettings layerSettings = new LayerSettings();
    private final SceneSettings sceneSettings = new SceneSettings();
    private final SceneProblems problems;
    private final ProjectionCache cache = new ProjectionCache();
    final SceneTable table = new SceneTable();
    private final ListenerScan listeners;
    private final ScriptReports scriptReports = new ScriptReports();
    private final FullScan fullScan;
    private final SceneWalk walk;
    /** The tops of subtrees whose meshes and textures the next scan reads again, even without a visible change. */
    private final Set<Spatial> invalidated = new HashSet<>();
    private Node root;
    private boolean markedOnly;
    /** The mode of colliders that have none of their own. */
    private ProjectionMode mode = ProjectionMode.HULL_PER_GEOMETRY;
    private boolean modeChanged;
    /** That of the layers' names, which settings name. */
    private long layerRevision;
    /** The root's queue bucket, its own or inherited. */
    private Bucket rootBucket;
    private int tick;
    private List<String> listenerProblems = List.of();
    private String rootProblem;
    /** Whether the last scan has completed. */
    private boolean complete = true;

    /** Creates a scanner whose scripts do not act. */
    public SceneScanner(CollisionWorld world, Logger logger) {
        this(world, new ScriptHost(null, new HandlerFailures()), logger);
    }

    /** Creates a scanner. */
    public SceneScanner(CollisionWorld world, ScriptHost host, Logger logger) {
        this.world = world;
        listeners = new ListenerScan(table, presence, host);
        problems = new SceneProblems(logger);
        fullScan = new FullScan(world, table, cache, listeners, problems, sceneSettings);
        walk = new SceneWalk(table, cache, fullScan);
    }

    /** Why spatials do not collide; the same instance each time. */
    public SceneProblems problems() {
        return problems;
    }

    /** Notes the meshes that were written since the last scan, before the renderer clears the trace. */
    public void noteUploads() {
        cache.noteUploads();
    }

    /** Makes the next scan read the meshes in a subtree again. */
    public void invalidate(Spatial spatial) {
        invalidated.add(spatial);
    }

    /** Tells whether spatials are below the root of the last scan, also after {@link #clear}. */
    public ScenePresence presence() {
        return presence;
    }

    /** Makes no spatial be below the root, until the next scan. */
    public void forgetRoot() {
        presence.setRoot(null);
    }

    /** The listeners that user data asks for; the same instance each time. */
    public UserDataListeners userDataListeners() {
        return listeners;
    }

    /** Starts new scripts and ends others, after a scan. They may change the scene. */
    public void giveContexts() {
        listeners.giveContexts();
    }

    /** Updates the scripts in user data, once a frame. They may change the scene. */
    public void updateScripts(float tpf) {
        listeners.updateScripts(tpf);
    }

    /** Makes all scripts cease to act, between two scans. */
    public void stopScripts() {
        listeners.stop();
    }

    /** The scripts that the user data of a spatial names, as of the last scan; a view. */
    public List<CollisionScript> scriptsOn(Spatial spatial) {
        return listeners.scriptsOn(spatial);
    }

    /** Reports a problem of a script from the next scan on, as the rest of a sentence; null ends the last one. */
    public void reportScript(CollisionScript script, Spatial spatial, String problem) {
        scriptReports.set(script, spatial, problem);
    }

    /** Whether a script has a problem that it has reported itself. */
    public boolean hasReported(CollisionScript script) {
        return scriptReports.has(script);
    }

    /** Whether scripts acted at the last scan. */
    public boolean isActing() {
        return listeners.isActing();
    }

    /** Whether user data about collisions, or listeners, have changed since the last {@link #forgetChange}. */
    public boolean hasChanged() {
        return table.changed;
    }

    /** Makes {@link #hasChanged} false until the next change. */
    public void forgetChange() {
        table.changed = false;
    }

    /** Sets the names of layers and the pairs that do not collide, as text. */
    public void setLayers(String names, String apart) {
        layerSettings.apply(names, apart, world.getLayers());
    }

    /** Sets the problems of listeners that are registered for unknown layers. */
    public void setListenerProblems(List<String> problems) {
        listenerProblems = problems;
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
        return fullScan.unreadSettings;
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
        cache.beginTick();
        forgetInvalidated();
        problems.begin(tick);
        listeners.begin(tick);
        Bucket oldBucket = rootBucket;
        readRoot();
        boolean changed = onlyMarked != markedOnly || rootBucket != oldBucket || modeChanged || !complete
                || layerRevision != world.getLayers().getNameRevision();
        layerRevision = world.getLayers().getNameRevision();
        complete = false;
        modeChanged = false;
        markedOnly = onlyMarked;
        fullScan.begin(tick, markedOnly, mode, rootBucket);
        if (root != null) {
            reportOfRoot(layerSettings.nameProblems);
            reportOfRoot(layerSettings.apartProblems);
            reportOfRoot(listenerProblems);
            reportSceneSettings();
            if (rootProblem != null) {
                problems.report(root, rootProblem);
            }
        }
        walk.walk(root, changed, markedOnly);
        dropUnvisited();
        fullScan.removeEnded(root, oldRoot);
        fullScan.finishAll();
        listeners.end();
        scriptReports.report(problems, presence);
        dropIdleProjections();
        cache.endTick();
        problems.end();
        complete = true;
    }

    /**
     * Computes the outlines of the pieces that a spatial and its subtree would have as colliders, where it is now, in
     * the plane and mode of the last scan; each as plane x and y of its corners, counter-clockwise. If the spatial
     * would have none, the only one is the box of its bound; there is none if that is not finite.
     */
    public List<double[]> computeOutlines(Spatial spatial) {
        return ShapePreview.compute(spatial, plane(), mode);
    }

    /**
     * Computes the outlines of a body in a plane as it is seen now, and keeps them with it: in its ColliderControl, or
     * without one in its user data. Returns them as text.
     *
     * @throws IllegalStateException if a geometry has no outline, or nothing is in the slice; the message names the
     *     first, and nothing is set
     */
    public static String bake(Spatial body, ProjectionPlane plane) {
        return BodyBaking.bake(body, plane);
    }

    /** Adds to the world what a spatial and its subtree would be there, even if it is disabled. Makes no scripts. */
    void preview(Spatial top) {
        WorldTransforms.refresh(top);
        cache.beginTick();
        fullScan.begin(tick, false, mode, Bucket.Gui);
        fullScan.setPreviewed(top);
        walk.walk(top, true, false);
        fullScan.finishAll();
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
        top.breadthFirstTraversal(spatial -> {
            SceneCollider collider = spatial == top ? find(top) : colliderAt(spatial);
            if (collider != null) {
                collider.teleport();
            }
        });
    }

    private void reportOfRoot(List<String> texts) {
        for (int i = 0; i < texts.size(); i++) {
            problems.report(root, texts.get(i));
        }
    }

    private void reportSceneSettings() {
        for (int i = 0; i < sceneSettings.problems().size(); i++) {
            SceneSettings.Problem problem = sceneSettings.problems().get(i);
            problems.report(problem.spatial(), problem.text());
        }
    }

    private void dropUnvisited() {
        for (int row = 0; row < table.top() && walk.count < table.size(); row++) {
            if (table.spatials[row] != null && !walk.hasVisited(row)) {
                fullScan.end(row);
                table.remove(row);
                cache.abandon();
            }
        }
    }

    /**
     * Drops the projections of geometries that have been settled for a while; only their rows stay. A full scan makes
     * the projection again. With 10 000 boxes this saves half a kilobyte each.
     */
    private void dropIdleProjections() {
        for (int row = 0; row < table.top() && tick % PAUSE == 0; row++) {
            if (table.states[row] == SceneTable.SETTLED && table.parts[row] != null && table.colliders[row] != null
                    && table.scanned[row] < tick - KEPT) {
                table.parts[row] = null;
                table.colliders[row].dropOutline();
            }
        }
    }

    /** Drops these meshes from the cache before the walk, so that all geometries that share one update together. */
    private void forgetInvalidated() {
        if (invalidated.isEmpty()) {
            return;
        }
        ArrayList<Spatial> rest = new ArrayList<>(invalidated);
        invalidated.clear();
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

    /** Whether the last scan of a spatial did not complete, so that its children may have been left out. */
    public boolean hasFailed(Spatial spatial) {
        int row = table.find(spatial);
        return row >= 0 && table.stale[row];
    }

    private SceneCollider colliderAt(Spatial spatial) {
        int row = table.find(spatial);
        return row < 0 ? null : table.colliders[row];
    }

    /** Whether a geometry is a piece of its collider, or has its own shape set by hand. */
    public boolean hasPolygon(Spatial geometry) {
        int row = table.find(geometry);
        if (row >= 0 && table.parts[row] != null) {
            return table.parts[row].projection.pieceCount() > 0;
        }
        SceneCollider collider = row < 0 ? null : table.colliders[row];
        return collider != null
                && (collider.isOutlineDropped() || collider.isByHand() && collider.collider() != null);
    }

    /** By what share of its exact area a limit of vertices has enlarged the outline of a geometry; otherwise 0. */
    public float areaError(Geometry geometry) {
        int row = table.find(geometry);
        return row < 0 || table.parts[row] == null ? 0 : table.parts[row].projection.areaError();
    }

    /** The topmost spatials that a control or user data takes out, as of the last scan; do not change it. */
    public List<Spatial> disabled() {
        return fullScan.disabled;
    }

    /** The spatials that would be colliders but had no polygon at the last scan; do not change it. */
    public List<Spatial> faulty() {
        return fullScan.faulty;
    }

    /** The mode of colliders that have none of their own, as of the last scan. */
    public ProjectionMode mode() {
        return mode;
    }

    /** Whether only marked spatials were colliders at the last scan. */
    public boolean isMarkedOnly() {
        return markedOnly;
    }

    /** The root of the last scan; null when there was none, or after {@link #clear}. */
    public Node root() {
        return root;
    }

    /** Ends all colliders and empties the table. */
    private void endAll() {
        for (int row = 0; row < table.top(); row++) {
            if (table.spatials[row] != null) {
                fullScan.end(row);
                table.remove(row);
            }
        }
    }

    /** Removes all colliders from the world; the next scan finds them again. */
    public void removeAll() {
        endAll();
        fullScan.removeEnded(root, root);
    }

    /** Clears all state; the world has removed its colliders itself. */
    public void clear() {
        endAll();
        fullScan.clear();
        problems.clear();
        listeners.clear();
        scriptReports.clear();
        invalidated.clear();
        sceneSettings.clear();
        cache.beginTick();
        cache.abandon();
        cache.endTick();
        root = null;
    }
}

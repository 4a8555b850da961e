package org.jmesat.internal.scan;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.dispatch.ScenePresence;
import org.jmesat.internal.dispatch.UserDataListeners;
import org.jmesat.internal.dispatch.UserDataListeners.Replacement;

/**
 * Finds the listeners of colliders: on each spatial its listening Controls, then those that its user data requests,
 * which it makes and holds by spatial.
 *
 * <p>A spatial keeps its requested listeners as long as its user data requests them and it is in the scene, also below
 * a disabled spatial and after it has moved to another node. If the user data no longer requests a listener, it is
 * dropped at once, like a Control that was removed. If the spatial has left the scene, the listener is dropped after
 * the events of the tick, so that it gets the EXITs.
 */
final class ListenerScan implements UserDataListeners {
    private final Map<Spatial, SpatialListeners> bySpatial = new IdentityHashMap<>();
    /** In the order of discovery. */
    private final List<SpatialListeners> all = new ArrayList<>();
    /** Those that user data no longer requests; ended after the scan. */
    private final List<SpatialListeners> dropped = new ArrayList<>();
    /** Those with scripts that give way to others in the next delivery. */
    private final List<SpatialListeners> replacing = new ArrayList<>();
    private final SceneTable table;
    private final ScenePresence presence;
    private final ScriptHost host;
    private final ControlScripts controlScripts;
    /** The listeners of one collider, and the spatial of each. */
    private final List<CollisionListener> found = new ArrayList<>();
    private final List<Spatial> spatials = new ArrayList<>();
    private final Vector3f up = new Vector3f();
    private final Predicate<CollisionScript> oneWay = script -> script.oneWayUp(up) != null;
    private long revision;
    private boolean acting;
    private int tick;

    ListenerScan(SceneTable table, ScenePresence presence, ScriptHost host) {
        this.table = table;
        this.presence = presence;
        this.host = host;
        controlScripts = new ControlScripts(host);
        table.setControlScripts(controlScripts);
    }

    void begin(int newTick) {
        tick = newTick;
    }

    /** Updates the listeners from the user data of a spatial; returns whether one was made or dropped. */
    boolean update(int row, SceneProblems problems) {
        Spatial spatial = table.spatials[row];
        SeenUserData data = table.userData(row);
        if (data != null && data.asksForListeners()) {
            table.requesting[row] = true;
            return update(spatial, problems);
        }
        boolean requested = table.requesting[row];
        if (requested) {
            table.requesting[row] = false;
            drop(spatial);
        }
        return requested;
    }

    private boolean update(Spatial spatial, SceneProblems problems) {
        SpatialListeners found = bySpatial.get(spatial);
        if (found == null) {
            found = new SpatialListeners(spatial, host);
            bySpatial.put(spatial, found);
            all.add(found);
        }
        boolean returned = found.leaving;
        found.leaving = false;
        found.tick = tick;
        boolean changed = found.update(problems);
        if (found.isReplacing() && !replacing.contains(found)) {
            replacing.add(found);
        }
        return changed || returned;
    }

    /** Drops the listeners of a spatial, if any, since its user data requests none. */
    private void drop(Spatial spatial) {
        SpatialListeners found = bySpatial.remove(spatial);
        if (found != null) {
            all.remove(found);
            dropped.add(found);
        }
    }

    /** The first script on a spatial that makes it one-way, or null. */
    CollisionScript findOneWay(int row) {
        return find(row, oneWay);
    }

    /** Whether a script on a spatial makes it continuous. */
    boolean isContinuous(int row) {
        return find(row, CollisionScript::makesContinuous) != null;
    }

    private CollisionScript find(int row, Predicate<CollisionScript> sought) {
        if (!table.isListening(row)) {
            return null;
        }
        Spatial spatial = table.spatials[row];
        for (int i = 0; i < spatial.getNumControls(); i++) {
            if (spatial.getControl(i) instanceof CollisionScript script && sought.test(script)) {
                return script;
            }
        }
        List<CollisionScript> named = table.requesting[row] ? scriptsOn(spatial) : List.of();
        for (int i = 0; i < named.size(); i++) {
            if (sought.test(named.get(i))) {
                return named.get(i);
            }
        }
        return null;
    }

    /** Passes the listeners on a spatial and its ancestors to its collider. */
    void collect(int row, SceneCollider collider) {
        // At the start too: a spatial may have thrown in the last call.
        clearFound();
        for (int each = table.listening[row]; each >= 0; each = nextListening(each)) {
            Spatial spatial = table.spatials[each];
            for (int i = 0; i < spatial.getNumControls(); i++) {
                if (spatial.getControl(i) instanceof CollisionListener listener) {
                    found.add(listener);
                }
            }
            if (table.requesting[each]) {
                found.addAll(on(spatial));
            }
            while (spatials.size() < found.size()) {
                spatials.add(spatial);
            }
        }
        revision += collider.body.setListeners(found, spatials) ? 1 : 0;
        clearFound();
    }

    /** Whether scripts act. */
    boolean isActing() {
        return host.isActing();
    }

    private int nextListening(int row) {
        int parent = table.parents[row];
        return parent < 0 ? -1 : table.listening[parent];
    }

    private void clearFound() {
        found.clear();
        spatials.clear();
    }

    /** Ends a scan: finds the spatials that have left the scene. */
    void end() {
        for (int i = all.size() - 1; i >= 0; i--) {
            SpatialListeners each = all.get(i);
            if (each.tick != tick) {
                each.leaving = !presence.isInScene(each.spatial);
                if (!each.leaving && !isStillRequested(each.spatial)) {
                    drop(each.spatial);
                }
            }
        }
    }

    private static boolean isStillRequested(Spatial spatial) {
        try {
            return SeenUserData.asksForListeners(spatial);
        } catch (RuntimeException | Error e) {
            // Thrown by a subclass of the game's own: the full scan reports it.
            return true;
        }
    }

    /** Starts new scripts and ends dropped ones, after a scan. They may change the scene. */
    void giveContexts() {
        controlScripts.giveContexts();
        if (acting != host.isActing()) {
            acting = !acting;
            table.updateContexts(controlScripts);
        }
        endDropped();
        for (int i = 0; i < all.size(); i++) {
            all.get(i).giveContexts();
        }
    }

    /** Makes all scripts in user data cease to act. Control scripts cease when their spatials leave the table. */
    void stop() {
        acting = false;
        all.forEach(SpatialListeners::stopActing);
    }

    private void endDropped() {
        while (!dropped.isEmpty()) {
            dropped.remove(0).end();
        }
    }

    /** Updates the scripts of spatials in the scene, once a frame. They may change the scene. */
    void updateScripts(float tpf) {
        for (int i = 0; i < all.size(); i++) {
            if (presence.isInScene(all.get(i).spatial)) {
                all.get(i).updateScripts(tpf);
            }
        }
    }

    /** The scripts that the user data of a spatial names; a view, which is empty for most spatials. */
    List<CollisionScript> scriptsOn(Spatial spatial) {
        SpatialListeners found = bySpatial.get(spatial);
        return found == null ? List.of() : found.scripts();
    }

    /** Makes all listeners leave after the next delivery of events. */
    void clear() {
        for (int i = 0; i < all.size(); i++) {
            all.get(i).leaving = true;
        }
    }

    @Override
    public List<CollisionListener> on(Spatial spatial) {
        SpatialListeners found = bySpatial.isEmpty() ? null : bySpatial.get(spatial);
        return found == null ? List.of() : found.listeners();
    }

    @Override
    public List<Replacement> replacements() {
        if (replacing.isEmpty()) {
            return List.of();
        }
        List<Replacement> found = new ArrayList<>();
        for (SpatialListeners each : replacing) {
            each.collectReplacements(found);
        }
        return found;
    }

    @Override
    public void replace() {
        // All ends come first: a script may restore in its end what the start of another one reads.
        for (int i = 0; i < replacing.size(); i++) {
            replacing.get(i).endReplaced();
        }
        while (!replacing.isEmpty()) {
            SpatialListeners each = replacing.remove(0);
            if (!each.leaving && bySpatial.get(each.spatial) == each) {
                each.giveContexts();
            }
        }
    }

    @Override
    public long revision() {
        return revision;
    }

    @Override
    public void endDelivery() {
        replace();
        for (int i = all.size() - 1; i >= 0; i--) {
            if (i < all.size() && all.get(i).leaving) {
                drop(all.get(i).spatial);
            }
        }
        endDropped();
        controlScripts.endDelivery();
    }
}

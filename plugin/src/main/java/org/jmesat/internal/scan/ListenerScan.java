package org.jmesat.internal.scan;

import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.control.CollisionListener;
import org.jmesat.internal.dispatch.ListenerPath;
import org.jmesat.internal.dispatch.ListeningBodies;
import org.jmesat.internal.dispatch.Replacement;
import org.jmesat.internal.dispatch.ScenePresence;
import org.jmesat.internal.dispatch.UserDataListeners;

/** Finds the listeners of colliders: on each spatial its listening Controls, then those that its user data asks for. */
final class ListenerScan implements UserDataListeners {
    private final SceneTable table;
    private final RequestedListeners requested;
    private final ControlScripts controlScripts;
    private final ScriptHost host;
    private boolean acting;
    private final ListenerPath path = new ListenerPath();
    private final ListeningBodies listening = new ListeningBodies();

    ListenerScan(SceneTable table, ScenePresence presence, ScriptHost host) {
        this.table = table;
        this.host = host;
        requested = new RequestedListeners(presence, host);
        controlScripts = new ControlScripts(host);
        table.setControlScripts(controlScripts);
    }

    void begin(int tick) {
        requested.begin(tick);
    }

    /** Updates the listeners from the user data of a spatial; returns whether one was made or dropped. */
    boolean update(int row, SceneProblems problems) {
        SeenUserData data = table.userData(row);
        if (data != null && data.asksForListeners()) {
            table.requesting[row] = true;
            return requested.update(table.spatials[row], problems);
        }
        boolean dropped = table.requesting[row];
        if (dropped) {
            table.requesting[row] = false;
            requested.drop(table.spatials[row]);
        }
        return dropped;
    }

    /** Passes the listeners on a spatial and its ancestors to its collider. */
    void collect(int row, SceneCollider collider) {
        // Again, in case a spatial has thrown in the last call: its listeners would become those of this collider.
        path.clear();
        int each = table.listening[row];
        while (each >= 0) {
            path.add(table.spatials[each]);
            if (table.requesting[each]) {
                path.add(table.spatials[each], requested.on(table.spatials[each]));
            }
            int parent = table.parents[each];
            each = parent < 0 ? -1 : table.listening[parent];
        }
        collider.setListeners(path);
        path.clear();
        note(collider);
    }

    /** Notes whether a collider has listeners; called again when the collider may have come into the world. */
    void note(SceneCollider collider) {
        if (collider.collider() != null) {
            listening.set(collider.collider().getId(), collider.isListening());
        }
    }

    void end() {
        requested.end();
    }

    /** Starts and ends scripts, after a scan. */
    void giveContexts() {
        controlScripts.giveContexts();
        if (acting != host.isActing()) {
            acting = !acting;
            table.updateContexts(controlScripts);
        }
        requested.giveContexts();
    }

    void clear() {
        requested.clear();
    }

    RequestedListeners requested() {
        return requested;
    }

    @Override
    public List<CollisionListener> on(Spatial spatial) {
        return requested.on(spatial);
    }

    @Override
    public ListeningBodies listeningBodies() {
        return listening;
    }

    @Override
    public List<Replacement> replacements() {
        return requested.replacements();
    }

    @Override
    public void replace() {
        requested.replace();
    }

    @Override
    public void endDelivery() {
        requested.endDelivery();
        controlScripts.endDelivery();
    }
}

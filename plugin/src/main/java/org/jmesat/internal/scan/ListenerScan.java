package org.jmesat.internal.scan;

import org.jmesat.internal.dispatch.ListenerPath;
import org.jmesat.internal.dispatch.ScenePresence;
import org.jmesat.internal.dispatch.UserDataListeners;

/** Finds the listeners of colliders: on each spatial its listening Controls, then those that its user data asks for. */
final class ListenerScan {
    private final SceneTable table;
    private final MadeListeners made;
    private final ListenerPath path = new ListenerPath();

    ListenerScan(SceneTable table, ScenePresence presence) {
        this.table = table;
        made = new MadeListeners(presence);
    }

    void begin(int tick) {
        made.begin(tick);
    }

    /** Updates the listeners from the user data of a spatial; returns whether one was made or dropped. */
    boolean update(int row, SceneProblems problems) {
        SeenUserData data = table.userData(row);
        if (data != null && data.asksForListeners()) {
            table.making[row] = true;
            return made.update(table.spatials[row], problems);
        }
        boolean dropped = table.making[row];
        if (dropped) {
            table.making[row] = false;
            made.drop(table.spatials[row]);
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
            if (table.making[each]) {
                path.add(table.spatials[each], made.on(table.spatials[each]));
            }
            int parent = table.parents[each];
            each = parent < 0 ? -1 : table.listening[parent];
        }
        collider.setListeners(path);
        path.clear();
    }

    void end() {
        made.end();
    }

    void clear() {
        made.clear();
    }

    UserDataListeners made() {
        return made;
    }
}

package org.jmesat.internal.scan;

import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import com.jme3.util.SafeArrayList;
import java.util.Arrays;
import java.util.Collection;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.project.ProjectionRow;

/**
 * A table with a row for each spatial in the scene: the results of its last full scan. A spatial keeps its row while it
 * is in the scene, even if it moves to another node. The scan compares each row with the spatial before it trusts it.
 */
final class SceneTable {
    /** State: the spatial gets a full scan in each tick. */
    static final byte FULL = 0;
    /** State: the spatial has nothing to do with collisions, except that some of its Controls may be listeners. */
    static final byte QUIET = 1;
    /** State: a geometry of a collider, perhaps the only one, which the last full scan found without fault. */
    static final byte SETTLED = 2;
    /** State: a node that is a collider, or a spatial with a shape set by hand, found likewise. */
    static final byte BODY = 3;

    private static final Control[] NO_CONTROLS = {};
    private static final String[] NO_KEYS = {};

    Spatial[] spatials = {};
    /** The row of the parent; −1 for the root. */
    int[] parents = {};
    /** The row that the last walk has visited next; or an outdated one, or −1. */
    int[] following = {};
    /** The number of the last walk that has visited it. */
    int[] visited = {};
    /** The tick of the last full scan. */
    int[] scanned = {};
    byte[] states = {};
    /** Whether the row has no complete full scan. */
    boolean[] stale = {};
    /** Whether its mesh must be read again, even without a visible change. */
    boolean[] readAgain = {};

    /** The array of a node's children; null for a geometry. */
    Spatial[][] children = {};
    /** The queue bucket of a geometry, its own or inherited. */
    Bucket[] buckets = {};
    private Control[][] controls = {};
    /** The problem of Controls that another class loader has made; mostly null. */
    String[] foreign = {};
    /** Null without user data; the array of keys if none concerns collisions; otherwise a {@link SeenUserData}. */
    private Object[] userData = {};

    /** The body that a node belongs to, or null. */
    SceneCollider[] bodies = {};
    /** Whether user data of the spatial requests listeners. */
    boolean[] requesting = {};
    /** The row of the nearest spatial with a listener, from this one up; or −1. */
    int[] listening = {};

    SceneCollider[] colliders = {};
    /** Null for a geometry without a collider, and for one that has been settled for long. */
    ScenePart[] parts = {};
    /** The inputs of the outlines of settled geometries. */
    final ProjectionRow projections = new ProjectionRow();

    /** Whether user data about collisions, or listeners, have changed; who looks at the scene resets it. */
    boolean changed;
    private ControlScripts controlScripts;
    private String[] lastKeys = NO_KEYS;
    /** A hash table of rows by spatial, each plus 1. Rows of the same hash are chained, and so are free rows. */
    private int[] heads = new int[16];
    private int[] chain = {};
    private int free;
    /** One more than the highest row ever in use. */
    private int top;
    private int size;

    /** Sets the object that is notified when Controls are found or have left. */
    void setControlScripts(ControlScripts scripts) {
        controlScripts = scripts;
    }

    /** The number of spatials. */
    int size() {
        return size;
    }

    /** One more than the highest row ever in use. */
    int top() {
        return top;
    }

    /** The row of a spatial, or −1. */
    int find(Spatial spatial) {
        int row = heads[slot(spatial)];
        while (row > 0 && spatials[row - 1] != spatial) {
            row = chain[row - 1];
        }
        return row - 1;
    }

    private int slot(Spatial spatial) {
        return System.identityHashCode(spatial) * 0x9E3779B9 >>> Integer.numberOfLeadingZeros(heads.length) + 1;
    }

    /** The row of a spatial; adds one if it has none. */
    int findOrAdd(Spatial spatial) {
        int row = find(spatial);
        return row >= 0 ? row : add(spatial);
    }

    private int add(Spatial spatial) {
        int row = free - 1;
        if (row >= 0) {
            free = chain[row];
        } else {
            row = top++;
            if (row == spatials.length) {
                grow();
            }
        }
        spatials[row] = spatial;
        parents[row] = -1;
        following[row] = -1;
        visited[row] = 0;
        states[row] = FULL;
        stale[row] = true;
        readAgain[row] = false;
        requesting[row] = false;
        controls[row] = NO_CONTROLS;
        size++;
        link(row);
        return row;
    }

    private void link(int row) {
        int slot = slot(spatials[row]);
        chain[row] = heads[slot];
        heads[slot] = row + 1;
    }

    private void grow() {
        int capacity = 16 + spatials.length + spatials.length / 2;
        spatials = Arrays.copyOf(spatials, capacity);
        parents = Arrays.copyOf(parents, capacity);
        following = Arrays.copyOf(following, capacity);
        visited = Arrays.copyOf(visited, capacity);
        scanned = Arrays.copyOf(scanned, capacity);
        states = Arrays.copyOf(states, capacity);
        stale = Arrays.copyOf(stale, capacity);
        readAgain = Arrays.copyOf(readAgain, capacity);
        children = Arrays.copyOf(children, capacity);
        buckets = Arrays.copyOf(buckets, capacity);
        controls = Arrays.copyOf(controls, capacity);
        foreign = Arrays.copyOf(foreign, capacity);
        userData = Arrays.copyOf(userData, capacity);
        bodies = Arrays.copyOf(bodies, capacity);
        requesting = Arrays.copyOf(requesting, capacity);
        listening = Arrays.copyOf(listening, capacity);
        colliders = Arrays.copyOf(colliders, capacity);
        parts = Arrays.copyOf(parts, capacity);
        projections.ensureCapacity(capacity);
        chain = Arrays.copyOf(chain, capacity);
        if (heads.length < capacity) {
            heads = new int[Integer.highestOneBit(capacity) << 1];
            for (int row = 0; row < top - 1; row++) {
                // Only rows in use fill the table to its end.
                link(row);
            }
        }
    }

    /** Removes a spatial's row. */
    void remove(int row) {
        int slot = slot(spatials[row]);
        if (heads[slot] == row + 1) {
            heads[slot] = chain[row];
        } else {
            int before = heads[slot] - 1;
            while (chain[before] != row + 1) {
                before = chain[before] - 1;
            }
            chain[before] = chain[row];
        }
        spatials[row] = null;
        children[row] = null;
        buckets[row] = null;
        controlScripts.replace(controls[row], NO_CONTROLS);
        controls[row] = null;
        foreign[row] = null;
        userData[row] = null;
        bodies[row] = null;
        colliders[row] = null;
        parts[row] = null;
        unsettle(row);
        chain[row] = free;
        free = row + 1;
        size--;
    }

    /** Makes the next walk do a full scan of the spatial. */
    void unsettle(int row) {
        if (states[row] == SETTLED) {
            projections.clear(row);
        }
        states[row] = FULL;
    }

    /** The array of a node's children, a new one after each change; null if a subclass of the game's own has none. */
    static Spatial[] childArray(Node node) {
        return node.getChildren() instanceof SafeArrayList<Spatial> list ? list.getArray() : null;
    }

    /** Whether the children, Controls and user data of a spatial are those of its last full scan. */
    boolean isUnchanged(int row, Spatial spatial) {
        return (children[row] == null || childArray((Node) spatial) == children[row])
                && hasSameControls(row, spatial) && (userData[row] instanceof SeenUserData seen
                        ? seen.isUnchanged(spatial) : hasSameKeys(userData[row], spatial.getUserDataKeys()));
    }

    private boolean hasSameControls(int row, Spatial spatial) {
        Control[] known = controls[row];
        int count = spatial.getNumControls();
        boolean same = count == known.length;
        for (int i = 0; i < count && same; i++) {
            same = spatial.getControl(i) == known[i];
        }
        return same;
    }

    static boolean hasSameKeys(Object known, Collection<String> now) {
        if (known == null) {
            return now.isEmpty();
        }
        String[] keys = (String[]) known;
        boolean same = now.size() == keys.length;
        for (int i = 0; i < keys.length && same; i++) {
            same = now.contains(keys[i]);
        }
        return same;
    }

    /** Updates the Controls; true if listeners may have been added, removed or reordered. */
    boolean updateControls(int row) {
        Spatial spatial = spatials[row];
        if (hasSameControls(row, spatial)) {
            return false;
        }
        boolean listened = isListening(row);
        int count = spatial.getNumControls();
        Control[] now = count == 0 ? NO_CONTROLS : new Control[count];
        for (int i = 0; i < count; i++) {
            now[i] = spatial.getControl(i);
        }
        controlScripts.replace(controls[row], now);
        controls[row] = now;
        foreign[row] = ForeignControls.findProblem(controls[row]);
        boolean listens = listened || isListening(row);
        changed |= listens;
        return listens;
    }

    /** Updates the context of each Control that is a script, in the order of rows. */
    void updateContexts(ControlScripts scripts) {
        for (int row = 0; row < top; row++) {
            for (Control each : spatials[row] == null ? NO_CONTROLS : controls[row]) {
                if (each instanceof CollisionScript script) {
                    scripts.updateContext(script);
                }
            }
        }
    }

    /** Updates the user data. */
    void updateUserData(int row) {
        Spatial spatial = spatials[row];
        Collection<String> now = spatial.getUserDataKeys();
        SeenUserData seen = userData[row] instanceof SeenUserData last ? last : null;
        if (seen == null) {
            if (hasSameKeys(userData[row], now)) {
                return;
            }
            seen = new SeenUserData();
        }
        changed |= seen.update(spatial) && !seen.isSilent();
        userData[row] = seen.isSilent() ? keys(now) : seen;
    }

    /** An array of the keys, which rows with the same keys share. */
    private String[] keys(Collection<String> now) {
        if (now.isEmpty()) {
            return null;
        }
        if (!hasSameKeys(lastKeys, now)) {
            lastKeys = now.toArray(NO_KEYS);
        }
        return lastKeys;
    }

    /** The user data if any of it concerns collisions; otherwise null. */
    SeenUserData userData(int row) {
        return userData[row] instanceof SeenUserData seen ? seen : null;
    }

    /** The spatial's first ColliderControl, which is the one used; or null. */
    ColliderControl findControl(int row) {
        for (Control each : controls[row]) {
            if (each instanceof ColliderControl control) {
                return control;
            }
        }
        return null;
    }

    boolean hasSurplusControls(int row) {
        ColliderControl first = findControl(row);
        for (Control each : controls[row]) {
            if (each instanceof ColliderControl && each != first) {
                return true;
            }
        }
        return false;
    }

    /** Whether the spatial has a listener, or user data that requests one. */
    boolean isListening(int row) {
        if (requesting[row]) {
            return true;
        }
        for (Control each : controls[row]) {
            if (each instanceof CollisionListener) {
                return true;
            }
        }
        return false;
    }

    /** Whether a disabled control or user data takes the spatial and its subtree out of collisions. */
    boolean isExcluded(int row) {
        ColliderControl control = findControl(row);
        return control != null && !control.isEnabled() || userData(row) != null && userData(row).isExcluded();
    }

    boolean isMarked(int row) {
        return findControl(row) != null || userData(row) != null && userData(row).isPresent();
    }

    /** Whether the spatial has no Control and no user data that a full scan in each tick must look at. */
    boolean isUnmarked(int row) {
        return findControl(row) == null && userData(row) == null && foreign[row] == null;
    }
}

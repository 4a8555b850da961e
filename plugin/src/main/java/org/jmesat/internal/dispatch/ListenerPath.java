package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.CollisionListener;

/** The listening Controls on a spatial, then those that its user data asks for; then those of each of its ancestors. */
public final class ListenerPath {
    private final ArrayList<CollisionListener> listeners = new ArrayList<>();
    private final ArrayList<Spatial> spatials = new ArrayList<>();

    /** Creates an empty path. */
    public ListenerPath() {
    }

    /** Adds the Controls of the next ancestor. */
    public void add(Spatial spatial) {
        for (int i = 0; i < spatial.getNumControls(); i++) {
            Control control = spatial.getControl(i);
            if (control instanceof CollisionListener listener) {
                listeners.add(listener);
                spatials.add(spatial);
            }
        }
    }

    /** Adds other listeners of an ancestor, after its Controls. */
    public void add(Spatial spatial, List<CollisionListener> more) {
        for (int i = 0; i < more.size(); i++) {
            listeners.add(more.get(i));
            spatials.add(spatial);
        }
    }

    /** Empties the path. */
    public void clear() {
        listeners.clear();
        spatials.clear();
    }

    int size() {
        return listeners.size();
    }

    CollisionListener listener(int i) {
        return listeners.get(i);
    }

    Spatial spatial(int i) {
        return spatials.get(i);
    }
}

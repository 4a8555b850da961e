package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import java.util.ArrayList;
import org.jmesat.control.CollisionListener;

/** The Controls on a spatial that listen, then those on each of its ancestors. */
public final class ListenerPath {
    private final ArrayList<CollisionListener> listeners = new ArrayList<>();
    private final ArrayList<Spatial> places = new ArrayList<>();

    /** Creates an empty path. */
    public ListenerPath() {
    }

    /** Adds the Controls on the next spatial on the way up. */
    public void add(Spatial spatial) {
        for (int i = 0; i < spatial.getNumControls(); i++) {
            Control control = spatial.getControl(i);
            if (control instanceof CollisionListener listener) {
                listeners.add(listener);
                places.add(spatial);
            }
        }
    }

    /** Empties the path. */
    public void clear() {
        listeners.clear();
        places.clear();
    }

    int size() {
        return listeners.size();
    }

    CollisionListener listener(int i) {
        return listeners.get(i);
    }

    Spatial place(int i) {
        return places.get(i);
    }
}

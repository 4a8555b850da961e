package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import java.util.ArrayList;
import org.jmesat.control.CollisionListener;

/**
 * The listening Controls on the way from the root to the spatial that a walk down the scene is at.
 */
public final class ListenerPath {
    private final ArrayList<CollisionListener> listeners = new ArrayList<>();
    private final ArrayList<Spatial> places = new ArrayList<>();

    /** Creates an empty path. */
    public ListenerPath() {
    }

    /**
     * Goes down to a spatial: the Controls on it that listen come before those met earlier.
     *
     * @param spatial the spatial that the walk enters
     */
    public void enter(Spatial spatial) {
        for (int i = spatial.getNumControls() - 1; i >= 0; i--) {
            Control control = spatial.getControl(i);
            if (control instanceof CollisionListener listener) {
                listeners.add(listener);
                places.add(spatial);
            }
        }
    }

    /**
     * Goes up again.
     *
     * @param size what {@link #size()} was before the spatial was entered
     */
    public void leave(int size) {
        while (listeners.size() > size) {
            listeners.remove(listeners.size() - 1);
            places.remove(places.size() - 1);
        }
    }

    /**
     * Returns how many listeners there are on the way.
     *
     * @return the count (≥0)
     */
    public int size() {
        return listeners.size();
    }

    CollisionListener nearestListener(int i) {
        return listeners.get(listeners.size() - 1 - i);
    }

    Spatial nearestPlace(int i) {
        return places.get(places.size() - 1 - i);
    }
}

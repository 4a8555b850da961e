package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import java.util.ArrayList;
import org.jmesat.control.CollisionListener;

/** The Controls that listen on the path from the root to the spatial at which a walk down the scene is. */
public final class ListenerPath {
    private final ArrayList<CollisionListener> listeners = new ArrayList<>();
    private final ArrayList<Spatial> places = new ArrayList<>();

    /** Creates an empty path. */
    public ListenerPath() {
    }

    /**
     * Adds the Controls of a spatial.
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
     * Removes the Controls of the spatials that were entered since.
     *
     * @param size what {@link #size()} was before
     */
    public void leave(int size) {
        while (listeners.size() > size) {
            listeners.remove(listeners.size() - 1);
            places.remove(places.size() - 1);
        }
    }

    /**
     * Returns how many listeners there are.
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

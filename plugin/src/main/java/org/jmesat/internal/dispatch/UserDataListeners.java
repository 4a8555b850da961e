package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.control.CollisionListener;

/**
 * The listeners that the user data of spatials asks for. They get events as the last Controls of their spatials, but
 * are not in the lists of Controls, where they would be saved with the scene.
 */
public interface UserDataListeners {
    /**
     * A listener that gives way to one of another class.
     *
     * @param spatial the spatial of both
     * @param old the listener that ends
     * @param successor the listener that takes over its contacts; null if it could not be made
     */
    record Replacement(Spatial spatial, CollisionListener old, CollisionListener successor) {
    }

    /** {@return the listeners of a spatial in the order of their events; a view, which is empty for most spatials} */
    List<CollisionListener> on(Spatial spatial);

    /**
     * {@return the listeners that give way to others in the next delivery; empty in most ticks}
     * {@link #on} returns their successors already.
     */
    List<Replacement> replacements();

    /** Called after the EXITs of such a delivery. Ends the listeners that give way, and starts their successors. */
    void replace();

    /** {@return a number that grows when the listeners on the spatial of any collider or above it change (≥0)} */
    long revision();

    /** Called when the events of a tick are delivered. Drops the listeners of spatials that have left the scene. */
    void endDelivery();
}

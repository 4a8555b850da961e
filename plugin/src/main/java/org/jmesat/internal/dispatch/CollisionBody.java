package org.jmesat.internal.dispatch;

import com.jme3.math.Quaternion;
import com.jme3.scene.Spatial;
import java.util.Arrays;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionListener;
import org.jmesat.world.Collider;

/**
 * The owner of a collider that an app state makes: the collider's spatial, and the Controls that are notified of its
 * collisions.
 */
public final class CollisionBody {
    private static final CollisionListener[] NO_LISTENERS = {};
    private static final Spatial[] NO_PLACES = {};

    private final Spatial spatial;
    /** The world rotation at the tick, as four numbers: there are as many bodies as colliders. */
    private float rotationX;
    private float rotationY;
    private float rotationZ;
    private float rotationW = 1;
    private CollisionListener[] listeners = NO_LISTENERS;
    private Spatial[] places = NO_PLACES;
    private int count;
    private ColliderControl settings;
    private int teleportCount;
    /** During delivery: the index of its last ENTER, or −1. */
    private int lastEnter = -1;

    /** Creates a body without listeners. */
    public CollisionBody(Spatial spatial) {
        this.spatial = spatial;
    }

    /** {@return a collider's spatial, also when it left the scene; null for one added by hand, and for null} */
    public static Spatial spatialOf(Collider collider) {
        return collider != null && collider.getOwner() instanceof CollisionBody body ? body.spatial : null;
    }

    /** {@return the spatial given at creation, also when it has left the scene} */
    public Spatial getSpatial() {
        return spatial;
    }

    /** Copies the spatial's world rotation in this tick; true when it differs from that of the last call. */
    public boolean setRotation(Quaternion worldRotation) {
        boolean changed = Float.compare(rotationX, worldRotation.getX()) != 0
                || Float.compare(rotationY, worldRotation.getY()) != 0
                || Float.compare(rotationZ, worldRotation.getZ()) != 0
                || Float.compare(rotationW, worldRotation.getW()) != 0;
        rotationX = worldRotation.getX();
        rotationY = worldRotation.getY();
        rotationZ = worldRotation.getZ();
        rotationW = worldRotation.getW();
        return changed;
    }

    /** Copies the spatial's world rotation in this tick into {@code store}, and returns {@code store}. */
    public Quaternion getRotation(Quaternion store) {
        return store.set(rotationX, rotationY, rotationZ, rotationW);
    }

    /** Sets the listeners: the Controls on the spatial first, then those on each ancestor up to the root. */
    public void setListeners(ListenerPath path) {
        int size = path.size();
        if (listeners.length < size) {
            listeners = new CollisionListener[2 * size];
            places = new Spatial[2 * size];
        }
        for (int i = 0; i < size; i++) {
            listeners[i] = path.listener(i);
            places[i] = path.place(i);
        }
        if (count > size) {
            Arrays.fill(listeners, size, count, null);
            Arrays.fill(places, size, count, null);
        }
        count = size;
    }

    /** Sets the control, or a stand-in for one (not null). Teleports are counted from now on. */
    public void setSettings(ColliderControl newSettings) {
        if (newSettings != settings) {
            teleportCount = newSettings.getTeleportCount();
        }
        settings = newSettings;
    }

    /** {@return whether the control was {@linkplain ColliderControl#teleport() teleported} since the last call} */
    public boolean takeTeleport() {
        boolean asked = isTeleportAsked();
        teleportCount = settings.getTeleportCount();
        return asked;
    }

    boolean isTeleportAsked() {
        return settings != null && settings.getTeleportCount() != teleportCount;
    }

    boolean expectsEnter() {
        return lastEnter >= 0;
    }

    int lastEnter() {
        return lastEnter;
    }

    void expectEnter(int index) {
        lastEnter = index;
    }

    void expectNoEnter() {
        lastEnter = -1;
    }

    int listenerCount() {
        return count;
    }

    CollisionListener listener(int i) {
        return listeners[i];
    }

    Spatial place(int i) {
        return places[i];
    }

    @Override
    public String toString() {
        return spatial.getClass().getSimpleName() + " '" + spatial.getName() + "'";
    }
}

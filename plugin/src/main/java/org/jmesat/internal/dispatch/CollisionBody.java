package org.jmesat.internal.dispatch;

import com.jme3.math.Quaternion;
import com.jme3.scene.Spatial;
import java.util.Arrays;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionListener;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;

/**
 * The owner of a collider of an app state: its spatial, and the listeners on the spatial and its ancestors. On each of
 * these, the Controls come first, then the listeners from its user data.
 */
public final class CollisionBody {
    private static final CollisionListener[] NO_LISTENERS = {};
    private static final Spatial[] NO_SPATIALS = {};

    private final Spatial spatial;
    private final ProjectionPlane plane;
    /** The world rotation at the tick; four floats to save an object for each collider. */
    private float rotationX;
    private float rotationY;
    private float rotationZ;
    private float rotationW = 1;
    private CollisionListener[] listeners = NO_LISTENERS;
    /** By listener: the spatial that has it, as a Control or by user data. */
    private Spatial[] listenerSpatials = NO_SPATIALS;
    private int count;
    private ColliderControl settings;
    private int teleportCount;
    /** During delivery: the index of this body's last ENTER ahead, or −1. */
    private int lastEnter = -1;

    /** Creates a body without listeners, for a collider in a plane. */
    public CollisionBody(Spatial spatial, ProjectionPlane plane) {
        this.spatial = spatial;
        this.plane = plane;
    }

    /** {@return a collider's spatial, even after it left the scene; null if no app state added it, and for null} */
    public static Spatial spatialOf(Collider collider) {
        return collider != null && collider.getOwner() instanceof CollisionBody body ? body.spatial : null;
    }

    /** {@return the spatial, even after it left the scene} */
    public Spatial getSpatial() {
        return spatial;
    }

    /** The plane of the collider, also after another one was set. */
    ProjectionPlane getPlane() {
        return plane;
    }

    /** Copies the spatial's world rotation in this tick; returns whether it changed. */
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

    /** Sets the listeners: those on the spatial first, then those on each ancestor up to the root. */
    public void setListeners(ListenerPath path) {
        int size = path.size();
        if (listeners.length < size) {
            listeners = new CollisionListener[2 * size];
            listenerSpatials = new Spatial[2 * size];
        }
        for (int i = 0; i < size; i++) {
            listeners[i] = path.listener(i);
            listenerSpatials[i] = path.spatial(i);
        }
        if (count > size) {
            Arrays.fill(listeners, size, count, null);
            Arrays.fill(listenerSpatials, size, count, null);
        }
        count = size;
    }

    /** Sets the control, or a substitute (not null). Earlier teleports are ignored. */
    public void setSettings(ColliderControl newSettings) {
        if (newSettings != settings) {
            teleportCount = newSettings.getTeleportCount();
        }
        settings = newSettings;
    }

    /** {@return whether the control was {@linkplain ColliderControl#teleport() teleported} since the last call} */
    public boolean takeTeleport() {
        boolean requested = isTeleportRequested();
        teleportCount = settings.getTeleportCount();
        return requested;
    }

    boolean isTeleportRequested() {
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

    /** {@return the number of listeners on the spatial and above, as of the last scan} */
    public int listenerCount() {
        return count;
    }

    CollisionListener listener(int i) {
        return listeners[i];
    }

    Spatial listenerSpatial(int i) {
        return listenerSpatials[i];
    }

    @Override
    public String toString() {
        return spatial.getClass().getSimpleName() + " '" + spatial.getName() + "'";
    }
}

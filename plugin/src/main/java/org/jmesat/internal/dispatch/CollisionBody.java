package org.jmesat.internal.dispatch;

import com.jme3.math.Quaternion;
import com.jme3.scene.Spatial;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.List;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.PushApart;
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
    /** To the spatial; null before the first contact has ended. */
    private WeakReference<Spatial> reference;
    final ProjectionPlane plane;
    /** The spatial's world rotation in this tick; null if the collider is not continuous. */
    private Quaternion rotation;
    /** Those that have a handler. */
    CollisionListener[] listeners = NO_LISTENERS;
    /** By listener: the spatial that has it, as a Control or by user data. */
    Spatial[] listenerSpatials = NO_SPATIALS;
    private ColliderControl settings;
    private int teleportCount;
    /** The nearest CharacterMover, otherwise the nearest PushApart, and the spatial that has it; or null. */
    CollisionListener movedWith;
    Spatial movedSpatial;
    /** What the collider is moved with, or null; up to date while bodies are moved. */
    MovedBody moved;
    /** During delivery: the index of this body's last ENTER ahead, or −1. */
    int lastEnter = -1;

    /** Creates a body without listeners, for a collider in a plane. */
    public CollisionBody(Spatial spatial, ProjectionPlane plane) {
        this.spatial = spatial;
        this.plane = plane;
    }

    /** {@return a collider's spatial, even after it left the scene; null if no app state added it, and for null} */
    public static Spatial spatialOf(Collider collider) {
        return collider != null && collider.getOwner() instanceof CollisionBody body ? body.spatial : null;
    }

    /** The spatial of a collider that an app state added, for what outlasts the collider. */
    static WeakReference<Spatial> referenceOf(Collider collider) {
        CollisionBody body = (CollisionBody) collider.getOwner();
        if (body.reference == null) {
            body.reference = new WeakReference<>(body.spatial);
        }
        return body.reference;
    }

    /** {@return the spatial, even after it left the scene} */
    public Spatial getSpatial() {
        return spatial;
    }

    /** Copies the spatial's world rotation in this tick; null if the collider is not continuous. */
    public void setRotation(Quaternion worldRotation) {
        rotation = worldRotation == null ? null
                : rotation == null ? worldRotation.clone() : rotation.set(worldRotation);
    }

    /**
     * The spatial's world rotation in this tick, or the present one if the collider was not continuous at the scan; do
     * not change it.
     */
    Quaternion getRotation() {
        return rotation == null ? spatial.getWorldRotation() : rotation;
    }

    /**
     * Sets the listeners, those on the spatial first, then those on each ancestor; {@code spatials} has them. Removes
     * those without a handler from both lists. Returns false if none, now or before, has one or moves the body.
     */
    public boolean setListeners(List<CollisionListener> newListeners, List<Spatial> spatials) {
        boolean before = hasListeners();
        int mover = find(newListeners, CharacterMover.class);
        mover = mover < 0 ? find(newListeners, PushApart.class) : mover;
        movedWith = mover < 0 ? null : newListeners.get(mover);
        movedSpatial = mover < 0 ? null : spatials.get(mover);
        for (int i = newListeners.size() - 1; i >= 0; i--) {
            if (!Handlers.of(newListeners.get(i)).any) {
                newListeners.remove(i);
                spatials.remove(i);
            }
        }
        listeners = newListeners.toArray(NO_LISTENERS);
        listenerSpatials = spatials.toArray(NO_SPATIALS);
        return before || hasListeners();
    }

    private static int find(List<CollisionListener> all, Class<?> type) {
        int found = -1;
        for (int i = 0; i < all.size() && found < 0; i++) {
            found = type.isInstance(all.get(i)) ? i : -1;
        }
        return found;
    }

    private boolean hasListeners() {
        return listeners.length > 0 || movedWith != null;
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

    /** How often it has been teleported; −1 while it has no settings. */
    public int teleports() {
        return settings == null ? -1 : settings.getTeleportCount();
    }

    boolean isTeleportRequested() {
        return settings != null && settings.getTeleportCount() != teleportCount;
    }

    boolean hasListener(CollisionListener listener) {
        return Replacements.contains(Arrays.asList(listeners), listener);
    }

    @Override
    public String toString() {
        return spatial.getClass().getSimpleName() + " '" + spatial.getName() + "'";
    }
}

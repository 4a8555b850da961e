package org.jmesat.internal.diagnose;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.AbstractControl;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.CollisionListener;
import org.jmesat.internal.dispatch.Handlers;
import org.jmesat.internal.dispatch.StateListeners;
import org.jmesat.internal.dispatch.UserDataListeners;
import org.jmesat.internal.scan.SpatialName;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionLayers;

/** Describes the listeners that would now receive the events of a contact. */
final class ListenerText {
    private final Node root;
    private final UserDataListeners fromUserData;
    private final Named receiving = new Named();
    private final Named disabled = new Named();
    private boolean othersOnState;

    ListenerText(Node root, UserDataListeners fromUserData) {
        this.root = root;
        this.fromUserData = fromUserData;
    }

    /** Adds the Controls and listeners from user data on a collider's spatial and its ancestors. */
    void add(Spatial spatial) {
        for (Spatial each = spatial; each != null; each = each == root ? null : each.getParent()) {
            for (int i = 0; i < each.getNumControls(); i++) {
                if (each.getControl(i) instanceof CollisionListener listener) {
                    add(listener, " on " + SpatialName.of(each));
                }
            }
            for (CollisionListener listener : fromUserData.on(each)) {
                add(listener, " from the user data of " + SpatialName.of(each));
            }
        }
    }

    private void add(CollisionListener listener, String place) {
        if (!Handlers.isAnyIn(listener)) {
            return;
        }
        (isEnabled(listener) ? receiving : disabled).add(listener, place);
    }

    /** A Control of the game's own that throws gets no events. */
    private static boolean isEnabled(CollisionListener listener) {
        try {
            return !(listener instanceof AbstractControl switchable) || switchable.isEnabled();
        } catch (RuntimeException | Error e) {
            return false;
        }
    }

    /** Adds the listeners registered with the app state, which receive events even if they are disabled Controls. */
    void add(StateListeners listeners, Collider a, Collider b, CollisionLayers layers) {
        listeners.find(a, b, layers, (listener, roles) -> receiving.add(listener, " on the app state" + roles));
        othersOnState = !listeners.isEmpty();
    }

    /** Whether any listener receives the events. */
    boolean isReceived() {
        return !receiving.names.isEmpty();
    }

    /** A clause without its full stop. */
    String write() {
        if (isReceived()) {
            return "events go to " + receiving;
        }
        return "nobody listens: " + switch (disabled.names.size()) {
            case 0 -> "no CollisionListener at or above them or on the app state"
                    + (othersOnState ? " for their layers" : "");
            case 1 -> disabled + " is disabled";
            default -> disabled + " are disabled";
        };
    }

    /** Listeners, each once, with the place where it was found first. */
    private static final class Named {
        private final List<CollisionListener> listeners = new ArrayList<>();
        private final List<String> names = new ArrayList<>();

        private void add(CollisionListener listener, String place) {
            for (CollisionListener each : listeners) {
                if (each == listener) {
                    return;
                }
            }
            listeners.add(listener);
            String name = listener.getClass().getName();
            names.add(name.substring(name.lastIndexOf('.') + 1) + place);
        }

        @Override
        public String toString() {
            return String.join(", ", names);
        }
    }
}

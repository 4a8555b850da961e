package org.jmesat.app.model;

import java.util.List;
import org.jmesat.control.CollisionListener;

/** Who was registered with the app state when the events of a tick were frozen, and for what. */
record Listening(ReferenceModel model, List<Role> frozen, Layers layers) {
    /** Whether a listener is registered for anything as things are. */
    boolean isRegistered(CollisionListener listener) {
        return model.isRegistered(listener);
    }

    /** Whether a pair is of the layers, and no handler has removed what is registered for them. */
    boolean isHearing(Role role, Pair pair) {
        return role.concerns(pair, layers) && model.isRegistered(role);
    }

    /** As the first pair of layers says that fits, or else from A's side where it hears of everything. */
    boolean isFromA(CollisionListener listener, Pair pair, boolean own) {
        List<Role> roles = frozen.stream().filter(role -> role.listener() == listener && isHearing(role, pair)).toList();
        for (Role role : roles) {
            if (!role.isForAll()) {
                return role.fits(pair.a, pair.b, layers);
            }
        }
        return own || !roles.isEmpty();
    }
}

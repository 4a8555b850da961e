package org.jmesat.app.model;

import java.util.List;
import org.jmesat.control.CollisionListener;

/** The registrations with the app state when the events of a tick were frozen. */
record FrozenRegistrations(ReferenceModel model, List<Registration> frozen, Layers layers) {
    /** Whether a listener has any registration now. */
    boolean isRegistered(CollisionListener listener) {
        return model.isRegistered(listener);
    }

    /** Whether a registration matches a pair and no handler has removed it. */
    boolean isActive(Registration registration, Pair pair) {
        return registration.concerns(pair, layers) && model.isRegistered(registration);
    }

    /** Whether a listener gets the event from A's side: the first matching pair of layers decides. */
    boolean isFromA(CollisionListener listener, Pair pair, boolean own) {
        List<Registration> matching = frozen.stream()
                .filter(each -> each.listener() == listener && isActive(each, pair)).toList();
        for (Registration registration : matching) {
            if (!registration.isForAll()) {
                return registration.fits(pair.a, pair.b, layers);
            }
        }
        return own || !matching.isEmpty();
    }
}

package org.jmesat.app.model;

import org.jmesat.control.CollisionListener;

/** The registration of a listener with the app state: for a pair of layers or, if they are null, for all pairs. */
record Registration(CollisionListener listener, String self, String other) {
    boolean isSame(Registration that) {
        return listener == that.listener && String.valueOf(self).equals(String.valueOf(that.self))
                && String.valueOf(other).equals(String.valueOf(that.other));
    }

    boolean isForAll() {
        return self == null;
    }

    /** Whether one body is in the layer of self and another in the layer of other. */
    boolean fits(Body one, Body another, Layers layers) {
        return layers.has(one.settings.category(), self) && layers.has(another.settings.category(), other);
    }

    boolean concerns(Pair pair, Layers layers) {
        return isForAll() || fits(pair.a, pair.b, layers) || fits(pair.b, pair.a, layers);
    }
}

package org.jmesat.app.model;

import org.jmesat.control.CollisionScript;

/** A Control that hears. Its clones are ears of their own. */
final class Ear extends CollisionScript implements Hearing {
    private final Storm storm;

    Ear(Storm storm) {
        this.storm = storm;
    }

    @Override
    public Storm storm() {
        return storm;
    }

    @Override
    public String toString() {
        return "Control on " + getSpatial();
    }
}

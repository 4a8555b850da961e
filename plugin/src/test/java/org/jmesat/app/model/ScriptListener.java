package org.jmesat.app.model;

import org.jmesat.control.CollisionScript;

/** A checked listener that is a Control. A clone is another listener. */
final class ScriptListener extends CollisionScript implements CheckedListener {
    private final Storm storm;

    ScriptListener(Storm storm) {
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

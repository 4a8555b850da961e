package org.jmesat.scripts;

import org.jmesat.control.CollisionScript;

/** A script that is not public, with a property. */
class HiddenScript extends CollisionScript {
    public void setLevel(int level) {
        throw new AssertionError("called with " + level);
    }
}

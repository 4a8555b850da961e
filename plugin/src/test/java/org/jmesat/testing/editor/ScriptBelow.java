package org.jmesat.testing.editor;

import org.jmesat.control.CollisionScript;

/** A script in a package below that of {@link org.jmesat.testing.HeadlessRun}'s application. */
public class ScriptBelow extends CollisionScript {
    /** Creates the script, which does nothing. */
    public ScriptBelow() {
    }
}

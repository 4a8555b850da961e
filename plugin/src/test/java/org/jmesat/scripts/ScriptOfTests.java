package org.jmesat.scripts;

import org.jmesat.control.CollisionScript;

/** Stands for a ready-made script in tests of the search. */
public class ScriptOfTests extends CollisionScript {
    /** {@return a script of a class that is not public} */
    public static CollisionScript hidden() {
        return new HiddenScript();
    }
}

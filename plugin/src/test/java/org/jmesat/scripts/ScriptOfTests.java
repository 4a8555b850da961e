package org.jmesat.scripts;

import org.jmesat.control.CollisionScript;

/** Stands for a ready-made script in tests of the search. */
public class ScriptOfTests extends CollisionScript {
}

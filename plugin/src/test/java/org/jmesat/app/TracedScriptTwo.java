package org.jmesat.app;

/** The second script of the tests that load classes again. */
public class TracedScriptTwo extends TracedScript {
}

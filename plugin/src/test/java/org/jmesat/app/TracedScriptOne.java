package org.jmesat.app;

/** The first script of the tests that load classes again. */
public class TracedScriptOne extends TracedScript {
}

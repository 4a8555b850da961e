package org.jmesat.app;

/** A script that checks its calls, of which class loaders load versions of their own. */
public class LifeScriptAgain extends LifeScript {
}

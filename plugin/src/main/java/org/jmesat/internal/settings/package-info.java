/**
 * Settings as user data: what a spatial's user data says about collisions, in keys that begin with {@code jmesat.}. A
 * saved scene with such settings needs no class of this plugin, so an editor that does not know our classes keeps them.
 */
package org.jmesat.internal.settings;

/**
 * What kind of application runs us: a game, or an editor that shows a scene without playing it. {@code CaughtFailure}
 * keeps the exceptions of app states from an editor, which would answer them by removing all app states.
 */
package org.jmesat.internal.host;
